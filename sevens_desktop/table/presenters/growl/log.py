"""The log and the recap of Growl: every card given by day stands in it, what is secret for those who know it."""

from __future__ import annotations

from collections.abc import Sequence

from sevens_desktop.engine.contract import Event, Facts
from sevens_desktop.table.players import Voice
from sevens_desktop.table.view import Entry, Move
from sevens_desktop.table.words import growl as words
from sevens_desktop.table.words import growl_names as names

TOGETHER = {
    **dict.fromkeys(("sent", "received", "put", "got", "stayed", "landed"), "hands"),
    **dict.fromkeys(("cast", "pointed"), "votes"),
    **dict.fromkeys(("discarded", "topped"), "refused"),
}
"""Events that stand in one entry with those next to them."""

EMBLEMS = {
    "night": "moon",
    "dusk": "moon",
    "hands": "village",
    "votes": "speak",
    "died": "tomb",
    "marked": "wound",
    "reshuffled": "undead",
    "swapped": "moon",
    "turned": "wolf",
    "ended": "growl",
}
"""What concerns several seats, and what is told to one in private."""

STRONG = ("night", "died", "turned", "ended")
SILENT = ("answered", "drew")
"""Somebody has chosen, or drawn a card in secret: said once, and not kept."""


class _Clock:
    """Which day or night it is, event by event."""

    def __init__(self) -> None:
        self.night = 0
        self.dark = False
        self.passing = False

    def hear(self, event: Event) -> None:
        if event.kind == "night":
            self.night, self.dark = int(str(event.facts["number"])), True
        elif event.kind == "dusk":
            self.passing = True

    def dawn(self, event: Event) -> None:
        if event.kind == "landed" and self.passing:
            self.dark = self.passing = False

    @property
    def text(self) -> str:
        if self.dark or self.night == len(names.NIGHT_NUMBERS):
            return names.night(self.night)
        return names.day(self.night)


def entries(moves: Sequence[Move], turn: int, voice: Voice, options: Facts) -> list[Entry]:  # noqa: ARG001 (protocol)
    """Newest first."""
    found: list[Entry] = []
    clock = _Clock()
    for move in moves:
        for events in _paragraphs(move.events):
            clock.hear(events[0])
            text = " ".join(line for event in events if (line := words.event(event, voice)))
            if text and events[0].kind not in SILENT:
                found.append(_entry(events[0], text, clock.text, move.turn))
            for event in events:
                clock.dawn(event)
    found.reverse()
    return found


def _paragraphs(events: Sequence[Event]) -> list[list[Event]]:
    found: list[list[Event]] = []
    for event in events:
        joined = TOGETHER.get(event.kind)
        if not found or joined is None or TOGETHER.get(found[-1][0].kind) != joined:
            found.append([])
        found[-1].append(event)
    return found


def _entry(event: Event, text: str, caption: str, turn: int) -> Entry:
    kind = TOGETHER.get(event.kind, event.kind)
    seat = event.facts.get("seat")
    elements = (f"spell:{event.facts['card']}",) if event.kind == "placed" else ()
    if kind in EMBLEMS or not isinstance(seat, int):
        return Entry(text, caption, turn, emblem=EMBLEMS.get(kind, "moon"), strong=kind in STRONG, elements=elements)
    return Entry(text, caption, turn, seat, elements=elements)


def recap(moves: Sequence[Move], voice: Voice) -> list[str]:
    """What happened, oldest first. That somebody has chosen is said only where nothing else is."""
    told = [(event.kind, words.event(event, voice)) for move in moves for event in move.events]
    lines = [line for kind, line in told if line and kind not in SILENT]
    return lines or [line for _, line in told[-1:] if line]
