"""Hidden cards as a puzzle: kinds for the cards, and who let go of which, such that all that is known holds.

What is known are limits: a weighed sum over some cards lies between two bounds. A puzzle is mended by exchanges, each
of two cards: they exchange their kinds, or somebody keeps the card that he let go of and lets go of one that he kept,
which exchanges the two in all later limits.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random

from sevens_desktop.engine.growl.cards import BITE
from sevens_desktop.engine.growl.steps import Weights

TEMPERATURE = 0.4
"""How readily a change is made that breaks a limit, as in simulated annealing."""

PROPOSALS = 8
"""Exchanges looked at for the best of them."""

KINDS_SHARE = 0.5
"""How many of these are exchanges of kinds."""

OPTION_SHARE = 0.3
"""How often another option is tried, where there is one."""

PAIR_SHARE, SENDERS_SHARE = 0.85, 0.1
"""How often two cards are exchanged, and how often what two seats sent; otherwise two start cards are."""

Exchange = tuple[int, int, int]
"""Two cards that change places in all limits from the third number on: everywhere, or since somebody chose."""

NO_CHANGES: dict[int, int] = {}


FREE: Weights = (0, 0, 0, 0, 0)

Option = tuple[int, Weights, int, int]
"""A limit by its number, with the weights and bounds that it gets if it is chosen."""


class Choice:
    """``seat`` let go of the cards of the limits ``sent``, out of those of the limit ``hand``, to ``receivers``."""

    __slots__ = ("hand", "receivers", "seat", "sent")

    def __init__(self, seat: int, hand: int) -> None:
        self.seat = seat
        self.hand = hand
        self.sent: list[int] = []
        self.receivers: set[int] = set()


class Puzzle:
    """``kinds[card]``; the cards of ``variable`` may exchange theirs, and the start cards ``firsts`` among each other.

    Limits are numbered in the order of the story: ``seats`` held the cards, ``excused`` ones hold for humans only, and
    who was dealt a start Bite is none. Of each list of ``options`` one holds, the one that ``chosen`` says.
    """

    def __init__(self) -> None:
        self.kinds: list[int] = []
        self.variable = range(0)
        self.firsts: dict[int, int] = {}
        self.seats: list[int] = []
        self.weights: list[Weights] = []
        self.least: list[int] = []
        self.most: list[int] = []
        self.cards: list[list[int]] = []
        self.excused: list[bool] = []
        self.choices: list[Choice] = []
        self.arrivals: list[list[int]] = []
        self.options: list[list[Option]] = []
        self.chosen: list[int] = []
        self.used: dict[int, int] = {}
        self.totals: list[int] = []
        self.member: list[list[int]] = []
        self.broken: set[int] = set()

    def limit(
        self, seat: int, weights: Weights, least: int, most: int, cards: Sequence[int], excused: bool = False
    ) -> int:
        """Add a limit and return its number."""
        self.seats.append(seat)
        self.weights.append(weights)
        self.least.append(least)
        self.most.append(most)
        self.cards.append(list(cards))
        self.excused.append(excused)
        return len(self.seats) - 1

    def either(self, options: list[Option], first: int) -> None:
        """One of these limits holds, unless the seat was dealt a start Bite; ``first`` to begin with."""
        self.options.append(options)
        self.chosen.append(first)
        self._use(options[first])

    def copy(self) -> Puzzle:
        twin = Puzzle()
        twin.kinds = self.kinds[:]
        twin.variable = self.variable
        twin.firsts = self.firsts
        twin.seats = self.seats[:]
        twin.weights = self.weights[:]
        twin.least = self.least[:]
        twin.most = self.most[:]
        twin.cards = [cards[:] for cards in self.cards]
        twin.excused = self.excused[:]
        twin.choices = self.choices[:]
        twin.arrivals = self.arrivals[:]
        twin.options = self.options[:]
        twin.chosen = self.chosen[:]
        twin.used = dict(self.used)
        twin.totals = self.totals[:]
        twin.member = [member[:] for member in self.member]
        twin.broken = set(self.broken)
        return twin

    def zeros(self) -> set[int]:
        """The seats with start Bites, as far as it has come."""
        return {seat for seat, first in self.firsts.items() if self.kinds[first] == BITE}

    # -- solving

    def mend(self, patience: int, rng: Random) -> bool:
        """Change it until no limit is broken; ``False`` if so many changes do not do it."""
        self._count()
        for _ in range(patience):
            if not self.broken:
                return True
            index = _any(tuple(self.broken), rng)
            chance = rng.random()
            if index in self.used and rng.random() < OPTION_SHARE:
                self._choose_option(index, rng)
            elif chance < PAIR_SHARE:
                self._try_some(index, rng)
            elif chance < PAIR_SHARE + SENDERS_SHARE:
                self._exchange_senders(index, rng)
            else:
                self._exchange_firsts(self.seats[index], rng)
        return not self.broken

    def wander(self, steps: int, rng: Random) -> None:
        """Change a solved puzzle at random, and leave it solved."""
        cards, choices = self.variable, self.choices
        for _ in range(steps):
            if choices and rng.random() < 1 - KINDS_SHARE:
                exchange = self._other_choice(choices[int(rng.random() * len(choices))], rng)
            else:
                exchange = (_any(cards, rng), _any(cards, rng), 0)
            if exchange is not None and self.kinds[exchange[0]] != self.kinds[exchange[1]]:
                cost, changes = self._weigh(exchange)
                if not cost:
                    self._carry_out(exchange, changes)

    def _count(self) -> None:
        """Take in the limits and cards that are new."""
        self.member += [[] for _ in range(len(self.kinds) - len(self.member))]
        for index in range(len(self.totals), len(self.cards)):
            self.totals.append(self._sum(index))
            if self._is_broken(index):
                self.broken.add(index)
            for card in self.cards[index]:
                self.member[card].append(index)

    def _sum(self, index: int) -> int:
        weights, kinds = self.weights[index], self.kinds
        return sum([weights[kinds[card]] for card in self.cards[index]])

    def _is_broken(self, index: int) -> bool:
        if self.least[index] <= self.totals[index] <= self.most[index]:
            return False
        return not (self.excused[index] and self.kinds[self.firsts[self.seats[index]]] == BITE)

    def _look_at(self, index: int) -> None:
        if self._is_broken(index):
            self.broken.add(index)
        else:
            self.broken.discard(index)

    def _miss(self, index: int, total: int) -> int:
        """How far such a sum would lie outside the bounds."""
        if total < self.least[index]:
            return self.least[index] - total
        return max(0, total - self.most[index])

    def _bearable(self, cost: int, rng: Random) -> bool:
        """Whether a change is made; one that makes things worse sometimes is, so that others become possible."""
        return cost <= 0 or rng.random() < exp(-cost / TEMPERATURE)

    # -- two cards

    def _try_some(self, index: int, rng: Random) -> None:
        """The best of a few exchanges that might mend this limit."""
        best: Exchange | None = None
        least, best_changes = 0, NO_CHANGES
        for _ in range(PROPOSALS):
            exchange = self._of_kinds(index, rng) if rng.random() < KINDS_SHARE else self._of_choices(index, rng)
            if exchange is not None:
                cost, changes = self._weigh(exchange)
                if best is None or cost < least:
                    best, least, best_changes = exchange, cost, changes
        if best is not None and self._bearable(least, rng):
            self._carry_out(best, best_changes)

    def _of_kinds(self, index: int, rng: Random) -> Exchange | None:
        """A card of the limit exchanges kinds with one that brings the sum nearer."""
        card = _any(self.cards[index], rng) if self.cards[index] else -1
        if card not in self.variable:
            return None
        other = _any(self.variable, rng)
        weights = self.weights[index]
        change = weights[self.kinds[other]] - weights[self.kinds[card]]
        low = self.totals[index] < self.least[index]
        return (card, other, 0) if (change > 0 if low else change < 0) else None

    def _of_choices(self, index: int, rng: Random) -> Exchange | None:
        """Somebody who could matter to the limit chooses otherwise."""
        if not self.choices:
            return None
        choice, seat = self.choices[int(rng.random() * len(self.choices))], self.seats[index]
        if choice.hand > index or not (choice.seat == seat or seat in choice.receivers):
            return None
        return self._other_choice(choice, rng)

    def _other_choice(self, choice: Choice, rng: Random) -> Exchange | None:
        card = self.cards[_any(choice.sent, rng)][0]
        other = _any(self.cards[choice.hand], rng)
        if self.kinds[other] == self.kinds[card] or any(self.cards[sent][0] == other for sent in choice.sent):
            return None
        return card, other, choice.hand + 1

    def _weigh(self, exchange: Exchange) -> tuple[int, dict[int, int]]:
        """How much more the limits would be missed, and how their sums would change."""
        card, other, since = exchange
        kind, new = self.kinds[card], self.kinds[other]
        changes: dict[int, int] = {}
        for at in self.member[card]:
            if at >= since:
                weights = self.weights[at]
                changes[at] = weights[new] - weights[kind]
        for at in self.member[other]:
            if at >= since:
                weights = self.weights[at]
                changes[at] = changes.get(at, 0) + weights[kind] - weights[new]
        cost, totals = 0, self.totals
        for at, change in changes.items():
            if change:
                cost += self._miss(at, totals[at] + change) - self._miss(at, totals[at])
        return cost, changes

    def _carry_out(self, exchange: Exchange, changes: dict[int, int]) -> None:
        for at, change in changes.items():
            if change:
                self.totals[at] += change
                self._look_at(at)
        card, other, since = exchange
        if not since:
            self.kinds[card], self.kinds[other] = self.kinds[other], self.kinds[card]
            return
        one, two = self.member[card], self.member[other]
        places = [(at, self.cards[at].index(card), other) for at in one if at >= since]
        places += [(at, self.cards[at].index(other), card) for at in two if at >= since]
        for at, place, new in places:
            self.cards[at][place] = new
        self.member[card] = [at for at in one if at < since] + [at for at in two if at >= since]
        self.member[other] = [at for at in two if at < since] + [at for at in one if at >= since]

    # -- options, senders, and start cards

    def _choose_option(self, index: int, rng: Random) -> None:
        """Something else than this limit may have been so."""
        for group, options in enumerate(self.options):
            chosen = self.chosen[group]
            if options[chosen][0] == index and len(options) > 1:
                other = int(rng.random() * len(options))
                before = self._missed(index)
                self._leave(options[chosen])
                self._use(options[other])
                self.chosen[group] = other
                if not self._bearable(self._missed(options[other][0]) - before, rng):
                    self._leave(options[other])
                    self._use(options[chosen])
                    self.chosen[group] = chosen

    def _use(self, option: Option) -> None:
        index, weights, least, most = option
        self.used[index] = self.used.get(index, 0) + 1
        self._set(index, weights, least, most)

    def _leave(self, option: Option) -> None:
        index = option[0]
        self.used[index] -= 1
        if not self.used[index]:
            del self.used[index]
            self._set(index, FREE, 0, 0)

    def _set(self, index: int, weights: Weights, least: int, most: int) -> None:
        self.weights[index], self.least[index], self.most[index] = weights, least, most
        self.excused[index] = True
        if index < len(self.totals):
            self.totals[index] = self._sum(index)
            self._look_at(index)

    def _exchange_senders(self, index: int, rng: Random) -> None:
        """What came to the own seat together was sent by one another."""
        for roles in self.arrivals:
            if index in roles:
                other = _any(roles, rng)
                before = self._missed(index) + self._missed(other)
                self._swap_weights(index, other)
                if not self._bearable(self._missed(index) + self._missed(other) - before, rng):
                    self._swap_weights(index, other)

    def _missed(self, index: int) -> int:
        return self._miss(index, self.totals[index])

    def _swap_weights(self, one: int, other: int) -> None:
        self.weights[one], self.weights[other] = self.weights[other], self.weights[one]
        for index in (one, other):
            self.totals[index] = self._sum(index)
            self._look_at(index)

    def _exchange_firsts(self, seat: int, rng: Random) -> None:
        """Another seat was dealt the start Bite, or this one."""
        if seat not in self.firsts:
            return
        card, kinds = self.firsts[seat], self.kinds
        partners = [other for other in self.firsts.values() if kinds[other] != kinds[card]]
        if not partners:
            return
        other = _any(partners, rng)
        totals, broken = self.totals[:], self.broken
        cost = sum(map(self._missed, broken))
        kinds[card], kinds[other] = kinds[other], kinds[card]
        for at in {*self.member[card], *self.member[other]}:
            self.totals[at] = self._sum(at)
        self.broken = {index for index in range(len(self.cards)) if self._is_broken(index)}
        if not self._bearable(sum(map(self._missed, self.broken)) - cost, rng):
            kinds[card], kinds[other] = kinds[other], kinds[card]
            self.totals, self.broken = totals, broken


def _any(cards: Sequence[int], rng: Random) -> int:
    return cards[int(rng.random() * len(cards))]
