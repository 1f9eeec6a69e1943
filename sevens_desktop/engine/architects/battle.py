"""Conflict tokens and battles (ARC-B), on plain numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sevens_desktop.engine.architects.cards import RED
from sevens_desktop.engine.architects.tokens import TACTICS, TACTICS_SHIELDS
from sevens_desktop.engine.architects.wonders import SHIELDS

SUMMARY, RULEBOOK = "summary", "rulebook"

CONFLICT_TOKENS = {SUMMARY: (3, 3, 4, 4, 6, 6), RULEBOOK: (3, 3, 4, 5, 6, 6)}
"""ARC-E1: by edition, for 2 to 7 seats."""

VICTORY_POINTS = 3
"""ARC-B-7."""


@dataclass(frozen=True, slots=True)
class Duel:
    """Two neighbours compare their shields; the ``winner``, if there is one, takes ``tokens`` victory tokens."""

    seats: tuple[int, int]
    shields: tuple[int, int]
    winner: int | None
    tokens: int


def conflict_tokens(edition: object, seats: int) -> int:
    return CONFLICT_TOKENS[str(edition)][seats - 2]


def shields(wonder: int, built: int, held: int, hand: Sequence[int]) -> int:
    """ARC-B-4."""
    cards = sum(hand[RED.start : RED.stop])
    return cards + SHIELDS[wonder][built] + (TACTICS_SHIELDS if held & TACTICS else 0)


def duels(table: Sequence[int]) -> list[Duel]:
    """Every pair of neighbours once, clockwise from seat 0; ``table`` is the shields by seat."""
    seats = len(table)
    if seats == 2:
        return [_duel(table, 0, 1, _tokens_of_two(max(table), min(table)))]
    return [_duel(table, seat, (seat + 1) % seats, 1) for seat in range(seats)]  # ARC-B-3


def _duel(table: Sequence[int], one: int, other: int, tokens: int) -> Duel:
    winner = None if table[one] == table[other] else one if table[one] > table[other] else other
    return Duel((one, other), (table[one], table[other]), winner, 0 if winner is None else tokens)


def _tokens_of_two(more: int, less: int) -> int:
    """ARC-B-5: two tokens for twice as many, and a single shield against none is one token."""
    return 2 if more >= max(2, 2 * less) else 1
