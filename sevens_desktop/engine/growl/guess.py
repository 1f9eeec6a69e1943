"""A guess at the cards that a seat cannot see.

The hidden cards are dealt at random and the story is played with them, others moving what they may at random. What the
seat knows to have been otherwise are broken limits: sums over cards in a hand, or over one card that was passed. They
are then mended by exchanging kinds between two cards, or by letting somebody pass another card than he did.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from math import exp
from random import Random

from sevens_desktop.engine.growl.cards import BITE, CHARM, GOLD, KINDS, LIMIT, MORE_CARDS
from sevens_desktop.engine.growl.clues import (
    ENDLESS,
    NET_BITES,
    UNKNOWN,
    WOUNDS_ONLY,
    Clues,
    Gain,
    HandSeen,
    Holds,
    Limits,
    LinkSeen,
    Lose,
    Move,
    Stir,
    Taken,
    Weights,
)

TEMPERATURE = 0.4
"""How readily a change is made that makes things worse, as in simulated annealing."""

ONLY: tuple[Weights, ...] = (
    (1, 0, 0, 0, 0),
    (0, 1, 0, 0, 0),
    (0, 0, 1, 0, 0),
    (0, 0, 0, 1, 0),
    (0, 0, 0, 0, 1),
)
FREE: Weights = (0, 0, 0, 0, 0)


Exchange = tuple[int, int, int]
"""Two cards that exchange kinds in all limits from the third number on: everywhere, or since somebody chose."""

NO_CHANGES: dict[int, int] = {}

PROPOSALS = 8
"""Exchanges tried for the best of them."""

KINDS_SHARE = 0.5
"""How many of these are exchanges of kinds."""


class Limit:
    """The weighed sum over ``cards`` lies between ``least`` and ``most``; ``seat`` held them.

    ``excused``: it holds for humans only, and who was dealt a start Bite is none.
    """

    __slots__ = ("cards", "excused", "least", "most", "seat", "total", "weights")

    def __init__(
        self, seat: int, weights: Weights, least: int, most: int, cards: list[int], excused: bool = False
    ) -> None:
        self.seat = seat
        self.weights = weights
        self.least = least
        self.most = most
        self.cards = cards
        self.excused = excused
        self.total = 0


class Choice:
    """``seat`` let go of the cards of the limits ``sent`` (from number ``since`` on), out of those of ``hand``."""

    __slots__ = ("hand", "receivers", "seat", "sent", "since")

    def __init__(self, seat: int, hand: Limit, since: int) -> None:
        self.seat = seat
        self.hand = hand
        self.since = since
        self.sent: list[Limit] = []
        self.receivers: set[int] = set()


class Guess:
    """``kinds[card]``; ``dealt[seat]`` are the cards dealt to each other seat, the start card first.

    ``secret(entry)`` is the kind of the card that an entry of the chronicle hides. It is no guess before it is mended.
    """

    def __init__(self, clues: Clues, pool: Sequence[int], zeros: Collection[int], rng: Random) -> None:
        """``pool`` counts the cards per kind that the seat has not seen, ``zeros`` are the others with start Bites."""
        self.rng = rng
        self.seat = clues.seat
        self.kinds: list[int] = []
        self.limits: list[Limit] = []
        self.choices: list[Choice] = []
        self.roles: dict[int, Limit] = {}
        self.arrivals: list[list[Limit]] = []
        seats = len(clues.suspicion)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.wolves = [False] * seats
        self.moments: list[list[tuple[int, list[int]]]] = [[] for _ in range(seats)]
        self.zeros = zeros
        self._deal(clues, list(pool))
        self.dealt = [hand[:] for hand in self.hands]
        for step in clues.steps:
            _FOLLOW[type(step)](self, step)

    def secret(self, entry: int) -> int | None:
        role = self.roles.get(entry)
        return None if role is None else self.kinds[role.cards[0]]

    # -- the deal

    def _deal(self, clues: Clues, pool: list[int]) -> None:
        others = [seat for seat in range(len(self.hands)) if seat != self.seat]
        sniffed, zeros = clues.sniffed, self.zeros
        pool[BITE] -= len(zeros)
        pool[GOLD] -= len(others) - len(zeros)
        self.kinds = [kind for kind in KINDS for _ in range(pool[kind])]
        rng = self.rng
        self.kinds.sort(key=lambda _: rng.random())
        self.variable = range(len(self.kinds))
        self.firsts: dict[int, int] = {}
        card = 0
        for seat in others:
            more = list(range(card, card + MORE_CARDS))
            card += MORE_CARDS
            first = self.firsts[seat] = self._new(BITE if seat in zeros else GOLD)
            self.hands[seat] = [first, *more]
            if sniffed is not None:
                self.limits.append(Limit(seat, ONLY[BITE], int(seat in zeros), int(seat in zeros), [first]))
            self.limits.append(Limit(seat, WOUNDS_ONLY, 0, MORE_CARDS - 1, more[:]))
            self.wolves[seat] = seat in zeros
            if sniffed is not None and seat in sniffed and seat not in zeros:
                self.limits.append(Limit(seat, ONLY[BITE], LIMIT, LIMIT, more[:]))
                self.wolves[seat] = True
            self._turn(seat, 0)

    def _new(self, kind: int) -> int:
        self.kinds.append(kind)
        return len(self.kinds) - 1

    def _any(self, cards: Sequence[int]) -> int:
        return cards[int(self.rng.random() * len(cards))]

    # -- steps of the story

    def _gain(self, step: Gain) -> None:
        if step.seat != self.seat:
            self.hands[step.seat].append(self._new(step.kind))
            if step.kind == BITE:
                self._turn(step.seat, step.icons)

    def _lose(self, step: Lose) -> None:
        if step.seat != self.seat:
            choice = self._choice(step.seat)
            self._let_go(choice, self._card_of(step.seat, step.kind), step.kind)

    def _hold(self, step: Holds) -> None:
        """GRO-NC-truth-serum: only a werewolf shows a Bite, and he shows nothing else while he has one."""
        seat, cards = step.seat, self.hands[step.seat][:]
        self.limits.append(Limit(seat, ONLY[step.kind], 1, ENDLESS, cards))
        self._turn(seat, step.icons)
        if step.kind == BITE:
            self._must_be_wolf(seat)
        elif self.wolves[seat]:
            self.limits.append(Limit(seat, ONLY[BITE], 0, 0, cards[:]))

    def _must_be_wolf(self, seat: int) -> None:
        """He was dealt a start Bite and keeps having been, or has had three Bites at some moment."""
        if seat in self.zeros:
            self.limits.append(Limit(seat, ONLY[BITE], 1, 1, [self.firsts[seat]]))
        else:
            moments = self.moments[seat]
            icons, cards = moments[int(self.rng.random() * len(moments))]
            self.limits.append(Limit(seat, NET_BITES, LIMIT - icons, ENDLESS, cards[:]))
            self.wolves[seat] = True

    def _see_hand(self, step: HandSeen) -> None:
        for kind, count in enumerate(step.counts):
            self.limits.append(Limit(step.seat, ONLY[kind], count, count, self.hands[step.seat][:]))

    def _limit(self, step: Limits) -> None:
        seat, cards = step.seat, self.hands[step.seat][:]
        if step.human and self.wolves[seat]:
            return
        if step.bullet:
            self._turn(seat, step.icons)
            asked = step.least > 0 and not self.wolves[seat]
            if asked and self.rng.random() < 0.5:
                self._must_be_wolf(seat)
        shift = int(step.bullet and self.wolves[seat])
        self.limits.append(Limit(seat, step.weights, step.least - shift, step.most - shift, cards, step.human))

    def _turn(self, seat: int, icons: int) -> None:
        """A moment at which Bites in hand may have turned him."""
        self.moments[seat].append((icons, self.hands[seat][:]))
        if not self.wolves[seat] and self._net_bites(seat) + icons >= LIMIT:
            self.wolves[seat] = True

    def _net_bites(self, seat: int) -> int:
        kinds = [self.kinds[card] for card in self.hands[seat]]
        return kinds.count(BITE) - kinds.count(CHARM)

    def _choice(self, seat: int) -> Choice:
        hand = Limit(seat, FREE, 0, 0, self.hands[seat][:])
        choice = Choice(seat, hand, len(self.limits))
        self.limits.append(hand)
        self.choices.append(choice)
        return choice

    def _let_go(self, choice: Choice, card: int, kind: int) -> Limit:
        """The card leaves the hand; it was of this kind if that is known."""
        self.hands[choice.seat].remove(card)
        known = kind != UNKNOWN
        role = Limit(choice.seat, ONLY[kind] if known else FREE, int(known), int(known), [card])
        self.limits.append(role)
        choice.sent.append(role)
        return role

    def _card_of(self, seat: int, kind: int) -> int:
        """A card of this kind, or any that can be made so."""
        hand = self.hands[seat]
        fitting = [card for card in hand if self.kinds[card] == kind]
        return self._any(fitting or [card for card in hand if card in self.variable] or hand)

    def _take(self, step: Taken) -> None:
        if step.owner == self.seat:
            card = self._new(step.kind)
            role = Limit(self.seat, FREE, 0, 0, [card])
            self.limits.append(role)
        else:
            choice = self._choice(step.owner)
            hand = self.hands[step.owner]
            card = self._any(hand) if step.kind == UNKNOWN else self._card_of(step.owner, step.kind)
            role = self._let_go(choice, card, step.kind)
        self.roles[step.entry] = role
        if step.taker != self.seat:
            self.hands[step.taker].append(card)

    def _move(self, step: Move) -> None:
        kinds = self._whose(step)
        by_giver: dict[int, list[tuple[LinkSeen, int]]] = {}
        for link, kind in zip(step.links, kinds, strict=True):
            by_giver.setdefault(link.giver, []).append((link, kind))
        arriving: list[tuple[int, int]] = []
        for giver, links in by_giver.items():
            if giver == self.seat:
                arriving += [(link.receiver, self._new(kind)) for link, kind in links]
            else:
                self._turn(giver, step.icons[giver])
                arriving += self._send(giver, links, step)
        for receiver, card in arriving:
            if receiver != self.seat:
                self.hands[receiver].append(card)
        if step.received:
            self.arrivals.append([self.roles[link.entry] for link in step.links if link.receiver == self.seat])

    def _whose(self, step: Move) -> list[int]:
        """The kind of each link as far as known; what the own seat received is dealt out among those who sent to it."""
        received = list(step.received)
        if not received:
            return [link.kind for link in step.links]
        self.rng.shuffle(received)
        links = [link for link in step.links if link.receiver == self.seat]
        if self._doubts(step, links, received[::-1]) < self._doubts(step, links, received):
            received.reverse()
        came = dict(zip((link.entry for link in links), received, strict=True))
        return [came.get(link.entry, link.kind) for link in step.links]

    def _doubts(self, step: Move, links: list[LinkSeen], kinds: list[int]) -> int:
        """How many of these cards their givers can hardly have sent."""
        doubts = 0
        for link, kind in zip(links, kinds, strict=True):
            human = step.bound and kind == BITE and not self.wolves[link.giver]
            doubts += human or all(self.kinds[card] != kind for card in self.hands[link.giver])
        return doubts

    def _send(self, giver: int, links: list[tuple[LinkSeen, int]], step: Move) -> list[tuple[int, int]]:
        """Cards of one hand for its links, known kinds first."""
        choice = self._choice(giver)
        sent: list[tuple[int, int]] = []
        for link, kind in sorted(links, key=lambda pair: pair[1] == UNKNOWN):
            bound = step.bound and link.pledge == UNKNOWN
            card = self._passed_card(giver, bound, step) if kind == UNKNOWN else self._card_of(giver, kind)
            if bound and (kind == BITE or (self.wolves[giver] and self.kinds[card] == BITE)):
                self._must_be_wolf(giver)
            role = self._let_go(choice, card, kind)
            if bound and kind == UNKNOWN and not self.wolves[giver]:
                role.weights, role.excused = ONLY[BITE], True
            choice.receivers.add(link.receiver)
            self.roles[link.entry] = role
            if link.pledge != UNKNOWN:
                self.roles[link.pledge] = role
            sent.append((link.receiver, role.cards[0]))
        return sent

    def _passed_card(self, giver: int, bound: bool, step: Move) -> int:
        """Any card that may go, as far as the hand allows."""
        hand, kinds = self.hands[giver], self.kinds
        if not bound:
            return self._any(hand)
        barred = set(step.kept.get(giver, ()))
        if not self.wolves[giver]:
            barred.add(BITE)
        return self._any([card for card in hand if kinds[card] not in barred] or hand)

    def _stir(self, step: Stir) -> None:
        """The Tempest: who put in what the own seat got is drawn among those who can have."""
        put: list[Limit] = []
        choices: dict[Limit, Choice] = {}
        for seat, entry in zip(step.seats, step.puts, strict=True):
            if seat == self.seat:
                role = Limit(seat, FREE, 0, 0, [self._new(step.own_put)])
                self.limits.append(role)
            else:
                choice = self._choice(seat)
                role = self._let_go(choice, self._any(self.hands[seat]), UNKNOWN)
                choices[role] = choice
            self.roles[entry] = role
            put.append(role)
        self.rng.shuffle(put)
        if self.seat in step.seats:
            at = step.seats.index(self.seat)
            fitting = [other for other, role in enumerate(put) if self.kinds[role.cards[0]] == step.own_got]
            if fitting:
                other = self._any(fitting)
                put[at], put[other] = put[other], put[at]
            own = put[at]
            own.weights, own.least, own.most = ONLY[step.own_got], 1, 1
        for role, seat, entry in zip(put, step.seats, step.gets, strict=True):
            self.roles[entry] = role
            if role in choices:
                choices[role].receivers.add(seat)
            if seat != self.seat:
                self.hands[seat].append(role.cards[0])

    # -- mending

    def mend(self, patience: int) -> bool:
        """Change the guess until no limit is broken; ``False`` if so many changes do not do it."""
        for limit in self.limits:
            limit.total = self._sum(limit)
        self.broken = {index for index in range(len(self.limits)) if self._is_broken(index)}
        if not self.broken:
            return True
        self.member: list[list[int]] = [[] for _ in self.kinds]
        for index, limit in enumerate(self.limits):
            for card in limit.cards:
                self.member[card].append(index)
        for _ in range(patience):
            index = self._any(tuple(self.broken))
            chance = self.rng.random()
            if chance < 0.85:
                self._try_some(index)
            elif chance < 0.95:
                self._exchange_senders(self.limits[index])
            else:
                self._exchange_firsts(self.limits[index].seat)
            if not self.broken:
                return True
        return False

    def zeros_now(self) -> set[int]:
        """The others with start Bites, as far as mending has come."""
        return {seat for seat, first in self.firsts.items() if self.kinds[first] == BITE}

    def _sum(self, limit: Limit) -> int:
        weights, kinds = limit.weights, self.kinds
        return sum([weights[kinds[card]] for card in limit.cards])

    def _is_broken(self, index: int) -> bool:
        limit = self.limits[index]
        if limit.least <= limit.total <= limit.most:
            return False
        return not (limit.excused and self.kinds[self.firsts[limit.seat]] == BITE)

    def _exchange_senders(self, limit: Limit) -> None:
        """What came to the own seat together was sent by one another."""
        for roles in self.arrivals:
            if limit in roles:
                other = roles[int(self.rng.random() * len(roles))]
                before = _miss(limit, limit.total) + _miss(other, other.total)
                self._swap_demands(limit, other)
                if not self._bearable(_miss(limit, limit.total) + _miss(other, other.total) - before):
                    self._swap_demands(limit, other)

    def _swap_demands(self, one: Limit, other: Limit) -> None:
        one.weights, other.weights = other.weights, one.weights
        for limit in (one, other):
            limit.total = self._sum(limit)
            self._sort_in(self.limits.index(limit))

    def _sort_in(self, index: int) -> None:
        if self._is_broken(index):
            self.broken.add(index)
        else:
            self.broken.discard(index)

    def _exchange_firsts(self, seat: int) -> None:
        """Another seat was dealt the start Bite, or this one."""
        if seat == self.seat:
            return
        card = self.firsts[seat]
        kinds = self.kinds
        partners = [other for other in self.firsts.values() if kinds[other] != kinds[card]]
        if not partners:
            return
        other = self._any(partners)
        totals, broken, cost = [limit.total for limit in self.limits], self.broken, self._cost()
        kinds[card], kinds[other] = kinds[other], kinds[card]
        for at in {*self.member[card], *self.member[other]}:
            self.limits[at].total = self._sum(self.limits[at])
        self.broken = {index for index in range(len(self.limits)) if self._is_broken(index)}
        if not self._bearable(self._cost() - cost):
            kinds[card], kinds[other] = kinds[other], kinds[card]
            self.broken = broken
            for limit, total in zip(self.limits, totals, strict=True):
                limit.total = total

    def _cost(self) -> int:
        return sum(_miss(self.limits[index], self.limits[index].total) for index in self.broken)

    def _bearable(self, cost: int) -> bool:
        """Whether a change is kept; one that makes things worse sometimes is, so that others become possible."""
        return cost <= 0 or self.rng.random() < exp(-cost / TEMPERATURE)

    # -- two cards change places

    def _try_some(self, index: int) -> None:
        """The best of a few exchanges that might mend this limit."""
        best: Exchange | None = None
        least, changes = 0, NO_CHANGES
        for _ in range(PROPOSALS):
            exchange = self._of_kinds(index) if self.rng.random() < KINDS_SHARE else self._of_choices(index)
            if exchange is not None:
                cost, would_change = self._weigh(exchange)
                if best is None or cost < least:
                    best, least, changes = exchange, cost, would_change
        if best is not None and self._bearable(least):
            for at, change in changes.items():
                self.limits[at].total += change
                self._sort_in(at)
            self._exchange(best)

    def _of_kinds(self, index: int) -> Exchange | None:
        """A hidden card of the limit exchanges kinds with one that brings the sum nearer."""
        limit, kinds, variable = self.limits[index], self.kinds, self.variable
        card = self._any(limit.cards)
        if card not in variable:
            return None
        weights = limit.weights
        weight, low = weights[kinds[card]], limit.total < limit.least
        other = self._any(variable)
        change = weights[kinds[other]] - weight
        return (card, other, 0) if (change > 0 if low else change < 0) else None

    def _of_choices(self, index: int) -> Exchange | None:
        """Somebody who could matter to the limit keeps a card that he sent and sends one that he kept."""
        seat = self.limits[index].seat
        choice = self.choices[int(self.rng.random() * len(self.choices))] if self.choices else None
        if choice is None or choice.since > index or not (choice.seat == seat or seat in choice.receivers):
            return None
        card = choice.sent[int(self.rng.random() * len(choice.sent))].cards[0]
        other = self._any(choice.hand.cards)
        if self.kinds[other] == self.kinds[card] or any(role.cards[0] == other for role in choice.sent):
            return None
        return card, other, choice.since + 1

    def _weigh(self, exchange: Exchange) -> tuple[int, dict[int, int]]:
        """How much worse all limits would be held, and how their sums would change."""
        card, other, since = exchange
        kind, new = self.kinds[card], self.kinds[other]
        limits = self.limits
        changes: dict[int, int] = {}
        for at in self.member[card]:
            if at >= since:
                weights = limits[at].weights
                changes[at] = weights[new] - weights[kind]
        for at in self.member[other]:
            if at >= since:
                weights = limits[at].weights
                changes[at] = changes.get(at, 0) + weights[kind] - weights[new]
        cost = 0
        for at, change in changes.items():
            if change:
                limit = limits[at]
                cost += _miss(limit, limit.total + change) - _miss(limit, limit.total)
        return cost, changes

    def _exchange(self, exchange: Exchange) -> None:
        card, other, since = exchange
        if not since:
            self.kinds[card], self.kinds[other] = self.kinds[other], self.kinds[card]
            return
        one, two = self.member[card], self.member[other]
        places = [(at, self.limits[at].cards.index(card), other) for at in one if at >= since]
        places += [(at, self.limits[at].cards.index(other), card) for at in two if at >= since]
        for at, place, new in places:
            self.limits[at].cards[place] = new
        self.member[card] = [at for at in one if at < since] + [at for at in two if at >= since]
        self.member[other] = [at for at in two if at < since] + [at for at in one if at >= since]


def _miss(limit: Limit, total: int) -> int:
    if total < limit.least:
        return limit.least - total
    return max(0, total - limit.most)


_FOLLOW: dict[type, Callable[..., None]] = {
    Gain: Guess._gain,
    Lose: Guess._lose,
    Holds: Guess._hold,
    HandSeen: Guess._see_hand,
    Limits: Guess._limit,
    Taken: Guess._take,
    Move: Guess._move,
    Stir: Guess._stir,
}
