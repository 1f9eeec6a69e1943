"""A record of other rules opens at its stored latest position and plays on."""

from __future__ import annotations

import pytest

from sevens_desktop.engine.the_sins.game import THE_SINS
from sevens_desktop.storage.errors import StorageError
from sevens_desktop.storage.game_file import POSITION_EVERY
from sevens_desktop.storage.games import GameStore
from sevens_desktop.storage.lines import decode, encode
from sevens_desktop.storage.reading import read_game
from sevens_desktop.storage.resuming import resume
from tests.storage.played import Table, setup

Troubles = list[StorageError]


def test_it_plays_on_and_replays_from_there(
    store: GameStore, troubles: Troubles, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table.begin(store, setup(), troubles.append)
    table.play(7)
    table.file.close()
    monkeypatch.setattr(THE_SINS, "rules_version", 2)
    opened = store.open(table.file.id, troubles.append)
    assert opened.state.position() == table.state.position()
    assert (opened.resumed.start, opened.resumed.lost, opened.record.actions) == (7, 0, ())
    assert opened.record.rules_version == 2
    again = Table(opened.file, [opened.state])
    again.play(4)
    again.undo(1)
    again.file.close()
    saved = read_game(table.file.path)
    assert [decision.ply for decision in saved.decisions] == list(range(1, 11))
    resumed = resume(saved)
    assert (resumed.start, len(resumed.record.actions)) == (7, 3)
    assert resumed.state.position() == again.state.position()
    assert resumed.record.replay().position() == again.state.position()


def test_after_a_crash_it_opens_at_the_last_position_that_was_stored(
    store: GameStore, troubles: Troubles, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table.begin(store, setup(), troubles.append)
    table.play(POSITION_EVERY + 3)
    table.file.flush()
    crashed = table.file.path.read_bytes()
    table.file.close()
    table.file.path.write_bytes(crashed)
    monkeypatch.setattr(THE_SINS, "rules_version", 2)
    opened = store.open(table.file.id, troubles.append)
    opened.file.close()
    assert opened.state.position() == table.states[POSITION_EVERY].position()
    assert (opened.resumed.start, opened.resumed.lost) == (POSITION_EVERY, 3)
    assert read_game(table.file.path).ply == POSITION_EVERY


def test_a_finished_game_shows_its_end_and_is_not_written_to(
    store: GameStore, troubles: Troubles, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table.begin(store, setup(), troubles.append)
    table.play()
    table.file.close()
    content = table.file.path.read_bytes()
    monkeypatch.setattr(THE_SINS, "rules_version", 2)
    opened = store.open(table.file.id, troubles.append)
    opened.file.close()
    assert opened.state.outcome() == table.state.outcome()
    assert table.file.path.read_bytes() == content


def test_a_position_that_means_nothing_any_more_is_left_alone(
    store: GameStore, troubles: Troubles, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = store.create(setup(), troubles.append)
    file.close()
    header = decode(file.path.read_bytes()[:-1])
    assert header is not None
    content = encode({**header, "position": {"game": "the-sins", "written": "otherwise"}})
    file.path.write_bytes(content)
    monkeypatch.setattr(THE_SINS, "rules_version", 2)
    with pytest.raises(StorageError) as caught:
        store.open(file.id, troubles.append)
    assert caught.value.code == "rules_changed"
    assert file.path.read_bytes() == content
