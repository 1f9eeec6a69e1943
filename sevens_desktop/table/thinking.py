"""What the search process is asked for: moves of bots, at their pace, and hints."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from sevens_desktop.bots.appraisal import HINT, Appraisal, Inquiry
from sevens_desktop.bots.worker import Answer, Request
from sevens_desktop.engine.contract import Action, State
from sevens_desktop.table.bot_job import BotJob
from sevens_desktop.table.history import History
from sevens_desktop.table.sitting import Sitting
from sevens_desktop.table.worlds import draw_world


class Thinking(QObject):
    """One question at a time. ``decided`` carries a bot's action, not before its pace is over; ``advised`` the
    ``Appraisal`` of a hint.
    """

    decided = Signal(object)
    advised = Signal(object)

    def __init__(self, bots: BotJob, pace: Callable[[], int], parent: QObject) -> None:
        super().__init__(parent)
        self._bots = bots
        self._pace = pace
        self._questions = 0
        self._ticket = ""
        self._parse: Callable[[str], Action] | None = None
        self._decision: Action | None = None
        self._hurry = False
        self._since_move = QElapsedTimer()
        self._since_move.start()
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._decide)
        bots.answered.connect(self._take)

    @property
    def advising(self) -> bool:
        """A hint is on its way."""
        return bool(self._ticket) and self._parse is None

    def ask_move(self, sitting: Sitting, history: History, seat: int, hurry: bool) -> None:
        level = sitting.players[seat].level
        ply, world, chance = self._open(sitting, history, seat, level)
        self._hurry = hurry
        self._parse = sitting.game.parse
        self._bots.ask(Request(self._ticket, ply, world, seat, level, chance))

    def ask_hint(self, sitting: Sitting, history: History, seat: int) -> None:
        ply, world, chance = self._open(sitting, history, seat, "hint")
        self._parse = None
        self._bots.ask(Inquiry(self._ticket, ply, world, seat, chance, HINT))

    def hurry(self) -> None:
        """No more pause before the move that is awaited; thinking is not cut short."""
        self._hurry = True
        if self._pause.isActive():
            self._pause.start(0)

    def wait(self, action: Action, hurry: bool) -> None:
        """Decide this at the pace of a bot."""
        self._hurry = hurry
        self._pace_out(action)

    def moved(self, seen: bool = True) -> None:
        """A decision was made: whatever is asked is about a position that is gone. The pace counts from here."""
        self.forget()
        if seen:
            self._since_move.restart()

    def forget(self) -> None:
        if self._ticket:
            self._bots.cancel()
        self._ticket = ""
        self._decision = None
        self._pause.stop()

    def close(self) -> None:
        self.forget()
        self._bots.answered.disconnect(self._take)

    def _open(self, sitting: Sitting, history: History, seat: int, purpose: str) -> tuple[int, State, int]:
        """A new ticket; the ply, and what to think about with which chance."""
        self._questions += 1
        self._ticket = f"{sitting.game_id}/{self._questions}"
        ply = len(history.steps)
        return ply, *draw_world(history.state, seat, sitting.seed, ply, purpose)

    def _take(self, answer: Answer) -> None:
        if answer.game_id != self._ticket:
            return
        self._ticket = ""
        if isinstance(answer, Appraisal):
            self.advised.emit(answer)
        elif self._parse is not None:
            self._pace_out(self._parse(answer.action))

    def _pace_out(self, action: Action) -> None:
        self._decision = action
        self._pause.start(0 if self._hurry else max(0, self._pace() - self._since_move.elapsed()))

    def _decide(self) -> None:
        decision, self._decision = self._decision, None
        if decision is not None:
            self.decided.emit(decision)
