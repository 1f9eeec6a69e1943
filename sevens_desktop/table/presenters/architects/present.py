"""The table of 7 Wonders Architects as one seat sees it."""

from __future__ import annotations

from sevens_desktop.engine.architects.actions import Look
from sevens_desktop.engine.architects.knowledge import ArchitectsObservation
from sevens_desktop.engine.contract import Facts, Observation
from sevens_desktop.table.presenters.architects import cards, choices, facts, places, question
from sevens_desktop.table.presenters.architects.forecast import forecast, unknown
from sevens_desktop.table.view import Scene, TableView
from sevens_desktop.table.words.common import translate


def present(scene: Scene) -> TableView:
    seen = scene.observation
    assert isinstance(seen, ArchitectsObservation)
    follows = [_follows(scene, seen, pile) for pile in range(len(seen.piles))]
    asked = choices.choices(seen, scene.legal)
    return TableView(
        cards=(*cards.pile_cards(scene, seen, follows), *cards.looked_cards(scene, seen)),
        leaving=tuple(cards.leaving_cards(scene.events, scene.before)),
        view=facts.facts(scene, seen, follows),
        choices=tuple(asked),
        proposal=choices.proposal(scene.legal),
        refusals=choices.refusals(seen, scene.legal),
        order=choices.order(seen, scene.legal, asked),
        question=question.question(scene, seen, follows),
        possible=question.what_is_asked(scene, seen) if scene.legal else "",
        turn=translate("Architects", "Your turn · take one card") if scene.legal and seen.phase == "take" else "",
    )


def private(observation: Observation, options: Facts) -> bool:  # noqa: ARG001 (protocol)
    """Only what the cat has seen, and what Halicarnassus looks at."""
    assert isinstance(observation, ArchitectsObservation)
    return observation.knows.centre_top is not None or bool(observation.looked)


def _follows(scene: Scene, seen: ArchitectsObservation, pile: int) -> str:
    """What taking the top card of this pile would do, where the watching seat can take it now."""
    slug = places.slug_of(seen, pile)
    ways = [action for action in scene.legal if places.pile_element(slug) in choices.picks_of(seen, action)]
    if not ways:
        return ""
    if isinstance(ways[0], Look):
        return translate("Architects", "You look at its top five cards and keep one.")
    top = cards.top_of(scene, seen, pile)
    return unknown(seen, scene.options) if top is None else forecast(seen, scene.options, scene.voice, top)
