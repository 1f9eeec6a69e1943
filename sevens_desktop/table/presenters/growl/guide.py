"""The first-game guide of Growl."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sevens_desktop.engine.contract import Event, Observation
from sevens_desktop.engine.growl.cards import CARD_CODES, is_judged
from sevens_desktop.engine.growl.knowledge import GrowlObservation
from sevens_desktop.table.presenters.growl import reading
from sevens_desktop.table.view import Note
from sevens_desktop.table.words import growl_advice as words


def occasions(observation: Observation, events: Sequence[Event]) -> list[str]:  # noqa: ARG001 (protocol)
    assert isinstance(observation, GrowlObservation)
    return [note for note, (arises, _) in _GUIDE.items() if observation.seat is not None and arises(observation)]


def note(note: str) -> Note:
    title, text = words.note(note)
    return Note(title, text, _GUIDE[note][1])


def _asked(*stages: str) -> Callable[[GrowlObservation], bool]:
    return lambda seen: seen.to_act == seen.seat and reading.stage_of(seen) in stages


def _any_spell(seen: GrowlObservation) -> bool:
    return any(is_judged(CARD_CODES[slug]) for spells in seen.spells for slug in spells)


_GUIDE: dict[str, tuple[Callable[[GrowlObservation], bool], str]] = {
    "growl_hand": (lambda seen: not seen.over, "hand"),
    "growl_wolf": (lambda seen: seen.wolf is True and not seen.over, "hand"),
    "growl_give": (_asked(*reading.GIVING), "deck"),
    "growl_night": (_asked("pass"), "hand"),
    "growl_sin": (_any_spell, "deck"),
    "growl_dead": (lambda seen: not all(seen.alive), "deck"),
    "growl_undead": (_asked("undead"), "undead"),
    "growl_vote": (_asked(*reading.VOTES, *reading.POINTING), "night"),
}
"""By id, in the order of need: when it arises, and where it stands."""

NOTES = tuple(_GUIDE)
