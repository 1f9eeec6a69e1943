"""What has its moment on the table of Growl: a death, turning, changed seats, the morning, the Growl."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import dropwhile
from typing import NamedTuple

from sevens_desktop.engine.contract import Facts
from sevens_desktop.engine.growl.knowledge import GrowlObservation
from sevens_desktop.engine.growl.ledger import event_of
from sevens_desktop.table.presenters.growl import reading
from sevens_desktop.table.view import Scene
from sevens_desktop.table.words import growl_events as events
from sevens_desktop.table.words import growl_score as score_words
from sevens_desktop.table.words import growl_table as words
from sevens_desktop.table.words.common import all_of

SEEN_IN_THE_MORNING = frozenset({"landed", "turned", "died", "team"})
"""What the cards of a night bring about at once: told when the look goes round, and not again."""


class Happened(NamedTuple):
    kind: str
    facts: Facts


def moment(scene: Scene, seen: GrowlObservation) -> dict[str, object]:
    """The greatest thing that happened since the last look; empty if there is none.

    Behind a curtain a person misses what happens: the first look after it goes back to that person's last decision.
    When it goes round in the morning, everybody has a moment, so that nobody can tell who turned.
    """
    found = {happened.kind: happened.facts for happened in _since(scene, seen)}
    for kind in ("ended", "turned", "died", "swapped", "landed"):
        if kind in found:
            return {"kind": kind, **_MOMENTS[kind](scene, seen, found[kind])}
    return {}


def _since(scene: Scene, seen: GrowlObservation) -> Iterable[Happened]:
    if seen.seat is None or (scene.same_eyes and (scene.events or scene.before)):
        return [Happened(event.kind, event.facts) for event in scene.events if event.kind != "landed"]
    if seen.turn == 1:
        return []
    told = [Happened(event.kind, event.facts) for event in map(event_of, reading.news(seen))]
    morning = next((at for at, happened in enumerate(told) if happened.kind == "landed"), None)
    if morning is None or not scene.legal:
        return told
    return dropwhile(lambda happened: happened.kind in SEEN_IN_THE_MORNING, told[morning:])


def _ended(_: Scene, _seen: GrowlObservation, facts: Facts) -> dict[str, object]:
    team = str(facts["team"])
    growled = team in ("humans", "wolves")
    title = score_words.growl() if growled else score_words.title(team, asked=False, won=False)
    return {"title": title, "text": words.ended_text(team), "emblem": "growl" if growled else "undead"}


def _turned(_: Scene, _seen: GrowlObservation, _facts: Facts) -> dict[str, object]:
    return {"title": words.turned_title(), "text": words.turned_text(), "emblem": "wolf"}


def _died(scene: Scene, seen: GrowlObservation, facts: Facts) -> dict[str, object]:
    seats = events.integers(facts["seats"])
    you = seen.seat is not None and seats == [seen.seat]
    told = all_of([scene.voice.name(seat) for seat in seats])
    undead = scene.options["undead"] is True
    return {
        "title": words.died_title(you, told),
        "text": words.died_text(str(facts["cause"]), undead),
        "emblem": "undead" if undead else "tomb",
    }


def _swapped(scene: Scene, _seen: GrowlObservation, facts: Facts) -> dict[str, object]:
    told = all_of([scene.voice.name(facts["seat"]), scene.voice.name(facts["to"])])
    return {"title": words.swapped_title(), "text": words.swapped_text(told), "emblem": "finalnight"}


def _landed(scene: Scene, seen: GrowlObservation, _facts: Facts) -> dict[str, object]:
    assert seen.seat is not None
    dead = "undead" if scene.options["undead"] is True else "dead"
    team = ("wolf" if seen.wolf else "human") if seen.alive[seen.seat] else dead
    emblem = "tomb" if team == "dead" else team
    return {"title": words.morning_title(team), "text": words.morning_text(), "emblem": emblem}


_MOMENTS = {"ended": _ended, "turned": _turned, "died": _died, "swapped": _swapped, "landed": _landed}
