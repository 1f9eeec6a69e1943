"""The settings as properties."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

QML_IMPORT_NAME = "Sevens.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class Settings(QObject):
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._values: dict[str, object] = {
            "theme": "dark",
            "language": "system",
            "motion": "system",
            "curtain": "automatic",
            "undo": "strict",
            "textScale": 100,
            "botPace": 900,
            "hints": True,
            "letterKeys": True,
            "guide": True,
            "logOpen": True,
        }

    @Slot(str, "QVariant")
    def set(self, key: str, value: object) -> None:
        self._values[key] = value
        self.changed.emit()

    @Slot(str, result="QVariant")
    def get(self, key: str) -> object:
        return self._values.get(key)

    @Slot()
    def reset(self) -> None: ...

    @Slot()
    def resetGuide(self) -> None: ...

    @Property(str, notify=changed)
    def theme(self) -> str:
        return str(self._values["theme"])

    @theme.setter
    def theme(self, value: str) -> None:
        self.set("theme", value)

    @Property(str, notify=changed)
    def language(self) -> str:
        return str(self._values["language"])

    @language.setter
    def language(self, value: str) -> None:
        self.set("language", value)

    @Property(str, notify=changed)
    def motion(self) -> str:
        return str(self._values["motion"])

    @motion.setter
    def motion(self, value: str) -> None:
        self.set("motion", value)

    @Property(str, notify=changed)
    def curtain(self) -> str:
        return str(self._values["curtain"])

    @curtain.setter
    def curtain(self, value: str) -> None:
        self.set("curtain", value)

    @Property(str, notify=changed)
    def undo(self) -> str:
        return str(self._values["undo"])

    @undo.setter
    def undo(self, value: str) -> None:
        self.set("undo", value)

    @Property(int, notify=changed)
    def textScale(self) -> int:
        return int(self._values["textScale"])

    @textScale.setter
    def textScale(self, value: int) -> None:
        self.set("textScale", value)

    @Property(int, notify=changed)
    def botPace(self) -> int:
        return int(self._values["botPace"])

    @botPace.setter
    def botPace(self, value: int) -> None:
        self.set("botPace", value)

    @Property(bool, notify=changed)
    def hints(self) -> bool:
        return bool(self._values["hints"])

    @hints.setter
    def hints(self, value: bool) -> None:
        self.set("hints", value)

    @Property(bool, notify=changed)
    def letterKeys(self) -> bool:
        return bool(self._values["letterKeys"])

    @letterKeys.setter
    def letterKeys(self, value: bool) -> None:
        self.set("letterKeys", value)

    @Property(bool, notify=changed)
    def guide(self) -> bool:
        return bool(self._values["guide"])

    @guide.setter
    def guide(self, value: bool) -> None:
        self.set("guide", value)

    @Property(bool, notify=changed)
    def logOpen(self) -> bool:
        return bool(self._values["logOpen"])

    @logOpen.setter
    def logOpen(self, value: bool) -> None:
        self.set("logOpen", value)

    @Property(bool, notify=changed)
    def dark(self) -> bool:
        return self._values["theme"] != "light"

    @Property(bool, notify=changed)
    def reducedMotion(self) -> bool:
        return self._values["motion"] == "reduced"

    @Property(float, notify=changed)
    def scale(self) -> float:
        return int(self._values["textScale"]) / 100

    @Property(str, notify=changed)
    def botPaceLabel(self) -> str:
        return ""

    @Property("QVariantList", notify=changed)
    def choices(self) -> list[dict[str, object]]:
        return []
