"""A table without a screen: sessions over a store in a temporary folder."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractListModel
from PySide6.QtGui import QGuiApplication

from sevens_desktop.bots.worker import Question
from sevens_desktop.engine.catalog import GAMES
from sevens_desktop.engine.record import Record
from sevens_desktop.storage.games import GameStore
from sevens_desktop.storage.places import Places
from sevens_desktop.storage.saved import Player, Setup
from sevens_desktop.table.base import Table
from sevens_desktop.table.bot_job import BotJob
from sevens_desktop.table.dealing import Going, Plan, Reports, deal, resume
from sevens_desktop.table.history import History
from sevens_desktop.table.session import Session
from sevens_desktop.table.sitting import Sitting


@pytest.fixture(autouse=True)
def in_english(english: None) -> None:
    """All expected words are English."""


class FakeHouse:
    """An application that hurries and remembers closed notes."""

    def __init__(self) -> None:
        self.pace = 0
        self.closed: set[str] = set()

    def bot_pace(self) -> int:
        return self.pace

    def closed_notes(self) -> frozenset[str]:
        return frozenset(self.closed)

    def close_notes(self, notes: Iterable[str]) -> None:
        self.closed.update(notes)


def person(name: str, colour: int = 0) -> Player:
    return Player(name, "person", "", colour)


def bot(name: str, level: str = "easy", colour: int = 1) -> Player:
    return Player(name, "bot", level, colour)


class Tables:
    """Opens sessions and closes what is left of them."""

    def __init__(self, places: Places, bots: BotJob) -> None:
        self.places = places
        self.store = GameStore(places)
        self.house = FakeHouse()
        self.bots = bots
        self.open: list[Session] = []

    def deal(
        self, *players: Player, seed: str = "TABLE-1", slug: str = "the-sins", begin: bool = True, **rules: object
    ) -> Session:
        """``rules`` are the game's options and those of the table."""
        table: dict[str, object] = {key: rules.pop(key) for key in ("curtain", "undo", "hints") if key in rules}
        return self._open(deal(self.store, Plan(slug, seed, rules, players, table)), begin)

    def lay(self, position: Mapping[str, object], *players: Player, **table: object) -> Session:
        """A game that begins in this position."""
        game = GAMES[str(position["game"])]
        options = game.load(position).options
        record = Record(game.slug, game.rules_version, len(players), "LAID", options, position)
        reports = Reports()
        file = self.store.create(Setup(record, players, table), reports.report)
        sitting = Sitting(file.id, game.slug, "LAID", options, players, table)
        return self._open((sitting, Going(History(game.load(position)), file, reports)), True)

    def resume(self, game_id: str) -> Session:
        return self._open(resume(self.store, game_id), True)

    def _open(self, opening: tuple[Sitting, Going], begin: bool) -> Session:
        session = Session(*opening, self.bots, self.house)
        self.open.append(session)
        if begin:
            session.start()
        return session

    def close(self, session: Session) -> None:
        self.open.remove(session)
        assert session.close() is None

    def close_all(self) -> None:
        for session in list(self.open):
            self.close(session)


@pytest.fixture
def tables(qapp: QGuiApplication, tmp_path: Path) -> Iterator[Tables]:
    bots = BotJob()
    tables = Tables(Places.under(tmp_path), bots)
    yield tables
    tables.close_all()
    bots.close()


@pytest.fixture
def asked(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> list[Question]:
    """What the search process would be asked. The test answers in its place: ``tables.bots.answered.emit``."""
    questions: list[Question] = []
    monkeypatch.setattr(tables.bots, "ask", questions.append)
    return questions


def press(session: Session, text: str) -> None:
    """Through the prompt: ``take envy`` picks the kind and presses the button."""
    verb, kind = text.split(" ")
    session.prompt.pick(f"kind:{kind}")
    session.prompt.press(verb)


def press_first(session: Session, verb: str = "take") -> None:
    """Take or feed the leftmost sin."""
    session.prompt.pick(session.prompt.order[0])
    session.prompt.press(verb)


def screen(table: Table) -> dict[str, object]:
    """Everything that QML reads of a table, but for ids and counters of this run."""
    cards, log, prompt = table.cards, table.log, table.prompt
    shown: dict[str, object] = {
        "cards": [_row(cards, row) for row in range(cards.rowCount())],
        "log": [_row(log, row) for row in range(log.rowCount())],
        "prompt": [prompt.title, prompt.line, prompt.emblem, prompt.open, prompt.selected, prompt.closed],
        "buttons": [prompt.buttons, prompt.order, prompt.targets, prompt.reason],
        "view": table.view,
        "head": [table.title, table.subtitle, table.turn, table.watching, table.opponents, table.seats],
        "outcome": table.outcome,
    }
    if isinstance(table, Session):
        shown["session"] = [
            table.curtain,
            table.banner,
            table.waiting,
            table.undo,
            table.hint,
            table.guide,
        ]
    return shown


def _row(model: QAbstractListModel, row: int) -> dict[str, object]:
    at = model.index(row, 0)
    return {bytes(name.data()).decode(): model.data(at, role) for role, name in model.roleNames().items()}
