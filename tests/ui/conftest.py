"""The application with and without its window, over a home in a temporary folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from sevens_desktop.storage import settings_table as table
from sevens_desktop.storage.places import Places
from sevens_desktop.storage.settings import Settings
from sevens_desktop.table.bot_job import BotJob
from sevens_desktop.ui.app import App
from sevens_desktop.ui.application import Program
from sevens_desktop.ui.home import Home
from sevens_desktop.ui.language import Language


@pytest.fixture(autouse=True)
def in_english(english: None) -> None:
    """All expected words are English."""


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places.under(tmp_path)


@pytest.fixture
def home(places: Places) -> Home:
    return Home(places)


def stand_still(places: Places) -> None:
    """In this home nothing waits or moves, and English is spoken."""
    settings = Settings(places.settings)
    settings.set(table.LANGUAGE, "en")
    settings.set(table.BOT_PACE, 0)
    settings.set(table.REDUCED_MOTION, "on")
    settings.save()


@pytest.fixture
def program(qapp: QGuiApplication, places: Places) -> Iterator[Program]:
    """The whole program with its window, past the first start, as Sam; nothing waits or moves."""
    stand_still(places)
    program = Program(qapp, places)
    program.app.begin("Sam")
    yield program
    program.close()


OpenApp = Callable[[], App]


@pytest.fixture
def open_app(qapp: QGuiApplication, places: Places) -> Iterator[OpenApp]:
    """Start the application again and again over the same home; the one before is closed."""
    bots = BotJob()
    language = Language(qapp)
    running: list[App] = []

    def close() -> None:
        for app in running:
            app.close()
        running.clear()

    def start() -> App:
        close()
        app = App()
        app.open(Home(places), language, bots)
        app.settings.set("bot_pace", 0)
        app.settings.set("language", "en")
        running.append(app)
        return app

    yield start
    close()
    bots.close()
    language.silence()


@pytest.fixture
def app(open_app: OpenApp) -> App:
    """Past the first start, as Sam."""
    app = open_app()
    app.begin("Sam")
    return app


def two_people(app: App, **options: object) -> None:
    """Deal The Sins to Sam and Ann, without a curtain."""
    app.newGameOf("the-sins")
    game = app.newGame
    while game.seats.count > 2:
        game.removeSeat(2)
    game.setKind(1, "person")
    game.setName(1, "Ann")
    for key, value in {"curtain": "never", "start": "0", **options}.items():
        game.setOption(key, value)
    assert game.deal()


def finish(app: App) -> None:
    """Play on by the leftmost card to the end."""
    session = app.session
    assert session is not None
    while not session.over:
        session.prompt.pick(session.prompt.order[0])
        session.prompt.press("take" if session.turn["number"] % 3 else "feed")
