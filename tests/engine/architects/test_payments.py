"""ARC-N-6, ARC-Q-7 to ARC-Q-10: which cards pay for which piece."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevens_desktop.engine.architects.cards import CARDS, GOLD, cards_of, names
from sevens_desktop.engine.architects.payments import Means, affordable, payments, uses_economy, uses_engineering
from sevens_desktop.engine.architects.wonders import COSTS, PIECES

hands = st.lists(st.integers(0, 3), min_size=6, max_size=6).map(lambda counts: [*counts, *[0] * 8])
PAIRS = ("stone brick", "stone paper", "brick paper")
means = st.builds(Means, st.booleans(), st.booleans(), st.booleans())


def paid(piece: str, held: str, **allowed: bool) -> list[str]:
    hand = [held.split().count(card) for card in CARDS]
    return [" ".join(names(payment)) for payment in payments(COSTS[PIECES.index(piece)], hand, Means(**allowed))]


@pytest.mark.parametrize(
    ("piece", "held", "expected"),
    [
        ("a", "wood stone", ["wood stone"]),
        ("a", "wood wood", []),
        ("a", "wood gold", ["wood gold"]),
        ("a", "gold gold", ["gold gold"]),
        ("b", "wood stone", []),
        ("b", "wood wood stone stone", ["wood wood", "stone stone"]),
        (
            "c",
            "wood stone brick paper",
            ["wood stone brick", "wood stone paper", "wood brick paper", "stone brick paper"],
        ),
        ("c", "wood wood stone gold", ["wood stone gold"]),
        ("d", "wood wood stone gold", ["wood wood gold"]),
        ("d", "wood stone gold gold", ["wood gold gold", "stone gold gold"]),
        ("e", "wood stone brick glass gold", ["wood stone brick glass"]),
        ("e", "wood gold gold", []),
    ],
)
def test_payments_with_cards_alone(piece: str, held: str, expected: list[str]) -> None:
    """ARC-Q-10: as little gold as possible."""
    assert paid(piece, held) == expected


@pytest.mark.parametrize(
    ("piece", "held", "expected"),
    [
        ("a", "gold", ["gold"]),
        ("a", "wood gold", ["wood gold", "gold"]),
        ("a", "wood stone gold", ["wood stone"]),
        ("d", "wood gold", ["wood gold"]),
        ("d", "wood wood stone gold", ["wood wood gold", "wood gold", "stone gold"]),
        ("d", "gold gold", ["gold gold"]),
        ("e", "gold gold gold", ["gold gold gold"]),
        ("e", "wood gold gold", ["wood gold gold"]),
    ],
)
def test_payments_with_economy(piece: str, held: str, expected: list[str]) -> None:
    """ARC-T-economy: one gold card counts as two coins."""
    assert paid(piece, held, economy=True) == expected


@pytest.mark.parametrize(
    ("piece", "held", "expected"),
    [
        ("a", "wood wood", ["wood wood"]),
        ("b", "wood stone gold", ["wood stone"]),
        ("c", "wood wood gold", ["wood wood gold"]),
        ("d", "wood wood stone", ["wood wood stone"]),
        ("e", "wood wood stone", []),
    ],
)
def test_payments_with_engineering(piece: str, held: str, expected: list[str]) -> None:
    """ARC-T-engineering: any resources in the right number."""
    assert paid(piece, held, engineering=True) == expected


def brute_force(piece: int, hand: list[int], allowed: Means) -> set[tuple[int, ...]]:
    """Every set of cards whose every reading as resources, coins and second coin fits."""
    cost = COSTS[piece]
    cards = cards_of(hand[: GOLD + 1])
    found = set()
    for number in range(1, cost.cards + 1):
        for chosen in set(combinations(cards, number)):
            gold = chosen.count(GOLD)
            coins = gold + cost.cards - number
            if coins not in ((gold, gold + 1) if allowed.economy and gold else (gold,)):
                continue
            resources = [kind for kind in chosen if kind != GOLD]
            readings = (resources + list(extra) for extra in product(range(5), repeat=coins))
            wanted = 1 if cost.identical else cost.cards
            if allowed.engineering or any(len(set(reading)) == wanted for reading in readings):
                found.add(chosen)
    if not allowed.gold_free and found:
        fewest = min(chosen.count(GOLD) for chosen in found)
        found = {chosen for chosen in found if chosen.count(GOLD) == fewest}
    return found


@given(st.integers(0, 4), st.lists(st.integers(0, 2), min_size=6, max_size=6), means)
def test_payments_are_all_that_fit(piece: int, held: list[int], allowed: Means) -> None:
    """Gold read as every resource in turn finds the same payments."""
    found = payments(COSTS[piece], [*held, *[0] * 8], allowed)
    assert len(found) == len(set(found))
    assert set(found) == brute_force(piece, held, allowed)


@given(hands, means)
def test_affordable_means_that_there_is_a_payment(hand: list[int], allowed: Means) -> None:
    for cost in COSTS:
        assert affordable(cost, hand, allowed) == bool(payments(cost, hand, allowed))


@given(hands, means)
def test_a_payment_tells_which_tokens_it_needs(hand: list[int], allowed: Means) -> None:
    """ARC-Q-7: without the token the payment is none."""
    for cost in COSTS:
        for payment in payments(cost, hand, allowed):
            held = [Counter(payment)[kind] for kind in range(len(CARDS))]
            bare = payments(cost, held, Means(gold_free=True))
            assert (payment in bare) == (not uses_economy(cost, payment) and not uses_engineering(cost, payment))
            assert payment in payments(
                cost, held, Means(uses_economy(cost, payment), uses_engineering(cost, payment), gold_free=True)
            )
