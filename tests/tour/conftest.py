"""The program with its window, in a home where nothing waits or moves."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from sevens_desktop.storage import settings_table as table
from sevens_desktop.storage.places import Places
from sevens_desktop.storage.settings import Settings
from sevens_desktop.ui import new_game
from sevens_desktop.ui.application import Program

SEED = "TOUR-7"


@pytest.fixture
def places(tmp_path: Path) -> Places:
    places = Places.under(tmp_path)
    settings = Settings(places.settings)
    settings.set(table.LANGUAGE, "en")
    settings.set(table.BOT_PACE, 0)
    settings.set(table.REDUCED_MOTION, "on")
    settings.save()
    return places


@pytest.fixture
def program(qapp: QGuiApplication, places: Places, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    """Every deal that is drawn is the same one."""
    monkeypatch.setattr(new_game, "new_seed", lambda: SEED)
    program = Program(qapp, places)
    yield program
    program.close()
