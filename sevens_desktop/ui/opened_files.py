"""On macOS a double-clicked file does not start the program again: it arrives as an event, at the start as well."""

from __future__ import annotations

import sys

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from PySide6.QtGui import QFileOpenEvent


class OpenedFiles(QObject):
    """``called`` carries the path of each file that the system asks the running program to open.

    Elsewhere nothing is listened to: a filter in Python would cost every event of the application some microseconds.
    """

    called = Signal(str)

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__()
        self._application = application
        if sys.platform == "darwin":
            application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.called.emit(event.file())
            return True
        return super().eventFilter(watched, event)

    def close(self) -> None:
        self._application.removeEventFilter(self)
