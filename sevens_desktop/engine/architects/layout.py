"""What never changes in the course of a game of 7 Wonders Architects."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sevens_desktop.engine.architects.battle import SUMMARY, conflict_tokens


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The options that play asks for."""

    battle_at_once: bool
    forced_at_once: bool
    economy_forces: bool
    engineering_forces: bool
    gold_free: bool

    @classmethod
    def of(cls, settled: Mapping[str, object]) -> HouseRules:
        summary = settled["edition"] == SUMMARY
        return cls(
            battle_at_once=summary,  # ARC-E2
            forced_at_once=summary,  # ARC-E4
            economy_forces=settled["economy_forces"] is True,
            engineering_forces=settled["engineering_forces"] is True,
            gold_free=settled["gold_free"] is True,
        )


@dataclass(frozen=True, slots=True)
class Layout:
    """The options as settled, the wonder of each seat, the first seat and what follows from them.

    A pile is the seat whose wonder it belongs to; the centre comes last. ``reach[seat]`` are the piles to the left, to
    the right and in the centre.
    """

    settled: Mapping[str, object]
    house: HouseRules
    wonders: tuple[int, ...]
    first: int
    conflict_tokens: int
    reach: tuple[tuple[int, int, int], ...]

    @classmethod
    def of(cls, settled: Mapping[str, object], wonders: tuple[int, ...], first: int) -> Layout:
        seats = len(wonders)
        return cls(
            settled=settled,
            house=HouseRules.of(settled),
            wonders=wonders,
            first=first,
            conflict_tokens=conflict_tokens(settled["edition"], seats),
            reach=tuple((seat, (seat - 1) % seats, seats) for seat in range(seats)),  # ARC-S-3, ARC-S-10, ARC-S-11
        )
