"""Looking at positions of Growl through the presenter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from sevens_desktop.engine.contract import Event
from sevens_desktop.engine.growl.game import GROWL
from sevens_desktop.engine.growl.state import GrowlState
from sevens_desktop.table.players import Voice
from sevens_desktop.table.presenters.growl import GROWL as PRESENTER
from sevens_desktop.table.view import Card, Move, Scene, TableView

NAMES = ("Sam", "Nadia", "Otto", "Mira", "Ravi", "Ilse", "Teo", "Lena", "Bruno", "Vera")


def deal(seats: int = 7, seed: str = "TABLE", **options: object) -> GrowlState:
    state = GROWL.deal(seats, seed, options)
    assert isinstance(state, GrowlState)
    return state


def voice(state: GrowlState, you: int | None = 0) -> Voice:
    return Voice(NAMES[: state.seats], you)


def scene(
    state: GrowlState,
    seat: int | None = 0,
    events: Sequence[Event] = (),
    before: tuple[Card, ...] = (),
    opened: bool = False,
) -> Scene:
    legal = state.legal_actions() if seat is not None and state.to_act == seat else ()
    noticed = [own for event in events if (own := event.for_seat(seat)) is not None]
    all_eyes = [state.observe(other) for other in range(state.seats)] if opened else ()
    return Scene(state.observe(seat), voice(state, seat), state.options, legal, noticed, before, all_eyes)


def look(
    state: GrowlState,
    seat: int | None = 0,
    events: Sequence[Event] = (),
    before: tuple[Card, ...] = (),
    opened: bool = False,
) -> TableView:
    return PRESENTER.present(scene(state, seat, events, before, opened))


def play(state: GrowlState, text: str) -> list[Event]:
    events: list[Event] = []
    state.apply(GROWL.parse(text), events)
    return events


def play_until(state: GrowlState, kind: str, seed: int = 0, asked: int | None = None) -> GrowlState:
    """At random until a decision of this kind (of this seat) is asked for; the state itself."""
    rng = Random(seed)
    while state.to_act is not None:
        if state.frames[-1].kind == kind and asked in (None, state.to_act):
            return state
        state.apply(rng.choice(list(state.legal_actions())))
    raise LookupError(kind)


def seek(kind: str, seats: int = 7, asked: int | None = None, **options: object) -> GrowlState:
    """The first deal in which such a decision comes up."""
    for number in range(200):
        try:
            return play_until(deal(seats, f"SEEK-{number}", **options), kind, number, asked)
        except LookupError:
            continue
    raise LookupError(kind)


def game(state: GrowlState, seed: int = 0) -> list[tuple[int, str, list[Event]]]:
    """The rest of a game at random: who decided what, and what came of it."""
    rng = Random(seed)
    told = []
    while state.to_act is not None:
        seat, action = state.to_act, rng.choice(list(state.legal_actions()))
        events: list[Event] = []
        state.apply(action, events)
        told.append((seat, str(action), events))
    return told


def moves(told: Sequence[tuple[int, str, list[Event]]], reader: int | None) -> list[Move]:
    return [
        Move(seat, 1, GROWL.parse(text), tuple(own for e in events if (own := e.for_seat(reader)) is not None))
        for seat, text, events in told
    ]


def option(**options: object) -> Mapping[str, object]:
    return options
