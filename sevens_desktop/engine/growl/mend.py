"""Changes a guess until it fits all that is known.

As long as a hand is not as it is known to have been, a card that it was dealt, got or gave away becomes another. What
such a change does to the hands that the card went through is weighed, and it is taken back if it makes things too much
worse. What stays wrong weighs more and more, which leads out of dead ends (the breakout method, Morris 1993).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from operator import itemgetter
from typing import TYPE_CHECKING

from sevens_desktop.engine.growl.cards import KINDS
from sevens_desktop.engine.growl.hands import Fault, faults, lacking, left, together
from sevens_desktop.engine.growl.tracks import SUMS, UNKNOWN, Sum

if TYPE_CHECKING:
    from sevens_desktop.engine.growl.guess import Guess

PATIENCE = 500
"""Changes tried after each hidden move."""

TEMPERATURE = 0.2
"""How readily a change is made that makes things worse, as in simulated annealing."""

STRESS = 0.1
"""How much more a fault weighs each time it is looked at."""

BLIND = 0.04
"""How often a change is tried at any hand, whatever it is good for."""

NEAR = 0.5
"""How often one of the cards that moved when the hand went wrong is changed, if one of them can be."""

SWAPS = 0.3
"""How often two cards of a giver change receivers, if that helps."""

CHOICES = 0.6
"""How often, if not, another card of the giver's hand came; otherwise he was dealt another."""

LOOKS, GIVEN_UP = 16, 4
"""Cards looked at for one that is wanted; so many must be of somebody whose hand is wrong too, or of nobody."""

Become = tuple[tuple[int, ...], ...]
"""What a card of each kind is to become."""

OTHERS: Become = tuple(tuple(new for new in KINDS if new != kind) for kind in KINDS)


def _better(terms: Sum, way: int) -> Become:
    one, other, sign = terms
    worth = [way * ((kind == one) or sign * (kind == other)) for kind in KINDS]
    return tuple(tuple(new for new in KINDS if worth[new] > worth[kind]) for kind in KINDS)


BETTER: dict[tuple[Sum, int], Become] = {(terms, way): _better(terms, way) for terms in SUMS for way in (1, -1)}
"""So that a sum grows, or shrinks."""


class Mender:
    """``faults`` are those of each hand, the earliest first, and ``costs`` what they weigh.

    ``cards`` reads the kinds that the faults of a hand depend on, and ``found`` are the faults of such kinds; ``given``
    are the free links that left the hand.

    ``changed`` are the cards of the change under way with the kinds they had, ``traded`` two of the Tempest.
    """

    def __init__(self, guess: Guess) -> None:
        self.guess = guess
        self.rng = guess.rng
        self.stages = guess.clues.stages
        self.move = 0
        self.given: dict[int, list[int]] = {}
        self.cards: dict[int, itemgetter[int]] = {}
        self.found: dict[int, dict[tuple[int, ...], list[Fault]]] = {}
        self.faults: dict[int, list[Fault]] = {seat: [] for seat in self.stages}
        self.costs: dict[int, float] = dict.fromkeys(self.stages, 0.0)
        self.weights: dict[tuple[int, int, int, Sum], float] = {}
        self.changed: list[tuple[int, int]] = []
        self.traded: tuple[int, ...] = ()

    def mend(self, move: int) -> bool:
        """Up to this hidden move; ``False`` if so many changes do not do it."""
        random, wrong, weights, costs = self.rng.random, self.faults, self.weights, self.costs
        self.move = move
        for seat, stages in self.stages.items():
            if any(stage.move == move for stage in stages):
                self._come_to(seat)
                wrong[seat], costs[seat] = self._look(seat)
        for _ in range(PATIENCE):
            seats = [seat for seat in wrong if wrong[seat]]
            if not seats:
                return True
            seat = seats[int(random() * len(seats))]
            fault = wrong[seat][0]
            key = seat, *fault[1:]
            weights[key] = weights.get(key, 1.0) + STRESS
            costs[seat] += STRESS * fault[0]
            self._change(seat, fault)
            if self.changed:
                self._judge(seat)
        return not any(wrong.values())

    def _come_to(self, seat: int) -> None:
        """More of a hand's story is known."""
        stages = [stage for stage in self.stages[seat] if stage.move <= self.move]
        gone = [card for stage in stages for card in stage.outs]
        came = [card for stage in stages for card in stage.ins]
        pledged = [stage.pledge for stage in stages if stage.pledge != UNKNOWN]
        self.given[seat] = [card for card in gone if card in self.guess.free]
        self.cards[seat] = itemgetter(*self.guess.hands[seat], *gone, *came, *pledged)
        self.found[seat] = {}

    def _look(self, seat: int) -> tuple[list[Fault], float]:
        """What is wrong with a hand, and how much that weighs."""
        kinds, known = self.guess.kinds, self.found[seat]
        cards = self.cards[seat](kinds)
        found = known.get(cards)
        if found is None:
            found = known[cards] = faults(kinds, self.guess.hands[seat], self.stages[seat], self.move)
        cost = 0.0
        for size, move, way, terms in found:
            cost += size * self.weights.get((seat, move, way, terms), 1.0)
        return found, cost

    def _judge(self, seat: int) -> None:
        """Keep what has been changed, or take it back.

        Hands that were right can only get worse, so they are looked at first, and often that is enough.
        """
        known, costs, holders = self.faults, self.costs, self.guess.holders
        seats = dict.fromkeys([other for card, _ in self.changed for other in holders[card] if other in known])
        seats.pop(seat, None)
        worse = TEMPERATURE * log(1.0 - self.rng.random()) - costs[seat]
        for other in seats:
            worse -= costs[other]
        after: list[tuple[int, list[Fault], float]] = []
        for other in (*seats, seat):
            found, cost = self._look(other)
            worse += cost
            if worse > 0:
                self._take_back()
                break
            after.append((other, found, cost))
        else:
            for other, found, cost in after:
                known[other], costs[other] = found, cost
        self.changed.clear()
        self.traded = ()

    def _take_back(self) -> None:
        if self.traded:
            self._trade(*self.traded)
        for card, kind in reversed(self.changed):
            self.guess.become(card, kind)

    # -- changes

    def _change(self, seat: int, fault: Fault) -> None:
        """A card of the hand becomes another such that the fault gets smaller; it may be that nothing changes."""
        random, guess = self.rng.random, self.guess
        kinds, holders, moved = guess.kinds, guess.holders, guess.moved
        _, move, way, terms = fault
        came, went = BETTER[terms, way], BETTER[terms, -way]
        if random() < BLIND:
            seat, came, went, move = self._any(tuple(guess.hands)), OTHERS, OTHERS, self.move
        cards = [
            card
            for card in guess.variables[seat]
            if moved[card] <= move and (came if holders[card][-1] == seat else went)[kinds[card]]
        ]
        if not cards:
            return
        if random() < NEAR:
            cards = [card for card in cards if moved[card] == move] or cards
        card = cards[int(random() * len(cards))]
        wanted = (came if holders[card][-1] == seat else went)[kinds[card]]
        if card in guess.groups:
            self._exchange_senders(card, guess.groups[card], wanted)
        elif card in guess.pack:
            self._exchange(card, guess.pack, wanted)
        elif card in guess.starts:
            self._exchange(card, guess.starts, wanted)
        elif random() < SWAPS and self._swap_receivers(card, wanted):
            return
        elif random() < CHOICES:
            if card in guess.mirrors and holders[card][-1] == seat:
                self._get_another(card, wanted)
            else:
                self._choose_another(card, wanted)
        else:
            self._deal_another(card, wanted)

    def _any(self, cards: Sequence[int]) -> int:
        return cards[int(self.rng.random() * len(cards))]

    def _exchange(self, card: int, others: Sequence[int], wanted: Sequence[int]) -> int | None:
        """With one of the others in another hand, if one of a wanted kind is found; returns it."""
        kinds, holders, random, count = self.guess.kinds, self.guess.holders, self.rng.random, len(others)
        own = holders[card]
        for look in range(LOOKS):
            other = others[int(random() * count)]
            new, holding = kinds[other], holders[other]
            if new not in wanted or holding == own:
                continue
            if look >= GIVEN_UP or not holding or self.faults.get(holding[-1]):
                kind = kinds[card]
                self._become(card, new)
                self._become(other, kind)
                return other
        return None

    def _exchange_senders(self, link: int, others: Sequence[int], wanted: Sequence[int]) -> None:
        """What came to the own seat together was sent by one another."""
        kind = self.guess.kinds[link]
        other = self._exchange(link, others, wanted)
        if other is not None:
            new = self.guess.kinds[link]
            self._pass_on(self.guess.holders[link][0], new, kind)
            self._pass_on(self.guess.holders[other][0], kind, new)

    def _swap_receivers(self, link: int, wanted: Sequence[int]) -> bool:
        """What the giver sent to somebody else at the same time comes instead."""
        guess = self.guess
        kinds = guess.kinds
        sent = [other for other in together(self.stages[guess.holders[link][0]], link) if other in guess.free]
        others = [other for other in sent if kinds[other] in wanted and other not in guess.mirrors]
        if not others:
            return False
        other = self._any(others)
        kind, new = kinds[link], kinds[other]
        self._become(link, new)
        self._become(other, kind)
        return True

    def _choose_another(self, link: int, wanted: Sequence[int]) -> None:
        """Another card of the hand is given away."""
        guess = self.guess
        giver, kind = guess.holders[link][0], guess.kinds[link]
        hand = left(guess.kinds, guess.hands[giver], self.stages[giver], link)
        cards = [new for new in wanted if hand[new] > 0]
        if cards:
            new = self._any(cards)
            self._become(link, new)
            self._pass_on(giver, new, kind)

    def _deal_another(self, link: int, wanted: Sequence[int]) -> None:
        """Who had the card first was dealt another, and that has been passed on."""
        guess = self.guess
        kinds, holders, moved = guess.kinds, guess.holders, guess.moved
        kind, way = kinds[link], [link]
        while link in guess.free:
            giver = holders[link][0]
            had = [
                card
                for card in guess.variables[giver]
                if kinds[card] == kind and moved[card] < moved[link] and holders[card][-1] == giver
            ]
            if not had:
                return
            link = self._any(had)
            way.append(link)
        if link in guess.groups:
            return
        other = self._exchange(link, guess.starts if link in guess.starts else guess.pack, wanted)
        if other is not None:
            for card in way:
                self._become(card, kinds[link])

    def _get_another(self, put: int, wanted: Sequence[int]) -> None:
        """The Tempest brings the card to somebody else."""
        guess = self.guess
        kinds = guess.kinds
        others = [other for other in guess.mirrors if kinds[other] in wanted and other not in guess.pinned]
        if others:
            other = self._any(others)
            kind, new = kinds[put], kinds[other]
            self._trade(put, other)
            self.traded = put, other
            self.changed += [(put, kind), (other, new)]
            self._pass_on(guess.holders[other][-1], kind, new)
            self._pass_on(guess.holders[put][-1], new, kind)

    def _trade(self, put: int, other: int) -> None:
        guess = self.guess
        mirrors = guess.mirrors
        mirrors[put], mirrors[other] = mirrors[other], mirrors[put]
        for card in (put, other):
            guess.kinds[mirrors[card]] = guess.kinds[card]
            guess.holders[card] = guess.holders[card][0], guess.clues.links[mirrors[card]].receiver

    def _become(self, card: int, new: int) -> None:
        kind = self.guess.kinds[card]
        if kind != new:
            self.changed.append((card, kind))
            self.guess.become(card, new)
            if self.guess.holders[card]:
                self._pass_on(self.guess.holders[card][-1], kind, new)

    def _pass_on(self, seat: int, kind: int, new: int) -> None:
        """Who has another card instead can only have given that away."""
        guess = self.guess
        while seat in self.given:
            link = lacking(guess.kinds, guess.hands[seat], self.stages[seat], kind, self.given[seat])
            if link is None:
                return
            self.changed.append((link, kind))
            guess.become(link, new)
            seat = guess.holders[link][-1]
