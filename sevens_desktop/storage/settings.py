"""The settings of the program in one JSON file.

    settings = Settings(places.settings)
    settings.get(BOT_PACE)
    settings.set(BOT_PACE, 300)
    settings.save()

Nothing in the file keeps the program from starting: a value that is not allowed falls back to its default, is logged,
and stays in the file until it is set. So does everything that a newer version left there.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from sevens_desktop.storage.disk import Disk
from sevens_desktop.storage.json_file import JsonFile
from sevens_desktop.storage.lines import Json
from sevens_desktop.storage.settings_table import SETTINGS, Setting

log = logging.getLogger(__name__)

T = TypeVar("T")

Migration = Callable[[Json], Json]
"""Values as one version wrote them, to values as the next one does."""

MIGRATIONS: tuple[Migration, ...] = ()
"""Number n leads from version n to n + 1, counted from 1. A fixture of each old version is in the tests."""


class Settings:
    def __init__(self, path: Path, disk: Disk | None = None, migrations: Sequence[Migration] = MIGRATIONS) -> None:
        self._file = JsonFile(path, disk)
        self._version, self._stored = _migrate(self._file.read(), migrations)
        self._values = {key: _read(setting, self._stored) for key, setting in SETTINGS.items()}
        self._changed = False

    def get(self, setting: Setting[T]) -> T:
        return setting.read(self._values[setting.key])

    def set(self, setting: Setting[T], value: object) -> None:
        """Hold from now on; ``save`` writes it. Raises ``ValueError`` if the value is not allowed."""
        read = setting.read(value)
        if read == self._values[setting.key]:
            return
        self._values[setting.key] = self._stored[setting.key] = read
        self._changed = True

    def save(self) -> None:
        """Write what was set since the last time. Raises ``StorageError``; everything set still holds."""
        if self._changed:
            self._file.write({"version": self._version, "values": self._stored})
            self._changed = False


def _migrate(content: Json, migrations: Sequence[Migration]) -> tuple[int, Json]:
    """Version and values, brought up to the present version; those of a newer one stay as they are."""
    present = len(migrations) + 1
    version = content.get("version", present)
    values = content.get("values", {})
    if type(version) is not int or version < 1 or not isinstance(values, dict):
        log.warning("the settings are not readable; defaults are used")
        return present, {}
    if version > present:
        log.warning("the settings were written by a newer version (%d, here %d)", version, present)
    for migration in migrations[version - 1 :]:
        values = migration(values)
    return max(version, present), values


def _read(setting: Setting[object], stored: Json) -> object:
    if setting.key not in stored:
        return setting.default
    try:
        return setting.read(stored[setting.key])
    except ValueError:
        log.warning("setting %s cannot be %r; %r is used", setting.key, stored[setting.key], setting.default)
        return setting.default
