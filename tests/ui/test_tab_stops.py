"""What becomes empty while the keyboard is in it lets the keyboard go on, without a warning."""

from __future__ import annotations

from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from sevens_desktop.ui.application import Program
from tests.ui.window import deal, next_question
from tests.waiting import PATIENCE


def test_a_log_that_is_emptied_under_the_keyboard(program: Program, qtbot: QtBot) -> None:
    session, window = deal(program, "the-sins", seed="STOPS", start="0", undo="free"), program.window
    assert next_question(window, session)
    session.apply(session.state.legal_actions()[0])
    qtbot.waitUntil(lambda: session.prompt.active, timeout=PATIENCE)
    lists = [item for item in window.findChildren(QQuickItem) if item.property("model") is session.log]
    (log,) = [item for item in lists if item.inherits("QQuickListView")]
    log.forceActiveFocus()
    assert log.hasActiveFocus()
    session.takeBack()
    qtbot.waitUntil(lambda: log.property("count") == 0, timeout=PATIENCE)
