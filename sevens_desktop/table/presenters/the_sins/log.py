"""The log of 7: The Sins. It is a game of memory: older takes show counts only, unless the memory aid shows all."""

from __future__ import annotations

from collections.abc import Sequence

from sevens_desktop.engine.contract import Facts
from sevens_desktop.table.players import Voice
from sevens_desktop.table.view import Entry, Move
from sevens_desktop.table.words import the_sins as words
from sevens_desktop.table.words.common import in_turn

JUDGMENT = "judgment"


def entries(moves: Sequence[Move], turn: int, voice: Voice, options: Facts) -> list[Entry]:
    """Newest first. A take is named for one round: as many turns as there are seats."""
    found: list[Entry] = []
    over = any(event.kind == "abyss_opened" for move in moves for event in move.events)
    for move in moves:
        fresh = over or turn - move.turn <= len(voice.names) or options["memory_aid"] == "all"
        found += _of_move(move, voice, fresh)
    found.reverse()
    return found


def _of_move(move: Move, voice: Voice, fresh: bool) -> list[Entry]:
    drawn = [str(event.facts["kind"]) for event in move.events if event.kind == "revealed"]
    sins = [kind for kind in drawn if kind != JUDGMENT]
    when = in_turn(move.turn)
    caption = f"{when} · {words.drew(sins)}" if sins and fresh else when
    found: list[Entry] = []
    for event in move.events:
        if event.kind == "revealed":
            if event.facts["kind"] == JUDGMENT:
                text = words.event(event, voice)
                elements = (f"judgment:{event.facts['part']}",)
                found.append(Entry(text, when, move.turn, emblem=JUDGMENT, strong=True, elements=elements))
            continue
        text = words.event(event, voice, counts_only=not fresh)
        if event.kind in ("took", "fed"):
            where = f"reserve:{move.seat}" if event.kind == "took" else "abyss"
            found.append(Entry(text, caption, move.turn, move.seat, elements=(where,)))
        elif event.kind == "placed_stones":
            found.append(Entry(text, when, move.turn, move.seat))
        else:
            found.append(Entry(text, when, move.turn, emblem="abyss", strong=True, elements=("abyss",)))
    return found


def recap(moves: Sequence[Move], voice: Voice) -> list[str]:
    """What happened, oldest first, as styled sentences."""
    lines: list[str] = []
    for move in moves:
        drawn = [str(event.facts["kind"]) for event in move.events if event.kind == "revealed"]
        lines += [
            words.event(event, voice)
            for event in move.events
            if event.kind != "revealed" or event.facts["kind"] == JUDGMENT
        ]
        sins = [kind for kind in drawn if kind != JUDGMENT]
        if sins:
            lines.append(words.row_drew(sins))
    return lines
