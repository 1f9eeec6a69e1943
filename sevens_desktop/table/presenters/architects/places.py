"""How things on the table of 7 Wonders Architects are called: elements, zones, drawings.

A pile is named by its wonder or ``centre``, whoever looks at it; its zone has the name of its element.
"""

from __future__ import annotations

from collections.abc import Sequence

from sevens_desktop.engine.architects.actions import SIDES
from sevens_desktop.engine.architects.knowledge import ArchitectsObservation

CENTRE = "centre"
BACK = "arch_back"
STACK_ELEMENT = "token:stack"

EMBLEMS = {
    **{card: card for card in ("wood", "stone", "brick", "glass", "gold", "tablet", "gear", "compass")},
    "paper": "papyrus",
    **dict.fromkeys(("red-0", "red-1", "red-2"), "shield"),
    **dict.fromkeys(("blue-3", "blue-2"), "laurel"),
}
"""By card."""

FAMILIES = {
    **dict.fromkeys(("wood", "stone", "brick", "paper", "glass"), "grey"),
    "gold": "yellow",
    **dict.fromkeys(("tablet", "gear", "compass"), "green"),
    **dict.fromkeys(("red-0", "red-1", "red-2"), "red"),
    **dict.fromkeys(("blue-3", "blue-2"), "blue"),
}
"""By card."""

TOKEN_EMBLEMS = {
    "urbanism": "wood",
    "crafts": "papyrus",
    "jewellery": "stone",
    "science": "gear",
    "propaganda": "horn",
    "architecture": "giza",
    "economy": "gold",
    "engineering": "brick",
    "tactics": "shield",
    "decor": "laurel",
    "politics": "cat",
    "strategy": "victory",
    "education": "progress",
    "culture": "tablet",
}
"""By progress token."""

_DRAWN = {
    **{card: f"arch_{emblem}" for card, emblem in EMBLEMS.items()},
    "red-0": "arch_shield_horns0",
    "red-1": "arch_shield_horns1",
    "red-2": "arch_shield_horns2",
    "blue-3": "arch_points3",
    "blue-2": "arch_points2_cat",
}


def face_of(card: str) -> str:
    return _DRAWN[card]


def slug_of(seen: ArchitectsObservation, pile: int) -> str:
    return CENTRE if pile == seen.seats else seen.wonders[pile]


def pile_of(seen: ArchitectsObservation, slug: str) -> int:
    return seen.seats if slug == CENTRE else seen.wonders.index(slug)


def pile_element(slug: str) -> str:
    return f"pile:{slug}"


def stage_element(piece: str) -> str:
    return f"stage:{piece}"


def token_element(token: str) -> str:
    return f"token:{token}"


def keep_element(card: str) -> str:
    return f"keep:{card}"


def cards_element(verb: str, cards: Sequence[str]) -> str:
    """A set of cards to pay or to turn in: ``pay:wood+gold``."""
    return f"{verb}:{'+'.join(cards)}"


def hand_zone(seat: object) -> str:
    """Where cards go that a seat takes."""
    return f"hand:{seat}"


def reach_of(seen: ArchitectsObservation) -> tuple[int, ...]:
    """The piles within reach of the watching seat, left to right on the screen; none for the public."""
    if seen.seat is None:
        return ()
    left, right, centre = seen.reach[seen.seat]
    return (left, centre, right)


def side_of(seen: ArchitectsObservation, pile: int) -> str | None:
    """On which side of the watching seat a pile lies, if it is within reach."""
    if seen.seat is None or pile not in seen.reach[seen.seat]:
        return None
    return SIDES[seen.reach[seen.seat].index(pile)]


def known_top(seen: ArchitectsObservation, pile: int) -> str | None:
    """The top card of a pile, if the watching seat knows it."""
    return seen.knows.centre_top if pile == seen.seats else seen.tops[pile]
