"""``sevens healthcheck``: does everything work on this machine?"""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from sevens_desktop.bots.worker import Request, SearchProcess
from sevens_desktop.engine.catalog import GAMES
from sevens_desktop.engine.contract import State
from sevens_desktop.engine.record import Record
from sevens_desktop.storage.errors import StorageError
from sevens_desktop.storage.game_file import GameFile
from sevens_desktop.storage.games import GameStore
from sevens_desktop.storage.places import HOME_VARIABLE, Places
from sevens_desktop.storage.saved import BOT, Player, Setup

OFF_SCREEN = {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}
LEVEL = "easy"
SEED = "HEALTH"


def healthcheck(_arguments: Namespace) -> int:
    """Play a short game of every title with the search process, keep and read it, and open every screen of the table.

    Nothing of the player's own is touched. Whatever does not work ends in a traceback that names it.
    """
    with TemporaryDirectory(prefix="sevens-") as folder:
        home = Path(folder)
        os.environ.update(OFF_SCREEN, **{HOME_VARIABLE: folder})
        store = GameStore(Places.under(home))
        search = SearchProcess()
        try:
            for slug in GAMES:
                check_game(slug, store, search)
                sys.stdout.write(f"{slug}: played, kept and read\n")
        finally:
            search.close()
        check_table()
        sys.stdout.write("table: every screen opened\n")
    return 0


def check_game(slug: str, store: GameStore, search: SearchProcess) -> None:
    """Bots play a game in the search process, the first of them searches; its file must replay to the same end."""
    game = GAMES[slug]
    record = Record.start(game, max(2, game.seat_counts[0]), SEED)
    state = game.load(record.opening)
    players = tuple(Player(f"Bot {seat}", BOT, LEVEL) for seat in range(state.seats))
    file = store.create(Setup(record, players), on_error=_raise)
    _play(state, file, search)
    file.close()
    opened = store.open(file.id, on_error=_raise)
    opened.file.close()
    if opened.state.position() != state.position():
        raise RuntimeError(f"{slug}: the file holds another game than was played")


def _play(state: State, file: GameFile, search: SearchProcess) -> None:
    game = GAMES[state.slug]
    rng = Random(SEED)
    while (seat := state.to_act) is not None:
        world = state.determinize(seat, rng)
        level = LEVEL if file.ply else "steady"
        answer = search.ask(Request(file.id, file.ply, world, seat, level, rng.getrandbits(32)))
        assert answer is not None
        action = game.parse(answer.action)
        state.apply(action)
        file.append(seat, action, state)


def check_table() -> None:
    from sevens_desktop.ui.application import tour  # noqa: PLC0415 (only the table loads Qt)

    if tour() != 0:
        raise RuntimeError("the table complains")


def _raise(error: StorageError) -> None:
    raise error
