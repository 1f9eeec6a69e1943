"""The people who play here."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

QML_IMPORT_NAME = "Sevens.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class People(QObject):
    changed = Signal()

    @Property("QVariantList", notify=changed)
    def people(self) -> list[dict[str, object]]:
        return []

    @Property(str, notify=changed)
    def owner(self) -> str:
        return ""

    @Slot(str)
    def add(self, name: str) -> None:
        pass

    @Slot(str, str, result=bool)
    def rename(self, old: str, new: str) -> bool:
        return False

    @Slot(str)
    def remove(self, name: str) -> None:
        pass

    @Slot(str, int)
    def setColour(self, name: str, colour: int) -> None:
        pass
