"""What a seat of Growl makes of what it has seen: who may be a werewolf, and what the others may hold.

Cards are counted as expectations, card by card through the chronicle. Acts are read by asking how likely a werewolf and
how likely a human would have chosen so: both are taken to prefer what ``worth`` says is good for their team.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, log

from sevens_desktop.bots.greedy.growl_worth import chance, fear_of_deaths, turning, worth
from sevens_desktop.engine.growl.cards import (
    ASKED_ICONS,
    BITE,
    CHARM,
    GOLD,
    JUDGEMENTS,
    KINDS,
    MORE_CARDS,
    SALVE,
    SHAMBLING_HORDE,
    THE_TRUSTED,
    THE_UNSAVED,
    WOLF_ZEROS,
    WOUND,
    composition,
)
from sevens_desktop.engine.growl.knowledge import GrowlObservation
from sevens_desktop.engine.growl.ledger import TWO_CARDS, Entry

SURE = 8.0
"""Log odds of what is certain."""

TRUST_IN_GIFTS, TRUST_IN_VOTES, TRUST_IN_WORDS = 1.2, 1.5, 0.5
"""How sharply players are taken to choose what is best for their team, by day, in votes, and in what they say."""

BITE_PASSED = 0.5
"""How often a werewolf is taken to pass a Bite to a neighbour."""

PASSING: tuple[float, ...] = (1.5, 0.6, 0.6, 3.0, 2.0)
"""How readily a card of each kind is passed at night."""


Passed = tuple[int, int, list[float]]
"""Giver, receiver, and the chance of each kind to be the card that moved."""

Values = tuple[float, float]
"""What a choice is worth to the werewolves, and to the humans."""


class Beliefs:
    """``wolf[seat]`` is the chance that it is a werewolf, ``cards[seat]`` its expected cards per kind.

    ``bites`` and ``wounds`` are expected net icons. Of the own seat all is exact.
    """

    def __init__(self, seen: GrowlObservation, undead: bool = False, reading: bool = True) -> None:
        """Without ``reading`` everybody is as likely a werewolf as the deal makes him, save what is certain."""
        assert seen.seat is not None
        reader = _Reader(seen, undead, reading)
        reader.read(seen.knows)
        own, hand = seen.seat, seen.hand or ()
        self.cards = reader.cards
        self.bites = [reader.net(seat, BITE, CHARM) + _net(seen, seat, BITE, CHARM) for seat in range(seen.seats)]
        self.wounds = [reader.net(seat, WOUND, SALVE) + _net(seen, seat, WOUND, SALVE) for seat in range(seen.seats)]
        self.wolf = [reader.wolf(seat, self.bites[seat]) for seat in range(seen.seats)]
        self.cards[own] = [float(count) for count in hand]
        self.wolf[own] = float(bool(seen.wolf))
        self.bites[own], self.wounds[own] = float(seen.bites or 0), float(seen.wounds or 0)


def _net(seen: GrowlObservation, seat: int, plus: int, minus: int) -> int:
    icons = seen.icons[seat]
    return icons[plus] - icons[minus]


class _Reader:
    """Reads a chronicle. The own seat is counted as others see it: that is what they act on."""

    def __init__(self, seen: GrowlObservation, undead: bool, reading: bool) -> None:
        self.seen = seen
        self.seat = seen.seat if seen.seat is not None else 0
        self.undead = undead
        self.reading = reading
        seats = seen.seats
        zeros = WOLF_ZEROS[seats]
        own_zero = bool(seen.zero)
        self.odds = [_log_odds((zeros - own_zero) / (seats - 1))] * seats
        self.odds[self.seat] = _log_odds(zeros / seats)
        self.most_bites = [0.0] * seats
        self.sure: dict[int, bool] = {}
        self.alive = [True] * seats
        self.cards: list[list[float]] = [[0.0] * len(KINDS) for _ in range(seats)]
        self.tonight = 0
        self.horde = False
        self.links: list[tuple[int, int, int]] = []
        self.received: tuple[int, ...] | None = None

    def read(self, knows: Sequence[Entry]) -> None:
        for entry in knows:
            read = _READ.get(entry.kind)
            if read is not None:
                read(self, entry)

    def net(self, seat: int, plus: int, minus: int) -> float:
        return self.cards[seat][plus] - self.cards[seat][minus]

    def wolf(self, seat: int, bites: float) -> float:
        """Dealt a start Bite or acting as a werewolf, or turned by what he may hold now or held before."""
        if seat in self.sure:
            return float(self.sure[seat])
        if not self.reading:
            return chance(self.odds[seat])
        most = max(bites, self.most_bites[seat])
        return 1.0 - (1.0 - chance(self.odds[seat])) * (1.0 - turning(most))

    def _now(self, seat: int) -> float:
        return self.wolf(seat, self.net(seat, BITE, CHARM))

    # -- cards

    def dealt(self, entry: Entry) -> None:
        own = entry.secret[1:]
        seats = self.seen.seats
        pool = [count - held for count, held in zip(composition(seats), own, strict=True)]
        zeros = WOLF_ZEROS[seats] - entry.secret[0]
        others = seats - 1
        firsts = [0.0] * len(KINDS)
        firsts[BITE], firsts[GOLD] = zeros / others, 1.0 - zeros / others
        pool[BITE] -= zeros
        pool[GOLD] -= others - zeros
        share = MORE_CARDS / sum(pool)
        for seat in range(seats):
            self.cards[seat] = [firsts[kind] + pool[kind] * share for kind in KINDS]
        self.cards[self.seat] = [count * (1 + MORE_CARDS) / sum(composition(seats)) for count in composition(seats)]

    def _gets(self, seat: int, kind: int) -> None:
        self.cards[seat][kind] += 1.0
        self.most_bites[seat] = max(self.most_bites[seat], self.net(seat, BITE, CHARM))

    def gave(self, entry: Entry) -> None:
        giver, receiver, kind = entry.facts
        if self.reading:
            self._read_choice(giver, receiver, TRUST_IN_GIFTS, lambda seat: self._worth(kind, seat))
        self._gets(receiver, kind)

    def topped(self, entry: Entry) -> None:
        seat, kind = entry.facts
        self.cards[seat][kind] = max(0.0, self.cards[seat][kind] - 1.0)

    def pass_links(self, _entry: Entry) -> None:
        """Cards that moved: known ones as they were, others as they are likely to be."""
        moves = [
            (giver, receiver, _one(kind) if kind in KINDS else self._passed(giver))
            for giver, receiver, kind in self.links
        ]
        if self.received is not None:
            moves = self._explain(moves)
        for giver, _, shares in moves:
            gone = self._passed(giver) if giver == self.seat else shares
            for kind in KINDS:
                self.cards[giver][kind] = max(0.0, self.cards[giver][kind] - gone[kind])
        for _, receiver, shares in moves:
            for kind in KINDS:
                self.cards[receiver][kind] += shares[kind]
        for seat in range(self.seen.seats):
            self.most_bites[seat] = max(self.most_bites[seat], self.net(seat, BITE, CHARM))
        self.links, self.received, self.horde = [], None, False

    def _passed(self, giver: int) -> list[float]:
        """The chance of each kind to be the card that somebody passes."""
        weights = [count * ready for count, ready in zip(self.cards[giver], PASSING, strict=True)]
        weights[BITE] *= self._now(giver)
        whole = sum(weights) or 1.0
        return [weight / whole for weight in weights]

    def _explain(self, moves: list[Passed]) -> list[Passed]:
        """What came in was sent by one of those who sent: a Bite by a werewolf."""
        received = self.received or ()
        senders = [move for move in moves if move[1] == self.seat]
        if self.reading:
            self._read_bites([giver for giver, _, _ in senders], received.count(BITE))
        whole = [sum(shares[kind] for _, _, shares in senders) or 1.0 for kind in KINDS]
        explained = [move for move in moves if move[1] != self.seat]
        for giver, receiver, shares in senders:
            mine = [received.count(kind) * shares[kind] / whole[kind] for kind in KINDS]
            total = sum(mine) or 1.0
            explained.append((giver, receiver, [share / total for share in mine]))
        return explained

    def _read_bites(self, givers: list[int], bites: int) -> None:
        chances = {giver: self._now(giver) for giver in givers}
        for giver in chances:
            others = sum(BITE_PASSED * wolf for other, wolf in chances.items() if other != giver)
            if bites:
                self.odds[giver] += log((BITE_PASSED + others) / max(others, 0.02))
            else:
                self.odds[giver] += log(1.0 - BITE_PASSED)

    def sent(self, entry: Entry) -> None:
        giver, receiver = entry.facts
        kind = entry.secret[0] if entry.secret else -1
        self.links.append((giver, receiver, kind))
        if kind == BITE and receiver == self.seat and (self.tonight or self.horde):
            self.sure[giver] = True

    def receive(self, entry: Entry) -> None:
        self.received = entry.secret

    def took(self, entry: Entry) -> None:
        taker, owner = entry.facts
        shares = _one(entry.secret[0]) if entry.secret else self._any_card(owner)
        for kind in KINDS:
            self.cards[owner][kind] = max(0.0, self.cards[owner][kind] - shares[kind])
            self.cards[taker][kind] += shares[kind]

    def _any_card(self, owner: int) -> list[float]:
        whole = sum(self.cards[owner]) or 1.0
        return [count / whole for count in self.cards[owner]]

    def stirred(self, entry: Entry) -> None:
        """The Tempest: only the own two cards are followed."""
        if entry.secret:
            self.cards[entry.facts[0]][entry.secret[0]] += 1.0 if entry.kind == "got" else -1.0

    # -- what is said and shown

    def looked(self, entry: Entry) -> None:
        if entry.secret:
            self.cards[entry.facts[1]] = [float(count) for count in entry.secret]

    def told(self, entry: Entry) -> None:
        seat, kind, count = entry.facts
        self.cards[seat][kind] = float(count)

    def judged(self, entry: Entry) -> None:
        _, card, *counts = entry.facts
        kinds = ASKED_ICONS.get(JUDGEMENTS[card].asks, ())
        for seat, count in enumerate(counts):
            if count >= 0 and kinds:
                held = sum(self.cards[seat][kind] for kind in kinds) or 1.0
                for kind in kinds:
                    self.cards[seat][kind] *= count / held

    def showed(self, entry: Entry) -> None:
        seat, _, shown = entry.facts
        if not shown:
            self.sure[seat] = False
        elif entry.secret and seat != self.seat:
            if entry.secret[0] == BITE:
                self.sure[seat] = True
            else:
                self.odds[seat] -= 1.5

    def team(self, entry: Entry) -> None:
        self.sure[entry.facts[0]] = bool(entry.facts[1])

    def sniffed(self, entry: Entry) -> None:
        for seat in range(self.seen.seats):
            if entry.secret:
                self.odds[seat] = SURE if seat in entry.secret else -SURE

    def died(self, entry: Entry) -> None:
        cause, *seats = entry.facts
        for seat in seats:
            self.alive[seat] = False
            if cause == TWO_CARDS and sum(self.cards[seat]) >= 1.5:
                self.sure[seat] = False

    def night(self, entry: Entry) -> None:
        self.tonight = entry.facts[1]

    def dawn(self, entry: Entry) -> None:
        self.pass_links(entry)
        self.tonight = 0

    def played(self, entry: Entry) -> None:
        self.horde = entry.facts[1] == SHAMBLING_HORDE

    # -- what others choose

    def _worth(self, kind: int, seat: int) -> Values:
        bites, wounds = self.net(seat, BITE, CHARM), self.net(seat, WOUND, SALVE)
        wolf = self.wolf(seat, bites)
        fear = fear_of_deaths(sum(self.alive)) if self.undead else 0.0
        for_wolves = worth(kind, wolf, bites, wounds, for_wolves=True, fear=fear)
        return for_wolves, worth(kind, wolf, bites, wounds, for_wolves=False, fear=fear)

    def _enemy(self, seat: int) -> Values:
        wolf = self._now(seat)
        return 0.5 * (1.0 - wolf), 0.5 * wolf

    def _friend(self, seat: int) -> Values:
        for_wolves, for_humans = self._enemy(seat)
        return -for_wolves, -for_humans

    def _read_choice(self, who: int, chosen: int, sharpness: float, value: Callable[[int], Values]) -> None:
        """Bayes: how likely a werewolf, and how likely a human, would have chosen this seat among the others."""
        if not self.alive[who]:
            return
        others = [seat for seat, alive in enumerate(self.alive) if alive and seat != who]
        values = {seat: value(seat) for seat in others}
        likely = []
        for team in range(2):
            weights = {seat: exp(4.0 * sharpness * values[seat][team]) for seat in others}
            likely.append(weights.get(chosen, 1.0) / sum(weights.values()))
        self.odds[who] = max(-SURE, min(SURE, self.odds[who] + log(likely[0] / likely[1])))

    def voted(self, entry: Entry) -> None:
        """Against an enemy, or for a friend where the vote saves."""
        if self.reading:
            who, chosen = entry.facts
            saves = self.tonight in (THE_TRUSTED, THE_UNSAVED)
            self._read_choice(who, chosen, TRUST_IN_VOTES, self._friend if saves else self._enemy)

    def accused(self, entry: Entry) -> None:
        if self.reading:
            who, chosen = entry.facts
            self._read_choice(who, chosen, TRUST_IN_WORDS, self._enemy)

    def trusted(self, entry: Entry) -> None:
        if self.reading:
            who, chosen = entry.facts
            self._read_choice(who, chosen, TRUST_IN_WORDS, self._friend)

    def needed(self, entry: Entry) -> None:
        """Taken for half true."""
        seat, kind = entry.facts
        if self.reading and seat != self.seat:
            self.cards[seat][WOUND if kind == SALVE else BITE] += 0.3


def _log_odds(share: float) -> float:
    share = min(0.97, max(0.03, share))
    return log(share / (1.0 - share))


def _one(kind: int) -> list[float]:
    return [float(other == kind) for other in KINDS]


_READ: dict[str, Callable[[_Reader, Entry], None]] = {
    "dealt": _Reader.dealt,
    "sniffed": _Reader.sniffed,
    "gave": _Reader.gave,
    "topped": _Reader.topped,
    "night": _Reader.night,
    "sent": _Reader.sent,
    "received": _Reader.receive,
    "landed": _Reader.dawn,
    "put": _Reader.stirred,
    "got": _Reader.stirred,
    "took": _Reader.took,
    "played": _Reader.played,
    "looked": _Reader.looked,
    "told": _Reader.told,
    "judged": _Reader.judged,
    "showed": _Reader.showed,
    "team": _Reader.team,
    "died": _Reader.died,
    "voted": _Reader.voted,
    "cast": _Reader.voted,
    "accused": _Reader.accused,
    "trusted": _Reader.trusted,
    "needed": _Reader.needed,
}
