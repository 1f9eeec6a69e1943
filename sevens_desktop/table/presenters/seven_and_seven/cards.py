"""The cards of 7 & 7: hands, areas, the card being played, pile and discard pile."""

from __future__ import annotations

from collections.abc import Iterator

from sevens_desktop.engine.seven_and_seven.cards import CHASTITY, FACES_BY_NAME, KINDS, PATIENCE
from sevens_desktop.engine.seven_and_seven.knowledge import SevenObservation
from sevens_desktop.table.players import Voice
from sevens_desktop.table.presenters.seven_and_seven.reading import (
    BACK,
    SAID,
    counted,
    drawing,
    drawing_of,
    face_of,
    is_turned,
    kind_of,
    open_element,
    sides_of,
    stacks,
)
from sevens_desktop.table.view import Card, Scene
from sevens_desktop.table.words import seven_and_seven_names as names
from sevens_desktop.table.words.common import translate

DEPTH = 8
"""Slots of one stack in an area: equal cards lie on one another, at most seven."""

SHOWN_DISCARDS = 2
"""The top card of the discard pile and the one that appears when it is taken."""


def lay_out(scene: Scene, seen: SevenObservation) -> list[Card]:
    """Every visible card where it lies; where it was before is found later (``following``)."""
    return [
        *_pile(seen),
        *_discard(seen),
        *_played(seen, scene.voice),
        *(card for seat in range(seen.seats) for card in _area(seen, seat, scene.voice)),
        *(card for seat in range(seen.seats) if seat != seen.seat for card in _closed_hand(scene, seen, seat)),
        *_own_hand(seen),
        *_looking(seen),
    ]


def _pile(seen: SevenObservation) -> Iterator[Card]:
    if seen.pile:
        yield Card("pile", "pile", back=BACK, face_up=False, count=seen.pile, name=names.pile(seen.pile))


def _discard(seen: SevenObservation) -> Iterator[Card]:
    shown = seen.discard[-SHOWN_DISCARDS:]
    for slot, card in enumerate(shown):
        top = slot == len(shown) - 1
        count = len(seen.discard) if top else 0
        name = names.discard(len(seen.discard), face_of(card)) if top else ""
        yield _open("discard", slot, card, count=count, name=name)


def _open(zone: str, slot: int, card: str, *, count: int = 1, tag: str = "", name: str = "") -> Card:
    return Card(
        open_element(card),
        zone,
        slot,
        drawing(kind_of(card)),
        BACK,
        count=count,
        turned=is_turned(face_of(card)),
        tag=tag,
        element=open_element(card),
        name=name,
    )


def _played(seen: SevenObservation, voice: Voice) -> Iterator[Card]:
    """The announced card and the Chastities against it; before that the own card while it is being aimed.

    Cards that another seat looks at for Temperance lie there face down.
    """
    for slot, (seat, card) in enumerate(seen.stack):
        tag = translate("SevenAndSeven", "Target") if slot == len(seen.stack) - 2 else ""
        yield _open("played", slot, card, tag=tag, name=names.played(face_of(card), seat, voice))
    if is_drafting(seen) and seen.said is not None:
        face = FACES_BY_NAME[seen.said.face]
        name = names.about_to_play(face)
        yield Card(SAID, "played", 0, drawing_of(face), BACK, turned=is_turned(face), element=SAID, name=name)
    if seen.aside and not seen.looking:
        name = names.aside(seen.aside, seen.active, voice)
        yield Card("aside", "played", back=BACK, face_up=False, count=seen.aside, name=name)


def is_drafting(seen: SevenObservation) -> bool:
    """The watching seat names what its card works on; nobody else knows of it."""
    return seen.stage == "name"


def _area(seen: SevenObservation, seat: int, voice: Voice) -> Iterator[Card]:
    """Equal cards lie on one another; the topmost stands for all of them."""
    targets = targets_in(seen, seat)
    for position, stack in enumerate(stacks(seen.areas[seat])):
        for depth, card in enumerate(stack):
            top = depth == len(stack) - 1
            name = names.in_play(face_of(card), len(stack), seat, voice) if top else ""
            tag = translate("SevenAndSeven", "Target") if top and targets.intersection(stack) else ""
            yield _open(
                f"area:{seat}", position * DEPTH + depth, card, count=len(stack) if top else 0, tag=tag, name=name
            )


def targets_in(seen: SevenObservation, seat: int) -> set[str]:
    if seen.said is None or seen.stage not in ("name", "block"):
        return set()
    return {card for owner, card in seen.said.targets if owner == seat}


def _closed_hand(scene: Scene, seen: SevenObservation, seat: int) -> Iterator[Card]:
    zone = f"hand:{seat}"
    if scene.opened:
        owner = scene.opened[seat]
        assert isinstance(owner, SevenObservation)
        for slot, (kind, element) in enumerate(counted(zone, owner.hand)):
            name = names.shown_in_hand(kind, seat, scene.voice)
            yield Card(element, zone, slot, drawing(kind), BACK, name=name)
    elif seen.hand_sizes[seat]:
        name = names.hand(seen.hand_sizes[seat], seat, scene.voice)
        yield Card(zone, zone, back=BACK, face_up=False, count=seen.hand_sizes[seat], name=name)


def _own_hand(seen: SevenObservation) -> Iterator[Card]:
    """The card that is being aimed lies before the hand already."""
    held = list(counted("hand", seen.hand))
    if is_drafting(seen) and seen.said is not None:
        said = KINDS[FACES_BY_NAME[seen.said.face] >> 1]
        held.pop(max(index for index, (kind, _) in enumerate(held) if kind == said))
    for slot, (kind, element) in enumerate(held):
        turned = is_turned(upright(seen, kind))
        name = names.in_hand(kind, slot, len(held))
        yield Card(element, "hand", slot, drawing(kind), BACK, turned=turned, element=element, name=name)


_USE = {"block": CHASTITY, "patience": PATIENCE}


def upright(seen: SevenObservation, kind: str) -> int:
    """The side of a hand card that is upright until it is turned: the sin, or the side that can be used now."""
    face = _USE.get(seen.stage or "") if seen.to_act == seen.seat else None
    sides = sides_of(kind)
    return face if face in sides else sides[0]


def _looking(seen: SevenObservation) -> Iterator[Card]:
    for slot, (kind, element) in enumerate(counted("aside", seen.looking)):
        name = names.drawn(kind, slot, len(seen.looking))
        yield Card(element, "aside", slot, drawing(kind), BACK, element=element, name=name)


def discard_fan(seen: SevenObservation) -> list[dict[str, object]]:
    """The whole discard pile for the fan, newest first."""
    return [
        {
            "face": drawing(kind_of(card)),
            "turned": is_turned(face_of(card)),
            "element": open_element(card),
            "name": names.in_discard(face_of(card)),
            "words": names.sides(kind_of(card)),
        }
        for card in reversed(seen.discard)
    ]
