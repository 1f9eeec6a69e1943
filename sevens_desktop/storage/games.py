"""The saved games: one file each, which is also the export format.

    store = GameStore(Places.find())
    file = store.create(Setup(Record.start(game, 3, seed), players), on_error=report)
    state.apply(action)
    file.append(seat, action, state)          # returns at once; the file is on the disk a moment later
    file.undo(1, state_before)
    file.close()

    opened = store.open(file.id, on_error=report)    # opened.state, opened.record, opened.saved, opened.file

``read_game`` and ``resume`` do the same for a file anywhere, without touching it.
"""

from __future__ import annotations

import logging
import secrets
from dataclasses import dataclass
from pathlib import Path

from sevens_desktop.engine.contract import State
from sevens_desktop.engine.record import Record
from sevens_desktop.storage.disk import Disk
from sevens_desktop.storage.errors import StorageError, read_error, write_error
from sevens_desktop.storage.game_file import Clock, GameFile, now
from sevens_desktop.storage.places import Places
from sevens_desktop.storage.reading import read_game
from sevens_desktop.storage.resuming import Resumed, resume
from sevens_desktop.storage.saved import DAMAGED_SUFFIX, SUFFIX, SavedGame, Setup
from sevens_desktop.storage.writer import ErrorHandler, LineWriter

log = logging.getLogger(__name__)

LONGEST_STEM = 60
"""Characters, so that with four bytes each there is room for a number and a suffix in the name of a file."""


@dataclass(frozen=True, slots=True)
class OpenedGame:
    """A game on the table again. ``file`` writes on where it stopped; close it."""

    saved: SavedGame
    resumed: Resumed
    file: GameFile

    @property
    def state(self) -> State:
        return self.resumed.state

    @property
    def record(self) -> Record:
        return self.resumed.record


@dataclass(frozen=True, slots=True)
class Deleted:
    """A file in the trash, and the place it came from."""

    trashed: Path
    origin: Path


@dataclass(frozen=True, slots=True)
class Imported:
    """The id under which a game can be opened; ``new``: it was not here before."""

    id: str
    new: bool


class GameStore:
    """All methods but ``create`` raise ``StorageError``. A game that runs must be closed before it is deleted."""

    def __init__(self, places: Places, disk: Disk | None = None, clock: Clock = now) -> None:
        self._places = places
        self._disk = disk or Disk()
        self._clock = clock

    def path(self, game_id: str) -> Path:
        return self._places.games / (game_id + SUFFIX)

    def create(self, setup: Setup, on_error: ErrorHandler) -> GameFile:
        """Begin the file of a freshly dealt game.

        ``on_error`` is called on the writing thread when something cannot be written; the game goes on.
        """
        path = self.path(self._new_id(setup.record.slug))
        return GameFile.begin(LineWriter(path, 0, on_error, self._disk), setup, self._clock)

    def open(self, game_id: str, on_error: ErrorHandler) -> OpenedGame:
        """Take a game up where it stopped.

        A damaged file is set aside under a new name, which the error tells as the fact ``kept``.
        """
        path = self.path(game_id)
        try:
            saved = read_game(path)
            resumed = resume(saved)
        except StorageError as error:
            if error.code == "damaged":
                self._set_aside(path, error)
            raise
        ply = resumed.start + len(resumed.record.actions)
        rules = resumed.record.rules_version
        file = GameFile(LineWriter(path, saved.length, on_error, self._disk), ply, rules, self._clock)
        if saved.stands[-1].rules_version != rules and resumed.state.to_act is not None:
            file.store_position(resumed.state)
        return OpenedGame(saved, resumed, file)

    def export_game(self, game_id: str, target: Path) -> None:
        """Copy a game to ``target``. Flush it first if it runs."""
        self._copy(self.path(game_id), target)

    def import_game(self, source: Path) -> Imported:
        """Take a game file in after it has been replayed.

        A game that is here, as it is in the file or played on from there, is not taken in again.
        """
        saved = read_game(source)
        resume(saved)
        known = self._with_all_of(saved)
        if known is not None:
            return Imported(known, new=False)
        target = _free_path(self._places.games, saved.id, SUFFIX)
        self._copy(source, target)
        return Imported(target.stem, new=True)

    def _with_all_of(self, saved: SavedGame) -> str | None:
        """The id of a game here that can be played and whose file begins with every line of this one."""
        lines = _beginning(saved.path, saved.length)
        for path in sorted(self._places.games.glob(f"*{SUFFIX}")):
            try:
                if _beginning(path, saved.length) == lines:
                    resume(read_game(path))
                    return path.stem
            except StorageError as error:
                log.warning("cannot compare with a game: %s", error)
        return None

    def delete(self, path: Path) -> Deleted:
        """Move the file of a game, whole or damaged, to the trash."""
        trashed = _free_path(self._places.trash, path.stem, path.suffix)
        _move(path, trashed)
        return Deleted(trashed, path)

    def restore(self, deleted: Deleted) -> Path:
        """Undo ``delete``; returns where the file is now."""
        origin = deleted.origin
        path = _free_path(origin.parent, origin.stem, origin.suffix)
        _move(deleted.trashed, path)
        return path

    def empty_trash(self) -> None:
        """Delete for good what is in the trash."""
        try:
            for path in self._places.trash.glob("*"):
                if path.is_file():
                    path.unlink()
        except OSError as error:
            raise write_error(self._places.trash, error) from error

    def _new_id(self, slug: str) -> str:
        return f"{slug}-{self._clock():%Y%m%d-%H%M%S}-{secrets.token_hex(4)}"

    def _set_aside(self, path: Path, error: StorageError) -> None:
        kept = _free_path(path.parent, path.stem, DAMAGED_SUFFIX)
        try:
            _move(path, kept)
        except StorageError as trouble:
            log.warning("cannot set a damaged game aside: %s", trouble)
            return
        log.warning("%s; set aside as %s", error, kept.name)
        error.facts["kept"] = str(kept)

    def _copy(self, source: Path, target: Path) -> None:
        try:
            data = source.read_bytes()
        except OSError as error:
            raise read_error(source, error) from error
        try:
            self._disk.write_atomic(target, data)
        except OSError as error:
            raise write_error(target, error) from error


def _beginning(path: Path, length: int) -> bytes:
    """So many bytes, or all there are. Raises ``StorageError``."""
    try:
        with path.open("rb") as file:
            return file.read(length)
    except OSError as error:
        raise read_error(path, error) from error


def _free_path(folder: Path, stem: str, suffix: str) -> Path:
    """``stem``, or ``stem-2`` and so on where that name is taken; the beginning of one that is very long."""
    stem = stem[:LONGEST_STEM]
    path = folder / (stem + suffix)
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}{suffix}"
    return path


def _move(source: Path, target: Path) -> None:
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        source.rename(target)
    except OSError as error:
        raise write_error(source, error) from error
