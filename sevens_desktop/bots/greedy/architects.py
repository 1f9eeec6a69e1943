"""7 Wonders Architects, one step ahead: what a card, a piece or a token is worth to a seat, in points.

What lies hidden is weighed by what it can be: which cards are left in a pile is public, their order is not.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from random import Random

from sevens_desktop.bots.greedy.architects_prospects import SPARE, Prospects, on_horns
from sevens_desktop.engine.architects import scoring
from sevens_desktop.engine.architects.actions import Build, Claim, Draw, Keep, Look, Peek, Pick, Take, UseToken
from sevens_desktop.engine.architects.cards import CENTRE, GOLD, SCIENCE, count_cards
from sevens_desktop.engine.architects.state import ArchitectsState
from sevens_desktop.engine.architects.tokens import STACK
from sevens_desktop.engine.contract import Action, State

PEEKING = 30.0
"""Looking costs nothing: it comes before anything else."""

CLAIM = 20.0
"""A token that is earned is gained before anything else."""

DENIED = 0.4
"""The share of a rival's loss that counts as a gain, between two seats."""


def choose(state: State, seat: int, rng: Random, /) -> Action:
    """The action that gains most for the seat, less what it leaves to its neighbours; ties are drawn."""
    actions = state.legal_actions()
    worths = weigh(state, seat)
    best = max(worths)
    return rng.choice([action for action, worth in zip(actions, worths, strict=True) if worth == best])


def weigh(state: State, seat: int, /) -> Sequence[float]:
    """What each action gains, in points."""
    assert isinstance(state, ArchitectsState)
    view = _View(state, seat)
    return [view.worth(action) for action in state.legal_actions()]


class _View:
    """A position as one seat weighs it."""

    def __init__(self, state: ArchitectsState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.own = Prospects(state, seat)
        self.others: dict[int, Prospects] = {}

    def worth(self, action: Action) -> float:
        state, own = self.state, self.own
        match action:
            case Take(side) | UseToken(_, side):
                return self.pile(state.reach[side])
            case Draw(wonder):
                return self.pile(state.seats if wonder == CENTRE else state.wonders.index(wonder))
            case Peek():
                return PEEKING
            case Look(side):
                return self.mean_gain(state.reach[side])
            case Keep(card):
                return own.gain(card)
            case Build(piece, paid):
                rest = [copies - paid.count(kind) for kind, copies in enumerate(state.hands[self.seat])]
                return own.piece(piece) + SPARE * (sum(rest[:GOLD]) + 2 * rest[GOLD])
            case Claim(cards):
                return CLAIM + own.science_with([state.hands[self.seat][kind] - cards.count(kind) for kind in SCIENCE])
            case Pick(token) if token == STACK:
                return sum([own.token(token) for token in sorted(state.stack)]) / len(state.stack)
            case Pick(token):
                return own.token(token)
        return 0.0

    def pile(self, pile: int) -> float:
        """The top card if the seat knows it, otherwise what it can be."""
        state = self.state
        if pile == state.seats and not state.peekers >> self.seat & 1:
            return self.mean_gain(pile)
        card = state.piles[pile][state.left[pile] - 1]
        return self.own.gain(card) + (self.denied(pile, card) if pile < state.seats else 0.0)

    def mean_gain(self, pile: int) -> float:
        left = self.state.left[pile]
        counts = count_cards(self.state.piles[pile][:left])
        return sum([copies * self.own.gain(kind) for kind, copies in enumerate(counts) if copies]) / left

    def denied(self, deck: int, card: int) -> float:
        """What the neighbour who shares a deck can no longer take: it lies between its own seat and the next one."""
        rivals = [other for other in (deck, (deck + 1) % self.state.seats) if other != self.seat]
        return DENIED / (self.state.seats - 1) * sum([max(0.0, self.other(rival).gain(card)) for rival in rivals])

    def other(self, seat: int) -> Prospects:
        if seat not in self.others:
            self.others[seat] = Prospects(self.state, seat)
        return self.others[seat]


# -- the estimate: weights fitted to games of this bot with itself (log odds)

POINT = (0.112, -0.065)
GOLD_CARD = (0.33, -0.32)
STAGE = (0.286, -0.388)
"""What one of them is worth at the end of the game, and what more if the whole game lies ahead."""

RESOURCE = 0.122
TO_MOVE = 0.126
ON_HORNS = -0.075
THE_CAT = -0.15
"""Besides its points: it does not stay."""

NEXT_PIECE, NEXT_TOKEN, NEXT_BATTLES, TOKENS_HELD = 0.075, 0.088, 0.112, 0.095
"""What a point still to come is worth, by where it comes from."""


def estimate(state: State, /) -> Sequence[float]:
    """Each seat's share of the win by its points, its cards and what it is about to gain."""
    assert isinstance(state, ArchitectsState)
    if state.to_act is None:
        return state.win_shares()
    clarity = sqrt(state.seats)
    odds = [clarity * _chance(state, seat) for seat in range(state.seats)]
    best = max(odds)
    weights = [exp(chance - best) for chance in odds]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def _chance(state: ArchitectsState, seat: int) -> float:
    """The logarithm of how likely a seat is to win, up to a number that is the same for all seats."""
    ahead = Prospects(state, seat)
    left, hand = ahead.left, state.hands[seat]
    return (
        (POINT[0] + POINT[1] * left) * scoring.points(state, seat)
        + (STAGE[0] + STAGE[1] * left) * state.built[seat].bit_count()
        + (GOLD_CARD[0] + GOLD_CARD[1] * left) * hand[GOLD]
        + RESOURCE * sum(hand[:GOLD])
        + NEXT_PIECE * ahead.wonder()
        + NEXT_TOKEN * ahead.science()
        + NEXT_BATTLES * ahead.battles()
        + TOKENS_HELD * ahead.tokens()
        + ON_HORNS * on_horns(state, seat)
        + THE_CAT * (state.cat == seat)
        + TO_MOVE * (state.to_act == seat)
    )
