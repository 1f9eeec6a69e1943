"""The log of the table, newest entry first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtQml import QmlElement

from sevens_desktop.table.qt import Property
from sevens_desktop.table.view import Entry
from sevens_desktop.table.words.common import plain

QML_IMPORT_NAME = "Sevens.Core"
QML_IMPORT_MAJOR_VERSION = 1

ROLES = ("text", "plain", "caption", "turn", "seat", "initials", "colour", "outline", "emblem", "strong", "elements")
FIRST_ROLE = int(Qt.ItemDataRole.UserRole)
BADGE = {"initials": "", "colour": 0, "outline": False}


@QmlElement
class LogModel(QAbstractListModel):
    countChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._entries: list[Entry] = []
        self._badges: Sequence[Mapping[str, object]] = ()

    @Property(int, notify=countChanged)
    def count(self) -> int:
        return len(self._entries)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Newest first."""
        return tuple(self._entries)

    def wear(self, badges: Sequence[Mapping[str, object]]) -> None:
        """The badges of the seats, as in ``players.badges``."""
        self.beginResetModel()
        self._badges = badges
        self.endResetModel()

    def show(self, entries: Sequence[Entry]) -> None:
        """Show these entries, newest first. Those that were there stay where they are; new ones stand above them."""
        fresh = len(entries) - len(self._entries)
        if fresh < 0:
            self.beginResetModel()
            self._entries = list(entries)
            self.endResetModel()
            self.countChanged.emit()
            return
        if fresh:
            self.beginInsertRows(QModelIndex(), 0, fresh - 1)
            self._entries[:0] = entries[:fresh]
            self.endInsertRows()
            self.countChanged.emit()
        for row, entry in enumerate(entries):
            if self._entries[row] != entry:
                self._entries[row] = entry
                self.dataChanged.emit(self.index(row), self.index(row))

    # -- the model

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._entries)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or not FIRST_ROLE <= role < FIRST_ROLE + len(ROLES):
            return None
        return self._value(self._entries[index.row()], ROLES[role - FIRST_ROLE])

    def _value(self, entry: Entry, role: str) -> object:
        match role:
            case "plain":
                return plain(f"{entry.text} {entry.caption}".strip())
            case "seat":
                return -1 if entry.seat is None else entry.seat
            case "initials" | "colour" | "outline":
                return BADGE[role] if entry.seat is None else self._badges[entry.seat][role]
            case "elements":
                return list(entry.elements)
            case _:
                return getattr(entry, role)

    def roleNames(self) -> dict[int, QByteArray]:
        return {FIRST_ROLE + index: QByteArray(name.encode()) for index, name in enumerate(ROLES)}
