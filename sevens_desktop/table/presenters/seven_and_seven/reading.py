"""Reading the cards of an observation, and the elements by which they are picked.

An open card is ``sloth#3``, a hidden one of the own hand a kind. As an element an open card is
``card:sloth/diligence#3`` whichever side is active, so that it can be followed; a card of the hand is
``hand:sloth/diligence#0``, counted among equal ones.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from sevens_desktop.engine.seven_and_seven.cards import (
    FACE,
    FACE_NAMES,
    KINDS,
    SIDES,
    TWO_SIDED,
    parse_card,
)
from sevens_desktop.engine.seven_and_seven.knowledge import SevenObservation

BACK = "sevens_back"
SAID = "said"
"""The element of the card about to be played, while what it works on is named."""

_DRAWINGS = {kind: f"sevens_{kind.partition('/')[0].replace('-', '')}" for kind in KINDS}


def card_number(card: str) -> int:
    """The open card as the engine counts it."""
    number = parse_card(card)
    assert number is not None, card
    return number


def face_of(card: str) -> int:
    return FACE[card_number(card)]


def kind_of(card: str) -> str:
    return KINDS[face_of(card) >> 1]


def drawing(kind: str) -> str:
    return _DRAWINGS[kind]


def drawing_of(face: int) -> str:
    return drawing(KINDS[face >> 1])


def emblem(face: int) -> str:
    """The file stem of the emblem of an active side."""
    name = FACE_NAMES[face]
    return "dualwild" if name.startswith("dual-wild") else name.replace("-", "")


def is_turned(face: int) -> bool:
    """Does the card lie the other way round? A sin is upright at rest."""
    return face in TWO_SIDED and face % 2 == 1


def open_element(card: str) -> str:
    return f"card:{kind_of(card)}#{card.partition('#')[2]}"


def counted(prefix: str, kinds: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Each hidden card with its element: ``hand:pride/humility#0``."""
    seen: dict[str, int] = {}
    for kind in kinds:
        number = seen.get(kind, 0)
        seen[kind] = number + 1
        yield kind, f"{prefix}:{kind}#{number}"


def hand_elements(seen: SevenObservation, kind: str) -> list[str]:
    return [element for held, element in counted("hand", seen.hand) if held == kind]


def kind_of_element(element: str) -> str:
    return element.removeprefix("turn:").partition(":")[2].partition("#")[0]


def stacks(area: Sequence[str]) -> list[list[str]]:
    """Equal cards of an area together, in order of the first one's arrival."""
    found: dict[int, list[str]] = {}
    for card in area:
        found.setdefault(face_of(card), []).append(card)
    return list(found.values())


def top_element(seen: SevenObservation, seat: int, face: int) -> str | None:
    """The topmost of the equal cards with this active side in an area."""
    return next((open_element(stack[-1]) for stack in stacks(seen.areas[seat]) if face_of(stack[-1]) == face), None)


def sides_of(kind: str) -> tuple[int, ...]:
    return SIDES[KINDS.index(kind)]
