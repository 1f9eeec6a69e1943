"""A card is shown at reading size where the pointer rests, until it is pressed."""

from __future__ import annotations

from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevens_desktop.ui.application import Program
from tests.ui.window import click, deal, find, items_of, next_question, place
from tests.waiting import PATIENCE


def test_a_press_takes_the_preview_away(program: Program, qtbot: QtBot) -> None:
    """It would cover the question that the press asks."""
    session = deal(program, "the-sins", 2, seed="PREVIEW")
    window = program.window
    assert next_question(window, session)
    card = find(window, session.prompt.order[0])
    QTest.mouseMove(window, place(card).center().toPoint())
    qtbot.waitUntil(lambda: items_of(window, "CardPreview") != [], timeout=PATIENCE)
    click(window, card)
    assert session.prompt.selected == session.prompt.order[:1]
    assert items_of(window, "CardPreview") == []
