"""Saved games for trying the packed program out."""

from __future__ import annotations

from pathlib import Path
from random import Random

from sevens_desktop.engine.catalog import GAMES
from sevens_desktop.engine.record import Record
from sevens_desktop.storage.errors import StorageError
from sevens_desktop.storage.games import GameStore
from sevens_desktop.storage.places import Places
from sevens_desktop.storage.saved import BOT, PERSON, Player, Setup

SLUG = "the-sins"
BOTS = (Player("Otto", BOT, "easy"), Player("Mira", BOT, "easy", 1))
PEOPLE = (Player("Zoë", PERSON), Player("Mira", BOT, "easy", 1))


def new_game(home: Path) -> Path:
    """A game that has just been dealt to bots; they play on as soon as it is opened."""
    return save_game(home, BOTS, 0)


def finished_game(home: Path) -> Path:
    """A game of a person to its end."""
    return save_game(home, PEOPLE, 1000)


def save_game(home: Path, players: tuple[Player, ...], decisions: int) -> Path:
    """The file of a game with this many decisions, chosen by lot, or of all that it takes."""
    game = GAMES[SLUG]
    record = Record.start(game, len(players), "TRY-OUT")
    state = game.load(record.opening)
    store = GameStore(Places.under(home))
    file = store.create(Setup(record, players), on_error=fail)
    rng = Random(7)
    while (seat := state.to_act) is not None and decisions:
        action = rng.choice(state.legal_actions())
        state.apply(action)
        file.append(seat, action, state)
        decisions -= 1
    file.close()
    return store.path(file.id)


def fail(error: StorageError) -> None:
    raise error
