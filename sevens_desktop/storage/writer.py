"""Appends lines to one file off the caller's thread, in order, each batch flushed to the disk.

What cannot be written stays pending and goes with the next try, so that a full disk costs nothing once it has room.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

from sevens_desktop.storage.disk import Disk
from sevens_desktop.storage.errors import StorageError, write_error

ErrorHandler = Callable[[StorageError], None]


class LineWriter:
    """``length`` is the number of good bytes that the file has; 0 makes the file with the first batch.

    ``on_error`` is called on the writing thread, once for each kind of trouble until a try succeeds again.
    """

    def __init__(self, path: Path, length: int, on_error: ErrorHandler, disk: Disk) -> None:
        self.path = path
        self._length = length
        self._on_error = on_error
        self._disk = disk
        self._pending: list[bytes] = []
        self._asked = 0
        self._tried = 0
        self._closing = False
        self._error: StorageError | None = None
        self._changed = threading.Condition()
        self._thread = threading.Thread(target=self._run, name=f"write {path.name}", daemon=True)
        self._thread.start()

    def put(self, line: bytes) -> None:
        """Write this line soon. Returns at once."""
        with self._changed:
            self._pending.append(line)
            self._ask()

    def flush(self) -> None:
        """Wait until everything put so far is on the disk. Raises ``StorageError`` if it is not."""
        with self._changed:
            ticket = self._ask()
            self._changed.wait_for(lambda: self._tried >= ticket)
            if self._error is not None:
                raise self._error

    def close(self) -> None:
        """Try once more what is pending and end the thread. Raises ``StorageError`` if something is lost."""
        if self._closing:
            return
        try:
            self.flush()
        finally:
            with self._changed:
                self._closing = True
                self._changed.notify_all()
            self._thread.join()

    def _ask(self) -> int:
        if self._closing:
            raise ValueError(f"{self.path} is closed")
        self._asked += 1
        self._changed.notify_all()
        return self._asked

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._asked > self._tried or self._closing)
                if self._closing:
                    return
                ticket = self._asked
                batch = list(self._pending)
            error = self._write(b"".join(batch)) if batch else None
            if error is not None and (self._error is None or self._error.code != error.code):
                self._on_error(error)
            with self._changed:
                self._error = error
                if error is None:
                    del self._pending[: len(batch)]
                self._tried = ticket
                self._changed.notify_all()

    def _write(self, data: bytes) -> StorageError | None:
        try:
            if self._length:
                self._disk.append(self.path, self._length, data)
            else:
                self._disk.write_atomic(self.path, data)
        except OSError as error:
            return write_error(self.path, error)
        self._length += len(data)
        return None
