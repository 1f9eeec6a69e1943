"""Torn, empty, newer, a folder in its place, unwritable, full: a clear code, nothing lost, the others untouched."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from sevens_desktop.storage.disk import Disk
from sevens_desktop.storage.errors import CODES, StorageError, read_error, write_error
from sevens_desktop.storage.games import GameStore
from sevens_desktop.storage.library import Library
from sevens_desktop.storage.lines import Json, decode, encode
from sevens_desktop.storage.places import Places
from sevens_desktop.storage.reading import read_game
from sevens_desktop.storage.resuming import resume
from tests.storage.played import FailingDisk, FullDisk, Table, setup

Troubles = list[StorageError]


def saved_lines(path: Path) -> list[Json]:
    values = [decode(line) for line in path.read_bytes().splitlines()]
    return [value for value in values if value is not None]


def write_lines(path: Path, values: list[Json]) -> None:
    path.write_bytes(b"".join(map(encode, values)))


@pytest.fixture
def table(store: GameStore, troubles: Troubles) -> Table:
    """A game of six decisions with an undo in it, left alone."""
    table = Table.begin(store, setup(), troubles.append)
    table.play(4)
    table.undo(2)
    table.play(4)
    table.file.close()
    return table


def unexpected(error: StorageError) -> None:
    raise error


def open_error(store: GameStore, game_id: str) -> StorageError:
    with pytest.raises(StorageError) as caught:
        store.open(game_id, unexpected)
    assert caught.value.code in CODES
    return caught.value


def test_torn_at_any_byte_it_loses_at_most_the_last_line(table: Table, store: GameStore, troubles: Troubles) -> None:
    path = table.file.path
    data = path.read_bytes()
    header = data.index(b"\n") + 1
    plies = [1, 2, 3, 4, 2, 3, 4, 5, 6, 6]  # what each line after the header leads to
    for cut in range(len(data)):
        path.write_bytes(data[:cut])
        if cut < header:
            with pytest.raises(StorageError) as caught:
                read_game(path)
            assert caught.value.code == "damaged"
            continue
        lines = data[:cut].count(b"\n") - 1
        ply = plies[lines - 1] if lines else 0
        saved = read_game(path)
        assert saved.ply == ply
        assert saved.torn == (not data[:cut].endswith(b"\n"))
        if cut % 40 == 0:
            opened = store.open(table.file.id, troubles.append)
            assert opened.state.to_act == resume(saved).state.to_act
            again = Table(opened.file, [opened.state])
            again.play(1)
            again.file.close()
            assert resume(read_game(path)).state.position() == again.state.position()


def test_any_changed_byte_is_damage_or_costs_the_last_line(table: Table) -> None:
    path = table.file.path
    data = path.read_bytes()
    last = data.rindex(b"\n", 0, -1) + 1
    for place in range(0, len(data), 7):
        changed = bytearray(data)
        changed[place] ^= 1
        path.write_bytes(changed)
        try:
            saved = read_game(path)
        except StorageError as error:
            assert error.code == "damaged"
        else:
            assert saved.torn and place >= last - 1


def test_a_damaged_file_is_set_aside_and_the_others_do_not_care(
    table: Table, store: GameStore, places: Places, troubles: Troubles
) -> None:
    other = Table.begin(store, setup(seed="OTHER"), troubles.append)
    other.play(3)
    other.file.close()
    path = table.file.path
    damaged = path.read_bytes().replace(b"decision", b"decizion", 1)
    path.write_bytes(damaged)
    error = open_error(store, table.file.id)
    assert error.code == "damaged"
    kept = Path(str(error.facts["kept"]))
    assert kept.read_bytes() == damaged and kept != path and not path.exists()
    path.write_bytes(damaged)
    second = Path(str(open_error(store, table.file.id).facts["kept"]))
    assert kept.read_bytes() == second.read_bytes() == damaged and second != kept
    store.open(other.file.id, troubles.append).file.close()
    entries = {Path(entry.path): entry.trouble for entry in Library(places).entries()}
    assert entries == {kept: "damaged", second: "damaged", other.file.path: ""}


def test_a_game_that_does_not_replay_is_set_aside_too(table: Table, store: GameStore, places: Places) -> None:
    values = saved_lines(table.file.path)
    values[1]["digest"] = "0123456789abcdef"
    write_lines(table.file.path, values)
    kept = str(open_error(store, table.file.id).facts["kept"])
    assert [(entry.path, entry.trouble) for entry in Library(places).entries()] == [(kept, "damaged")]


def test_an_empty_file_is_damaged(table: Table, store: GameStore) -> None:
    table.file.path.write_bytes(b"")
    error = open_error(store, table.file.id)
    assert (error.code, error.facts["why"]) == ("damaged", "empty")


def test_a_newer_version_is_left_where_it_is(table: Table, store: GameStore, places: Places) -> None:
    path = table.file.path
    header, *rest = saved_lines(path)
    write_lines(path, [{**header, "format": 2, "app": "9.1.0", "players": "elsewhere"}, *rest, {"kind": "weather"}])
    content = path.read_bytes()
    error = open_error(store, table.file.id)
    assert (error.code, error.facts["version"]) == ("newer_version", "9.1.0")
    assert path.read_bytes() == content
    assert [entry.trouble for entry in Library(places).entries()] == ["newer_version"]


def test_a_game_this_sevens_does_not_have_is_left_where_it_is(table: Table, store: GameStore) -> None:
    path = table.file.path
    header, *rest = saved_lines(path)
    write_lines(path, [{**header, "game": "7-seas"}, *rest])
    error = open_error(store, table.file.id)
    assert (error.code, error.facts["game"]) == ("unknown_game", "7-seas")
    assert path.exists()


def test_a_folder_in_its_place_is_unreadable_and_stays(table: Table, store: GameStore, places: Places) -> None:
    folder = store.path("folder")
    folder.mkdir()
    assert open_error(store, "folder").code == "unreadable"
    assert folder.is_dir()
    entries = {entry.id: entry.trouble for entry in Library(places).entries()}
    assert entries == {"folder": "unreadable", table.file.id: ""}


def test_a_missing_file_is_missing(store: GameStore) -> None:
    assert open_error(store, "never-was").code == "missing"


@pytest.mark.parametrize(
    ("line", "change"),
    [
        (0, {"players": [{"name": "Nadia"}]}),
        (0, {"players": 3}),
        (0, {"rules": "1"}),
        (0, {"format": 0}),
        (0, {"position": []}),
        (0, {"kind": "decision"}),
        (1, {"ply": 2}),
        (1, {"seat": 2}),
        (1, {"kind": "weather"}),
        (1, {"outcome": {"places": [1]}}),
        (1, {"outcome": {"places": [1], "scores": [0, 0]}}),
        (5, {"ply": 9}),
    ],
    ids=str,
)
def test_a_line_that_means_nothing_is_damage(table: Table, line: int, change: Json) -> None:
    values = saved_lines(table.file.path)
    values[line] |= change
    write_lines(table.file.path, values)
    with pytest.raises(StorageError) as caught:
        read_game(table.file.path)
    assert (caught.value.code, caught.value.facts["line"]) == ("damaged", line + 1)


@pytest.mark.parametrize(
    ("line", "change", "ply"),
    [
        (0, {"position": {}}, 0),
        (1, {"action": "take umbrage"}, 1),
        (1, {"action": "take judgment"}, 1),
        (2, {"digest": "0123456789abcdef"}, 2),
    ],
    ids=str,
)
def test_a_game_that_does_not_replay_is_damaged(table: Table, line: int, change: Json, ply: int) -> None:
    values = saved_lines(table.file.path)
    values[line] |= change
    write_lines(table.file.path, values)
    saved = read_game(table.file.path)
    with pytest.raises(StorageError) as caught:
        resume(saved)
    assert (caught.value.code, caught.value.facts["ply"]) == ("damaged", ply)


def test_a_decision_of_the_other_seat_is_damage(table: Table) -> None:
    values = saved_lines(table.file.path)
    values[1]["seat"] = 1 if values[1]["seat"] == 0 else 0
    write_lines(table.file.path, values)
    with pytest.raises(StorageError) as caught:
        resume(read_game(table.file.path))
    assert (caught.value.code, caught.value.facts["ply"]) == ("damaged", 1)


def test_players_must_fill_the_seats(table: Table) -> None:
    header, *rest = saved_lines(table.file.path)
    players = header["players"]
    assert isinstance(players, list)
    write_lines(table.file.path, [{**header, "players": players * 2}, *rest])
    with pytest.raises(StorageError) as caught:
        resume(read_game(table.file.path))
    assert caught.value.code == "damaged"


@pytest.mark.parametrize("disk", [FailingDisk(), FullDisk(room=10)], ids=["unwritable", "disk_full"])
def test_the_game_goes_on_where_nothing_can_be_written(
    disk: Disk, places: Places, troubles: Troubles, request: pytest.FixtureRequest
) -> None:
    table = Table.begin(GameStore(places, disk), setup(), troubles.append)
    table.play()
    assert table.state.outcome() is not None
    with pytest.raises(StorageError) as caught:
        table.file.close()
    assert caught.value.code == request.node.callspec.id
    assert [trouble.code for trouble in troubles] == [caught.value.code]
    assert list(places.games.iterdir()) == []


def test_a_data_folder_that_cannot_be_made(places: Places, troubles: Troubles) -> None:
    places.data.mkdir(parents=True)
    places.games.write_text("a file where the folder should be", encoding="utf-8")
    table = Table.begin(GameStore(places), setup(), troubles.append)
    table.play()
    with pytest.raises(StorageError):
        table.file.close()
    assert [trouble.code for trouble in troubles] == ["unwritable"]
    with pytest.raises(StorageError) as caught:
        Library(places).entries()
    assert caught.value.code == "unreadable"


def test_a_full_disk_in_mid_game_costs_nothing_once_it_has_room(places: Places, troubles: Troubles) -> None:
    disk = FullDisk()
    store = GameStore(places, disk)
    table = Table.begin(store, setup(), troubles.append)
    table.play(3)
    table.file.flush()
    disk.room = 50
    table.play(4)
    with pytest.raises(StorageError) as caught:
        table.file.flush()
    assert caught.value.code == "disk_full"
    torn = read_game(table.file.path)
    assert torn.ply == 3 and torn.torn
    disk.room = None
    table.play(1)
    table.file.close()
    assert resume(read_game(table.file.path)).state.position() == table.states[8].position()
    assert [trouble.code for trouble in troubles] == ["disk_full"]


def test_a_file_that_vanished_is_reported_and_the_game_goes_on(store: GameStore, troubles: Troubles) -> None:
    table = Table.begin(store, setup(), troubles.append)
    table.play(3)
    table.file.flush()
    table.file.path.unlink()
    table.play()
    with pytest.raises(StorageError):
        table.file.close()
    assert [trouble.code for trouble in troubles] == ["missing"]


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EDQUOT, errno.EFBIG])
def test_all_ways_of_being_full(number: int) -> None:
    assert write_error(Path("x"), OSError(number, "full")).code == "disk_full"


def test_errors_of_reading_name_the_path() -> None:
    error = read_error(Path("x"), PermissionError(errno.EACCES, "Permission denied"))
    assert (error.code, error.facts) == ("unreadable", {"path": "x", "why": "Permission denied"})


def test_a_failed_export_leaves_both_files(table: Table, places: Places, tmp_path: Path) -> None:
    target = tmp_path / "copy.sevens"
    target.write_bytes(b"older copy")
    content = table.file.path.read_bytes()
    with pytest.raises(StorageError) as caught:
        GameStore(places, FullDisk(room=10)).export_game(table.file.id, target)
    assert caught.value.code == "disk_full"
    assert (target.read_bytes(), table.file.path.read_bytes()) == (b"older copy", content)
    with pytest.raises(StorageError) as caught:
        GameStore(places).export_game("gone", target)
    assert caught.value.code == "missing"


@pytest.mark.parametrize("content", [b"Dear Nadia\n", b"\x89PNG\r\n\x1a\n", b'{"kind":"shopping"}\n', b"{}"])
def test_what_is_no_file_of_sevens_is_foreign_and_stays(store: GameStore, places: Places, content: bytes) -> None:
    path = store.path("letter")
    path.parent.mkdir(parents=True)
    path.write_bytes(content)
    assert open_error(store, "letter").code == "foreign"
    assert path.read_bytes() == content
    assert [entry.trouble for entry in Library(places).entries()] == ["foreign"]


@pytest.mark.parametrize(
    ("key", "value"),
    [("turn", 10**30), ("to_act", 2**60), ("seed", "no seed"), ("seed", "")],
)
def test_a_header_that_no_screen_can_show_is_damage(key: str, value: object, table: Table, store: GameStore) -> None:
    header, *others = saved_lines(table.file.path)
    write_lines(table.file.path, [{**header, key: value}, *others])
    error = open_error(store, table.file.id)
    assert error.code == "damaged"
    assert error.facts["why"] == key


def test_a_score_that_no_screen_can_show_is_damage(store: GameStore, troubles: Troubles) -> None:
    table = Table.begin(store, setup(), troubles.append)
    table.play()
    table.file.close()
    lines = saved_lines(table.file.path)
    last = next(line for line in lines if "outcome" in line)
    outcome = last["outcome"]
    assert isinstance(outcome, dict)
    last["outcome"] = {**outcome, "scores": [10**30, 0]}
    write_lines(table.file.path, lines)
    assert open_error(store, table.file.id).code == "damaged"


@pytest.mark.parametrize("options", [{}, {"penance": 5, "unheard_of": True}])
def test_a_game_goes_on_with_the_options_of_its_position(options: Json, table: Table, store: GameStore) -> None:
    header, *others = saved_lines(table.file.path)
    write_lines(table.file.path, [{**header, "options": options}, *others])
    opened = store.open(table.file.id, unexpected)
    opened.file.close()
    assert opened.record.options == opened.state.options == header["options"]
