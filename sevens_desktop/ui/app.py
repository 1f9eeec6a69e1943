"""The application as QML sees it: which screen is open, and everything that the screens show."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTimer, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtQml import QmlElement, QmlSingleton

from sevens_desktop import __version__
from sevens_desktop.engine.catalog import GAMES
from sevens_desktop.engine.chance import new_seed
from sevens_desktop.storage.errors import StorageError
from sevens_desktop.storage.reading import read_game
from sevens_desktop.storage.resuming import resume as resume_saved
from sevens_desktop.storage.saved import PERSON
from sevens_desktop.storage.settings_table import CURTAIN, FIRST_START_DONE, LANGUAGE, PLAYER_NAME
from sevens_desktop.table import dealing
from sevens_desktop.table.bot_job import BotJob
from sevens_desktop.table.dealing import Going, Plan
from sevens_desktop.table.history import History
from sevens_desktop.table.presenters.catalog import PRESENTERS
from sevens_desktop.table.qt import Map, Property
from sevens_desktop.table.replay import Replay
from sevens_desktop.table.reviewing import Review
from sevens_desktop.table.session import Session
from sevens_desktop.table.sitting import Sitting
from sevens_desktop.table.words import help as help_words
from sevens_desktop.table.words import setup as setup_words
from sevens_desktop.table.words.common import COUNTS
from sevens_desktop.table.words.games import WORDS
from sevens_desktop.table.words.problems import trouble
from sevens_desktop.ui import failure
from sevens_desktop.ui.afterwards import REPLAY, REVIEW, Afterwards
from sevens_desktop.ui.home import Home
from sevens_desktop.ui.language import Language
from sevens_desktop.ui.library import Library
from sevens_desktop.ui.new_game import NewGame
from sevens_desktop.ui.people import People
from sevens_desktop.ui.rules import Rules
from sevens_desktop.ui.settings import Settings
from sevens_desktop.ui.statistics import Statistics

QML_IMPORT_NAME = "Sevens.Core"
QML_IMPORT_MAJOR_VERSION = 1

log = logging.getLogger(__name__)

HOME = "home"
LAST_LOOK = 1500
"""Milliseconds between the end of a game and its score sheet."""


@QmlElement
@QmlSingleton
class App(QObject):
    """QML makes the one there is; ``open`` brings in what is kept before any QML is loaded."""

    changed = Signal()
    screenChanged = Signal()
    tableChanged = Signal()
    failureChanged = Signal()
    toast = Signal(str)
    refused = Signal(str)
    """Why something cannot be done on the screen that is open: said as long as it is open."""
    announced = Signal(str, bool)
    retranslated = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._screens = [HOME]
        self._session: Session | None = None
        self._failure: Map = {}
        self._spoken = ""
        self._last_look = QTimer(self)
        self._last_look.setSingleShot(True)
        self._last_look.timeout.connect(self._show_score)

    def open(self, home: Home, language: Language, bots: BotJob) -> None:
        """Must be called once, before anything else."""
        self._home = home
        self._language = language
        self._bots = bots
        self._after = Afterwards(bots, self.announced.emit, self)
        self._settings = Settings(home.settings, self)
        self._library = Library(home, self)
        self._people = People(home, self)
        self._statistics = Statistics(self)
        self._rules = Rules(self)
        self._new_game = NewGame(self)
        self._settings.languageChanged.connect(self._speak)
        self._settings.unsaved.connect(lambda error: self.toast.emit(trouble(error)))
        self._library.toast.connect(self.toast)
        self._library.opened.connect(self.resume)
        self._people.toast.connect(self.toast)
        self._new_game.dealt.connect(self.deal)
        self._speak()
        self._library.refresh()
        self._screens = [HOME if home.settings.get(FIRST_START_DONE) else "first-start"]

    def close(self) -> None:
        """The program ends: everything is written."""
        self._after.close()
        self._leave_table()
        self._settings.save()
        try:
            self._home.store.empty_trash()
        except StorageError as error:
            log.warning("%s", error)

    # -- what QML sees

    @Property(str, notify=screenChanged)
    def screen(self) -> str:
        return self._screens[-1]

    @Property(Session, notify=tableChanged)
    def session(self) -> Session | None:
        return self._session

    @Property(Replay, notify=tableChanged)
    def replay(self) -> Replay | None:
        return self._after.replay

    @Property(Review, notify=tableChanged)
    def review(self) -> Review | None:
        return self._after.review

    @Property(NewGame, constant=True)
    def newGame(self) -> NewGame:
        return self._new_game

    @Property(Library, constant=True)
    def library(self) -> Library:
        return self._library

    @Property(People, constant=True)
    def people(self) -> People:
        return self._people

    @Property(Statistics, constant=True)
    def statistics(self) -> Statistics:
        return self._statistics

    @Property(Settings, constant=True)
    def settings(self) -> Settings:
        return self._settings

    @Property(Rules, constant=True)
    def rules(self) -> Rules:
        return self._rules

    @Property("QVariantList", notify=changed)
    def games(self) -> list[Map]:
        return [self._tile(slug) for slug in WORDS]

    def _tile(self, slug: str) -> Map:
        words, counts = WORDS[slug], GAMES[slug].seat_counts
        return {
            "slug": slug,
            "title": words.title(),
            "summary": words.summary(),
            "seats": setup_words.seats_range(counts[0], counts[-1]),
            "minutes": COUNTS.minutes(words.minutes()),
        }

    @Property("QVariantMap", notify=failureChanged)
    def failure(self) -> Map:
        return self._failure

    @Property(str, notify=changed)
    def language(self) -> str:
        return self._spoken

    @Property(str, constant=True)
    def version(self) -> str:
        return __version__

    @Property(str, notify=tableChanged)
    def windowTitle(self) -> str:
        table = self._session or self.replay
        return "Sevens" if table is None else help_words.window_title(WORDS[table.sitting.slug].title())

    @Property("QVariantList", notify=changed)
    def about(self) -> list[Map]:
        return [{"title": title, "text": text} for title, text in help_words.about()]

    @Property("QVariantList", notify=changed)
    def keys(self) -> list[Map]:
        return [{"group": group, "keys": list(keys), "does": does} for group, keys, does in help_words.keyboard()]

    # -- from screen to screen

    @Slot(str)
    def go(self, screen: str) -> None:
        """Open a screen; ``back`` returns to this one."""
        if screen == self._screens[-1]:
            return
        if screen == "statistics":
            self._statistics.show(self._library.entries, self._home.settings.get(PLAYER_NAME))
        self._show([*self._screens, screen])

    @Slot()
    def back(self) -> None:
        """To the screen before. A game that is left this way is over or at the table: its screen stays below."""
        if self._screens[-1] in ("table", "score"):
            self.leaveGame()
        elif len(self._screens) > 1:
            self._show(self._screens[:-1])

    def _start_from(self, *screens: str) -> None:
        self._show([HOME, *screens])

    def _bring_up(self, screen: str) -> None:
        """To this screen, which stands once only."""
        self._show([*(other for other in self._screens if other != screen), screen])

    def _show(self, screens: list[str]) -> None:
        """The last of these screens, with the others below."""
        self._screens = screens
        before = (self.replay, self.review)
        self._after.settle(screens)
        if before != (self.replay, self.review):
            self.tableChanged.emit()
        self.screenChanged.emit()

    @Slot(str)
    def begin(self, name: str) -> None:
        """The first start is over; ``name`` may be empty."""
        if name.strip():
            self._settings.set(PLAYER_NAME.key, name.strip()[:40])
            self._people.remember(name, 0)
        self._home.settings.set(FIRST_START_DONE, True)
        self._settings.save()
        self._start_from()

    @Slot(str)
    def newGameOf(self, slug: str) -> None:
        if slug in PRESENTERS:
            rules: dict[str, object] = {"curtain": self._home.settings.get(CURTAIN)}
            self._new_game.prepare(slug, self._home.settings.get(PLAYER_NAME), rules)
            self._start_from("new-game")

    # -- games

    @Slot(object)
    def deal(self, plan: Plan) -> None:
        self._leave_table()
        for player in plan.players:
            if player.kind == PERSON:
                self._people.remember(player.name, player.colour)
        self._sit_down(*dealing.deal(self._home.store, plan))

    @Slot(str)
    def resume(self, game_id: str) -> None:
        self._leave_table()
        try:
            opening = dealing.resume(self._home.store, game_id)
        except StorageError as error:
            self.toast.emit(trouble(error))
            self._library.refresh()
            return
        self._sit_down(*opening)

    def open_file(self, path: Path) -> None:
        """Take a game file in and go on with it."""
        try:
            game_id = self._home.store.import_game(path).id
        except StorageError as error:
            self.toast.emit(trouble(error))
            return
        self._library.refresh()
        self.resume(game_id)

    def _sit_down(self, sitting: Sitting, going: Going) -> None:
        session = Session(sitting, going, self._bots, self._settings, self)
        session.toast.connect(self.toast)
        session.announced.connect(self.announced)
        session.finished.connect(self._look_once_more)
        self._session = session
        self.tableChanged.emit()
        self._start_from("table")
        session.start()
        if going.resumed and session.over:
            self._show_score()

    def _look_once_more(self) -> None:
        self._last_look.start(LAST_LOOK if self._settings.bot_pace() else 0)

    def _show_score(self) -> None:
        self._last_look.stop()
        self._library.refresh()
        if self._session is not None and self.screen == "table":
            self._start_from("score")

    def _leave_table(self) -> None:
        session, self._session = self._session, None
        self._last_look.stop()
        if session is None:
            return
        error = session.close()
        if error is not None:
            self.toast.emit(trouble(error))
        self.tableChanged.emit()
        session.deleteLater()

    @Slot()
    def leaveGame(self) -> None:
        """Back to the games. Everything decided is saved."""
        self._start_from()
        self._leave_table()
        self._library.refresh()

    @Slot()
    def restart(self) -> None:
        """The same deal from the beginning. It is not counted."""
        plan = self._plan()
        if plan is not None:
            marks = (*(mark for mark in plan.marks if mark != "free_undo"), "restarted")
            self.deal(replace(plan, marks=tuple(dict.fromkeys(marks))))

    @Slot()
    def rematch(self) -> None:
        """The same people and options, another deal."""
        plan = self._plan()
        if plan is not None and self._session is not None:
            options, outcome = plan.options, self._session.state.outcome()
            if outcome is not None:
                options = self._session.sitting.presenter.again(options, outcome)
            self.deal(replace(plan, seed=new_seed(), options=options, marks=()))

    def _plan(self) -> Plan | None:
        """The game on the table as it could be dealt again."""
        if self._session is None:
            return None
        sitting = self._session.sitting
        return Plan(sitting.slug, sitting.seed, sitting.options, sitting.players, sitting.table, sitting.marks)

    @Slot(str)
    def openReplay(self, game_id: str) -> None:
        """Look at a finished game again."""
        try:
            if self._session is not None:
                self._session.file.flush()
            saved = read_game(self._home.store.path(game_id))
            resumed = resume_saved(saved)
        except StorageError as error:
            self.toast.emit(trouble(error))
            return
        if resumed.state.to_act is not None:
            return
        self._see_again(dealing.sitting_of(saved, resumed), dealing.history_of(resumed.record))

    def _see_again(self, sitting: Sitting, history: History) -> Replay:
        replay = self._after.open_replay(sitting, history)
        self.tableChanged.emit()
        self._bring_up(REPLAY)
        return replay

    @Slot()
    def openReview(self) -> None:
        """Look at what each decision of the finished game on the screen was worth."""
        table = self.replay if self.screen == REPLAY else self._session
        if table is not None and table.history.ended:
            self._after.open_review(table.sitting, table.history)
            self.tableChanged.emit()
            self._bring_up(REVIEW)

    @Slot(int)
    def replayDecision(self, step: int) -> None:
        """See a decision of the review on the table, through the eyes of who took it."""
        review = self._after.review
        if review is not None:
            replay = self._see_again(review.sitting, review.history)
            replay.lookThrough(review.seat)
            replay.goTo(step)

    @Slot(str)
    def saveCopy(self, url: str) -> None:
        """Write a copy of the game on the table."""
        if self._session is not None:
            self._session.save()
            self._library.exportTo(self._session.sitting.game_id, url)

    # -- when something breaks

    def fail(self, error: BaseException) -> None:
        """Show an unexpected error. The game goes on as far as it can."""
        self._failure = failure.describe(error, self._session)
        self.failureChanged.emit()

    @Slot()
    def closeFailure(self) -> None:
        self._failure = {}
        self.failureChanged.emit()

    @Slot()
    def copyReport(self) -> None:
        self.copy(str(self._failure.get("report", "")))

    @Slot(str)
    def copy(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self.toast.emit(help_words.copied())

    @Slot()
    def openFolder(self) -> None:
        """Where the games lie."""
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._home.places.games)))

    @Slot()
    def quit(self) -> None:
        QCoreApplication.quit()

    # -- language

    def _speak(self) -> None:
        self._spoken = self._language.use(self._home.settings.get(LANGUAGE))
        self._rules.speak(self._spoken)
        self._new_game.retranslate()
        if self._session is not None:
            self._session.retranslate()
        self._after.retranslate()
        for part in (self._library, self._people, self._statistics, self._settings, self):
            part.changed.emit()
        self.tableChanged.emit()
        self.retranslated.emit()
