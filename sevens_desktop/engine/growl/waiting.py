"""Whether decisions under way, read from a saved position, are ones that the rules can have asked for there."""

from __future__ import annotations

from collections.abc import Callable

from sevens_desktop.engine.growl import turns
from sevens_desktop.engine.growl.cards import (
    ALL_HALLOWS_EVE,
    DILIGENCE,
    GRAVE_ROBBER,
    HYPNOSIS,
    SHAMBLING_HORDE,
    SLOTH,
    THE_ACCUSED,
    THE_GIFT,
    THE_PURGE,
    THE_TEMPEST,
    THE_TRUSTED,
    THE_UNSAVED,
    THE_UNWANTED,
    TRUTH_SERUM,
    is_night,
)
from sevens_desktop.engine.growl.decisions import DECISIONS
from sevens_desktop.engine.growl.finals import MOST_UNWANTED, voters
from sevens_desktop.engine.growl.frames import Frame
from sevens_desktop.engine.growl.ledger import entries
from sevens_desktop.engine.growl.nights import TARGETS
from sevens_desktop.engine.growl.sins import choosable
from sevens_desktop.engine.growl.state import GrowlState
from sevens_desktop.engine.growl.table import clockwise, living
from sevens_desktop.engine.growl.undead import can_shamble

NO_STEPS: tuple[str, ...] = ()
DUSK = ("dusk",)


def asked_rightly(state: GrowlState) -> bool:
    """Whether the frames of the state could wait for an answer in this position."""
    if state.ended is not None:
        return not state.frames
    if not state.frames:
        return False
    *below, frame = state.frames
    if frame.kind not in _ASKED or not frame.order or len(frame.answers) >= len(frame.order):
        return False
    if frame.kind in _CARDS and frame.about not in _CARDS[frame.kind]:
        return False
    beneath, fits = _ASKED[frame.kind]
    if tuple(step.kind for step in below) not in beneath or not all(_step_fits(state, step) for step in below):
        return False
    return fits(state, frame) and _answers_fit(state, frame)


def _step_fits(state: GrowlState, step: Frame) -> bool:
    if step.order or step.seats or step.answers:
        return False
    if step.kind == "dusk":
        return _hour(state) == "night" and step.about == _tonight(state)
    return step.about == state.active and DILIGENCE in state.spells[state.active]


def _answers_fit(state: GrowlState, frame: Frame) -> bool:
    """Every answer so far is legal, and there is one for the seat that is asked now."""
    decision = DECISIONS[frame.kind]
    for asked in range(len(frame.answers) + 1):
        before = frame._replace(answers=frame.answers[:asked])
        legal = decision.legal(state, before, frame.order[asked])
        if not legal or (asked < len(frame.answers) and frame.answers[asked] not in legal):
            return False
    return True


def _tonight(state: GrowlState) -> int:
    """The Night card that was revealed last."""
    nights = [entry.facts[1] for entry in entries(state.ledger) if entry.kind == "night"]
    return nights[-1] if nights else -1


def _hour(state: GrowlState) -> str:
    """``night`` while a Night card is carried out, ``dusk`` while its cards are passed, otherwise ``day``."""
    landed = False
    for entry in reversed(entries(state.ledger)):
        if entry.kind == "night":
            return "night"
        if entry.kind == "dusk":
            return "day" if landed else "dusk"
        landed = landed or entry.kind == "landed"
    return "day"


def _chosen(state: GrowlState) -> tuple[int, ...]:
    """The targets that were chosen last."""
    chosen = [entry.facts[2:] for entry in entries(state.ledger) if entry.kind == "chose"]
    return chosen[-1] if chosen else ()


def _is_day(state: GrowlState) -> bool:
    return state.ended is None and _hour(state) == "day" and (bool(state.tops) or state.drawn < len(state.deck))


def _gives(state: GrowlState, frame: Frame) -> bool:
    if not _is_day(state) or is_night(state.top) or not _is_alive(state, state.active):
        return False
    twin = state.copy()
    twin.frames.clear()
    turns.ask_to_give(twin, state.active, frame.kind, None)
    return twin.frames == [frame._replace(answers=())]


def _is_alive(state: GrowlState, seat: int) -> bool:
    return bool(state.alive >> seat & 1)


def _speaks(state: GrowlState, frame: Frame) -> bool:
    return state.settled["talk"] is True and _gives(state, frame)


def _sloth(state: GrowlState, frame: Frame) -> bool:
    spells = state.spells[state.active]
    plain = frame == Frame("sloth", (state.active,))
    return plain and _is_day(state) and _is_alive(state, state.active) and SLOTH in spells and DILIGENCE in spells


def _passes(state: GrowlState, frame: Frame) -> bool:
    taking = turns.passing(state)
    order = tuple(seat for seat in clockwise(state, state.active) if seat in taking)
    plain = frame[:4] == ("pass", order, (), _tonight(state))
    return plain and _hour(state) == "dusk" and all(turns.can_pass(state, seat) for seat in taking)


def _chooses(state: GrowlState, frame: Frame) -> bool:
    if frame.about != _tonight(state) or frame.about not in TARGETS:
        return False
    wanted, among = TARGETS[frame.about]
    asked = wanted + (frame.about == HYPNOSIS)
    seats = choosable(state, among(state, state.active))
    named = (frame.kind == "hypnosis") == (frame.about == HYPNOSIS)
    return named and len(seats) >= wanted and frame.order == (state.active,) * asked and frame.seats == seats


def _some_alive(state: GrowlState, frame: Frame) -> bool:
    return frame.about == _tonight(state) and all(_is_alive(state, seat) for seat in frame.order)


def _gifts(state: GrowlState, frame: Frame) -> bool:
    return _some_alive(state, frame) and not frame.seats and frame.order == _chosen(state)


def _shows(state: GrowlState, frame: Frame) -> bool:
    return _some_alive(state, frame) and frame.order == _chosen(state) and frame.seats == (state.active,)


def _votes(state: GrowlState, frame: Frame) -> bool:
    seats = choosable(state, living(state))
    return _some_alive(state, frame) and frame.order == voters(state, state.active) and frame.seats == seats


def _decides(state: GrowlState, frame: Frame) -> bool:
    """One seat decides among some of those that can be chosen."""
    if len(frame.order) != 1 or frame.about != _tonight(state):
        return False
    return bool(frame.seats) and set(frame.seats) <= set(choosable(state, living(state)))


def _saves(state: GrowlState, frame: Frame) -> bool:
    return _some_alive(state, frame) and _decides(state, frame) and 1 < len(set(frame.seats)) == len(frame.seats)


def _points(state: GrowlState, frame: Frame) -> bool:
    everybody = voters(state, state.active)
    if frame.kind == "unwanted":
        return _some_alive(state, frame) and not frame.seats and frame.order == everybody
    again = tuple(seat for seat in everybody if seat in frame.order)
    return _some_alive(state, frame) and not frame.seats and frame.order == again and len(again) > MOST_UNWANTED


def _stirs(state: GrowlState, frame: Frame) -> bool:
    order = tuple(seat for seat in voters(state, state.active) if any(state.hands[seat]))
    return _some_alive(state, frame) and not frame.seats and frame.order == order


def _hallows(state: GrowlState, frame: Frame) -> bool:
    dead = not any(_is_alive(state, seat) for seat in frame.order)
    return frame.about == _tonight(state) and not frame.seats and dead and frame.order == _chosen(state)


def _is_undead_turn(state: GrowlState) -> bool:
    return state.undead and _is_day(state) and not _is_alive(state, state.active)


def _drew(state: GrowlState, frame: Frame) -> bool:
    """The last thing that happened is that the seat drew this card."""
    last = state.ledger[0] if state.ledger is not None else None
    drew = last is not None and last.kind == "drew" and last.facts == (state.active,) and last.secret == (frame.about,)
    return drew and _is_undead_turn(state) and frame.order == (state.active,) and not frame.seats


def _robs(state: GrowlState, frame: Frame) -> bool:
    if not _is_undead_turn(state) or frame.order != (state.active,) or len(frame.seats) != 1:
        return False
    return frame.about == GRAVE_ROBBER and _is_alive(state, frame.seats[0])


def _shambles(state: GrowlState, frame: Frame) -> bool:
    order = tuple(
        seat for seat in clockwise(state, state.active) if _is_alive(state, seat) and can_shamble(state, seat)
    )
    return _is_undead_turn(state) and frame[:4] == ("horde", order, (), SHAMBLING_HORDE)


_ASKED: dict[str, tuple[tuple[tuple[str, ...], ...], Callable[[GrowlState, Frame], bool]]] = {
    "day": ((NO_STEPS, ("again",)), _speaks),
    "give": ((NO_STEPS, ("again",)), _gives),
    "sloth": ((NO_STEPS,), _sloth),
    "pass": ((NO_STEPS,), _passes),
    "choose": ((DUSK,), _chooses),
    "hypnosis": ((DUSK,), _chooses),
    "gift": ((DUSK,), _gifts),
    "serum": ((DUSK,), _shows),
    "vote": ((DUSK,), _votes),
    "purge": ((DUSK,), _votes),
    "tie": ((DUSK,), _decides),
    "doom": ((DUSK,), _decides),
    "save": ((DUSK,), _saves),
    "unwanted": ((DUSK,), _points),
    "replay": ((DUSK,), _points),
    "last-replay": ((DUSK,), _points),
    "hallows": ((DUSK,), _hallows),
    "tempest": ((DUSK,), _stirs),
    "undead": ((NO_STEPS,), _drew),
    "rob": ((NO_STEPS,), _robs),
    "horde": ((NO_STEPS,), _shambles),
}
"""For each kind of frame the steps that may lie beneath it, and whether it fits the position."""

_CARDS: dict[str, tuple[int, ...]] = {
    "gift": (THE_GIFT,),
    "serum": (TRUTH_SERUM,),
    "vote": (THE_ACCUSED, THE_TRUSTED),
    "purge": (THE_PURGE,),
    "tie": (THE_ACCUSED, THE_TRUSTED, THE_PURGE),
    "doom": (THE_TRUSTED,),
    "save": (THE_UNSAVED,),
    "unwanted": (THE_UNWANTED,),
    "replay": (THE_UNWANTED,),
    "last-replay": (THE_UNWANTED,),
    "hallows": (ALL_HALLOWS_EVE,),
    "tempest": (THE_TEMPEST,),
}
"""The Nights and Final Nights that ask so."""
