"""A game with the people at it: what stays true from the deal to the last card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from sevens_desktop.engine.catalog import GAMES
from sevens_desktop.engine.contract import Game
from sevens_desktop.storage.saved import Player
from sevens_desktop.table.curtain import AUTOMATIC
from sevens_desktop.table.players import Voice, badges, is_bot, persons, voice_of
from sevens_desktop.table.presenters.catalog import PRESENTERS
from sevens_desktop.table.undo import STRICT
from sevens_desktop.table.view import Presenter
from sevens_desktop.table.words.games import WORDS, GameWords

TABLE_OPTIONS: Mapping[str, object] = {"curtain": AUTOMATIC, "undo": STRICT, "hints": True}
"""How the table is run unless a new game says otherwise."""


@dataclass(frozen=True)
class Sitting:
    """``table`` holds the ``TABLE_OPTIONS`` of this game; ``marks`` why it is not counted.

    ``unlisted`` decisions were played under other rules and cannot be replayed.
    """

    game_id: str
    slug: str
    seed: str
    options: Mapping[str, object]
    players: tuple[Player, ...]
    table: Mapping[str, object] = field(default_factory=dict)
    marks: tuple[str, ...] = ()
    unlisted: int = 0

    @property
    def game(self) -> Game:
        return GAMES[self.slug]

    @property
    def presenter(self) -> Presenter:
        return PRESENTERS[self.slug]

    @property
    def words(self) -> GameWords:
        return WORDS[self.slug]

    @cached_property
    def voice(self) -> Voice:
        return voice_of(self.players)

    def voice_to(self, seat: int | None) -> Voice:
        """For words that are for this seat alone."""
        return Voice(self.voice.names, seat)

    @cached_property
    def badges(self) -> list[dict[str, object]]:
        return badges(self.players)

    @cached_property
    def persons(self) -> list[int]:
        return persons(self.players)

    def is_bot(self, seat: int) -> bool:
        return is_bot(self.players[seat])

    def rule(self, option: str) -> object:
        """One of the ``TABLE_OPTIONS``."""
        return self.table.get(option, TABLE_OPTIONS[option])

    def handed_over(self, seat: int, player: Player) -> Sitting:
        players = (*self.players[:seat], player, *self.players[seat + 1 :])
        return replace(self, players=players).marked("handed_over")

    def marked(self, mark: str) -> Sitting:
        return self if mark in self.marks else replace(self, marks=(*self.marks, mark))
