"""Every screen of every game in every language, to find out whether all of it is there and draws."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator

from PySide6.QtCore import Q_ARG, QMetaObject
from PySide6.QtQuick import QQuickWindow

from sevens_desktop.table.presenters.catalog import PRESENTERS
from sevens_desktop.table.session import Session
from sevens_desktop.ui.app import App
from sevens_desktop.ui.language import LANGUAGES
from sevens_desktop.ui.script import Script, Wait

NAMES = ("Sam", "Ann")
LEVEL = "easy"
SEED = "TOUR-7"
LOOK = 200
"""Milliseconds for what is loaded late, such as pictures."""

PLAIN_SCREENS = ("settings", "keys", "about", "statistics")


class Complaints(logging.Handler):
    """Everything that is logged as a warning or worse; QML's own warnings are among it."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(self.format(record))


class Tour(Script):
    """Ends with status 1 and says why, if anything complained on the way."""

    def __init__(self, app: App, window: QQuickWindow) -> None:
        super().__init__(app, window)
        self._complaints = Complaints()
        logging.getLogger().addHandler(self._complaints)

    def status(self) -> int:
        logging.getLogger().removeHandler(self._complaints)
        sys.stderr.writelines(f"{complaint}\n" for complaint in self._complaints.found)
        return 1 if self._complaints.found else 0

    def play(self) -> Iterator[Wait]:
        app = self._app
        app.settings.set("bot_pace", 0)
        yield from self._look()
        app.begin(NAMES[0])
        for slug in PRESENTERS:
            yield from self._play_game(slug)
        for language in LANGUAGES:
            app.settings.set("language", language)
            yield from self._leaf_through()

    def _look(self) -> Iterator[Wait]:
        yield LOOK
        if self._window.grabWindow().isNull():
            logging.getLogger(__name__).error("%s: nothing is drawn", self._app.screen)

    def _play_game(self, slug: str) -> Iterator[Wait]:
        """Two people and bots sit down; once both have seen the table the bots take over."""
        app = self._app
        app.newGameOf(slug)
        for seat, name in enumerate(NAMES):
            app.newGame.setKind(seat, "person")
            app.newGame.setName(seat, name)
        for seat in range(len(NAMES), app.newGame.seats.count):
            app.newGame.setLevel(seat, LEVEL)
        app.newGame.setSeed(SEED)
        app.newGame.deal()
        session = app.session
        assert session is not None
        people = set(range(len(NAMES)))
        while people and not session.over:
            yield lambda: bool(session.curtain) or session.prompt.active or session.over
            yield from self._look()
            if session.curtain:
                session.lowerCurtain()
            elif session.prompt.active:
                yield from self._ask_hint(session)
                people.discard(session.watching)
                session.handOver(session.watching, LEVEL)
        yield lambda: app.screen == "score"
        yield from self._look()
        app.openReplay(session.gameId)
        yield from self._look()
        assert app.replay is not None
        app.replay.toEnd()
        yield from self._look()
        yield from self._review()

    def _review(self) -> Iterator[Wait]:
        """Until something is found; the rest is left alone."""
        app = self._app
        app.openReview()
        review = app.review
        assert review is not None
        yield lambda: review.finished or any(move["percent"] for move in review.moves)
        yield from self._look()
        app.back()

    def _ask_hint(self, session: Session) -> Iterator[Wait]:
        session.guideOff()
        session.askHint()
        yield lambda: not session.hint["busy"]
        yield from self._look()

    def _leaf_through(self) -> Iterator[Wait]:
        """What there is to read and to set, in the language of the moment."""
        app = self._app
        for slug in PRESENTERS:
            app.newGameOf(slug)
            yield from self._look()
            QMetaObject.invokeMethod(self._window, "showRules", Q_ARG("QString", ""))
            yield from self._look()
        app.leaveGame()
        yield from self._look()
        for screen in PLAIN_SCREENS:
            app.go(screen)
            yield from self._look()
