"""Games come back as they were left: created, resumed, undone, exported, imported, deleted."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from sevens_desktop.engine.catalog import GAMES
from sevens_desktop.storage.errors import StorageError
from sevens_desktop.storage.games import LONGEST_STEM, GameStore, Imported
from sevens_desktop.storage.places import Places
from sevens_desktop.storage.reading import read_game
from sevens_desktop.storage.resuming import resume
from sevens_desktop.storage.saved import BOT, Player
from tests.storage.played import PEOPLE, Table, setup

Troubles = list[StorageError]


@pytest.mark.parametrize("slug", GAMES)
def test_a_whole_game_comes_back_with_its_outcome(slug: str, store: GameStore, troubles: Troubles) -> None:
    table = Table.begin(store, setup(slug), troubles.append)
    table.play()
    table.file.close()
    opened = store.open(table.file.id, troubles.append)
    opened.file.close()
    assert opened.state.position() == table.state.position()
    assert opened.record.replay().position() == table.state.position()
    assert opened.saved.outcome is not None
    outcome = table.state.outcome()
    assert outcome is not None
    assert opened.saved.outcome.places == outcome.places
    assert opened.saved.outcome.winners == outcome.winners
    assert opened.saved.outcome.reason == outcome.reason
    assert not opened.saved.torn and troubles == []


def test_the_header_holds_everything_that_was_chosen(store: GameStore, troubles: Troubles) -> None:
    new = setup(seed="HEAD-1", table={"undo": "free", "hints": False}, marks=("hand_seeded",))
    file = store.create(new, troubles.append)
    file.close()
    saved = read_game(file.path)
    assert (saved.slug, saved.seed, saved.options) == ("the-sins", "HEAD-1", new.record.options)
    assert (saved.players, saved.table, saved.marks) == (new.players, new.table, new.marks)
    assert (saved.ply, saved.turn, saved.to_act, saved.outcome) == (0, 1, new.record.replay().to_act, None)
    assert resume(saved).record == new.record


def test_a_game_is_left_and_taken_up_after_every_decision(store: GameStore, troubles: Troubles) -> None:
    table = Table.begin(store, setup(), troubles.append)
    game_id = table.file.id
    while table.state.to_act is not None:
        table.play(1)
        table.file.close()
        opened = store.open(game_id, troubles.append)
        assert opened.state.position() == table.state.position()
        assert len(opened.record.actions) == opened.file.ply == len(table.states) - 1
        assert opened.saved.to_act == table.state.to_act
        table = Table(opened.file, [*table.states[:-1], opened.state], table.rng)
    table.file.close()
    assert troubles == []


def test_every_decision_is_on_the_disk_when_flushed(store: GameStore, troubles: Troubles) -> None:
    table = Table.begin(store, setup(), troubles.append)
    for ply in range(1, 8):
        table.play(1)
        table.file.flush()
        assert resume(read_game(table.file.path)).state.position() == table.states[ply].position()
    table.file.close()


def test_undo_takes_decisions_back_for_good(store: GameStore, troubles: Troubles) -> None:
    table = Table.begin(store, setup(), troubles.append)
    table.play(6)
    table.undo(4)
    table.file.flush()
    assert read_game(table.file.path).ply == 2
    assert resume(read_game(table.file.path)).state.position() == table.states[2].position()
    table.play(3)
    table.undo(5)
    table.play(2)
    table.file.close()
    opened = store.open(table.file.id, troubles.append)
    opened.file.close()
    assert opened.file.ply == 2
    assert opened.state.position() == table.state.position()


def test_undo_of_the_last_decision_opens_a_finished_game_again(store: GameStore, troubles: Troubles) -> None:
    table = Table.begin(store, setup(), troubles.append)
    table.play()
    table.undo(1)
    table.file.close()
    assert read_game(table.file.path).outcome is None


def test_a_seat_handed_to_a_bot_stays_a_bot_and_is_marked(store: GameStore, troubles: Troubles) -> None:
    table = Table.begin(store, setup(), troubles.append)
    table.play(2)
    bot = Player("Mira", BOT, "easy", 5)
    table.file.hand_over(1, bot)
    table.file.mark("free_undo")
    table.file.mark("free_undo")
    table.file.close()
    saved = read_game(table.file.path)
    assert saved.players == (PEOPLE[0], bot)
    assert saved.marks == ("handed_over", "free_undo")


def test_files_of_games_have_different_names(store: GameStore, troubles: Troubles) -> None:
    files = [store.create(setup(), troubles.append) for _ in range(20)]
    for file in files:
        file.close()
    assert len({file.id for file in files}) == 20


def test_export_and_import_are_copies(store: GameStore, tmp_path: Path, troubles: Troubles) -> None:
    table = Table.begin(store, setup(), troubles.append)
    table.play(5)
    table.file.close()
    target = tmp_path / "to a friend" / "Zoë's game.sevens"
    store.export_game(table.file.id, target)
    assert target.read_bytes() == table.file.path.read_bytes()
    store.delete(table.file.path)
    assert store.import_game(target) == Imported("Zoë's game", new=True)
    assert store.path("Zoë's game").read_bytes() == target.read_bytes()


@pytest.mark.parametrize("letter", ["x", "é", "🂡"])
def test_a_name_as_long_as_can_be_is_taken_in_and_shortened(
    letter: str, store: GameStore, tmp_path: Path, troubles: Troubles
) -> None:
    """Twice, with a game of the same beginning, and set aside when it is damaged."""
    longest = letter * (248 // len(letter.encode()))
    ids = []
    for decisions in (5, 9):
        table = Table.begin(store, setup(), troubles.append)
        table.play(decisions)
        table.file.close()
        copy = tmp_path / f"{longest}.sevens"
        copy.write_bytes(table.file.path.read_bytes())
        store.delete(table.file.path)
        ids.append(store.import_game(copy).id)
    assert ids == [letter * LONGEST_STEM, letter * LONGEST_STEM + "-2"]
    damaged = store.path(longest)
    damaged.write_bytes(copy.read_bytes().replace(b'"turn"', b'"burn"'))
    with pytest.raises(StorageError) as caught:
        store.open(longest, troubles.append)
    assert caught.value.code == "damaged"
    assert not damaged.exists()


def test_a_game_that_is_here_is_not_taken_in_again(store: GameStore, tmp_path: Path, troubles: Troubles) -> None:
    """Neither itself, nor a copy, nor a copy of what it was before it was played on."""
    table = Table.begin(store, setup(), troubles.append)
    table.play(5)
    table.file.flush()
    copy = tmp_path / "copy.sevens"
    store.export_game(table.file.id, copy)
    here = Imported(table.file.id, new=False)
    assert store.import_game(copy) == here
    table.play(3)
    table.undo(2)
    table.file.close()
    assert store.import_game(copy) == here
    copy.write_bytes(copy.read_bytes() + b'{"kind":"decision","pl')
    assert store.import_game(copy) == here
    assert store.import_game(table.file.path) == here


def test_a_copy_that_holds_more_is_taken_in_once(store: GameStore, tmp_path: Path, troubles: Troubles) -> None:
    """Played on elsewhere: both stay as they are."""
    table = Table.begin(store, setup(), troubles.append)
    table.play(5)
    table.file.flush()
    early = table.file.path.read_bytes()
    table.play(5)
    table.file.close()
    copy = tmp_path / "further.sevens"
    store.export_game(table.file.id, copy)
    table.file.path.write_bytes(early)
    assert store.import_game(copy) == Imported("further", new=True)
    assert store.import_game(copy) == Imported("further", new=False)
    assert table.file.path.read_bytes() == early


def test_a_copy_of_a_game_that_is_damaged_here_is_taken_in(
    store: GameStore, tmp_path: Path, troubles: Troubles
) -> None:
    table = Table.begin(store, setup(), troubles.append)
    table.play(5)
    table.file.close()
    copy = tmp_path / "copy.sevens"
    store.export_game(table.file.id, copy)
    path = table.file.path
    path.write_bytes(path.read_bytes() + b"what is this\n" + copy.read_bytes())
    assert store.import_game(copy) == Imported("copy", new=True)


def test_import_refuses_what_cannot_be_played(store: GameStore, places: Places, tmp_path: Path) -> None:
    source = tmp_path / "letter.sevens"
    source.write_text("Dear Nadia", encoding="utf-8")
    with pytest.raises(StorageError) as caught:
        store.import_game(source)
    assert caught.value.code == "foreign"
    assert source.read_text(encoding="utf-8") == "Dear Nadia"
    assert not places.games.exists()


def test_delete_can_be_undone_until_the_trash_is_emptied(store: GameStore, places: Places, troubles: Troubles) -> None:
    table = Table.begin(store, setup(), troubles.append)
    table.play(3)
    table.file.close()
    path, content = table.file.path, table.file.path.read_bytes()
    deleted = store.delete(path)
    assert not path.exists()
    assert store.restore(deleted) == path
    assert path.read_bytes() == content
    again = store.delete(path)
    shutil.copy(again.trashed, path)
    other = store.restore(again)
    assert other != path and other.read_bytes() == content
    store.delete(other)
    store.empty_trash()
    assert list(places.trash.iterdir()) == []
    assert path.exists()


def test_emptying_a_trash_that_was_never_used_is_nothing(store: GameStore) -> None:
    store.empty_trash()


def test_deleting_what_is_gone_says_so(store: GameStore) -> None:
    with pytest.raises(StorageError) as caught:
        store.delete(store.path("gone"))
    assert caught.value.code == "missing"
