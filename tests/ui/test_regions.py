"""The keyboard comes to everything that can be chosen, in each game: by Tab, and by F6 from region to region."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevens_desktop.engine.catalog import GAMES
from sevens_desktop.ui.application import Program
from tests.ui.window import NAMES, all_lie_still, deal, next_question
from tests.waiting import PATIENCE

MOST_STOPS, MOST_REGIONS = 120, 12


@pytest.mark.parametrize("slug", GAMES)
def test_the_keyboard_comes_to_everything(program: Program, qtbot: QtBot, slug: str) -> None:
    session, window = deal(program, slug, people=len(NAMES), seed="STOPS", curtain="never"), program.window
    assert next_question(window, session)
    qtbot.waitUntil(lambda: all_lie_still(window) and window.activeFocusItem() is not None, timeout=PATIENCE)

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
