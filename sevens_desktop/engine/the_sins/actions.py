"""What a seat can choose in 7: The Sins."""

from __future__ import annotations

from dataclasses import dataclass

from sevens_desktop.engine.contract import Action, NotationError
from sevens_desktop.engine.the_sins.cards import KINDS, SINS


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take all cards of one kind from the row into the own reserve (SIN-15)."""

    kind: int

    def __str__(self) -> str:
        return f"take {KINDS[self.kind]}"


@dataclass(frozen=True, slots=True)
class Feed(Action):
    """Lay all cards of one kind from the row on the Abyss and gain a Stone if one is left (SIN-15, SIN-16)."""

    kind: int

    def __str__(self) -> str:
        return f"feed {KINDS[self.kind]}"


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Lay the own Stones on these sins, in ascending order (SIN-24 to SIN-26; only with ``manual_stones``)."""

    sins: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join(["place", *(SINS[sin] for sin in self.sins)])


@dataclass(frozen=True, slots=True)
class Wish(Action):
    """What a person may want and no rule allows: passing, looking into a reserve or the Abyss. Never legal."""

    what: str

    def __str__(self) -> str:
        return self.what


WISHES = ("pass", "look reserve", "look abyss")
TAKES = tuple(Take(kind) for kind in range(len(KINDS)))
FEEDS = tuple(Feed(kind) for kind in range(len(KINDS)))

_FIXED: dict[str, Action] = {str(action): action for action in (*TAKES, *FEEDS, *map(Wish, WISHES))}


def parse(text: str) -> Action:
    """The inverse of ``str(action)``. Raises ``NotationError``."""
    fixed = _FIXED.get(text)
    if fixed is not None:
        return fixed
    verb, *names = text.split(" ")
    sins = [SINS.index(name) for name in names if name in SINS]
    if verb != "place" or len(sins) != len(names) or sins != sorted(set(sins)):
        raise NotationError(text)
    return Place(tuple(sins))
