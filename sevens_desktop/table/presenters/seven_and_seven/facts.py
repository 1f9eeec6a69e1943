"""The facts of 7 & 7 for the screen: how close everyone is, who plays what, who may react, the own hand in words."""

from __future__ import annotations

from sevens_desktop.engine.seven_and_seven.cards import HAND_LIMIT
from sevens_desktop.engine.seven_and_seven.house import TEAM_SEATS
from sevens_desktop.engine.seven_and_seven.knowledge import SevenObservation
from sevens_desktop.table.presenters.seven_and_seven import cards
from sevens_desktop.table.presenters.seven_and_seven.reading import face_of, stacks
from sevens_desktop.table.presenters.seven_and_seven.tracks import track_of_area
from sevens_desktop.table.view import Scene
from sevens_desktop.table.words import seven_and_seven_names as names
from sevens_desktop.table.words import seven_and_seven_table as words
from sevens_desktop.table.words.common import number

WINDOWS = ("block", "patience")
"""Stages in which others may react (77-Q5)."""


def facts(scene: Scene, seen: SevenObservation) -> dict[str, object]:
    return {
        "goal": words.goal_joint() if seen.seats == 2 else "",
        "seats": [_seat(scene, seen, seat) for seat in range(seen.seats)],
        "pile": {"count": seen.pile, "text": words.draw_pile(seen.pile), "label": names.pile(seen.pile)},
        "discard": _discard(seen),
        "played": _played(scene, seen),
        "deciders": _deciders(seen),
        "aiming": cards.is_drafting(seen),
        "hand": _hand(scene, seen),
    }


def _seat(scene: Scene, seen: SevenObservation, seat: int) -> dict[str, object]:
    tracks = [track_of_area(seen.areas[seat], side) for side in (0, 1)]
    return {
        "hand": seen.hand_sizes[seat],
        "handText": number(seen.hand_sizes[seat]),
        "tracks": tracks,
        "stacks": len(stacks(seen.areas[seat])),
        "turn": seat == seen.active and seen.to_act is not None,
        "partner": _partner(scene, seen, seat),
        "label": names.seat(seen.hand_sizes[seat], [str(one["label"]) for one in tracks]),
        "area": f"area:{seat}",
        "handZone": f"hand:{seat}",
        "element": f"seat:{seat}",
    }


def _partner(scene: Scene, seen: SevenObservation, seat: int) -> str:
    """77-21: who sits opposite, in words."""
    if scene.options["teams"] is not True:
        return ""
    partner = (seat + TEAM_SEATS // 2) % TEAM_SEATS
    return words.partner_of(scene.voice.name(partner), partner == seen.seat)


def _discard(seen: SevenObservation) -> dict[str, object]:
    top = face_of(seen.discard[-1]) if seen.discard else None
    return {
        "count": len(seen.discard),
        "text": words.discard_pile(len(seen.discard)),
        "label": names.discard(len(seen.discard), top),
        "cards": cards.discard_fan(seen),
    }


def _played(scene: Scene, seen: SevenObservation) -> dict[str, object]:
    """What stands over the card in the middle."""
    if seen.stack:
        title = words.plays(scene.voice, seen.stack[-1][0], block=len(seen.stack) > 1)
    elif cards.is_drafting(seen):
        title = words.plays(scene.voice, seen.active, block=False)
    elif seen.aside and not seen.looking:
        title = words.drew_aside(scene.voice, seen.active)
    else:
        title = ""
    return {"title": title, "count": max(len(seen.stack), int(title != ""))}


def _deciders(seen: SevenObservation) -> list[dict[str, object]]:
    """Who is asked in a window, and who after that."""
    if seen.stage not in WINDOWS:
        return []
    return [
        {"seat": seat, "text": words.decides(first=position == 0), "now": position == 0}
        for position, seat in enumerate(seen.asked)
    ]


def _hand(scene: Scene, seen: SevenObservation) -> dict[str, object]:
    if seen.seat is None:
        return {"title": "", "notes": [], "count": 1, "looking": 0}
    return {
        "title": words.hand_title(len(seen.hand), HAND_LIMIT),
        "notes": words.hand_notes(seen.stage, bool(scene.legal)),
        "count": len(seen.hand) - cards.is_drafting(seen),
        "looking": len(seen.looking),
    }
