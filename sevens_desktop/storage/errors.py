"""What can go wrong with what is kept, as codes with facts. The table turns them into sentences."""

from __future__ import annotations

import errno
from pathlib import Path

CODES = (
    "foreign",  # no file of Sevens at all
    "damaged",  # line, why: the content is not what Sevens writes
    "newer_version",  # version: written by a newer Sevens
    "unknown_game",  # game: a title that this Sevens does not have
    "rules_changed",  # version: played under other rules, and the position means nothing under the present ones
    "missing",
    "unreadable",  # why: the system's reason
    "unwritable",  # why
    "disk_full",
)

_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}


class StorageError(Exception):
    """``code`` is one of ``CODES``; ``facts`` always hold ``path``, the file or folder it is about."""

    def __init__(self, code: str, path: Path, **facts: object) -> None:
        super().__init__(f"{code}: {path} {facts or ''}".rstrip())
        self.code = code
        self.facts: dict[str, object] = {"path": str(path), **facts}


def read_error(path: Path, error: OSError) -> StorageError:
    if isinstance(error, FileNotFoundError):
        return StorageError("missing", path)
    return StorageError("unreadable", path, why=_why(error))


def write_error(path: Path, error: OSError) -> StorageError:
    if error.errno in _FULL:
        return StorageError("disk_full", path)
    if isinstance(error, FileNotFoundError):
        return StorageError("missing", path)
    return StorageError("unwritable", path, why=_why(error))


def _why(error: OSError) -> str:
    return error.strerror or str(error)
