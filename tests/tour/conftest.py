"""The program with its window, in a home where nothing waits or moves."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from sevens_desktop.storage.places import Places
from sevens_desktop.ui import new_game
from sevens_desktop.ui.application import Program
from tests.ui.conftest import stand_still

SEED = "TOUR-7"


@pytest.fixture
def places(tmp_path: Path) -> Places:
    places = Places.under(tmp_path)
    stand_still(places)
    return places


@pytest.fixture
def program(qapp: QGuiApplication, places: Places, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    """Every deal that is drawn is the same one."""
    monkeypatch.setattr(new_game, "new_seed", lambda: SEED)
    program = Program(qapp, places)
    yield program
    program.close()
