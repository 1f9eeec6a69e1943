"""What a turn of 7 & 7 is made of: small immutable steps on a stack in the state.

The topmost frame is what happens now. Either it asks a seat to decide, or it does something by itself and makes room
for what lies below. So a half-made choice is part of the position: it can be copied, saved and resumed.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from sevens_desktop.engine.contract import Action, Event, Refusal
from sevens_desktop.engine.seven_and_seven.announcements import Announcement

if TYPE_CHECKING:
    from sevens_desktop.engine.seven_and_seven.state import SevenState

Events = list[Event] | None

NOTHING, FIRST, ANY, SIN_ONLY, GUESTED = range(5)
PERMISSIONS = ("nothing", "first", "any", "sin", "guested")
"""What the active seat may still play: nothing; the card of the turn; one more card; one more SIN (Pride); one more
card with a guest after it (Humility)."""


class Frame(ABC):
    """``name`` and ``rule`` say what it is; ``rule`` is quoted where an action has to wait for it.

    ``goes_on``: part of an effect in progress, finished even when the pile has run out (77-Q19).
    ``sealed``: a choice that only the seat to act knows of; the others see the frame below.
    """

    __slots__ = ()

    name: ClassVar[str]
    rule: ClassVar[str]
    goes_on: ClassVar[bool] = False
    sealed: ClassVar[bool] = False

    @abstractmethod
    def ask(self, state: SevenState, events: Events, /) -> bool:
        """Set ``to_act`` and return true if a seat must decide; otherwise do what is due and leave the stack."""

    def announcement(self) -> Announcement | None:
        """What was said of the card being played, if this frame holds it."""
        return None

    def facts(self) -> dict[str, object]:
        """What it holds besides its name, as JSON."""
        return {}


class Decision(Frame):
    """A frame that asks somebody."""

    __slots__ = ()

    @abstractmethod
    def choices(self, state: SevenState) -> list[Action]:
        """What ``to_act`` may do, in an order that depends on what that seat knows only."""

    @abstractmethod
    def choose(self, state: SevenState, action: Action, events: Events) -> None:
        """Carry out one of ``choices``."""

    @abstractmethod
    def refusal(self, state: SevenState, action: Action, /) -> Refusal:
        """Why an action that is not among ``choices`` cannot be taken."""

    def asked(self, state: SevenState) -> tuple[int, ...]:
        """The seats that are asked one after another unless somebody acts, ``to_act`` first."""
        assert state.to_act is not None
        return (state.to_act,)

    def has_to_come_first(self) -> Refusal:
        """Why an action that has nothing to do with this decision cannot be taken."""
        return Refusal("other_decision_first", self.rule, {"stage": self.name})


@dataclass(frozen=True, slots=True)
class Check(Frame):
    """With ``win_after_effect`` the sets are looked at when the ability is done, not before (77-Q9)."""

    name = "check"
    rule = "77-Q9"
    goes_on = True

    def ask(self, state: SevenState, _events: Events, /) -> bool:
        state.frames.pop()
        state.check_sets()
        return False


CHECK = Check()
