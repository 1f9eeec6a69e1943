"""Every code of 7 & 7 becomes a sentence, and what a card will do is told as it will be."""

from __future__ import annotations

import pytest

from sevens_desktop.engine.contract import Event, Reason
from sevens_desktop.engine.seven_and_seven.cards import FACE_NAMES, KINDS
from sevens_desktop.table.players import Voice
from sevens_desktop.table.words import seven_and_seven as words
from sevens_desktop.table.words.problems import problem
from sevens_desktop.table.words.seven_and_seven_acts import following
from sevens_desktop.table.words.seven_and_seven_cards import ability, face, few, kind, progress
from tests.table.codes import codes

ROOM = "seven_and_seven"
FACTS: dict[str, object] = {
    "seat": 1,
    "by": 0,
    "owner": 0,
    "card": "greed#1",
    "becomes": "charity#1",
    "against": "greed#2",
    "face": "envy",
    "copied": "greed",
    "targets": [{"seat": 0, "card": "sloth#1"}],
    "arrives": None,
    "source": "hand",
    "count": 2,
    "ends_turn": False,
    "stage": "block",
    "winners": [1],
    "turn": 3,
    "choice": "play greed",
}
REFUSED: dict[str, object] = {"seat": 1, "card": "greed", "ability": "wild-virtue", "held": 9, "most": 7}
WRONG: dict[str, object] = {"card": "greed/charity", "found": 6, "expected": 7, "seat": 1, "key": "stack"}
VOICES = (Voice(("Sam", "Ann")), Voice(("Sam", "Ann"), 1))


def is_sentence(text: str) -> bool:
    return bool(text) and "{" not in text and text.strip() == text


@pytest.mark.parametrize("happened", sorted(codes(ROOM, "Event") - {"turn_began", "passed", "blocked", "entered"}))
def test_every_event_has_a_sentence(happened: str) -> None:
    facts = FACTS | {"card": "greed/charity"} if happened == "kept" else FACTS
    for voice in VOICES:
        told = words.event(Event(happened, facts), voice)
        assert is_sentence(told) and told.endswith(".") and not told.endswith(": .")


@pytest.mark.parametrize("code", sorted(codes(ROOM, "Refusal")))
def test_every_refusal_has_a_title_and_a_reason(code: str) -> None:
    title, text = words.refusal(Reason(code, "77-22", REFUSED))
    assert is_sentence(title) and is_sentence(text) and text.endswith(".")


@pytest.mark.parametrize("code", sorted(codes(ROOM, "Reason") | {"seven_sins", "seven_virtues", "both_sets"}))
def test_every_reason_of_an_outcome_has_words(code: str) -> None:
    assert is_sentence(words.reason(Reason(code), "Ann"))


@pytest.mark.parametrize("code", sorted(codes(ROOM, "problem") - {"bad_field", "bad_length", "other_game"}))
def test_every_problem_of_a_position_has_a_sentence(code: str) -> None:
    assert is_sentence(problem("seven-and-seven", Reason(code, facts=WRONG)))


def test_every_card_has_a_name_and_says_what_it_does() -> None:
    assert len({face(name) for name in FACE_NAMES.values()}) == len(FACE_NAMES)
    assert len({kind(name) for name in KINDS}) == len(KINDS)
    assert all(is_sentence(ability(name)) for name in FACE_NAMES.values())


def test_counts_are_words() -> None:
    assert [few(count) for count in range(8)] == ["none", "one", "two", "three", "four", "five", "six", "seven"]
    assert progress(6, virtue=False) == "six of seven sins"
    assert progress(7, virtue=True) == "all seven virtues"


def test_a_card_that_diligence_fetches_is_told() -> None:
    """77-Q22: with the side that it lies with."""
    fetched = Event("fetched", {"seat": 1, "card": "greed#3", "becomes": "charity#3"})
    assert following(fetched, VOICES[0]) == "fetched <b>Charity</b> from the discard pile"
