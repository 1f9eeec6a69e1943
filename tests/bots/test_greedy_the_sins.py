"""What the one-step bot of The Sins thinks of positions."""

from __future__ import annotations

from random import Random

import pytest

from sevens_desktop.bots.greedy import the_sins
from sevens_desktop.engine.catalog import GAMES
from sevens_desktop.engine.contract import State
from sevens_desktop.engine.the_sins.actions import Place
from sevens_desktop.engine.the_sins.state import SinsState

SINS = GAMES["the-sins"]


NAMES = ("pride", "greed", "lust", "envy")


def late(abyss: list[int], reserves: list[list[int]], row: list[str]) -> State:
    """Seat 0 to act, three cards left in the pile, no Stones left in the supply. Lists are cards per sin."""
    pile = ["greed.3", "envy.3", "judgment.3"]
    box = {
        name: sorted([f"{name}.{part}" for part in "111111222" + "3" * (2 - pile.count(f"{name}.3"))])[::-1]
        for name in NAMES
    }

    def stack(counts: list[int]) -> list[str]:
        return sorted(
            (box[name].pop() for name, count in zip(NAMES, counts, strict=True) for _ in range(count)), key=by_part
        )

    options = {"sins": list(NAMES), "start": 0}
    position = SINS.deal(2, "LATE", options).position()
    stacks = [stack(counts) for counts in reserves]
    position |= {
        "pile": pile,
        "row": [box[name].pop() for name in row] + ["judgment.1", "judgment.2"],
        "reserves": stacks,
        "abyss": stack(abyss),
        "stones": [0, 4],
        "supply": 0,
    }
    return SINS.load(position)


def by_part(card: str) -> str:
    return card[-1]


@pytest.mark.parametrize("chance", range(4))
def test_a_third_card_is_taken_when_most_points_win(chance: int) -> None:
    """SIN-21, SIN-23: the third card of a sin is worth 3 points, the fourth costs 7."""
    state = late([7, 3, 9, 9], [[2, 3, 0, 0], [1, 2, 2, 1]], ["pride", "greed", "greed"])
    assert str(the_sins.choose(state, 0, Random(chance))) == "take pride"


@pytest.mark.parametrize("chance", range(4))
def test_a_fourth_card_is_taken_when_fewest_points_win(chance: int) -> None:
    state = late([4, 4, 5, 0], [[2, 3, 0, 0], [3, 2, 6, 10]], ["pride", "greed", "pride"])
    assert str(the_sins.choose(state, 0, Random(chance))) == "take greed"


def test_the_stones_are_placed_as_well_as_the_rules_allow() -> None:
    """SIN-24, SIN-Q13."""
    for number in range(20):
        state = SINS.deal(3, f"STONES-{number}", {"manual_stones": True, "optional_stones": True})
        assert isinstance(state, SinsState)
        rng = Random(number)
        while (seat := state.to_act) is not None:
            action = the_sins.choose(state.determinize(seat, rng), seat, rng)
            assert action in state.legal_actions()
            assert isinstance(action, Place) == (state.placings is not None)
            state.advance(action)


def test_estimates_are_shares_and_right_at_the_end() -> None:
    for seats in SINS.seat_counts:
        state = SINS.deal(seats, "ESTIMATE")
        rng = Random(seats)
        while state.to_act is not None:
            assert sum(the_sins.estimate(state)) == pytest.approx(1.0)
            state.advance(rng.choice(state.legal_actions()))
        assert the_sins.estimate(state) == state.win_shares()


def test_estimates_tell_the_winner_of_late_positions_more_often_than_chance() -> None:
    """The seat with the highest estimate a round before the end wins more than half of the games for two."""
    right = 0.0
    for number in range(100):
        state = SINS.deal(2, f"TELL-{number}")
        rng = Random(number)
        guesses = []
        while state.to_act is not None:
            shares = the_sins.estimate(state)
            guesses.append(shares.index(max(shares)))
            state.advance(rng.choice(state.legal_actions()))
        right += state.win_shares()[guesses[-2]]
    assert right > 65
