"""A look that goes round: everybody's cards have changed at once, and each person at the screen looks once at the own.

The steps are the same for all, whatever they hold, and nothing is decided.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from sevens_desktop.engine.contract import Action
from sevens_desktop.table.view import Button, Choice, Question, TableView
from sevens_desktop.table.words import session as words

LOOKED = "looked"


@dataclass(frozen=True, slots=True)
class Looked(Action):
    """The person has looked. No decision of the game."""


class LookRound:
    """Who is still to look, in order."""

    def __init__(self) -> None:
        self._seats: list[int] = []

    @property
    def next(self) -> int | None:
        return self._seats[0] if self._seats else None

    def begin(self, seats: Iterable[int]) -> None:
        self._seats = list(seats)

    def done(self, seat: int | None) -> None:
        """This seat has looked, or looks no more."""
        self._seats = [other for other in self._seats if other != seat]


def put_look(view: TableView, told: str) -> TableView:
    """The table of one seat with nothing to decide but that it was seen; ``told`` is what the change brought."""
    asked = Question(
        words.look_title(),
        told,
        view.question(()).emblem,
        (Button(LOOKED, words.looked(), "Enter", "primary"),),
    )
    return replace(view, choices=(Choice(Looked(), LOOKED),), question=lambda _: asked)
