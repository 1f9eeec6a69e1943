"""Positions that no game reaches are refused, with the rule that stands against them."""

from __future__ import annotations

import copy
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from sevens_desktop.engine.contract import PositionError
from sevens_desktop.engine.growl.cards import BLOOD_HOUND
from sevens_desktop.engine.growl.game import GROWL
from sevens_desktop.engine.growl.ledger import HUMANS_WIN
from sevens_desktop.engine.growl.state import GrowlState
from sevens_desktop.engine.growl.table import clockwise, living

Position = dict[str, Any]

GAMES = 400
EARLIEST = 4
"""The first turn that is looked at: something has happened before it."""

TALK = {"sins": True, "undead": True, "talk": True}


def where(asked: str, seats: int = 7, dead: bool = False, night: int | None = None, **options: object) -> Position:
    """A position of some random game that asks this, with somebody dead or not, after so many Nights."""
    for number in range(GAMES):
        rng = Random(number)
        state = GROWL.set_up(seats, f"WHERE-{number}", GROWL.settle(seats, options))
        while state.to_act is not None:
            fits = state.frames[-1].kind == asked and night in (None, state.night) and state.turn >= EARLIEST
            if fits and dead == (state.alive != state.everybody):
                assert GROWL.load(state.position()).position() == state.position()
                return state.position()
            state.advance(rng.choice(state.legal_actions()))
    raise AssertionError(asked)


def a_dead_seat(position: Position) -> object:
    return next(seats[1] for kind, seats, _ in position["ledger"] if kind == "died")


def before_the_end(position: Position, entry: list[object]) -> None:
    """Put the entry before the last one."""
    position["ledger"].insert(-1, entry)


def end_now(position: Position) -> None:
    position["frames"] = []
    position["ledger"].append(["ended", [HUMANS_WIN], []])


def say_as_the_dead(position: Position) -> None:
    before_the_end(position, ["needed", [a_dead_seat(position), 1], []])


def accuse_the_dead(position: Position) -> None:
    before_the_end(position, ["accused", [position["active"], a_dead_seat(position)], []])


def vote_as_the_dead(position: Position) -> None:
    before_the_end(position, ["voted", [a_dead_seat(position), position["active"]], []])


def need_a_bite(position: Position) -> None:
    before_the_end(position, ["needed", [position["active"], 4], []])


def say_something(position: Position) -> None:
    before_the_end(position, ["needed", [position["active"], 1], []])


def sniff_late(position: Position) -> None:
    ledger = position["ledger"]
    ledger.append(ledger.pop(next(index for index, entry in enumerate(ledger) if entry[0] == "sniffed")))


def let_dusk_come(position: Position) -> None:
    position["ledger"].append(["dusk", [], []])


def choose_for_another_card(position: Position) -> None:
    position["ledger"].append(["chose", [position["active"], BLOOD_HOUND, 1], []])


def forget_dusk(position: Position) -> None:
    position["ledger"].remove(["dusk", [], []])


def pass_again(position: Position) -> None:
    state = GROWL.load(position)
    order = [seat for seat in clockwise(state, state.active) if state.alive >> seat & 1]
    tonight = [facts[1] for kind, facts, _ in position["ledger"] if kind == "night"][-1]
    position["frames"] = [{"kind": "pass", "order": order, "seats": [], "about": tonight, "answers": []}]


def give_by_night(position: Position) -> None:
    state = GROWL.load(position)
    others = [seat for seat in living(state) if seat != state.active]
    frame = {"kind": "give", "order": [state.active], "seats": others, "about": state.top, "answers": []}
    position["frames"] = [frame]


def ask(kind: str) -> Callable[[Position], None]:
    """Another question with the card of the Night that has been revealed."""

    def damage(position: Position) -> None:
        frame = position["frames"][-1]
        frame["kind"], frame["answers"], frame["order"] = kind, [], frame["order"][:1]

    return damage


DAMAGES: list[tuple[str, Callable[[], Position], Callable[[Position], None], str]] = [
    ("the game is over by day", lambda: where("give"), end_now, "GRO-E-1"),
    ("the dead speak", lambda: where("give", dead=True, **TALK), say_as_the_dead, "GRO-I-5"),
    ("the dead are accused", lambda: where("give", dead=True, **TALK), accuse_the_dead, "GRO-I-5"),
    ("the dead vote", lambda: where("give", dead=True), vote_as_the_dead, "GRO-I-5"),
    ("somebody needs a Bite", lambda: where("give", **TALK), need_a_bite, ""),
    ("talk without the option", lambda: where("give"), say_something, "GRO-D-1"),
    ("a sniff by day", lambda: where("give", seats=8), sniff_late, "GRO-U-6"),
    ("dusk by day", lambda: where("give"), let_dusk_come, "GRO-N-1"),
    ("a second dusk", lambda: where("pass"), let_dusk_come, "GRO-N-1"),
    ("a choice for a card that is not revealed", lambda: where("give"), choose_for_another_card, "GRO-N-1"),
    ("passing before dusk", lambda: where("pass"), forget_dusk, "GRO-D-1"),
    ("passing by day", lambda: where("give", night=1), pass_again, "GRO-D-1"),
    ("a gift by night", lambda: where("pass", night=1), give_by_night, "GRO-D-1"),
    ("a Night that asks for a death", lambda: where("choose"), ask("doom"), "GRO-D-1"),
    ("a Night that asks for a tie", lambda: where("choose"), ask("tie"), "GRO-D-1"),
    ("a Night that saves", lambda: where("choose"), ask("save"), "GRO-D-1"),
]


@pytest.mark.parametrize(("start", "damage", "rule"), [case[1:] for case in DAMAGES], ids=[case[0] for case in DAMAGES])
def test_no_game_comes_here(start: Callable[[], Position], damage: Callable[[Position], None], rule: str) -> None:
    """GRO-D-1, GRO-E-1, GRO-I-5, GRO-N-1, GRO-U-6."""
    position = copy.deepcopy(start())
    damage(position)
    with pytest.raises(PositionError) as refused:
        GROWL.load(position)
    assert [problem.rule for problem in refused.value.problems] == [rule]


@pytest.mark.parametrize("kind", ["gift", "serum", "hallows"])
def test_who_was_chosen_is_asked(kind: str) -> None:
    """GRO-NC-the-gift, GRO-NC-truth-serum, GRO-FN-all-hallows-eve."""
    position = where(kind, dead=kind == "hallows")
    frame = position["frames"][-1]
    state = GROWL.load(position)
    others = [seat for seat in range(state.seats) if same_life(state, seat, frame["order"][0])]
    others = [seat for seat in others if seat not in frame["order"] and seat != state.active]
    for other in others:
        frame["order"] = [other, *frame["order"][1:]]
        with pytest.raises(PositionError):
            GROWL.load(position)
    assert others


def same_life(state: GrowlState, one: int, other: int) -> bool:
    return state.alive >> one & 1 == state.alive >> other & 1
