"""A progress bar for people: silent unless it is drawn on a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TextIO, TypeVar

T = TypeVar("T")

WIDTH = 40


def progress(items: Iterable[T], total: int, terminal: TextIO) -> Iterator[T]:
    """The items, drawn on the terminal as they pass."""
    if not terminal.isatty():
        yield from items
        return
    try:
        _draw(0, total, terminal)
        for done, item in enumerate(items, start=1):
            _draw(done, total, terminal)
            yield item
    finally:
        terminal.write("\r\x1b[K")
        terminal.flush()


def _draw(done: int, total: int, terminal: TextIO) -> None:
    filled = WIDTH * done // total
    terminal.write(f"\r[{'#' * filled}{' ' * (WIDTH - filled)}] {done}/{total}")
    terminal.flush()
