"""The keyboard comes to everything that can be chosen, in each game: by Tab, and by F6 from region to region."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevens_desktop.engine.catalog import GAMES
from sevens_desktop.ui.application import Program
from tests.ui.window import all_lie_still
from tests.waiting import PATIENCE

MOST_STOPS, MOST_REGIONS = 120, 12


@pytest.mark.parametrize("slug", GAMES)
def test_the_keyboard_comes_to_everything(program: Program, qtbot: QtBot, slug: str) -> None:
    app, window = program.app, program.window
    app.newGameOf(slug)
    for seat in range(app.newGame.seats.count):
        app.newGame.setKind(seat, "person")
    app.newGame.setOption("curtain", "never")
    assert app.newGame.deal()
    session = app.session
    assert session is not None
    qtbot.waitUntil(lambda: session.prompt.active and all_lie_still(window), timeout=PATIENCE)

    stops = set()
    for _ in range(MOST_STOPS):
        QTest.keyClick(window, Qt.Key.Key_Tab)
        stops.add(window.activeFocusItem().property("element"))
    assert set(session.prompt.open) <= stops

    regions = []
    for _ in range(MOST_REGIONS):
        QTest.keyClick(window, Qt.Key.Key_F6)
        regions.append(window.activeFocusItem())
    assert len(set(regions)) >= 4
    assert len(set(regions)) < MOST_REGIONS, "F6 goes round"
