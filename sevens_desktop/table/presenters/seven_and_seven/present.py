"""The table of 7 & 7 as one seat sees it."""

from __future__ import annotations

from sevens_desktop.engine.contract import Facts, Observation
from sevens_desktop.engine.seven_and_seven.actions import PASS
from sevens_desktop.engine.seven_and_seven.knowledge import SevenObservation
from sevens_desktop.table.presenters.seven_and_seven import cards, facts, picks
from sevens_desktop.table.presenters.seven_and_seven.following import follow, leaving
from sevens_desktop.table.presenters.seven_and_seven.question import question
from sevens_desktop.table.view import Reaction, Scene, TableView
from sevens_desktop.table.words import seven_and_seven_prompts as words
from sevens_desktop.table.words.seven_and_seven_table import turn_of

REACTIONS = (*facts.WINDOWS, "sloth")
"""Stages in which a seat is asked whatever it holds."""


def present(scene: Scene) -> TableView:
    seen = scene.observation
    assert isinstance(seen, SevenObservation)
    found = tuple(picks.choices(scene, seen))
    return TableView(
        cards=follow(scene, seen, cards.lay_out(scene, seen)),
        leaving=leaving(scene, seen),
        view=facts.facts(scene, seen),
        choices=found,
        proposal=picks.proposal(scene, seen),
        refusals=picks.refusals(scene, seen, found),
        order=picks.order(seen, found),
        question=question(scene, seen),
        possible=words.possible(seen.stage or "", seen.may_play) if scene.legal else "",
        turn=_turn(scene, seen),
    )


def _turn(scene: Scene, seen: SevenObservation) -> str:
    """Whose turn it is, where that is not who decides."""
    if seen.to_act in (None, seen.active):
        return ""
    return turn_of(scene.voice, seen.active, seen.turn, bool(scene.legal))


def private(observation: Observation, _options: Facts) -> bool:
    """The own hand, and what Temperance drew."""
    assert isinstance(observation, SevenObservation)
    return bool(observation.hand or observation.looking)


def reaction(observation: Observation) -> Reaction | None:
    assert isinstance(observation, SevenObservation)
    if observation.stage not in REACTIONS:
        return None
    window = f"{observation.turn} {observation.stage} {observation.stack}"
    return Reaction(window, observation.asked, PASS, own=observation.stage == "sloth")
