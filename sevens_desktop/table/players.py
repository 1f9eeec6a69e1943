"""Who sits at the table, and how sentences call them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

PERSON = "person"
BOT = "bot"
COLOURS = 7


@dataclass(frozen=True, slots=True)
class Player:
    """A person or a bot. ``colour`` is 1 to 7; seats beyond the seventh repeat colours as an outline."""

    name: str
    kind: str = PERSON
    level: str = ""
    colour: int = 1
    outline: bool = False

    @property
    def is_bot(self) -> bool:
        return self.kind == BOT


def initials(names: Sequence[str]) -> list[str]:
    """One capital each; two letters where the first ones are equal."""
    firsts = [name[:1].upper() for name in names]
    return [
        (name[:1].upper() + name[1:2].lower() if firsts.count(first) > 1 else first) or "?"
        for name, first in zip(names, firsts, strict=True)
    ]


@dataclass(frozen=True, slots=True)
class Voice:
    """How sentences name the seats. ``you`` is the seat addressed as such; in mixed company nobody is."""

    names: tuple[str, ...]
    you: int | None = None

    def is_you(self, seat: object) -> bool:
        return self.you is not None and seat == self.you

    def name(self, seat: object) -> str:
        return self.names[seat] if isinstance(seat, int) else ""


def voice_of(players: Sequence[Player]) -> Voice:
    """A single person is addressed as "you"; several are named."""
    persons = [seat for seat, player in enumerate(players) if not player.is_bot]
    return Voice(tuple(player.name for player in players), persons[0] if len(persons) == 1 else None)
