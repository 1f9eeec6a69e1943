"""The table of Growl as one seat sees it."""

from __future__ import annotations

from sevens_desktop.engine.contract import Facts, Observation
from sevens_desktop.engine.growl.actions import Pass
from sevens_desktop.engine.growl.knowledge import GrowlObservation
from sevens_desktop.table.presenters.growl import cards, facts, picks, reading
from sevens_desktop.table.presenters.growl.question import addressed, question
from sevens_desktop.table.view import Move, Scene, TableView
from sevens_desktop.table.words import growl_names as names
from sevens_desktop.table.words import growl_prompts, growl_table


def present(scene: Scene) -> TableView:
    seen = scene.observation
    assert isinstance(seen, GrowlObservation)
    scene = addressed(scene, seen)
    found = tuple(picks.choices(seen, scene.legal))
    laid = cards.lay_out(scene, seen, frozenset(pick for choice in found for pick in choice.picks))
    return TableView(
        cards=laid,
        leaving=cards.leaving(scene, seen, laid),
        view=facts.facts(scene, seen),
        choices=found,
        proposal=picks.proposal(seen, found),
        refusals=picks.refusals(seen, found),
        order=picks.order(seen, found),
        question=question(scene, seen, found),
        possible=_possible(seen) if found else "",
        turn=_turn(scene, seen),
    )


def private(observation: Observation, _options: Facts) -> bool:
    """A hand and a team are secret until the end."""
    return isinstance(observation, GrowlObservation) and not observation.over


def looks(move: Move) -> bool:
    """The morning after a night: all cards have changed hands, and no further night follows at once."""
    kinds = {event.kind for event in move.events}
    return isinstance(move.action, Pass) and "landed" in kinds and not kinds & {"dusk", "ended"}


def _possible(seen: GrowlObservation) -> str:
    stage = reading.stage_of(seen)
    if stage in reading.GIVING:
        return growl_prompts.possible("give")
    seats = stage in ("choose", "hypnosis", "tie", "doom", *reading.VOTES)
    return growl_prompts.possible("seat" if seats else "hand")


def _turn(scene: Scene, seen: GrowlObservation) -> str:
    if seen.over:
        return ""
    if reading.at_night(seen):
        return names.night(seen.night)
    you, name = bool(scene.legal), scene.voice.name(seen.active)
    if not seen.alive[seen.active]:
        return growl_table.undead_turn(you, name)
    return growl_table.day_turn(seen.night, you, name)
