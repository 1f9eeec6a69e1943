"""The list of games, from an index that can be deleted at any time: it is made again from the files."""

from __future__ import annotations

import json
import logging
import os
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from sevens_desktop.engine.catalog import GAMES
from sevens_desktop.engine.contract import Outcome
from sevens_desktop.storage.errors import StorageError, read_error
from sevens_desktop.storage.places import Places
from sevens_desktop.storage.reading import read_game
from sevens_desktop.storage.saved import DAMAGED_SUFFIX, SUFFIX, Player, SavedGame

log = logging.getLogger(__name__)

_SCHEMA = 2
"""Raised when ``Entry`` changes; an index of another schema is made anew."""

_Stamp = tuple[int, int]
"""Size and time of change of a file: an entry holds as long as they do. Where there was trouble the file is looked at
anew each time, because another Sevens may be able to read it."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What the list says about one file. Times are ISO 8601, UTC.

    ``places`` and ``scores`` by seat, and ``winners``, are set when the game is ``finished``; so are ``teams`` by seat
    where the game has some.
    ``trouble`` is the code of a ``StorageError`` with its facts where the file cannot be read; ``id``, ``path`` and
    ``changed`` are then all that is known.
    """

    id: str
    path: str
    changed: str
    slug: str = ""
    players: tuple[Player, ...] = ()
    marks: tuple[str, ...] = ()
    ply: int = 0
    turn: int = 0
    to_act: int | None = None
    created: str = ""
    finished: bool = False
    places: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    teams: tuple[str, ...] = ()
    trouble: str = ""
    facts: Mapping[str, object] = field(default_factory=dict)


class Library:
    def __init__(self, places: Places) -> None:
        self._games = places.games
        self._index = places.index

    def entries(self) -> tuple[Entry, ...]:
        """Every game file, damaged ones too, the latest first. Reads only those that changed since the last call.

        Raises ``StorageError`` if the folder of the games cannot be read.
        """
        stamps = self._stamps()
        try:
            self._index.parent.mkdir(parents=True, exist_ok=True)
            with closing(sqlite3.connect(self._index)) as index:
                _prepare(index)
                entries = self._refresh(index, stamps)
        except (sqlite3.Error, OSError, ValueError, TypeError) as error:
            log.warning("the index of games is made anew: %s", error)
            self._drop_index()
            entries = {name: _read_entry(self._games / name) for name in stamps}
        return tuple(sorted(entries.values(), key=lambda entry: (entry.changed, entry.id), reverse=True))

    def _stamps(self) -> dict[str, _Stamp]:
        try:
            with os.scandir(self._games) as files:
                found = [file for file in files if file.name.endswith((SUFFIX, DAMAGED_SUFFIX))]
                return {file.name: _stamp(file.stat()) for file in found}
        except FileNotFoundError:
            return {}
        except OSError as error:
            raise read_error(self._games, error) from error

    def _refresh(self, index: sqlite3.Connection, stamps: Mapping[str, _Stamp]) -> dict[str, Entry]:
        rows = index.execute("SELECT name, size, changed, entry FROM games").fetchall()
        found = {name: _load_entry(text) for name, *stamp, text in rows if stamps.get(name) == tuple(stamp)}
        known = {name: entry for name, entry in found.items() if entry.slug in GAMES}
        new = {name: _read_entry(self._games / name) for name in stamps if name not in known}
        gone = [(name,) for name, *_ in rows if name not in known]
        with index:
            index.executemany("DELETE FROM games WHERE name = ?", gone)
            index.executemany(
                "INSERT OR REPLACE INTO games VALUES (?, ?, ?, ?)",
                [(name, *stamps[name], json.dumps(asdict(entry))) for name, entry in new.items() if not entry.trouble],
            )
        return known | new

    def _drop_index(self) -> None:
        try:
            self._index.unlink(missing_ok=True)
        except OSError as error:
            log.warning("cannot delete %s: %s", self._index, error)


def _prepare(index: sqlite3.Connection) -> None:
    if index.execute("PRAGMA user_version").fetchone() != (_SCHEMA,):
        with index:
            index.execute("DROP TABLE IF EXISTS games")
            index.execute("CREATE TABLE games (name TEXT PRIMARY KEY, size INT, changed INT, entry TEXT)")
            index.execute(f"PRAGMA user_version = {_SCHEMA}")


def _stamp(stat: os.stat_result) -> _Stamp:
    return stat.st_size, stat.st_mtime_ns


def _read_entry(path: Path) -> Entry:
    if path.suffix == DAMAGED_SUFFIX:
        return Entry(path.stem, str(path), _changed(path), trouble="damaged", facts={"path": str(path)})
    try:
        saved = read_game(path)
        if saved.slug not in GAMES:
            raise StorageError("unknown_game", path, game=saved.slug)
        return _describe(saved)
    except StorageError as error:
        return Entry(path.stem, str(path), _changed(path), trouble=error.code, facts=error.facts)


def _changed(path: Path) -> str:
    try:
        return datetime.fromtimestamp(path.stat().st_mtime, UTC).isoformat(timespec="seconds")
    except OSError:
        return ""


def _describe(saved: SavedGame) -> Entry:
    outcome = saved.outcome
    return Entry(
        id=saved.id,
        path=str(saved.path),
        changed=saved.changed,
        slug=saved.slug,
        players=saved.players,
        marks=saved.marks,
        ply=saved.ply,
        turn=saved.turn,
        to_act=saved.to_act,
        created=saved.created,
        finished=outcome is not None,
        places=() if outcome is None else outcome.places,
        scores=() if outcome is None else outcome.scores,
        winners=() if outcome is None else outcome.winners,
        teams=() if outcome is None else _teams(outcome),
    )


def _teams(outcome: Outcome) -> tuple[str, ...]:
    teams = outcome.sheet.get("teams", ())
    return tuple(map(str, teams)) if isinstance(teams, list | tuple) and len(teams) == len(outcome.places) else ()


def _load_entry(text: str) -> Entry:
    values = json.loads(text)
    values["players"] = tuple(Player(**player) for player in values["players"])
    for name in ("marks", "places", "scores", "winners", "teams"):
        values[name] = tuple(values[name])
    return Entry(**values)
