"""How long a test waits for what must come."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtTest import QTest

PATIENCE = 60_000
"""Milliseconds after which it does not come. Nothing that comes takes so long, however busy the machine is."""

TICK = 5


def wait_for(condition: Callable[[], bool], what: str) -> None:
    """Let the program run until the condition holds."""
    until = time.monotonic() + PATIENCE / 1000
    while not condition():
        if time.monotonic() > until:
            raise TimeoutError(what)
        QTest.qWait(TICK)
