"""A guess at the cards that a seat cannot see.

The hidden cards are dealt at random and the story is played with them, others moving what they may at random. All that
the seat knows of it is noted as limits of a puzzle. Each time before cards move in secret the puzzle is mended, so that
the story goes on with hands that fit what is known so far.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from random import Random

from sevens_desktop.engine.growl.cards import BITE, CHARM, GOLD, KINDS, LIMIT, MORE_CARDS
from sevens_desktop.engine.growl.clues import Clues
from sevens_desktop.engine.growl.puzzle import FREE, Choice, Option, Puzzle
from sevens_desktop.engine.growl.steps import (
    ENDLESS,
    NET_BITES,
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
    Weights,
)

ONLY: tuple[Weights, ...] = (
    (1, 0, 0, 0, 0),
    (0, 1, 0, 0, 0),
    (0, 0, 1, 0, 0),
    (0, 0, 0, 1, 0),
    (0, 0, 0, 0, 1),
)

BULLET_SHARE = 0.5
"""How often somebody who may have died of a Silver Bullet as a werewolf is taken to have."""


class Guess:
    """``dealt[seat]`` are the cards dealt to each other seat, the start card first; ``puzzle`` has their kinds.

    ``secret(entry)`` is the kind of the card that an entry of the chronicle hides.
    """

    def __init__(self, puzzle: Puzzle, dealt: list[list[int]], roles: dict[int, int]) -> None:
        self.puzzle = puzzle
        self.dealt = dealt
        self.roles = roles

    def secret(self, entry: int) -> int | None:
        role = self.roles.get(entry)
        return None if role is None else self.puzzle.kinds[self.puzzle.cards[role][0]]

    def copy(self) -> Guess:
        return Guess(self.puzzle.copy(), self.dealt, self.roles)


def guess(
    clues: Clues, pool: Sequence[int], zeros: Collection[int], patience: int, rng: Random, retries: int = 0
) -> tuple[Guess | None, set[int]]:
    """A guess that holds all limits, ``None`` if it could not be mended; and the start Bites it has come to.

    ``pool`` counts the cards per kind that the seat has not seen, ``zeros`` are the others with start Bites to begin
    with, ``patience`` is how many changes are tried each time it is mended, and ``retries`` how often the story goes on
    anew from where cards move in secret, if it cannot be.
    """
    player = _Player(clues, rng)
    player.deal(clues, list(pool), zeros)
    dealt = [hand[:] for hand in player.hands]
    for part in _parts(clues.steps):
        before = player.copy() if retries else player
        for again in range(retries + 1):
            player = before.copy() if again else player
            for step in part:
                _FOLLOW[type(step)](player, step)
            if player.settle(patience):
                break
        else:
            return None, player.puzzle.zeros()
    return Guess(player.puzzle, dealt, player.roles), player.puzzle.zeros()


def _parts(steps: Sequence[Step]) -> list[list[Step]]:
    """The story in parts; each but the first begins where cards move in secret."""
    parts: list[list[Step]] = [[]]
    for step in steps:
        if isinstance(step, Move | Stir | Taken):
            parts.append([])
        parts[-1].append(step)
    return parts


class _Player:
    """Plays the story with random cards and notes what is known of it.

    ``moments[seat]`` are limits with hands that may have turned him, each with the net bite icons there were.
    """

    def __init__(self, clues: Clues, rng: Random) -> None:
        self.rng = rng
        self.seat = clues.seat
        self.puzzle = Puzzle()
        self.roles: dict[int, int] = {}
        seats = len(clues.suspicion)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.wolves = [False] * seats
        self.moments: list[list[tuple[int, int]]] = [[] for _ in range(seats)]

    def copy(self) -> _Player:
        twin = _Player.__new__(_Player)
        twin.rng, twin.seat = self.rng, self.seat
        twin.puzzle = self.puzzle.copy()
        twin.roles = dict(self.roles)
        twin.hands = [hand[:] for hand in self.hands]
        twin.wolves = self.wolves[:]
        twin.moments = [moments[:] for moments in self.moments]
        return twin

    @property
    def kinds(self) -> list[int]:
        return self.puzzle.kinds

    def settle(self, patience: int) -> bool:
        """Mend what has been played so far, and go on with hands and teams as they are then."""
        puzzle = self.puzzle
        held = {seat: puzzle.limit(seat, FREE, 0, 0, hand) for seat, hand in enumerate(self.hands) if hand}
        if not puzzle.mend(patience, self.rng):
            return False
        for seat, limit in held.items():
            self.hands[seat] = puzzle.cards[limit][:]
        for seat, moments in enumerate(self.moments):
            self.wolves[seat] = self._is_zero(seat) or any(self._turned_at(*moment) for moment in moments)
        return True

    def _is_zero(self, seat: int) -> bool:
        first = self.puzzle.firsts.get(seat)
        return first is not None and self.kinds[first] == BITE

    def _turned_at(self, icons: int, limit: int) -> bool:
        kinds = [self.kinds[card] for card in self.puzzle.cards[limit]]
        return kinds.count(BITE) - kinds.count(CHARM) + icons >= LIMIT

    def deal(self, clues: Clues, pool: list[int], zeros: Collection[int]) -> None:
        others = [seat for seat in range(len(self.hands)) if seat != self.seat]
        sniffed, rng, puzzle = clues.sniffed, self.rng, self.puzzle
        pool[BITE] -= len(zeros)
        pool[GOLD] -= len(others) - len(zeros)
        puzzle.kinds += [kind for kind in KINDS for _ in range(pool[kind])]
        puzzle.kinds.sort(key=lambda _: rng.random())
        puzzle.variable = range(len(self.kinds))
        card = 0
        for seat in others:
            more = list(range(card, card + MORE_CARDS))
            card += MORE_CARDS
            zero = seat in zeros
            first = puzzle.firsts[seat] = self._new(BITE if zero else GOLD)
            self.hands[seat] = [first, *more]
            self.wolves[seat] = zero
            puzzle.limit(seat, WOUNDS_ONLY, 0, MORE_CARDS - 1, more)
            if sniffed is not None:
                puzzle.limit(seat, ONLY[BITE], int(zero), int(zero), [first])
                if seat in sniffed and not zero:
                    puzzle.limit(seat, ONLY[BITE], LIMIT, LIMIT, more)
                    self.wolves[seat] = True
            self.turn(Moment(seat, 0))

    def _new(self, kind: int) -> int:
        self.kinds.append(kind)
        return len(self.kinds) - 1

    def _any(self, cards: Sequence[int]) -> int:
        return cards[int(self.rng.random() * len(cards))]

    # -- steps of the story

    def gain(self, step: Gain) -> None:
        if step.seat != self.seat:
            self.hands[step.seat].append(self._new(step.kind))

    def turn(self, step: Moment) -> None:
        """A moment at which Bites in hand may have turned him."""
        limit = self.puzzle.limit(step.seat, FREE, 0, 0, self.hands[step.seat])
        self.moments[step.seat].append((step.icons, limit))
        if self._turned_at(step.icons, limit):
            self.wolves[step.seat] = True

    def lose(self, step: Lose) -> None:
        if step.seat != self.seat:
            self._let_go(self._choice(step.seat), self._card_of(step.seat, step.kind), step.kind)

    def hold(self, step: Holds) -> None:
        """GRO-NC-truth-serum: only a werewolf shows a Bite, and he shows nothing else while he has one."""
        seat, cards = step.seat, self.hands[step.seat]
        self.puzzle.limit(seat, ONLY[step.kind], 1, ENDLESS, cards)
        if step.kind == BITE:
            self._must_be_wolf(seat)
        elif self.wolves[seat]:
            self.puzzle.limit(seat, ONLY[BITE], 0, 0, cards)

    def see_hand(self, step: HandSeen) -> None:
        for kind, count in enumerate(step.counts):
            self.puzzle.limit(step.seat, ONLY[kind], count, count, self.hands[step.seat])

    def keep_limits(self, step: Limits) -> None:
        seat, hand = step.seat, self.hands[step.seat]
        if step.human:
            self._human_or_wolf(seat, (self.puzzle.limit(seat, FREE, 0, 0, hand), step.weights, step.least, step.most))
            return
        if step.bullet and step.least > 0 and (self.wolves[seat] or self.rng.random() < BULLET_SHARE):
            self._must_be_wolf(seat)
        shift = int(step.bullet and self.wolves[seat])
        self.puzzle.limit(seat, step.weights, step.least - shift, step.most - shift, hand)

    def take(self, step: Taken) -> None:
        if step.owner == self.seat:
            card = self._new(step.kind)
            role = self.puzzle.limit(self.seat, FREE, 0, 0, [card])
        else:
            choice = self._choice(step.owner)
            hand = self.hands[step.owner]
            card = self._any(hand) if step.kind == UNKNOWN else self._card_of(step.owner, step.kind)
            role = self._let_go(choice, card, step.kind)
        self.roles[step.entry] = role
        if step.taker != self.seat:
            self.hands[step.taker].append(card)

    def move(self, step: Move) -> None:
        kinds = self._whose(step)
        by_giver: dict[int, list[tuple[LinkSeen, int]]] = {}
        for link, kind in zip(step.links, kinds, strict=True):
            by_giver.setdefault(link.giver, []).append((link, kind))
        arriving: list[tuple[int, int]] = []
        for giver, links in by_giver.items():
            if giver == self.seat:
                arriving += [(link.receiver, self._new(kind)) for link, kind in links]
            else:
                arriving += self._send(giver, links, step)
        for receiver, card in arriving:
            if receiver != self.seat:
                self.hands[receiver].append(card)
        if step.received:
            arrivals = [self.roles[link.entry] for link in step.links if link.receiver == self.seat]
            self.puzzle.arrivals.append(arrivals)

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
            role = self._let_go(choice, card, kind)
            if bound and kind == BITE:
                self._must_be_wolf(giver)
            elif bound and kind == UNKNOWN:
                self._human_or_wolf(giver, (role, ONLY[BITE], 0, 0))
            choice.receivers.add(link.receiver)
            self.roles[link.entry] = role
            if link.pledge != UNKNOWN:
                self.roles[link.pledge] = role
            sent.append((link.receiver, card))
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

    def stir(self, step: Stir) -> None:
        """The Tempest: who put in what the own seat got is drawn among those who can have."""
        puzzle = self.puzzle
        put: list[tuple[int, Choice | None]] = []
        for seat, entry in zip(step.seats, step.puts, strict=True):
            choice = None
            if seat == self.seat:
                role = puzzle.limit(seat, FREE, 0, 0, [self._new(step.own_put)])
            else:
                choice = self._choice(seat)
                role = self._let_go(choice, self._any(self.hands[seat]), UNKNOWN)
            self.roles[entry] = role
            put.append((role, choice))
        self.rng.shuffle(put)
        if self.seat in step.seats:
            at = step.seats.index(self.seat)
            fitting = [other for other, (role, _) in enumerate(put) if self._kind_of(role) == step.own_got]
            if fitting:
                other = self._any(fitting)
                put[at], put[other] = put[other], put[at]
            puzzle.weights[put[at][0]] = ONLY[step.own_got]
            puzzle.least[put[at][0]] = puzzle.most[put[at][0]] = 1
        for (role, choice), seat, entry in zip(put, step.seats, step.gets, strict=True):
            self.roles[entry] = role
            if choice is not None:
                choice.receivers.add(seat)
            if seat != self.seat:
                self.hands[seat].append(puzzle.cards[role][0])

    def _kind_of(self, role: int) -> int:
        return self.kinds[self.puzzle.cards[role][0]]

    # -- who chose what, and who is a werewolf

    def _choice(self, seat: int) -> Choice:
        choice = Choice(seat, self.puzzle.limit(seat, FREE, 0, 0, self.hands[seat]))
        self.puzzle.choices.append(choice)
        return choice

    def _let_go(self, choice: Choice, card: int, kind: int) -> int:
        """The card leaves the hand; it was of this kind if that is known."""
        self.hands[choice.seat].remove(card)
        known = kind != UNKNOWN
        role = self.puzzle.limit(choice.seat, ONLY[kind] if known else FREE, int(known), int(known), [card])
        choice.sent.append(role)
        return role

    def _card_of(self, seat: int, kind: int) -> int:
        """A card of this kind, or any that can be made so."""
        hand = self.hands[seat]
        fitting = [card for card in hand if self.kinds[card] == kind]
        return self._any(fitting or [card for card in hand if card in self.puzzle.variable] or hand)

    def _must_be_wolf(self, seat: int) -> None:
        """He was dealt a start Bite, or has had three Bites at some moment."""
        options = self._moments(seat)
        self.puzzle.either(options, self._likely(seat, len(options)))
        self.wolves[seat] = True

    def _human_or_wolf(self, seat: int, as_human: Option) -> None:
        """What holds for a human, or he is a werewolf by now."""
        moments = self._moments(seat)
        turned = self.wolves[seat] and not self._is_zero(seat)
        self.puzzle.either([as_human, *moments], 1 + self._likely(seat, len(moments)) if turned else 0)

    def _moments(self, seat: int) -> list[Option]:
        return [(limit, NET_BITES, LIMIT - icons, ENDLESS) for icons, limit in self.moments[seat]]

    def _likely(self, seat: int, count: int) -> int:
        """A moment at which he had turned as it was played, or any."""
        turned = [at for at, moment in enumerate(self.moments[seat]) if self._turned_at(*moment)]
        return self._any(turned or range(count))


_FOLLOW: dict[type, Callable[..., None]] = {
    Gain: _Player.gain,
    Moment: _Player.turn,
    Lose: _Player.lose,
    Holds: _Player.hold,
    HandSeen: _Player.see_hand,
    Limits: _Player.keep_limits,
    Taken: _Player.take,
    Move: _Player.move,
    Stir: _Player.stir,
}
