"""Ctrl C in the terminal ends the program in good order, without a timer that wakes it up all the time."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier


class Interrupt(QObject):
    """Calls ``act`` in the event loop when SIGINT or SIGTERM arrives. ``close`` restores what was before."""

    def __init__(self, act: Callable[[], None]) -> None:
        super().__init__()
        self._act = act
        self.happened = False
        self._near, self._far = socket.socketpair()
        self._far.setblocking(False)
        self._near.setblocking(False)
        self._before = signal.set_wakeup_fd(self._far.fileno())
        self._handlers = {number: signal.signal(number, _note) for number in (signal.SIGINT, signal.SIGTERM)}
        self._notifier = QSocketNotifier(self._near.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._wake)

    def _wake(self) -> None:
        self._near.recv(64)
        self.happened = True
        self._act()

    def close(self) -> None:
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._before)
        for number, handler in self._handlers.items():
            signal.signal(number, handler)
        self._near.close()
        self._far.close()


def _note(_number: int, _frame: FrameType | None) -> None:
    """The signal itself travels through the wake-up socket."""
