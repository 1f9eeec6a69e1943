"""The table's line to the search process: one worker thread that lives as long as the application."""

from __future__ import annotations

from threading import Lock

from PySide6.QtCore import QObject, QThread, Signal, Slot

from sevens_desktop.bots.worker import Answer, Question, SearchProcess


class _Thinker(QObject):
    """Lives on the worker thread and waits there. The process starts with the first question."""

    answered = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._lock = Lock()
        self._process: SearchProcess | None = None
        self._wanted: Question | None = None
        self._closed = False

    def want(self, question: Question | None) -> None:
        """From any thread: answer this question and no other; end the search for another one."""
        with self._lock:
            self._wanted = question
            process = self._process
        if process is not None:
            process.cancel()

    def close(self) -> None:
        """From any thread, after ``want(None)``."""
        with self._lock:
            self._closed = True
            process = self._process
        if process is not None:
            process.close()

    @Slot(object)
    def think(self, question: Question) -> None:
        process = self._ready(question)
        answer = None if process is None else process.ask(question, lambda: question is self._wanted)
        if answer is not None:
            self.answered.emit(answer)

    def _ready(self, question: Question) -> SearchProcess | None:
        """The process, unless the question is no longer wanted."""
        with self._lock:
            if self._closed or question is not self._wanted:
                return None
            if self._process is None:
                self._process = SearchProcess()
            return self._process


class BotJob(QObject):
    """Ask one question at a time; asking anew or cancelling drops the one before. ``answered`` carries an ``Answer``.

    An answer that was on its way may still arrive: compare its game and ply.
    """

    answered = Signal(Answer)
    _asked = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thinker = _Thinker()
        self._thread = QThread(self)
        self._thread.setObjectName("sevens-bots")
        self._thinker.moveToThread(self._thread)
        self._asked.connect(self._thinker.think)
        self._thinker.answered.connect(self.answered)
        self._thread.start()

    def ask(self, question: Question) -> None:
        self._thinker.want(question)
        self._asked.emit(question)

    def cancel(self) -> None:
        self._thinker.want(None)

    def close(self) -> None:
        """End process and thread. Must be called before the application ends."""
        self._thinker.want(None)
        self._thinker.close()
        self._thread.quit()
        self._thread.wait()
