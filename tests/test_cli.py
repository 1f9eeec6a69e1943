"""The command line: what it prints, and one sentence for whatever is typed wrong."""

from __future__ import annotations

import json
import subprocess
import sys
from io import StringIO
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from sevens_desktop.bots.worker import SearchProcess
from sevens_desktop.cli import main
from sevens_desktop.cli.healthcheck import check_game
from sevens_desktop.cli.play import SCREENS
from sevens_desktop.cli.progress import progress
from sevens_desktop.engine.catalog import GAMES
from sevens_desktop.engine.record import Record
from sevens_desktop.storage.games import GameStore
from sevens_desktop.storage.places import Places
from sevens_desktop.storage.saved import Player, Setup

SINS = GAMES["the-sins"]
PROGRAM = [sys.executable, "-m", "sevens_desktop"]


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return captured.out


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The sentence on the error output of a command that leaves with status 2."""
    try:
        status: object = main(arguments)
    except SystemExit as leaving:
        status = leaving.code
    captured = capsys.readouterr()
    assert status == 2
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    return captured.err


def saved_game(home: Path, decisions: int | None = None) -> Path:
    """A game that is written as the table does, so many decisions long."""
    record = Record.start(SINS, 2, "CLI")
    state = SINS.load(record.opening)
    players = (Player("Ada"), Player("Ben"))
    file = GameStore(Places.under(home)).create(Setup(record, players), on_error=print)
    rng = Random(3)
    while (seat := state.to_act) is not None and file.ply != decisions:
        action = rng.choice(state.legal_actions())
        state.apply(action)
        file.append(seat, action, state)
    file.close()
    return file.path


# -- position and judge


def test_position_is_the_opening_of_the_deal(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "position", "the-sins", "--seats", "3", "--seed", "k7m4", "--option", "penance=true")
    assert json.loads(text) == SINS.deal(3, "K7M4", {"penance": True}).position()


def test_options_are_read_as_their_values(capsys: pytest.CaptureFixture[str]) -> None:
    given = ("sins=envy,lust,pride,greed", "start=1", "abyss_seven=high", "manual_stones=true")
    pairs = [part for pair in given for part in ("--option", pair)]
    options = json.loads(printed(capsys, "position", "the-sins", *pairs))["options"]
    assert options["sins"] == ["envy", "lust", "pride", "greed"]
    assert (options["start"], options["abyss_seven"], options["manual_stones"]) == (1, "high", True)


def test_judge_names_the_legal_actions(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    state = SINS.deal(2, "JUDGE")
    file = tmp_path / "position.json"
    file.write_text(json.dumps(state.position()))
    judgment = json.loads(printed(capsys, "judge", str(file)))
    assert judgment == {"to_act": state.to_act, "legal_actions": [str(action) for action in state.legal_actions()]}


def test_judge_gives_the_outcome_with_the_score_sheet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    state = SINS.deal(2, "JUDGE")
    rng = Random(1)
    while state.to_act is not None:
        state.advance(rng.choice(state.legal_actions()))
    outcome = state.outcome()
    assert outcome is not None
    file = tmp_path / "position.json"
    file.write_text(json.dumps(state.position()))
    judged = json.loads(printed(capsys, "judge", str(file)))["outcome"]
    assert judged["winners"] == list(outcome.winners)
    assert judged["scores"] == list(outcome.scores)
    assert judged["reason"]["rule"] == outcome.reason.rule
    assert len(judged["sheet"]["seats"]) == 2


def test_position_and_judge_work_in_a_pipe() -> None:
    opening = subprocess.run([*PROGRAM, "position", "the-sins"], capture_output=True, check=True)
    judged = subprocess.run([*PROGRAM, "judge", "-"], input=opening.stdout, capture_output=True, check=True)
    assert json.loads(judged.stdout)["legal_actions"]


# -- simulate and arena


def test_simulate_reports_every_seat(capsys: pytest.CaptureFixture[str]) -> None:
    command = ("simulate", "the-sins", "--seats", "3", "--bots", "greedy,random", "--games", "6", "--seed", "9")
    report = json.loads(printed(capsys, *command, "--json"))
    assert [bot["bot"] for bot in report["bots"]] == ["greedy", "random", "random"]
    assert [bot["games"] for bot in report["bots"]] == [6, 6, 6]
    assert sum(bot["win_share"] for bot in report["bots"]) == pytest.approx(1.0)
    table = printed(capsys, *command).splitlines()
    assert [line.split()[0] for line in table] == ["bot", "greedy", "random", "random"]


def test_simulate_repeats_with_its_seed(capsys: pytest.CaptureFixture[str]) -> None:
    def shares(seed: str, jobs: str) -> list[float]:
        command = ("simulate", "the-sins", "--bots", "easy,random", "--games", "8", "--seed", seed, "--jobs", jobs)
        return [bot["mean_score"] for bot in json.loads(printed(capsys, *command, "--json"))["bots"]]

    assert shares("A", "1") == shares("A", "2") != shares("B", "1")


def test_arena_stops_when_the_answer_is_clear(capsys: pytest.CaptureFixture[str]) -> None:
    command = ("arena", "the-sins", "--bots", "greedy,random", "--games", "60")
    report = json.loads(printed(capsys, *command, "--json"))
    assert report["better"] is True
    assert report["bots"][0]["games"] < 60
    assert report["bots"][0]["games"] % 2 == 0
    assert "greedy wins more than its fair share of 50%." in printed(capsys, *command)
    full = json.loads(printed(capsys, *command, "--json", "--full"))
    assert full["bots"][0]["games"] == 60


def test_arena_follows_its_bots_around_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    """A bot that always wins does so from every seat."""
    command = ("arena", "the-sins", "--seats", "4", "--bots", "greedy,random", "--games", "40", "--full", "--json")
    shares = [bot["win_share"] for bot in json.loads(printed(capsys, *command))["bots"]]
    assert shares[0] > 2 * max(shares[1:])


def test_the_fair_share_of_a_team_game_is_what_all_win_on_average(capsys: pytest.CaptureFixture[str]) -> None:
    """Growl: every member of the team that wins has won."""
    command = ("arena", "growl", "--seats", "4", "--bots", "random", "--games", "24", "--full", "--json")
    report = json.loads(printed(capsys, *command))
    shares = [bot["win_share"] for bot in report["bots"]]
    assert report["fair_share"] == pytest.approx(sum(shares) / 4)
    assert report["fair_share"] > 1 / 3


# -- replay


def test_replay_lists_the_decisions_and_where_the_game_stands(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = printed(capsys, "replay", str(saved_game(tmp_path, decisions=4))).splitlines()
    assert [line.split()[0] for line in lines[:4]] == ["1", "2", "3", "4"]
    assert all("Ada: " in line or "Ben: " in line for line in lines[:4])
    assert json.loads("".join(lines[4:]))["legal_actions"]


def test_replay_of_a_finished_game_ends_in_its_outcome(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "replay", str(saved_game(tmp_path)))
    assert "winners" in json.loads(text[text.index("\n{") :])["outcome"]


# -- play


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Path | None, bool, Path | None]]:
    """What the table was opened with; it closes at once with status 3."""
    calls: list[tuple[Path | None, bool, Path | None]] = []

    def run(file: Path | None, *, demo: bool, screenshots: Path | None) -> int:
        calls.append((file, demo, screenshots))
        return 3

    application = ModuleType("sevens_desktop.ui.application")
    monkeypatch.setattr(application, "run", run, raising=False)
    monkeypatch.setitem(sys.modules, application.__name__, application)
    return calls


def test_no_command_opens_the_table(opened: list[object]) -> None:
    assert main([]) == 3
    assert opened == [(None, False, None)]


def test_play_takes_a_game_a_demonstration_and_a_folder(opened: list[object], tmp_path: Path) -> None:
    file = saved_game(tmp_path, decisions=1)
    pictures = tmp_path / "all" / "pictures"
    assert main(["play", str(file), "--demo", "--screenshots", str(pictures)]) == 3
    assert opened == [(file, True, pictures)]
    assert pictures.is_dir()


# -- bad input


def test_play_says_that_there_is_no_screen(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for name in SCREENS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert "QT_QPA_PLATFORM=offscreen" in refused(capsys, "play")


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("simulate", "poker"), "poker"),
        (("dance",), "Argument COMMAND: invalid choice: 'dance'"),
        (("simulate", "the-sins", "--games", "0"), "whole number"),
        (("simulate", "the-sins", "--games", "9" * 5000), "whole number"),
        (("simulate", "the-sins", "--jobs", "-1"), "whole number"),
        (("simulate", "the-sins", "--seats", "6"), "6"),
        (("simulate", "the-sins", "--bots", "hal"), "hal"),
        (("simulate", "the-sins", "--bots", ""), "random, greedy"),
        (("simulate", "the-sins", "--bots", "easy,easy,easy"), "3 bots"),
        (("simulate", "the-sins", "--seed", "X" * 23), "X" * 23),
        (("position", "the-sins", "--seed", "été"), "été"),
        (("position", "the-sins", "--option", "penance"), "penance=value"),
        (("position", "the-sins", "--option", "magic=1"), "magic"),
        (("position", "the-sins", "--option", "penance=perhaps"), "false, true"),
        (("position", "the-sins", "--option", "sins=pride"), "4 of pride"),
        (("position", "the-sins", "--option", "start=2"), "0 to 1"),
        (("judge", "/nowhere/position.json"), "/nowhere/position.json"),
        (("judge", "/"), "/"),
        (("replay", "/nowhere/game.sevens"), "/nowhere/game.sevens"),
        (("play", "/nowhere/game.sevens"), "/nowhere/game.sevens"),
        (("play", "x" * 5000), "There is no file"),
        (("play", "--demo", "--screenshots", "/dev/null/pictures"), "/dev/null/pictures"),
    ],
)
def test_bad_input_is_named(arguments: tuple[str, ...], named: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert named in refused(capsys, *arguments)


@pytest.mark.parametrize(
    ("content", "named"),
    [
        (b"", "not JSON"),
        (b"\xff\xfe\x00", "not JSON"),
        (b"[" * 100_000, "not JSON"),
        (b"[1]", "no JSON object"),
        (b"{}", "the-sins"),
        (b'{"game": ["the-sins"]}', "the-sins"),
        (b'{"game": "the-sins", "seats": 2}', "options"),
    ],
    ids=["empty", "binary", "deep", "list", "no-game", "odd-game", "torn"],
)
def test_bad_positions_are_named(
    content: bytes, named: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "position.json"
    file.write_bytes(content)
    assert named in refused(capsys, "judge", str(file))


def test_a_position_that_loses_a_card_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """SIN-P8."""
    position = SINS.deal(2, "LOST").position()
    pile = position["pile"]
    assert isinstance(pile, list)
    lost = pile.pop()
    file = tmp_path / "position.json"
    file.write_text(json.dumps(position))
    assert lost.split(".")[0] in refused(capsys, "judge", str(file)).lower()


def test_what_is_no_game_is_called_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Nadia", encoding="utf-8")
    assert refused(capsys, "replay", str(file)) == f"{file}: This file is not a game of Sevens.\n"


def test_a_damaged_game_is_named_and_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = saved_game(tmp_path, decisions=3)
    torn = file.read_bytes().replace(b"Ada", b"Eve")
    file.write_bytes(torn)
    assert str(file) in refused(capsys, "replay", str(file))
    assert file.read_bytes() == torn


def test_a_closed_pipe_ends_quietly() -> None:
    command = f"{sys.executable} -m sevens_desktop position the-sins | true; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, check=True)
    assert done.stderr == b""


def test_an_output_that_takes_nothing_is_told_in_one_sentence(tmp_path: Path) -> None:
    """As a full disk does: what is opened for reading cannot be written to."""
    closed = tmp_path / "closed"
    closed.touch()
    with closed.open("rb") as output:
        done = subprocess.run([*PROGRAM, "position", "the-sins"], stdout=output, stderr=subprocess.PIPE, check=False)
    assert done.returncode == 1
    assert done.stderr.splitlines() == [b"This cannot go on: Bad file descriptor."]


# -- progress, health, Qt


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def test_closed_streams_are_no_trouble(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """As in a program without a console."""
    monkeypatch.setattr(sys, "stdin", None)
    assert "is not JSON" in refused(capsys, "judge", "-")
    sys.stdin.close()
    monkeypatch.setattr(sys, "stdout", None)
    assert main(["position", "the-sins"]) == 0
    sys.stdout.close()


def test_progress_is_drawn_on_a_terminal_only() -> None:
    pipe, terminal = StringIO(), Terminal()
    assert list(progress("abc", 3, pipe)) == list(progress("abc", 3, terminal)) == ["a", "b", "c"]
    assert pipe.getvalue() == ""
    assert "3/3" in terminal.getvalue()
    assert terminal.getvalue().endswith("\r\x1b[K")


def test_the_healthcheck_plays_keeps_and_reads_a_game(tmp_path: Path) -> None:
    search = SearchProcess()
    try:
        check_game("the-sins", GameStore(Places.under(tmp_path)), search)
    finally:
        search.close()
    assert len(list((tmp_path / "data" / "games").iterdir())) == 1


WITHOUT_QT = """
import sys
sys.modules["PySide6"] = None
from sevens_desktop.cli import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize("command", ["simulate the-sins --games 2", "arena the-sins --games 2", "position the-sins"])
def test_commands_away_from_the_table_need_no_qt(command: str) -> None:
    subprocess.run([sys.executable, "-c", WITHOUT_QT, *command.split()], capture_output=True, check=True)
