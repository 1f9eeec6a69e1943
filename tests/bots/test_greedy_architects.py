"""What the one-step bot of 7 Wonders Architects thinks of positions."""

from __future__ import annotations

from random import Random

import pytest

from sevens_desktop.bots.greedy import architects
from sevens_desktop.bots.random_play import RandomBot
from sevens_desktop.engine.catalog import GAMES
from tests.engine.architects.table import CENTRE, Table

ARCHITECTS = GAMES["architects"]


def choice(table: Table) -> str:
    """What the bot chooses in a world of the seat to act; the same in ten of them."""
    state = table.ready().state
    seat = state.mover
    chosen = {
        str(architects.choose(state.determinize(seat, Random(number)), seat, Random(number))) for number in range(10)
    }
    (only,) = chosen
    return only


@pytest.mark.parametrize(("held", "last"), [("wood stone", "brick"), ("wood stone", "gold"), ("paper gold", "wood")])
def test_it_completes_a_stage(held: str, last: str) -> None:
    table = Table("ephesus giza babylon").build(0, "abd").give(0, held).top(0, "red-0").top(2, last)
    assert choice(table) == "take right"


@pytest.mark.parametrize(("left", "right", "chosen"), [("wood", "stone", "left"), ("stone", "wood", "right")])
def test_it_denies_a_stage_to_a_neighbour(left: str, right: str, chosen: str) -> None:
    """Both cards are worth the same to the seat; the other one needs a fourth resource that is different."""
    table = Table("giza rhodes").build(1, "abcd").give(1, "stone brick paper").top(0, left).top(1, right)
    assert choice(table) == f"take {chosen}"


def test_it_wins_the_next_battle() -> None:
    """The last horn brings six points now."""
    table = Table("rhodes giza ephesus").give(0, "red-0").at_war(2).top(0, "red-1").top(2, "wood")
    assert choice(table) == "take left"


def test_it_does_not_sound_the_horn_for_others() -> None:
    table = Table("rhodes giza ephesus").give(1, "red-0 red-0").give(2, "red-0 red-0").at_war(2)
    assert choice(table.top(0, "red-1").top(2, "tablet")) != "take left"


@pytest.mark.parametrize(("held", "last"), [("gear", "gear"), ("tablet gear", "compass")])
def test_it_makes_sets_of_science(held: str, last: str) -> None:
    table = Table("ephesus giza babylon").give(0, held).top(0, "red-0").top(2, last)
    assert choice(table) == "take right"


def test_it_looks_before_it_chooses() -> None:
    table = Table().give(0, "blue-2")
    assert choice(table) == "peek"
    table.top(0, "gear").top(2, "tablet").top(CENTRE, "blue-3").ready().play("peek")
    assert choice(table) == "take centre"


def test_a_second_culture_is_worth_most() -> None:
    table = Table().hold(0, "culture").offer("culture politics science")
    table.state.phase = "pick"
    assert choice(table) == "pick culture"


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_it_beats_random_play(seats: int) -> None:
    """Over 40 deals it wins far more than its share against random opponents."""
    won = 0.0
    for number in range(40):
        state = ARCHITECTS.deal(seats, f"BEATS-{number}")
        rng = Random(number)
        own = number % seats
        while (seat := state.to_act) is not None:
            world = state.determinize(seat, rng)
            state.advance(architects.choose(world, seat, rng) if seat == own else RandomBot().choose(world, seat, rng))
        won += state.win_shares()[own]
    assert won / 40 > 1.6 / seats


def test_estimates_are_shares_and_right_at_the_end() -> None:
    for seats in ARCHITECTS.seat_counts:
        state = ARCHITECTS.deal(seats, "ESTIMATE")
        rng = Random(seats)
        while state.to_act is not None:
            shares = architects.estimate(state)
            assert sum(shares) == pytest.approx(1.0)
            assert min(shares) > 0
            state.advance(rng.choice(state.legal_actions()))
        assert architects.estimate(state) == state.win_shares()


def test_estimates_tell_the_winner_more_often_than_chance() -> None:
    """The seat with the highest estimate halfway through wins more than half of the games for two."""
    right = 0.0
    for number in range(150):
        state = ARCHITECTS.deal(2, f"TELL-{number}")
        rng = Random(number)
        guesses = []
        while state.to_act is not None:
            shares = architects.estimate(state)
            guesses.append(shares.index(max(shares)))
            state.advance(rng.choice(state.legal_actions()))
        right += state.win_shares()[guesses[len(guesses) * 3 // 4]]
    assert right > 95
