"""The table of 7: The Sins as one seat sees it."""

from __future__ import annotations

from collections.abc import Sequence

from sevens_desktop.engine.contract import Action, Facts, Observation
from sevens_desktop.engine.the_sins.actions import TAKES, Place, Take, Turn, Wish
from sevens_desktop.engine.the_sins.cards import JUDGMENT as JUDGMENT_KIND
from sevens_desktop.engine.the_sins.cards import KINDS, SINS
from sevens_desktop.engine.the_sins.knowledge import SinsObservation
from sevens_desktop.engine.the_sins.scoring import abyss_is_high, best_placing
from sevens_desktop.table.presenters.the_sins import cards, facts, question
from sevens_desktop.table.view import Choice, Scene, TableView
from sevens_desktop.table.words import the_sins as words
from sevens_desktop.table.words.common import any_of, translate


def present(scene: Scene) -> TableView:
    seen = scene.observation
    assert isinstance(seen, SinsObservation)
    return TableView(
        cards=(
            *cards.row_cards(seen, scene.events, scene.before),
            *cards.pile_card(seen),
            cards.abyss_card(seen),
            *cards.reserve_cards(seen, scene.voice),
            *cards.start_cards(seen),
        ),
        leaving=tuple(cards.leaving_cards(scene.events, scene.before)),
        view=facts.facts(scene, seen),
        choices=tuple(_choice(action) for action in scene.legal),
        proposal=_proposal(scene, seen),
        refusals=_refusals(seen, scene.legal),
        order=_order(seen, scene.legal),
        question=question.question(scene, seen),
        possible=_possible(seen, scene.legal),
    )


def private(observation: Observation, options: Facts) -> bool:
    """Only the first card, own numbers where the others' are hidden, and what a memory aid shows."""
    assert isinstance(observation, SinsObservation)
    if observation.opened is not None:
        return False
    return (
        observation.start_card is not None or options["hide_counts"] is True or options["memory_aid"] in ("own", "all")
    )


def _choice(action: Action) -> Choice:
    if isinstance(action, Place):
        return Choice(action, "place", tuple(f"place:{SINS[sin]}" for sin in action.sins), any_order=True)
    assert isinstance(action, Turn)
    return Choice(action, "take" if isinstance(action, Take) else "feed", (f"kind:{KINDS[action.kind]}",))


def _proposal(scene: Scene, seen: SinsObservation) -> tuple[str, ...]:
    """The best placing of the own Stones (SIN-Q13)."""
    if not (seen.placing and scene.legal) or seen.opened is None or seen.seat is None:
        return ()
    house = facts.house_rules(scene.options)
    high = abyss_is_high(seen.opened[-1], house)
    best = best_placing(seen.opened[seen.seat], seen.stones[seen.seat], high, house)
    return tuple(f"place:{SINS[sin]}" for sin in best)


def _refusals(seen: SinsObservation, legal: Sequence[Action]) -> dict[str, Action]:
    """Judgments and closed stacks always; while Stones are placed, the row too."""
    if not legal:
        return {}
    refused: dict[str, Action] = {f"reserve:{seat}": Wish("look reserve") for seat in range(seen.seats)}
    refused["abyss"] = Wish("look abyss")
    for text in seen.row:
        kind, _ = cards.split(text)
        if kind == cards.JUDGMENT:
            refused[cards.element_of(text)] = TAKES[JUDGMENT_KIND]
        elif seen.placing:
            refused[cards.element_of(text)] = TAKES[KINDS.index(kind)]
    return refused


def _order(seen: SinsObservation, legal: Sequence[Action]) -> tuple[str, ...]:
    """The sins of the row from left to right, or the sins that a Stone can lie on."""
    picks = {element for action in legal for element in _choice(action).picks}
    elements = [*map(cards.element_of, seen.row), *(f"place:{sin}" for sin in seen.types)]
    return tuple(dict.fromkeys(element for element in elements if element in picks))


def _possible(seen: SinsObservation, legal: Sequence[Action]) -> str:
    if not legal:
        return ""
    if seen.placing:
        return translate("TheSins", "You can choose where your Stones go.")
    kinds = [cards.split(text)[0] for text in seen.row]
    takeable = [kind for kind in dict.fromkeys(kinds) if kind != cards.JUDGMENT]
    sins = any_of([f"<b>{words.some(kinds.count(kind), kind)}</b>" for kind in takeable])
    return translate("TheSins", "You can take or feed {sins}.").format(sins=sins)
