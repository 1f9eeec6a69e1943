"""How sentences and badges name who sits at the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sevens_desktop.storage.saved import BOT, Player

COLOURS = 7
"""Seats beyond the seventh repeat the colours as an outlined badge."""


def is_bot(player: Player) -> bool:
    return player.kind == BOT


def persons(players: Sequence[Player]) -> list[int]:
    """The seats that people play."""
    return [seat for seat, player in enumerate(players) if not is_bot(player)]


def initials(names: Sequence[str]) -> list[str]:
    """One capital each; two letters where the first ones are equal."""
    firsts = [name[:1].upper() for name in names]
    return [
        (first + name[1:2].lower() if firsts.count(first) > 1 else first) or "?"
        for name, first in zip(names, firsts, strict=True)
    ]


def badge(colour: int) -> dict[str, object]:
    """The colour of a seat as QML wants it: 1 to 7 and an outline beyond."""
    return {"colour": colour % COLOURS + 1, "outline": colour >= COLOURS}


def badges(players: Sequence[Player]) -> list[dict[str, object]]:
    """By seat: ``seat, name, initials, colour, outline``."""
    letters = initials([player.name for player in players])
    return [
        {"seat": seat, "name": player.name, "initials": letters[seat], **badge(player.colour)}
        for seat, player in enumerate(players)
    ]


@dataclass(frozen=True, slots=True)
class Voice:
    """How sentences name the seats. ``you`` is the seat addressed as such; in mixed company nobody is."""

    names: tuple[str, ...]
    you: int | None = None

    def name(self, seat: object) -> str:
        return self.names[seat] if isinstance(seat, int) else ""

    def is_you(self, seat: object) -> bool:
        return self.you is not None and seat == self.you


def voice_of(players: Sequence[Player]) -> Voice:
    """A single person is addressed as "you"; several are named."""
    people = persons(players)
    return Voice(tuple(player.name for player in players), people[0] if len(people) == 1 else None)
