"""Decisions under way: a stack of small frames in the position.

A frame asks the seats of ``order`` one after another and keeps their answers; when the last is in, it leaves the stack
and its decision is resolved, which may lay further frames on top. A frame that asks nobody is a step that follows by
itself. Simultaneous choices are sealed: nobody sees an answer of another seat until all are in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from sevens_desktop.engine.contract import Action, Event

if TYPE_CHECKING:
    from sevens_desktop.engine.growl.state import GrowlState

Events = list[Event] | None
Answers = tuple[Action, ...]


class Frame(NamedTuple):
    """``kind`` is a key of ``decisions.DECISIONS``; ``seats`` may be chosen; ``about`` is a card or seat it is
    about."""

    kind: str
    order: tuple[int, ...] = ()
    seats: tuple[int, ...] = ()
    about: int = -1
    answers: Answers = ()


class Decision(NamedTuple):
    """What a kind of frame asks and what follows.

    ``legal`` lists what the seat may answer, ``resolve`` follows the last answer, ``heard`` each open answer. ``rule``
    is the rule that asks, empty where the card does that the frame is about.
    """

    legal: Callable[[GrowlState, Frame, int], Sequence[Action]]
    resolve: Callable[[GrowlState, Frame, Answers, Events], None]
    rule: str = ""
    sealed: bool = False
    heard: Callable[[GrowlState, int, Action, Events], None] | None = None


def asks_nobody(_state: GrowlState, _frame: Frame, _seat: int) -> Sequence[Action]:
    return ()
