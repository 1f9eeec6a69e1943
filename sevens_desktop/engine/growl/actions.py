"""What a seat can choose in Growl. Seats are written as numbers from 0."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sevens_desktop.engine.contract import Action, NotationError
from sevens_desktop.engine.growl.cards import CHARM, GOLD, KIND_NAMES, KINDS, SALVE

SEATS = range(10)
LEFT, RIGHT = 0, 1
SIDE_NAMES = ("left", "right")
NOTHING = -1


@dataclass(frozen=True, slots=True)
class Give(Action):
    """Give the top card to this seat (GRO-D-1, GRO-SR-4, GRO-SR-5)."""

    seat: int

    def __str__(self) -> str:
        return f"give {self.seat}"


@dataclass(frozen=True, slots=True)
class Accuse(Action):
    """Say that this seat is a werewolf (option ``talk``)."""

    seat: int

    def __str__(self) -> str:
        return f"say accuse {self.seat}"


@dataclass(frozen=True, slots=True)
class Trust(Action):
    """Say that this seat is on one's own side (option ``talk``)."""

    seat: int

    def __str__(self) -> str:
        return f"say trust {self.seat}"


@dataclass(frozen=True, slots=True)
class Need(Action):
    """Ask for cards of this kind (option ``talk``)."""

    kind: int

    def __str__(self) -> str:
        return f"say need {KIND_NAMES[self.kind]}"


@dataclass(frozen=True, slots=True)
class Choose(Action):
    """Choose this seat for the text of a Night or Final Night."""

    seat: int

    def __str__(self) -> str:
        return f"choose {self.seat}"


@dataclass(frozen=True, slots=True)
class Name(Action):
    """Name a kind of card (Hypnosis)."""

    kind: int

    def __str__(self) -> str:
        return f"name {KIND_NAMES[self.kind]}"


@dataclass(frozen=True, slots=True)
class Show(Action):
    """Show a card of this kind, or ``NOTHING`` (Truth Serum)."""

    kind: int

    def __str__(self) -> str:
        return "show nothing" if self.kind == NOTHING else f"show {KIND_NAMES[self.kind]}"


@dataclass(frozen=True, slots=True)
class Put(Action):
    """Lay down a card of this kind (The Gift, The Tempest, Shambling Horde, Grave Robber)."""

    kind: int

    def __str__(self) -> str:
        return f"put {KIND_NAMES[self.kind]}"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Pass a card to each closest living neighbour (GRO-N-2); ``NOTHING`` on one side only for All Hallows' Eve."""

    left: int
    right: int

    def __str__(self) -> str:
        sides = zip((self.left, self.right), SIDE_NAMES, strict=True)
        return " ".join(["pass", *(f"{KIND_NAMES[kind]} {side}" for kind, side in sides if kind != NOTHING)])


@dataclass(frozen=True, slots=True)
class Vote(Action):
    """Point at this seat."""

    seat: int

    def __str__(self) -> str:
        return f"vote {self.seat}"


@dataclass(frozen=True, slots=True)
class Point(Action):
    """Point at the left or right neighbour (The Unwanted)."""

    side: int

    def __str__(self) -> str:
        return f"point {SIDE_NAMES[self.side]}"


@dataclass(frozen=True, slots=True)
class Skip(Action):
    """Let Sloth take the day turn, where Diligence leaves the choice."""

    def __str__(self) -> str:
        return "skip"


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Take the day turn in spite of Sloth, where Diligence leaves the choice."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Resolve the drawn Undead card on this seat, with this card of the own hand; ``NOTHING`` where none is asked."""

    seat: int
    kind: int

    def __str__(self) -> str:
        words = ["undead", "play"]
        if self.seat != NOTHING:
            words.append(str(self.seat))
        if self.kind != NOTHING:
            words.append(KIND_NAMES[self.kind])
        return " ".join(words)


@dataclass(frozen=True, slots=True)
class Top(Action):
    """Discard the drawn Undead card and lay a card of this kind on top of the deck."""

    kind: int

    def __str__(self) -> str:
        return f"undead top {KIND_NAMES[self.kind]}"


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Discard the drawn Undead card with an empty hand."""

    def __str__(self) -> str:
        return "undead discard"


@dataclass(frozen=True, slots=True)
class Wish(Action):
    """What a person may want and no rule allows. Never legal."""

    what: str

    def __str__(self) -> str:
        return self.what


WISHES = ("keep", "look hand", "look deck")

GIVES = tuple(map(Give, SEATS))
CHOICES = tuple(map(Choose, SEATS))
VOTES = tuple(map(Vote, SEATS))
ACCUSATIONS = tuple(map(Accuse, SEATS))
TRUSTS = tuple(map(Trust, SEATS))
NEEDS = (Need(SALVE), Need(CHARM))
NAMES = tuple(Name(kind) for kind in KINDS if kind != GOLD)
NAME_GOLD = Name(GOLD)
PUTS = tuple(map(Put, KINDS))
SHOWS = tuple(map(Show, KINDS))
SHOW_NOTHING = Show(NOTHING)
PASSES = tuple(tuple(Pass(left, right) for right in KINDS) for left in KINDS)
HALF_PASSES = tuple(Pass(*pair) for kind in KINDS for pair in ((kind, NOTHING), (NOTHING, kind)))
POINTS = (Point(LEFT), Point(RIGHT))
SKIP, DRAW, DISCARD = Skip(), Draw(), Discard()
PLAY = Play(NOTHING, NOTHING)
PLAYS = tuple(Play(seat, NOTHING) for seat in SEATS)
PLAYS_WITH = tuple(tuple(Play(seat, kind) for kind in KINDS) for seat in SEATS)
TOPS = tuple(map(Top, KINDS))

_ALL: Sequence[Action] = (
    *GIVES,
    *CHOICES,
    *VOTES,
    *ACCUSATIONS,
    *TRUSTS,
    *NEEDS,
    *NAMES,
    NAME_GOLD,
    *PUTS,
    *SHOWS,
    SHOW_NOTHING,
    *(action for row in PASSES for action in row),
    *HALF_PASSES,
    *POINTS,
    SKIP,
    DRAW,
    DISCARD,
    PLAY,
    *PLAYS,
    *(action for row in PLAYS_WITH for action in row),
    *TOPS,
    *map(Wish, WISHES),
)
_BY_NOTATION: dict[str, Action] = {str(action): action for action in _ALL}


def parse(text: str) -> Action:
    """The inverse of ``str(action)``. Raises ``NotationError``."""
    action = _BY_NOTATION.get(text)
    if action is None:
        raise NotationError(text)
    return action
