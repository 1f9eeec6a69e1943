"""What the finished games add up to."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

QML_IMPORT_NAME = "Sevens.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class Statistics(QObject):
    changed = Signal()

    @Property("QVariantList", notify=changed)
    def filters(self) -> list[dict[str, object]]:
        return []

    @Property("QVariantList", notify=changed)
    def rows(self) -> list[dict[str, object]]:
        return []

    @Property("QVariantList", notify=changed)
    def chart(self) -> list[dict[str, object]]:
        return []

    @Property(str, notify=changed)
    def note(self) -> str:
        return ""

    @Property(bool, notify=changed)
    def empty(self) -> bool:
        return False

    @Slot(str, str)
    def setFilter(self, key: str, value: str) -> None:
        pass
