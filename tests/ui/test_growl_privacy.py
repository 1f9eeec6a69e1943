"""A night of five people at one screen, twice: who turns, and what is passed between others, shows nowhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

import pytest

from sevens_desktop.engine.contract import Action
from sevens_desktop.engine.growl.actions import Pass
from sevens_desktop.engine.growl.state import GrowlState
from sevens_desktop.storage.places import Places
from sevens_desktop.table.look_round import LOOKED
from sevens_desktop.table.session import Session
from sevens_desktop.ui.application import Program
from tests.table.conftest import person
from tests.table.growl_look import deal, play_until
from tests.ui.privacy import Look, look
from tests.ui.window import lay

NAMES = ("Sam", "Ann", "Lee", "Mia", "Tom")
PEOPLE = tuple(person(name, colour) for colour, name in enumerate(NAMES))
NIGHTS, TRIES = 200, 60
BASE: Mapping[str, object] = {}
BOTH: Mapping[str, object] = {"sins": True, "undead": True}


@dataclass(frozen=True)
class Night:
    """A position at dusk, and what each passes."""

    dusk: GrowlState
    passes: tuple[Action, ...]

    def morning(self) -> GrowlState:
        state = self.dusk.copy()
        for action in self.passes:
            state.apply(action)
        return state


@dataclass(frozen=True)
class Stop:
    """What everybody in the room notices of one moment, and what the one pair of eyes sees of it."""

    curtain: bool
    watching: int
    asked: tuple[str, ...]
    moment: bool
    seen: Look | None


def two_nights(seat: int, options: Mapping[str, object]) -> tuple[Night, Night]:
    """Nights that this seat cannot tell apart: in the second one somebody else turns, or turns not."""
    for number in range(NIGHTS):
        rng = Random(number)
        try:
            dusk = play_until(deal(5, f"NIGHT-{number}", **options), "pass", number)
        except LookupError:
            continue
        if dusk.frames[-1].answers or not dusk.alive >> seat & 1 or dusk.night == 3:
            continue
        for _ in range(TRIES):
            one = pass_at_random(dusk, rng)
            world = dusk.determinize(seat, rng)
            assert isinstance(world, GrowlState)
            other = pass_at_random(world, rng, seat, one)
            if alike(one, other, seat):
                return one, other
    raise LookupError(f"no two nights for seat {seat}")


def pass_at_random(dusk: GrowlState, rng: Random, seat: int = -1, as_in: Night | None = None) -> Night:
    """``seat`` passes the cards it passes in the other night."""
    state, passes = dusk.copy(), []
    for number, giver in enumerate(dusk.frames[-1].order):
        assert state.to_act == giver
        own = as_in is not None and giver == seat
        action = as_in.passes[number] if as_in is not None and own else rng.choice(list(state.legal_actions()))
        assert isinstance(action, Pass)
        passes.append(action)
        state.apply(action)
    return Night(dusk, tuple(passes))


def alike(one: Night, other: Night, seat: int) -> bool:
    """In the eyes of the seat, and by who is asked next; the wolves differ by one who turned."""
    mornings = one.morning(), other.morning()
    first, second = (morning.observe(seat) for morning in mornings)
    turned = [morning.wolves & ~night.dusk.wolves for morning, night in zip(mornings, (one, other), strict=True)]
    return first == second and mornings[0].to_act is not None and turned[0] != turned[1]


def stops(program: Program, places: Places, night: Night, seat: int) -> list[Stop]:
    """From the first curtain of the night to the curtain of the day, by curtains, choices and looks."""
    session = lay(program, places, night.dusk, *PEOPLE, curtain="always")
    found, passes = [], list(night.passes)
    while passes or asks_to_look(session) or session.curtain:
        found.append(stop(program, session, seat))
        if session.curtain:
            if not passes and session.state.to_act == session.curtain["seat"] and not goes_round(session):
                break
            session.lowerCurtain()
        elif asks_to_look(session):
            session.prompt.press(LOOKED)
        else:
            session.apply(passes.pop(0))
    program.app.leaveGame()
    return found


def asks_to_look(session: Session) -> bool:
    return [button["id"] for button in session.prompt.buttons] == [LOOKED]


def goes_round(session: Session) -> bool:
    return session._look_round.next is not None


def stop(program: Program, session: Session, seat: int) -> Stop:
    asked = tuple(str(button["id"]) for button in session.prompt.buttons)
    mine = bool(session.curtain) or session.watching == seat
    moment = "title" in session.view.get("moment", {})
    return Stop(bool(session.curtain), session.watching, asked, moment, look(program) if mine else None)


@pytest.mark.parametrize(
    ("seat", "options"),
    [(0, BASE), (1, BASE), (2, BASE), (3, BASE), (4, BASE), (4, {"sins": True}), (3, {"undead": True}), (4, BOTH)],
    ids=["first", "second", "third", "fourth", "fifth", "sins", "undead", "sins_and_undead"],
)
def test_a_night_of_five_tells_nobody_who_turned(
    program: Program, places: Places, seat: int, options: Mapping[str, object]
) -> None:
    """The same steps for all, the same words on every curtain, the same pictures before the eyes of the seat.

    The letter on the curtain is drawn a shade differently each time, so of the curtain the words count.
    """
    one, other = (stops(program, places, night, seat) for night in two_nights(seat, options))
    assert sum(stop.asked == (LOOKED,) for stop in one) == len(PEOPLE)
    assert len(one) == len(other)
    for left, right in zip(one, other, strict=True):
        where = (left.curtain, left.watching, left.asked, left.moment)
        assert where == (right.curtain, right.watching, right.asked, right.moment)
        if left.seen is not None and right.seen is not None:
            told = (left.seen.title, left.seen.spoken, left.seen.log, left.seen.tips)
            assert told == (right.seen.title, right.seen.spoken, right.seen.log, right.seen.tips)
            assert left.curtain or left.seen.picture == right.seen.picture
