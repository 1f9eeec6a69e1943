"""What is in the box and how a game is set up (GRO-C-*, GRO-U-*, GRO-SR-1, GRO-SR-2, GRO-UR-1, GRO-UR-2)."""

from __future__ import annotations

from collections import Counter

import pytest

from sevens_desktop.engine.contract import OptionError
from sevens_desktop.engine.growl import cards
from sevens_desktop.engine.growl.cards import (
    BITE,
    CARD_NAMES,
    CHARM,
    FINAL_NIGHTS,
    GOLD,
    NIGHTS,
    SALVE,
    SINS_AND_VIRTUES,
    UNDEAD_CARDS,
    WOLF_ZEROS,
    WOUND,
    composition,
    is_judged,
    is_night,
)
from sevens_desktop.engine.growl.deck import night_places
from sevens_desktop.engine.growl.game import GROWL
from sevens_desktop.engine.growl.state import GrowlState
from sevens_desktop.engine.growl.table import deal
from tests.engine.growl.table import Table, counts, plain

every_seat_count = pytest.mark.parametrize("seats", GROWL.seat_counts)


def dealt(seats: int, seed: str = "SETUP", **options: object) -> GrowlState:
    return GROWL.set_up(seats, seed, GROWL.settle(seats, options))


@pytest.mark.parametrize(
    ("rule", "kind", "counted"),
    [
        ("GRO-C-gold", GOLD, (12, 12, 12)),
        ("GRO-C-salve", SALVE, (5, 5, 5)),
        ("GRO-C-charm", CHARM, (5, 5, 5)),
        ("GRO-C-wound", WOUND, (8, 12, 16)),
        ("GRO-C-bite", BITE, (12, 16, 20)),
    ],
)
def test_cards_in_the_box(rule: str, kind: int, counted: tuple[int, int, int]) -> None:
    assert (composition(4)[kind], composition(6)[kind], composition(9)[kind]) == counted
    assert cards.CARD_RULES[kind] == rule


def test_nights_in_the_box() -> None:
    """GRO-C-night, GRO-C-final-night: eight different ones of each."""
    assert len({CARD_NAMES[card] for card in NIGHTS}) == len({CARD_NAMES[card] for card in FINAL_NIGHTS}) == 8


@every_seat_count
def test_two_nights_and_a_final_night(seats: int) -> None:
    """GRO-U-1."""
    drawn = Counter[int]()
    for number in range(40):
        nights = [card for card in dealt(seats, f"N-{number}").deck if is_night(card)]
        assert [card in FINAL_NIGHTS for card in nights] == [False, False, True]
        assert len(set(nights)) == 3
        drawn.update(nights)
    assert len(drawn) > 10


@pytest.mark.parametrize(
    ("seats", "total", "pile"),
    [(4, 42, 26), (5, 42, 22), (6, 50, 26), (7, 50, 22), (8, 50, 18), (9, 58, 22), (10, 58, 18)],
)
def test_cards_by_seats(seats: int, total: int, pile: int) -> None:
    """GRO-U-2: 42, 50 or 58 hand cards; what is left for the draw pile."""
    state = dealt(seats)
    assert sum(composition(seats)) == total
    assert sum(not is_night(card) for card in state.deck) == pile
    held = [sum(hand[kind] for hand in state.hands) + state.deck.count(kind) for kind in cards.KINDS]
    assert tuple(held) == composition(seats)


@pytest.mark.parametrize(("seats", "zeros"), [(4, 1), (5, 1), (6, 2), (7, 2), (8, 2), (9, 3), (10, 3)])
def test_infection(seats: int, zeros: int) -> None:
    """GRO-U-3: a start Bite makes a Wolf Zero, a start Gold a human."""
    assert WOLF_ZEROS[seats] == zeros
    for number in range(20):
        state = dealt(seats, f"ZERO-{number}")
        assert state.zeros.bit_count() == zeros
        assert state.zeros & ~state.wolves == 0
        for seat, hand in enumerate(state.hands):
            assert hand[BITE] if state.zeros >> seat & 1 else hand[GOLD]


@every_seat_count
def test_a_hand_of_four_never_holds_three_wounds_dealt(seats: int) -> None:
    """GRO-U-4: who is dealt three Wounds draws anew."""
    for number in range(200):
        for hand in dealt(seats, f"HAND-{number}").hands:
            assert sum(hand) == 4
            assert hand[WOUND] < 3


def test_three_bites_dealt_make_a_werewolf_who_is_no_zero() -> None:
    """GRO-U-4."""
    state = GrowlState(GROWL.settle(4), 4, 0)
    deal(state, [counts("gold bite bite bite"), *[counts("gold gold gold gold")] * 3], [1])
    assert state.wolves == 0b11
    assert state.zeros == 0b10


@pytest.mark.parametrize(
    ("cards_in_deck", "places"),
    [(26, (9, 19, 28)), (31, (11, 22, 33)), (18, (6, 13, 20)), (22, (8, 16, 24))],
)
def test_nights_lie_below_equal_piles(cards_in_deck: int, places: tuple[int, int, int]) -> None:
    """GRO-U-5: 26 cards make piles of 9, 9 and 8, Nights at 10 and 20, the Final Night at 29; 31 make 11, 10, 10."""
    assert night_places(cards_in_deck, (0, 0)) == places


def test_the_example_of_the_piles_with_sins() -> None:
    """GRO-U-5: 26 cards and 5 sins: Nights are the 12th, 23rd and 34th card."""
    state = dealt(4, sins=True)
    assert [place + 1 for place, card in enumerate(state.deck) if is_night(card)] == [12, 23, 34]


def test_jitter_moves_the_first_two_nights_by_up_to_three() -> None:
    """GRO-U-5, option ``night_jitter``."""
    seen = set()
    for number in range(300):
        deck = dealt(7, f"JITTER-{number}", night_jitter=True).deck
        first, second, last = (place for place, card in enumerate(deck) if is_night(card))
        seen.add((first - 8, second - 16))
        assert last == len(deck) - 1
    assert {first for first, _ in seen} == {second for _, second in seen} == set(range(-3, 4))


@pytest.mark.parametrize(("seats", "sniffing"), [(7, False), (8, True), (9, True), (10, True)])
def test_werewolves_sniff_from_eight_seats_on(seats: int, sniffing: bool) -> None:
    """GRO-U-6: all wolves see each other, the others only that they do."""
    state = dealt(seats)
    wolves = tuple(seat for seat in range(seats) if state.wolves >> seat & 1)
    for seat in range(seats):
        sniffed = [entry.secret for entry in state.observe(seat).knows if entry.kind == "sniffed"]
        assert sniffed == ([wolves if seat in wolves else ()] if sniffing else [])


def test_the_start_seat() -> None:
    """GRO-U-7, GRO-Q-16: random, or chosen, or who has most gold tokens in a match; ties are drawn."""
    assert {dealt(5, f"START-{n}").to_act for n in range(60)} == set(range(5))
    assert {dealt(5, f"START-{n}", start=3).to_act for n in range(9)} == {3}
    tokens = [2, 5, 0, 5, 1]
    assert {dealt(5, f"START-{n}", match="several", tokens=tokens).to_act for n in range(60)} == {1, 3}
    assert {dealt(5, f"START-{n}", match="several", tokens=tokens, start=4).to_act for n in range(9)} == {4}


def test_tokens_are_a_number_for_each_seat() -> None:
    """GRO-E-3."""
    for wrong in ([1, 2, 3], [1, 2, 3, -1], [1, 2, 3, "4"], [True, 0, 0, 0], "some"):
        with pytest.raises(OptionError):
            GROWL.settle(4, {"tokens": wrong})


@pytest.mark.parametrize(
    ("seats", "chosen", "count"),
    [(4, "auto", 5), (5, "auto", 5), (6, "auto", 6), (7, "auto", 6), (8, "auto", 7), (10, 5, 5)],
)
def test_sins_and_virtues_are_shuffled_in(seats: int, chosen: object, count: int) -> None:
    """GRO-SR-1, GRO-SR-2: five to seven of the fourteen, drawn unseen, after the deal."""
    drawn: set[int] = set()
    for number in range(40):
        state = dealt(seats, f"SINS-{number}", sins=True, sins_count=chosen)
        found = [card for card in state.deck if is_judged(card)]
        assert len(found) == len(set(found)) == count
        drawn.update(found)
        assert all(sum(hand) == 4 for hand in state.hands)
    assert drawn == set(SINS_AND_VIRTUES)


def test_two_undead_cards_stay_out_with_few_seats() -> None:
    """GRO-UR-1, GRO-UR-2."""
    assert set(UNDEAD_CARDS) - set(dealt(5, undead=True).crypt) == {cards.ROTTEN_FLESH, cards.OPEN_GRAVE}
    assert sorted(dealt(6, undead=True).crypt) == list(UNDEAD_CARDS)
    assert dealt(6).crypt == ()


def test_a_table_of_a_test_is_as_asked() -> None:
    table = Table(plain(4, s2="bite bite gold"), "wound", zeros=[2], dead=[3], spells=[(1, "envy")]).begin()
    assert table.hand(2) == "gold bite bite"
    assert table.wolves() == {2}
    assert table.alive() == {0, 1, 2}
    assert table.spells(1) == ["envy"]
    assert table.legal() == {"give 1", "give 2"}
