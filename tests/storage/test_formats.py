"""Games saved by each format so far can be opened."""

from __future__ import annotations

import shutil
from pathlib import Path

from sevens_desktop.storage.errors import StorageError
from sevens_desktop.storage.games import GameStore
from sevens_desktop.storage.library import Library
from sevens_desktop.storage.places import Places
from sevens_desktop.storage.saved import BOT, FORMAT, Player

FIXTURES = Path(__file__).parent / "fixtures"


def test_there_is_a_fixture_of_each_format() -> None:
    formats = {int(file.stem.removeprefix("game_")) for file in FIXTURES.glob("game_*.sevens")}
    assert formats == set(range(1, FORMAT + 1))


def test_format_1(store: GameStore, places: Places, troubles: list[StorageError]) -> None:
    """A finished game with Penance: a chosen seed, three decisions undone, a seat handed to a bot."""
    places.games.mkdir(parents=True)
    shutil.copy(FIXTURES / "game_1.sevens", places.games)
    opened = store.open("game_1", troubles.append)
    opened.file.close()
    saved = opened.saved
    assert (saved.slug, saved.seed, saved.options["penance"]) == ("the-sins", "FIRST-FORMAT", True)
    assert saved.players == (Player("Nadia", colour=2), Player("Mira", BOT, "easy", 5), Player("Otto", BOT, "sharp", 4))
    assert saved.marks == ("hand_seeded", "free_undo", "handed_over")
    assert saved.table == {"undo": "free"}
    outcome = opened.state.outcome()
    assert outcome is not None and saved.outcome is not None
    assert (saved.ply, outcome.places, outcome.scores) == (39, (2, 3, 1), (-1, 0, -9))
    assert (saved.outcome.places, saved.outcome.scores) == (outcome.places, outcome.scores)
    (entry,) = Library(places).entries()
    assert (entry.finished, entry.winners, entry.created) == (True, (2,), "2026-11-29T20:00:09+00:00")
