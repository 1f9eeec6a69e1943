"""Every code of 7 Wonders Architects becomes a sentence."""

from __future__ import annotations

import pytest

from sevens_desktop.engine.architects.cards import CARDS, PILES, WONDERS
from sevens_desktop.engine.architects.game import ARCHITECTS
from sevens_desktop.engine.architects.tokens import TOKENS
from sevens_desktop.engine.architects.wonders import COSTS, EFFECTS, PIECES
from sevens_desktop.engine.contract import Event, PickOption, PositionError, Reason, SeatOption
from sevens_desktop.files import resource
from sevens_desktop.table.players import Voice
from sevens_desktop.table.presenters.architects import places
from sevens_desktop.table.presenters.architects.own import SOURCE_EMBLEMS
from sevens_desktop.table.rules_pages import read_page
from sevens_desktop.table.words import architects as words
from sevens_desktop.table.words import architects_names as names
from sevens_desktop.table.words.architects_events import ended_turn
from sevens_desktop.table.words.architects_positions import problem
from tests.table.codes import codes

ROOM = "architects"
FACTS: dict[str, object] = {
    "seat": 1,
    "card": "wood",
    "pile": "rhodes",
    "side": "left",
    "cause": "turn",
    "left": 4,
    "top": "gold",
    "from": 0,
    "turned": 1,
    "lost": 1,
    "at_war": 2,
    "tokens": 3,
    "shields": [1, 2],
    "seats": [0, 1],
    "winner": 1,
    "discarded": [{"red-1": 1}, {}],
    "victories": [0, 1],
    "wonder": "giza",
    "piece": "c",
    "paid": ["wood", "gold"],
    "points": 6,
    "effect": None,
    "complete": False,
    "count": 4,
    "cards": ["gear", "gear"],
    "token": "tactics",
    "source": "row",
    "refill": None,
    "turn": 3,
    "winners": [1],
    "reason": "most_points",
}
REFUSED: dict[str, object] = {
    "pile": "rhodes",
    "wonder": "giza",
    "piece": "c",
    "rests_on": ["a", "b"],
    "card": "wood",
    "cards": 3,
    "identical": True,
    "pieces": ["b", "c"],
    "token": "tactics",
    "cat": None,
}
WRONG: dict[str, object] = {
    "card": "wood",
    "found": 3,
    "expected": 4,
    "pile": "rhodes",
    "token": "tactics",
    "seat": 1,
    "turn": 3,
    "cat": None,
    "phase": "take",
    "to_act": None,
}
SHARED = {"other_game", "bad_field", "repeated"}
"""Problems that ``words/problems.py`` tells for every game."""

NAMED = Voice(("Sam", "Ann"))
ADDRESSED = Voice(("Sam", "Ann"), 1)
OF_A_SEAT = {"peeked", "took", "cat_moved", "looked", "built", "claimed", "gained", "passed", "game_over"}


def is_sentence(text: str) -> bool:
    return text[:1] != "" and "{" not in text and text.strip() == text


@pytest.mark.parametrize("kind", sorted(codes(ROOM, "Event")))
def test_every_event_has_sentences(kind: str) -> None:
    """One that names the seat, one that addresses it. The next turn is told by what happens in it."""
    named, addressed = (words.event(Event(kind, FACTS), voice) for voice in (NAMED, ADDRESSED))
    if kind == "turn":
        assert named == addressed == ""
        return
    assert is_sentence(named) and is_sentence(addressed)
    if kind in OF_A_SEAT:
        assert "Ann" in named and "Ann" not in addressed
        assert "ou" in addressed


@pytest.mark.parametrize(
    ("kind", "facts", "sentence"),
    [
        ("took", {}, "You took <b>Wood</b> from the left pile."),
        ("took", {"side": None}, "You took <b>Wood</b> from the deck of Rhodes."),
        ("took", {"cause": "alexandria", "side": None}, "Alexandria brought you <b>Wood</b> from the deck of Rhodes."),
        ("took", {"cause": "science"}, "Science brought you <b>Wood</b> from the left pile."),
        ("took", {"seat": 0}, "Sam took <b>Wood</b> from the deck of Rhodes."),
        ("cat_moved", {"from": None}, "<b>The cat</b> came to you."),
        ("cat_moved", {}, "<b>The cat</b> left Sam for you."),
        ("duel", {}, "You beat Sam, 2 to 1: <b>3 victory tokens</b>."),
        ("duel", {"winner": 0, "tokens": 1}, "Sam beats you, 2 to 1: <b>1 victory token</b>."),
        ("duel", {"winner": None}, "Sam and Ann are equal: 1 shield each."),
        ("peace", {}, "Peace returns: 1 red card with horns discarded."),
        ("peace", {"discarded": [{}, {}]}, "Peace returns."),
        ("gained", {"source": "stack"}, "You drew <b>Tactics</b> from the stack: 2 shields, for good."),
        ("game_over", {"winners": [0, 1]}, "<b>Sam and Ann</b> share the win."),
    ],
)
def test_what_the_log_says(kind: str, facts: dict[str, object], sentence: str) -> None:
    assert words.event(Event(kind, {**FACTS, **facts}), ADDRESSED) == sentence


def test_a_finished_wonder_is_told_with_its_stage() -> None:
    """ARC-O-1."""
    told = words.event(Event("built", {**FACTS, "piece": "e", "complete": True}), ADDRESSED)
    assert told.startswith("You built <b>stage 5</b> of Giza with Wood and Gold: 6 points.")
    assert told.endswith("Giza is <b>finished</b>: the game ends with this turn.")


def test_who_may_know_a_card_reads_it() -> None:
    """ARC-N-1, ARC-W-halicarnassus."""
    public = {key: value for key, value in FACTS.items() if key not in ("card", "cards")}
    assert words.event(Event("peeked", FACTS), NAMED).endswith("of the centre: <b>Wood</b>.")
    assert words.event(Event("peeked", public), NAMED).endswith("of the centre.")
    assert words.event(Event("looked", FACTS), NAMED).endswith("<b>2 Gear</b>.")
    assert words.event(Event("looked", public), NAMED).endswith("from the deck of Rhodes.")


def test_ending_a_turn_is_told() -> None:
    assert ended_turn(1, NAMED) == "Ann ended the turn."
    assert ended_turn(1, ADDRESSED) == "You ended your turn."


@pytest.mark.parametrize(
    "code", sorted(codes(ROOM, "Refusal") | {"cards_must_be_identical", "cards_must_be_different"})
)
def test_every_refusal_has_a_title_and_a_reason(code: str) -> None:
    facts = {**REFUSED, "cards": ["gear", "gear"]} if code == "science_cards_missing" else REFUSED
    title, text = words.refusal(Reason(code, facts=facts))
    assert is_sentence(title) and is_sentence(text) and text.endswith(".")


@pytest.mark.parametrize("code", sorted(codes(ROOM, "problem") - SHARED))
def test_every_problem_of_a_position_has_a_sentence(code: str) -> None:
    assert is_sentence(problem(Reason(code, facts=WRONG)))


def test_problems_that_the_engine_really_finds_become_sentences() -> None:
    position = ARCHITECTS.deal(3, "WORDS").position()
    broken = position | {"row": [], "cat": 1, "built": ["e", "", ""], "turn": 5, "discard": {"wood": 3}}
    with pytest.raises(PositionError) as error:
        ARCHITECTS.load(broken)
    assert len(error.value.problems) > 4
    assert all(is_sentence(problem(wrong)) for wrong in error.value.problems)


@pytest.mark.parametrize("code", ["most_points", "most_stages", "shared_win"])
def test_every_reason_of_an_outcome_has_words(code: str) -> None:
    assert code == "most_points" or is_sentence(words.reason(Reason(code), "Ann"))


def test_every_option_and_value_has_words() -> None:
    for option in ARCHITECTS.options:
        label, description = words.option(option.key)
        assert is_sentence(label) and is_sentence(description)
        if not isinstance(option, SeatOption) and option.values != (False, True):
            assert all(is_sentence(words.option_value(option.key, value)) for value in option.values)
        if isinstance(option, PickOption):
            assert all(resource("faces", f"{words.face(option.key, value)}.svg").is_file() for value in option.values)
    for seats in ARCHITECTS.seat_counts:
        assert is_sentence(words.size(seats)) and is_sentence(words.pick_random(seats))
        assert is_sentence(words.picks_note(seats, []))


def test_every_thing_has_a_name() -> None:
    said = [
        *map(names.card, CARDS),
        *map(names.deck, PILES),
        *map(names.from_pile, PILES),
        *map(names.wonder, WONDERS),
        *map(names.stage, PIECES),
        *map(names.cost, COSTS),
        *map(names.token, TOKENS),
        *map(names.token_effect, TOKENS),
        *(names.effect(effect) for effects in EFFECTS for effect in effects if effect),
        *(said(side) for side in ("left", "centre", "right") for said in (names.side, names.pile, names.from_side)),
        *(said(source) for source in SOURCE_EMBLEMS for said in (names.source, names.source_word)),
    ]
    assert all(map(is_sentence, said))
    assert names.cards(["wood", "wood", "gold"]) == "2 Wood and Gold"


def test_every_drawing_that_is_named_exists() -> None:
    for card in CARDS:
        assert resource("faces", f"{places.face_of(card)}.svg").is_file()
    assert resource("faces", f"{places.BACK}.svg").is_file()
    for emblem in {*places.EMBLEMS.values(), *places.TOKEN_EMBLEMS.values(), *SOURCE_EMBLEMS.values()}:
        assert resource("emblems", f"{emblem}.svg").is_file()
    assert set(places.TOKEN_EMBLEMS) == set(TOKENS)


RULES = [
    *(f"ARC-S-{number}" for number in range(1, 13)),
    *(f"ARC-N-{number}" for number in range(1, 14)),
    *(f"ARC-B-{number}" for number in range(1, 10)),
    *(f"ARC-O-{number}" for number in range(1, 7)),
    *(f"ARC-Q-{number}" for number in range(1, 22)),
    *(f"ARC-E{number}" for number in range(1, 5)),
    *(f"ARC-D-{card}" for card in CARDS),
    *(f"ARC-T-{token}" for token in TOKENS),
    *(f"ARC-W-{wonder}" for wonder in WONDERS),
    *(f"ARC-W-{wonder}-{piece.upper()}" for wonder in WONDERS for piece in PIECES),
]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_rule_has_a_section(language: str) -> None:
    told = {rule for section in read_page(resource("rules", language, "architects.md")) for rule in section.rules}
    assert told == set(RULES)
