"""Writes either happen whole or leave the old content."""

from __future__ import annotations

from pathlib import Path

import pytest

from sevens_desktop.storage.disk import Disk
from tests.storage.played import FailingDisk, FullDisk


def test_write_atomic_makes_folders_and_replaces(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "file.json"
    Disk().write_atomic(path, b"one")
    Disk().write_atomic(path, b"two")
    assert path.read_bytes() == b"two"
    assert [file.name for file in path.parent.iterdir()] == ["file.json"]


@pytest.mark.parametrize("disk", [FullDisk(room=2), FailingDisk()])
def test_a_failed_write_leaves_the_old_content_and_no_temporary(tmp_path: Path, disk: Disk) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    with pytest.raises(OSError):
        disk.write_atomic(path, b"new content")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_append_cuts_off_what_a_failed_try_left(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"good")
    with pytest.raises(OSError):
        FullDisk(room=3).append(path, 4, b"second")
    assert path.read_bytes() == b"goodsec"
    Disk().append(path, 4, b"2nd")
    assert path.read_bytes() == b"good2nd"


def test_append_needs_the_file(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Disk().append(tmp_path / "gone", 4, b"line")
