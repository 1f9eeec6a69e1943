"""The log and the recap of 7 & 7, told in acts: what a seat did, and what came of it.

What an ability does happens when nobody reacts any more, so it often follows from another seat's silence. It still
belongs to the act of the card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from sevens_desktop.engine.contract import Event, Facts
from sevens_desktop.engine.seven_and_seven.actions import Convert
from sevens_desktop.table.players import Voice
from sevens_desktop.table.presenters.seven_and_seven.reading import open_element
from sevens_desktop.table.view import Entry, Move
from sevens_desktop.table.words import seven_and_seven_acts as words
from sevens_desktop.table.words.common import in_turn, plain

PLAYS = ("announced", "used_converter")
BEGIN = (*PLAYS, "placed", "block_played", "game_over")
"""Events that always begin an act."""


@dataclass
class Act:
    """``begins`` is what the seat did, ``follows`` what came of it."""

    begins: Event
    seat: int | None
    turn: int
    follows: list[Event] = field(default_factory=list)

    @property
    def elements(self) -> tuple[str, ...]:
        """The cards to flash."""
        cards = [event.facts.get("card") for event in (self.begins, *self.follows)]
        targets = self.begins.facts.get("targets", ())
        if isinstance(targets, list | tuple):
            cards += [target["card"] for target in targets if isinstance(target, dict)]
        return tuple(dict.fromkeys(open_element(card) for card in cards if isinstance(card, str) and "#" in card))


def acts(moves: Sequence[Move]) -> list[Act]:
    """Oldest first."""
    told: list[Act] = []
    for move in moves:
        for event in _events(move):
            _tell(told, event, move)
    return told


def _events(move: Move) -> list[Event]:
    """The discard of a Converter that is used is the act; what it converts follows."""
    if not isinstance(move.action, Convert):
        return list(move.events)
    first, *rest = move.events
    return [Event("used_converter", {"seat": move.seat, "card": first.facts["card"]}), *rest]


def _tell(told: list[Act], event: Event, move: Move) -> None:
    if event.kind in BEGIN:
        told.append(Act(event, _seat(event.facts, "seat"), move.turn))
        return
    owner = _owner(told, event, move.turn)
    if owner is not None:
        owner.follows.append(event)
    elif event.kind in words.ALONE and event.facts.get("source") != "stack":
        told.append(Act(event, _seat(event.facts, "by" if "by" in event.facts else "seat"), move.turn))


def _owner(told: Sequence[Act], event: Event, turn: int) -> Act | None:
    """The act of this turn that an event belongs to: the last one of its seat, for what cards do the last play."""
    facts = event.facts
    plays_only = event.kind not in ("drew", "discarded", "blocked") or facts.get("source") in ("area", "pile", "aside")
    seat = facts.get("by") if event.kind in ("converted", "stolen", "invited") else facts.get("seat")
    for act in reversed(told):
        if act.turn != turn:
            return None
        if plays_only and act.begins.kind not in PLAYS:
            continue
        if facts.get("source") in ("area", "pile") or act.seat == seat:
            return act
    return None


def _seat(facts: Facts, key: str) -> int | None:
    seat = facts.get(key)
    return seat if isinstance(seat, int) else None


def _following(act: Act, voice: Voice) -> list[str]:
    return [told for event in act.follows if (told := words.following(event, voice))]


def entries(moves: Sequence[Move], _turn: int, voice: Voice, _options: Facts) -> list[Entry]:
    found = []
    for act in reversed(acts(moves)):
        when = in_turn(act.turn)
        caption = plain(" · ".join([*_following(act, voice), when]))
        text = words.sentence(words.act(act.begins, voice), ())
        over = act.begins.kind == "game_over"
        emblem = "wildsin" if over else ""
        found.append(Entry(text, caption, act.turn, act.seat, emblem, strong=over, elements=act.elements))
    return found


def recap(moves: Sequence[Move], voice: Voice) -> list[str]:
    """One styled sentence for each act, oldest first; a choice that only its seat knows of is told to that seat."""
    sentences = [words.told(act.begins, _following(act, voice), voice) for act in acts(moves)]
    if not sentences and moves:
        return [words.sentence(words.act(event, voice), ()) for event in moves[-1].events if event.kind == "chose"]
    return sentences
