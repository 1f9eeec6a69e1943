"""A finished game, step by step."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtQml import QmlElement

from sevens_desktop.table.qt import Property
from sevens_desktop.table.base import Table

QML_IMPORT_NAME = "Sevens.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class Replay(Table):
    stateChanged = Signal()

    @Property(int, notify=stateChanged)
    def step(self) -> int:
        return 0

    @Property(int, notify=stateChanged)
    def steps(self) -> int:
        return 0

    @Property(str, notify=stateChanged)
    def position(self) -> str:
        return ""

    @Property(str, notify=stateChanged)
    def sentence(self) -> str:
        return ""

    @Property(bool, notify=stateChanged)
    def knowledge(self) -> bool:
        return False

    @Slot(int)
    def goTo(self, step: int) -> None:
        pass

    @Slot()
    def forward(self) -> None:
        pass

    @Slot()
    def back(self) -> None:
        pass

    @Slot()
    def toStart(self) -> None:
        pass

    @Slot()
    def toEnd(self) -> None:
        pass

    @Slot(bool)
    def showKnowledge(self, on: bool) -> None:
        pass

    @Slot(int)
    def lookThrough(self, seat: int) -> None:
        pass
