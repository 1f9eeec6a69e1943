"""Every test runs without a screen and leaves nothing behind."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Iterator

import pytest
from hypothesis import settings
from PySide6.QtGui import QGuiApplication

from sevens_desktop.ui.language import Language

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["QT_QUICK_BACKEND"] = "software"

# Equal runs on every machine, however busy it is.
settings.register_profile("sevens", deadline=None, derandomize=True, database=None)
settings.load_profile("sevens")


@pytest.fixture(autouse=True)
def nothing_left_behind() -> Iterator[None]:
    """A thread or process that outlives its test fails it."""
    threads, children = set(threading.enumerate()), set(multiprocessing.active_children())
    yield
    left = [thread.name for thread in set(threading.enumerate()) - threads if thread.is_alive()]
    processes = [process.name for process in set(multiprocessing.active_children()) - children]
    assert not left, f"threads left behind: {left}"
    assert not processes, f"processes left behind: {processes}"


@pytest.fixture
def english(qapp: QGuiApplication) -> Iterator[None]:
    """English as it is shipped, with its plurals, whatever the machine speaks."""
    language = Language(qapp)
    language.use("en")
    yield
    language.silence()
