"""The application as QML sees it: which screen is open, and everything the screens show."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlSingleton

from sevens_desktop.table.replay import Replay
from sevens_desktop.table.session import Session
from sevens_desktop.ui.library import Library
from sevens_desktop.ui.new_game import NewGame
from sevens_desktop.ui.people import People
from sevens_desktop.ui.rules import Rules
from sevens_desktop.ui.settings import Settings
from sevens_desktop.ui.statistics import Statistics

QML_IMPORT_NAME = "Sevens.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlSingleton
class App(QObject):
    changed = Signal()
    screenChanged = Signal()
    sessionChanged = Signal()
    failureChanged = Signal()
    toast = Signal(str)
    announced = Signal(str, bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._screen = "home"
        self._session: Session | None = None
        self._replay: Replay | None = None
        self._new_game = NewGame(self)
        self._library = Library(self)
        self._people = People(self)
        self._statistics = Statistics(self)
        self._settings = Settings(self)
        self._rules = Rules(self)
        self._failure: dict[str, str] = {}

    @Property(str, notify=screenChanged)
    def screen(self) -> str:
        return self._screen

    @Property(Session, notify=sessionChanged)
    def session(self) -> Session | None:
        return self._session

    @Property(Replay, notify=sessionChanged)
    def replay(self) -> Replay | None:
        return self._replay

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
    def games(self) -> list[dict[str, object]]:
        return []

    @Property("QVariantMap", notify=failureChanged)
    def failure(self) -> dict[str, str]:
        return self._failure

    @Property(str, constant=True)
    def version(self) -> str:
        return ""

    @Property(str, notify=changed)
    def windowTitle(self) -> str:
        return "Sevens"

    @Property("QVariantList", notify=changed)
    def about(self) -> list[dict[str, object]]:
        return []

    @Property("QVariantList", notify=changed)
    def keys(self) -> list[dict[str, object]]:
        return []

    @Slot(str)
    def go(self, screen: str) -> None:
        self._screen = screen
        self.screenChanged.emit()

    @Slot()
    def back(self) -> None: ...

    @Slot(str)
    def begin(self, name: str) -> None: ...

    @Slot(str)
    def newGameOf(self, slug: str) -> None: ...

    @Slot()
    def leaveGame(self) -> None: ...

    @Slot()
    def restart(self) -> None: ...

    @Slot()
    def rematch(self) -> None: ...

    @Slot(str)
    def openReplay(self, game: str) -> None: ...

    @Slot()
    def closeFailure(self) -> None: ...

    @Slot()
    def copyReport(self) -> None: ...

    @Slot(str)
    def copy(self, text: str) -> None: ...

    @Slot()
    def openFolder(self) -> None: ...

    @Slot()
    def quit(self) -> None: ...
