"""Reduced motion: a card that goes to another place is marked there for a moment; nothing else is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from sevens_desktop.storage.places import Places
from sevens_desktop.ui.application import Program
from tests.tour.pictures import Look, prepare
from tests.ui.conftest import two_people
from tests.ui.window import below, settle
from tests.waiting import PATIENCE


@pytest.fixture
def program(qapp: QGuiApplication, places: Places) -> Iterator[Program]:
    prepare(places, Look(1440, 900, "dark"))
    program = Program(qapp, places)
    program.app.begin("Sam")
    two_people(program.app)
    yield program
    program.close()


def marked(program: Program) -> list[QQuickItem]:
    return [item for item in below(program.window.contentItem()) if item.property("marked") is True]


def test_cards_are_marked_when_they_go_elsewhere_and_not_when_the_table_is_laid_anew(
    program: Program, qtbot: QtBot
) -> None:
    session = program.app.session
    assert session is not None
    qtbot.waitUntil(lambda: session.prompt.active, timeout=PATIENCE)
    qtbot.waitUntil(lambda: marked(program) == [], timeout=PATIENCE)
    for width, height in ((1024, 640), (1920, 1080)):
        program.window.resize(width, height)
        settle(program.window)
        assert marked(program) == []
    session.prompt.pick(session.prompt.order[0])
    session.prompt.press("take")
    assert marked(program) != []
