"""The file of a running game: one call for each thing that happens, none of which waits for the disk."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path

from sevens_desktop import __version__
from sevens_desktop.engine.contract import Action, State
from sevens_desktop.storage.lines import digest, encode
from sevens_desktop.storage.saved import FORMAT, Player, Setup
from sevens_desktop.storage.writer import LineWriter

POSITION_EVERY = 10
"""Decisions between two stored positions: what a change of rules after a crash may cost at most."""

Clock = Callable[[], datetime]


def now() -> datetime:
    return datetime.now(UTC)


class GameFile:
    """Belongs to one thread; the writing is done on its own. ``close`` ends it.

    No method raises: trouble goes to the writer's ``on_error`` while the game goes on, and what could not be written is
    tried again with the next line. Only ``flush`` and ``close`` wait, and raise ``StorageError``.
    """

    def __init__(self, writer: LineWriter, ply: int, rules_version: int, clock: Clock) -> None:
        self.ply = ply
        self._writer = writer
        self._rules_version = rules_version
        self._clock = clock
        self._unstored: Mapping[str, object] | None = None

    @property
    def path(self) -> Path:
        return self._writer.path

    @property
    def id(self) -> str:
        return self.path.stem

    @classmethod
    def begin(cls, writer: LineWriter, setup: Setup, clock: Clock) -> GameFile:
        record = setup.record
        state = record.game.load(record.opening)
        file = cls(writer, 0, record.rules_version, clock)
        file._put(
            "game",
            format=FORMAT,
            app=__version__,
            game=record.slug,
            rules=record.rules_version,
            players=[asdict(player) for player in setup.players],
            seed=record.seed,
            options=dict(record.options),
            table=dict(setup.table),
            marks=list(setup.marks),
            turn=state.turn,
            to_act=state.to_act,
            position=record.opening,
            time=file._time(),
        )
        return file

    def append(self, seat: int, action: Action, state: State) -> None:
        """The seat decided; ``state`` is the position after it. The outcome is written with the last decision."""
        self.ply += 1
        position = state.position()
        outcome = state.outcome()
        self._put(
            "decision",
            ply=self.ply,
            seat=seat,
            action=str(action),
            digest=digest(position),
            turn=state.turn,
            to_act=state.to_act,
            time=self._time(),
            **({} if outcome is None else {"outcome": asdict(outcome)}),
        )
        self._unstored = position
        if outcome is not None or self.ply % POSITION_EVERY == 0:
            self._store_position()

    def undo(self, decisions: int, state: State) -> None:
        """The last ``decisions`` are taken back; ``state`` is the position before them."""
        self.ply -= decisions
        self.store_position(state)

    def store_position(self, state: State) -> None:
        """The game stands in ``state``: what a later Sevens with other rules takes up."""
        self._unstored = state.position()
        self._store_position()

    def hand_over(self, seat: int, player: Player) -> None:
        """Somebody else plays this seat from now on."""
        self._put("seat", seat=seat, player=asdict(player))
        self.mark("handed_over")

    def mark(self, mark: str) -> None:
        """Do not count this game, for one of ``MARKS``."""
        self._put("mark", mark=mark)

    def flush(self) -> None:
        """Wait until all is on the disk. Raises ``StorageError`` if it cannot be written; it stays pending."""
        self._writer.flush()

    def close(self) -> None:
        """Store the position and end the writing. Raises ``StorageError`` if something could not be written."""
        if self._unstored is not None:
            self._store_position()
        self._writer.close()

    def _store_position(self) -> None:
        self._put("position", ply=self.ply, rules=self._rules_version, position=self._unstored)
        self._unstored = None

    def _put(self, kind: str, **fields: object) -> None:
        self._writer.put(encode({"kind": kind, **fields}))

    def _time(self) -> str:
        return self._clock().isoformat(timespec="seconds")
