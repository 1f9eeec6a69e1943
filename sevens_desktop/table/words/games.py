"""The words of each game by slug, and those of games that are not there yet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from sevens_desktop.engine.contract import Event, Reason
from sevens_desktop.table.players import Voice
from sevens_desktop.table.words import (
    architects,
    architects_positions,
    seven_and_seven,
    seven_and_seven_positions,
    the_sins,
    the_sins_positions,
)
from sevens_desktop.table.words.common import translate


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

    def option(self, key: str, /) -> tuple[str, str]:
        """Label and description."""

    def option_value(self, key: str, value: object, /) -> str: ...

    def picks_note(self, seats: int, left_out: Sequence[str], /) -> str: ...

    def pick_random(self, count: int, /) -> str: ...

    def direction(self) -> str: ...


TITLES = ("the-sins", "seven-and-seven", "architects", "growl")
"""All games of the house, those that are not there yet too."""

WORDS: dict[str, GameWords] = {
    "the-sins": the_sins,
    "seven-and-seven": seven_and_seven,
    "architects": architects,
}

POSITIONS: dict[str, Callable[[Reason], str]] = {
    "the-sins": the_sins_positions.problem,
    "seven-and-seven": seven_and_seven_positions.problem,
    "architects": architects_positions.problem,
}
"""What is wrong with a position, by game."""


def upcoming(slug: str) -> tuple[str, str]:
    """Title and summary of a game that is not there yet."""
    return {
        "the-sins": (the_sins.title(), the_sins.summary()),
        "seven-and-seven": (seven_and_seven.title(), seven_and_seven.summary()),
        "architects": (architects.title(), architects.summary()),
        "growl": (
            translate("Games", "Growl"),
            translate("Games", "Bites by day, whispers by night. With 7 Sins and Undead."),
        ),
    }[slug]


def not_there_yet() -> str:
    return translate("Games", "Not there yet")
