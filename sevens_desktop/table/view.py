"""What stands on the table, as values: a presenter makes them, the Qt objects show them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from sevens_desktop.engine.contract import Action, Event, Facts, Observation, Outcome
from sevens_desktop.table.players import Voice


@dataclass(frozen=True, slots=True)
class Card:
    """One card or one face-down stack.

    ``uid`` tells it from all others in a view; the uid of a face-down card belongs to its place. ``face`` and ``back``
    are drawings, ``element`` what a click picks, ``name`` what a screen reader says, ``origin`` the zone it comes from,
    ``was`` the uid that it had before.
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
    was: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal action: the elements picked for it, in order unless ``any_order``, and the button that ends it.

    Without a button the last pick ends it.
    """

    action: Action
    button: str
    picks: tuple[str, ...] = ()
    any_order: bool = False


@dataclass(frozen=True, slots=True)
class Button:
    """``kind`` is ``quiet``, ``secondary`` or ``primary``; a card dropped on the zone ``target`` presses it.

    ``pick``: it picks this element and ends nothing. ``seat``: the badge of this seat stands for its words. The ids
    ``clear`` and ``back`` drop the selection and take the last decision back.
    """

    id: str
    text: str
    key: str = ""
    kind: str = "secondary"
    target: str = ""
    label: str = ""
    pick: str = ""
    seat: int = -1


def turn_of(element: str) -> str:
    """The element that is picked to turn a card by half before it is played."""
    return f"turn:{element}"


@dataclass(frozen=True, slots=True)
class Question:
    """What the PromptBar says for one selection, and what that selection changes in the game's own facts."""

    title: str
    line: str = ""
    emblem: str = ""
    buttons: tuple[Button, ...] = ()
    view: Mapping[str, Any] = field(default_factory=dict)


def no_question(_: Sequence[str]) -> Question:
    return Question("")


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything that one pair of eyes sees. ``order`` is what the keys 1 to 9 choose.

    ``turn`` is what the turn chip says where "Turn 19, yours" is not the whole of it.
    """

    cards: tuple[Card, ...] = ()
    leaving: tuple[Card, ...] = ()
    view: Mapping[str, Any] = field(default_factory=dict)
    choices: tuple[Choice, ...] = ()
    proposal: tuple[str, ...] = ()
    refusals: Mapping[str, Action] = field(default_factory=dict)
    order: tuple[str, ...] = ()
    question: Callable[[Sequence[str]], Question] = no_question
    possible: str = ""
    turn: str = ""


@dataclass(frozen=True, slots=True)
class Scene:
    """What a presenter is given.

    ``legal`` is empty unless the watching seat is asked. ``events`` are those since the cards ``before`` were shown, as
    the watching seat may know them; ``same_eyes``: it is the seat that saw ``before``. ``opened`` holds every seat's
    observation where all knowledge is shown.
    """

    observation: Observation
    voice: Voice
    options: Facts
    legal: Sequence[Action] = ()
    events: Sequence[Event] = ()
    before: tuple[Card, ...] = ()
    opened: Sequence[Observation] = ()
    same_eyes: bool = True


@dataclass(frozen=True, slots=True)
class Move:
    """A decision that was made: by whom, in which turn, and what came of it as the reader of the log may know it."""

    seat: int
    turn: int
    action: Action
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log. ``text`` may hold ``<b>``; names in it are escaped."""

    text: str
    caption: str = ""
    turn: int = 0
    seat: int | None = None
    emblem: str = ""
    strong: bool = False
    elements: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Advice:
    """A hint: the move, two facts that speak for it, what to mark on the table."""

    title: str
    facts: tuple[str, str]
    elements: tuple[str, ...]
    button: str


@dataclass(frozen=True, slots=True)
class Note:
    """A note of the first-game guide, shown beside an element or a zone."""

    title: str
    text: str
    element: str = ""


@dataclass(frozen=True, slots=True)
class Reaction:
    """Seats are asked one after another whether they react, whatever they hold.

    ``window`` is the same as long as they are asked about the same thing; ``seats`` are those still to be asked, the
    next first; ``silence`` lets happen what happens. ``own``: in the own turn of the only seat that is asked.
    """

    window: str
    seats: tuple[int, ...]
    silence: Action
    own: bool = False


def no_reaction(_: Observation) -> Reaction | None:
    """For games in which nobody is asked in another seat's turn."""
    return None


def no_looks(_: Move) -> bool:
    """For games in which nobody's cards change unseen."""
    return False


def same_again(options: Facts, _: Outcome) -> Facts:
    """For games that stand alone."""
    return options


class Presenter(Protocol):
    """What the package ``presenters/<game>`` offers: pure functions of what one seat may see.

    ``direction`` is 1 where play runs clockwise, else -1. ``notes`` are the ids of the guide, in the order of need.
    """

    direction: int
    notes: tuple[str, ...]

    def present(self, scene: Scene, /) -> TableView: ...

    def private(self, observation: Observation, options: Facts, /) -> bool:
        """Does the screen of this seat show anything that the public one does not?"""

    def reaction(self, observation: Observation, /) -> Reaction | None:
        """Is this a decision that seats are asked for as a reaction? From what is public."""

    def looks(self, move: Move, /) -> bool:
        """Does everybody at a shared screen look once at the own cards after this decision? From what is public."""

    def log(self, moves: Sequence[Move], turn: int, voice: Voice, options: Facts, /) -> list[Entry]:
        """The entries of these decisions, newest first; ``turn`` is the present one."""

    def recap(self, moves: Sequence[Move], voice: Voice, /) -> list[str]:
        """What these decisions did, oldest first, as styled sentences."""

    def score(self, outcome: Outcome, badges: Sequence[Facts], voice: Voice, turns: int, /) -> dict[str, object]:
        """The score screen in words; ``badges`` as in ``players.badges``."""

    def again(self, options: Facts, outcome: Outcome, /) -> Facts:
        """The options of the next game of the same people."""

    def advise(self, action: Action, observation: Observation, voice: Voice, options: Facts, /) -> Advice: ...

    def occasions(self, observation: Observation, events: Sequence[Event], /) -> list[str]:
        """The notes that what is seen now gives rise to."""

    def note(self, note: str, /) -> Note: ...
