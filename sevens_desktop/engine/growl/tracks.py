"""What is known of a hand that is not seen, stage by stage.

Cards that come and go in the open are counted apart. What is left to guess is the hidden part: the cards dealt, and
those that moved in secret. A stage begins where the hidden part changes, or where its owner may have turned.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sevens_desktop.engine.growl.cards import BITE, CHARM, KINDS, MORE_CARDS, SALVE, WOUND

UNKNOWN = -1
ENDLESS = 1000

HUMAN, WOLF = EITHER = (0, 1)

Sum = tuple[int, int, int]
"""Two kinds and how often the second counts: what is known is mostly a bound of such a sum."""

WOUNDS: Sum = (WOUND, SALVE, 0)
NET_BITES: Sum = (BITE, CHARM, -1)
NET_WOUNDS: Sum = (WOUND, SALVE, -1)
CURES: Sum = (SALVE, CHARM, 1)
ONLY: tuple[Sum, ...] = tuple((kind, kind, 0) for kind in KINDS)
SUMS = (WOUNDS, NET_BITES, NET_WOUNDS, CURES, *ONLY)

Limit = tuple[Sum, int, int]
"""A sum with the least and the most that it can be."""


class Link(NamedTuple):
    """A card that moved in secret; its kind if that is known. Who got what is open in the Tempest."""

    giver: int
    receiver: int
    kind: int


class Stage(NamedTuple):
    """``outs`` leave the hidden part and ``ins`` come to it, as the hidden move number ``move``.

    ``floor`` is the least of each kind that is left in between. ``passed`` are those of the ``outs`` that a human does
    not choose among Bites, and ``kept`` kinds go last. With ``bites`` that are in the open the hidden ones may turn the
    owner; ``teams`` is who he can be then, and ``limits`` hold for a human and for a werewolf. ``pledge`` is a card of
    the hand that will leave it; it counts as one of the hidden Bites that a human can have ``bites_beside`` it.
    """

    move: int
    outs: tuple[int, ...]
    ins: tuple[int, ...]
    floor: tuple[int, ...]
    passed: tuple[int, ...]
    kept: tuple[int, ...]
    pledge: int
    bites: int
    teams: tuple[int, ...]
    limits: tuple[tuple[Limit, ...], tuple[Limit, ...]]
    bites_beside: tuple[int, int]


class Track:
    """Collects the stages of one seat's hand as the story goes on. ``size`` is all cards of the hand."""

    def __init__(self) -> None:
        self.stages: list[Stage] = []
        self.public = [0] * len(KINDS)
        self.size = 1 + MORE_CARDS
        self.pledge = UNKNOWN
        self._begin(0, (), (), (), ())
        self.limit(WOUNDS, -ENDLESS, MORE_CARDS - 1)

    def finished(self) -> tuple[Stage, ...]:
        self._end()
        return tuple(self.stages)

    # -- in the open

    def gain(self, kind: int) -> None:
        self.public[kind] += 1
        self.size += 1

    def lose(self, kind: int) -> None:
        self.public[kind] -= 1
        self.size -= 1
        self.limit(ONLY[kind], 0, ENDLESS)

    # -- in secret

    def move(
        self, move: int, outs: Sequence[int], ins: Sequence[int], passed: Sequence[int] = (), kept: Sequence[int] = ()
    ) -> None:
        self._end()
        if self.pledge in outs:
            self.pledge = UNKNOWN
        self.size += len(ins) - len(outs)
        self._begin(move, outs, ins, passed, kept)

    def promise(self, move: int, link: int) -> None:
        """A card is pledged."""
        self._end()
        self.pledge = link
        self._begin(move, (), (), (), ())

    def _begin(
        self, move: int, outs: Sequence[int], ins: Sequence[int], passed: Sequence[int], kept: Sequence[int]
    ) -> None:
        self.first = (move, tuple(outs), tuple(ins), tuple(-count for count in self.public), tuple(passed), tuple(kept))
        self.bites = -ENDLESS
        self.teams: tuple[int, ...] = EITHER
        self.limits: tuple[dict[Sum, Limit], dict[Sum, Limit]] = ({}, {})
        self.bites_beside = (-ENDLESS, ENDLESS)

    def _end(self) -> None:
        limits = tuple(self.limits[HUMAN].values()), tuple(self.limits[WOLF].values())
        self.stages.append(Stage(*self.first, self.pledge, self.bites, self.teams, limits, self.bites_beside))

    # -- what is known

    def may_turn(self, icons: int) -> None:
        """With so many net bite icons on the table and what is in hand."""
        bites = icons + self.public[BITE] - self.public[CHARM]
        if bites > self.bites:
            if self.teams != EITHER or self.pledge != UNKNOWN or self.limits[HUMAN] != self.limits[WOLF]:
                self._end()
                self._begin(self.first[0], (), (), (), ())
            self.bites = bites

    def limit(self, terms: Sum, least: int, most: int, teams: Sequence[int] = EITHER) -> None:
        one, other, sign = terms
        there = self.public[one] + sign * self.public[other]
        least, most = least - there, most - there
        for team in teams:
            limits = self.limits[team]
            known = limits.get(terms)
            limits[terms] = (terms, max(known[1], least), min(known[2], most)) if known else (terms, least, most)

    def only(self, team: int) -> None:
        self.teams = (team,)

    def passes(self, least: int, most: int) -> None:
        """How many cards that are no Bites and not pledged a human can have."""
        if self.pledge == UNKNOWN:
            self.limit(ONLY[BITE], self.size - most, self.size - least, (HUMAN,))
        else:
            there = self.size - self.public[BITE]
            low, high = self.bites_beside
            self.bites_beside = max(low, there - most), min(high, there - least)
