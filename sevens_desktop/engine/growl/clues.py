"""What a seat's chronicle says about the cards it cannot see, step by step.

The public part of the story is known, so the icons on the table, the living and the order of events are too. What is
left to guess are the hands dealt to the others and the cards they moved in secret. ``guess`` follows the steps with
cards whose kinds it decides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from sevens_desktop.engine.growl.cards import (
    ASKED_ICONS,
    BITE,
    CAGED,
    CHARM,
    GOLD,
    JUDGEMENTS,
    KINDS,
    LIMIT,
    PASSED,
    SALVE,
    SHAMBLING_HORDE,
    WOUND,
    WOUND_MARKER,
)
from sevens_desktop.engine.growl.ledger import TWO_CARDS, WOUNDS, Entry, mask_of
from sevens_desktop.engine.growl.steps import (
    ENDLESS,
    NET_BITES,
    NET_WOUNDS,
    NO_BITES,
    UNKNOWN,
    WOUNDS_ONLY,
    Gain,
    HandSeen,
    Holds,
    Limits,
    LinkSeen,
    Lose,
    Moment,
    Move,
    Step,
    Stir,
    Taken,
)
from sevens_desktop.engine.growl.table import recount
from sevens_desktop.engine.growl.turns import kept

if TYPE_CHECKING:
    from sevens_desktop.engine.growl.state import GrowlState


class Clues(NamedTuple):
    """``hand`` and ``zero`` are what the own seat was dealt, ``sniffed`` the werewolves it saw then (``None``: none
    seen).

    ``drawn`` counts the kinds that have come from the deck; ``suspicion[seat]`` is how much more likely than others the
    seat was dealt a start Bite.
    """

    seat: int
    hand: tuple[int, ...]
    zero: bool
    sniffed: frozenset[int] | None
    drawn: tuple[int, ...]
    suspicion: tuple[float, ...]
    steps: tuple[Step, ...]


CERTAIN, SURE, LIKELY, DOUBTFUL = 1e9, 30.0, 4.0, 0.03
"""Weights of evidence for a start Bite: no start Gold, seen to act as a werewolf, perhaps he or a neighbour, human."""


def read(knows: Sequence[Entry], seat: int, blank: GrowlState) -> Clues:
    """The clues in what ``seat`` knows; ``blank`` is an empty table of the same game."""
    return _Reader(knows, seat, blank).clues()


class _Reader:
    """Goes through a chronicle with an empty-handed table on which spells are laid and seats die."""

    def __init__(self, knows: Sequence[Entry], seat: int, blank: GrowlState) -> None:
        self.knows = knows
        self.seat = seat
        self.table = blank
        self.steps: list[Step] = []
        self.drawn = [0] * len(KINDS)
        self.tops = 0
        self.suspicion = [1.0] * blank.seats
        self.hand: tuple[int, ...] = ()
        self.zero = False
        self.sniffed: frozenset[int] | None = None
        self.links: list[LinkSeen] = []
        self.pledges: list[int] = []
        self.received: tuple[int, ...] = ()
        self.puts: list[tuple[int, int, int]] = []
        self.gets: list[tuple[int, int]] = []
        self.bound = False
        self.icons = [0] * blank.seats

    def clues(self) -> Clues:
        for index, entry in enumerate(self.knows):
            read_entry = _READ.get(entry.kind)
            if read_entry is not None:
                read_entry(self, index, entry)
        return Clues(
            self.seat,
            self.hand,
            self.zero,
            self.sniffed,
            tuple(self.drawn),
            tuple(self.suspicion),
            tuple(self.steps),
        )

    def check(self, index: int, seats: Iterator[int] | Sequence[int]) -> None:
        """Who dies of wounds after this entry had three, and who of ``seats`` does not had fewer (GRO-I-7)."""
        table = self.table
        falling = self._falling(index)
        self._icons_changed()
        for seat in seats:
            if seat == self.seat or not table.alive >> seat & 1:
                continue
            icons, voided = table.icons[seat], table.voided >> seat & 1
            weights = WOUNDS_ONLY if voided else NET_WOUNDS
            there = icons[WOUND] - (0 if voided else icons[SALVE])
            bullet = bool(table.bullets >> seat & 1)
            least, most = (LIMIT, ENDLESS) if seat in falling else (-ENDLESS, LIMIT - 1)
            self.steps.append(Limits(seat, weights, least - there, most - there, bullet))

    def _icons_changed(self) -> None:
        """More bite icons on the table may turn somebody."""
        for seat in self.everybody():
            icons = self._bite_icons(seat)
            if icons > self.icons[seat]:
                self._moment(seat)
            self.icons[seat] = icons

    def _moment(self, seat: int) -> None:
        if seat != self.seat and self.table.alive >> seat & 1:
            self.steps.append(Moment(seat, self._bite_icons(seat)))

    def _falling(self, index: int) -> tuple[int, ...]:
        for entry in self.knows[index + 1 :]:
            if entry.kind == "died" and entry.facts[0] == WOUNDS:
                return entry.facts[1:]
            if entry.kind not in ("turned", "team"):
                break
        return ()

    def everybody(self) -> range:
        return range(self.table.seats)

    def dealt(self, _index: int, entry: Entry) -> None:
        self.zero, self.hand = bool(entry.secret[0]), entry.secret[1:]

    def sniff(self, _index: int, entry: Entry) -> None:
        if not entry.secret:
            return
        self.sniffed = frozenset(entry.secret)
        for seat in self.everybody():
            if seat not in self.sniffed and seat != self.seat:
                self.steps.append(Limits(seat, NET_BITES, -ENDLESS, LIMIT - 1))

    def gave(self, index: int, entry: Entry) -> None:
        _, seat, kind = entry.facts
        if self.tops:
            self.tops -= 1
        else:
            self.drawn[kind] += 1
        self.steps.append(Gain(seat, kind))
        if kind == BITE:
            self._moment(seat)
        falling = self._falling(index)
        if kind == WOUND or falling:
            self.check(index, (seat,))

    def topped(self, _index: int, entry: Entry) -> None:
        self.tops += 1
        self.steps.append(Lose(*entry.facts))

    def placed(self, index: int, entry: Entry) -> None:
        _, seat, card = entry.facts
        self._lay((seat,), card)
        self.check(index, self.everybody())

    def marked(self, index: int, entry: Entry) -> None:
        self._lay(entry.facts, WOUND_MARKER)
        self.check(index, self.everybody())

    def _lay(self, seats: Sequence[int], card: int) -> None:
        table = self.table
        table.spells = tuple((*spells, card) if seat in seats else spells for seat, spells in enumerate(table.spells))
        recount(table)

    def swapped(self, index: int, entry: Entry) -> None:
        one, other = entry.facts
        table = self.table
        swapped = {one: other, other: one}
        table.ring = tuple(swapped.get(seat, seat) for seat in table.ring)
        table.spells = tuple(table.spells[swapped.get(seat, seat)] for seat in self.everybody())
        recount(table)
        self.check(index, self.everybody())

    def died(self, index: int, entry: Entry) -> None:
        cause, *seats = entry.facts
        if cause == TWO_CARDS:
            for seat in seats:
                self._short(seat)
        self.table.alive &= ~mask_of(seats)
        recount(self.table)
        self.check(index, self.everybody())

    def _short(self, seat: int) -> None:
        """GRO-N-4: with two cards or more he was human, and at most one of them no Bite, or pledged (GRO-Q-6)."""
        self.suspicion[seat] *= DOUBTFUL
        if seat != self.seat:
            pledged = sum(self.knows[index].facts[0] == seat for index in self.pledges)
            self.steps.append(Limits(seat, NO_BITES, -ENDLESS, PASSED - 1 + pledged))
            self.steps.append(Limits(seat, NET_BITES, -ENDLESS, LIMIT - 1 - self._bite_icons(seat)))

    def _bite_icons(self, seat: int) -> int:
        icons = self.table.icons[seat]
        return icons[BITE] - icons[CHARM]

    def dusk(self, _index: int, _entry: Entry) -> None:
        self.bound = True
        for seat in self.everybody():
            if seat != self.seat and self.table.alive >> seat & 1 and seat != self.table.caged:
                self.steps.append(Limits(seat, NO_BITES, PASSED, ENDLESS, human=True))

    def chose(self, _index: int, entry: Entry) -> None:
        _, card, *seats = entry.facts
        self.table.caged = seats[0] if card == CAGED else self.table.caged

    def played(self, _index: int, entry: Entry) -> None:
        self.bound = entry.facts[1] == SHAMBLING_HORDE

    def pledged(self, index: int, _entry: Entry) -> None:
        self.pledges.append(index)

    def sent(self, index: int, entry: Entry) -> None:
        giver, receiver = entry.facts
        kind = entry.secret[0] if entry.secret else UNKNOWN
        self.links.append(LinkSeen(giver, receiver, kind, index, UNKNOWN))
        if receiver == self.seat and kind == BITE and self.bound:
            self.suspicion[giver] *= SURE

    def receive(self, _index: int, entry: Entry) -> None:
        self.received = entry.secret
        for link in self.links:
            if link.receiver == self.seat:
                self.suspicion[link.giver] *= LIKELY ** entry.secret.count(BITE)

    def put(self, index: int, entry: Entry) -> None:
        self.puts.append((entry.facts[0], index, entry.secret[0] if entry.secret else UNKNOWN))

    def got(self, index: int, entry: Entry) -> None:
        self.gets.append((index, entry.secret[0] if entry.secret else UNKNOWN))

    def landed(self, index: int, _entry: Entry) -> None:
        if self.puts:
            self._stirred()
        else:
            self._moved()
        self.bound, self.received = False, ()
        self.links, self.pledges, self.puts, self.gets = [], [], [], []
        self.table.caged = UNKNOWN
        self.check(index, self.everybody())

    def _moved(self) -> None:
        plain = len(self.links) - len(self.pledges)
        links = [
            *self.links[:plain],
            *(link._replace(pledge=pledge) for link, pledge in zip(self.links[plain:], self.pledges, strict=True)),
        ]
        barred = {seat: tuple(kept(self.table, seat)) for seat in self.everybody()} if self.bound else {}
        keepers = {seat: kinds for seat, kinds in barred.items() if kinds}
        self.steps.append(Move(tuple(links), self.received, self.bound, keepers))
        for receiver in sorted({link.receiver for link in links}):
            self._moment(receiver)

    def _stirred(self) -> None:
        seats = tuple(seat for seat, _, _ in self.puts)
        own_put = own_got = UNKNOWN
        if self.seat in seats:
            own = seats.index(self.seat)
            own_put, own_got = self.puts[own][2], self.gets[own][1]
        puts = tuple(index for _, index, _ in self.puts)
        self.steps.append(Stir(seats, puts, tuple(index for index, _ in self.gets), own_put, own_got))
        for seat in seats:
            self._moment(seat)

    def took(self, index: int, entry: Entry) -> None:
        kind = entry.secret[0] if entry.secret else UNKNOWN
        taker, owner = entry.facts
        self.steps.append(Taken(taker, owner, kind, index))

    def told(self, _index: int, entry: Entry) -> None:
        seat, kind, count = entry.facts
        self._counted(seat, (kind,), count)

    def _counted(self, seat: int, kinds: Sequence[int], count: int) -> None:
        if seat != self.seat:
            if kinds == (GOLD,) and count <= self._gold_gained(seat):
                self.suspicion[seat] *= CERTAIN
            weights = tuple(int(kind in kinds) for kind in KINDS)
            self.steps.append(Limits(seat, (weights[0], weights[1], weights[2], weights[3], weights[4]), count, count))

    def _gold_gained(self, seat: int) -> int:
        """Gold that the hand has got so far, if none can have left it: without more he was not dealt a start Gold."""
        if any(isinstance(step, Move | Taken) for step in self.steps):
            return UNKNOWN
        return sum(isinstance(step, Gain) and step[:2] == (seat, GOLD) for step in self.steps)

    def judged(self, _index: int, entry: Entry) -> None:
        _, card, *counts = entry.facts
        asks = JUDGEMENTS[card].asks
        for seat, count in enumerate(counts):
            if count >= 0 and asks in ASKED_ICONS:
                voided = self.table.voided >> seat & 1
                kinds = tuple(kind for kind in ASKED_ICONS[asks] if not (voided and kind == SALVE))
                self._counted(seat, kinds, count - sum(self.table.icons[seat][kind] for kind in kinds))

    def whispered(self, _index: int, entry: Entry) -> None:
        seat, count = entry.facts
        if seat == self.seat:
            return
        table = self.table
        icons, voided = table.icons[seat], table.voided >> seat & 1
        there = icons[WOUND] - (0 if voided else icons[SALVE])
        weights = WOUNDS_ONLY if voided else NET_WOUNDS
        bullet = bool(table.bullets >> seat & 1)
        self.steps.append(Limits(seat, weights, count - there, count - there, bullet))

    def looked(self, _index: int, entry: Entry) -> None:
        if entry.secret:
            self.steps.append(HandSeen(entry.facts[1], entry.secret))

    def showed(self, _index: int, entry: Entry) -> None:
        seat, viewer, shown = entry.facts
        if not shown:
            self.stayed(_index, entry)
        elif viewer == self.seat:
            self.steps.append(Holds(seat, entry.secret[0]))
            self.suspicion[seat] *= SURE if entry.secret[0] == BITE else 1.0

    def stayed(self, _index: int, entry: Entry) -> None:
        """Nothing but Bites, and human."""
        seat = entry.facts[0]
        if seat != self.seat:
            self.steps.append(Limits(seat, NO_BITES, 0, 0))
            self.suspicion[seat] *= DOUBTFUL

    def team(self, _index: int, entry: Entry) -> None:
        seat, wolf = entry.facts
        self.suspicion[seat] *= SURE if wolf else DOUBTFUL


_READ: dict[str, Callable[[_Reader, int, Entry], None]] = {
    "dealt": _Reader.dealt,
    "sniffed": _Reader.sniff,
    "gave": _Reader.gave,
    "topped": _Reader.topped,
    "placed": _Reader.placed,
    "marked": _Reader.marked,
    "swapped": _Reader.swapped,
    "died": _Reader.died,
    "dusk": _Reader.dusk,
    "chose": _Reader.chose,
    "played": _Reader.played,
    "pledged": _Reader.pledged,
    "sent": _Reader.sent,
    "received": _Reader.receive,
    "put": _Reader.put,
    "got": _Reader.got,
    "landed": _Reader.landed,
    "took": _Reader.took,
    "told": _Reader.told,
    "judged": _Reader.judged,
    "whispered": _Reader.whispered,
    "looked": _Reader.looked,
    "showed": _Reader.showed,
    "stayed": _Reader.stayed,
    "team": _Reader.team,
}
