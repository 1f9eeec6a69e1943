"""The list of games comes from an index that may vanish, rot or refuse at any time."""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from sevens_desktop.storage import library as library_module
from sevens_desktop.storage.errors import StorageError
from sevens_desktop.storage.games import GameStore
from sevens_desktop.storage.library import Entry, Library
from sevens_desktop.storage.places import Places
from sevens_desktop.storage.reading import read_game
from sevens_desktop.storage.saved import SavedGame
from tests.storage.played import PEOPLE, Table, setup

Troubles = list[StorageError]


@pytest.fixture
def library(places: Places) -> Library:
    return Library(places)


@pytest.fixture
def tables(places: Places, troubles: Troubles) -> list[Table]:
    """Three games, the latest last: just dealt, in progress, finished."""
    clock = iter(datetime(2026, 11, 29, 20, tzinfo=UTC) + timedelta(minutes=minute) for minute in range(1000))
    store = GameStore(places, clock=lambda: next(clock))
    tables = []
    for decisions in (0, 5, None):
        table = Table.begin(store, setup(), troubles.append)
        table.play(decisions)
        table.file.close()
        tables.append(table)
    return tables


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The ids of the files that the library reads."""
    ids: list[str] = []

    def counting(path: Path) -> SavedGame:
        ids.append(path.stem)
        return read_game(path)

    monkeypatch.setattr(library_module, "read_game", counting)
    return ids


def test_no_games_yet(library: Library) -> None:
    assert library.entries() == ()


def test_entries_tell_games_apart_the_latest_first(library: Library, tables: list[Table]) -> None:
    finished, running, dealt = library.entries()
    assert [finished.id, running.id, dealt.id] == [table.file.id for table in reversed(tables)]
    assert {entry.players for entry in (finished, running, dealt)} == {PEOPLE[:2]}
    assert (dealt.ply, dealt.turn, dealt.to_act, dealt.finished) == (0, 1, tables[0].state.to_act, False)
    assert (running.ply, running.turn, running.to_act, running.finished) == (5, 6, tables[1].state.to_act, False)
    outcome = tables[2].state.outcome()
    assert outcome is not None and finished.finished and finished.to_act is None
    assert (finished.places, finished.scores, finished.winners) == (outcome.places, outcome.scores, outcome.winners)
    assert finished.created < finished.changed
    assert {entry.slug for entry in (finished, running, dealt)} == {"the-sins"}


def test_only_changed_files_are_read_again(
    library: Library, tables: list[Table], read: list[str], store: GameStore, troubles: Troubles
) -> None:
    entries = library.entries()
    assert sorted(read) == sorted(table.file.id for table in tables)
    read.clear()
    assert library.entries() == entries
    assert read == []
    opened = store.open(tables[1].file.id, troubles.append)
    Table(opened.file, [opened.state]).play(1)
    opened.file.close()
    store.delete(tables[0].file.path)
    again = library.entries()
    assert read == [tables[1].file.id]
    assert sorted((entry.id, entry.ply) for entry in again) == sorted(
        [(tables[1].file.id, 6), (tables[2].file.id, tables[2].file.ply)]
    )


def test_the_index_can_be_deleted(library: Library, places: Places, tables: list[Table], read: list[str]) -> None:
    entries = library.entries()
    places.index.unlink()
    assert library.entries() == entries
    assert len(read) == 2 * len(tables)


@pytest.mark.parametrize("content", [b"", b"not a database at all" * 100, b"SQLite format 3\0" + b"\xff" * 4000])
def test_a_rotten_index_is_made_again(
    library: Library, places: Places, tables: list[Table], read: list[str], content: bytes
) -> None:
    entries = library.entries()
    places.index.write_bytes(content)
    assert library.entries() == entries
    library.entries()
    read.clear()
    assert library.entries() == entries
    assert read == []


@pytest.mark.parametrize("change", ["PRAGMA user_version = 99", "UPDATE games SET entry = '{\"players\": 3}'"])
def test_an_index_of_another_shape_is_made_again(
    library: Library, places: Places, tables: list[Table], change: str
) -> None:
    entries = library.entries()
    with closing(sqlite3.connect(places.index)) as index, index:
        index.execute(change)
    assert library.entries() == entries
    assert library.entries() == entries


def test_without_room_for_an_index_all_files_are_read(places: Places, tables: list[Table], read: list[str]) -> None:
    places.cache.write_bytes(b"a file where the folder should be")
    assert len(Library(places).entries()) == len(tables)
    assert len(Library(places).entries()) == len(tables)
    assert len(read) == 2 * len(tables)


def test_the_index_vanishes_while_it_is_used(library: Library, places: Places, tables: list[Table]) -> None:
    entries = library.entries()
    stop = threading.Event()

    def vandal() -> None:
        while not stop.is_set():
            with suppress(PermissionError):  # Windows keeps a file that is open
                places.index.unlink(missing_ok=True)

    thread = threading.Thread(target=vandal)
    thread.start()
    try:
        seen = [library.entries() for _ in range(60)]
    finally:
        stop.set()
        thread.join()
    assert seen == [entries] * 60


def test_other_files_are_no_games(library: Library, places: Places, tables: list[Table]) -> None:
    (places.games / "notes.txt").write_text("Nadia owes me a game", encoding="utf-8")
    (places.games / "half.sevens.tmp").write_bytes(b"{")
    assert len(library.entries()) == len(tables)


def test_a_file_that_cannot_be_read_is_listed_with_its_trouble(library: Library, places: Places) -> None:
    places.games.mkdir(parents=True)
    path = places.games / "old.sevens"
    path.write_bytes(b"")
    (entry,) = library.entries()
    assert entry == Entry(
        "old", str(path), entry.changed, trouble="damaged", facts={"path": str(path), "line": 1, "why": "empty"}
    )
    assert entry.changed.startswith("20")
    assert library.entries() == (entry,)


def test_a_game_that_is_not_there_is_listed_as_trouble_until_it_is(
    library: Library, tables: list[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library_module, "GAMES", {})
    assert {entry.trouble for entry in library.entries()} == {"unknown_game"}
    monkeypatch.undo()
    assert {entry.trouble for entry in library.entries()} == {""}


def test_a_file_of_a_newer_version_is_read_once_it_can_be(
    library: Library, tables: list[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An update does not touch the files."""

    def too_new(path: Path) -> SavedGame:
        raise StorageError("newer_version", path, version="9.1.0")

    monkeypatch.setattr(library_module, "read_game", too_new)
    assert {entry.trouble for entry in library.entries()} == {"newer_version"}
    monkeypatch.undo()
    assert {entry.trouble for entry in library.entries()} == {""}
