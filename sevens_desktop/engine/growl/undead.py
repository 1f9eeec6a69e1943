"""Undead: the third team, its deck and its turns (GRO-UR-*, GRO-UD-*)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING

from sevens_desktop.engine.chance import next_chance, shuffle
from sevens_desktop.engine.contract import Action
from sevens_desktop.engine.growl.actions import DISCARD, NOTHING, PLAY, PLAYS, PLAYS_WITH, TOPS, Play, Put, Top
from sevens_desktop.engine.growl.cards import (
    BITE,
    COLD_BITE,
    GRASPING_BONES,
    GRAVE_ROBBER,
    GRAVE_STENCH,
    INFESTED_GIFT,
    KINDS,
    MOANING_COMMAND,
    OPEN_GRAVE,
    ROTTEN_FLESH,
    SHAMBLING_HORDE,
    WHISPERS_BELOW,
    WOUND,
)
from sevens_desktop.engine.growl.frames import Answers, Decision, Events, Frame
from sevens_desktop.engine.growl.ledger import Entry
from sevens_desktop.engine.growl.offers import put_actions, put_no_bite_actions
from sevens_desktop.engine.growl.table import (
    Link,
    clockwise,
    closest,
    discard_undead,
    draw_undead,
    land,
    living,
    look,
    note,
    place,
    play_undead,
    put_on_top,
    reshuffle_undead,
    take,
    whisper,
)

if TYPE_CHECKING:
    from sevens_desktop.engine.growl.state import GrowlState

SPELLS = (GRASPING_BONES, COLD_BITE, ROTTEN_FLESH)
GIVEN: dict[int, tuple[int, ...]] = {
    INFESTED_GIFT: tuple(kind for kind in KINDS if kind != WOUND),
    OPEN_GRAVE: tuple(KINDS),
}
"""What these cards may give from the own hand."""


def start_turn(state: GrowlState, seat: int, events: Events) -> None:
    """GRO-UR-5: draw a card privately; the discard is shuffled when the deck is empty."""
    if not state.crypt:
        cards = sorted(state.discards)
        state.chance = shuffle(cards, state.chance)
        state.crypt = tuple(cards)
        reshuffle_undead(state, events)
    card, *rest = state.crypt
    state.crypt = tuple(rest)
    draw_undead(state, seat, card, events)
    state.frames.append(Frame("undead", (seat,), about=card))


def _undead_actions(state: GrowlState, frame: Frame, seat: int) -> Sequence[Action]:
    """GRO-UR-5: resolve the card, or discard it and put a card of the own hand on top of the deck."""
    card, hand = frame.about, state.hands[seat]
    tops: Sequence[Action] = [TOPS[kind] for kind in KINDS if hand[kind]] or [DISCARD]
    if card == SHAMBLING_HORDE:
        return [PLAY, *tops]
    if card in GIVEN:
        kinds = [kind for kind in GIVEN[card] if hand[kind]]
        return [*([PLAYS_WITH[to][kind] for to in living(state) for kind in kinds] or [PLAY]), *tops]
    return [*(PLAYS[to] for to in living(state)), *tops]


def _undead_turn(state: GrowlState, frame: Frame, answers: Answers, events: Events) -> None:
    seat, card, action = frame.order[0], frame.about, answers[0]
    if isinstance(action, Play):
        play_undead(state, seat, card, action.seat, events)
        EFFECTS[card](state, seat, action, card, events)
        return
    discard_undead(state, seat, card, events)
    if isinstance(action, Top):
        put_on_top(state, seat, action.kind, events)


def _spell(state: GrowlState, seat: int, action: Play, card: int, events: Events) -> None:
    """GRO-UD-grasping-bones, GRO-UD-cold-bite, GRO-UD-rotten-flesh."""
    place(state, seat, action.seat, card, events)


def _gift(state: GrowlState, seat: int, action: Play, _card: int, events: Events) -> None:
    """GRO-UD-infested-gift, GRO-UD-open-grave; face down, without a fitting card nothing happens."""
    if action.kind != NOTHING:
        land(state, [(seat, action.seat, action.kind)], 1 << action.seat, events)


def _whispers(state: GrowlState, _seat: int, action: Play, _card: int, events: Events) -> None:
    """GRO-UD-whispers-below."""
    whisper(state, action.seat, events)


def _stench(state: GrowlState, seat: int, action: Play, _card: int, events: Events) -> None:
    """GRO-UD-grave-stench."""
    look(state, seat, action.seat, events)


def _command(_state: GrowlState, _seat: int, _action: Play, _card: int, _events: Events) -> None:
    """GRO-UD-moaning-command: playing it names the player."""


def _rob(state: GrowlState, seat: int, action: Play, _card: int, events: Events) -> None:
    """GRO-UD-grave-robber: a random card first; what he gives back is one change with it."""
    cards = [kind for kind in KINDS for _ in range(state.hands[action.seat][kind])]
    if cards:
        kind = cards[Random(state.chance).randrange(len(cards))]
        state.chance = next_chance(state.chance)
        take(state, seat, action.seat, kind, events)
    if any(state.hands[seat]):
        state.frames.append(Frame("rob", (seat,), (action.seat,), GRAVE_ROBBER))


def _robbed(state: GrowlState, frame: Frame, answers: Answers, events: Events) -> None:
    seat, to, action = frame.order[0], frame.seats[0], answers[0]
    assert isinstance(action, Put)
    land(state, [(seat, to, action.kind)], 1 << to, events)


def _horde(state: GrowlState, _seat: int, _action: Play, card: int, events: Events) -> None:
    """GRO-UD-shambling-horde: who cannot, passes none and does not die."""
    order = []
    for seat in clockwise(state, state.active):
        if state.alive >> seat & 1:
            if can_shamble(state, seat):
                order.append(seat)
            else:
                note(state, Entry("stayed", (seat,)), events)
    if order:
        state.frames.append(Frame("horde", tuple(order), about=card))


def can_shamble(state: GrowlState, seat: int) -> bool:
    """Humans pass no Bite."""
    cards = sum(state.hands[seat])
    return cards > (0 if state.wolves >> seat & 1 else state.hands[seat][BITE])


def _shambled(state: GrowlState, frame: Frame, answers: Answers, events: Events) -> None:
    """With one card from the right each receiver knows who sent it."""
    links: list[Link] = []
    for seat, action in zip(frame.order, answers, strict=True):
        assert isinstance(action, Put)
        links.append((seat, closest(state, seat, state.alive)[0], action.kind))
    land(state, links, state.everybody, events)


EFFECTS: dict[int, Callable[[GrowlState, int, Play, int, Events], None]] = {
    GRASPING_BONES: _spell,
    COLD_BITE: _spell,
    ROTTEN_FLESH: _spell,
    GRAVE_ROBBER: _rob,
    INFESTED_GIFT: _gift,
    OPEN_GRAVE: _gift,
    WHISPERS_BELOW: _whispers,
    GRAVE_STENCH: _stench,
    SHAMBLING_HORDE: _horde,
    MOANING_COMMAND: _command,
}
"""What each card does: state, Undead seat, action, card, events."""

DECISIONS: dict[str, Decision] = {
    "undead": Decision(_undead_actions, _undead_turn, "GRO-UR-5"),
    "rob": Decision(put_actions, _robbed),
    "horde": Decision(put_no_bite_actions, _shambled, sealed=True),
}
