"""A table without a screen: sessions over a store in a temporary folder."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from sevens_desktop.storage.games import GameStore
from sevens_desktop.storage.places import Places
from sevens_desktop.storage.saved import Player
from sevens_desktop.table.bot_job import BotJob
from sevens_desktop.table.dealing import Going, Plan, deal, resume
from sevens_desktop.table.session import Session
from sevens_desktop.table.sitting import Sitting


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
        self, *players: Player, seed: str = "TABLE-1", slug: str = "the-sins", start: bool = True, **rules: object
    ) -> Session:
        """``rules`` are the game's options and those of the table."""
        table: dict[str, object] = {key: rules.pop(key) for key in ("curtain", "undo", "hints") if key in rules}
        return self._open(deal(self.store, Plan(slug, seed, rules, players, table)), start)

    def resume(self, game_id: str) -> Session:
        return self._open(resume(self.store, game_id), True)

    def _open(self, opening: tuple[Sitting, Going], start: bool) -> Session:
        session = Session(*opening, self.bots, self.house)
        self.open.append(session)
        if start:
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


Play = Callable[[Session, str], None]


@pytest.fixture
def play() -> Play:
    """Press through the prompt: ``take envy`` picks the kind and presses the button."""

    def press(session: Session, text: str) -> None:
        verb, kind = text.split(" ")
        session.prompt.pick(f"kind:{kind}")
        session.prompt.press(verb)

    return press
