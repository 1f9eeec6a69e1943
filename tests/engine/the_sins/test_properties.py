"""SIN-P1 to SIN-P9 over whole games."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevens_desktop.engine.contract import Event
from sevens_desktop.engine.the_sins.actions import Feed, Take
from sevens_desktop.engine.the_sins.cards import JUDGMENT, STONES_PER_SEAT, card_text
from sevens_desktop.engine.the_sins.scoring import points
from sevens_desktop.engine.the_sins.state import SinsState
from tests.engine.the_sins.table import all_cards, deal

seats_dealt = st.integers(2, 5)
seeds = st.integers(0, 10**6)


def tempers() -> st.SearchStrategy[float]:
    """How much a player likes to feed the Abyss and to take many cards at once."""
    return st.sampled_from([0.0, 0.35, 0.5, 1.0])


def turn(state: SinsState, rng: Random, feeding: float) -> Take | Feed:
    verb = Feed if rng.random() < feeding else Take
    return rng.choice([action for action in state.legal_actions() if isinstance(action, verb)])


@given(seats_dealt, st.booleans(), seeds, tempers())
def test_sin_p1_to_sin_p8_hold_at_every_turn(seats: int, penance: bool, seed: int, feeding: float) -> None:
    state = deal(seats, f"P-{seed}", penance=penance)
    types = seats + 2
    assert len(state.pile) == (11 if penance else 10) * types  # SIN-P1
    whole = all_cards(state.observe(None).types, penance)
    third = state.pile.index(2 * 8 + JUDGMENT) + 1
    assert 8 * types <= third <= 10 * types  # SIN-P2
    rng = Random(seed)
    while state.to_act is not None:
        assert len(state.row) == 5  # SIN-P5: never short before a turn
        assert sum(code & 7 != JUDGMENT for code in state.row) >= 2  # SIN-P3
        if not penance:
            assert state.pile  # SIN-P4
        events: list[Event] = []
        state.apply(turn(state, rng, feeding), events)
        judgments = [event for event in events if event.kind == "revealed" and event.facts["kind"] == "judgment"]
        assert len(judgments) <= 2  # SIN-P6
        cards = state.pile + state.row + b"".join(state.stacks)
        assert Counter(map(card_text, cards)) == whole  # SIN-P8
        assert sum(state.stones) + state.supply == STONES_PER_SEAT * seats  # SIN-P8
    assert state.judgments == 3
    outcome = state.outcome()
    assert outcome is not None
    shares = [1 / len(outcome.winners) if seat in outcome.winners else 0 for seat in range(seats)]
    assert list(state.win_shares()) == shares


@given(st.integers(2, 5), seeds)
def test_sin_p5_the_greediest_players_do_not_run_the_pile_dry(seats: int, seed: int) -> None:
    """Each turn takes as many cards as it can."""
    state = deal(seats, f"P5-{seed}", penance=True)
    while state.to_act is not None:
        assert len(state.row) == 5
        kinds = Counter(code & 7 for code in state.row if code & 7 != JUDGMENT)
        state.apply(Take(kinds.most_common(1)[0][0]))


@pytest.mark.parametrize(
    ("seats", "turns", "high"), [(2, 22, 0.40), (3, 30, 0.49), (4, 38, 0.54), (5, 46, 0.60)], ids=str
)
def test_sin_p9_random_games(seats: int, turns: int, high: float) -> None:
    """The Abyss is fed in 35 of 100 turns. Over 600 games the bounds are four standard deviations or more."""
    played, above, seven, games = 0, 0, 0, 600
    rng = Random(seats)
    for seed in range(games):
        state = deal(seats, f"P9-{seed}")
        while state.to_act is not None:
            state.advance(turn(state, rng, feeding=0.35))
        played += state.turn
        total = points(state.abyss)
        above += total > 7
        seven += total == 7
    assert abs(played / games - turns) < 1
    assert abs(above / games - high) < 0.08
    assert 0.015 < seven / games < 0.09
