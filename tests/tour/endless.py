"""The program that plays by itself and says each decision that was made, until it is killed. Run by ``test_kill``."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickWindow

from sevens_desktop.storage.places import Places
from sevens_desktop.table.session import Session
from sevens_desktop.ui.app import App
from sevens_desktop.ui.application import Program
from sevens_desktop.ui.script import Script, Wait

SEED = "KILLED-7"


class Endless(Script):
    """A person against bots; every decision is told once it is on the disk."""

    def __init__(self, app: App, window: QQuickWindow, slug: str) -> None:
        super().__init__(app, window)
        self._slug = slug

    def play(self) -> Iterator[Wait]:
        app = self._app
        app.settings.set("bot_pace", 0)
        app.begin("Sam")
        app.newGameOf(self._slug)
        for seat in range(1, app.newGame.seats.count):
            app.newGame.setLevel(seat, "easy")
        app.newGame.setSeed(SEED)
        app.newGame.deal()
        session = app.session
        assert session is not None
        steps = session.history.steps
        while True:
            yield partial(_goes_on, session, len(steps))
            if session.prompt.active:
                session.apply(session.state.legal_actions()[0])
            session.file.flush()
            sys.stdout.write(f"{session.gameId} {len(steps)}\n")
            sys.stdout.flush()


def _goes_on(session: Session, told: int) -> bool:
    return session.prompt.active or len(session.history.steps) > told


def main(home: str, slug: str) -> None:
    os.environ.update(QT_QPA_PLATFORM="offscreen", QT_QUICK_BACKEND="software")
    program = Program(QGuiApplication(["sevens"]), Places.under(Path(home)))
    program.play(Endless(program.app, program.window, slug))


if __name__ == "__main__":
    main(*sys.argv[1:])
