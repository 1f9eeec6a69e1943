"""Every code becomes a sentence."""

from __future__ import annotations

import subprocess
import sys

import pytest

from sevens_desktop.engine.catalog import GAMES
from sevens_desktop.engine.contract import Event, OptionError, PickOption, PositionError, Reason, SeatOption
from sevens_desktop.engine.the_sins.game import THE_SINS
from sevens_desktop.storage.errors import CODES
from sevens_desktop.storage.saved import MARKS
from sevens_desktop.storage.settings_table import SETTINGS, Choice
from sevens_desktop.table.players import Voice
from sevens_desktop.table.words import common, kept, session, settings, setup, the_sins
from sevens_desktop.table.words.games import WORDS
from sevens_desktop.table.words.problems import problem, trouble_of
from tests.table.codes import codes, shared_codes

ROOM = "the_sins"
FACTS: dict[str, object] = {
    "seat": 1,
    "sin": "envy",
    "sins": ["envy", "lust"],
    "count": 2,
    "stone": True,
    "kind": "judgment",
    "judgments": 1,
    "part": "1",
    "points": 9,
    "high": True,
    "winners": [1],
    "stones": 2,
    "card": "envy",
    "found": 3,
    "expected": 4,
    "to_act": None,
    "key": "sins",
    "value": "x",
    "length": 1,
    "least": 2,
    "most": 5,
    "seats": 9,
    "game": "chess",
}
VOICES = (Voice(("Sam", "Ann")), Voice(("Sam", "Ann"), 1))


def is_sentence(text: str) -> bool:
    return text[:1] != "" and "{" not in text and text.strip() == text


@pytest.mark.parametrize("kind", sorted(codes(ROOM, "Event")))
def test_every_event_has_sentences(kind: str) -> None:
    """One for the others, one for you, one that only counts."""
    told = [the_sins.event(Event(kind, FACTS), voice) for voice in VOICES]
    assert all(map(is_sentence, told))
    if "seat" in FACTS and kind in ("took", "fed", "placed_stones"):
        assert told[0].startswith("Ann") and told[1].startswith("You")


@pytest.mark.parametrize("kind", ["took", "fed"])
def test_counting_sentences_do_not_name_the_sin(kind: str) -> None:
    told = the_sins.event(Event(kind, FACTS), VOICES[0], counts_only=True)
    assert "Envy" not in told
    assert "2" in told


@pytest.mark.parametrize("code", sorted(codes(ROOM, "Refusal")))
def test_every_refusal_has_a_title_and_a_reason(code: str) -> None:
    title, text = the_sins.refusal(Reason(code, "SIN-15", FACTS))
    assert is_sentence(title) and is_sentence(text) and text.endswith(".")


@pytest.mark.parametrize("code", ["points", "most_cards", "most_types", "shared_win"])
def test_every_reason_of_an_outcome_has_words(code: str) -> None:
    assert code == "points" or is_sentence(the_sins.reason(Reason(code), "Ann"))


@pytest.mark.parametrize("code", sorted(codes(ROOM, "problem") | shared_codes("Reason", "problem")))
def test_every_problem_of_a_position_or_an_option_has_a_sentence(code: str) -> None:
    assert is_sentence(problem("the-sins", Reason(code, facts=FACTS)))


def test_problems_that_the_engine_really_finds_become_sentences() -> None:
    broken = THE_SINS.deal(3, "WORDS").position() | {"row": [], "stones": [9, 9, 9], "turn": 5}
    with pytest.raises(PositionError) as position:
        THE_SINS.load(broken)
    with pytest.raises(OptionError) as options:
        THE_SINS.deal(9, "WORDS", {"nonsense": 1, "penance": 3})
    found = [*position.value.problems, *options.value.problems]
    assert len(found) > 5
    assert all(is_sentence(problem("the-sins", wrong)) for wrong in found)


def test_a_game_without_words_still_says_what_is_wrong() -> None:
    assert "row_too_long" in problem("chess", Reason("row_too_long"))


@pytest.mark.parametrize("code", CODES)
def test_every_trouble_with_files_has_a_sentence(code: str) -> None:
    assert is_sentence(trouble_of(code, {"path": "x", "why": "no room", "version": "9"}))


@pytest.mark.parametrize("slug", sorted(WORDS))
def test_every_option_and_value_has_words(slug: str) -> None:
    game = GAMES[slug]
    for option in game.options:
        label, description = WORDS[slug].option(option.key)
        assert is_sentence(label) and is_sentence(description)
        if not isinstance(option, SeatOption) and option.values != (False, True):
            assert all(is_sentence(WORDS[slug].option_value(option.key, value)) for value in option.values)
        if isinstance(option, PickOption):
            assert all(WORDS[slug].face(option.key, value) for value in option.values)
            for seats in game.seat_counts:
                assert is_sentence(WORDS[slug].picks_note(seats, [str(option.values[0])]))
                assert is_sentence(WORDS[slug].pick_random(option.count(seats)))
    for seats in game.seat_counts:
        assert is_sentence(WORDS[slug].size(seats))


def test_every_title_has_a_tile() -> None:
    assert all(is_sentence(words.title()) and is_sentence(words.summary()) for words in WORDS.values())


def test_every_mark_setting_and_undo_code_has_words() -> None:
    assert all(is_sentence(session.mark(mark)) for mark in MARKS)
    assert all(
        is_sentence(session.no_undo(c)) for c in ("not_yours", "nothing_decided", "other_decided", "revealed", "over")
    )
    assert all(is_sentence(session.no_hint(code)) for code in ("off", "not_yours"))
    for setting in SETTINGS.values():
        if setting.label:
            assert is_sentence(settings.label(setting.key)[0])
            values = setting.values if isinstance(setting, Choice) else ()
            assert all(is_sentence(settings.value(setting.key, value)) for value in values)
    assert all(is_sentence(setup.add_seat(nth)) for nth in range(2, 11))
    assert all(is_sentence(kept.filter_label(key)) for key in ("name", "slug", "seats", "level"))


def test_names_are_safe_in_styled_sentences() -> None:
    voice = Voice(("<b>Sam</b>", "A & B"))
    told = the_sins.event(Event("took", FACTS), voice)
    assert told.startswith("A &amp; B took")
    assert common.plain(told).startswith("A & B took 2 Envy")


def test_words_need_no_application_object() -> None:
    """The command line speaks without one."""
    program = (
        "from sevens_desktop.table.words.problems import trouble_of\n"
        "from PySide6.QtCore import QCoreApplication\n"
        "assert QCoreApplication.instance() is None\n"
        "print(trouble_of('missing', {}))"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert said.strip() == "The file is not there any more."


def test_points_below_nothing_have_a_minus_sign_and_the_right_plural() -> None:
    minus = "\N{MINUS SIGN}"
    expected = [f"{minus}6 points", f"{minus}1 point", "0 points", "1 point"]
    assert [common.COUNTS.points(points) for points in (-6, -1, 0, 1)] == expected


def test_a_finished_game_tells_points_where_they_decide() -> None:
    lines = {slug: kept.finished_line("Ann", WORDS[slug].score(14)) for slug in ("the-sins", "seven-and-seven")}
    assert lines == {"the-sins": "Ann won with 14 points", "seven-and-seven": "Ann won"}
