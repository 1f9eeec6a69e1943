"""Worlds that a seat cannot tell from the real one.

A world is made from an observation and chance alone: guess the hidden cards, retell the story with them, and keep it if
the seat would have seen the same. So every world has a legal history.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING

from sevens_desktop.engine.contract import Action
from sevens_desktop.engine.growl.actions import Put, Show
from sevens_desktop.engine.growl.cards import (
    BITE,
    CARD_CODES,
    FINAL_NIGHTS,
    KINDS,
    NIGHT_CARDS,
    NIGHTS,
    SINS_AND_VIRTUES,
    composition,
    deck_size,
    is_judged,
    is_night,
    sins_in_play,
)
from sevens_desktop.engine.growl.clues import Clues, read
from sevens_desktop.engine.growl.crypt import Crypt, dig
from sevens_desktop.engine.growl.decisions import DECISIONS
from sevens_desktop.engine.growl.deck import possible_places
from sevens_desktop.engine.growl.frames import Frame
from sevens_desktop.engine.growl.guess import Guess
from sevens_desktop.engine.growl.knowledge import FrameSeen, GrowlObservation
from sevens_desktop.engine.growl.ledger import Entry, chronicle
from sevens_desktop.engine.growl.nights import serum_actions
from sevens_desktop.engine.growl.offers import put_actions
from sevens_desktop.engine.growl.retell import Contradiction, retell

if TYPE_CHECKING:
    from sevens_desktop.engine.growl.state import GrowlState


class Imagination:
    """Makes worlds that fit all that one seat has seen. It may be kept for as long as the seat sees nothing new."""

    def __init__(self, seen: GrowlObservation, blank: GrowlState) -> None:
        """``blank`` is an empty table of the same game."""
        assert seen.seat is not None
        self.seen = seen
        self.blank = blank
        self.clues = read(seen.knows, seen.seat, blank.copy())
        self.pool = list(composition(seen.seats))
        for kind in KINDS:
            self.pool[kind] -= self.clues.hand[kind] + self.clues.drawn[kind]
            self.pool[kind] -= CARD_CODES.get(seen.under or "") == kind

    def world(self, rng: Random) -> GrowlState:
        """Each world is a function of what the seat has seen and ``rng``."""
        seen = self.seen
        crypt = dig(seen.knows, seen.seats, rng) if self.blank.undead else Crypt({}, [])
        world = retell(self.blank.copy(), seen.knows) if seen.over else self._guess(crypt, rng)
        world.turn, world.active, world.to_act = seen.turn, seen.active, seen.to_act
        world.deck, world.drawn = _deck(seen, world, rng), 0
        world.crypt = tuple(crypt.left)
        world.chance = rng.getrandbits(64)
        world.frames = [_frame(world, frame, crypt, rng) for frame in seen.frames]
        return world

    def _guess(self, crypt: Crypt, rng: Random) -> GrowlState:
        """The true story can be guessed, so some guess is right."""
        while True:
            guess = Guess(self.clues, self.pool, rng)
            world = self._retold(guess, crypt, rng) if guess.complete() else None
            if world is not None:
                return world

    def _retold(self, guess: Guess, crypt: Crypt, rng: Random) -> GrowlState | None:
        """The story with the guessed cards, if the seat would have seen the same."""
        world = self.blank.copy()
        try:
            retell(world, _story(self.seen, self.clues, guess, crypt, world, rng))
        except Contradiction:
            return None
        return world if chronicle(world.ledger, self.seen.seat) == self.seen.knows else None


# -- the story so far


def _story(
    seen: GrowlObservation, clues: Clues, guess: Guess, crypt: Crypt, world: GrowlState, rng: Random
) -> Iterator[Entry]:
    """What the seat knows, and where it does not know, what was guessed. ``world`` is where the story has come to."""
    yield from _dealt(clues, guess)
    for index, entry in enumerate(seen.knows):
        if entry.kind == "dealt":
            continue
        if entry.secret:
            yield entry
        elif (kind := guess.secret(index)) is not None:
            yield entry._replace(secret=(kind,))
        elif entry.kind == "drew":
            yield entry._replace(secret=(crypt.draws[index],))
        elif entry.kind == "showed" and entry.facts[2]:
            yield entry._replace(secret=_any_kind(serum_actions(world, Frame("serum"), entry.facts[0]), rng))
        elif entry.kind == "pledged":
            yield entry._replace(secret=_any_kind(put_actions(world, Frame("gift"), entry.facts[0]), rng))
        else:
            yield entry


def _any_kind(actions: Sequence[Action], rng: Random) -> tuple[int, ...]:
    action = rng.choice(actions)
    assert isinstance(action, Put | Show)
    return (action.kind,)


def _dealt(clues: Clues, guess: Guess) -> Iterator[Entry]:
    for seat in range(len(clues.suspicion)):
        if seat == clues.seat:
            yield Entry("dealt", (seat,), (int(clues.zero), *clues.hand))
        else:
            kinds = [guess.kinds[card] for card in guess.hands[seat]]
            yield Entry("dealt", (seat,), (int(kinds[0] == BITE), *(kinds.count(kind) for kind in KINDS)))


# -- what is still to come


def _deck(seen: GrowlObservation, world: GrowlState, rng: Random) -> tuple[int, ...]:
    """The cards not drawn yet: Nights where they lie, the first card as it is seen, the others in any order."""
    under = [] if seen.under is None else [CARD_CODES[seen.under]]
    told = _cards_told(seen)
    nights = _draw([card for card in NIGHTS if card not in told], max(0, NIGHT_CARDS - 1 - seen.night), under, rng)
    finals = _draw([card for card in FINAL_NIGHTS if card not in told], int(seen.night < NIGHT_CARDS), under, rng)
    others = _others(seen, world, told, under, rng)
    places = seen.nights_in if seen.nights_in is not None else _places(seen, world, under, rng)
    if under and not is_night(under[0]):
        others.insert(0, under[0])
    for place, night in zip(places, (*nights, *finals), strict=True):
        others.insert(place, night)
    return tuple(others)


def _cards_told(seen: GrowlObservation) -> set[int]:
    """Nights, sins and virtues that have been drawn."""
    return {entry.facts[_SHOWN[entry.kind]] for entry in seen.knows if entry.kind in _SHOWN}


_SHOWN = {"night": 1, "placed": 2}
"""Kinds of entries that show such a card, and where in their facts."""


def _draw(cards: list[int], count: int, first: list[int], rng: Random) -> list[int]:
    """So many of the cards, the one that is seen before the others."""
    seen = [card for card in first if card in cards]
    return [*seen, *rng.sample([card for card in cards if card not in seen], count - len(seen))]


def _others(seen: GrowlObservation, world: GrowlState, told: set[int], under: list[int], rng: Random) -> list[int]:
    """Hand cards, sins and virtues below the first card, shuffled."""
    left = list(composition(seen.seats))
    for hand in world.hands:
        for kind in KINDS:
            left[kind] -= hand[kind]
    for card in (*world.tops, *under):
        if card in KINDS:
            left[card] -= 1
    others = [kind for kind in KINDS for _ in range(left[kind])]
    unseen = [card for card in SINS_AND_VIRTUES if card not in told and card not in under]
    gone = sum(is_judged(card) for card in (*told, *under))
    others += rng.sample(unseen, sins_in_play(seen.seats, world.settled) - gone)
    rng.shuffle(others)
    return others


def _places(seen: GrowlObservation, world: GrowlState, under: list[int], rng: Random) -> tuple[int, ...]:
    """Where the Nights may lie, if it is hidden (option ``night_jitter``)."""
    cards = deck_size(seen.seats, world.settled)
    on_top = bool(under) and is_night(under[0])
    return rng.choice(possible_places(cards, True, cards + NIGHT_CARDS - seen.pile, seen.night, on_top))


# -- decisions under way


def _frame(world: GrowlState, seen: FrameSeen, crypt: Crypt, rng: Random) -> Frame:
    """The frame with any legal answers where others have answered in secret."""
    about = seen.about
    if seen.kind == "undead":
        about = crypt.draws[max(crypt.draws)]
    answers: list[Action] = []
    for seat, answer in zip(seen.order, seen.answers, strict=False):
        frame = Frame(seen.kind, seen.order, seen.seats, about, tuple(answers))
        answers.append(answer or rng.choice(DECISIONS[seen.kind].legal(world, frame, seat)))
    return Frame(seen.kind, seen.order, seen.seats, about, tuple(answers))
