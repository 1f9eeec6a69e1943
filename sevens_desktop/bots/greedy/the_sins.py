"""7: The Sins, one step ahead: what each reserve is worth by the chance that the Abyss ends high."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import exp
from random import Random

from sevens_desktop.engine.contract import Action, State
from sevens_desktop.engine.the_sins.actions import Place
from sevens_desktop.engine.the_sins.cards import POINTS, types_in_play
from sevens_desktop.engine.the_sins.scoring import ABYSS_LIMIT, abyss_is_high, best_placing, points
from sevens_desktop.engine.the_sins.state import SinsState

GAINS = tuple(after - before for before, after in pairwise(POINTS))
"""What one more card of a sin changes, by the cards already there (SIN-P7)."""

DRIFT, SPREAD = 3.0, 12.0
"""What the Abyss gains and how far it strays on average while the whole pile is played, in points (fitted to games)."""


def choose(state: State, seat: int, rng: Random, /) -> Action:
    """The action after which the own reserve is furthest ahead of the best other one; ties are drawn."""
    actions = state.legal_actions()
    leads = weigh(state, seat)
    best = max(leads)
    return rng.choice([action for action, lead in zip(actions, leads, strict=True) if lead == best])


def weigh(state: State, seat: int, /) -> Sequence[float]:
    """The lead after each action, in points; while Stones are placed, 1 for the best way and 0 for any other."""
    assert isinstance(state, SinsState)
    actions = state.legal_actions()
    if state.placings is not None:
        high = abyss_is_high(state.abyss, state.house)
        best = Place(best_placing(state.reserves[seat], state.stones[seat], high, state.house))
        return [float(action == best) for action in actions]
    return [_lead_after(state, action, seat) for action in actions]


def estimate(state: State, /) -> Sequence[float]:
    """Each seat's share of the win if the reserves stayed as they are and the Abyss went the way it leans."""
    assert isinstance(state, SinsState)
    if state.to_act is None:
        return state.win_shares()
    chance = _chance_high(state)
    blur = 1.0 + 16.0 * _left(state)
    worths = [_worths(counts, stones) for counts, stones in zip(state.reserves, state.stones, strict=True)]
    high = _soft_shares([worth / blur for worth, _ in worths])
    low = _soft_shares([worth / blur for _, worth in worths])
    return [chance * above + (1.0 - chance) * below for above, below in zip(high, low, strict=True)]


def _lead_after(state: SinsState, action: Action, seat: int) -> float:
    after = state.copy()
    after.advance(action)
    chance = _chance_high(after)
    values = []
    for counts, stones in zip(after.reserves, after.stones, strict=True):
        high, low = _worths(counts, stones)
        values.append(chance * high + (1.0 - chance) * low)
    own = values.pop(seat)
    return own - max(values)


def _left(state: SinsState) -> float:
    """The share of the pile still to come, 1 at the start and 0 at the end (SIN-P1; Penance begins above 1)."""
    return (len(state.deck) - state.drawn) / (10 * types_in_play(state.seats))


def _chance_high(state: SinsState) -> float:
    """The chance that the Abyss ends above 7: a logistic curve that grows steeper as the pile empties."""
    left = _left(state)
    return 1.0 / (1.0 + exp((ABYSS_LIMIT - DRIFT * left - points(state.abyss)) / (1.0 + SPREAD * left)))


def _worths(counts: Sequence[int], stones: int) -> tuple[float, float]:
    """What a reserve is worth if the most and if the least points win: more is better in both."""
    total = points(counts)
    gains = sorted(GAINS[count] for count in counts if count)
    placed = min(stones, len(gains))
    if not placed:
        return total, -total
    return total + sum(gains[-placed:]), -total - sum(gains[:placed])


def _soft_shares(worths: Sequence[float]) -> list[float]:
    best = max(worths)
    weights = [exp(worth - best) for worth in worths]
    whole = sum(weights)
    return [weight / whole for weight in weights]
