"""What the PromptBar says in 7: The Sins, for every selection."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sevens_desktop.engine.the_sins.actions import Place
from sevens_desktop.engine.the_sins.knowledge import SinsObservation
from sevens_desktop.table.presenters.the_sins import cards, facts
from sevens_desktop.table.view import Button, Question, Scene
from sevens_desktop.table.words import the_sins as words
from sevens_desktop.table.words.common import COUNTS, choosing, game_over, translate


def question(scene: Scene, seen: SinsObservation) -> Callable[[Sequence[str]], Question]:
    if not scene.legal:
        waiting = _waiting(scene, seen)
        return lambda _: waiting
    if any(isinstance(action, Place) for action in scene.legal):
        return lambda selected: _place(scene, selected)
    return lambda selected: _take_or_feed(scene, seen, selected)


def _waiting(scene: Scene, seen: SinsObservation) -> Question:
    if seen.to_act is None:
        return Question(game_over())
    return Question(choosing(scene.voice.name(seen.to_act)))


def clear_button() -> Button:
    return Button("clear", translate("Common", "Clear"), "Esc", "quiet")


def _title(scene: Scene, seen: SinsObservation) -> str:
    if scene.voice.is_you(seen.seat):
        return translate("TheSins", "Your turn")
    return translate("TheSins", "Your turn, {name}").format(name=scene.voice.name(seen.seat))


def _take_or_feed(scene: Scene, seen: SinsObservation, selected: Sequence[str]) -> Question:
    if not selected:
        line = translate("TheSins", "Choose a sin in the row. All its cards come with it.")
        if seen.final_round:
            line = translate("TheSins", "This is the last round. Choose a sin in the row.")
        return Question(_title(scene, seen), line)
    kind = selected[0].removeprefix("kind:")
    count = sum(cards.split(text)[0] == kind for text in seen.row)
    return Question(
        words.some(count, kind),
        _what_follows(seen),
        kind,
        (clear_button(), _feed_button(seen), _take_button(seen)),
        {"groups": facts.groups(seen, selected[0]), "own": facts.own(seen, count)},
    )


def _what_follows(seen: SinsObservation) -> str:
    if not seen.supply:
        return translate("TheSins", "Keep them, or send them to the Abyss. No Stones of Forgiveness are left.")
    return translate(
        "TheSins", "Keep them in your reserve, or send them to the Abyss for a Stone. The row then refills to five."
    )


def _feed_button(seen: SinsObservation) -> Button:
    text = (
        translate("TheSins", "Feed the Abyss, gain a Stone") if seen.supply else translate("TheSins", "Feed the Abyss")
    )
    return Button("feed", text, "A", "secondary", "abyss")


def _take_button(seen: SinsObservation) -> Button:
    return Button("take", translate("TheSins", "Take to reserve"), "R", "primary", f"reserve:{seen.seat}")


def _place(scene: Scene, selected: Sequence[str]) -> Question:
    wanted = {len(action.sins) for action in scene.legal if isinstance(action, Place)}
    most = max(wanted)
    title = translate("TheSins", "Place your Stones: {placed} of {most}").format(placed=len(selected), most=most)
    line = translate("TheSins", "Each counts as one more card of its sin, at most one on a sin.")
    buttons = [clear_button()] if selected else []
    if len(selected) in wanted:
        text = translate("TheSins", "Place {stones}").format(stones=COUNTS.stones(len(selected)))
        if not selected:
            text = translate("TheSins", "Place no Stone")
        buttons.append(Button("place", text, "Enter", "primary"))
    return Question(title, line, "stone", tuple(buttons))
