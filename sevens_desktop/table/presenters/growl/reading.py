"""How things on the table of Growl are called, and what a seat reads from its observation."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sevens_desktop.engine.growl.cards import (
    BITE,
    CARD_CODES,
    CARD_NAMES,
    CHARM,
    GOLD,
    KIND_NAMES,
    SALVE,
    WOUND,
    is_judged,
    is_night,
)
from sevens_desktop.engine.growl.knowledge import HIDDEN, FrameSeen, GrowlObservation
from sevens_desktop.engine.growl.ledger import Entry

BACK, UNDEAD_BACK, NIGHT_BACK, FINAL_BACK = (f"growl_back_{name}" for name in ("growl", "undead", "night", "final"))
SHOWN_ORDER = (BITE, WOUND, CHARM, SALVE, GOLD)
"""How a hand is sorted."""

NIGHT_FRAMES = ("dusk", "pass")
LAST_NIGHT = 3
VOTES = ("vote", "purge", "save")
POINTING = ("unwanted", "replay", "last-replay")
GIVING = ("day", "give")


# -- elements and zones


def seat_element(seat: int) -> str:
    return f"seat:{seat}"


def hand_element(kind: int, copy: int) -> str:
    return f"hand:{KIND_NAMES[kind]}#{copy}"


def kind_of(element: str) -> int:
    """The kind of a card of the own hand."""
    return KIND_NAMES.index(element.removeprefix("hand:").partition("#")[0])


def hand_elements(seen: GrowlObservation, kind: int) -> list[str]:
    return [hand_element(kind, copy) for copy in range(hand_of(seen)[kind])]


def hand_of(seen: GrowlObservation) -> Sequence[int]:
    return seen.hand or (0,) * len(KIND_NAMES)


# -- drawings


def face_of(slug: str) -> str:
    """Cards of a hand and sins have drawings, the others are composed."""
    code = CARD_CODES[slug]
    if slug in KIND_NAMES:
        return f"growl_{slug}"
    return f"growl_spell_{slug}" if is_judged(code) else f"growl_card_{slug}"


def emblem_of(slug: str) -> str:
    code = CARD_CODES[slug]
    if slug in KIND_NAMES:
        return "nugget" if slug == "gold" else slug
    if is_judged(code):
        return slug
    if is_night(code):
        return "moon" if code < CARD_CODES["all-hallows-eve"] else "finalnight"
    return "undead"


# -- what goes on


def frame_of(seen: GrowlObservation) -> FrameSeen | None:
    return seen.frames[-1] if seen.frames else None


def stage_of(seen: GrowlObservation) -> str:
    """What is asked now: the kind of the frame; ``""`` after the end."""
    frame = frame_of(seen)
    return "" if frame is None else frame.kind


def card_asked(seen: GrowlObservation) -> str:
    """The card that the question is about; ``""`` if there is none or it is hidden."""
    frame = frame_of(seen)
    return "" if frame is None or frame.about == HIDDEN else CARD_NAMES.get(frame.about, "")


def at_night(seen: GrowlObservation) -> bool:
    """From the revealing of a Night until its cards have changed hands."""
    return any(frame.kind in NIGHT_FRAMES for frame in seen.frames)


def night_card(seen: GrowlObservation) -> str:
    """The last Night that was revealed."""
    return next((CARD_NAMES[entry.facts[1]] for entry in reversed(seen.knows) if entry.kind == "night"), "")


def clockwise(seen: GrowlObservation, after: int) -> list[int]:
    """All seats clockwise, beginning left of ``after`` and ending with it."""
    place = seen.ring.index(after) + 1
    return [*seen.ring[place:], *seen.ring[:place]]


def around(seen: GrowlObservation) -> list[int]:
    """The others as they sit around the oval, from the left neighbour on; all seats for the public."""
    if seen.seat is None:
        return list(seen.ring)
    return clockwise(seen, seen.seat)[:-1]


def neighbours(seen: GrowlObservation, seat: int, among: Iterable[int]) -> tuple[int, int]:
    """The closest left and right neighbour among these seats; the seat itself if there is no other."""
    allowed = set(among) - {seat}
    others = [other for other in clockwise(seen, seat) if other in allowed]
    return (others[0], others[-1]) if others else (seat, seat)


def living(seen: GrowlObservation) -> list[int]:
    return [seat for seat, alive in enumerate(seen.alive) if alive]


def passing(seen: GrowlObservation) -> list[int]:
    """Who takes part in the night (GRO-NC-caged)."""
    return [seat for seat in living(seen) if seat != seen.caged]


def passes_to(seen: GrowlObservation, seat: int) -> tuple[int, int]:
    """Where the seat's cards go tonight, left and right."""
    return neighbours(seen, seat, passing(seen))


# -- what is known of others


def known_team(seen: GrowlObservation, seat: int) -> str:
    """``wolf`` or ``human`` where this seat knows it of another: the sniff (GRO-U-6) and the Séance; else ``""``."""
    for entry in reversed(seen.knows):
        if entry.kind == "team" and entry.facts[0] == seat:
            return "wolf" if entry.facts[1] else "human"
        if entry.kind == "sniffed" and seat in entry.secret:
            return "wolf"
    return ""


_OWN_ACTS = frozenset(
    {"gave", "placed", "chose", "sent", "put", "voted", "cast", "pointed", "played", "topped", "showed"}
)


def news(seen: GrowlObservation) -> list[Entry]:
    """What the seat has seen since it last did something."""
    found: list[Entry] = []
    for entry in reversed(seen.knows):
        if entry.kind in _OWN_ACTS and entry.facts[0] == seen.seat:
            break
        found.append(entry)
    return found[::-1]
