"""The whole program with its window, off-screen."""

from __future__ import annotations

import logging
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from sevens_desktop.storage.places import Places
from sevens_desktop.storage.settings import Settings
from sevens_desktop.storage.settings_table import WINDOW
from sevens_desktop.ui.application import Program
from sevens_desktop.ui.diary import Diary
from sevens_desktop.ui.interrupt import Interrupt
from sevens_desktop.ui.single_instance import hand_over
from tests.ui.conftest import two_people
from tests.ui.window import settle
from tests.waiting import PATIENCE


@pytest.fixture
def program(qapp: QGuiApplication, places: Places) -> Iterator[Program]:
    program = Program(qapp, places)
    program.app.begin("Sam")
    yield program
    program.close()


def test_the_window_shows_every_screen_without_a_warning(program: Program) -> None:
    """Qt warnings fail the test by themselves."""
    app = program.app
    for screen in ("settings", "keys", "about", "statistics"):
        app.go(screen)
        assert not program.window.grabWindow().isNull()
    two_people(app)
    settle(program.window)
    assert not program.window.grabWindow().isNull()
    app.leaveGame()
    assert not program.window.grabWindow().isNull()


def test_the_window_comes_back_where_it_was(qapp: QGuiApplication, places: Places) -> None:
    first = Program(qapp, places)
    first.window.setGeometry(20, 40, 1100, 700)
    first.close()
    assert Settings(places.settings).get(WINDOW) == (20, 40, 1100, 700)
    second = Program(qapp, places)
    assert (second.window.width(), second.window.height()) == (1100, 700)
    second.close()


@pytest.mark.qt_log_ignore("This plugin does not support raise")
def test_a_second_start_brings_its_file_to_the_first(program: Program, places: Places, qtbot: QtBot) -> None:
    app = program.app
    two_people(app)
    assert app.session is not None
    app.session.file.flush()
    path = app.session.file.path
    app.leaveGame()
    assert hand_over(places, str(path))
    qtbot.waitUntil(lambda: app.screen == "table", timeout=PATIENCE)


def test_an_error_in_a_slot_opens_the_dialog_and_is_logged(
    program: Program, places: Places, caplog: pytest.LogCaptureFixture
) -> None:
    try:
        raise ZeroDivisionError("for the test")
    except ZeroDivisionError as error:
        sys.excepthook(type(error), error, error.__traceback__)
    assert "ZeroDivisionError" in program.app.failure["report"]
    assert "for the test" in caplog.text


def test_an_interrupt_ends_the_program_in_good_order(qapp: QGuiApplication, qtbot: QtBot) -> None:
    called: list[bool] = []
    before = signal.getsignal(signal.SIGINT)
    interrupt = Interrupt(lambda: called.append(True))
    os.kill(os.getpid(), signal.SIGINT)
    qtbot.waitUntil(lambda: bool(called), timeout=PATIENCE)
    assert interrupt.happened
    interrupt.close()
    assert signal.getsignal(signal.SIGINT) is before


def test_the_diary_is_kept_or_done_without(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    diary = Diary(tmp_path / "log")
    logging.getLogger("sevens").warning("something")
    diary.close()
    assert "something" in (tmp_path / "log" / "sevens.log").read_text(encoding="utf-8")
    (tmp_path / "file").write_text("", encoding="utf-8")
    Diary(tmp_path / "file" / "log").close()
    assert "no log is kept" in caplog.text


def test_a_diary_that_takes_no_more_is_silent(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "log"
    diary = Diary(folder)
    (folder / "sevens.log").mkdir()
    logging.getLogger(__name__).error("nobody reads this")
    diary.close()
    assert "Traceback" not in capsys.readouterr().err
