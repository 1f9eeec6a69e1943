"""PySide6 6.12.0 gives one reference to None too many away with every call, until Python before 3.12 aborts."""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject

CALLS = 2000
OTHERS = 100
"""References that come and go meanwhile for other reasons."""


def test_calls_that_return_nothing_leave_none_alone() -> None:
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        thing.setObjectName("")
        thing.parent()
    assert abs(sys.getrefcount(None) - before) < OTHERS
