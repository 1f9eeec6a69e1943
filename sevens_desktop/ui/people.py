"""The people who play here."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from sevens_desktop.storage.errors import StorageError
from sevens_desktop.storage.settings_table import PLAYER_NAME
from sevens_desktop.table.players import COLOURS, badge, initials
from sevens_desktop.table.qt import Map, Property
from sevens_desktop.table.words.problems import trouble
from sevens_desktop.ui.home import Home

QML_IMPORT_NAME = "Sevens.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class People(QObject):
    changed = Signal()
    toast = Signal(str)

    def __init__(self, home: Home, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._home = home

    @Property("QVariantList", notify=changed)
    def people(self) -> list[Map]:
        known = self._home.people.all
        letters = initials([person.name for person in known])
        return [
            {"name": person.name, "initials": letter, **badge(person.colour)}
            for person, letter in zip(known, letters, strict=True)
        ]

    @Property(str, notify=changed)
    def owner(self) -> str:
        return self._home.settings.get(PLAYER_NAME)

    def remember(self, name: str, colour: int) -> None:
        try:
            self._home.people.remember(name, colour)
        except StorageError as error:
            self.toast.emit(trouble(error))
        self.changed.emit()

    @Slot(str)
    def remove(self, name: str) -> None:
        try:
            self._home.people.forget(name)
        except StorageError as error:
            self.toast.emit(trouble(error))
        self.changed.emit()

    @Slot(str, int)
    def setColour(self, name: str, colour: int) -> None:
        """``colour`` is 1 to 7."""
        if 1 <= colour <= COLOURS:
            self.remember(name, colour - 1)
