"""7 Sins: who gets a drawn sin or virtue (GRO-SR-*, GRO-7S-*).

What the cards do is data: icons in ``cards``, the rest where the rule is that they change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_desktop.engine.growl.cards import (
    ASKED_ICONS,
    BITE,
    HUMILITY,
    JUDGEMENTS,
    LAST_GIVEN,
    PRIDE,
)
from sevens_desktop.engine.growl.frames import Events
from sevens_desktop.engine.growl.ledger import Entry
from sevens_desktop.engine.growl.table import clockwise, icons_shown, living, note, tell_count

if TYPE_CHECKING:
    from sevens_desktop.engine.growl.state import GrowlState

NOT_ASKED = -1


def candidates(state: GrowlState, drawer: int, card: int, events: Events) -> tuple[int, ...]:
    """GRO-SR-4, GRO-SR-5: the seats the drawer may give it to, never his own. Numbers asked for are said aloud."""
    others = [seat for seat in living(state) if seat != drawer]
    if card in JUDGEMENTS:
        return _judged(state, drawer, card, others, events)
    if card in LAST_GIVEN:
        return _last_giver(state, card, others)
    return tuple(others)


def _judged(state: GrowlState, drawer: int, card: int, others: list[int], events: Events) -> tuple[int, ...]:
    judgement = JUDGEMENTS[card]
    counts = {seat: asked(state, seat, judgement.asks) for seat in others}
    said = [counts.get(seat, NOT_ASKED) for seat in range(state.seats)]
    note(state, Entry("judged", (drawer, card, *said)), events)
    best = max(counts.values()) if judgement.most else min(counts.values())
    return tuple(seat for seat in others if counts[seat] == best)


def asked(state: GrowlState, seat: int, what: str) -> int:
    """A number that a judgement asks for."""
    if what == "cards":
        return sum(state.hands[seat])
    return icons_shown(state, seat, ASKED_ICONS[what])


def _last_giver(state: GrowlState, card: int, others: list[int]) -> tuple[int, ...]:
    """Back through the public log to the last giver who is alive and not the drawer; else the drawer's choice."""
    ledger = state.ledger
    while ledger is not None:
        entry, ledger = ledger
        if entry.kind == "gave" and entry.facts[2] in LAST_GIVEN[card] and entry.facts[0] in others:
            return (entry.facts[0],)
    return tuple(others)


def choosable(state: GrowlState, seats: list[int]) -> tuple[int, ...]:
    """GRO-7S-humility: no Night or Final Night may choose the owner or point at him."""
    return tuple(seat for seat in seats if HUMILITY not in state.spells[seat])


def confess(state: GrowlState, events: Events) -> None:
    """GRO-7S-pride, clockwise from the left of the start seat (GRO-SR-12)."""
    for seat in clockwise(state, state.start):
        if PRIDE in state.spells[seat] and state.alive >> seat & 1:
            tell_count(state, seat, BITE, events)
