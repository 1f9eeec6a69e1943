"""The public table as a chronicle tells of it, and what deaths and survivals on it say about hidden hands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from sevens_desktop.engine.growl.cards import BITE, CAGED, CHARM, LIMIT, PASSED, SALVE, WOUND, WOUND_MARKER
from sevens_desktop.engine.growl.ledger import TWO_CARDS, WOUNDS, Entry, mask_of
from sevens_desktop.engine.growl.table import recount
from sevens_desktop.engine.growl.tracks import ENDLESS, HUMAN, NET_WOUNDS, UNKNOWN, WOLF, Track
from sevens_desktop.engine.growl.tracks import WOUNDS as WOUNDS_ONLY

if TYPE_CHECKING:
    from sevens_desktop.engine.growl.state import GrowlState

DOUBTFUL = 0.03
"""Weight of evidence against a start Bite: seen to act as a human."""


class Watch:
    """An empty-handed ``table`` on which spells are laid and seats die; ``tracks`` are the hands of the others.

    ``suspicion[seat]`` is how much more likely than others the seat was dealt a start Bite.
    """

    def __init__(self, knows: Sequence[Entry], seat: int, table: GrowlState) -> None:
        self.knows = knows
        self.seat = seat
        self.table = table
        self.tracks = {other: Track() for other in range(table.seats) if other != seat}
        self.suspicion = [1.0] * table.seats
        self.icons = [0] * table.seats
        for track in self.tracks.values():
            track.may_turn(0)

    # -- CHECK

    def check(self, index: int, seats: Iterable[int]) -> None:
        """Who dies of wounds after this entry had three, and who of ``seats`` does not had fewer (GRO-I-7)."""
        falling = self._falling(index)
        for seat in seats:
            if seat != self.seat and self.table.alive >> seat & 1:
                least, most = (LIMIT, ENDLESS) if seat in falling else (-ENDLESS, LIMIT - 1)
                self.wounds(seat, least, most)

    def wounds(self, seat: int, least: int, most: int) -> None:
        """Bounds of the net wounds; the Silver Bullet has one more on a werewolf."""
        table, track = self.table, self.tracks[seat]
        icons, voided = table.icons[seat], table.voided >> seat & 1
        terms = WOUNDS_ONLY if voided else NET_WOUNDS
        there = icons[WOUND] - (0 if voided else icons[SALVE])
        if table.bullets >> seat & 1:
            track.limit(terms, least - there, most - there, (HUMAN,))
            track.limit(terms, least - there - 1, most - there - 1, (WOLF,))
        else:
            track.limit(terms, least - there, most - there)

    def _recount(self) -> None:
        """More bite icons on the table may turn somebody."""
        recount(self.table)
        for seat, before in enumerate(self.icons):
            icons = self._bite_icons(seat)
            if icons > before:
                self.may_turn(seat)
            self.icons[seat] = icons

    def may_turn(self, seat: int) -> None:
        if seat != self.seat and self.table.alive >> seat & 1:
            self.tracks[seat].may_turn(self._bite_icons(seat))

    def _bite_icons(self, seat: int) -> int:
        icons = self.table.icons[seat]
        return icons[BITE] - icons[CHARM]

    def _falling(self, index: int) -> tuple[int, ...]:
        for entry in self.knows[index + 1 :]:
            if entry.kind == "died" and entry.facts[0] == WOUNDS:
                return entry.facts[1:]
            if entry.kind not in ("turned", "team"):
                break
        return ()

    def everybody(self) -> range:
        return range(self.table.seats)

    def others_alive(self) -> list[tuple[int, Track]]:
        return [(seat, track) for seat, track in self.tracks.items() if self.table.alive >> seat & 1]

    # -- the table

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
        self._recount()

    def swapped(self, index: int, entry: Entry) -> None:
        one, other = entry.facts
        table = self.table
        swapped = {one: other, other: one}
        table.ring = tuple(swapped.get(seat, seat) for seat in table.ring)
        table.spells = tuple(table.spells[swapped.get(seat, seat)] for seat in self.everybody())
        self._recount()
        self.check(index, self.everybody())

    def died(self, index: int, entry: Entry) -> None:
        cause, *seats = entry.facts
        if cause == TWO_CARDS:
            for seat in seats:
                self._short(seat)
        self.table.alive &= ~mask_of(seats)
        self._recount()
        self.check(index, self.everybody())

    def _short(self, seat: int) -> None:
        """GRO-N-4: with two cards or more besides a pledged one he was human (GRO-Q-6)."""
        self.suspicion[seat] *= DOUBTFUL
        if seat != self.seat:
            track = self.tracks[seat]
            if track.size - (track.pledge != UNKNOWN) >= PASSED:
                track.only(HUMAN)
                track.passes(0, PASSED - 1)

    def chose(self, _index: int, entry: Entry) -> None:
        _, card, *seats = entry.facts
        self.table.caged = seats[0] if card == CAGED else self.table.caged
