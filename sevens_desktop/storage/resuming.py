"""Puts a saved game back on the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sevens_desktop.engine.catalog import GAMES
from sevens_desktop.engine.contract import Game, IllegalAction, NotationError, PositionError, State
from sevens_desktop.engine.record import Record
from sevens_desktop.storage.errors import StorageError
from sevens_desktop.storage.lines import digest
from sevens_desktop.storage.saved import Decision, SavedGame, Stand


@dataclass(frozen=True, slots=True)
class Resumed:
    """A saved game as it can be played on. ``record`` replays to ``state``; ``start`` is the ply it begins at.

    ``start`` is 0 unless the rules changed since the deal. Then the decisions before it are to be listed, not replayed,
    and ``lost`` counts those after the stored position, which cannot be carried over.
    """

    record: Record
    state: State
    start: int = 0
    lost: int = 0


def resume(saved: SavedGame) -> Resumed:
    """Replay a game and compare every position with what was played.

    A game of other rules is taken up at its stored latest position.
    Raises ``StorageError``: unknown_game, rules_changed, damaged.
    """
    game = GAMES.get(saved.slug)
    if game is None:
        raise StorageError("unknown_game", saved.path, game=saved.slug)
    chapter = _chapter(saved)
    if chapter.rules_version != game.rules_version:
        return _take_up(saved, game)
    state = _replay(saved, game, chapter)
    return Resumed(_record(saved, chapter, state, saved.decisions[chapter.ply :]), state, chapter.ply)


def _chapter(saved: SavedGame) -> Stand:
    """Where the rules came in that the game was last played under."""
    chapter = saved.stands[0]
    for stand in saved.stands:
        if stand.rules_version != chapter.rules_version:
            chapter = stand
    return chapter


def _record(saved: SavedGame, start: Stand, state: State, actions: Sequence[Decision]) -> Record:
    """The options are those of the position: the file may have been begun when there were others."""
    moves = tuple(decision.action for decision in actions)
    rules = GAMES[saved.slug].rules_version
    return Record(saved.slug, rules, state.seats, saved.seed, state.options, start.position, moves)


def _replay(saved: SavedGame, game: Game, start: Stand) -> State:
    ply = start.ply
    try:
        state = game.load(start.position)
        for decision in saved.decisions[start.ply :]:
            ply = decision.ply
            if state.to_act != decision.seat:
                raise _diverges(saved, ply)
            state.apply(game.parse(decision.action))
            if digest(state.position()) != decision.digest:
                raise _diverges(saved, ply)
    except (PositionError, NotationError, IllegalAction) as error:
        raise _diverges(saved, ply) from error
    if state.seats != len(saved.players):
        raise _diverges(saved, ply)
    return state


def _take_up(saved: SavedGame, game: Game) -> Resumed:
    latest = saved.stands[-1]
    try:
        state = game.load(latest.position)
    except PositionError as error:
        raise StorageError("rules_changed", saved.path, version=latest.rules_version) from error
    if state.seats != len(saved.players):
        raise _diverges(saved, latest.ply)
    return Resumed(_record(saved, latest, state, ()), state, latest.ply, lost=saved.ply - latest.ply)


def _diverges(saved: SavedGame, ply: int) -> StorageError:
    return StorageError("damaged", saved.path, ply=ply, why="replay")
