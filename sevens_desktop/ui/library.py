"""The games that are kept."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

QML_IMPORT_NAME = "Sevens.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class Library(QObject):
    changed = Signal()

    @Property("QVariantList", notify=changed)
    def games(self) -> list[dict[str, object]]:
        return []

    @Property("QVariantMap", notify=changed)
    def latest(self) -> dict[str, object]:
        return {}

    @Property(str, notify=changed)
    def countLine(self) -> str:
        return ""

    @Property("QVariantList", notify=changed)
    def wins(self) -> list[dict[str, object]]:
        return []

    @Property(str, notify=changed)
    def winsLine(self) -> str:
        return ""

    @Property(str, notify=changed)
    def fact(self) -> str:
        return ""

    @Property("QVariantMap", notify=changed)
    def removed(self) -> dict[str, object]:
        return {}

    @Slot(str)
    def resume(self, game: str) -> None:
        pass

    @Slot(str)
    def remove(self, game: str) -> None:
        pass

    @Slot()
    def undoRemove(self) -> None:
        pass

    @Slot(str, str)
    def exportTo(self, game: str, url: str) -> None:
        pass

    @Slot(str)
    def importFrom(self, url: str) -> None:
        pass

    @Slot(str)
    def reveal(self, game: str) -> None:
        pass

    @Slot()
    def refresh(self) -> None:
        pass
