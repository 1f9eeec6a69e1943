"""The settings as properties. What is set holds at once and is written a moment later."""

from __future__ import annotations

import logging
from collections.abc import Iterable

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement

from sevens_desktop.storage import settings_table as table
from sevens_desktop.storage.errors import StorageError
from sevens_desktop.storage.settings import Settings as Stored
from sevens_desktop.table.qt import Map, Property
from sevens_desktop.table.words import settings as words

QML_IMPORT_NAME = "Sevens.Core"
QML_IMPORT_MAJOR_VERSION = 1

log = logging.getLogger(__name__)

WRITE_AFTER = 400
"""Milliseconds of rest before a change is written: a slider sets many values."""

PACE_STEP = 100


@QmlElement
class Settings(QObject):
    """``unsaved`` carries a ``StorageError``; the setting holds all the same."""

    changed = Signal()
    languageChanged = Signal()
    unsaved = Signal(object)

    def __init__(self, stored: Stored, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stored = stored
        self._write = QTimer(self)
        self._write.setSingleShot(True)
        self._write.setInterval(WRITE_AFTER)
        self._write.timeout.connect(self.save)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self.changed)

    # -- what QML sees

    @Property(str, notify=changed)
    def theme(self) -> str:
        return self._stored.get(table.THEME)

    @Property(str, notify=changed)
    def language(self) -> str:
        return self._stored.get(table.LANGUAGE)

    @Property(int, notify=changed)
    def textScale(self) -> int:
        return self._stored.get(table.TEXT_SIZE)

    @Property(float, notify=changed)
    def scale(self) -> float:
        return self._stored.get(table.TEXT_SIZE) / 100

    @Property(int, notify=changed)
    def botPace(self) -> int:
        return self._stored.get(table.BOT_PACE)

    @Property(str, notify=changed)
    def botPaceLabel(self) -> str:
        return words.pace(self._stored.get(table.BOT_PACE))

    @Property(bool, notify=changed)
    def letterKeys(self) -> bool:
        return self._stored.get(table.LETTER_KEYS)

    @Property(bool, notify=changed)
    def logOpen(self) -> bool:
        return self._stored.get(table.LOG_OPEN)

    @Property(bool, notify=changed)
    def dark(self) -> bool:
        theme = self._stored.get(table.THEME)
        if theme != "system":
            return theme == "dark"
        return QGuiApplication.styleHints().colorScheme() != Qt.ColorScheme.Light

    @Property(bool, notify=changed)
    def reducedMotion(self) -> bool:
        motion = self._stored.get(table.REDUCED_MOTION)
        return motion == "on" if motion != "system" else _system_reduces_motion()

    @Property("QVariantList", notify=changed)
    def choices(self) -> list[Map]:
        return [self._describe(setting) for setting in table.SETTINGS.values() if setting.label]

    def _describe(self, setting: table.Setting[object]) -> Map:
        label, description = words.label(setting.key)
        shown: Map = {
            "key": setting.key,
            "label": label,
            "description": description,
            "group": words.group(setting.key),
            "value": self._stored.get(setting),
        }
        match setting:
            case table.Choice():
                values = [{"value": value, "label": words.value(setting.key, value)} for value in setting.values]
                return shown | {"kind": "choice", "values": values}
            case table.Switch():
                return shown | {"kind": "switch"}
            case table.Number():
                text = self.botPaceLabel
                return shown | {
                    "kind": "slider",
                    "from": setting.least,
                    "to": setting.most,
                    "step": PACE_STEP,
                    "text": text,
                }
            case _:
                return shown | {"kind": "text"}

    @Slot(str, "QVariant")
    def set(self, key: str, value: object) -> None:
        """A key of ``choices``, or ``log_open``. What is not allowed is not taken."""
        setting = table.SETTINGS[key]
        whole = int(value) if isinstance(value, float) and value.is_integer() else value
        try:
            self._stored.set(setting, whole)
        except ValueError:
            log.warning("setting %s cannot be %r", key, value)
        self._write.start()
        if setting is table.LANGUAGE:
            self.languageChanged.emit()
        self.changed.emit()

    @Slot()
    def reset(self) -> None:
        """Everything on the settings page goes back to its default, but for the name."""
        for key, setting in table.SETTINGS.items():
            if setting.label and setting is not table.PLAYER_NAME:
                self.set(key, setting.default)

    @Slot()
    def resetGuide(self) -> None:
        """Show the notes of the first game again."""
        self._stored.set(table.GUIDE_CLOSED, ())
        self._write.start()
        self.changed.emit()

    # -- for Python

    def bot_pace(self) -> int:
        return self._stored.get(table.BOT_PACE)

    def closed_notes(self) -> frozenset[str]:
        return frozenset(self._stored.get(table.GUIDE_CLOSED))

    def close_notes(self, notes: Iterable[str]) -> None:
        closed = self._stored.get(table.GUIDE_CLOSED)
        self._stored.set(table.GUIDE_CLOSED, (*closed, *(note for note in notes if note not in closed)))
        self._write.start()

    @Slot()
    def save(self) -> None:
        """Write now what was set."""
        self._write.stop()
        try:
            self._stored.save()
        except StorageError as error:
            log.warning("%s", error)
            self.unsaved.emit(error)


def _system_reduces_motion() -> bool:
    """Qt 6.11 tells no such wish of the system; a length of 0 for its own effects is the nearest there is."""
    return QGuiApplication.styleHints().cursorFlashTime() == 0
