"""Notes of the guide stand beside what they are about, and over nothing that is said elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlEngine, QQmlExpression
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from sevens_desktop.engine.catalog import GAMES
from sevens_desktop.storage.places import Places
from sevens_desktop.table.presenters.catalog import PRESENTERS
from sevens_desktop.table.session import Session
from sevens_desktop.ui.application import Program
from tests.engine.the_sins import table as the_sins
from tests.table.conftest import bot, person
from tests.tour.pictures import Look, prepare
from tests.ui.window import deal, items_of, lay, place, settle, table_of
from tests.waiting import PATIENCE

SMALL, REFERENCE, CRAMPED = Look(1024, 640, "dark"), Look(1440, 900, "dark"), Look(1024, 640, "dark", "fr", 150)


@pytest.fixture
def look() -> Look:
    return REFERENCE


@pytest.fixture
def program(look: Look, qapp: QGuiApplication, places: Places) -> Iterator[Program]:
    prepare(places, look)
    program = Program(qapp, places)
    program.app.begin("Sam")
    yield program
    program.close()


def sit_down(program: Program, places: Places, slug: str) -> Session:
    """Everything that a note can be about lies there."""
    if slug != "the-sins":
        return deal(program, slug, GAMES[slug].seat_counts[-1], seed="NOTES-7", curtain="never")
    judged = the_sins.lay(3, "pride.1 greed.1 lust.1 envy.1 judgment.1")
    return lay(program, places, judged, person("Sam"), bot("Otto"), bot("Mira"))


def test_a_note_follows_what_it_is_about(program: Program, places: Places, qtbot: QtBot) -> None:
    """A card that has just come is still on its way."""
    sit_down(program, places, "the-sins")
    qtbot.waitUntil(lambda: len(items_of(program.window, "Note")) == 1, timeout=PATIENCE)
    (note,) = items_of(program.window, "Note")
    about = note.property("about")
    before = note.property("goal")
    about.setX(about.x() + 40)
    assert note.property("goal") == before.translated(40, 0)
    gone = QQuickItem()
    note.setProperty("about", gone)
    assert note.property("goal").width() == 0, "what has left the table is nowhere"


@pytest.mark.parametrize("slug", PRESENTERS)
def test_every_note_finds_what_it_is_about(program: Program, places: Places, qtbot: QtBot, slug: str) -> None:
    session = sit_down(program, places, slug)
    qtbot.waitUntil(lambda: session.prompt.active, timeout=PATIENCE)
    table = table_of(program.window)
    assert table is not None
    lost = []
    for note in PRESENTERS[slug].notes:
        element = PRESENTERS[slug].note(note).element
        found = QQmlExpression(QQmlEngine.contextForObject(table), table, f'itemOf("{element}") !== null')
        if found.evaluate() != (True, False):
            lost.append((note, element))
    assert lost == []


@pytest.mark.parametrize("look", [SMALL, REFERENCE, CRAMPED], ids=lambda look: look.name)
@pytest.mark.parametrize(("slug", "people"), [("the-sins", 5), ("architects", 7)])
def test_a_note_leaves_the_banner_free_and_the_prompt_where_there_is_room(
    program: Program, qtbot: QtBot, look: Look, slug: str, people: int
) -> None:
    session = deal(program, slug, people, people=people, seed="NOTES-7", curtain="never")
    qtbot.waitUntil(lambda: bool(session.banner) and bool(session.guide), timeout=PATIENCE)
    settle(program.window)
    if look == CRAMPED:
        assert items_of(program.window, "Note") == []
        session.closeBanner()
        assert len(items_of(program.window, "Note")) == 1
        return
    (note,), (banner,), (prompt,) = (items_of(program.window, kind) for kind in ("Note", "Banner", "PromptBar"))
    assert not place(note).intersects(place(banner)) and not place(note).intersects(place(prompt))
