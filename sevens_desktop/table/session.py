"""A game that is being played."""

from __future__ import annotations

from PySide6.QtCore import Property, Signal, Slot
from PySide6.QtQml import QmlElement

from sevens_desktop.table.table import Table

QML_IMPORT_NAME = "Sevens.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class Session(Table):
    stateChanged = Signal()
    announced = Signal(str, bool)
    toast = Signal(str)
    flash = Signal(list)

    @Property(dict, notify=stateChanged)
    def curtain(self) -> dict[str, object]:
        return {}

    @Property(dict, notify=stateChanged)
    def banner(self) -> dict[str, object]:
        return {}

    @Property(dict, notify=stateChanged)
    def waiting(self) -> dict[str, object]:
        return {}

    @Property(dict, notify=stateChanged)
    def undo(self) -> dict[str, object]:
        return {}

    @Property(dict, notify=stateChanged)
    def hint(self) -> dict[str, object]:
        return {}

    @Property(list, notify=stateChanged)
    def recap(self) -> list[dict[str, object]]:
        return []

    @Property(dict, notify=stateChanged)
    def guide(self) -> dict[str, object]:
        return {}

    @Property(list, notify=stateChanged)
    def marks(self) -> list[dict[str, object]]:
        return []

    @Property(str, notify=stateChanged)
    def saveProblem(self) -> str:
        return ""

    @Slot()
    def lowerCurtain(self) -> None:
        pass

    @Slot()
    def closeBanner(self) -> None:
        pass

    @Slot()
    def skip(self) -> None:
        pass

    @Slot()
    def takeBack(self) -> None:
        pass

    @Slot()
    def askHint(self) -> None:
        pass

    @Slot()
    def closeHint(self) -> None:
        pass

    @Slot()
    def closeGuide(self) -> None:
        pass

    @Slot()
    def guideOff(self) -> None:
        pass

    @Slot(int, str)
    def handOver(self, seat: int, level: str) -> None:
        pass
