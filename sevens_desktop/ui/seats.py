"""The seats of a new game as a model: names can be typed without the row being made anew."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtQml import QmlElement

from sevens_desktop.table.players import badge, initials
from sevens_desktop.table.qt import Property

QML_IMPORT_NAME = "Sevens.Core"
QML_IMPORT_MAJOR_VERSION = 1

ROLES = ("name", "kind", "level", "colour", "outline", "initials", "note", "problem")
FIRST_ROLE = int(Qt.ItemDataRole.UserRole)


@dataclass(frozen=True, slots=True)
class SeatRow:
    """``colour`` counts from 0, as in a saved game; ``note`` and ``problem`` are sentences."""

    name: str
    kind: str
    level: str
    colour: int
    note: str = ""
    problem: str = ""


@QmlElement
class SeatModel(QAbstractListModel):
    countChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[SeatRow] = []
        self._initials: list[str] = []

    @Property(int, notify=countChanged)
    def count(self) -> int:
        return len(self._rows)

    def show(self, rows: Sequence[SeatRow]) -> None:
        """Show these seats: rows that stay keep their delegates."""
        before = len(self._rows)
        if len(rows) < before:
            self.beginRemoveRows(QModelIndex(), len(rows), before - 1)
            del self._rows[len(rows) :]
            self.endRemoveRows()
        self._initials = initials([row.name for row in rows])
        kept = len(self._rows)
        self._rows[:] = rows[:kept]
        if kept:
            self.dataChanged.emit(self.index(0), self.index(kept - 1))
        if len(rows) > kept:
            self.beginInsertRows(QModelIndex(), kept, len(rows) - 1)
            self._rows += rows[kept:]
            self.endInsertRows()
        if len(rows) != before:
            self.countChanged.emit()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or not FIRST_ROLE <= role < FIRST_ROLE + len(ROLES):
            return None
        row, name = self._rows[index.row()], ROLES[role - FIRST_ROLE]
        if name == "initials":
            return self._initials[index.row()]
        if name in ("colour", "outline"):
            return badge(row.colour)[name]
        return getattr(row, name)

    def roleNames(self) -> dict[int, QByteArray]:
        return {FIRST_ROLE + index: QByteArray(name.encode()) for index, name in enumerate(ROLES)}
