"""The first-game guide: calm notes, each shown the first time it applies and closed for good."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol


class GuideMemory(Protocol):
    """Which notes were closed, kept beyond the game."""

    def closed_notes(self) -> frozenset[str]: ...

    def close_notes(self, notes: Iterable[str], /) -> None: ...


class Guide:
    """One note at a time, the first that applies now and was never closed."""

    def __init__(self, notes: Sequence[str], memory: GuideMemory) -> None:
        self._notes = notes
        self._memory = memory
        self._applying: frozenset[str] = frozenset()

    @property
    def current(self) -> str:
        """The note to show, ``""`` if none."""
        closed = self._memory.closed_notes()
        return next((note for note in self._notes if note in self._applying and note not in closed), "")

    def see(self, notes: Iterable[str]) -> None:
        """These notes apply to what is seen now."""
        self._applying = frozenset(notes)

    def close(self) -> None:
        """The note that is shown is never shown again."""
        if self.current:
            self._memory.close_notes([self.current])

    def close_all(self) -> None:
        self._memory.close_notes(self._notes)
