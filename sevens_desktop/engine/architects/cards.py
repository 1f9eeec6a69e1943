"""The cards of 7 Wonders Architects (ARC-D). A card is its kind, an index into ``CARDS``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

CARDS = (
    *("wood", "stone", "brick", "paper", "glass"),
    "gold",
    *("tablet", "gear", "compass"),
    *("red-0", "red-1", "red-2"),
    *("blue-3", "blue-2"),
)
RESOURCES = range(5)
GOLD = 5
SCIENCE = range(6, 9)
RED = range(9, 12)
BLUE_CAT = 13

HORNS = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0)
"""By kind."""

POINTS = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 2)
"""By kind."""

WONDERS = ("alexandria", "halicarnassus", "ephesus", "olympia", "babylon", "rhodes", "giza")
CENTRE = len(WONDERS)
PILES = (*WONDERS, "centre")

_COPIES = (
    # Alexandria, Halicarnassus, Ephesus, Olympia, Babylon, Rhodes, Giza, centre
    (2, 2, 2, 1, 2, 2, 2, 4),  # wood
    (2, 2, 2, 2, 1, 2, 2, 4),  # stone
    (2, 2, 2, 2, 2, 2, 1, 4),  # brick
    (2, 1, 2, 2, 2, 2, 2, 4),  # paper
    (1, 2, 2, 2, 2, 2, 2, 4),  # glass
    (4, 3, 3, 3, 3, 2, 3, 6),  # gold
    (1, 2, 2, 2, 1, 1, 1, 4),  # tablet
    (2, 1, 1, 1, 2, 2, 1, 4),  # gear
    (1, 1, 2, 1, 2, 1, 2, 4),  # compass
    (2, 2, 2, 2, 2, 2, 2, 4),  # red-0
    (1, 2, 1, 2, 1, 2, 2, 4),  # red-1
    (1, 1, 1, 1, 1, 1, 0, 2),  # red-2
    (2, 2, 1, 1, 2, 2, 2, 4),  # blue-3
    (2, 2, 2, 3, 2, 2, 3, 8),  # blue-2
)

DECKS: tuple[tuple[int, ...], ...] = tuple(zip(*_COPIES, strict=True))
"""``DECKS[pile][kind]`` is the number of copies; the piles are the wonders and the centre."""


def cards_of(counts: Sequence[int]) -> list[int]:
    """The cards that ``counts`` by kind stand for, in order of kind."""
    return [kind for kind, copies in enumerate(counts) for _ in range(copies)]


def count_cards(cards: Iterable[int]) -> list[int]:
    """The inverse of ``cards_of``."""
    counts = [0] * len(CARDS)
    for kind in cards:
        counts[kind] += 1
    return counts


def names(cards: Iterable[int]) -> list[str]:
    return [CARDS[kind] for kind in cards]


def parse_card(value: object) -> int | None:
    """The kind with this name; ``None`` for anything else."""
    return CARDS.index(value) if isinstance(value, str) and value in CARDS else None


def counts_json(counts: Sequence[int]) -> dict[str, int]:
    return {CARDS[kind]: copies for kind, copies in enumerate(counts) if copies}


def parse_counts(value: object) -> list[int] | None:
    """The inverse of ``counts_json``; ``None`` for anything else."""
    if not isinstance(value, Mapping) or not all(
        name in CARDS and type(copies) is int and copies >= 0 for name, copies in value.items()
    ):
        return None
    return [int(value.get(name, 0)) for name in CARDS]
