"""What plays by itself ends in good order, also when something breaks or complains."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtQuick import QQuickWindow
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot

from sevens_desktop.ui.app import App
from sevens_desktop.ui.opened_files import OpenedFiles
from sevens_desktop.ui.script import Script, Wait
from sevens_desktop.ui.tour import Tour
from tests.waiting import PATIENCE


class Steps(Script):
    steps: Iterator[Wait]

    def play(self) -> Iterator[Wait]:
        yield from self.steps


@pytest.fixture
def window(qapp: QGuiApplication) -> Iterator[QQuickWindow]:
    window = QQuickWindow()
    yield window
    window.deleteLater()


def play(script: Script, qtbot: QtBot) -> int:
    with qtbot.waitSignal(script.ended, timeout=PATIENCE) as ended:
        script.start()
    assert ended.args is not None
    return int(ended.args[0])


def test_it_waits_for_a_time_and_for_a_fact(app: App, window: QQuickWindow, qtbot: QtBot) -> None:
    done: list[str] = []

    def steps() -> Iterator[Wait]:
        done.append("first")
        yield 1
        done.append("second")
        facts = iter([False, False, True])
        yield lambda: next(facts)
        done.append("third")

    Steps.steps = steps()
    assert play(Steps(app, window), qtbot) == 0
    assert done == ["first", "second", "third"]


def test_an_error_ends_it(app: App, window: QQuickWindow, qtbot: QtBot) -> None:
    def steps() -> Iterator[Wait]:
        yield 1
        raise ZeroDivisionError

    Steps.steps = steps()
    with capture_exceptions() as errors:
        assert play(Steps(app, window), qtbot) == 1
    assert [kind for kind, *_ in errors] == [ZeroDivisionError]


def test_a_tour_on_which_something_complained_fails_and_tells(
    app: App, window: QQuickWindow, capsys: pytest.CaptureFixture[str]
) -> None:
    tour = Tour(app, window)
    logging.getLogger("sevens").warning("a picture is missing")
    assert tour.status() == 1
    assert "a picture is missing" in capsys.readouterr().err
    assert Tour(app, window).status() == 0


def test_a_file_from_the_system_is_passed_on(qapp: QGuiApplication, qtbot: QtBot) -> None:
    opened = OpenedFiles(qapp)
    qapp.installEventFilter(opened)
    with qtbot.waitSignal(opened.called, timeout=PATIENCE) as called:
        QCoreApplication.sendEvent(qapp, QFileOpenEvent("/games/evening.sevens"))
    assert called.args == ["/games/evening.sevens"]
    opened.close()
    with qtbot.assertNotEmitted(opened.called):
        QCoreApplication.sendEvent(qapp, QFileOpenEvent("/games/evening.sevens"))
