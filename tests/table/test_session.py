"""A game from the deal to the score sheet, and everything that may come between."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from sevens_desktop.bots.worker import Answer
from sevens_desktop.engine.contract import IllegalAction
from sevens_desktop.engine.the_sins.actions import TAKES
from sevens_desktop.engine.the_sins.cards import KINDS
from sevens_desktop.engine.the_sins.game import THE_SINS
from sevens_desktop.storage.disk import Disk
from sevens_desktop.storage.games import GameStore
from sevens_desktop.storage.saved import BOT, Player
from sevens_desktop.table.session import Session
from tests.table.conftest import Tables, bot, person, press_first, screen
from tests.waiting import PATIENCE


def play_to_the_end(session: Session, qtbot: QtBot) -> None:
    while session.state.to_act is not None:
        if session.curtain:
            session.lowerCurtain()
        elif session.prompt.active:
            press_first(session, "feed" if session.turn["number"] % 4 == 0 else "take")
        else:
            with qtbot.waitSignal(session.changed, timeout=PATIENCE):
                pass


def wait_for_turn(session: Session, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: session.prompt.active or session.over, timeout=PATIENCE)


def test_a_person_and_bots_play_to_the_score_sheet(tables: Tables, qtbot: QtBot) -> None:
    session = tables.deal(person("Sam"), bot("Otto"), bot("Mira"))
    with qtbot.waitSignal(session.finished, timeout=PATIENCE):
        play_to_the_end(session, qtbot)
    assert session.over
    abyss, *seats = session.outcome["columns"]
    assert abyss["seat"] == -1
    assert {column["seat"] for column in seats} == {0, 1, 2}
    assert not session.undo["enabled"] and not session.waiting
    assert session.log.entries[0].text.endswith(("win.", "wins."))


def test_people_share_the_screen_to_the_end_and_the_file_holds_the_game(tables: Tables, qtbot: QtBot) -> None:
    session = tables.deal(person("Sam"), person("Ann"), person("Lee"), penance=True)
    play_to_the_end(session, qtbot)
    game_id, position = session.gameId, session.state.position()
    tables.close(session)
    again = tables.resume(game_id)
    assert again.state.position() == position
    assert again.over


def test_the_log_names_a_single_person_you_and_several_by_name(tables: Tables) -> None:
    alone = tables.deal(person("Sam"), bot("Otto"), start=0)
    press_first(alone)
    assert any("You took" in entry.text for entry in alone.log.entries)
    assert alone.subtitle == "Otto and you"
    mixed = tables.deal(person("Sam"), person("Ann"), start=0, curtain="never")
    press_first(mixed)
    assert any("Sam took" in entry.text for entry in mixed.log.entries)
    assert mixed.subtitle == "Sam and Ann"


def test_an_illegal_action_changes_nothing(tables: Tables) -> None:
    session = tables.deal(person("Sam"), person("Ann"), start=0, curtain="never")
    before, shown = session.state.position(), screen(session)
    with pytest.raises(IllegalAction):
        session.apply(TAKES[KINDS.index("judgment")])
    assert session.state.position() == before
    assert screen(session) == shown


# -- leave and resume at any moment


@pytest.mark.parametrize("decisions", [0, 1, 5, 12])
def test_a_game_resumes_as_it_was(tables: Tables, decisions: int) -> None:
    session = tables.deal(person("Sam"), person("Ann"), start=0, curtain="never")
    for _ in range(decisions):
        press_first(session)
    before = screen(session)
    game_id = session.gameId
    tables.close(session)
    again = tables.resume(game_id)
    again.lowerCurtain()
    after = screen(again)
    assert after["log"] == before["log"]
    assert after["view"] == before["view"]
    assert after["head"] == before["head"]
    assert after["prompt"] == before["prompt"]


def test_a_game_resumes_while_a_bot_thinks(tables: Tables, qtbot: QtBot) -> None:
    session = tables.deal(person("Sam"), bot("Otto", "sharp"), bot("Mira", "sharp"), start=0)
    press_first(session)
    assert session.waiting["text"].endswith("is choosing")
    position, game_id = session.state.position(), session.gameId
    tables.close(session)
    again = tables.resume(game_id)
    assert again.state.position() == position
    assert again.waiting
    wait_for_turn(again, qtbot)
    assert again.turn["number"] == 4


def test_a_game_of_several_people_resumes_behind_the_curtain(tables: Tables) -> None:
    """Whatever the option says: nobody knows who sits there."""
    session = tables.deal(person("Sam"), person("Ann"), start=0, curtain="never")
    press_first(session)
    game_id = session.gameId
    tables.close(session)
    again = tables.resume(game_id)
    assert again.curtain["seat"] == 1
    assert again.cards.count == 0
    assert again.log.rowCount() == 0


def test_a_game_resumes_with_the_curtain_up(tables: Tables) -> None:
    session = tables.deal(person("Sam"), person("Ann"), start=0)
    assert session.curtain["name"] == "Sam"
    game_id = session.gameId
    tables.close(session)
    assert tables.resume(game_id).curtain["name"] == "Sam"


def test_a_game_resumes_with_stones_half_placed(tables: Tables) -> None:
    """SIN-24, SIN-Q13: the first seat has placed, the second has not."""
    session = tables.deal(person("Sam"), person("Ann"), start=0, curtain="never", manual_stones=True, seed="STONES")
    while not session.view["placing"]:
        press_first(session, "feed" if session.turn["number"] <= 2 else "take")
    first = session.state.to_act
    session.prompt.press("place")
    assert session.state.to_act not in (first, None)
    position, game_id = session.state.position(), session.gameId
    tables.close(session)
    again = tables.resume(game_id)
    assert again.state.position() == position
    again.lowerCurtain()
    again.prompt.press("place")
    assert again.over


def test_a_game_of_other_rules_plays_on_and_the_log_says_what_is_missing(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = tables.deal(person("Sam"), bot("Otto"), start=0)
    press_first(session)
    game_id = session.gameId
    tables.close(session)
    monkeypatch.setattr(THE_SINS, "rules_version", THE_SINS.rules_version + 1)
    again = tables.resume(game_id)
    assert again.log.entries[-1].text == "1 earlier decision under other rules cannot be shown."
    assert again.turn["number"] == 2


# -- bots


def test_an_answer_to_another_question_is_dropped(tables: Tables) -> None:
    session = tables.deal(person("Sam"), bot("Otto"), start=0)
    press_first(session)
    before = session.state.position()
    legal = str(session.state.legal_actions()[0])
    tables.bots.answered.emit(Answer(f"{session.gameId}/99", 1, legal))
    assert session.state.position() == before


def test_bots_keep_their_pace_until_they_are_skipped(tables: Tables, qtbot: QtBot) -> None:
    """Thinking is not cut short, but the pause behind it is."""
    tables.house.pace = 1_000_000
    session = tables.deal(person("Sam"), bot("Otto"), bot("Mira"), start=0)
    press_first(session)
    with qtbot.waitSignal(tables.bots.answered, timeout=PATIENCE):
        pass
    QCoreApplication.processEvents()
    assert session.turn["number"] == 2
    session.skip()
    assert session.skipping
    wait_for_turn(session, qtbot)
    assert session.turn["number"] == 4
    assert not session.skipping


def test_bots_may_play_among_themselves(tables: Tables, qtbot: QtBot) -> None:
    session = tables.deal(bot("Otto"), bot("Mira"))
    with qtbot.waitSignal(session.finished, timeout=PATIENCE):
        pass
    assert session.watching == -1
    assert session.outcome["title"]


def test_a_person_hands_the_seat_to_a_bot(tables: Tables, qtbot: QtBot) -> None:
    """SIN-Q16."""
    session = tables.deal(person("Sam"), person("Ann"), start=0, curtain="never")
    session.handOver(0, "easy")
    assert session.seats[0]["kind"] == "bot"
    assert session.marks == ["Seat handed to a bot"]
    assert session.subtitle == "Sam and you", "Ann is the only person now, and nobody is at the screen yet"
    qtbot.waitUntil(lambda: bool(session.curtain), timeout=PATIENCE)
    assert session.curtain["name"] == "Ann"
    session.lowerCurtain()
    assert session.watching == 1
    press_first(session)
    wait_for_turn(session, qtbot)
    assert session.watching == 1
    game_id = session.gameId
    tables.close(session)
    again = tables.resume(game_id)
    assert again.seats[0]["level"] == "easy"
    assert again.marks == ["Seat handed to a bot"]


def test_a_bot_of_a_level_that_is_not_known_here_plays_all_the_same(tables: Tables, qtbot: QtBot) -> None:
    session = tables.deal(person("Sam"), Player("Mira", BOT, "expert"), start=1)
    assert session.seats[1]["kindLabel"] == "Bot · expert"
    wait_for_turn(session, qtbot)
    assert session.state.to_act == 0


@pytest.mark.parametrize("seat", [-1, 1, 2])
def test_a_seat_without_a_person_is_not_handed_over(seat: int, tables: Tables) -> None:
    session = tables.deal(person("Sam"), bot("Mira"), start=0)
    session.handOver(seat, "sharp")
    assert session.marks == []
    game_id = session.gameId
    tables.close(session)
    again = tables.resume(game_id)
    assert [shown["level"] for shown in again.seats] == ["", "easy"]


def test_a_game_that_is_over_hands_no_seat_over(tables: Tables) -> None:
    session = tables.deal(person("Sam"), person("Ann"), start=0, curtain="never")
    while not session.over:
        press_first(session)
    session.handOver(0, "easy")
    assert session.marks == []
    assert session.seats[0]["kind"] == "person"


# -- hints


def test_a_hint_names_a_legal_move_and_two_facts(tables: Tables, qtbot: QtBot) -> None:
    session = tables.deal(person("Sam"), bot("Otto"), start=0)
    session.askHint()
    assert session.hint["busy"]
    qtbot.waitUntil(lambda: not session.hint["busy"], timeout=PATIENCE)
    assert len(session.hint["facts"]) == 2
    (element,) = session.hint["elements"]
    session.prompt.pick(element)
    session.prompt.press(session.hint["button"])
    assert session.state.to_act == 1
    assert "title" not in session.hint


def test_no_hint_where_hints_are_off_or_it_is_not_your_turn(tables: Tables) -> None:
    off = tables.deal(person("Sam"), bot("Otto"), start=0, hints=False)
    assert (off.hint["enabled"], off.hint["why"]) == (False, "Hints are off in this game.")
    off.askHint()
    assert not off.hint["busy"]
    waiting = tables.deal(person("Sam"), bot("Otto"), start=1)
    assert waiting.hint["why"] == "Hints are for your own turn."


# -- saving


class FullDisk(Disk):
    """A disk that is full until it is given room."""

    full = False

    def append(self, path: Path, length: int, data: bytes) -> None:
        if self.full:
            raise OSError(28, "No space left on device")
        super().append(path, length, data)


def test_a_full_disk_does_not_stop_the_game(tables: Tables, qtbot: QtBot) -> None:
    disk = FullDisk()
    tables.store = GameStore(tables.places, disk)
    session = tables.deal(person("Sam"), person("Ann"), start=0, curtain="never")
    session.file.flush()
    disk.full = True
    with qtbot.waitSignal(session.toast, timeout=PATIENCE) as told:
        press_first(session)
    assert told.args == ["Could not save. The game goes on; free some space and save again."]
    press_first(session)
    disk.full = False
    session.save()
    game_id, position = session.gameId, session.state.position()
    tables.close(session)
    assert tables.resume(game_id).state.position() == position


# -- what a screen reader hears


def test_turns_and_events_are_announced(tables: Tables, qtbot: QtBot) -> None:
    session = tables.deal(person("Sam"), bot("Otto"), begin=False)
    heard: list[tuple[str, bool]] = []
    session.announced.connect(lambda text, assertive: heard.append((text, assertive)))
    session.start()
    wait_for_turn(session, qtbot)
    press_first(session)
    wait_for_turn(session, qtbot)
    assert any(text.startswith("Your turn.") and assertive for text, assertive in heard)
    assert any(text.startswith("Otto ") and not assertive for text, assertive in heard)
    assert not any("<b>" in text for text, _ in heard)
