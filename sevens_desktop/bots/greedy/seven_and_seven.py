"""7 & 7, one step ahead: how close each area is to a set, what a card adds to the own and takes from the best other.

Cards in other hands are not looked at by ``choose``: what a choice is worth is counted on the areas.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import exp
from random import Random

from sevens_desktop.engine.contract import Action, State
from sevens_desktop.engine.seven_and_seven import cards as box
from sevens_desktop.engine.seven_and_seven.abilities import still_to_name
from sevens_desktop.engine.seven_and_seven.actions import (
    BLOCK,
    PASS,
    Add,
    Block,
    Convert,
    Discard,
    Draw,
    Fetch,
    Invite,
    Keep,
    Pass,
    Place,
    Play,
    Take,
)
from sevens_desktop.engine.seven_and_seven.announcements import Announcement
from sevens_desktop.engine.seven_and_seven.cards import (
    FACE,
    FACES,
    HAND_LIMIT,
    NAMED,
    SIDES,
    SIN_FACES,
    TWO_SIDED,
    VIRTUE_FACES,
)
from sevens_desktop.engine.seven_and_seven.scoring import GOAL, progress
from sevens_desktop.engine.seven_and_seven.state import SevenState

WON = 40.0
NEAR = (0.0, 1.0, 2.1, 3.4, 5.0, 7.2, 10.5, WON)
"""What an area is worth by the SINS or VIRTUES it has of seven, whichever are more."""

OTHER = 0.35
"""What one of the kind with fewer is worth."""

NEAR_BOTH = (*(0.8 * have + 0.05 * have * have for have in range(2 * GOAL)), WON)
"""The same between two seats, by all that it has of fourteen (77-18)."""

DENIED = 0.6
"""The share of the best opponent's loss that counts as a gain; between two sides all of it does."""

IN_HAND = 0.5
"""What a card not yet known is worth in the hand."""

ABILITY = {
    box.PRIDE: 0.6,
    box.HUMILITY: 0.5,
    box.CHARITY: 1.0,
    box.CONVERTER: 1.3,
    box.GLUTTONY: 0.5,
    box.TEMPERANCE: 0.8,
    box.WILD_VIRTUE: 0.5,
    box.WILD_SIN: 0.8,
    box.DILIGENCE: 1.0,
}
"""What the abilities are worth that change no area at once; the others are counted out."""

BLOCKING = 0.8
"""What a Chastity is worth in the hand, and so what a block has to bring."""

CONVERTING = 1.0
"""What a Converter in play is worth, and so what its use has to bring."""


CLOSE = (0.0, 0.36, 0.55, 0.88, 1.31, 2.13, 2.95, 6.0)
"""The same as ``NEAR`` in ``estimate``, which is fitted to games of this bot with itself (log odds)."""

TO_MOVE = (0.4, 0.25)
"""What the turn is worth in it, and being next."""


def choose(state: State, seat: int, rng: Random, /) -> Action:
    """The action that promises most; ties are drawn."""
    assert isinstance(state, SevenState)
    actions = state.legal_actions()
    if len(actions) == 1:
        return actions[0]
    promises = weigh(state, seat)
    best = max(promises)
    return rng.choice([action for action, promise in zip(actions, promises, strict=True) if promise == best])


def weigh(state: State, seat: int, /) -> Sequence[float]:
    """What each action leads to: how far ahead of the best opponent, on the scale of ``NEAR``."""
    assert isinstance(state, SevenState)
    view = _View(state, seat)
    return [view.promise(action) for action in state.legal_actions()]


_SIN_UNIT, _WILD_SINS, _WILD_VIRTUES = 0x1111111, 56, 64


def _one(face: int) -> int:
    if face in NAMED:
        return 1 << 4 * (face >> 1) + 28 * (face & 1)
    return ((face in SIN_FACES) << _WILD_SINS) + ((face in VIRTUE_FACES) << _WILD_VIRTUES)


ONE = tuple(map(_one, range(FACES[-1] + 1)))
"""By face: one card of it in the *tally* of an area, a number that has four bits for each SIN and each VIRTUE and eight
each for what stands for any SIN or any VIRTUE. Tallies add up."""

TURNED = tuple(ONE[face ^ 1] - ONE[face] for face in TWO_SIDED)
"""By face: what turning a card changes."""


def tally(area: Iterable[int]) -> int:
    return sum([ONE[FACE[card]] for card in area])


def progress_of(area: int) -> tuple[int, int]:
    """``scoring.progress`` of a tally."""
    there = area | area >> 1 | area >> 2
    sins = (there & _SIN_UNIT).bit_count() + (area >> _WILD_SINS & 0xFF)
    virtues = (there >> 28 & _SIN_UNIT).bit_count() + (area >> _WILD_VIRTUES)
    return min(GOAL, sins), min(GOAL, virtues)


class _View:
    """What one seat sees of a position: ``lead`` is how far its side is ahead of the best opponent."""

    def __init__(self, state: SevenState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.partner = state.house.partner(seat)
        self.foes = state.foes[seat]
        self.denied = 1.0 if state.seats == 2 or state.house.teams else DENIED
        self.known: dict[int, float] = {}
        self.held: dict[int, float] = {}
        self.tallies = [tally(area) for area in state.areas]
        self.worths = [self.worth(area) for area in self.tallies]
        self.now = self.lead({})

    def worth(self, area: int) -> float:
        """What an area with this tally is worth."""
        worth = self.known.get(area)
        if worth is None:
            sins, virtues = progress_of(area)
            both = self.state.seats == 2
            worth = NEAR_BOTH[sins + virtues] if both else NEAR[max(sins, virtues)] + OTHER * min(sins, virtues)
            self.known[area] = worth
        return worth

    def lead(self, changed: Mapping[int, int]) -> float:
        """How far ahead with these areas, as tallies, instead of those that lie there."""
        worths = self.worths
        if changed:
            worths = worths[:]
            for seat, area in changed.items():
                worths[seat] = self.worth(area)
        own = worths[self.seat]
        if self.partner is not None:
            own = max(own, worths[self.partner])
        return own - self.denied * max([worths[foe] for foe in self.foes])

    def promise(self, action: Action) -> float:
        """What an action leads to, on the scale of ``lead``."""
        state = self.state
        if isinstance(action, Play):
            return self.saying(Announcement(action.face)) - self.in_hand(action.face >> 1) + self.room(1)
        if isinstance(action, Draw):
            return self.now + self.room(3)
        if isinstance(action, Convert):
            area = self.tallies[action.seat] + TURNED[action.face]
            return self.lead({action.seat: area}) - CONVERTING + self.room(3)
        if isinstance(action, Block):
            return self.after_window(BLOCK) - BLOCKING
        if isinstance(action, Place | Fetch | Add):
            return self.with_face(action.face)
        if isinstance(action, Keep | Take):
            return self.in_hand(action.kind)
        if isinstance(action, Discard):
            return -self.in_hand(action.kind)
        if isinstance(action, Invite):
            return -self.worths[action.seat]
        if isinstance(action, Pass):
            return self.after_window(PASS) if state.stack else self.now
        said = state.frames[-1].announcement()
        assert said is not None
        return self.saying(said.naming(action))

    def saying(self, said: Announcement) -> float:
        """The lead after a card is played with the best that can still be said; Lust's second card is left out."""
        state = self.state
        options = still_to_name(state, said)
        if options and not (said.ability == box.LUST and said.targets):
            return max([self.saying(said.naming(option)) for option in options])
        changed = {self.seat: self.tallies[self.seat] + ONE[said.face]}
        for seat, face in said.targets:
            area = changed.get(seat, self.tallies[seat])
            if said.ability not in (box.WRATH, box.GREED):
                changed[seat] = area + TURNED[face]
                continue
            changed[seat] = area - ONE[face]
            if said.ability == box.GREED:
                changed[self.seat] += ONE[face if said.arrives is None else said.arrives]
        return self.lead(changed) + ABILITY.get(-1 if said.ability is None else said.ability, 0.0)

    def with_face(self, face: int) -> float:
        """The lead with one more card in the own area."""
        return self.lead({self.seat: self.tallies[self.seat] + ONE[face]})

    def in_hand(self, kind: int) -> float:
        """What a card is worth in the hand: the better of its sides, less where there are more like it."""
        known = self.held.get(kind)
        if known is not None:
            return known
        sides = SIDES[kind]
        gain = max(0.5 * (self.with_face(face) - self.now) + 0.3 * ABILITY.get(face, 0.5) for face in sides)
        if box.CHASTITY in sides:
            gain = max(gain, BLOCKING)
        self.held[kind] = worth = gain / max(1, self.state.hands[self.seat].count(kind))
        return worth

    def room(self, cards: int) -> float:
        """What drawing so many is worth, as far as the hand has room."""
        held = len(self.state.hands[self.seat])
        return IN_HAND * min(cards, max(0, HAND_LIMIT - held)) + 0.1 * cards

    def after_window(self, action: Action) -> float:
        """The lead when this is done and nobody reacts to it any more."""
        after = self.state.copy()
        after.advance(action)
        while after.to_act is not None and after.stack:
            after.advance(PASS)
        return self.lead(dict(enumerate(map(tally, after.areas))))


def estimate(state: State, /) -> Sequence[float]:
    """Each seat's share of the win, by how close its area is, what its hand adds to that, and whose turn comes."""
    assert isinstance(state, SevenState)
    if state.to_act is None:
        return state.win_shares()
    seats = range(state.seats)
    weights = [exp(_chance(state, seat)) for seat in seats]
    whole = sum(weights)
    if not state.house.teams:
        return [weight / whole for weight in weights]
    return [(weights[seat] + weights[(seat + 2) % len(seats)]) / (2 * whole) for seat in seats]


def _chance(state: SevenState, seat: int) -> float:
    """The logarithm of how likely a seat is to win, up to a number that is the same for all seats."""
    area, hand = state.areas[seat], state.hands[seat]
    sins, virtues = progress(area)
    lying = {FACE[card] for card in area}
    more_sins = more_virtues = 0
    for kind in hand:
        for face in SIDES[kind]:
            if face in NAMED:
                if face in lying:
                    continue
                lying.add(face)
            more_sins += face in SIN_FACES
            more_virtues += face in VIRTUE_FACES
    more_sins, more_virtues = min(GOAL - sins, more_sins), min(GOAL - virtues, more_virtues)
    if state.seats == 2:
        have = sins + virtues
        turn = 0.23 if seat == state.active else 0.0
        return 0.31 * have + 0.26 * max(0, have - 8) + 0.06 * (more_sins + more_virtues) + 0.08 * len(hand) + turn
    have, more = max((sins, more_sins), (virtues, more_virtues))
    after = (seat - state.active) % state.seats
    return CLOSE[have] + 0.3 * more + (TO_MOVE[after] if after < len(TO_MOVE) else 0.0)
