"""The screen that sets a game up."""

from __future__ import annotations

from PySide6.QtCore import Property, QAbstractListModel, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

QML_IMPORT_NAME = "Sevens.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class SeatModel(QAbstractListModel):
    pass


@QmlElement
class NewGame(QObject):
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seats = SeatModel(self)

    @Property(SeatModel, constant=True)
    def seats(self) -> SeatModel:
        return self._seats

    @Property(str, notify=changed)
    def slug(self) -> str:
        return ""

    @Property(str, notify=changed)
    def title(self) -> str:
        return ""

    @Property(str, notify=changed)
    def summary(self) -> str:
        return ""

    @Property("QVariantList", notify=changed)
    def facts(self) -> list[dict[str, object]]:
        return []

    @Property("QVariantList", notify=changed)
    def levels(self) -> list[dict[str, object]]:
        return []

    @Property(str, notify=changed)
    def seatsNote(self) -> str:
        return ""

    @Property(str, notify=changed)
    def orderLine(self) -> str:
        return ""

    @Property(str, notify=changed)
    def addLabel(self) -> str:
        return ""

    @Property(bool, notify=changed)
    def canAdd(self) -> bool:
        return False

    @Property(bool, notify=changed)
    def canRemove(self) -> bool:
        return False

    @Property(bool, notify=changed)
    def ready(self) -> bool:
        return False

    @Property("QVariantList", notify=changed)
    def options(self) -> list[dict[str, object]]:
        return []

    @Property(str, notify=changed)
    def seed(self) -> str:
        return ""

    @Property(str, notify=changed)
    def seedProblem(self) -> str:
        return ""

    @Property("QVariantList", notify=changed)
    def problems(self) -> list[dict[str, object]]:
        return []

    @Slot(int, str)
    def setName(self, row: int, name: str) -> None:
        pass

    @Slot(int, str)
    def setKind(self, row: int, kind: str) -> None:
        pass

    @Slot(int, str)
    def setLevel(self, row: int, level: str) -> None:
        pass

    @Slot(int, int)
    def setColour(self, row: int, colour: int) -> None:
        pass

    @Slot()
    def addSeat(self) -> None:
        pass

    @Slot(int)
    def removeSeat(self, row: int) -> None:
        pass

    @Slot(int, int)
    def moveSeat(self, start: int, end: int) -> None:
        pass

    @Slot(str, "QVariant")
    def setOption(self, key: str, value: object) -> None:
        pass

    @Slot(str, str)
    def togglePick(self, key: str, value: str) -> None:
        pass

    @Slot(str)
    def pickRandom(self, key: str) -> None:
        pass

    @Slot(str)
    def setSeed(self, text: str) -> None:
        pass

    @Slot()
    def rollSeed(self) -> None:
        pass

    @Slot(result=bool)
    def deal(self) -> bool:
        return False
