"""Positions that somebody wrote or damaged: they are refused with all that is wrong, or they can be played."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import pytest

from sevens_desktop.engine.contract import PositionError
from tests.engine.cases import DEFAULTS, Case, as_json, places, play_out, random_game

JUNK: tuple[Any, ...] = (None, True, -1, 0, 1, 3, 10**9, 1.5, "", "x", [], {}, [[]], {"x": 1})
DAMAGES = 300
"""Damaged positions tried at each of a few positions of a game."""

every_default = pytest.mark.parametrize("case", DEFAULTS, ids=str)


def damaged(position: dict[str, object], rng: Random) -> dict[str, object]:
    """A copy of the position in which one value is missing, replaced, or exchanged with another."""
    broken = copy.deepcopy(position)
    spots = list(places(broken))
    (container, key), (other, other_key) = rng.sample(spots, 2)
    match rng.randrange(4):
        case 0:
            del container[key]
        case 1:
            container[key] = copy.deepcopy(other[other_key])
        case 2 if container is other:
            container[key], container[other_key] = container[other_key], container[key]
        case _:
            container[key] = rng.choice(JUNK)
    return broken


@every_default
def test_damaged_positions_are_refused_or_playable(case: Case) -> None:
    rng = Random(7)
    moves = [state.position() for state, _ in random_game(case)]
    for position in (moves[0], moves[len(moves) // 2], moves[-1]):
        for _ in range(DAMAGES):
            broken = damaged(position, rng)
            try:
                state = case.game.load(broken)
            except PositionError as error:
                assert error.problems
                assert all(as_json(problem.facts) == problem.facts for problem in error.problems)
                continue
            assert case.game.load(state.position()).position() == state.position()
            for seat in range(state.seats):
                world = state.determinize(seat, rng)
                assert world.observe(seat) == state.observe(seat)
            assert play_out(state, rng).outcome() is not None


@every_default
def test_everything_that_is_missing_is_listed(case: Case) -> None:
    position = case.deal().position()
    for key in [name for name, value in position.items() if value is not None]:
        with pytest.raises(PositionError):
            case.game.load({name: value for name, value in position.items() if name != key})
    with pytest.raises(PositionError):
        case.game.load({})
    others = {name: value for name, value in position.items() if name in ("game", "seats", "options")}
    with pytest.raises(PositionError) as refused:
        case.game.load(others)
    assert len(refused.value.problems) >= 2
