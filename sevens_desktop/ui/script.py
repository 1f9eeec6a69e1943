"""Something that plays by itself through the same objects a person uses, one step after another."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtQuick import QQuickWindow

from sevens_desktop.ui.app import App

MOTION = 1500
"""Milliseconds after which everything lies still."""

TICK = 20
PATIENCE = 60_000

Wait = int | Callable[[], bool]
"""Milliseconds, or something that must become true."""


class Script(QObject):
    """``play`` yields what must be waited for before it goes on. Emits ``ended`` with the exit status."""

    ended = Signal(int)

    def __init__(self, app: App, window: QQuickWindow) -> None:
        super().__init__(window)
        self._app = app
        self._window = window
        self._waited = 0
        self._until: Callable[[], bool] | None = None
        self._steps = self.play()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)

    def start(self) -> None:
        self._timer.start(TICK)

    def play(self) -> Iterator[Wait]:
        raise NotImplementedError

    def status(self) -> int:
        """The exit status when nothing is left to play."""
        return 0

    def _go_on(self) -> None:
        if self._until is not None and not self._until():
            self._waited += TICK
            if self._waited > PATIENCE:
                sys.stderr.write("The table waits for something that does not come.\n")
                self.ended.emit(1)
                return
            self._timer.start(TICK)
            return
        try:
            wait = next(self._steps, None)
        except Exception:
            self.ended.emit(1)
            raise
        if wait is None:
            self.ended.emit(self.status())
            return
        self._waited = 0
        self._until = None if isinstance(wait, int) else wait
        self._timer.start(wait if isinstance(wait, int) else 0)
