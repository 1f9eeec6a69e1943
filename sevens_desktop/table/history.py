"""A game as it went: every decision with the position before it and the events of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from sevens_desktop.engine.contract import Action, Event, Game, Observation, State
from sevens_desktop.table.view import Move, Reaction


@dataclass(frozen=True, slots=True)
class Step:
    """``before`` is a copy of its own."""

    seat: int
    turn: int
    action: Action
    events: tuple[Event, ...]
    before: State

    @property
    def reveals(self) -> bool:
        return any(event.reveals for event in self.events)

    @property
    def forced(self) -> bool:
        """There was nothing else to decide."""
        return len(self.before.legal_actions()) == 1

    def for_seat(self, seat: int | None) -> Move:
        """The step as this seat (``None``: the public) may know it."""
        seen = (event.for_seat(seat) for event in self.events)
        return Move(self.seat, self.turn, self.action, tuple(event for event in seen if event is not None))


class History:
    """Owns the state; ``apply`` and ``take_back`` are the only ways to change it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.steps: list[Step] = []

    @classmethod
    def replay(cls, game: Game, opening: State, actions: Iterable[str]) -> History:
        """Play these decisions from a position. Raises ``NotationError`` or ``IllegalAction``."""
        history = cls(opening)
        for text in actions:
            history.apply(game.parse(text))
        return history

    @property
    def ended(self) -> bool:
        return self.state.to_act is None

    def apply(self, action: Action) -> Step:
        """Raises ``IllegalAction`` and changes nothing if the action is not legal."""
        seat, before = self.state.to_act, self.state.copy()
        events: list[Event] = []
        self.state.apply(action, events)
        assert seat is not None
        step = Step(seat, before.turn, action, tuple(events), before)
        self.steps.append(step)
        return step

    def take_back(self, count: int) -> None:
        """Undo the last ``count`` decisions."""
        self.state = self.steps[-count].before
        del self.steps[-count:]

    def moves(self, seat: int | None, since: int = 0) -> list[Move]:
        """The decisions from step ``since`` on as this seat may know them."""
        return [step.for_seat(seat) for step in self.steps[since:]]

    def last_turn_of(self, seat: int, reaction: Callable[[Observation], Reaction | None]) -> int | None:
        """The number of the last step that this seat decided otherwise than by letting something happen."""
        for at in reversed(range(len(self.steps))):
            step = self.steps[at]
            if step.seat == seat:
                asked = reaction(step.before.observe(None))
                if asked is None or step.action != asked.silence:
                    return at
        return None
