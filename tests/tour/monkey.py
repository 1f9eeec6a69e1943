"""Somebody who clicks, types, resizes and quits at random, two hundred times a second, while everything moves.

python -m tests.tour.monkey [--seeds 10] [--events 12000] [--game SLUG ...]

Without ``--game`` all games take part. Ends with status 1 if anything complained, if a game is not as its file says,
or if a file cannot be read.
"""

from __future__ import annotations

import argparse
import logging
import os
import sys
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from unittest.mock import patch

from PySide6.QtCore import (
    QMessageLogContext,
    QPoint,
    QRect,
    QSize,
    Qt,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QTest

from sevens_desktop.engine.catalog import GAMES
from sevens_desktop.storage import settings_table as table
from sevens_desktop.storage.errors import StorageError
from sevens_desktop.storage.games import GameStore
from sevens_desktop.storage.places import Places
from sevens_desktop.storage.saved import PERSON
from sevens_desktop.storage.settings import Settings
from sevens_desktop.ui import app as app_module
from sevens_desktop.ui import library as library_module
from sevens_desktop.ui.app import App
from sevens_desktop.ui.application import Program
from sevens_desktop.ui.script import Script, Wait
from sevens_desktop.ui.tour import Complaints
from tests.ui.window import below

RATE = 200
"""Events a second."""

LOOK_AROUND = 50
"""Events after which the monkey looks anew where there is something to click."""

AIMED = 0.7
"""Share of clicks that go to something that can be clicked."""

REMEMBERED = 12

SIZES = ((1024, 640), (1440, 900), (1100, 1000), (1920, 700), (800, 500))

NONE, CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
PLAIN_KEYS = "123456789RAHLWFBDKPESC."
NAMED_KEYS = ("Return", "Escape", "Tab", "Backtab", "Space", "Left", "Right", "Up", "Down", "F1", "F6", "F11")
CONTROL_KEYS = "ZNSF+-"

DEEDS = {"click": 40, "key": 40, "double_click": 8, "right_click": 4, "resize": 2, "return": 1, "quit": 0.15}
"""How often each is done, in parts."""

NEW_GAME = 0.4
"""Share of returns to the table that deal a new game although there is one to go on with."""

NOT_OURS = "This plugin does not support"
"""What the off-screen platform says of windows that are raised or moved."""


class Ears:
    """Hears every warning: of Python, of QML and of Qt itself."""

    def __init__(self) -> None:
        self._log = Complaints()
        self._qt: list[str] = []

    def __enter__(self) -> Ears:
        logging.getLogger().addHandler(self._log)
        self._before = qInstallMessageHandler(self._hear)
        return self

    def __exit__(self, *_: object) -> None:
        qInstallMessageHandler(self._before)
        logging.getLogger().removeHandler(self._log)

    def _hear(self, kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg) and NOT_OURS not in text:
            self._qt.append(text)

    @property
    def heard(self) -> list[str]:
        return [*self._log.found, *self._qt]


@contextmanager
def no_folders() -> Iterator[None]:
    """The program that shows folders stays closed."""
    with patch.object(app_module, "QDesktopServices"), patch.object(library_module, "QDesktopServices"):
        yield


@dataclass
class Report:
    """What was done, how often the program started, the games dealt anew, and the decisions that were kept."""

    events: Counter[str] = field(default_factory=Counter)
    starts: int = 0
    games: Counter[str] = field(default_factory=Counter)
    decisions: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        rate = self.events.total() / self.seconds
        return (
            f"{self.events.total()} events, {rate:.0f} a second, {dict(self.events)}; "
            f"{self.starts} starts, games dealt {dict(self.games)}, decisions kept {dict(self.decisions)}"
        )


class Monkey(Script):
    """Acts until it quits, or has done so many ``events``."""

    def __init__(self, app: App, window: QQuickWindow, rng: Random, events: int, slugs: Sequence[str]) -> None:
        super().__init__(app, window)
        self._rng = rng
        self._events = events
        self._slugs = slugs
        self._spots: list[QPoint] = []
        self.done: Counter[str] = Counter()
        self.dealt: Counter[str] = Counter()
        self.last: deque[str] = deque(maxlen=REMEMBERED)

    def play(self) -> Iterator[Wait]:
        begin = time.monotonic()
        self._return()
        while self.done.total() < self._events:
            yield max(0, round((self.done.total() / RATE - (time.monotonic() - begin)) * 1000))
            if self.done.total() % LOOK_AROUND == 0:
                self._spots = list(self._look_around())
            dialog = QGuiApplication.modalWindow()
            if dialog is not None:
                self.done["dismiss"] += 1
                QTest.keyClick(dialog, Qt.Key.Key_Escape)  # the file dialog is not ours
                continue
            deed = self._rng.choices(list(DEEDS), list(DEEDS.values()))[0]
            self.done[deed] += 1
            self.last.append(f"{deed} on {self._app.screen}")
            act: Callable[[], None] = getattr(self, f"_{deed}")
            act()

    def _look_around(self) -> Iterator[QPoint]:
        """The middle of everything that can be pressed."""
        for part in below(self._window.contentItem()):
            if part.property("pressed") is not None and part.isVisible() and part.width() > 0:
                yield part.mapToScene(part.boundingRect().center()).toPoint()

    def _spot(self) -> QPoint:
        inside = QRect(QPoint(), self._window.size())
        if self._spots and self._rng.random() < AIMED:
            spot = self._rng.choice(self._spots)
            if inside.contains(spot):
                return spot
        return QPoint(self._rng.randrange(inside.width()), self._rng.randrange(inside.height()))

    def _click(self) -> None:
        QTest.mouseClick(self._window, Qt.MouseButton.LeftButton, NONE, self._spot())

    def _right_click(self) -> None:
        QTest.mouseClick(self._window, Qt.MouseButton.RightButton, NONE, self._spot())

    def _double_click(self) -> None:
        QTest.mouseDClick(self._window, Qt.MouseButton.LeftButton, NONE, self._spot())

    def _key(self) -> None:
        kind = self._rng.random()
        if kind < 0.5:
            QTest.keyClick(self._window, ord(self._rng.choice(PLAIN_KEYS)))
        elif kind < 0.95:
            QTest.keyClick(self._window, getattr(Qt.Key, f"Key_{self._rng.choice(NAMED_KEYS)}"))
        else:
            QTest.keyClick(self._window, Qt.Key(ord(self._rng.choice(CONTROL_KEYS))), CONTROL)

    def _resize(self) -> None:
        self._window.resize(QSize(*self._rng.choice(SIZES)))

    def _return(self) -> None:
        """Where chance leads away from the table, it is found again: the last game, or a new one of two people."""
        app = self._app
        if app.screen == "table":
            return
        begun = app.session.gameId if app.session is not None else app.library.latest.get("id")
        if begun is None or self._rng.random() < NEW_GAME:
            slug = self._rng.choice(self._slugs)
            app.newGameOf(slug)
            app.newGame.setKind(1, PERSON)
            for row in range(2, app.newGame.seats.count):
                app.newGame.setLevel(row, "easy")
            app.newGame.deal()
            self.dealt[slug] += 1
        else:
            app.resume(begun)

    def _quit(self) -> None:
        if self._rng.random() < 0.5:
            QTest.keyClick(self._window, Qt.Key.Key_Q, CONTROL)
        else:
            self._window.close()


def run(application: QGuiApplication, home: Path, slugs: Sequence[str], seed: int, events: int) -> Report:
    """Start the program again and again over one home, and look at everything that is kept after each time."""
    report, rng, places = Report(), Random(seed), Places.under(home)
    _furnish(places)
    begin = time.monotonic()
    with no_folders(), Ears() as ears:
        while report.events.total() < events:
            program = Program(application, places)
            monkey = Monkey(program.app, program.window, rng, events - report.events.total(), slugs)
            report.starts += 1
            program.play(monkey)
            report.wrong += _compare(program.app, places)
            failure = program.app.failure
            program.close()
            report.events += monkey.done
            report.games += monkey.dealt
            if failure or ears.heard:
                report.wrong += [*map(str, failure.values()), *ears.heard, *monkey.last]
                break
    report.seconds = time.monotonic() - begin
    _read_all(places, report)
    return report


def _furnish(places: Places) -> None:
    """The first start is over, bots are quick, everything moves."""
    settings = Settings(places.settings)
    settings.set(table.FIRST_START_DONE, True)
    settings.set(table.PLAYER_NAME, "Sam")
    settings.set(table.BOT_PACE, 100)
    settings.set(table.REDUCED_MOTION, "off")
    settings.save()


def _compare(app: App, places: Places) -> list[str]:
    """The game on the table is as its file says: its decisions are legal and lead to the same position."""
    if app.session is None:
        return []
    app.session.file.flush()
    opened = GameStore(places).open(app.session.gameId, _raise)
    opened.file.close()
    same = opened.state.position() == app.session.state.position()
    return [] if same else [f"{app.session.gameId} is not as its file says"]


def _read_all(places: Places, report: Report) -> None:
    store = GameStore(places)
    for path in sorted(places.games.glob("*.sevens")):
        try:
            opened = store.open(path.stem, _raise)
        except StorageError as error:
            report.wrong.append(str(error))
            continue
        opened.file.close()
        slug = opened.saved.slug
        report.decisions[slug] += opened.saved.ply
    report.wrong += [f"set aside: {path}" for path in places.games.glob("*") if path.suffix != ".sevens"]


def _raise(error: StorageError) -> None:
    raise error


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Random clicks, keys, resizes and quits.")
    parser.add_argument("--seeds", type=int, default=10)
    parser.add_argument("--events", type=int, default=12_000)
    parser.add_argument("--game", nargs="+", choices=sorted(GAMES), default=sorted(GAMES))
    chosen = parser.parse_args(arguments)
    os.environ.update(QT_QPA_PLATFORM="offscreen", QT_QUICK_BACKEND="software")
    application = QGuiApplication(["sevens"])
    wrong = 0
    for seed in range(1, chosen.seeds + 1):
        with TemporaryDirectory() as home:
            os.chdir(home)
            report = run(application, Path(home), chosen.game, seed, chosen.events)
            os.chdir("/")
        sys.stdout.write(f"seed {seed}: {report}\n")
        sys.stdout.writelines(f"    {line}\n" for line in report.wrong)
        sys.stdout.flush()
        wrong += len(report.wrong)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
