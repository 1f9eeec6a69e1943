"""What a seat can choose in 7 & 7.

Equal cards are one choice: a card in a hand is named by its kind or by the face to play, a card in play by whose it is
and its face. A card on the table with the same seat and face is the same choice whatever its number.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sevens_desktop.engine.contract import Action, NotationError
from sevens_desktop.engine.seven_and_seven.cards import FACE_NAMES, FACES, KINDS, PATIENCE, SLOTH, TWO_SIDED

MOST_SEATS = 5


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Play a card from the hand with this side active (77-04, 77-06). What it asks for is named next (77-26)."""

    face: int

    def __str__(self) -> str:
        return f"play {FACE_NAMES[self.face]}"


@dataclass(frozen=True, slots=True)
class Copy(Action):
    """Let Envy take on this ability, which an opponent's card in play has on one of its sides (77-Q11)."""

    face: int

    def __str__(self) -> str:
        return f"copy {FACE_NAMES[self.face]}"


@dataclass(frozen=True, slots=True)
class Target(Action):
    """Name a card in play as what the announced card works on (77-35)."""

    seat: int
    face: int

    def __str__(self) -> str:
        return f"target {self.seat} {FACE_NAMES[self.face]}"


@dataclass(frozen=True, slots=True)
class Arrive(Action):
    """Say with which side the card that Greed takes arrives (77-35)."""

    face: int

    def __str__(self) -> str:
        return f"as {FACE_NAMES[self.face]}"


@dataclass(frozen=True, slots=True)
class NoTarget(Action):
    """Name no card, or no further one, where the announced card says may (77-09)."""

    def __str__(self) -> str:
        return "none"


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Play no card and draw three to end the turn (77-04); one under ``blocked_draws_one`` after a block."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Do not react, do not play the further card, do not take what is offered."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Convert(Action):
    """Discard a Converter in play and convert this card (77-30)."""

    seat: int
    face: int

    def __str__(self) -> str:
        return f"convert {self.seat} {FACE_NAMES[self.face]}"


@dataclass(frozen=True, slots=True)
class Block(Action):
    """Play Chastity against the card just played (77-22, 77-25)."""

    def __str__(self) -> str:
        return "block"


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Lay a Patience after an opponent's conversion (77-28) or a Sloth after the own draw (77-29)."""

    face: int

    def __str__(self) -> str:
        return f"place {FACE_NAMES[self.face]}"


@dataclass(frozen=True, slots=True)
class Invite(Action):
    """Name the opponent who may add a card after Humility (77-Q13)."""

    seat: int

    def __str__(self) -> str:
        return f"invite {self.seat}"


@dataclass(frozen=True, slots=True)
class Add(Action):
    """Add a card without ability as Humility's guest (77-31)."""

    face: int

    def __str__(self) -> str:
        return f"add {FACE_NAMES[self.face]}"


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Keep this one of the cards drawn with Temperance (77-33)."""

    kind: int

    def __str__(self) -> str:
        return f"keep {KINDS[self.kind]}"


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take this card from the Discard Pile to the hand with Wild Sin (77-35)."""

    kind: int

    def __str__(self) -> str:
        return f"take {KINDS[self.kind]}"


@dataclass(frozen=True, slots=True)
class Fetch(Action):
    """Lay a card from the Discard Pile into the own area with Diligence, this side active (77-Q22)."""

    face: int

    def __str__(self) -> str:
        return f"fetch {FACE_NAMES[self.face]}"


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Discard a card from the hand at the end of the turn (77-05)."""

    kind: int

    def __str__(self) -> str:
        return f"discard {KINDS[self.kind]}"


PLAY = {face: Play(face) for face in FACES}
COPY = {face: Copy(face) for face in FACES}
TARGET = tuple({face: Target(seat, face) for face in FACES} for seat in range(MOST_SEATS))
ARRIVE = {face: Arrive(face) for face in TWO_SIDED}
NO_TARGET = NoTarget()
DRAW = Draw()
PASS = Pass()
CONVERT = tuple({face: Convert(seat, face) for face in FACES} for seat in range(MOST_SEATS))
BLOCK = Block()
PLACE = {face: Place(face) for face in (PATIENCE, SLOTH)}
INVITE = tuple(Invite(seat) for seat in range(MOST_SEATS))
ADD = {face: Add(face) for face in FACES}
KEEP = tuple(Keep(kind) for kind in range(len(KINDS)))
TAKE = tuple(Take(kind) for kind in range(len(KINDS)))
FETCH = {face: Fetch(face) for face in FACES}
DISCARD = tuple(Discard(kind) for kind in range(len(KINDS)))

_TABLES: tuple[Mapping[int, Action], ...] = (PLAY, COPY, ARRIVE, PLACE, ADD, FETCH, *TARGET, *CONVERT)
_ALL: tuple[Action, ...] = (
    *(action for table in _TABLES for action in table.values()),
    *(action for row in (INVITE, KEEP, TAKE, DISCARD) for action in row),
    *(NO_TARGET, DRAW, PASS, BLOCK),
)
_BY_TEXT = {str(action): action for action in _ALL}


def parse(text: str) -> Action:
    """The inverse of ``str(action)``. Raises ``NotationError``."""
    action = _BY_TEXT.get(text)
    if action is None:
        raise NotationError(text)
    return action
