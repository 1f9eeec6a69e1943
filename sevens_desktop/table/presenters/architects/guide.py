"""The notes of the first game of 7 Wonders Architects, each with what gives rise to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sevens_desktop.engine.architects.cards import SCIENCE
from sevens_desktop.engine.architects.knowledge import ArchitectsObservation
from sevens_desktop.engine.architects.wonders import PIECES
from sevens_desktop.engine.contract import Event, Observation
from sevens_desktop.table.view import Note
from sevens_desktop.table.words.common import translate


def occasions(observation: Observation, events: Sequence[Event]) -> list[str]:
    assert isinstance(observation, ArchitectsObservation)
    return [note for note, (arises, _) in _GUIDE.items() if arises(observation, events)]


def note(note: str) -> Note:
    return _GUIDE[note][1]()


def _choosing(seen: ArchitectsObservation, _: Sequence[Event]) -> bool:
    return seen.to_act is not None and seen.to_act == seen.seat and seen.phase == "take"


def _own_stage(seen: ArchitectsObservation, _: Sequence[Event]) -> bool:
    return seen.seat is not None and bool(seen.built[seen.seat])


def _own_science(seen: ArchitectsObservation, _: Sequence[Event]) -> bool:
    return seen.seat is not None and any(seen.hands[seen.seat][kind] for kind in SCIENCE)


def _own_token(seen: ArchitectsObservation, _: Sequence[Event]) -> bool:
    return seen.seat is not None and bool(seen.tokens[seen.seat])


def _own_cat(seen: ArchitectsObservation, _: Sequence[Event]) -> bool:
    return seen.cat is not None and seen.cat == seen.seat


def _war(seen: ArchitectsObservation, _: Sequence[Event]) -> bool:
    return seen.at_war > 0


def _battle(_: ArchitectsObservation, events: Sequence[Event]) -> bool:
    return any(event.kind == "battle" for event in events)


def _last_stage(seen: ArchitectsObservation, _: Sequence[Event]) -> bool:
    return any(len(built) == len(PIECES) - 1 for built in seen.built)


def _note_choosing() -> Note:
    return Note(
        translate("Architects", "One card a turn"),
        translate(
            "Architects",
            "Left and right lie open and are shared with your neighbours; the centre is hidden. "
            "Point at a pile to read what its card would do.",
        ),
        "piles",
    )


def _note_own_stage() -> Note:
    return Note(
        translate("Architects", "A stage is built"),
        translate(
            "Architects", "Its cards are discarded. Whoever builds the fifth stage ends the game with that turn."
        ),
        "own",
    )


def _note_own_science() -> Note:
    return Note(
        translate("Architects", "Science"),
        translate("Architects", "Two equal or three different symbols are turned in for a progress token."),
        "tokens",
    )


def _note_own_token() -> Note:
    return Note(
        translate("Architects", "A progress token"),
        translate("Architects", "It serves you from now on. One that gives extra cards does so once a turn."),
        "own",
    )


def _note_own_cat() -> Note:
    return Note(
        translate("Architects", "The cat is yours"),
        translate("Architects", "At the start of your turn it shows you the centre card. At the end it is 2 points."),
        "cat",
    )


def _note_war() -> Note:
    return Note(
        translate("Architects", "Horns"),
        translate("Architects", "Each horn turns a conflict token to war. When all show war, everybody fights."),
        "conflict",
    )


def _note_battle() -> Note:
    return Note(
        translate("Architects", "After a battle"),
        translate("Architects", "Red cards with horns are discarded. Shields without a horn stay for good."),
        "conflict",
    )


def _note_last_stage() -> Note:
    return Note(
        translate("Architects", "The end comes near"),
        translate("Architects", "A wonder lacks one stage. Leftover resources and science count nothing at the end."),
        "own",
    )


_GUIDE: dict[str, tuple[Callable[[ArchitectsObservation, Sequence[Event]], bool], Callable[[], Note]]] = {
    "architects_choosing": (_choosing, _note_choosing),
    "architects_science": (_own_science, _note_own_science),
    "architects_war": (_war, _note_war),
    "architects_stage": (_own_stage, _note_own_stage),
    "architects_cat": (_own_cat, _note_own_cat),
    "architects_battle": (_battle, _note_battle),
    "architects_token": (_own_token, _note_own_token),
    "architects_last_stage": (_last_stage, _note_last_stage),
}
"""By id, in the order of need: when it arises and what it says."""

NOTES = tuple(_GUIDE)
