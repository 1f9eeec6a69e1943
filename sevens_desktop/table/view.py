"""What stands on the table, as values: a presenter makes them, the Qt objects show them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from sevens_desktop.engine.contract import Action, Event, Facts, Observation, Outcome
from sevens_desktop.table.players import Voice


@dataclass(frozen=True, slots=True)
class Card:
    """One card or one face-down stack.

    ``uid`` tells it from all others in a view; the uid of a face-down card belongs to its place. ``face`` and ``back``
    are drawings, ``element`` what a click picks, ``name`` what a screen reader says, ``origin`` the zone it comes from.
    """

    uid: str
    zone: str
    slot: int = 0
    face: str = ""
    back: str = ""
    face_up: bool = True
    count: int = 1
    turned: bool = False
    tag: str = ""
    element: str = ""
    name: str = ""
    origin: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal action: the elements a person picks for it, in order unless ``any_order``, and the button that ends it."""

    action: Action
    button: str
    picks: tuple[str, ...] = ()
    any_order: bool = False


@dataclass(frozen=True, slots=True)
class Button:
    """``kind`` is ``quiet``, ``secondary`` or ``primary``; ``target`` the zone that a card is dropped on for the same."""

    id: str
    text: str
    key: str = ""
    kind: str = "secondary"
    target: str = ""
    label: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    """What the PromptBar says for one selection, and what that selection changes in the game's own facts."""

    title: str
    line: str = ""
    emblem: str = ""
    buttons: tuple[Button, ...] = ()
    view: Facts = field(default_factory=dict)


def no_question(_: Sequence[str]) -> Question:
    return Question("")


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything that one pair of eyes sees. ``order`` is what the keys 1 to 9 choose."""

    cards: tuple[Card, ...] = ()
    leaving: tuple[Card, ...] = ()
    view: Facts = field(default_factory=dict)
    choices: tuple[Choice, ...] = ()
    proposal: tuple[str, ...] = ()
    refusals: Mapping[str, Action] = field(default_factory=dict)
    order: tuple[str, ...] = ()
    question: Callable[[Sequence[str]], Question] = no_question
    possible: str = ""


@dataclass(frozen=True, slots=True)
class Scene:
    """What a presenter is given. ``legal`` is empty unless the watching seat is asked; ``events`` are those since
    ``before``, as the watching seat may know them; ``revealing`` shows every seat's knowledge (a finished game)."""

    observation: Observation
    voice: Voice
    options: Facts
    legal: Sequence[Action] = ()
    events: Sequence[Event] = ()
    before: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log. ``text`` and ``caption`` may hold ``<b>``; names in them are escaped."""

    text: str
    caption: str = ""
    turn: int = 0
    seat: int | None = None
    emblem: str = ""
    strong: bool = False
    elements: tuple[str, ...] = ()


class Presenter(Protocol):
    """The module ``presenters/<game>.py``: pure functions of what one seat may see."""

    def present(self, scene: Scene, /) -> TableView: ...

    def private(self, observation: Observation, options: Facts, /) -> bool:
        """Does the screen of this seat show anything that the public one does not?"""

    def score(self, outcome: Outcome, voice: Voice, turns: int, /) -> dict[str, object]:
        """The score screen in words."""
