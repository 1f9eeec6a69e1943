"""A hint: the move, why, and what it is expected to gain."""

from __future__ import annotations

from sevens_desktop.bots.appraisal import Appraisal
from sevens_desktop.engine.contract import Observation
from sevens_desktop.table.qt import Map
from sevens_desktop.table.sitting import Sitting
from sevens_desktop.table.words import chances as words


def describe(sitting: Sitting, seen: Observation, appraisal: Appraisal) -> Map:
    """``title, facts, elements, button`` of the move; ``chances``: of winning with it and, if clearly less, with
    another."""
    parse, presenter, voice = sitting.game.parse, sitting.presenter, sitting.voice_to(seen.seat)
    advice = presenter.advise(parse(appraisal.action), seen, voice, sitting.options)
    found: Map = {
        "title": advice.title,
        "facts": list(advice.facts),
        "elements": list(advice.elements),
        "button": advice.button,
        "chances": [],
    }
    if appraisal.chance is not None:
        found["chances"].append(chance_row(words.chance(), advice.title, appraisal.chance))
        if appraisal.gain:
            other = presenter.advise(parse(appraisal.other), seen, voice, sitting.options)
            found["chances"].append(chance_row(words.instead(other.title), other.title, appraisal.other_chance))
    return found


def chance_row(caption: str, move: str, share: float) -> Map:
    return {
        "caption": caption,
        "share": share,
        "percent": words.about(share),
        "label": words.chance_with(move, share),
    }
