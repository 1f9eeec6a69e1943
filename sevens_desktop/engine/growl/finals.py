"""The eight Final Night cards (GRO-FN-*): one small function each, then the last night falls."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from sevens_desktop.engine.chance import shuffle
from sevens_desktop.engine.contract import Action
from sevens_desktop.engine.growl.actions import (
    CHOICES,
    LEFT,
    NOTHING,
    POINTS,
    RIGHT,
    VOTES,
    Choose,
    Pass,
    Point,
    Put,
    Vote,
)
from sevens_desktop.engine.growl.cards import (
    ALL_HALLOWS_EVE,
    MOST_SEATS_FOR_MARKERS,
    THE_ACCUSED,
    THE_PURGE,
    THE_TEMPEST,
    THE_TRUSTED,
    THE_UNSAVED,
    THE_UNWANTED,
)
from sevens_desktop.engine.growl.frames import Answers, Decision, Events, Frame
from sevens_desktop.engine.growl.ledger import FINAL_NIGHT, Entry
from sevens_desktop.engine.growl.offers import pass_both_actions, put_actions
from sevens_desktop.engine.growl.sins import choosable
from sevens_desktop.engine.growl.table import Link, check, clockwise, closest, kill, land, living, mark, note, stir

if TYPE_CHECKING:
    from sevens_desktop.engine.growl.state import GrowlState

MOST_UNWANTED = 2


def doom(state: GrowlState, seats: Sequence[int], events: Events) -> None:
    """The card kills these seats, in one step; with Undead at 4 or 5 seats it wounds them instead (GRO-UR-1)."""
    if not seats:
        return
    if state.undead and state.seats <= MOST_SEATS_FOR_MARKERS:
        mark(state, seats, events)
    else:
        kill(state, seats, FINAL_NIGHT, events)
        check(state, events)


def voters(state: GrowlState, active: int) -> tuple[int, ...]:
    """The living from the active seat's left; he is the last."""
    return tuple(seat for seat in clockwise(state, active) if state.alive >> seat & 1)


# -- votes: The Accused, The Trusted, The Purge


def _vote(state: GrowlState, active: int, card: int, _events: Events) -> None:
    """GRO-FN-the-accused, GRO-FN-the-trusted, GRO-FN-the-purge."""
    kind = "purge" if card == THE_PURGE else "vote"
    state.frames.append(Frame(kind, voters(state, active), choosable(state, living(state)), card))


def _vote_actions(_state: GrowlState, frame: Frame, seat: int) -> Sequence[Action]:
    """Nobody may point at himself, except to be trusted."""
    return [VOTES[other] for other in frame.seats if other != seat or frame.about == THE_TRUSTED]


def hear_vote(state: GrowlState, seat: int, action: Action, events: Events) -> None:
    assert isinstance(action, Vote)
    note(state, Entry("voted", (seat, action.seat)), events)


def _cast(state: GrowlState, frame: Frame, answers: Answers, events: Events) -> None:
    """GRO-FN-the-purge: all point at once."""
    for seat, action in zip(frame.order, answers, strict=True):
        assert isinstance(action, Vote)
        note(state, Entry("cast", (seat, action.seat)), events)
    _count(state, frame, answers, events)


def _count(state: GrowlState, frame: Frame, answers: Answers, events: Events) -> None:
    """Most votes, and the active seat breaks ties (GRO-Q-10)."""
    votes = Counter(action.seat for action in answers if isinstance(action, Vote))
    most = max(votes.values())
    tied = tuple(sorted(seat for seat, count in votes.items() if count == most))
    if len(tied) > 1:
        state.frames.append(Frame("tie", (state.active,), tied, frame.about))
    else:
        _decided(state, frame.about, tied[0], events)


def _tie_actions(_state: GrowlState, frame: Frame, _seat: int) -> Sequence[Action]:
    return [CHOICES[seat] for seat in frame.seats]


def _tie_broken(state: GrowlState, frame: Frame, answers: Answers, events: Events) -> None:
    action = answers[0]
    assert isinstance(action, Choose)
    note(state, Entry("chose", (frame.order[0], frame.about, action.seat)), events)
    _decided(state, frame.about, action.seat, events)


def _decided(state: GrowlState, card: int, seat: int, events: Events) -> None:
    if card == THE_TRUSTED:
        state.frames.append(Frame("doom", (seat,), choosable(state, living(state)), card))
    else:
        doom(state, [seat], events)


def _doomed(state: GrowlState, frame: Frame, answers: Answers, events: Events) -> None:
    """GRO-FN-the-trusted: the winner of the vote chooses who dies."""
    action = answers[0]
    assert isinstance(action, Choose)
    note(state, Entry("chose", (frame.order[0], frame.about, action.seat)), events)
    doom(state, [action.seat], events)


# -- The Unsaved


def _the_unsaved(state: GrowlState, active: int, _card: int, events: Events) -> None:
    """GRO-FN-the-unsaved: all raise a hand, the active seat lowers his."""
    _save_on(state, active, tuple(seat for seat in choosable(state, living(state)) if seat != active), events)


def _save_on(state: GrowlState, pointer: int, raised: tuple[int, ...], events: Events) -> None:
    if len(raised) > 1:
        state.frames.append(Frame("save", (pointer,), raised, THE_UNSAVED))
    else:
        doom(state, raised, events)


def _save_actions(_state: GrowlState, frame: Frame, _seat: int) -> Sequence[Action]:
    return [VOTES[seat] for seat in frame.seats]


def _saved(state: GrowlState, frame: Frame, answers: Answers, events: Events) -> None:
    """Who is saved points next."""
    action = answers[0]
    assert isinstance(action, Vote)
    _save_on(state, action.seat, tuple(seat for seat in frame.seats if seat != action.seat), events)


# -- The Unwanted


def _the_unwanted(state: GrowlState, active: int, card: int, _events: Events) -> None:
    state.frames.append(Frame("unwanted", voters(state, active), about=card))


def _point_actions(_state: GrowlState, _frame: Frame, _seat: int) -> Sequence[Action]:
    return POINTS


def _pointed(state: GrowlState, frame: Frame, answers: Answers, events: Events) -> None:
    """GRO-FN-the-unwanted, GRO-Q-9: pointed at by both neighbours; more than two replay among themselves."""
    order = frame.order
    sides = {}
    for seat, action in zip(order, answers, strict=True):
        assert isinstance(action, Point)
        sides[seat] = action.side
        note(state, Entry("pointed", (seat, action.side)), events)
    open_to_it = choosable(state, list(order))
    hit = tuple(
        seat
        for index, seat in enumerate(order)
        if seat in open_to_it and sides[order[(index + 1) % len(order)]] == RIGHT and sides[order[index - 1]] == LEFT
    )
    if len(hit) > MOST_UNWANTED:
        state.frames.append(Frame("replay", hit, about=frame.about))
    elif not hit and frame.kind == "replay":
        state.frames.append(Frame("last-replay", order, about=frame.about))
    else:
        doom(state, hit, events)


# -- the dead, and the Tempest


def all_hallows_eve(state: GrowlState, _active: int, seats: list[int], _events: Events) -> None:
    """GRO-FN-all-hallows-eve: a dead player with cards gives one to each closest living neighbour."""
    if any(state.hands[seats[0]]):
        state.frames.append(Frame("hallows", (seats[0],), about=ALL_HALLOWS_EVE))


def _hallows_actions(state: GrowlState, _frame: Frame, seat: int) -> Sequence[Action]:
    return pass_both_actions(state.hands[seat])


def _hallowed(state: GrowlState, frame: Frame, answers: Answers, events: Events) -> None:
    seat, action = frame.order[0], answers[0]
    assert isinstance(action, Pass)
    left, right = closest(state, seat, state.alive)
    links: list[Link] = [(seat, left, action.left), (seat, right, action.right)]
    land(state, [link for link in links if link[2] != NOTHING], 1 << left | 1 << right, events)


def _the_tempest(state: GrowlState, active: int, card: int, _events: Events) -> None:
    """GRO-FN-the-tempest: an empty hand puts in and gets nothing."""
    order = tuple(seat for seat in voters(state, active) if any(state.hands[seat]))
    state.frames.append(Frame("tempest", order, about=card))


def _stirred(state: GrowlState, frame: Frame, answers: Answers, events: Events) -> None:
    puts = [action.kind for action in answers if isinstance(action, Put)]
    gets = puts[:]
    state.chance = shuffle(gets, state.chance)
    stir(state, puts, gets, frame.order, events)


STARTS: dict[int, Callable[[GrowlState, int, int, Events], None]] = {
    THE_ACCUSED: _vote,
    THE_PURGE: _vote,
    THE_TEMPEST: _the_tempest,
    THE_TRUSTED: _vote,
    THE_UNSAVED: _the_unsaved,
    THE_UNWANTED: _the_unwanted,
}
"""Cards that begin without targets of the active seat: state, active seat, card, events."""

DECISIONS: dict[str, Decision] = {
    "vote": Decision(_vote_actions, _count, heard=hear_vote),
    "purge": Decision(_vote_actions, _cast, sealed=True),
    "tie": Decision(_tie_actions, _tie_broken),
    "doom": Decision(_tie_actions, _doomed),
    "save": Decision(_save_actions, _saved, heard=hear_vote),
    "unwanted": Decision(_point_actions, _pointed, sealed=True),
    "replay": Decision(_point_actions, _pointed, sealed=True),
    "last-replay": Decision(_point_actions, _pointed, sealed=True),
    "hallows": Decision(_hallows_actions, _hallowed),
    "tempest": Decision(put_actions, _stirred, sealed=True),
}
