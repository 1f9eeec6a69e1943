"""What is in the box of 7: The Sins.

A card is one integer: ``kind + 8 * part``. The kind is a sin (0 to 6) or ``JUDGMENT``; the part of the pile that the card
comes from is Hell I, II, III (0 to 2) or Penance (3).
"""

from __future__ import annotations

SINS = ("pride", "greed", "lust", "envy", "wrath", "sloth", "gluttony")
"""SIN-01."""

JUDGMENT = 7
KINDS = (*SINS, "judgment")

PARTS = ("1", "2", "3", "penance")
PENANCE = 3
COPIES_BY_HELL = (6, 3, 2)
"""SIN-06: copies of each sin in Hell I, II and III."""

ROW = 5
"""SIN-18."""

STONES_PER_SEAT = 2
"""SIN-11."""

POINTS = (0, 1, 3, 6, -1, -3, -6, 10, 10, 10, 10, 10, 10, 10)
"""SIN-21: points by number of cards of one sin; 12 cards in Penance and a Stone make 13 at most."""


def types_in_play(seats: int) -> int:
    """SIN-04."""
    return seats + 2


def card(kind: int, part: int) -> int:
    return kind + 8 * part


def kind_of(code: int) -> int:
    return code & 7


def part_of(code: int) -> int:
    return code >> 3


def card_text(code: int) -> str:
    """``envy.1``, ``judgment.3``, ``lust.penance``."""
    return f"{KINDS[kind_of(code)]}.{PARTS[part_of(code)]}"


def parse_card(text: object) -> int | None:
    """The inverse of ``card_text``; ``None`` for anything else."""
    kind, _, part = str(text).partition(".")
    if kind not in KINDS or part not in PARTS or (kind == "judgment" and part == "penance"):
        return None
    return card(KINDS.index(kind), PARTS.index(part))
