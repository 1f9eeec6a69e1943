"""A hint in the real window, by the keyboard: it is looked for, can be given up, and says its chances aloud."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevens_desktop.engine.catalog import GAMES
from sevens_desktop.table.presenters.catalog import PRESENTERS
from sevens_desktop.table.session import Session
from sevens_desktop.ui.application import Program
from tests.ui.accessible import things
from tests.ui.window import deal
from tests.waiting import PATIENCE


@pytest.fixture
def program(program: Program) -> Program:
    """Without the notes of the first games."""
    for presenter in PRESENTERS.values():
        program.app.settings.close_notes(presenter.notes)
    return program


def dealt(program: Program, slug: str, qtbot: QtBot) -> Session:
    session = deal(program, slug, seed="HINT")
    qtbot.waitUntil(lambda: session.prompt.active, timeout=PATIENCE)
    return session


def ask(session: Session, program: Program, qtbot: QtBot) -> None:
    """A new question takes no keys for a moment: try again until the hint is looked for."""

    def asked() -> bool:
        QTest.keyClick(program.window, Qt.Key.Key_H)
        return bool(session.hint["busy"])

    qtbot.waitUntil(asked, timeout=PATIENCE)


def sees(program: Program, name: str) -> bool:
    return any(thing.name == name for thing in things(program.window))


@pytest.mark.parametrize("slug", GAMES)
def test_a_hint_by_the_keyboard(slug: str, program: Program, qtbot: QtBot) -> None:
    session = dealt(program, slug, qtbot)
    ask(session, program, qtbot)
    assert sees(program, "Thinking about your move") and sees(program, "Cancel")
    qtbot.waitUntil(lambda: "title" in session.hint, timeout=PATIENCE)
    hint = session.hint
    assert not sees(program, "Cancel")
    assert sees(program, ". ".join([hint["title"], *hint["facts"]]))
    assert hint["chances"] and all(sees(program, chance["label"]) for chance in hint["chances"])
    QTest.keyClick(program.window, Qt.Key.Key_Escape)
    assert "title" not in session.hint
    assert not sees(program, hint["chances"][0]["label"])


def test_escape_gives_up_a_hint_that_is_looked_for(program: Program, qtbot: QtBot) -> None:
    session = dealt(program, "the-sins", qtbot)
    ask(session, program, qtbot)
    assert session.hint["busy"]
    QTest.keyClick(program.window, Qt.Key.Key_Escape)
    assert not session.hint["busy"] and not sees(program, "Cancel")


def test_the_table_can_be_left_while_a_hint_is_looked_for(program: Program, qtbot: QtBot) -> None:
    session = dealt(program, "the-sins", qtbot)
    ask(session, program, qtbot)
    program.app.leaveGame()
    assert program.app.screen == "home"
