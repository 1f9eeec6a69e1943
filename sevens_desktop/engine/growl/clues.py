"""What a seat's chronicle says about the cards it cannot see.

The public part of the story is known, so the icons on the table, the living and the order of events are too. What is
left to guess are the hands dealt to the others and the cards they moved in secret.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from sevens_desktop.engine.growl.cards import (
    ASKED_ICONS,
    BITE,
    CHARM,
    JUDGEMENTS,
    KINDS,
    PASSED,
    SALVE,
    SHAMBLING_HORDE,
    WOUND,
)
from sevens_desktop.engine.growl.ledger import Entry
from sevens_desktop.engine.growl.tracks import CURES, ENDLESS, HUMAN, ONLY, UNKNOWN, WOLF, Link, Stage, Sum
from sevens_desktop.engine.growl.turns import kept, passing
from sevens_desktop.engine.growl.watch import DOUBTFUL, Watch

if TYPE_CHECKING:
    from sevens_desktop.engine.growl.state import GrowlState


class Arrivals(NamedTuple):
    """What came to the own seat together, in unknown order."""

    links: tuple[int, ...]
    kinds: tuple[int, ...]


class Stir(NamedTuple):
    """The Tempest: the links of what was put in and of what came out, in unknown order."""

    puts: tuple[int, ...]
    gets: tuple[int, ...]


class Clues(NamedTuple):
    """``hand`` and ``zero`` are what the own seat was dealt, ``sniffed`` the werewolves it saw then (``None``: none
    seen).

    ``drawn`` counts the kinds that have come from the deck; ``suspicion[seat]`` is how much more likely than others the
    seat was dealt a start Bite. ``moves`` are the links of each hidden move, ``secrets`` the links that entries of the
    chronicle hide, by their places, and ``stages`` are those of each other seat.
    """

    seat: int
    hand: tuple[int, ...]
    zero: bool
    sniffed: frozenset[int] | None
    drawn: tuple[int, ...]
    suspicion: tuple[float, ...]
    links: tuple[Link, ...]
    moves: tuple[tuple[int, ...], ...]
    arrivals: tuple[Arrivals, ...]
    stirs: dict[int, Stir]
    secrets: dict[int, int]
    stages: dict[int, tuple[Stage, ...]]


SURE, LIKELY = 30.0, 4.0
"""Weights of evidence for a start Bite: seen to act as a werewolf, perhaps he or a neighbour."""

ASKED: dict[tuple[int, ...], Sum] = {(SALVE, CHARM): CURES, **{(kind,): ONLY[kind] for kind in KINDS}}


def read(knows: Sequence[Entry], seat: int, blank: GrowlState) -> Clues:
    """The clues in what ``seat`` knows; ``blank`` is an empty table of the same game."""
    return _Reader(knows, seat, blank).clues()


class _Reader(Watch):
    """Goes through a chronicle, entry by entry."""

    def __init__(self, knows: Sequence[Entry], seat: int, table: GrowlState) -> None:
        super().__init__(knows, seat, table)
        self.drawn = [0] * len(KINDS)
        self.tops = 0
        self.hand: tuple[int, ...] = ()
        self.zero = False
        self.sniffed: frozenset[int] | None = None
        self.links: list[Link] = []
        self.moves: list[tuple[int, ...]] = [()]
        self.arrivals: list[Arrivals] = []
        self.stirs: dict[int, Stir] = {}
        self.secrets: dict[int, int] = {}
        self.passed: list[int] = []
        self.pledged_links: list[int] = []
        self.puts: list[int] = []
        self.gets: list[int] = []
        self.bound = self.by_night = False
        self.plain = ENDLESS  # so many cards are passed before those of The Gift

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
            tuple(self.links),
            tuple(self.moves),
            tuple(self.arrivals),
            self.stirs,
            self.secrets,
            {seat: track.finished() for seat, track in self.tracks.items()},
        )

    # -- the deal, and cards in the open

    def dealt(self, _index: int, entry: Entry) -> None:
        self.zero, self.hand = bool(entry.secret[0]), entry.secret[1:]

    def sniff(self, _index: int, entry: Entry) -> None:
        """GRO-U-6."""
        if entry.secret:
            self.sniffed = frozenset(entry.secret)
            for seat, track in self.tracks.items():
                track.only(WOLF if seat in self.sniffed else HUMAN)

    def gave(self, index: int, entry: Entry) -> None:
        _, seat, kind = entry.facts
        if self.tops:
            self.tops -= 1
        else:
            self.drawn[kind] += 1
        if seat != self.seat:
            self.tracks[seat].gain(kind)
        if kind == BITE:
            self.may_turn(seat)
        if kind in (WOUND, BITE):
            self.check(index, (seat,))

    def topped(self, _index: int, entry: Entry) -> None:
        seat, kind = entry.facts
        self.tops += 1
        if seat != self.seat:
            self.tracks[seat].lose(kind)

    # -- hidden moves

    def dusk(self, _index: int, _entry: Entry) -> None:
        """GRO-N-4."""
        self.bound = self.by_night = True
        self.plain = PASSED * len(passing(self.table))
        for seat, track in self.others_alive():
            if seat != self.table.caged:
                track.passes(PASSED, ENDLESS)

    def played(self, index: int, entry: Entry) -> None:
        """GRO-UD-shambling-horde: who does not stay passes a card."""
        if entry.facts[1] == SHAMBLING_HORDE:
            self.bound = True
            stay = set()
            for follower in self.knows[index + 1 :]:
                if follower.kind != "stayed":
                    break
                stay.add(follower.facts[0])
            for seat, track in self.others_alive():
                if seat not in stay:
                    track.passes(1, ENDLESS)

    def stayed(self, _index: int, entry: Entry) -> None:
        """Nothing but Bites, and human; or an empty hand."""
        seat = entry.facts[0]
        if seat != self.seat and self.tracks[seat].size:
            self.tracks[seat].only(HUMAN)
            self.tracks[seat].passes(0, 0)
            self.suspicion[seat] *= DOUBTFUL

    def _link(self, index: int, giver: int, receiver: int, entry: Entry) -> int:
        kind = entry.secret[0] if entry.secret else UNKNOWN
        link = len(self.links)
        self.links.append(Link(giver, receiver, kind))
        self.secrets[index] = link
        return link

    def pledged(self, index: int, entry: Entry) -> None:
        giver, receiver = entry.facts
        link = self._link(index, giver, receiver, entry)
        self.pledged_links.append(link)
        if giver != self.seat:
            self.tracks[giver].promise(len(self.moves), link)
        self.moves.append((link,))

    def sent(self, index: int, entry: Entry) -> None:
        giver, receiver = entry.facts
        if len(self.passed) < self.plain:
            self.passed.append(self._link(index, giver, receiver, entry))
            return
        link = self.pledged_links[len(self.passed) - self.plain]
        self.secrets[index] = link
        self.passed.append(link)
        if entry.secret:
            self.links[link] = Link(giver, receiver, entry.secret[0])

    def receive(self, _index: int, entry: Entry) -> None:
        links = tuple(link for link in self.passed if self.links[link].receiver == self.seat)
        self.arrivals.append(Arrivals(links, entry.secret))
        for link in links:
            self.suspicion[self.links[link].giver] *= LIKELY ** entry.secret.count(BITE)

    def put(self, index: int, entry: Entry) -> None:
        self.puts.append(self._link(index, entry.facts[0], UNKNOWN, entry))

    def got(self, index: int, entry: Entry) -> None:
        self.gets.append(self._link(index, UNKNOWN, entry.facts[0], entry))

    def landed(self, index: int, _entry: Entry) -> None:
        if self.puts:
            self.stirs[len(self.moves)] = Stir(tuple(self.puts), tuple(self.gets))
            self._moved(self.puts, self.gets, ())
        else:
            plain = self.passed[: self.plain]
            self._moved(self.passed, self.passed, plain if self.bound else ())
        self.bound = self.by_night = False
        self.plain = ENDLESS
        self.passed, self.pledged_links, self.puts, self.gets = [], [], [], []
        self.table.caged = UNKNOWN
        self.check(index, self.everybody())

    def took(self, index: int, entry: Entry) -> None:
        taker, owner = entry.facts
        link = self._link(index, owner, taker, entry)
        self._moved([link], [link], (), checked=False)

    def _moved(self, outs: Sequence[int], ins: Sequence[int], bound: Sequence[int], checked: bool = True) -> None:
        """Cards change hands together; ``bound`` are those that a human may not choose among Bites."""
        links, move = self.links, len(self.moves)
        self.moves.append(tuple(dict.fromkeys((*outs, *ins))))
        given: dict[int, list[int]] = {}
        received: dict[int, list[int]] = {}
        for link in outs:
            given.setdefault(links[link].giver, []).append(link)
        for link in ins:
            received.setdefault(links[link].receiver, []).append(link)
        for seat, track in self.tracks.items():
            gone, came = given.get(seat, []), received.get(seat, [])
            if gone or came:
                passed = [link for link in gone if link in bound]
                track.move(move, gone, came, passed, kept(self.table, seat) if self.by_night else ())
                if checked:
                    self.may_turn(seat)
        for link in bound:
            if links[link].kind == BITE:
                self.suspicion[links[link].giver] *= SURE

    # -- what is said and shown

    def told(self, _index: int, entry: Entry) -> None:
        seat, kind, count = entry.facts
        self._counted(seat, ONLY[kind], count)

    def _counted(self, seat: int, terms: Sum, count: int) -> None:
        if seat != self.seat:
            self.tracks[seat].limit(terms, count, count)

    def judged(self, _index: int, entry: Entry) -> None:
        _, card, *counts = entry.facts
        kinds = ASKED_ICONS.get(JUDGEMENTS[card].asks)
        for seat, count in enumerate(counts):
            if count >= 0 and kinds is not None:
                valid = tuple(kind for kind in kinds if not (kind == SALVE and self.table.voided >> seat & 1))
                self._counted(seat, ASKED[valid], count - sum(self.table.icons[seat][kind] for kind in valid))

    def whispered(self, _index: int, entry: Entry) -> None:
        seat, count = entry.facts
        if seat != self.seat:
            self.wounds(seat, count, count)

    def looked(self, _index: int, entry: Entry) -> None:
        for kind, count in enumerate(entry.secret):
            self._counted(entry.facts[1], ONLY[kind], count)

    def showed(self, index: int, entry: Entry) -> None:
        """GRO-NC-truth-serum: only a werewolf shows a Bite, and he shows nothing else while he has one."""
        seat, _, shown = entry.facts
        if not shown:
            self.stayed(index, entry)
        elif seat != self.seat:
            track = self.tracks[seat]
            if not entry.secret:
                track.passes(1, ENDLESS)
                return
            kind = entry.secret[0]
            track.limit(ONLY[kind], 1, ENDLESS)
            if kind == BITE:
                track.only(WOLF)
                self.suspicion[seat] *= SURE
            else:
                track.limit(ONLY[BITE], 0, 0, (WOLF,))

    def team(self, _index: int, entry: Entry) -> None:
        seat, wolf = entry.facts
        if seat != self.seat:
            self.tracks[seat].only(WOLF if wolf else HUMAN)
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
