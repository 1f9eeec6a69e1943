"""The packed program as a running process that can be watched from outside."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from threading import Event, Thread

import psutil
from check import require

OFF_SCREEN = {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}
SAYS_FRAMES = {"QT_LOGGING_RULES": "qt.scenegraph.time.renderloop=true"}
FRAME = "frame rendered"
SEARCH = "--multiprocessing-fork"
"""How the search process is started; another helper of Python's keeps track of what processes share."""

PATIENCE = 120.0
"""Seconds."""


class Running:
    """Started at once; ``with`` ends it in any case."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str], folder: Path) -> None:
        self.errors: list[str] = []
        self._drawn = Event()
        self._began = time.perf_counter()
        self._seconds = 0.0
        self.computing = 0.0
        self.process = subprocess.Popen(
            command,
            env={**environment, **SAYS_FRAMES},
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            errors="replace",
        )
        self._reader = Thread(target=self._read)
        self._reader.start()

    def __enter__(self) -> Running:
        return self

    def __exit__(self, *_: object) -> None:
        for process in self.family():
            process.kill()
        self.process.wait()
        self._reader.join()

    def _read(self) -> None:
        """Whatever is said besides frames is an error: a program in order is silent."""
        assert self.process.stderr is not None
        for line in self.process.stderr:
            if FRAME in line.lower():
                if not self._drawn.is_set():
                    self._note_first()
            elif "qt.scenegraph.time" not in line:
                self.errors.append(line.rstrip())

    def _note_first(self) -> None:
        self._seconds = time.perf_counter() - self._began
        used = psutil.Process(self.process.pid).cpu_times()
        self.computing = used.user + used.system
        self._drawn.set()

    def first_frame(self) -> float:
        """Seconds from the start to the first picture; ``computing`` is the processor's share of them."""
        if not self._drawn.wait(PATIENCE):
            raise RuntimeError("nothing was drawn: " + "\n".join(self.errors))
        return self._seconds

    def family(self) -> list[psutil.Process]:
        """The program and all that it has started."""
        try:
            first = psutil.Process(self.process.pid)
            return [first, *first.children(recursive=True)]
        except psutil.NoSuchProcess:
            return []

    def searching(self) -> int:
        """How many search processes there are."""
        return sum(SEARCH in command_of(process) for process in self.family())

    def stop(self) -> None:
        """End it as a person at a terminal does, and see that it obeys and leaves nobody behind."""
        family = self.family()
        if sys.platform == "win32":
            self.process.terminate()
        else:
            self.process.send_signal(signal.SIGINT)
        self.process.wait(PATIENCE)
        left = psutil.wait_procs(family, timeout=10)[1]
        require(not left, f"{len(left)} processes outlive the program")


def command_of(process: psutil.Process) -> list[str]:
    try:
        return list(process.cmdline())
    except (psutil.NoSuchProcess, psutil.ZombieProcess):
        return []


def wait_until(fact: Callable[[], bool], complaint: str) -> None:
    """Raise ``RuntimeError`` with the complaint if the fact does not come true in time."""
    end = time.monotonic() + PATIENCE
    while not fact():
        require(time.monotonic() < end, complaint)
        time.sleep(0.05)
