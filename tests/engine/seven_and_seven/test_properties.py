"""What holds in every game of 7 & 7, played at random (77-P1 to 77-P3)."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from sevens_desktop.engine.contract import Event
from sevens_desktop.engine.seven_and_seven import scoring
from sevens_desktop.engine.seven_and_seven.cards import HAND_LIMIT
from sevens_desktop.engine.seven_and_seven.game import SEVEN_AND_SEVEN
from sevens_desktop.engine.seven_and_seven.house import House
from sevens_desktop.engine.seven_and_seven.state import SevenState
from tests.engine.seven_and_seven.table import total

FLAGS = [name for name in House.__dataclass_fields__ if name != "teams"]


@st.composite
def games(draw: st.DrawFn) -> tuple[int, str, dict[str, object]]:
    seats = draw(st.integers(2, 5))
    options: dict[str, object] = dict.fromkeys(draw(st.sets(st.sampled_from(FLAGS))), True)
    if seats == 4:
        options["teams"] = draw(st.booleans())
    return seats, str(draw(st.integers(0, 10**9))), options


@settings(max_examples=60, deadline=None)
@given(games(), st.integers(0, 10**9))
def test_no_card_is_lost_and_every_game_ends(game: tuple[int, str, dict[str, object]], seed: int) -> None:
    seats, deal, options = game
    state = SEVEN_AND_SEVEN.deal(seats, deal, options)
    assert isinstance(state, SevenState)
    cards = total(state)
    assert cards == 77 + (options.get("promo_capricious") is True)
    assert state.pile == cards - 5 * seats
    rng = Random(seed)
    pile, turn = state.pile, state.turn
    while state.to_act is not None:
        assert state.legal_actions()
        state.advance(rng.choice(state.legal_actions()))
        assert total(state) == cards
        if state.turn != turn:
            assert state.pile < pile
            assert len(state.hands[state.active - 1]) <= HAND_LIMIT
            pile, turn = state.pile, state.turn
        if state.to_act is not None and "win_after_effect" not in options:
            assert not any(scoring.is_complete(area, seats) for area in state.areas)
    assert state.ended in ("set", "deck_out")
    assert (state.ended == "set") == any(scoring.is_complete(area, seats) for area in state.areas)


@settings(max_examples=20, deadline=None)
@given(games(), st.integers(0, 10**9))
def test_events_follow_every_card(game: tuple[int, str, dict[str, object]], seed: int) -> None:
    """Areas and the Discard Pile can be laid again from the events alone."""
    seats, deal, options = game
    state = SEVEN_AND_SEVEN.deal(seats, deal, options)
    assert isinstance(state, SevenState)
    rng = Random(seed)
    areas: list[list[str]] = [[] for _ in range(seats)]
    discard: list[str] = []
    while state.to_act is not None:
        events: list[Event] = []
        state.advance(rng.choice(state.legal_actions()), events)
        for event in events:
            follow(event, areas, discard)
        seen = state.observe(None)
        assert tuple(map(tuple, areas)) == seen.areas
        assert tuple(discard) == seen.discard


def follow(event: Event, areas: list[list[str]], discard: list[str]) -> None:
    facts = event.facts
    card, seat = str(facts.get("card")), facts.get("seat")
    if event.kind == "entered":
        assert isinstance(seat, int)
        areas[seat].append(card)
    elif event.kind == "fetched":
        assert isinstance(seat, int)
        discard.remove(card)
        areas[seat].append(str(facts["becomes"]))
    elif event.kind == "converted":
        assert isinstance(seat, int)
        areas[seat][areas[seat].index(card)] = str(facts["becomes"])
    elif event.kind == "stolen":
        by = facts["by"]
        assert isinstance(seat, int)
        assert isinstance(by, int)
        areas[seat].remove(card)
        areas[by].append(str(facts["becomes"]))
    elif event.kind == "discarded":
        discard.append(card)
        if facts["source"] == "area":
            assert isinstance(seat, int)
            areas[seat].remove(card)
    elif event.kind == "took":
        discard.remove(card)
