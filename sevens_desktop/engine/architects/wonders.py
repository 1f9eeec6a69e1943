"""The seven wonders (ARC-W): what their pieces cost, bring and rest on.

A piece is an index into ``PIECES``, named by its cost; what a seat has built is a bit mask of pieces.
"""

from __future__ import annotations

from dataclasses import dataclass

from sevens_desktop.engine.architects.cards import WONDERS

PIECES = "abcde"
COMPLETE = 0b11111


@dataclass(frozen=True, slots=True)
class Cost:
    """``cards`` resources, all ``identical`` or else all different."""

    cards: int
    identical: bool


COSTS = (Cost(2, False), Cost(2, True), Cost(3, False), Cost(3, True), Cost(4, False))

ANY_PILE = "any_pile"
LOOK_FIVE = "look_five"
CENTRE_CARD = "centre_card"
SIDE_CARDS = "side_cards"
TOKEN = "token"
SHIELD = "shield"

LOOKED_AT = 5
"""ARC-W-halicarnassus: so many cards are looked at."""


@dataclass(frozen=True, slots=True)
class Wonder:
    """``points`` and ``rests_on`` go by piece; the pieces in ``effect_on`` carry the ``effect``."""

    points: tuple[int, int, int, int, int]
    effect: str | None
    effect_on: str
    rests_on: tuple[str, str, str, str, str]


_TABLE = {
    "alexandria": Wonder((4, 3, 6, 5, 7), ANY_PILE, "bd", ("", "a", "b", "c", "d")),
    "halicarnassus": Wonder((3, 3, 6, 5, 7), LOOK_FIVE, "bd", ("", "a", "b", "b", "cd")),
    "ephesus": Wonder((3, 3, 4, 5, 7), CENTRE_CARD, "bcd", ("", "a", "a", "a", "bcd")),
    "olympia": Wonder((3, 2, 5, 5, 7), SIDE_CARDS, "bd", ("", "a", "a", "bc", "d")),
    "babylon": Wonder((3, 0, 5, 5, 7), TOKEN, "bd", ("", "a", "b", "c", "c")),
    "rhodes": Wonder((4, 4, 5, 6, 7), SHIELD, "bd", ("", "", "ab", "c", "d")),
    "giza": Wonder((4, 5, 6, 7, 8), None, "", ("", "a", "b", "c", "d")),
}
TABLE = tuple(_TABLE[name] for name in WONDERS)


def mask(pieces: str) -> int:
    return sum(1 << PIECES.index(piece) for piece in pieces)


def pieces_in(built: int) -> str:
    """The inverse of ``mask``."""
    return "".join(piece for index, piece in enumerate(PIECES) if built >> index & 1)


def _open(wonder: Wonder, built: int) -> tuple[int, ...]:
    return tuple(
        piece
        for piece, below in enumerate(wonder.rests_on)
        if not built >> piece & 1 and mask(below) & built == mask(below)
    )


OPEN = tuple(tuple(_open(wonder, built) for built in range(COMPLETE + 1)) for wonder in TABLE)
"""``OPEN[wonder][built]``: the pieces that may be built next, everything under them being built."""

EFFECTS = tuple(tuple(wonder.effect if piece in wonder.effect_on else None for piece in PIECES) for wonder in TABLE)
"""``EFFECTS[wonder][piece]``."""

STAGE_POINTS = tuple(
    tuple(sum(points for piece, points in enumerate(wonder.points) if built >> piece & 1) for built in range(32))
    for wonder in TABLE
)
"""``STAGE_POINTS[wonder][built]``."""


SHIELDS = tuple(
    tuple(sum(effect == SHIELD and built >> piece & 1 for piece, effect in enumerate(effects)) for built in range(32))
    for effects in EFFECTS
)
"""ARC-B-4: ``SHIELDS[wonder][built]``, the permanent shields of the pieces built."""


def parse_built(value: object) -> int | None:
    """The mask of ``pieces_in``; ``None`` for anything else."""
    if not isinstance(value, str) or any(piece not in PIECES for piece in value):
        return None
    built = mask("".join(set(value)))
    return built if pieces_in(built) == value else None
