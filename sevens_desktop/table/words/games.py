"""The words of each game by slug, and those of games that are not there yet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from sevens_desktop.engine.contract import Event, Reason
from sevens_desktop.table.players import Voice
from sevens_desktop.table.words import the_sins


class GameWords(Protocol):
    """The module ``words/<game>.py``."""

    def title(self) -> str: ...

    def summary(self) -> str:
        """One sentence for the tile."""

    def introduction(self) -> str:
        """A few sentences for the new game."""

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

    def problem(self, wrong: Reason, /) -> str: ...


WORDS: dict[str, GameWords] = {"the-sins": the_sins}
