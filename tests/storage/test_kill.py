"""kill -9 at any moment loses at most the decision that was being written."""

from __future__ import annotations

import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

from sevens_desktop.storage.errors import StorageError
from sevens_desktop.storage.games import GameStore
from sevens_desktop.storage.places import Places
from tests.storage.played import Table, setup

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("decisions", [1, 2, 9, 10, 11, 23, 45])
def test_killed_after_some_decisions(
    decisions: int, store: GameStore, places: Places, tmp_path: Path, troubles: list[StorageError]
) -> None:
    expected = Table.begin(store, setup(), troubles.append)
    expected.play()
    expected.file.close()

    places = Places.under(tmp_path / "killed")
    command = [sys.executable, "-m", "tests.storage.endless", str(tmp_path / "killed")]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as player:
        assert player.stdout is not None
        said = list(islice(player.stdout, decisions))
        player.kill()
        said += player.stdout.readlines()
    game_id, _, ply = said[-1].strip().partition(" ")
    opened = GameStore(places).open(game_id, troubles.append)
    opened.file.close()
    assert opened.saved.ply in (int(ply), int(ply) + 1)
    assert opened.state.position() == expected.states[opened.saved.ply].position()
    for path in places.games.glob("*.sevens"):
        GameStore(places).open(path.stem, troubles.append).file.close()
    assert troubles == []
