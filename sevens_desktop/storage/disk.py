"""Writing that survives a pulled plug. Everything that Sevens keeps goes through here."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import IO

_LOCK_PAUSES = (0.02, 0.05, 0.1, 0.2)
"""Seconds between tries on Windows, where a virus scanner may hold a fresh file for a moment."""


class Disk:
    """All methods raise ``OSError`` and then leave the old content readable."""

    def write_atomic(self, path: Path, data: bytes) -> None:
        """Write a file whole: after a crash it holds either the old content or the new. Makes the folder."""
        path.parent.mkdir(parents=True, exist_ok=True)
        temporary = path.with_name(path.name + ".tmp")
        try:
            with self.open(temporary, "wb") as file:
                _write_through(file, data)
            _replace(temporary, path)
        except OSError:
            temporary.unlink(missing_ok=True)
            raise
        _sync_folder(path.parent)

    def append(self, path: Path, length: int, data: bytes) -> None:
        """Write after the first ``length`` bytes of an existing file; what a failed try left behind them goes."""
        with self.open(path, "r+b") as file:
            file.truncate(length)
            file.seek(length)
            _write_through(file, data)

    def open(self, path: Path, mode: str) -> IO[bytes]:
        """The one place where a file is opened for writing."""
        return path.open(mode)


def _write_through(file: IO[bytes], data: bytes) -> None:
    file.write(data)
    file.flush()
    os.fsync(file.fileno())


def _replace(source: Path, target: Path) -> None:
    pauses = _LOCK_PAUSES if os.name == "nt" else ()
    for pause in pauses:
        try:
            source.replace(target)
            return
        except PermissionError:
            time.sleep(pause)
    source.replace(target)


def _sync_folder(folder: Path) -> None:
    """Make the new name last. Windows has no such call and needs none."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
