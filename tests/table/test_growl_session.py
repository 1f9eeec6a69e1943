"""Growl with several people at one screen: the night behind the curtain, the morning look, a resume at midnight."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

from sevens_desktop.bots.worker import Question
from sevens_desktop.engine.growl.state import GrowlState
from sevens_desktop.table.session import Session
from tests.table.conftest import Tables, bot, person, screen
from tests.table.growl_look import deal, play_until

PEOPLE = tuple(person(name, colour) for colour, name in enumerate(("Sam", "Ann", "Lee", "Mia", "Tom")))
ASK, LOOK = "pass", "looked"


def nights() -> Iterator[GrowlState]:
    """Five seats, all alive, each about to pass."""
    for number in range(60):
        state = play_until(deal(5, f"NIGHT-{number}"), "pass", number)
        if len(state.frames[-1].order) == 5 and not state.frames[-1].answers:
            yield state


def at_midnight() -> GrowlState:
    return next(nights())


def lay(tables: Tables, state: GrowlState) -> Session:
    return tables.lay(state.position(), *PEOPLE)


def pass_two(session: Session) -> None:
    """The first cards that can be passed, by the prompt."""
    session.prompt.pick(session.prompt.open[0])
    session.prompt.pick(session.prompt.open[0])
    session.prompt.press(ASK)


def sight(session: Session) -> str:
    return json.dumps(screen(session), ensure_ascii=False)


def the_night(session: Session) -> tuple[list[str], list[list[str]]]:
    """What stands on the curtains, and what each person does, until all have passed."""
    curtains, steps = [], []
    for _ in PEOPLE:
        assert session.curtain and not session.view
        curtains.append(sight(session))
        session.lowerCurtain()
        said = session.prompt.line
        pass_two(session)
        steps.append([said, session.prompt.emblem])
    return curtains, steps


def test_a_night_of_five_looks_the_same_whoever_is_what(tables: Tables) -> None:
    """Nobody can tell from curtains, steps, length or wording who is what."""
    state = at_midnight()
    world = state.determinize(state.frames[-1].order[0], Random(3))
    assert isinstance(world, GrowlState) and world.hands != state.hands
    first, second = lay(tables, state), lay(tables, world)
    curtains, steps = the_night(first)
    other_curtains, other_steps = the_night(second)
    assert curtains == other_curtains
    assert steps == other_steps
    assert len({line for line, _ in steps}) == 1


def test_the_first_to_pass_sees_only_what_it_may_know(tables: Tables) -> None:
    state = at_midnight()
    seat = state.frames[-1].order[0]
    shown = []
    for number in range(3):
        world = state.determinize(seat, Random(number))
        assert isinstance(world, GrowlState)
        session = lay(tables, world)
        session.lowerCurtain()
        shown.append(sight(session))
    assert len(set(shown)) == 1


def test_the_morning_look_goes_round_once_in_the_same_steps(tables: Tables) -> None:
    for state in nights():
        session = lay(tables, state)
        the_night(session)
        if session.curtain:
            break
        tables.close(session)
    session.lowerCurtain()
    looked = []
    while [button["id"] for button in session.prompt.buttons] == [LOOK]:
        looked.append(session.watching)
        assert session.prompt.title == "Look at your cards"
        assert "Came in" in session.prompt.line
        before = session.state.position()
        session.prompt.press(LOOK)
        assert session.state.position() == before
        session.lowerCurtain()
    assert looked == [0, 1, 2, 3, 4]
    assert session.state.to_act == session.watching
    assert session.prompt.active


def test_alone_against_bots_nothing_goes_round(tables: Tables, asked: list[Question]) -> None:
    session = tables.deal(person("Sam"), *(bot(name) for name in ("Ann", "Lee", "Mia")), slug="growl")
    rng = Random(1)
    while session.state.to_act is not None:
        assert [button["id"] for button in session.prompt.buttons] != [LOOK]
        session.apply(rng.choice(list(session.state.legal_actions())))
    assert session.over


def test_a_game_resumes_in_the_middle_of_the_night(tables: Tables) -> None:
    session = lay(tables, at_midnight())
    for _ in range(2):
        session.lowerCurtain()
        pass_two(session)
    game_id, position = session.gameId, session.state.position()
    tables.close(session)
    resumed = tables.resume(game_id)
    assert resumed.curtain
    assert resumed.state.position() == position
    resumed.lowerCurtain()
    assert resumed.view["night"]["asked"][1]["done"] and not resumed.view["night"]["asked"][2]["done"]
