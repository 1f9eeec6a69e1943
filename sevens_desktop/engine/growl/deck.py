"""The face-up deck: three piles with a Night at the bottom of each (GRO-U-5)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random

from sevens_desktop.engine.chance import next_chance
from sevens_desktop.engine.growl.cards import NIGHT_CARDS

FARTHEST = 3
"""Option ``night_jitter``: how far the first two Nights may move."""

NO_SHIFTS = (0, 0)


def shifts(jitter: bool, chance: int) -> tuple[tuple[int, int], int]:
    """How far each of the two Nights moves down (or up, if negative)."""
    if not jitter:
        return NO_SHIFTS, chance
    rng = Random(chance)
    return (rng.randint(-FARTHEST, FARTHEST), rng.randint(-FARTHEST, FARTHEST)), next_chance(chance)


def night_places(cards: int, moved: tuple[int, int]) -> tuple[int, int, int]:
    """Where the three Nights lie in a deck of so many other cards; left-over cards go to the first piles."""
    pile, left = divmod(cards, NIGHT_CARDS)
    first = pile + min(left, 1) + moved[0]
    second = 2 * pile + min(left, 2) + moved[1]
    return first, second + 1, cards + 2


def lay_deck(pack: Sequence[int], nights: Sequence[int], moved: tuple[int, int]) -> tuple[int, ...]:
    """The pack, top first, with the Nights in their places."""
    deck = list(pack)
    for place, night in zip(night_places(len(pack), moved), nights, strict=True):
        deck.insert(place, night)
    return tuple(deck)


def possible_places(cards: int, jitter: bool, drawn: int, revealed: int, on_top: bool) -> list[tuple[int, ...]]:
    """Where the Nights to come can lie in what is left of a deck.

    It had so many ``cards`` besides the Nights; ``drawn`` cards are gone, ``revealed`` Nights among them; ``on_top``:
    the first card left is a Night.
    """
    moves = range(-FARTHEST, FARTHEST + 1) if jitter else NO_SHIFTS[:1]
    found = []
    for moved in product(moves, moves):
        places = tuple(place - drawn for place in night_places(cards, moved)[revealed:])
        if not places or (places[0] == 0 if on_top else places[0] > 0):
            found.append(places)
    return found
