"""The search process: thinks for the bots of a running game, so that the table never waits for Python.

``SearchProcess.ask`` blocks; the table calls it from a thread of its own and may ``cancel`` or ``close`` from another.
A frozen application calls ``multiprocessing.freeze_support`` before anything else.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from random import Random
from threading import Lock
from typing import Protocol

from sevens_desktop.bots.levels import TABLE_SECONDS, make_bot
from sevens_desktop.engine.contract import State

PATIENCE = 5.0
"""Seconds without an answer after which the process counts as lost."""

ATTEMPTS = 2

COURTESY = 5
"""The search gives way to the table where processors are short (``nice``; Windows has no such thing)."""

FALLBACK = "greedy"

_CONTEXT = multiprocessing.get_context("spawn")


@dataclass(frozen=True, slots=True)
class Answer:
    """The notation of the action chosen, with the game and ply it was asked for. Late answers are dropped by these."""

    game_id: str
    ply: int
    action: str


class Question(Protocol):
    """What the process is asked. Question and answer are pickled on their way."""

    @property
    def patience(self) -> float:
        """Seconds without an answer after which the process counts as lost."""

    def answer(self) -> Answer: ...

    def answer_at_once(self) -> Answer:
        """What stands in for the answer when the process is lost."""


@dataclass(frozen=True, slots=True)
class Request:
    """A bot is to act: ``world`` is a determinization for ``seat``, which is to act, and never the real state."""

    game_id: str
    ply: int
    world: State
    seat: int
    bot: str
    seed: int

    @property
    def patience(self) -> float:
        return PATIENCE

    def answer(self) -> Answer:
        return self._choose(self.bot)

    def answer_at_once(self) -> Answer:
        return self._choose(FALLBACK)

    def _choose(self, name: str) -> Answer:
        bot = make_bot(name, self.world.slug, TABLE_SECONDS)
        action = bot.choose(self.world, self.seat, Random(self.seed))
        return Answer(self.game_id, self.ply, str(action))


class SearchProcess:
    """One spawned process, replaced when it is cancelled, lost or stuck."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._asking = False
        self._closed = False
        self._start()

    def ask(self, question: Question, wanted: Callable[[], bool] = lambda: True) -> Answer | None:
        """Wait for the answer, ``None`` if cancelled or closed meanwhile or no longer ``wanted``. One caller at a time.

        A lost process is replaced and asked once more; if that fails the question is answered here at once, so that a
        legal action is always played.
        """
        with self._lock:
            self._asking = not self._closed and wanted()
            if not self._asking:
                return None
        for _ in range(ATTEMPTS):
            answer = self._converse(question)
            with self._lock:
                cancelled = not self._asking
                if cancelled or answer is None:
                    self._replace()
                else:
                    self._asking = False
            if cancelled:
                return None
            if answer is not None:
                return answer
        with self._lock:
            self._asking = False
        return question.answer_at_once()

    def cancel(self) -> None:
        """End the search under way, if any: ``ask`` returns ``None`` at once and has a new process ready."""
        with self._lock:
            if self._asking:
                self._asking = False
                self._process.kill()

    def close(self) -> None:
        """End the process for good. Twice does no harm."""
        with self._lock:
            self._asking = False
            self._closed = True
            self._process.kill()
            self._process.join()

    def _converse(self, question: Question) -> Answer | None:
        """The answer of the process, ``None`` if it is lost or stuck."""
        try:
            self._pipe.send(question)
            answer: Answer | None = self._pipe.recv() if self._pipe.poll(question.patience) else None
        except (EOFError, OSError):
            return None
        return answer

    def _replace(self) -> None:
        self._process.kill()
        self._process.join()
        self._pipe.close()
        if not self._closed:
            self._start()

    def _start(self) -> None:
        self._pipe, far_end = _CONTEXT.Pipe()
        self._process = _CONTEXT.Process(target=_serve, args=(far_end,), name="sevens-search", daemon=True)
        self._process.start()
        far_end.close()


def _serve(pipe: Connection) -> None:
    """Answer questions until the other end is gone. An interrupt from the terminal is for the table to handle."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(COURTESY)
    try:
        while True:
            question: Question = pipe.recv()
            pipe.send(question.answer())
    except (EOFError, OSError):
        return
