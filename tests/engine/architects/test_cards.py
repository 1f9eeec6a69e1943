"""ARC-D: the decks add up."""

from __future__ import annotations

import pytest

from sevens_desktop.engine.architects.cards import CARDS, DECKS, HORNS, PILES, POINTS, RED, cards_of, count_cards

TOTALS = {
    "wood": 17,
    "stone": 17,
    "brick": 17,
    "paper": 17,
    "glass": 17,
    "gold": 27,
    "tablet": 14,
    "gear": 14,
    "compass": 14,
    "red-0": 18,
    "red-1": 15,
    "red-2": 8,
    "blue-3": 16,
    "blue-2": 24,
}
FACES = {"red-0": (0, 0), "red-1": (1, 0), "red-2": (2, 0), "blue-3": (0, 3), "blue-2": (0, 2)}
"""Horns and points."""

ODD_ONES = {
    "alexandria": {"glass": 1, "gold": 4, "gear": 2, "red-1": 1},
    "halicarnassus": {"paper": 1, "tablet": 2},
    "ephesus": {"tablet": 2, "compass": 2, "red-1": 1, "blue-3": 1},
    "olympia": {"wood": 1, "tablet": 2, "blue-3": 1, "blue-2": 3},
    "babylon": {"stone": 1, "gear": 2, "compass": 2, "red-1": 1},
    "rhodes": {"gold": 2, "gear": 2},
    "giza": {"brick": 1, "compass": 2, "red-2": 0, "blue-2": 3},
}
"""Where a wonder's deck differs from two of each resource, three gold, one of each science card, two, two and one
red cards, two blue cards of each kind."""

USUAL = dict(zip(CARDS, (2, 2, 2, 2, 2, 3, 1, 1, 1, 2, 2, 1, 2, 2), strict=True))


@pytest.mark.parametrize("card", CARDS, ids=lambda card: f"ARC-D-{card}")
def test_copies_and_faces_of_each_card(card: str) -> None:
    kind = CARDS.index(card)
    assert sum(deck[kind] for deck in DECKS) == TOTALS[card]
    assert (HORNS[kind], POINTS[kind]) == FACES.get(card, (0, 0))
    assert (kind in RED) == card.startswith("red")


@pytest.mark.parametrize(("pile", "deck"), list(zip(PILES, DECKS, strict=True)), ids=PILES)
def test_each_deck_adds_up(pile: str, deck: tuple[int, ...]) -> None:
    assert sum(deck) == (60 if pile == "centre" else 25)
    if pile != "centre":
        assert dict(zip(CARDS, deck, strict=True)) == USUAL | ODD_ONES[pile]


def test_the_centre() -> None:
    assert DECKS[-1] == (4, 4, 4, 4, 4, 6, 4, 4, 4, 4, 4, 2, 4, 8)


def test_all_235_cards() -> None:
    assert sum(map(sum, DECKS)) == sum(TOTALS.values()) == 235
    assert len(DECKS) == len(PILES) == 8


def test_counting_is_the_inverse_of_listing() -> None:
    for deck in DECKS:
        assert tuple(count_cards(cards_of(deck))) == deck
