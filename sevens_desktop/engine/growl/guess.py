"""A guess at the cards that a seat cannot see.

The hidden cards are dealt at random, and hidden move by hidden move the others choose theirs at random. After each move
the guess is mended, so that the story goes on with hands that fit what is known so far.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from sevens_desktop.engine.growl.cards import BITE, GOLD, KINDS, MORE_CARDS, WOLF_ZEROS
from sevens_desktop.engine.growl.clues import Clues, Stir
from sevens_desktop.engine.growl.hands import before
from sevens_desktop.engine.growl.mend import Mender
from sevens_desktop.engine.growl.tracks import UNKNOWN


class Guess:
    """``kinds[card]`` is what the guess is about. Cards are numbered: the links first, then the ``starts`` cards of the
    others, then those of the ``pack`` that was dealt and drawn from.

    ``hands[seat]`` are the cards dealt to each other seat, the start card first, and ``variables[seat]`` those of its
    hand that may be others. ``holders[card]`` are whose hands a card matters to, the last one to get it last, since the
    hidden move ``moved[card]``. ``free`` links may be others, ``groups`` are links that may only exchange kinds with
    each other. In the Tempest ``mirrors`` tells which card that came out is one that was put in; those of ``pinned``
    are settled.
    """

    def __init__(self, clues: Clues, pool: Sequence[int], rng: Random) -> None:
        """``pool`` counts the cards per kind that the seat has not seen."""
        self.clues = clues
        self.rng = rng
        self.kinds = [link.kind for link in clues.links]
        self.holders: list[tuple[int, ...]] = [(link.giver, link.receiver) for link in clues.links]
        self.free = {card for card, link in enumerate(clues.links) if link.kind == UNKNOWN != link.giver}
        self.moved = [0] * len(clues.links)
        for move, links in enumerate(clues.moves):
            for link in links:
                self.moved[link] = move
        self.groups: dict[int, tuple[int, ...]] = {}
        self.mirrors: dict[int, int] = {}
        self.pinned: set[int] = set()
        self.hands: dict[int, list[int]] = {}
        self.variables: dict[int, list[int]] = {}
        self._deal(list(pool))
        for links, kinds in clues.arrivals:
            for link, kind in zip(links, rng.sample(kinds, len(kinds)), strict=True):
                self.kinds[link] = kind
                self.groups[link] = links
            self.free.difference_update(links)

    def complete(self) -> bool:
        """Play the story; ``False`` if it could not be mended on the way."""
        mender = Mender(self)
        for move, links in enumerate(self.clues.moves):
            self._draw(move, links)
            if not mender.mend(move):
                return False
        return True

    def secret(self, entry: int) -> int | None:
        """The kind of the card that an entry of the chronicle hides, if it was guessed."""
        link = self.clues.secrets.get(entry)
        return None if link is None else self.kinds[link]

    def become(self, card: int, kind: int) -> None:
        self.kinds[card] = kind
        if card in self.mirrors:
            self.kinds[self.mirrors[card]] = kind

    # -- the deal

    def _deal(self, pool: list[int]) -> None:
        zeros = _zeros(self.clues, self.rng)
        seats = list(self.clues.stages)
        pool[BITE] -= len(zeros)
        pool[GOLD] -= len(seats) - len(zeros)
        pack = [kind for kind in KINDS for _ in range(pool[kind])]
        self.rng.shuffle(pack)
        first = len(self.kinds)
        self.starts = range(first, first + len(seats))
        self.pack = range(self.starts.stop, self.starts.stop + len(pack))
        self.kinds += [BITE if seat in zeros else GOLD for seat in seats]
        self.kinds += pack
        for number, seat in enumerate(seats):
            more = self.pack[MORE_CARDS * number : MORE_CARDS * (number + 1)]
            self.hands[seat] = [self.starts[number], *more]
            self.variables[seat] = self.hands[seat][:]
        self.holders += [(seat,) for seat in seats]
        self.holders += [(seat,) for seat in seats for _ in range(MORE_CARDS)]
        self.holders += [()] * (len(self.kinds) - len(self.holders))
        self.moved += [0] * (len(self.kinds) - len(self.moved))

    # -- hidden moves

    def _draw(self, move: int, links: Sequence[int]) -> None:
        """Who has a choice makes it."""
        by_giver: dict[int, list[int]] = {}
        for link in links:
            giver = self.holders[link][0]
            if self.kinds[link] == UNKNOWN and giver in self.hands:
                by_giver.setdefault(giver, []).append(link)
        for giver, own in by_giver.items():
            self._choose(move, giver, own)
        if move in self.clues.stirs:
            self._stir(self.clues.stirs[move])
        for link in links:
            if link in self.free or link in self.groups:
                for seat in self.holders[link]:
                    if seat in self.variables and link not in self.variables[seat]:
                        self.variables[seat].append(link)

    def _choose(self, move: int, giver: int, links: Sequence[int]) -> None:
        """Any cards that may go, as far as the hand allows."""
        kinds, rng, stages = self.kinds, self.rng, self.clues.stages[giver]
        held, wolf = before(kinds, self.hands[giver], stages, move)
        stage = next(stage for stage in stages if stage.move == move)
        hand = [count - floor for count, floor in zip(held, stage.floor, strict=True)]
        for link in stage.outs:
            if kinds[link] != UNKNOWN:
                hand[kinds[link]] -= 1
        for link in links:
            barred = set(stage.kept if link in stage.passed else ())
            if link in stage.passed and not wolf:
                barred.add(BITE)
            cards = [kind for kind in KINDS if kind not in barred for _ in range(hand[kind])]
            cards = cards or [kind for kind in KINDS for _ in range(hand[kind])] or list(KINDS)
            kinds[link] = cards[int(rng.random() * len(cards))]
            hand[kinds[link]] -= 1

    def _stir(self, stir: Stir) -> None:
        """The Tempest: who put in what the own seat got is drawn among those who can have."""
        kinds, rng = self.kinds, self.rng
        sources = rng.sample(stir.puts, len(stir.puts))
        for at, get in enumerate(stir.gets):
            if kinds[get] != UNKNOWN:
                fitting = [other for other, put in enumerate(sources) if kinds[put] == kinds[get]]
                fitting = fitting or [other for other, put in enumerate(sources) if put in self.free]
                other = fitting[int(rng.random() * len(fitting))]
                sources[at], sources[other] = sources[other], sources[at]
                kinds[sources[at]] = kinds[get]
                self.free.discard(sources[at])
                self.pinned.add(sources[at])
        for put, get in zip(sources, stir.gets, strict=True):
            self.mirrors[put] = get
            self.holders[put] = (self.holders[put][0], self.holders[get][1])
            kinds[get] = kinds[put]


def _zeros(clues: Clues, rng: Random) -> set[int]:
    """Who of the others was dealt a start Bite (GRO-U-3, GRO-U-6)."""
    left = [seat for seat in clues.stages if clues.sniffed is None or seat in clues.sniffed]
    zeros: set[int] = set()
    while len(zeros) < WOLF_ZEROS[len(clues.suspicion)] - clues.zero:
        seat = rng.choices(left, [clues.suspicion[seat] for seat in left])[0]
        left.remove(seat)
        zeros.add(seat)
    return zeros
