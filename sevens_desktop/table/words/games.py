"""The words of each game by slug."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from sevens_desktop.engine.contract import Event, Reason
from sevens_desktop.table.players import Voice
from sevens_desktop.table.words import (
    architects,
    architects_positions,
    growl,
    growl_positions,
    seven_and_seven,
    seven_and_seven_positions,
    the_sins,
    the_sins_positions,
)


class GameWords(Protocol):
    """The module ``words/<game>.py``."""

    def title(self) -> str: ...

    def summary(self) -> str:
        """One sentence for the tile."""

    def introduction(self) -> str:
        """A few sentences for the new game."""

    def minutes(self) -> int:
        """How long a game takes, about."""

    def size(self, seats: int, /) -> str:
        """What a number of seats means, in few words."""

    def face(self, key: str, value: object, /) -> str:
        """The drawing of a value that can be picked for an option."""

    def event(self, happened: Event, voice: Voice, /, *, counts_only: bool = False) -> str: ...

    def refusal(self, refused: Reason, /) -> tuple[str, str]:
        """Title and reason."""

    def reason(self, why: Reason, winner: str, /) -> str: ...

    def score(self, points: int, /) -> str:
        """What somebody won with, ``""`` where no points decide."""

    def option(self, key: str, /) -> tuple[str, str]:
        """Label and description."""

    def option_value(self, key: str, value: object, /) -> str: ...

    def picks_note(self, seats: int, left_out: Sequence[str], /) -> str: ...

    def pick_random(self, count: int, /) -> str: ...

    def direction(self) -> str: ...


WORDS: dict[str, GameWords] = {
    "the-sins": the_sins,
    "seven-and-seven": seven_and_seven,
    "architects": architects,
    "growl": growl,
}

POSITIONS: dict[str, Callable[[Reason], str]] = {
    "the-sins": the_sins_positions.problem,
    "seven-and-seven": seven_and_seven_positions.problem,
    "architects": architects_positions.problem,
    "growl": growl_positions.problem,
}
"""What is wrong with a position, by game."""
