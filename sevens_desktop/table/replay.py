"""A game looked at again, step by step."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from sevens_desktop.engine.contract import State
from sevens_desktop.table.base import Table
from sevens_desktop.table.history import History
from sevens_desktop.table.qt import Property
from sevens_desktop.table.sitting import Sitting
from sevens_desktop.table.words import session as words

QML_IMPORT_NAME = "Sevens.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class Replay(Table):
    """Nothing is decided here, so everything may be looked at through any eyes."""

    stateChanged = Signal()

    def __init__(self, sitting: Sitting, history: History, parent: QObject | None = None) -> None:
        super().__init__(sitting, parent)
        self._history = history
        self._step = 0
        self._knowledge = False
        self._watching = sitting.persons[0] if sitting.persons else -1
        self.toStart()

    @Property(int, notify=stateChanged)
    def step(self) -> int:
        return self._step

    @Property(int, notify=stateChanged)
    def steps(self) -> int:
        return len(self._history.steps)

    @Property(str, notify=stateChanged)
    def position(self) -> str:
        return words.replay_position(self._state().turn, self._history.state.turn)

    @Property(str, notify=stateChanged)
    def sentence(self) -> str:
        if not self._step:
            return words.replay_start()
        move = self._history.steps[self._step - 1].for_seat(self.observer)
        return " ".join(self._sitting.presenter.recap([move], self._sitting.voice))

    @Property(bool, notify=stateChanged)
    def knowledge(self) -> bool:
        return self._knowledge

    @property
    def history(self) -> History:
        return self._history

    def _state(self) -> State:
        steps = self._history.steps
        return steps[self._step].before if self._step < len(steps) else self._history.state

    @Slot(int)
    def goTo(self, step: int) -> None:
        """A single step forward moves the cards; any other jump lays the table anew."""
        step = max(0, min(step, len(self._history.steps)))
        forward = step == self._step + 1
        self._step = step
        self._look(forward)

    def _look(self, forward: bool = False) -> None:
        state, observer = self._state(), self.observer
        move = self._history.steps[self._step - 1].for_seat(observer) if forward else None
        opened = [state.observe(seat) for seat in range(state.seats)] if self._knowledge else ()
        moves = [step.for_seat(observer) for step in self._history.steps[: self._step]]
        self._show(state, moves, () if move is None else move.events, (), opened)
        self.stateChanged.emit()

    @Slot()
    def forward(self) -> None:
        self.goTo(self._step + 1)

    @Slot()
    def back(self) -> None:
        self.goTo(self._step - 1)

    @Slot()
    def toStart(self) -> None:
        self.goTo(0)

    @Slot()
    def toEnd(self) -> None:
        self.goTo(len(self._history.steps))

    @Slot(bool)
    def showKnowledge(self, on: bool) -> None:
        """Show what every seat knows of its own cards, or only what the watching one may see."""
        self._knowledge = on
        self._look()

    @Slot(int)
    def lookThrough(self, seat: int) -> None:
        """Through the eyes of a seat; -1: nobody's."""
        if -1 <= seat < len(self._sitting.players):
            self._watching = seat
            self._look()

    def retranslate(self) -> None:
        self._look()
