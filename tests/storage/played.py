"""Games played at random into files, for the tests of what is kept."""

from __future__ import annotations

import errno
import io
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import IO

from sevens_desktop.engine.catalog import GAMES
from sevens_desktop.engine.contract import NO_FACTS, State
from sevens_desktop.engine.record import Record
from sevens_desktop.storage.disk import Disk
from sevens_desktop.storage.errors import StorageError
from sevens_desktop.storage.game_file import GameFile
from sevens_desktop.storage.games import GameStore
from sevens_desktop.storage.saved import BOT, Player, Setup

PEOPLE = (Player("Nadia", colour=2), Player("Zoë", colour=0), Player("Otto", BOT, "sharp", 4))


def setup(
    slug: str = "the-sins", seed: str = "KEPT", table: Mapping[str, object] = NO_FACTS, marks: tuple[str, ...] = ()
) -> Setup:
    """A new game for the fewest seats, at most three of ``PEOPLE`` and then bots."""
    seats = GAMES[slug].seat_counts[0]
    others = tuple(Player(f"Bot {seat}", BOT, "easy") for seat in range(3, seats))
    return Setup(Record.start(GAMES[slug], seats, seed), (*PEOPLE[:seats], *others), table, marks)


@dataclass
class Table:
    """A running game as a session would lead it; ``states[ply]`` is the position after ``ply`` decisions."""

    file: GameFile
    states: list[State]
    rng: Random = field(default_factory=lambda: Random(7))

    @classmethod
    def begin(cls, store: GameStore, new: Setup, on_error: Callable[[StorageError], None]) -> Table:
        return cls(store.create(new, on_error), [new.record.game.load(new.record.opening)])

    @property
    def state(self) -> State:
        return self.states[-1]

    def play(self, decisions: int | None = None) -> None:
        """So many decisions, or to the end."""
        while self.state.to_act is not None and decisions != 0:
            state = self.state.copy()
            seat, action = self.state.to_act, self.rng.choice(state.legal_actions())
            state.apply(action)
            self.file.append(seat, action, state)
            self.states.append(state)
            decisions = None if decisions is None else decisions - 1

    def undo(self, decisions: int) -> None:
        del self.states[-decisions:]
        self.file.undo(decisions, self.state)


class FullDisk(Disk):
    """Has ``room`` bytes left and then writes what still goes in, as a real disk does. ``None``: plenty."""

    def __init__(self, room: int | None = None) -> None:
        self.room = room

    def open(self, path: Path, mode: str) -> IO[bytes]:
        return super().open(path, mode) if self.room is None else _Short(path, mode, self.room)


class _Short(io.FileIO):
    def __init__(self, path: Path, mode: str, room: int) -> None:
        super().__init__(path, mode)
        self._room = room

    def write(self, data: object) -> int:
        assert isinstance(data, bytes)
        super().write(data[: self._room])
        raise OSError(errno.ENOSPC, "No space left on device")


class FailingDisk(Disk):
    """Refuses every write, as a read-only medium does."""

    def open(self, path: Path, mode: str) -> IO[bytes]:
        raise OSError(errno.EROFS, f"Read-only file system ({mode})", str(path))
