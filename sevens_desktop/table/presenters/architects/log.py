"""The log of 7 Wonders Architects: all cards lie open once they are taken, so that nothing fades."""

from __future__ import annotations

from collections.abc import Sequence

from sevens_desktop.engine.architects.actions import End
from sevens_desktop.engine.contract import Event, Facts
from sevens_desktop.table.players import Voice
from sevens_desktop.table.presenters.architects import places
from sevens_desktop.table.view import Entry, Move
from sevens_desktop.table.words import architects as words
from sevens_desktop.table.words.architects_events import ended_turn
from sevens_desktop.table.words.common import in_turn

EMBLEMS = {"battle": "war", "peace": "peace", "game_over": "laurel"}
"""What concerns everybody, by kind of event."""

STEPS = {*EMBLEMS, "duel"}
"""Each has an entry of its own."""

BEGINNINGS = {"built", "passed", "turn"}
"""They begin an entry; what follows from them stands in it."""


def entries(moves: Sequence[Move], turn: int, voice: Voice, options: Facts) -> list[Entry]:  # noqa: ARG001 (protocol)
    """Newest first. What follows from a decision stands in one entry; a battle has one for each step."""
    found: list[Entry] = []
    for move in moves:
        now = move.turn
        for events in _paragraphs(move.events):
            now = next((_turn(event) for event in events if event.kind == "turn"), now)
            text = " ".join(line for event in events if (line := words.event(event, voice)))
            if text:
                found.append(_entry(events, text, now))
    found.reverse()
    return found


def _paragraphs(events: Sequence[Event]) -> list[list[Event]]:
    found: list[list[Event]] = []
    for event in events:
        if not found or event.kind in STEPS | BEGINNINGS or found[-1][0].kind in STEPS:
            found.append([])
        found[-1].append(event)
    return found


def _entry(events: Sequence[Event], text: str, turn: int) -> Entry:
    kind, facts = events[0].kind, events[0].facts
    caption = in_turn(turn)
    seat = facts["winner"] if kind == "duel" else facts.get("seat")
    elements = tuple(dict.fromkeys(element for event in events for element in _elements(event)))
    if isinstance(seat, int):
        return Entry(text, caption, turn, seat, elements=elements)
    return Entry(text, caption, turn, emblem=EMBLEMS.get(kind, "peace"), strong=kind in ("battle", "game_over"))


def _turn(event: Event) -> int:
    return int(str(event.facts["turn"]))


def _elements(event: Event) -> list[str]:
    """The cards and tokens to flash."""
    facts = event.facts
    if "pile" in facts:
        return [places.pile_element(str(facts["pile"]))]
    if event.kind == "gained" and facts["refill"] is not None:
        return [places.token_element(str(facts["refill"]))]
    return []


def recap(moves: Sequence[Move], voice: Voice) -> list[str]:
    """What happened, oldest first, as styled sentences; at least one for each decision."""
    lines: list[str] = []
    for move in moves:
        if isinstance(move.action, End):
            lines.append(ended_turn(move.seat, voice))
        lines += [line for event in move.events if (line := words.event(event, voice))]
    return lines
