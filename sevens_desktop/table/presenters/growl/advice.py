"""Hints of Growl: the move, and two facts that speak for it. Only what the asking seat has seen."""

from __future__ import annotations

from dataclasses import dataclass

from sevens_desktop.bots.greedy.growl_beliefs import Beliefs
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
from sevens_desktop.table.players import Voice
from sevens_desktop.table.presenters.growl import picks, reading
from sevens_desktop.table.view import Advice
from sevens_desktop.table.words import growl_advice as words
from sevens_desktop.table.words import growl_names as names


@dataclass(frozen=True, slots=True)
class Case:
    """What a hint is computed from."""

    seen: GrowlObservation
    voice: Voice
    options: Facts


def advise(action: Action, observation: Observation, voice: Voice, options: Facts) -> Advice:
    assert isinstance(observation, GrowlObservation)
    choice = next(iter(picks.choices(observation, [action])))
    elements = choice.picks or ("deck",)
    case = Case(observation, voice, options)
    return Advice(_title(action, case), _facts(action, case), elements, choice.button)


def _title(action: Action, case: Case) -> str:
    name = case.voice.name
    match action:
        case Give(seat):
            return words.give(names.card(reading.card_asked(case.seen)), name(seat))
        case Pass(left, right) if NOTHING not in (left, right):
            return words.pass_two(_card(left), _card(right))
        case Pass(left, right):
            return words.choose_card(_card(max(left, right)))
        case Vote(seat):
            return words.vote(reading.card_asked(case.seen), name(seat))
        case Choose(seat):
            return _chosen(case.seen, name(seat))
        case Accuse(seat):
            return words.accuse(name(seat))
        case Trust(seat):
            return words.trust(name(seat))
        case Need(kind):
            return words.need(_card(kind))
        case Name(kind):
            return words.name(_card(kind))
        case Show(kind) | Put(kind) | Top(kind) if kind in KINDS:
            return words.choose_card(_card(kind))
        case Play(seat, _):
            card = names.card(reading.card_asked(case.seen))
            return words.play(card) if seat == NOTHING else words.play_on(card, name(seat))
        case Point(side):
            return words.point(SIDE_NAMES[side])
    return words.go_on()


def _chosen(seen: GrowlObservation, name: str) -> str:
    """GRO-Q-10, GRO-FN-the-trusted: ties and the winner of a vote decide who dies or is saved."""
    stage, card = reading.stage_of(seen), reading.card_asked(seen)
    if stage in ("tie", "doom"):
        return words.fate(name, stage == "doom" or card != "the-trusted")
    return words.choose_seat(names.card(card), name)


def _card(kind: int) -> str:
    return names.card(KIND_NAMES[kind])


def _facts(action: Action, case: Case) -> tuple[str, str]:
    seen = case.seen
    match action:
        case Give(seat) | Choose(seat) | Play(seat, _) if seat not in (NOTHING, seen.seat):
            return _suspicion(case, seat), _received(seen, seat)
        case Vote(seat) | Accuse(seat) | Trust(seat) if seat != seen.seat:
            return _suspicion(case, seat), _given(seen, seat)
        case Pass(left, right):
            return _after(seen, [kind for kind in (left, right) if kind in KINDS]), _own(seen)
        case Put(kind) | Top(kind):
            return _after(seen, [kind]), _own(seen)
    return _own(seen), words.alive(len(reading.living(seen)))


def _suspicion(case: Case, seat: int) -> str:
    """What the acts and cards that this seat has seen make of another."""
    beliefs = Beliefs(case.seen, undead=case.options["undead"] is True)
    return words.suspicion(case.voice.name(seat), beliefs.wolf[seat])


def _received(seen: GrowlObservation, seat: int) -> str:
    """The open cards that the seat was given, and what lies before it."""
    counts = [0] * len(KIND_NAMES)
    for entry in seen.knows:
        if entry.kind == "gave" and entry.facts[1] == seat:
            counts[entry.facts[2]] += 1
    for kind, count in enumerate(seen.icons[seat]):
        counts[kind] += count
    return words.received(_cards(counts))


def _given(seen: GrowlObservation, seat: int) -> str:
    counts = [0] * len(KIND_NAMES)
    for entry in seen.knows:
        if entry.kind == "gave" and entry.facts[0] == seat:
            counts[entry.facts[2]] += 1
    return words.given(_cards(counts))


def _cards(counts: list[int]) -> str:
    return names.hand(counts) if any(counts) else ""


def _own(seen: GrowlObservation) -> str:
    return words.own(seen.bites or 0, seen.wounds or 0)


def _after(seen: GrowlObservation, gone: list[int]) -> str:
    """What is left of bites and wounds when these cards are gone."""
    bites = (seen.bites or 0) - gone.count(BITE) + gone.count(KIND_NAMES.index("charm"))
    wounds = (seen.wounds or 0) - gone.count(WOUND) + gone.count(KIND_NAMES.index("salve"))
    return words.after(bites, wounds)
