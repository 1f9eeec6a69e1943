"""What a seat can choose in 7 Wonders Architects."""

from __future__ import annotations

from dataclasses import dataclass

from sevens_desktop.engine.architects.cards import CARDS, GOLD, PILES, SCIENCE
from sevens_desktop.engine.architects.payments import Payment
from sevens_desktop.engine.architects.tokens import EXTRA_CARD, STACK, TOKENS
from sevens_desktop.engine.architects.wonders import PIECES
from sevens_desktop.engine.contract import Action, NotationError

SIDES = ("left", "right", "centre")
"""The three piles within reach of a seat."""

MIDDLE = 2
"""The side that is the centre."""


@dataclass(frozen=True, slots=True)
class Peek(Action):
    """Look at the top card of the centre (ARC-N-1)."""

    def __str__(self) -> str:
        return "peek"


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take the top card of a pile within reach (ARC-N-2)."""

    side: int

    def __str__(self) -> str:
        return f"take {SIDES[self.side]}"


@dataclass(frozen=True, slots=True)
class Build(Action):
    """Build a piece and pay these cards, in order of kind (ARC-N-5)."""

    piece: int
    paid: Payment

    def __str__(self) -> str:
        return " ".join(["build", PIECES[self.piece], *(CARDS[kind] for kind in self.paid)])


@dataclass(frozen=True, slots=True)
class Claim(Action):
    """Turn two identical or three different science cards into a progress token, chosen next (ARC-N-9)."""

    cards: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join(["claim", *(CARDS[kind] for kind in self.cards)])


@dataclass(frozen=True, slots=True)
class Pick(Action):
    """Gain a progress token from the row, or the unseen top of the ``STACK`` (ARC-N-9)."""

    token: int

    def __str__(self) -> str:
        return f"pick {'stack' if self.token == STACK else TOKENS[self.token]}"


@dataclass(frozen=True, slots=True)
class UseToken(Action):
    """Take the extra card of a progress token from a pile within reach (ARC-T, ARC-Q-21)."""

    token: int
    side: int

    def __str__(self) -> str:
        return f"token {TOKENS[self.token]} {SIDES[self.side]}"


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Take the top card of any pile on the table (ARC-W-alexandria)."""

    pile: int

    def __str__(self) -> str:
        return f"draw {PILES[self.pile]}"


@dataclass(frozen=True, slots=True)
class Look(Action):
    """Look at the top cards of the left or right deck (ARC-W-halicarnassus)."""

    side: int

    def __str__(self) -> str:
        return f"look {SIDES[self.side]}"


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Keep one of the cards looked at (ARC-W-halicarnassus)."""

    card: int

    def __str__(self) -> str:
        return f"keep {CARDS[self.card]}"


@dataclass(frozen=True, slots=True)
class End(Action):
    """End the turn (ARC-N-13)."""

    def __str__(self) -> str:
        return "end"


PEEK = Peek()
END = End()
TAKES = tuple(map(Take, range(len(SIDES))))
LOOKS = tuple(map(Look, range(MIDDLE)))
KEEPS = tuple(map(Keep, range(len(CARDS))))
DRAWS = tuple(map(Draw, range(len(PILES))))
PICKS = tuple(map(Pick, range(len(TOKENS) + 1)))
CLAIMS = (*(Claim((kind, kind)) for kind in SCIENCE), Claim(tuple(SCIENCE)))
USES = tuple(tuple(UseToken(token, side) for side in range(len(SIDES))) for token in range(len(EXTRA_CARD)))

_FIXED: dict[str, Action] = {
    str(action): action
    for action in (PEEK, *TAKES, *LOOKS, *KEEPS, *DRAWS, *PICKS, *CLAIMS, *(use for uses in USES for use in uses), END)
}


def parse(text: str) -> Action:
    """The inverse of ``str(action)``. Raises ``NotationError``."""
    fixed = _FIXED.get(text)
    if fixed is not None:
        return fixed
    verb, *words = text.split(" ")
    if verb != "build" or len(words) < 2 or words[0] not in (*PIECES,):
        raise NotationError(text)
    paid = [CARDS.index(name) for name in words[1:] if name in CARDS[: GOLD + 1]]
    if len(paid) != len(words) - 1 or paid != sorted(paid):
        raise NotationError(text)
    return Build(PIECES.index(words[0]), tuple(paid))
