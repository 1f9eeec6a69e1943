"""The one-step player of Growl."""

from __future__ import annotations

from random import Random

import pytest

from sevens_desktop.bots.greedy import growl
from sevens_desktop.engine.growl.game import GROWL
from sevens_desktop.engine.growl.state import GrowlState

EXPANSIONS = [{}, {"sins": True}, {"undead": True}, {"sins": True, "undead": True}]


def played(seats: int, seed: str, options: dict[str, object], bots: set[int]) -> GrowlState:
    """A game to its end: these seats play greedily, the others at random."""
    state = GROWL.deal(seats, seed, options)
    assert isinstance(state, GrowlState)
    rng = Random(seed)
    while (seat := state.to_act) is not None:
        before = state.position()
        action = growl.choose(state, seat, rng) if seat in bots else rng.choice(state.legal_actions())
        assert state.position() == before
        shares = growl.estimate(state)
        assert len(shares) == seats
        assert all(0.0 <= share <= 1.0 for share in shares)
        state.apply(action)
    return state


@pytest.mark.parametrize("options", EXPANSIONS, ids=["base", "sins", "undead", "both"])
@pytest.mark.parametrize("seats", [4, 7, 10])
def test_it_plays_every_game_to_the_end(seats: int, options: dict[str, object]) -> None:
    state = played(seats, f"GREEDY-{seats}", options, set(range(seats)))
    assert list(growl.estimate(state)) == list(state.win_shares())


def test_it_wins_more_than_those_who_play_at_random() -> None:
    """Seat 0 against six random players, and the same deals with seat 0 at random as well."""
    deals = [f"DEAL-{number}" for number in range(40)]
    with_thought = sum(played(7, deal, {}, {0}).win_shares()[0] for deal in deals)
    at_random = sum(played(7, deal, {}, set()).win_shares()[0] for deal in deals)
    assert with_thought > at_random
