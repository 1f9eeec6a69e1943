"""Hints of Growl: the move, and two facts that speak for it. Only what the asking seat has seen."""

from __future__ import annotations

from sevens_desktop.engine.contract import Action, Facts, Observation
from sevens_desktop.engine.growl.actions import (
    NOTHING,
    SIDE_NAMES,
    Accuse,
    Choose,
    Give,
    Name,
    Need,
    Pass,
    Play,
    Point,
    Put,
    Show,
    Top,
    Trust,
    Vote,
)
from sevens_desktop.engine.growl.cards import BITE, KIND_NAMES, KINDS, WOUND
from sevens_desktop.engine.growl.knowledge import GrowlObservation
from sevens_desktop.table.presenters.growl import picks, reading
from sevens_desktop.table.view import Advice
from sevens_desktop.table.words import growl_advice as words
from sevens_desktop.table.words import growl_names as names


def advise(action: Action, observation: Observation, options: Facts) -> Advice:  # noqa: ARG001 (protocol)
    assert isinstance(observation, GrowlObservation)
    choice = next(iter(picks.choices(observation, [action])))
    elements = choice.picks or ("deck",)
    return Advice(_title(action, observation), _facts(action, observation), elements, choice.button)


def _title(action: Action, seen: GrowlObservation) -> str:
    """Seats are marked on the table, so that the title needs no names."""
    match action:
        case Give():
            return words.give(names.card(reading.card_asked(seen)))
        case Pass(left, right) if NOTHING not in (left, right):
            return words.pass_two(_card(left), _card(right))
        case Pass(left, right):
            return words.choose_card(_card(max(left, right)))
        case Choose() | Vote():
            return words.choose_seat()
        case Accuse() | Trust() | Need():
            return words.speak()
        case Name(kind):
            return words.name(_card(kind))
        case Show(kind) | Put(kind) | Top(kind) if kind in KINDS:
            return words.choose_card(_card(kind))
        case Play():
            return words.play(names.card(reading.card_asked(seen)))
        case Point(side):
            return words.point(SIDE_NAMES[side])
    return words.go_on()


def _card(kind: int) -> str:
    return names.card(KIND_NAMES[kind])


def _facts(action: Action, seen: GrowlObservation) -> tuple[str, str]:
    match action:
        case Give(seat) | Choose(seat) | Vote(seat) | Accuse(seat) | Trust(seat):
            return _received(seen, seat), _given(seen, seat)
        case Play(seat, _) if seat != NOTHING:
            return _received(seen, seat), _given(seen, seat)
        case Pass(left, right):
            return _after(seen, [kind for kind in (left, right) if kind in KINDS]), _own(seen)
        case Put(kind) | Top(kind):
            return _after(seen, [kind]), _own(seen)
    return _own(seen), words.alive(len(reading.living(seen)))


def _received(seen: GrowlObservation, seat: int) -> str:
    """The open cards that the seat was given, and what lies before it."""
    counts = [0] * len(KIND_NAMES)
    for entry in seen.knows:
        if entry.kind == "gave" and entry.facts[1] == seat:
            counts[entry.facts[2]] += 1
    for kind, count in enumerate(seen.icons[seat]):
        counts[kind] += count
    return words.received(names.hand(counts))


def _given(seen: GrowlObservation, seat: int) -> str:
    counts = [0] * len(KIND_NAMES)
    for entry in seen.knows:
        if entry.kind == "gave" and entry.facts[0] == seat:
            counts[entry.facts[2]] += 1
    return words.given(names.hand(counts))


def _own(seen: GrowlObservation) -> str:
    return words.own(seen.bites or 0, seen.wounds or 0)


def _after(seen: GrowlObservation, gone: list[int]) -> str:
    """What is left of bites and wounds when these cards are gone."""
    bites = (seen.bites or 0) - gone.count(BITE) + gone.count(KIND_NAMES.index("charm"))
    wounds = (seen.wounds or 0) - gone.count(WOUND) + gone.count(KIND_NAMES.index("salve"))
    return words.after(bites, wounds)
