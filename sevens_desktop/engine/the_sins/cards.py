"""What is in the box of 7: The Sins.

A card is one small number, ``kind + 8 * part``. The kind is a sin (0 to 6) or ``JUDGMENT``; the part of the pile that
the card comes from is Hell I, II, III (0 to 2) or Penance (3). Cards that lie together are ``bytes``, one card a byte
in the order in which they were laid: copies share them, and they are cut, joined and counted in one step.
"""

from __future__ import annotations

from itertools import pairwise

SINS = ("pride", "greed", "lust", "envy", "wrath", "sloth", "gluttony")
"""SIN-01."""

JUDGMENT = 7
KINDS = (*SINS, "judgment")
JUDGMENTS = 3
"""SIN-02."""

PARTS = ("1", "2", "3", "penance")
PENANCE = 3
COPIES = (6, 3, 2, 1)
"""SIN-06: copies of each sin in Hell I, II and III; SIN-31: in the Penance part."""

ROW = 5
"""SIN-18."""

STONES_PER_SEAT = 2
"""SIN-11."""

POINTS = (0, 1, 3, 6, -1, -3, -6, 10, 10, 10, 10, 10, 10, 10)
"""SIN-21: points by number of cards of one sin; 12 cards in Penance and a Stone make 13 at most."""

GAINS = tuple(after - before for before, after in pairwise(POINTS))
"""SIN-P7: what one Stone on so many cards changes."""


def types_in_play(seats: int) -> int:
    """SIN-04."""
    return seats + 2


def card(kind: int, part: int) -> int:
    return kind + 8 * part


def kind_of(code: int) -> int:
    return code & 7


def part_of(code: int) -> int:
    return code >> 3


CARDS = bytes(card(kind, part) for part in range(len(PARTS)) for kind in range(len(KINDS)))
OF_KIND = tuple(bytes(code for code in CARDS if kind_of(code) == kind) for kind in range(len(KINDS)))
NOT_OF_KIND = tuple(bytes(code for code in CARDS if kind_of(code) != kind) for kind in range(len(KINDS)))
_TO_KIND = bytes(code & 7 for code in range(256))
_TO_PART = bytes(code >> 3 for code in range(256))


def count_sins(cards: bytes) -> list[int]:
    """How many cards of each sin lie there."""
    kinds = cards.translate(_TO_KIND)
    return [kinds.count(sin) for sin in range(len(SINS))]


def count_judgments(cards: bytes) -> int:
    return cards.translate(_TO_KIND).count(JUDGMENT)


def count_parts(cards: bytes) -> list[int]:
    """How many cards of each part lie there, Penance last."""
    parts = cards.translate(_TO_PART)
    return [parts.count(part) for part in range(len(PARTS))]


def card_text(code: int) -> str:
    """``envy.1``, ``judgment.3``, ``lust.penance``."""
    return f"{KINDS[kind_of(code)]}.{PARTS[part_of(code)]}"


def parse_card(text: object) -> int | None:
    """The inverse of ``card_text``; ``None`` for anything else."""
    return _CODES.get(text) if isinstance(text, str) else None


_CODES = {card_text(code): code for code in CARDS if code != card(JUDGMENT, PENANCE)}
