"""What the generic engine tests play: every game of the catalogue with its seat counts and options at each end."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import cycle
from random import Random
from typing import Any

from sevens_desktop.engine.catalog import GAMES
from sevens_desktop.engine.contract import Action, Event, Game, Option, OptionError, PickOption, SeatOption, State

MIXES = 3
"""Sets of several options at once, drawn with a fixed seed."""

LONGEST = 20_000
"""Decisions after which a random game counts as endless."""


@dataclass(frozen=True, slots=True)
class Case:
    """One way to set up a game."""

    game: Game
    seats: int
    options: Mapping[str, object]

    def __str__(self) -> str:
        return " ".join([self.game.slug, str(self.seats), *(f"{key}={value}" for key, value in self.options.items())])

    def deal(self, seed: str = "ANY-GAME") -> State:
        return self.game.deal(self.seats, seed, self.options)


def ends(option: Option, seats: int) -> list[object]:
    """The values at both ends of an option, without its default."""
    if isinstance(option, PickOption):
        count = option.count(seats)
        values: list[object] = [list(option.values[:count]), list(option.values[-count:])]
    elif isinstance(option, SeatOption):
        values = [0, seats - 1]
    else:
        values = [option.values[0], option.values[-1]]
    return [value for index, value in enumerate(values) if value not in [option.default, *values[:index]]]


def option_sets(game: Game, seats: int) -> Iterator[dict[str, object]]:
    """Each option alone at each of its ends, then mixes of several; only what the game agrees to."""
    drawn: list[dict[str, object]] = [{option.key: value} for option in game.options for value in ends(option, seats)]
    rng = Random(7)
    for _ in range(MIXES):
        mix: dict[str, object] = {}
        for option in game.options:
            values = ends(option, seats)
            if values and rng.random() < 0.5:
                mix[option.key] = rng.choice(values)
        drawn.append(mix)
    for options in drawn:
        try:
            game.settle(seats, options)
        except OptionError:
            continue
        yield options


def cases(game: Game) -> list[Case]:
    """The defaults at every seat count, then every option set, the seat counts taking turns."""
    found = [Case(game, seats, {}) for seats in game.seat_counts]
    turns = cycle(game.seat_counts)
    for index in range(sum(1 for _ in option_sets(game, game.seat_counts[0]))):
        seats = next(turns)
        options = list(option_sets(game, seats))
        if index < len(options):
            found.append(Case(game, seats, options[index]))
    return found


CASES = [case for game in GAMES.values() for case in cases(game)]
DEFAULTS = [case for case in CASES if not case.options]


def random_game(case: Case, seed: int = 1) -> Iterator[tuple[State, Action]]:
    """Each position of a random game with the action that is taken next; the state yielded last is over after it."""
    state = case.deal()
    rng = Random(seed)
    for _ in range(LONGEST):
        if state.to_act is None:
            return
        action = rng.choice(state.legal_actions())
        yield state, action
        state.advance(action)
    raise AssertionError(f"{case} does not end")


def play_out(state: State, rng: Random) -> State:
    """Play random legal actions to the end."""
    for _ in range(LONGEST):
        if state.to_act is None:
            return state
        state.apply(rng.choice(state.legal_actions()))
    raise AssertionError("the game does not end")


def seen_by(events: list[Event], seat: int | None) -> list[Event]:
    """What the seat notices of these events."""
    return [seen for event in events if (seen := event.for_seat(seat)) is not None]


def as_json(value: object) -> object:
    """The value after a journey through JSON text."""
    return json.loads(json.dumps(value, allow_nan=False))


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every container of a position with each of its keys."""
    for key in list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
        yield value, key
        yield from places(value[key])
