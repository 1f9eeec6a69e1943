"""The eight Night cards (GRO-NC-*): one small function each, then night falls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from sevens_desktop.engine.contract import Action
from sevens_desktop.engine.growl import finals
from sevens_desktop.engine.growl.actions import (
    CHOICES,
    NAMES,
    SHOW_NOTHING,
    SHOWS,
    Choose,
    Name,
    Put,
    Show,
)
from sevens_desktop.engine.growl.cards import (
    ALL_HALLOWS_EVE,
    BITE,
    BLOOD_HOUND,
    CAGED,
    GIFT_HAND,
    HYPNOSIS,
    INSOMNIA,
    KINDS,
    SEANCE,
    SILVER_BULLET,
    THE_GIFT,
    THE_SLEEPWALKERS,
    TRUTH_SERUM,
)
from sevens_desktop.engine.growl.frames import Answers, Decision, Events, Frame
from sevens_desktop.engine.growl.offers import put_actions
from sevens_desktop.engine.growl.sins import choosable, confess
from sevens_desktop.engine.growl.table import (
    choose,
    living,
    look,
    night_falls,
    place,
    pledge,
    show,
    swap,
    tell_count,
)

if TYPE_CHECKING:
    from sevens_desktop.engine.growl.state import GrowlState

PAIR = 2


def start_night(state: GrowlState, active: int, card: int, events: Events) -> None:
    """GRO-N-1: the text of the card is resolved first. Without legal targets it has no effect (GRO-7S-humility)."""
    night_falls(state, active, card, events)
    confess(state, events)
    if card in TARGETS:
        wanted, among = TARGETS[card]
        seats = choosable(state, among(state, active))
        if len(seats) >= wanted:
            kind = "hypnosis" if card == HYPNOSIS else "choose"
            asked = wanted + (card == HYPNOSIS)
            state.frames.append(Frame(kind, (active,) * asked, seats, card))
    else:
        finals.STARTS[card](state, active, card, events)


def _anybody_alive(state: GrowlState, _active: int) -> list[int]:
    return living(state)


def _others_alive(state: GrowlState, active: int) -> list[int]:
    return [seat for seat in living(state) if seat != active]


def _anybody(state: GrowlState, _active: int) -> list[int]:
    return list(range(state.seats))


def _rich(state: GrowlState, _active: int) -> list[int]:
    """GRO-Q-5: with fewer than two The Gift has no effect."""
    return [seat for seat in living(state) if sum(state.hands[seat]) >= GIFT_HAND]


def _dead(state: GrowlState, _active: int) -> list[int]:
    return [seat for seat in range(state.seats) if not state.alive >> seat & 1]


TARGETS: dict[int, tuple[int, Callable[[GrowlState, int], list[int]]]] = {
    BLOOD_HOUND: (1, _others_alive),
    CAGED: (1, _anybody_alive),
    HYPNOSIS: (PAIR, _others_alive),
    INSOMNIA: (1, _anybody_alive),
    SEANCE: (1, _anybody),
    SILVER_BULLET: (1, _anybody_alive),
    THE_GIFT: (PAIR, _rich),
    TRUTH_SERUM: (1, _others_alive),
    ALL_HALLOWS_EVE: (1, _dead),
    THE_SLEEPWALKERS: (PAIR, _anybody_alive),
}
"""How many targets the active seat chooses, and among whom (GRO-Q-8 for Hypnosis)."""


def _choose_actions(_state: GrowlState, frame: Frame, _seat: int) -> Sequence[Action]:
    return [CHOICES[seat] for seat in frame.seats if CHOICES[seat] not in frame.answers]


def _hypnosis_actions(state: GrowlState, frame: Frame, seat: int) -> Sequence[Action]:
    return _choose_actions(state, frame, seat) if frame.answers else NAMES


def _chosen(state: GrowlState, frame: Frame, answers: Answers, events: Events) -> None:
    active, card = frame.order[0], frame.about
    seats = [action.seat for action in answers if isinstance(action, Choose)]
    choose(state, active, card, seats, events)
    EFFECTS[card](state, active, seats, events)


def _hypnotised(state: GrowlState, frame: Frame, answers: Answers, events: Events) -> None:
    """GRO-NC-hypnosis: two others say how many copies they hold."""
    named, *chosen = answers
    assert isinstance(named, Name)
    seats = [action.seat for action in chosen if isinstance(action, Choose)]
    choose(state, frame.order[0], HYPNOSIS, seats, events)
    for seat in seats:
        tell_count(state, seat, named.kind, events)


def _blood_hound(state: GrowlState, active: int, seats: list[int], events: Events) -> None:
    """GRO-NC-blood-hound."""
    look(state, active, seats[0], events)


def _for_this_night(_state: GrowlState, _active: int, _seats: list[int], _events: Events) -> None:
    """GRO-NC-caged, GRO-NC-insomnia: the choice is the effect."""


def _seance(state: GrowlState, active: int, seats: list[int], events: Events) -> None:
    """GRO-NC-seance: the dead tell at once, the living when they die."""
    place(state, active, seats[0], SEANCE, events)


def _silver_bullet(state: GrowlState, active: int, seats: list[int], events: Events) -> None:
    """GRO-NC-silver-bullet: it may kill at once."""
    place(state, active, seats[0], SILVER_BULLET, events)


def _the_gift(state: GrowlState, _active: int, seats: list[int], _events: Events) -> None:
    """GRO-NC-the-gift: any card, even a human's Bite."""
    state.frames.append(Frame("gift", tuple(seats), about=THE_GIFT))


def _truth_serum(state: GrowlState, active: int, seats: list[int], _events: Events) -> None:
    state.frames.append(Frame("serum", (seats[0],), (active,), TRUTH_SERUM))


def _sleepwalkers(state: GrowlState, _active: int, seats: list[int], events: Events) -> None:
    """GRO-FN-the-sleepwalkers."""
    swap(state, seats[0], seats[1], events)


EFFECTS: dict[int, Callable[[GrowlState, int, list[int], Events], None]] = {
    BLOOD_HOUND: _blood_hound,
    CAGED: _for_this_night,
    INSOMNIA: _for_this_night,
    SEANCE: _seance,
    SILVER_BULLET: _silver_bullet,
    THE_GIFT: _the_gift,
    TRUTH_SERUM: _truth_serum,
    ALL_HALLOWS_EVE: finals.all_hallows_eve,
    THE_SLEEPWALKERS: _sleepwalkers,
}
"""What follows when the targets are chosen."""


def _gifted(state: GrowlState, frame: Frame, answers: Answers, events: Events) -> None:
    for giver, receiver, action in zip(frame.order, reversed(frame.order), answers, strict=True):
        assert isinstance(action, Put)
        pledge(state, giver, receiver, action.kind, events)


def serum_actions(state: GrowlState, _frame: Frame, seat: int) -> Sequence[Action]:
    """GRO-NC-truth-serum: a wolf must show a Bite; others another card, or nothing (GRO-Q-7)."""
    hand = state.hands[seat]
    if state.wolves >> seat & 1 and hand[BITE]:
        return (SHOWS[BITE],)
    others = [SHOWS[kind] for kind in KINDS if kind != BITE and hand[kind]]
    return others or (SHOW_NOTHING,)


def _shown(state: GrowlState, frame: Frame, answers: Answers, events: Events) -> None:
    action = answers[0]
    assert isinstance(action, Show)
    show(state, frame.order[0], frame.seats[0], action.kind, events)


DECISIONS: dict[str, Decision] = {
    "choose": Decision(_choose_actions, _chosen),
    "hypnosis": Decision(_hypnosis_actions, _hypnotised),
    "gift": Decision(put_actions, _gifted, sealed=True),
    "serum": Decision(serum_actions, _shown),
}
