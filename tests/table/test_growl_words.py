"""Every code of Growl becomes a sentence."""

from __future__ import annotations

import pytest

from sevens_desktop.engine.contract import Event, Option, Reason
from sevens_desktop.engine.growl.cards import CARD_NAMES, KIND_NAMES, SINS_AND_VIRTUES, is_judged
from sevens_desktop.engine.growl.game import GROWL
from sevens_desktop.engine.growl.ledger import CAUSES, ENDINGS, FIELDS
from sevens_desktop.table.players import Voice
from sevens_desktop.table.words import growl as words
from sevens_desktop.table.words import growl_names as names
from sevens_desktop.table.words import growl_positions
from tests.table.codes import codes

FACTS: dict[str, object] = {
    "seat": 1,
    "to": 0,
    "card": "bite",
    "cards": ["bite", "gold"],
    "hand": [1, 0, 0, 2, 1],
    "counts": [3, -1, 2],
    "seats": [0, 2],
    "count": 2,
    "number": 2,
    "shown": True,
    "wolf": True,
    "side": "left",
    "cause": "wounds",
    "team": "wolves",
    "found": 1,
    "expected": 2,
    "length": 1,
}
CARDS = {
    "judged": "greed",
    "placed": "greed",
    "night": "caged",
    "chose": "caged",
    "played": "cold-bite",
    "drew": "cold-bite",
}
AT_THE_DEAL = {"dealt", "sniffed"}
VOICES = (Voice(("Sam", "Ann", "Lee")), Voice(("Sam", "Ann", "Lee"), 1), Voice(("Sam", "Ann", "Lee"), 0))


def is_sentence(text: str) -> bool:
    return text != "" and "{" not in text and text.strip() == text


@pytest.mark.parametrize("kind", sorted({*FIELDS, "answered"} - AT_THE_DEAL))
def test_every_event_has_a_sentence(kind: str) -> None:
    facts = {**FACTS, "card": CARDS.get(kind, "bite")}
    told = [words.event(Event(kind, facts), voice) for voice in VOICES]
    assert all(map(is_sentence, told))


@pytest.mark.parametrize("kind", ["looked", "showed", "pledged", "sent", "put", "got", "drew", "took"])
def test_a_secret_is_told_without_it_where_it_is_not_known(kind: str) -> None:
    facts = {key: value for key, value in FACTS.items() if key not in ("card", "hand")}
    told = words.event(Event(kind, facts), VOICES[0])
    assert "Bite" not in told and "{" not in told


@pytest.mark.parametrize("cause", CAUSES)
@pytest.mark.parametrize("seats", [[1], [1, 2]])
def test_every_death_has_a_sentence(cause: str, seats: list[int]) -> None:
    for voice in VOICES:
        assert is_sentence(words.event(Event("died", {"cause": cause, "seats": seats}), voice))


@pytest.mark.parametrize("team", ENDINGS)
def test_every_end_has_words(team: str) -> None:
    assert is_sentence(words.event(Event("ended", {"team": team}), VOICES[0]))


@pytest.mark.parametrize("code", sorted(codes("growl", "Refusal")))
def test_every_refusal_has_a_title_and_a_reason(code: str) -> None:
    title, text = words.refusal(Reason(code, "GRO-D-1", {"card": "greed"}))
    assert is_sentence(title) and is_sentence(text) and text.endswith(".")


@pytest.mark.parametrize("code", ["humans_win", "wolves_win", "undead_win", "nobody_wins"])
def test_every_reason_of_an_outcome_has_words(code: str) -> None:
    assert is_sentence(words.reason(Reason(code), "Ann"))


@pytest.mark.parametrize("code", sorted(codes("growl", "problem") - {"other_game", "bad_field", "bad_length"}))
def test_every_problem_of_a_position_has_words(code: str) -> None:
    assert is_sentence(growl_positions.problem(Reason(code, "", FACTS)))


@pytest.mark.parametrize("option", GROWL.options, ids=lambda option: option.key)
def test_every_option_has_words(option: Option) -> None:
    assert all(map(is_sentence, words.option(option.key)))
    if option.values not in ((False, True), ("random",)):
        assert all(is_sentence(words.option_value(option.key, value)) for value in option.values)


@pytest.mark.parametrize("slug", CARD_NAMES.values())
def test_every_card_has_a_name_and_says_what_it_does(slug: str) -> None:
    assert is_sentence(names.card(slug))
    assert slug in KIND_NAMES or is_sentence(names.tell(slug) or names.white(slug))


def test_every_sin_and_virtue_has_white_text() -> None:
    """GRO-SR-6."""
    assert all(is_sentence(names.white(CARD_NAMES[code])) and is_judged(code) for code in SINS_AND_VIRTUES)
