"""Random games end, and no card or token is lost on the way."""

from __future__ import annotations

from random import Random

import pytest

from sevens_desktop.engine.architects.cards import CENTRE, DECKS, count_cards
from sevens_desktop.engine.architects.game import ARCHITECTS
from sevens_desktop.engine.architects.state import ArchitectsState
from sevens_desktop.engine.architects.tokens import ALL_TOKENS, tokens_in

LONGEST = 600
"""Decisions; seven seats need some 180."""


def cards(state: ArchitectsState) -> list[int]:
    piles = (count_cards(pile[:left]) for pile, left in zip(state.piles, state.left, strict=True))
    return [sum(kind) for kind in zip(*piles, *state.hands, state.discard, strict=True)]


@pytest.mark.parametrize("edition", ["summary", "rulebook"])
@pytest.mark.parametrize("seats", ARCHITECTS.seat_counts)
def test_random_games(seats: int, edition: str) -> None:
    """ARC-D, ARC-T: all cards and tokens are somewhere at every step, and the cat is with an icon."""
    for number in range(12):
        state = ARCHITECTS.deal(seats, f"RANDOM-{number}", {"edition": edition})
        assert isinstance(state, ArchitectsState)
        whole = [sum(kind) for kind in zip(*(DECKS[pile] for pile in (*state.wonders, CENTRE)), strict=True)]
        rng = Random(number)
        steps = 0
        while state.to_act is not None:
            state.apply(rng.choice(state.legal_actions()))
            steps += 1
            assert steps < LONGEST
            assert cards(state) == whole
            held = [token for tokens in state.held for token in tokens_in(tokens)]
            assert sorted([*state.row, *state.stack, *held]) == sorted(ALL_TOKENS)
            assert (state.cat is None) == (not any(hand[-1] for hand in state.hands))
            assert state.at_war < state.layout.conflict_tokens or edition == "rulebook"
        outcome = state.outcome()
        assert outcome is not None
        assert max(outcome.scores) > 0
