"""The rules at hand."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

QML_IMPORT_NAME = "Sevens.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class Rules(QObject):
    changed = Signal()

    @Property("QVariantList", notify=changed)
    def pages(self) -> list[dict[str, object]]:
        return []

    @Property(str, notify=changed)
    def slug(self) -> str:
        return ""

    @Property(str, notify=changed)
    def query(self) -> str:
        return ""

    @Property("QVariantList", notify=changed)
    def sections(self) -> list[dict[str, object]]:
        return []

    @Property(int, notify=changed)
    def matches(self) -> int:
        return 0

    @Property(str, notify=changed)
    def matchLine(self) -> str:
        return ""

    @Property(int, notify=changed)
    def current(self) -> int:
        return 0

    @Property("QVariantList", notify=changed)
    def chapters(self) -> list[dict[str, object]]:
        return []

    @Slot(str, str)
    def open(self, slug: str, rule: str) -> None:
        pass

    @Slot(str)
    def search(self, text: str) -> None:
        pass

    @Slot()
    def next(self) -> None:
        pass

    @Slot()
    def previous(self) -> None:
        pass

    @Slot()
    def clear(self) -> None:
        pass
