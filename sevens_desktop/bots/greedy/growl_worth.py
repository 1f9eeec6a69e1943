"""What cards and deaths are worth to the teams of Growl: how near a player is to turning, or to dying."""

from __future__ import annotations

from math import exp

from sevens_desktop.engine.growl.cards import BITE, CHARM, LIMIT, MOST_ALIVE_AT_END, SALVE, WOUND

FEAR = 2.0
"""What a death that leaves three alive costs with Undead about; less with more alive."""


def chance(odds: float) -> float:
    return 1.0 / (1.0 + exp(-odds))


def turning(bites: float) -> float:
    """How near so many net bites are to turning a human, 0 to 1."""
    return chance(2.2 * (bites - LIMIT + 0.5))


def dying(wounds: float) -> float:
    """How near so many net wounds are to a death, 0 to 1."""
    return chance(2.2 * (wounds - LIMIT + 0.5))


def fear_of_deaths(alive: int) -> float:
    """How much any death costs human and werewolf alike where the Undead win with two alive."""
    return min(FEAR, FEAR / max(1, alive - MOST_ALIVE_AT_END - 1))


def worth(kind: int, wolf: float, bites: float, wounds: float, for_wolves: bool, fear: float = 0.0) -> float:
    """What a card in the hand of a player is worth to a team: ``wolf`` is the chance that the player is a werewolf.

    ``fear`` is what any death costs.
    """
    human = 1.0 - wolf
    if kind == BITE:
        gain = human * (turning(bites + 1) - turning(bites))
    elif kind == CHARM:
        gain = human * (turning(bites - 1) - turning(bites))
    elif kind in (WOUND, SALVE):
        change = dying(wounds + (1 if kind == WOUND else -1)) - dying(wounds)
        against_humans = human - 0.6 * wolf
        return change * ((against_humans if for_wolves else -against_humans) - fear)
    else:
        gain = 0.05 * (wolf - human)
    return gain if for_wolves else -gain
