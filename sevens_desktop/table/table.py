"""What a game that is played and a game that is replayed show alike."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement

from sevens_desktop.table.cards import CardModel
from sevens_desktop.table.log import LogModel
from sevens_desktop.table.prompt import Prompt

QML_IMPORT_NAME = "Sevens.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class Table(QObject):
    changed = Signal()
    viewChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cards = CardModel(self)
        self._log = LogModel(self)
        self._prompt = Prompt(self)
        self._slug = self._game_id = self._title = self._subtitle = self._seed = ""
        self._watching = -1
        self._opponents: list[int] = []
        self._seats: list[dict[str, object]] = []
        self._turn: dict[str, object] = {}
        self._view: dict[str, object] = {}
        self._outcome: dict[str, object] = {}

    @Property(str, constant=True)
    def slug(self) -> str:
        return self._slug

    @Property(str, constant=True)
    def gameId(self) -> str:
        return self._game_id

    @Property(str, notify=changed)
    def title(self) -> str:
        return self._title

    @Property(str, notify=changed)
    def subtitle(self) -> str:
        return self._subtitle

    @Property(str, constant=True)
    def seed(self) -> str:
        return self._seed

    @Property(int, notify=changed)
    def watching(self) -> int:
        return self._watching

    @Property(list, notify=changed)
    def opponents(self) -> list[int]:
        return self._opponents

    @Property(list, notify=changed)
    def seats(self) -> list[dict[str, object]]:
        return self._seats

    @Property(dict, notify=changed)
    def turn(self) -> dict[str, object]:
        return self._turn

    @Property(CardModel, constant=True)
    def cards(self) -> CardModel:
        return self._cards

    @Property(LogModel, constant=True)
    def log(self) -> LogModel:
        return self._log

    @Property(Prompt, constant=True)
    def prompt(self) -> Prompt:
        return self._prompt

    @Property(dict, notify=viewChanged)
    def view(self) -> dict[str, object]:
        return self._view

    @Property(bool, notify=changed)
    def over(self) -> bool:
        return bool(self._outcome)

    @Property(dict, notify=changed)
    def outcome(self) -> dict[str, object]:
        return self._outcome
