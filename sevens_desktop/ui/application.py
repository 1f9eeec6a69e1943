"""The program with its window: everything is put together here, and taken apart again."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType

import shiboken6
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtQml import QQmlApplicationEngine, QQmlError
from PySide6.QtQuick import QQuickWindow

from sevens_desktop import __version__
from sevens_desktop.files import package_file, resource
from sevens_desktop.storage.places import Places
from sevens_desktop.table.bot_job import BotJob
from sevens_desktop.ui.app import App
from sevens_desktop.ui.demo import Demo
from sevens_desktop.ui.diary import Diary
from sevens_desktop.ui.home import Home
from sevens_desktop.ui.interrupt import Interrupt
from sevens_desktop.ui.language import Language
from sevens_desktop.ui.opened_files import OpenedFiles
from sevens_desktop.ui.pictures import add_pictures, load_letters
from sevens_desktop.ui.script import Script
from sevens_desktop.ui.single_instance import Listener, hand_over
from sevens_desktop.ui.tour import Tour
from sevens_desktop.ui.window import WindowKeeper

log = logging.getLogger(__name__)

INTERRUPTED = 130


def run(file: Path | None = None, *, demo: bool = False, screenshots: Path | None = None) -> int:
    """Open the table and return the exit status when it is closed.

    The demonstration plays a game by itself in a home of its own and leaves its pictures in ``screenshots``.
    """
    os.environ.setdefault("QT_QUICK_CONTROLS_STYLE", "Basic")
    with ExitStack() as stack:
        places = Places.under(Path(stack.enter_context(TemporaryDirectory()))) if demo else Places.find()
        application = _application()
        if not demo and hand_over(places, "" if file is None else str(file.absolute())):
            return 0
        program = Program(application, places)
        stack.callback(program.close)
        if demo:
            return program.play(Demo(program.app, program.window, screenshots))
        return program.run(file)


def tour() -> int:
    """Open every screen of every game, in a home of its own; 0 if nothing complained."""
    os.environ.setdefault("QT_QUICK_CONTROLS_STYLE", "Basic")
    with TemporaryDirectory() as folder:
        program = Program(_application(), Places.under(Path(folder)))
        try:
            return program.play(Tour(program.app, program.window))
        finally:
            program.close()


def _application() -> QGuiApplication:
    known = QGuiApplication.instance()
    application = known if isinstance(known, QGuiApplication) else QGuiApplication(sys.argv[:1])
    application.setApplicationName("sevens")
    application.setApplicationDisplayName("Sevens")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("io.github.sevens_table.Sevens")
    application.setWindowIcon(QIcon(str(resource("icons", "app.svg"))))
    return application


class Program:
    """The parts that live as long as the window does. ``close`` must be called."""

    def __init__(self, application: QGuiApplication, places: Places) -> None:
        self._application = application
        self._diary = Diary(places.log)
        resources = resource("faces").parent
        load_letters(resources)
        self._home = Home(places)
        self._bots = BotJob()
        self._engine = QQmlApplicationEngine()
        self._engine.warnings.connect(_log_qml)
        self._engine.addImportPath(str(package_file("ui", "qml")))
        add_pictures(self._engine, resources)
        app = self._engine.singletonInstance("Sevens.Core", "App")
        assert isinstance(app, App)
        self.app = app
        self._language = Language(application)
        app.open(self._home, self._language, self._bots)
        app.retranslated.connect(self._engine.retranslate)
        self._hook = sys.excepthook
        sys.excepthook = self._fail
        self._engine.loadFromModule("Sevens", "Main")
        self.window = self._main_window()
        self._keeper = WindowKeeper(self.window, self._home.settings)
        self._interrupt = Interrupt(application.quit)
        self._listener = Listener(places)
        self._opened = OpenedFiles(application)
        for source in (self._listener, self._opened):
            source.called.connect(self._called)

    def _main_window(self) -> QQuickWindow:
        roots = self._engine.rootObjects()
        if not roots or not isinstance(roots[0], QQuickWindow):
            raise RuntimeError("the window cannot be made; the log says why")
        return roots[0]

    def run(self, file: Path | None) -> int:
        if file is not None:
            self.app.open_file(file)
        status = self._application.exec()
        return INTERRUPTED if self._interrupt.happened else status

    def play(self, script: Script) -> int:
        script.ended.connect(self._application.exit)
        script.start()
        return self._application.exec()

    def close(self) -> None:
        """Write everything, end process and threads, give back the hooks."""
        self._keeper.remember()
        self._listener.close()
        self._opened.close()
        self._interrupt.close()
        self.app.close()
        self._bots.close()
        shiboken6.delete(self._engine)
        self._language.silence()
        sys.excepthook = self._hook
        self._diary.close()

    def _called(self, message: str) -> None:
        """Another start or the system: come to the front, and open what was given."""
        self._keeper.raise_window()
        if message:
            self.app.open_file(Path(message))

    def _fail(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        log.critical("unexpected error", exc_info=(kind, error, trace))
        self.app.fail(error)


def _log_qml(warnings: Sequence[QQmlError]) -> None:
    for warning in warnings:
        log.warning("%s", warning.toString())
