"""The vocabulary that every game speaks, and all that bots, storage and the table may ask of one.

A ``Game`` is a title without state. ``Game.deal`` gives a ``State``, one position, which is changed only by an
``Action`` of the seat ``State.to_act``. What happened is told as ``Event`` values, and what a seat sees as an
``Observation``.

The engine holds no sentence that a person reads: refusals, events, options and reasons are codes with facts.
Shape after OpenSpiel's ``spiel.h``; style after python-chess.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import ClassVar

from sevens_desktop.engine.chance import clean_seed

Facts = Mapping[str, object]
"""JSON values by name: slugs of cards, seat numbers, counts. Never a sentence."""

NO_FACTS: Facts = {}

OFF_ON = (False, True)
"""The values of an option that is a switch."""


class Action:
    """One decision of one seat: an immutable, hashable value. ``str(action)`` is its one-line notation.

    ``Game.parse(str(action)) == action`` for every action of that game. (No abstract base class: rules ask actions for
    their class all the time, and ``isinstance`` is four times slower with one.)
    """

    __slots__ = ()

    def __str__(self) -> str:
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is so: what is wrong with a position or an option, or which rule decided a game."""

    code: str
    rule: str = ""
    facts: Facts = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Refusal(Reason):
    """Why an action cannot be taken now; ``rule`` is the id of the rule that forbids it."""


class IllegalAction(ValueError):
    """The action cannot be taken now. The state is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} ({refusal.rule})")
        self.refusal = refusal


class NotationError(ValueError):
    """The text is no action of this game."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class OptionError(ValueError):
    """The seats, the seed or the options are not playable. ``problems`` lists everything that is wrong."""

    def __init__(self, problems: Sequence[Reason]) -> None:
        super().__init__(", ".join(f"{problem.code} {dict(problem.facts)}" for problem in problems))
        self.problems = tuple(problems)


class PositionError(ValueError):
    """The position is not one of this game. ``problems`` lists everything that is wrong."""

    def __init__(self, problems: Sequence[Reason]) -> None:
        super().__init__(", ".join(f"{problem.code} {dict(problem.facts)}" for problem in problems))
        self.problems = tuple(problems)


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened.

    ``facts`` is what everybody may know; ``private[seat]`` is what only that seat learns besides.
    ``audience`` names the seats that notice the event at all (``None``: everybody).
    ``reveals``: somebody learned something that cannot be taken back, so undo stops here.
    """

    kind: str
    facts: Facts = field(default_factory=dict)
    private: Mapping[int, Facts] = field(default_factory=dict)
    audience: frozenset[int] | None = None
    reveals: bool = False

    def for_seat(self, seat: int | None) -> Event | None:
        """The event as this seat (``None``: the public) may know it, or ``None`` if it does not notice it."""
        if self.audience is not None and seat not in self.audience:
            return None
        extra = self.private.get(seat, NO_FACTS) if seat is not None else NO_FACTS
        return Event(self.kind, {**self.facts, **extra}, reveals=self.reveals)


@dataclass(frozen=True, slots=True)
class Observation:
    """What lies before a seat's eyes now; each game adds its own fields, all immutable and comparable.

    ``seat`` is ``None`` for the public part. ``turn`` counts from 1.
    """

    seat: int | None
    seats: int
    turn: int
    to_act: int | None


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended. ``places[seat]`` counts from 1 and equal places are shared; ``scores[seat]`` is in points.

    ``sheet`` is the score sheet as JSON data, with ``teams`` by seat where a seat wins or loses as one of a team that
    only the end makes known; ``reason`` says which rule decided.
    """

    places: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: Reason
    sheet: Facts


@dataclass(frozen=True, slots=True)
class Option:
    """A variant or house option with a closed list of values (the first is not special; ``default`` is)."""

    key: str
    rule: str
    default: object
    values: tuple[object, ...]

    def allows(self, value: object, _seats: int, /) -> bool:
        return any(value == allowed and type(value) is type(allowed) for allowed in self.values)


@dataclass(frozen=True, slots=True)
class SeatOption(Option):
    """``random`` or the number of a seat (0-based)."""

    values: tuple[object, ...] = ("random",)

    def allows(self, value: object, seats: int, /) -> bool:
        return value == "random" or (type(value) is int and 0 <= value < seats)


@dataclass(frozen=True, slots=True)
class PickOption(Option):
    """``random`` or a list of different ``values``, as long as ``count(seats)`` says.

    ``by_seat``: the nth is that of seat n.
    """

    count: Callable[[int], int] = field(default=lambda seats: seats, compare=False)
    by_seat: bool = False

    def allows(self, value: object, seats: int, /) -> bool:
        if value == "random":
            return True
        if not isinstance(value, list):
            return False
        return len(value) == self.count(seats) == len(set(map(str, value))) and all(
            item in self.values for item in value
        )


class State(ABC):
    """One position. Mutable, changed by ``apply`` and ``advance`` only; ``copy`` gives an independent one."""

    __slots__ = ()

    slug: ClassVar[str]
    """The title it is a position of."""

    to_act: int | None
    """The seat that must decide now; ``None`` when the game is over."""

    turn: int
    """Counts the turns, as in ``Observation``."""

    @property
    @abstractmethod
    def seats(self) -> int: ...

    @property
    @abstractmethod
    def options(self) -> Mapping[str, object]:
        """Every option of the game with the value it is played with."""

    @abstractmethod
    def legal_actions(self) -> Sequence[Action]:
        """What ``to_act`` may do, in an order that depends on that seat's information only.

        Never empty before the end, empty after it.
        """

    @abstractmethod
    def advance(self, action: Action, events: list[Event] | None = None) -> None:
        """Carry out an action just returned by ``legal_actions``, unchecked. Search calls it without a list."""

    def apply(self, action: Action, events: list[Event] | None = None) -> None:
        """Check and carry out an action. Raises ``IllegalAction`` and changes nothing if it is not legal."""
        refusal = self.why_not(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        self.advance(action, events)

    @abstractmethod
    def why_not(self, action: Action) -> Refusal | None:
        """Why ``to_act`` cannot take this well-formed action now, or ``None`` if it can."""

    @abstractmethod
    def copy(self) -> State: ...

    @abstractmethod
    def win_shares(self) -> tuple[float, ...]:
        """After the end: each seat's share of the win, 0 to 1 (a quick form of ``outcome`` for search)."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """The result with the whole score sheet, ``None`` before the end."""

    @abstractmethod
    def observe(self, seat: int | None) -> Observation:
        """What the seat sees now and, in the field ``knows``, all it has learned. ``None``: the public part."""

    @abstractmethod
    def determinize(self, seat: int, rng: Random) -> State:
        """A world that this seat cannot tell from the real one: a function of its information and ``rng`` only."""

    @abstractmethod
    def position(self) -> dict[str, object]:
        """The whole position as JSON, secrets included. ``game.load(position)`` is the same state."""


class Game(ABC):
    """A title: its seats, its options, and how a game of it begins. Has no state."""

    slug: str
    seat_counts: range
    options: tuple[Option, ...]
    rules_version: int

    def settle(self, seats: int, options: Mapping[str, object] | None = None) -> dict[str, object]:
        """Every option with the value to play with. Raises ``OptionError`` with everything that is wrong."""
        given = options or {}
        settled = {option.key: option.default for option in self.options}
        problems = [Reason("unknown_option", facts={"key": key}) for key in given if key not in settled]
        if seats not in self.seat_counts:
            bounds = {"seats": seats, "least": self.seat_counts[0], "most": self.seat_counts[-1]}
            problems.append(Reason("seats_out_of_range", facts=bounds))
        elif given:
            problems += [
                Reason("bad_option_value", option.rule, {"key": option.key, "value": given[option.key]})
                for option in self.options
                if option.key in given and not option.allows(given[option.key], seats)
            ]
        if problems:
            raise OptionError(problems)
        return {**settled, **given}

    def deal(self, seats: int, seed: str, options: Mapping[str, object] | None = None) -> State:
        """Set up a game. Same seats, seed and options, same game. Raises ``OptionError``."""
        cleaned = clean_seed(seed)
        if cleaned is None:
            raise OptionError([Reason("bad_seed", facts={"seed": seed})])
        return self.set_up(seats, cleaned, self.settle(seats, options))

    @abstractmethod
    def set_up(self, seats: int, seed: str, options: dict[str, object]) -> State:
        """The opening position; the arguments have been checked."""

    @abstractmethod
    def load(self, position: Mapping[str, object]) -> State:
        """The state of ``State.position``. Raises ``PositionError`` with everything that is wrong."""

    @abstractmethod
    def parse(self, text: str) -> Action:
        """The action with this notation. Raises ``NotationError``."""
