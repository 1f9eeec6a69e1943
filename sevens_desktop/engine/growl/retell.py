"""The position that a ledger tells of.

Saved positions and imagined worlds come to life here: the acts of a ledger are carried out with the functions of the
game itself, and what follows of them (turning, death, what is said and seen) follows anew. So a ledger that is its own
retelling has a legal history.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

from sevens_desktop.engine.growl import scoring
from sevens_desktop.engine.growl.actions import NOTHING, SHOW_NOTHING, SHOWS
from sevens_desktop.engine.growl.cards import (
    BITE,
    MOANING_COMMAND,
    NIGHT_CARDS,
    PASSED,
    SEANCE,
)
from sevens_desktop.engine.growl.frames import Frame
from sevens_desktop.engine.growl.ledger import TWO_CARDS, WOUNDS, Entry, mask_of
from sevens_desktop.engine.growl.nights import serum_actions
from sevens_desktop.engine.growl.sins import candidates
from sevens_desktop.engine.growl.table import (
    Link,
    check,
    choose,
    deal,
    discard_undead,
    draw_undead,
    end,
    give,
    kill,
    land,
    look,
    mark,
    night_falls,
    night_lands,
    note,
    place,
    play_undead,
    pledge,
    put_on_top,
    reshuffle_undead,
    show,
    sniff,
    stir,
    swap,
    take,
    tell_count,
    whisper,
)
from sevens_desktop.engine.growl.turns import can_pass, may_pass, neighbours, passing

if TYPE_CHECKING:
    from sevens_desktop.engine.growl.state import GrowlState


class Contradiction(Exception):
    """The ledger tells of something that this rule does not allow."""

    def __init__(self, rule: str) -> None:
        super().__init__(rule)
        self.rule = rule


def retell(state: GrowlState, story: Iterable[Entry]) -> GrowlState:
    """Carry out the story on an empty table, entry by entry. Raises ``Contradiction``."""
    told = Retelling(state)
    for entry in story:
        if state.ended is not None and entry.kind not in _AFTERWARDS:
            raise Contradiction("GRO-E-1")
        _TOLD[entry.kind](told, entry)
    return state


class Retelling:
    """What a few entries lead up to, before it happens."""

    def __init__(self, state: GrowlState) -> None:
        self.state = state
        self.dealt: list[tuple[int, ...]] = []
        self.links: list[Link] = []
        self.puts: list[tuple[int, int]] = []
        self.gets: list[int] = []
        self.drawn = NOTHING
        self.tonight = NOTHING
        self.by_night = False
        self.nights_over = 0

    def day(self) -> None:
        """GRO-N-1: no day goes on before the cards of the last Night have been passed."""
        if self.state.night != self.nights_over:
            raise Contradiction("GRO-N-1")

    def live(self, *seats: int) -> None:
        once = mask_of(seats)
        if once & ~self.state.alive or once.bit_count() != len(seats):
            raise Contradiction("GRO-I-5")

    def undead(self, seat: int) -> None:
        if not self.state.undead or self.state.alive >> seat & 1:
            raise Contradiction("GRO-UR-3")

    def holds(self, seat: int, kind: int, count: int = 1) -> None:
        if self.state.hands[seat][kind] < count:
            raise Contradiction("GRO-D-2")


def _acted(told: Retelling, entry: Entry) -> None:
    """The dead decide nothing by day and have no vote (GRO-I-5, GRO-Q-13)."""
    told.live(entry.facts[0])
    note(told.state, entry, None)


def _said(told: Retelling, entry: Entry) -> None:
    if not told.state.settled["talk"]:
        raise Contradiction("GRO-D-1")
    if entry.kind != "needed":
        told.live(*entry.facts)
    _acted(told, entry)


def _follows(told: Retelling, entry: Entry) -> None:
    """Other entries bring it about."""


def _dealt(told: Retelling, entry: Entry) -> None:
    """When all seats are dealt, CHECK follows."""
    state = told.state
    told.dealt.append(entry.secret)
    if len(told.dealt) == state.seats:
        deal(state, [hand for _, *hand in told.dealt], [seat for seat, (zero, *_) in enumerate(told.dealt) if zero])


def _sniffed(told: Retelling, _entry: Entry) -> None:
    sniff(told.state)


def _gave(told: Retelling, entry: Entry) -> None:
    giver, receiver, kind = entry.facts
    told.day()
    told.live(giver, receiver)
    if told.state.tops and told.state.tops[-1] != kind:
        raise Contradiction("GRO-UR-5")
    give(told.state, giver, receiver, kind, None)


def _judged(told: Retelling, entry: Entry) -> None:
    candidates(told.state, entry.facts[0], entry.facts[1], None)


def _placed(told: Retelling, entry: Entry) -> None:
    giver, seat, card = entry.facts
    if card != SEANCE:
        told.live(seat)
    if any(card in spells for spells in told.state.spells):
        raise Contradiction("GRO-SR-3")
    place(told.state, giver, seat, card, None)


def _marked(told: Retelling, entry: Entry) -> None:
    told.live(*entry.facts)
    mark(told.state, entry.facts, None)


def _night(told: Retelling, entry: Entry) -> None:
    active, told.tonight, _ = entry.facts
    told.day()
    told.live(active)
    night_falls(told.state, active, told.tonight, None)


def _chose(told: Retelling, entry: Entry) -> None:
    active, card, *seats = entry.facts
    told.live(active)
    if card != told.tonight:
        raise Contradiction("GRO-N-1")
    choose(told.state, active, card, seats, None)


def _told(told: Retelling, entry: Entry) -> None:
    tell_count(told.state, entry.facts[0], entry.facts[1], None)


def _whispered(told: Retelling, entry: Entry) -> None:
    whisper(told.state, entry.facts[0], None)


def _looked(told: Retelling, entry: Entry) -> None:
    viewer, seat = entry.facts
    look(told.state, viewer, seat, None)


def _showed(told: Retelling, entry: Entry) -> None:
    seat, viewer, _ = entry.facts
    kind = entry.secret[0] if entry.secret else NOTHING
    action = SHOWS[kind] if entry.secret else SHOW_NOTHING
    if action not in serum_actions(told.state, Frame("serum"), seat):
        raise Contradiction("GRO-NC-truth-serum")
    show(told.state, seat, viewer, kind, None)


def _pledged(told: Retelling, entry: Entry) -> None:
    giver, receiver = entry.facts
    told.live(giver, receiver)
    told.holds(giver, entry.secret[0])
    if any(other == giver for other, _, _ in told.state.pledges):
        raise Contradiction("GRO-NC-the-gift")
    pledge(told.state, giver, receiver, entry.secret[0], None)


def _dusk(told: Retelling, entry: Entry) -> None:
    """GRO-N-4."""
    if told.by_night or told.state.night == told.nights_over:
        raise Contradiction("GRO-N-1")
    if not all(can_pass(told.state, seat) for seat in passing(told.state)):
        raise Contradiction("GRO-N-4")
    told.by_night = True
    note(told.state, entry, None)


def _sent(told: Retelling, entry: Entry) -> None:
    giver, receiver = entry.facts
    told.links.append((giver, receiver, entry.secret[0]))


def _put(told: Retelling, entry: Entry) -> None:
    told.puts.append((entry.facts[0], entry.secret[0]))


def _got(told: Retelling, entry: Entry) -> None:
    told.gets.append(entry.secret[0])


def _landed(told: Retelling, _entry: Entry) -> None:
    state, links = told.state, told.links
    if told.puts:
        for seat, kind in told.puts:
            told.holds(seat, kind)
        if sorted(told.gets) != sorted(kind for _, kind in told.puts):
            raise Contradiction("GRO-FN-the-tempest")
        stir(state, [kind for _, kind in told.puts], told.gets, [seat for seat, _ in told.puts], None)
    elif told.by_night:
        _pass_the_night(told)
        told.nights_over = state.night
    else:
        for (giver, kind), count in Counter((giver, kind) for giver, _, kind in links).items():
            told.holds(giver, kind, count)
        for giver, receiver, _ in links:
            told.live(receiver)
            if giver == receiver:
                raise Contradiction("GRO-N-2")
        land(state, links, state.everybody, None)
    told.links, told.puts, told.gets, told.by_night = [], [], [], False


def _pass_the_night(told: Retelling) -> None:
    """GRO-N-2, GRO-N-3: two cards of each, then those of The Gift."""
    state = told.state
    count = len(told.links) - len(state.pledges)
    passed, gifts = told.links[:count], told.links[count:]
    if tuple(gifts) != state.pledges or count != PASSED * len(passing(state)):
        raise Contradiction("GRO-Q-6")
    if {giver for giver, _, _ in passed} != set(passing(state)):
        raise Contradiction("GRO-N-2")
    for (giver, to_left, left), (other, to_right, right) in zip(passed[::PASSED], passed[1::PASSED], strict=True):
        if giver != other or (to_left, to_right) != neighbours(state, giver):
            raise Contradiction("GRO-N-2")
        if not may_pass(state, giver, left, right):
            raise Contradiction("GRO-N-3")
    night_lands(state, passed, None)


def _swapped(told: Retelling, entry: Entry) -> None:
    one, other = entry.facts
    told.live(one, other)
    swap(told.state, one, other, None)


def _died(told: Retelling, entry: Entry) -> None:
    """Deaths by wounds follow of CHECK."""
    cause, *seats = entry.facts
    state = told.state
    if cause == WOUNDS:
        return
    told.live(*seats)
    if cause == TWO_CARDS and {seat for seat in passing(state) if not can_pass(state, seat)} != set(seats):
        raise Contradiction("GRO-N-4")
    kill(state, seats, cause, None)
    check(state, None)


def _drew(told: Retelling, entry: Entry) -> None:
    told.day()
    told.undead(entry.facts[0])
    told.drawn = entry.secret[0]
    draw_undead(told.state, entry.facts[0], told.drawn, None)


def _played(told: Retelling, entry: Entry) -> None:
    seat, card, to = entry.facts
    told.undead(seat)
    if card != told.drawn or (to == NOTHING and card == MOANING_COMMAND):
        raise Contradiction("GRO-UR-5")
    play_undead(told.state, seat, card, to, None)


def _discarded(told: Retelling, entry: Entry) -> None:
    told.undead(entry.facts[0])
    discard_undead(told.state, entry.facts[0], told.drawn, None)


def _topped(told: Retelling, entry: Entry) -> None:
    seat, kind = entry.facts
    told.undead(seat)
    told.holds(seat, kind)
    put_on_top(told.state, seat, kind, None)


def _took(told: Retelling, entry: Entry) -> None:
    taker, owner = entry.facts
    told.undead(taker)
    told.live(owner)
    told.holds(owner, entry.secret[0])
    take(told.state, taker, owner, entry.secret[0], None)


def _stayed(told: Retelling, entry: Entry) -> None:
    """GRO-UD-shambling-horde: a human with nothing but Bites, or an empty hand."""
    seat = entry.facts[0]
    told.live(seat)
    hand = told.state.hands[seat]
    human = not told.state.wolves >> seat & 1
    if sum(hand) - human * hand[BITE]:
        raise Contradiction("GRO-UD-shambling-horde")
    note(told.state, entry, None)


def _reshuffled(told: Retelling, _entry: Entry) -> None:
    reshuffle_undead(told.state, None)


def _ended(told: Retelling, _entry: Entry) -> None:
    """An end by deaths follows of them; another one comes after the Final Night (GRO-E-1)."""
    if told.state.ended is None:
        if told.nights_over != NIGHT_CARDS:
            raise Contradiction("GRO-E-1")
        end(told.state, scoring.growl(told.state), None)


_TOLD: Mapping[str, Callable[[Retelling, Entry], None]] = {
    "dealt": _dealt,
    "sniffed": _sniffed,
    "turned": _follows,
    "team": _follows,
    "received": _follows,
    **dict.fromkeys(("accused", "trusted", "needed"), _said),
    **dict.fromkeys(("woke", "skipped", "voted", "cast", "pointed"), _acted),
    "judged": _judged,
    "gave": _gave,
    "placed": _placed,
    "marked": _marked,
    "night": _night,
    "chose": _chose,
    "told": _told,
    "whispered": _whispered,
    "looked": _looked,
    "showed": _showed,
    "pledged": _pledged,
    "dusk": _dusk,
    "sent": _sent,
    "put": _put,
    "got": _got,
    "landed": _landed,
    "swapped": _swapped,
    "died": _died,
    "drew": _drew,
    "played": _played,
    "discarded": _discarded,
    "topped": _topped,
    "took": _took,
    "stayed": _stayed,
    "reshuffled": _reshuffled,
    "ended": _ended,
}

_AFTERWARDS = frozenset({"turned", "team", "died", "ended"})
"""Entries that follow of the last change."""
