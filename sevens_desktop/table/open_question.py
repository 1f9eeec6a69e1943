"""A window of reactions at a screen that several people share: one open question, "Does anybody react?".

Who is named takes the screen and may still let it happen; everybody else lets it happen without a word. So nothing
tells who could have reacted.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

from sevens_desktop.engine.contract import Action
from sevens_desktop.table.players import Voice
from sevens_desktop.table.view import Button, Choice, Question, Reaction, TableView
from sevens_desktop.table.words import session as words

NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class Speak(Action):
    """The answer to the open question; ``None``: nobody reacts. No decision of the game."""

    seat: int | None


class Course(Enum):
    """What happens when a person is asked in a window."""

    ASK = "ask everybody openly"
    SILENCE = "let it happen without a word"
    LOOK = "hand the screen to the person"


class OpenQuestion:
    """Remembers what was answered, as long as the window is the same."""

    def __init__(self) -> None:
        self._window = ""
        self._answer: Speak | None = None

    def answer(self, spoken: Speak) -> None:
        self._answer = spoken

    def course(self, reaction: Reaction, seat: int) -> Course:
        """``seat`` is asked now. Once the named person was, the question is open again to those who follow."""
        if reaction.window != self._window:
            self._window = reaction.window
            self._answer = None
        if self._answer is None:
            return Course.ASK
        named = self._answer.seat
        if named == seat:
            return Course.LOOK
        if named is None or named in reaction.seats:
            return Course.SILENCE
        self._answer = None
        return Course.ASK


def put_openly(view: TableView, seats: Sequence[int], voice: Voice) -> TableView:
    """The public table with the open question to these seats. What is about to happen is said by ``view``."""
    title, nobody = words.does_anybody_react(), words.nobody()
    names = [Button(f"seat:{seat}", voice.name(seat), str(key)) for key, seat in enumerate(seats, start=1)]
    asked = Question(
        title,
        view.question(()).line,
        view.question(()).emblem,
        (*names, Button(NOBODY, nobody, "Esc", "primary")),
    )
    return replace(
        view,
        choices=(
            *(Choice(Speak(seat), "", (f"seat:{seat}",)) for seat in seats),
            *(Choice(Speak(seat), f"seat:{seat}") for seat in seats),
            Choice(Speak(None), NOBODY),
        ),
        order=tuple(f"seat:{seat}" for seat in seats),
        question=lambda _: asked,
    )
