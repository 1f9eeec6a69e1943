"""Where sessions come from: a fresh deal or a saved game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Qt, Signal

from sevens_desktop.engine.catalog import GAMES
from sevens_desktop.engine.record import Record
from sevens_desktop.storage.errors import StorageError
from sevens_desktop.storage.game_file import GameFile
from sevens_desktop.storage.games import GameStore
from sevens_desktop.storage.resuming import Resumed
from sevens_desktop.storage.saved import Player, SavedGame, Setup
from sevens_desktop.table.history import History
from sevens_desktop.table.sitting import Sitting


class Reports(QObject):
    """Carries trouble from the writing thread to the table; ``unsaved`` holds a ``StorageError``.

    It arrives in a later turn of the event loop, so that whoever sits down in this one hears of it.
    """

    unsaved = Signal(object)
    _written = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._written.connect(self.unsaved, Qt.ConnectionType.QueuedConnection)

    def report(self, error: StorageError) -> None:
        """From any thread."""
        self._written.emit(error)


@dataclass(frozen=True, slots=True)
class Going:
    """A game on its way: where it stands and where it is written."""

    history: History
    file: GameFile
    reports: Reports
    resumed: bool = False


@dataclass(frozen=True, slots=True)
class Plan:
    """A new game as somebody wants it."""

    slug: str
    seed: str
    options: Mapping[str, object]
    players: tuple[Player, ...]
    table: Mapping[str, object] = field(default_factory=dict)
    marks: tuple[str, ...] = ()


def deal(store: GameStore, plan: Plan) -> tuple[Sitting, Going]:
    """Raises ``OptionError``."""
    game = GAMES[plan.slug]
    record = Record.start(game, len(plan.players), plan.seed, plan.options)
    reports = Reports()
    setup = Setup(record, plan.players, plan.table, plan.marks)
    file = store.create(setup, reports.report)
    sitting = Sitting(file.id, plan.slug, record.seed, record.options, plan.players, plan.table, plan.marks)
    return sitting, Going(History(game.load(record.opening)), file, reports)


def resume(store: GameStore, game_id: str) -> tuple[Sitting, Going]:
    """Raises ``StorageError``."""
    reports = Reports()
    opened = store.open(game_id, reports.report)
    return sitting_of(opened.saved, opened.resumed), Going(
        history_of(opened.record), opened.file, reports, resumed=True
    )


def sitting_of(saved: SavedGame, resumed: Resumed) -> Sitting:
    return Sitting(
        saved.id,
        saved.slug,
        saved.seed,
        resumed.state.options,
        saved.players,
        saved.table,
        saved.marks,
        resumed.start + resumed.lost,
    )


def history_of(record: Record) -> History:
    return History.replay(record.game, record.game.load(record.opening), record.actions)
