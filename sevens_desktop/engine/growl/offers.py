"""Cards that a hand can offer, asked by several rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from sevens_desktop.engine.contract import Action
from sevens_desktop.engine.growl.actions import HALF_PASSES, PASSES, PUTS, Pass
from sevens_desktop.engine.growl.cards import BITE, KINDS, PASSED

if TYPE_CHECKING:
    from sevens_desktop.engine.growl.frames import Frame
    from sevens_desktop.engine.growl.state import GrowlState


def put_actions(state: GrowlState, _frame: Frame, seat: int) -> Sequence[Action]:
    """Any card in hand."""
    hand = state.hands[seat]
    return [PUTS[kind] for kind in KINDS if hand[kind]]


def put_no_bite_actions(state: GrowlState, frame: Frame, seat: int) -> Sequence[Action]:
    """Any card in hand, but no Bite of a human."""
    human = not state.wolves >> seat & 1
    return [action for action in put_actions(state, frame, seat) if not (human and action == PUTS[BITE])]


def pass_both_actions(counts: Sequence[int]) -> Sequence[Action]:
    """One of these cards to the left and one to the right; a single card goes to either side."""
    if sum(counts) < PASSED:
        return [action for action in HALF_PASSES if counts[max(action.left, action.right)]]
    return pairs(tuple(min(count, PASSED) for count in counts))


@cache
def pairs(counts: tuple[int, ...]) -> tuple[Pass, ...]:
    """Every way to pass two of these cards."""
    return tuple(
        PASSES[left][right] for left in KINDS for right in KINDS if counts[left] and counts[right] > (left == right)
    )
