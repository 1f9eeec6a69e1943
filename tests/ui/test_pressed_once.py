"""What answers a question takes a key once, however long it is held, and not while the question is new."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QSignalSpy

from sevens_desktop.ui.application import Program
from tests.ui.window import below, deal, kind_of, next_question, table_of

ANSWERS = {
    "the-sins": ("TheSinsTable", {"SinsSeat", "AbyssBoard", "OwnReserve", "Card"}),
    "seven-and-seven": ("SevenAndSevenTable", {"SevenSeat", "Card"}),
    "architects": ("ArchitectsTable", {"TokenSlot", "StageLine", "Card"}),
    "growl": ("GrowlTable", {"GrowlSeat", "OwnHand"}),
}
"""The table of every game, and what can be pressed there from the first decision on."""


def press(window: QQuickWindow, key: Qt.Key, *, again: bool = False) -> None:
    """Press a key, or let it repeat by itself."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QCoreApplication.sendEvent(window, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", again))


@pytest.mark.parametrize("slug", ANSWERS)
def test_a_key_answers_once_and_no_new_question(program: Program, slug: str) -> None:
    table_kind, wanted = ANSWERS[slug]
    session, window = deal(program, slug, seed="ONCE-2"), program.window
    assert next_question(window, session)
    table = table_of(window)
    assert table is not None and kind_of(table) == table_kind
    shown = {kind_of(item): item for item in below(table) if item.isVisible() and item.isEnabled()}
    assert wanted <= shown.keys()
    for kind in wanted:
        item = shown[kind]
        meta = item.metaObject()
        pressed = QSignalSpy(item, meta.method(meta.indexOfSignal("clicked()")))
        keys = [Qt.Key.Key_Return, Qt.Key.Key_Enter, *([] if kind == "Card" else [Qt.Key.Key_Space])]
        for key in keys:
            item.forceActiveFocus()
            before = pressed.count()
            table.setProperty("guarded", True)
            press(window, key)
            assert pressed.count() == before, (kind, key)
            table.setProperty("guarded", False)
            press(window, key, again=True)
            assert pressed.count() == before, (kind, key)
            press(window, key)
            assert pressed.count() == before + 1, (kind, key)
            session.prompt.closeWhy()
            session.prompt.clear()
