"""Whose turn it is and what a day turn asks (GRO-D-*); nights fall here, too (GRO-N-*)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sevens_desktop.engine.contract import Action
from sevens_desktop.engine.growl import sins, undead
from sevens_desktop.engine.growl.actions import (
    ACCUSATIONS,
    DRAW,
    GIVES,
    NEEDS,
    PASSES,
    SKIP,
    TRUSTS,
    Accuse,
    Give,
    Need,
    Pass,
    Trust,
)
from sevens_desktop.engine.growl.cards import (
    BITE,
    DILIGENCE,
    KEPT_AT_NIGHT,
    NIGHT_CARDS,
    PASSED,
    SLOTH,
    is_judged,
    is_night,
)
from sevens_desktop.engine.growl.frames import Answers, Decision, Events, Frame, asks_nobody
from sevens_desktop.engine.growl.ledger import TWO_CARDS, Entry, seats_of
from sevens_desktop.engine.growl.nights import start_night
from sevens_desktop.engine.growl.offers import pairs
from sevens_desktop.engine.growl.scoring import growl
from sevens_desktop.engine.growl.table import (
    Link,
    check,
    clockwise,
    closest,
    end,
    give,
    kill,
    living,
    night_lands,
    note,
    place,
    take_top,
)

if TYPE_CHECKING:
    from sevens_desktop.engine.growl.state import GrowlState


def next_turn(state: GrowlState, events: Events) -> None:
    """Clockwise to the next seat that has a turn: living seats draw, Undead ones take theirs (GRO-D-1, GRO-UR-5)."""
    for seat in clockwise(state, state.active):
        alive = state.alive >> seat & 1
        if not alive and not state.undead:
            continue
        spells = state.spells[seat]
        if alive and SLOTH in spells and DILIGENCE not in spells:
            note(state, Entry("skipped", (seat,)), events)
            continue
        state.active = seat
        state.turn += 1
        if not alive:
            undead.start_turn(state, seat, events)
        elif SLOTH in spells:
            state.frames.append(Frame("sloth", (seat,)))
        else:
            start_day(state, seat, events)
        return


def start_day(state: GrowlState, seat: int, events: Events) -> None:
    card = state.top
    if is_night(card):
        take_top(state)
        state.frames.append(Frame("dusk", about=card))
        start_night(state, seat, card, events)
        return
    if DILIGENCE in state.spells[seat]:
        state.frames.append(Frame("again", about=seat))
    ask_to_give(state, seat, "day" if state.settled["talk"] else "give", events)


def ask_to_give(state: GrowlState, seat: int, kind: str, events: Events) -> None:
    card = state.top
    if is_judged(card):
        seats = sins.candidates(state, seat, card, events)
    elif state.command not in (-1, seat):
        seats = (state.command,)  # GRO-UD-moaning-command
    else:
        seats = tuple(seats_of(state.alive & ~(1 << seat)))
    state.frames.append(Frame(kind, (seat,), seats, card))


def _day_actions(state: GrowlState, frame: Frame, seat: int) -> Sequence[Action]:
    """Option ``talk``: one statement before the card is given."""
    others = [other for other in living(state) if other != seat]
    return [
        *_give_actions(state, frame, seat),
        *(ACCUSATIONS[other] for other in others),
        *(TRUSTS[other] for other in others),
        *NEEDS,
    ]


def _give_actions(_state: GrowlState, frame: Frame, _seat: int) -> Sequence[Action]:
    return [GIVES[seat] for seat in frame.seats]


def _give(state: GrowlState, frame: Frame, answers: Answers, events: Events) -> None:
    seat, action = frame.order[0], answers[0]
    if not isinstance(action, Give):
        _say(state, seat, action, events)
        state.frames.append(Frame("give", frame.order, frame.seats, frame.about))
    elif is_judged(frame.about):
        take_top(state)
        place(state, seat, action.seat, frame.about, events)
    else:
        give(state, seat, action.seat, frame.about, events)


def _say(state: GrowlState, seat: int, action: Action, events: Events) -> None:
    match action:
        case Accuse(other):
            note(state, Entry("accused", (seat, other)), events)
        case Trust(other):
            note(state, Entry("trusted", (seat, other)), events)
        case Need(kind):
            note(state, Entry("needed", (seat, kind)), events)


def _again(state: GrowlState, frame: Frame, _answers: Answers, events: Events) -> None:
    """GRO-7S-diligence: the next card as well, unless it is a Night."""
    seat = frame.about
    if state.alive >> seat & 1 and not is_night(state.top):
        ask_to_give(state, seat, "give", events)


def _sloth_actions(_state: GrowlState, _frame: Frame, _seat: int) -> Sequence[Action]:
    return (DRAW, SKIP)


def _sloth(state: GrowlState, frame: Frame, answers: Answers, events: Events) -> None:
    """GRO-SR-12: of Sloth and Diligence before one player he chooses which applies."""
    seat = frame.order[0]
    if answers[0] == SKIP:
        note(state, Entry("skipped", (seat,)), events)
    else:
        note(state, Entry("woke", (seat,)), events)
        start_day(state, seat, events)


# -- night falls


def _dusk(state: GrowlState, frame: Frame, _answers: Answers, events: Events) -> None:
    """GRO-N-4: who cannot pass two cards dies before the others pass (GRO-Q-2, GRO-Q-3)."""
    short = [seat for seat in passing(state) if not can_pass(state, seat)]
    if short:
        kill(state, short, TWO_CARDS, events)
        check(state, events)
        if state.ended is not None:
            return
    note(state, Entry("dusk", ()), events)
    awake = passing(state)
    order = tuple(seat for seat in clockwise(state, state.active) if seat in awake)
    state.frames.append(Frame("pass", order, about=frame.about))


def passing(state: GrowlState) -> list[int]:
    """Who takes part in the night: the living, without the caged one (GRO-NC-caged, GRO-Q-2)."""
    return [seat for seat in living(state) if seat != state.caged]


def can_pass(state: GrowlState, seat: int) -> bool:
    return sum(passable(state, seat)) >= PASSED


def passable(state: GrowlState, seat: int) -> list[int]:
    """Cards per kind that the seat could pass: no Bite of a human (GRO-N-3), no card pledged (GRO-Q-6)."""
    counts = state.hands[seat][:]
    for giver, _, kind in state.pledges:
        if giver == seat:
            counts[kind] -= 1
    if not state.wolves >> seat & 1:
        counts[BITE] = 0
    return counts


def kept(state: GrowlState, seat: int) -> list[int]:
    """Kinds that Gluttony and Greed keep in hand."""
    spells = state.spells[seat]
    return [kind for card, kind in KEPT_AT_NIGHT.items() if card in spells] if spells else []


def _asked_to_pass(state: GrowlState, _frame: Frame, seat: int) -> Sequence[Action]:
    return pass_actions(state, seat)


def may_pass(state: GrowlState, seat: int, left: int, right: int) -> bool:
    return PASSES[left][right] in pass_actions(state, seat)


def pass_actions(state: GrowlState, seat: int) -> Sequence[Pass]:
    """GRO-N-2, GRO-N-3; as few kept cards as it takes (GRO-7S-gluttony, GRO-7S-greed)."""
    counts = passable(state, seat)
    barred = kept(state, seat)
    both = pairs(tuple(min(count, PASSED) for count in counts))
    if not barred:
        return both
    free = sum(count for kind, count in enumerate(counts) if kind not in barred)
    needed = max(0, PASSED - free)
    return [action for action in both if (action.left in barred) + (action.right in barred) == needed]


def neighbours(state: GrowlState, seat: int) -> tuple[int, int]:
    """The closest left and right neighbour who pass (GRO-N-2, GRO-Q-1: with two they are the same)."""
    mask = state.alive & ~(1 << state.caged) if state.caged >= 0 else state.alive
    return closest(state, seat, mask)


def _pass(state: GrowlState, frame: Frame, answers: Answers, events: Events) -> None:
    """GRO-N-5, GRO-N-6."""
    links: list[Link] = []
    for seat, action in zip(frame.order, answers, strict=True):
        assert isinstance(action, Pass)
        left, right = neighbours(state, seat)
        links += [(seat, left, action.left), (seat, right, action.right)]
    night_lands(state, links, events)
    if state.night == NIGHT_CARDS and state.ended is None:
        end(state, growl(state), events)


DECISIONS: dict[str, Decision] = {
    "day": Decision(_day_actions, _give, "GRO-D-1"),
    "give": Decision(_give_actions, _give, "GRO-D-1"),
    "again": Decision(asks_nobody, _again),
    "sloth": Decision(_sloth_actions, _sloth, "GRO-7S-sloth"),
    "dusk": Decision(asks_nobody, _dusk),
    "pass": Decision(_asked_to_pass, _pass, "GRO-N-2", sealed=True),
}
