"""What may be done: the legal actions of the seat that must decide, in a fixed order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_desktop.engine.architects.actions import (
    CLAIMS,
    DRAWS,
    END,
    KEEPS,
    LOOKS,
    PEEK,
    PICKS,
    TAKES,
    USES,
    Build,
    Claim,
)
from sevens_desktop.engine.architects.cards import CENTRE, GOLD, SCIENCE
from sevens_desktop.engine.architects.payments import MEANS, affordable, payments
from sevens_desktop.engine.architects.tokens import ECONOMY, ENGINEERING, EXTRA_CARD, STACK
from sevens_desktop.engine.architects.wonders import COSTS, OPEN
from sevens_desktop.engine.contract import Action

if TYPE_CHECKING:
    from sevens_desktop.engine.architects.state import ArchitectsState


TAKE, ACTIONS, LOOK, KEEP, DRAW, PICK, OVER = PHASES = ("take", "actions", "look", "keep", "draw", "pick", "over")
"""What is asked. A wonder effect or a claim is answered completely before the actions of the turn go on, so that at
most one such question is open."""


def legal_actions(state: ArchitectsState) -> tuple[Action, ...]:
    match state.phase:
        case "actions":
            return _turn_actions(state)
        case "take":
            return _takes(state)
        case "pick":
            return tuple(PICKS[token] for token in sorted(set(state.row))) + PICKS[STACK:] * bool(state.stack)
        case "look":
            return tuple(look for look in LOOKS if state.left[state.reach[look.side]])
        case "keep":
            return tuple(KEEPS[kind] for kind in sorted(set(state.looked)))
        case "draw":
            wonders = (*state.wonders, CENTRE)
            return tuple(DRAWS[wonder] for pile, wonder in enumerate(wonders) if state.left[pile])
    return ()


def _takes(state: ArchitectsState) -> tuple[Action, ...]:
    left, reach = state.left, state.reach
    takes = tuple(take for take in TAKES if left[reach[take.side]])
    return (PEEK, *takes) if may_peek(state) else takes


def may_peek(state: ArchitectsState) -> bool:
    """ARC-N-1: the holder of the cat, as long as there is something to learn."""
    return state.cat == state.to_act and state.left[-1] > 0 and not state.peekers >> state.mover & 1


def _turn_actions(state: ArchitectsState) -> tuple[Action, ...]:
    """ARC-N-3, ARC-N-13, ARC-E4."""
    found, forced = builds(state)
    claiming = claims(state)
    actions: list[Action] = [*found, *claiming]
    must = bool(forced or claiming)
    if not (must and state.house.forced_at_once):
        actions += _uses(state)
    if not must:
        actions.append(END)
    return tuple(actions)


def builds(state: ArchitectsState) -> tuple[list[Build], list[int]]:
    """Every build, by piece, and the pieces of which one must be built (ARC-N-4, ARC-Q-8, ARC-Q-9)."""
    seat, house = state.mover, state.house
    hand = state.hands[seat]
    if sum(hand[: GOLD + 1]) == 0:
        return [], []
    usable = state.held[seat] & ~state.used
    economy, engineering = usable & ECONOMY > 0, usable & ENGINEERING > 0
    every = MEANS[economy, engineering, house.gold_free]
    forcing = MEANS[economy and house.economy_forces, engineering and house.engineering_forces, house.gold_free]
    found: list[Build] = []
    forced: list[int] = []
    for piece in OPEN[state.wonders[seat]][state.built[seat]]:
        cost = COSTS[piece]
        if affordable(cost, hand, every):
            compulsory = payments(cost, hand, forcing)
            optional = [] if every is forcing else payments(cost, hand, every)
            if compulsory:
                forced.append(piece)
            found += [Build(piece, paid) for paid in dict.fromkeys(compulsory + optional)]
    return found, forced


def claims(state: ArchitectsState) -> list[Claim]:
    """ARC-N-9; none when no token is left (ARC-Q-15)."""
    hand = state.hands[state.mover]
    science = hand[SCIENCE.start : SCIENCE.stop]
    if (max(science) < 2 and 0 in science) or not (state.row or state.stack):
        return []
    return [claim for claim in CLAIMS if all(hand[kind] >= claim.cards.count(kind) for kind in claim.cards)]


def _uses(state: ArchitectsState) -> list[Action]:
    """ARC-Q-3, ARC-Q-4, ARC-Q-21."""
    if not state.ready:
        return []
    sides = [side for side, pile in enumerate(state.reach) if state.left[pile]]
    return [USES[token][side] for token in range(len(EXTRA_CARD)) if state.ready >> token & 1 for side in sides]
