"""A small JSON object that is written whole, with the last good content kept beside it as a backup."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from pathlib import Path

from sevens_desktop.storage.disk import Disk
from sevens_desktop.storage.errors import write_error
from sevens_desktop.storage.lines import Json

log = logging.getLogger(__name__)


class JsonFile:
    def __init__(self, path: Path, disk: Disk | None = None) -> None:
        self.path = path
        self._disk = disk or Disk()

    @property
    def backup(self) -> Path:
        return self.path.with_suffix(".bak")

    def read(self) -> Json:
        """The content, else that of the backup, else nothing. What cannot be read is logged."""
        for path in (self.path, self.backup):
            value = _read_object(path)
            if value is not None:
                return value
        return {}

    def write(self, value: Mapping[str, object]) -> None:
        """Raises ``StorageError``; then the old content still stands."""
        data = (json.dumps(value, indent=1) + "\n").encode("ascii")
        try:
            if _read_object(self.path) is not None:
                self._disk.write_atomic(self.backup, self.path.read_bytes())
            elif self.path.is_file():
                self.path.replace(self.path.with_suffix(".damaged"))
            self._disk.write_atomic(self.path, data)
        except OSError as error:
            raise write_error(self.path, error) from error


def _read_object(path: Path) -> Json | None:
    try:
        value: object = json.loads(path.read_bytes())
    except FileNotFoundError:
        return None
    except (OSError, ValueError, RecursionError) as error:
        log.warning("cannot read %s: %s", path, error)
        return None
    if isinstance(value, dict):
        return value
    log.warning("cannot read %s: not an object", path)
    return None
