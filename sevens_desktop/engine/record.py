"""A played game as values: where it began and what was decided. It replays to the same end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sevens_desktop.engine.catalog import GAMES
from sevens_desktop.engine.chance import clean_seed
from sevens_desktop.engine.contract import Event, Game, State


@dataclass(frozen=True, slots=True)
class Record:
    """``opening`` is the position after the deal, ``actions`` the decisions in order as notation."""

    slug: str
    rules_version: int
    seats: int
    seed: str
    options: Mapping[str, object]
    opening: Mapping[str, object]
    actions: tuple[str, ...] = ()

    @property
    def game(self) -> Game:
        return GAMES[self.slug]

    @classmethod
    def start(cls, game: Game, seats: int, seed: str, options: Mapping[str, object] | None = None) -> Record:
        """Deal a game. Raises ``OptionError``."""
        state = game.deal(seats, seed, options)
        return cls(
            game.slug, game.rules_version, seats, clean_seed(seed) or seed, dict(state.options), state.position()
        )

    def replay(self, until: int | None = None, events: list[Event] | None = None) -> State:
        """The state after ``until`` decisions (all by default), the events of the way in ``events``.

        Raises ``PositionError``, ``NotationError`` or ``IllegalAction`` if the record does not hold together.
        """
        state = self.game.load(self.opening)
        for text in self.actions[:until]:
            state.apply(self.game.parse(text), events)
        return state
