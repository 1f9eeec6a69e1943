"""ARC-S: how a game begins."""

from __future__ import annotations

from collections import Counter

import pytest

from sevens_desktop.engine.architects.cards import CENTRE, DECKS, WONDERS, count_cards
from sevens_desktop.engine.architects.game import ARCHITECTS
from sevens_desktop.engine.architects.state import ArchitectsState
from sevens_desktop.engine.architects.tokens import ALL_TOKENS
from sevens_desktop.engine.contract import OptionError

every_count = pytest.mark.parametrize("seats", ARCHITECTS.seat_counts)


def deal(seats: int, seed: str = "SETUP", **options: object) -> ArchitectsState:
    state = ARCHITECTS.deal(seats, seed, options)
    assert isinstance(state, ArchitectsState)
    return state


@every_count
def test_each_seat_has_a_different_wonder(seats: int) -> None:
    """ARC-S-1: drawn, or chosen seat by seat."""
    drawn = {deal(seats, f"WONDERS-{number}").wonders for number in range(60)}
    assert all(len(set(wonders)) == seats for wonders in drawn)
    assert {wonder for wonders in drawn for wonder in wonders} == set(range(7))
    chosen = list(WONDERS[::-1][:seats])
    assert deal(seats, wonders=chosen).observe(None).wonders == tuple(chosen)


@pytest.mark.parametrize(
    "wonders", [["giza"], ["giza", "giza", "rhodes"], ["giza", "rhodes", "rome"], "giza", 3, ["giza", "rhodes"]]
)
def test_other_wonders_cannot_be_chosen(wonders: object) -> None:
    with pytest.raises(OptionError):
        deal(3, wonders=wonders)


@every_count
def test_the_table_at_the_start(seats: int) -> None:
    """ARC-S-2 to ARC-S-8, ARC-S-12."""
    state = deal(seats)
    seen = state.observe(None)
    assert seen.built == ("",) * seats  # ARC-S-2
    assert seen.piles == (25,) * seats + (60,)  # ARC-S-3, ARC-S-4
    assert None not in seen.tops
    assert len(seen.tops) == seats
    for pile, wonder in enumerate((*state.wonders, CENTRE)):
        assert tuple(count_cards(state.piles[pile])) == DECKS[wonder]
    assert sum(seen.piles) == 25 * seats + 60
    assert sum(seen.discard) == 0  # ARC-S-5
    assert len(seen.row) == 3  # ARC-S-6
    assert seen.stack == 12
    assert Counter([*state.row, *state.stack]) == Counter(ALL_TOKENS)
    assert seen.at_war == 0  # ARC-S-7
    assert seen.cat is None  # ARC-S-8
    assert seen.victories == (0,) * seats
    assert sum(map(sum, seen.hands)) == 0  # ARC-S-12
    assert seen.points == seen.shields == (0,) * seats
    assert (seen.turn, seen.to_act, seen.phase) == (1, seen.first, "take")


@every_count
def test_play_goes_clockwise(seats: int) -> None:
    """ARC-S-9."""
    state = deal(seats, start=seats - 1)
    order = []
    for _ in range(seats):
        order.append(state.to_act)
        state.apply(ARCHITECTS.parse("take centre"))
        while state.to_act == order[-1]:
            state.apply(state.legal_actions()[-1])
    assert order == [seats - 1, *range(seats - 1)]


@every_count
def test_piles_within_reach(seats: int) -> None:
    """ARC-S-3, ARC-S-10: the own deck to the left, that of the seat that moved before to the right."""
    for seat in range(seats):
        for side, pile in (("left", seat), ("right", (seat - 1) % seats), ("centre", seats)):
            state = deal(seats, start=seat)
            state.apply(ARCHITECTS.parse(f"take {side}"))
            assert state.left == [size - (other == pile) for other, size in enumerate([25] * seats + [60])]


def test_two_seats_share_both_decks() -> None:
    """ARC-S-11."""
    assert deal(2).observe(None).reach == ((0, 1, 2), (1, 0, 2))


@every_count
def test_who_begins(seats: int) -> None:
    """ARC-Q-20: drawn, or chosen."""
    assert {deal(seats, f"START-{number}").to_act for number in range(80)} == set(range(seats))
    assert [deal(seats, start=seat).to_act for seat in range(seats)] == list(range(seats))
    with pytest.raises(OptionError):
        deal(seats, start=seats)


def test_options_and_their_defaults() -> None:
    """Section 7 and the rulings marked as options."""
    assert {option.key: (option.default, option.rule) for option in ARCHITECTS.options} == {
        "edition": ("summary", "ARC-E1"),
        "wonders": ("random", "ARC-S-1"),
        "start": ("random", "ARC-Q-20"),
        "economy_forces": (True, "ARC-Q-8"),
        "engineering_forces": (False, "ARC-Q-9"),
        "gold_free": (False, "ARC-Q-10"),
    }
