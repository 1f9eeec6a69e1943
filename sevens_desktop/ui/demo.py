"""The demonstration: a game that plays itself through the same objects a person uses, and leaves pictures."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtQuick import QQuickWindow

from sevens_desktop.table.session import Session
from sevens_desktop.table.words.common import plain
from sevens_desktop.ui.app import App
from sevens_desktop.ui.script import MOTION, Script, Wait

NAME = "Sam"
SEED = "DEMO-7"
PICTURED_TURNS = (1, 12, 24)


class Demo(Script):
    def __init__(self, app: App, window: QQuickWindow, pictures: Path | None) -> None:
        super().__init__(app, window)
        self._pictures = pictures
        self._number = 0

    def play(self) -> Iterator[Wait]:
        app = self._app
        app.begin(NAME)
        app.settings.set("bot_pace", 0)
        yield from self._take_picture("home")
        app.newGameOf("the-sins")
        app.newGame.setSeed(SEED)
        yield from self._take_picture("new_game")
        app.newGame.deal()
        session = app.session
        assert session is not None
        yield MOTION
        yield from self._play_game(session)
        yield lambda: app.screen == "score"
        yield from self._take_picture("score")
        self._tell(session)

    def _play_game(self, session: Session) -> Iterator[Wait]:
        pictured = list(PICTURED_TURNS)
        while not session.over:
            yield lambda: session.prompt.active or session.over
            if session.over:
                return
            turn = int(session.turn["number"])
            session.prompt.pick(session.prompt.order[0])
            if pictured and turn >= pictured[0]:
                pictured.pop(0)
                yield from self._take_picture(f"table_turn_{turn}")
            session.guideOff()
            session.prompt.press("feed" if turn % 3 == 0 else "take")

    def _take_picture(self, name: str) -> Iterator[Wait]:
        """Wait until everything lies still, then save what the window shows."""
        if self._pictures is None:
            return
        yield MOTION
        self._number += 1
        path = self._pictures / f"{self._number}_{name}.png"
        if not self._window.grabWindow().save(str(path)):
            raise OSError(f"the picture {path} cannot be written")
        sys.stdout.write(f"{path}\n")

    def _tell(self, session: Session) -> None:
        """The log from the first decision, and the score sheet."""
        for entry in reversed(session.log.entries):
            sys.stdout.write(f"{entry.turn:>3}  {plain(entry.text)}\n")
        outcome = session.outcome
        sys.stdout.write(f"\n{outcome['title']}. {plain(outcome['line'])}\n")
        for column in outcome["columns"]:
            cells = "  ".join(
                f"{sin['name']} {cell['text']}{'+' * cell['stone']} ({cell['pointsText']})"
                for sin, cell in zip(outcome["sins"], column["cells"], strict=True)
            )
            sys.stdout.write(f"{column['name']:<8} {column['pointsText']:>4}  {cells}\n")
