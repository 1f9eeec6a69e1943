"""A card is shown at reading size where the pointer rests, until it is pressed."""

from __future__ import annotations

from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevens_desktop.ui.application import Program
from tests.ui.window import click, deal, find, items_of, next_question, place
from tests.waiting import PATIENCE

DELAY = 400
"""How long the pointer rests before a card is shown, in milliseconds: ``Theme.previewDelay``."""


def test_a_card_is_shown_where_the_pointer_rests(program: Program, qtbot: QtBot) -> None:
    session = deal(program, "the-sins", 2, seed="PREVIEW")
    window = program.window
    assert next_question(window, session)
    QTest.mouseMove(window, place(find(window, session.prompt.order[0])).center().toPoint())
    qtbot.waitUntil(lambda: items_of(window, "CardPreview") != [], timeout=PATIENCE)


def test_a_card_that_was_pressed_is_not(program: Program, qtbot: QtBot) -> None:
    """It would cover the question that the press asks."""
    session = deal(program, "the-sins", 2, seed="PREVIEW")
    window = program.window
    assert next_question(window, session)
    card = find(window, session.prompt.order[0])
    QTest.mouseMove(window, place(card).center().toPoint())
    click(window, card)
    assert session.prompt.selected == session.prompt.order[:1]
    qtbot.wait(2 * DELAY)
    assert items_of(window, "CardPreview") == []
