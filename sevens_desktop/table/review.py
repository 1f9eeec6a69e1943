"""A finished game looked at again: what each decision of a seat was worth, by what that seat knew then."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sevens_desktop.bots.appraisal import REVIEW, Appraisal, Inquiry
from sevens_desktop.engine.contract import Action
from sevens_desktop.table.history import History
from sevens_desktop.table.sitting import Sitting
from sevens_desktop.table.worlds import draw_world

MOST_COSTLY = 3
"""So many decisions are shown as those that cost most."""


@dataclass(frozen=True, slots=True)
class Finding:
    """``chance``: the expected share of the win with what was decided at this step; ``better``: what had more."""

    step: int
    chance: float
    better: Action | None = None
    better_chance: float = 0.0

    @property
    def cost(self) -> float:
        return 0.0 if self.better is None else self.better_chance - self.chance


def decisions(history: History, seat: int) -> list[int]:
    """The steps at which the seat had a choice."""
    return [at for at, step in enumerate(history.steps) if step.seat == seat and not step.forced]


def inquiry(sitting: Sitting, history: History, at: int, ticket: str) -> Inquiry:
    """What the search process is asked about the decision of this step."""
    step = history.steps[at]
    world, chance = draw_world(step.before, step.seat, sitting.seed, at, "review")
    return Inquiry(ticket, at, world, step.seat, chance, REVIEW, str(step.action))


def finding(sitting: Sitting, appraisal: Appraisal) -> Finding | None:
    """``None`` where no chance was found."""
    if appraisal.chance is None:
        return None
    if not appraisal.other:
        return Finding(appraisal.ply, appraisal.chance)
    if not appraisal.gain:
        return Finding(appraisal.ply, appraisal.other_chance)
    return Finding(appraisal.ply, appraisal.other_chance, sitting.game.parse(appraisal.action), appraisal.chance)


def costliest(findings: Iterable[Finding]) -> list[Finding]:
    """The decisions that cost most, in the order of the game."""
    costly = sorted((found for found in findings if found.better is not None), key=lambda found: -found.cost)
    return sorted(costly[:MOST_COSTLY], key=lambda found: found.step)
