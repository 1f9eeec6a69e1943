"""What a seat can choose in 7: The Sins."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from sevens_desktop.engine.contract import Action, NotationError
from sevens_desktop.engine.the_sins.cards import KINDS, SINS


@dataclass(frozen=True, slots=True)
class Turn(Action):
    """What is done with all cards of one kind in the row (SIN-15).

    Search looks turns up all the time: their hashes are quick, and those of the two verbs differ.
    """

    kind: int


@dataclass(frozen=True, slots=True)
class Take(Turn):
    """Take them into the own reserve (SIN-15)."""

    def __str__(self) -> str:
        return f"take {KINDS[self.kind]}"

    def __hash__(self) -> int:
        return self.kind


@dataclass(frozen=True, slots=True)
class Feed(Turn):
    """Lay them on the Abyss and gain a Stone if one is left (SIN-15, SIN-16)."""

    def __str__(self) -> str:
        return f"feed {KINDS[self.kind]}"

    def __hash__(self) -> int:
        return len(KINDS) + self.kind


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
PLACES = {sins: Place(sins) for size in range(len(SINS) + 1) for sins in combinations(range(len(SINS)), size)}

TURNS: tuple[tuple[Action, ...], ...] = tuple(
    tuple(turns[sin] for sin in range(len(SINS)) if open_sins >> sin & 1 for turns in (TAKES, FEEDS))
    for open_sins in range(1 << len(SINS))
)
"""The turns by the set of sins that lie in the row, bit n for sin n."""

_BY_TEXT: dict[str, Action] = {str(action): action for action in (*TAKES, *FEEDS, *PLACES.values(), *map(Wish, WISHES))}


def parse(text: str) -> Action:
    """The inverse of ``str(action)``. Raises ``NotationError``."""
    action = _BY_TEXT.get(text)
    if action is None:
        raise NotationError(text)
    return action
