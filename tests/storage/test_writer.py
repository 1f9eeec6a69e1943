"""The writing thread: in order, off the caller's thread, nothing lost while the disk refuses."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from sevens_desktop.storage.disk import Disk
from sevens_desktop.storage.errors import StorageError
from sevens_desktop.storage.writer import LineWriter
from tests.storage.played import FullDisk


class HeldDisk(Disk):
    """Writes only when it is let go, and remembers the threads that wrote."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.threads: set[threading.Thread] = set()

    def write_atomic(self, path: Path, data: bytes) -> None:
        self.threads.add(threading.current_thread())
        self.go.wait()
        super().write_atomic(path, data)


def test_put_does_not_wait_for_the_disk(tmp_path: Path, troubles: list[StorageError]) -> None:
    disk = HeldDisk()
    writer = LineWriter(tmp_path / "file", 0, troubles.append, disk)
    for number in range(100):
        writer.put(b"%d\n" % number)
    assert not writer.path.exists()
    disk.go.set()
    writer.close()
    assert writer.path.read_bytes() == b"".join(b"%d\n" % number for number in range(100))
    assert threading.current_thread() not in disk.threads
    assert troubles == []


def test_lines_wait_for_room_and_then_go_in_order(tmp_path: Path, troubles: list[StorageError]) -> None:
    disk = FullDisk()
    writer = LineWriter(tmp_path / "file", 0, troubles.append, disk)
    writer.put(b"one\n")
    writer.flush()
    disk.room = 2
    for line in (b"two\n", b"three\n", b"four\n"):
        writer.put(line)
        with pytest.raises(StorageError):
            writer.flush()
    assert [trouble.code for trouble in troubles] == ["disk_full"]
    disk.room = None
    writer.flush()
    assert writer.path.read_bytes() == b"one\ntwo\nthree\nfour\n"
    disk.room = 0
    writer.put(b"five\n")
    with pytest.raises(StorageError):
        writer.close()
    assert [trouble.code for trouble in troubles] == ["disk_full", "disk_full"]


def test_a_closed_writer_refuses_and_closes_again(tmp_path: Path, troubles: list[StorageError]) -> None:
    writer = LineWriter(tmp_path / "file", 0, troubles.append, Disk())
    writer.close()
    writer.close()
    with pytest.raises(ValueError, match="closed"):
        writer.put(b"late\n")
    assert not writer.path.exists()
