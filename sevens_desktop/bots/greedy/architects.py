"""7 Wonders Architects, one step ahead: what a card, a piece or a token is worth to a seat, in points.

What lies hidden is weighed by what it can be: which cards are left in a pile is public, their order is not.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random

from sevens_desktop.engine.architects import scoring
from sevens_desktop.engine.architects.actions import Build, Claim, Draw, Keep, Look, Peek, Pick, Take, UseToken
from sevens_desktop.engine.architects.battle import VICTORY_POINTS, duels
from sevens_desktop.engine.architects.cards import BLUE_CAT, CENTRE, GOLD, HORNS, POINTS, RED, SCIENCE, count_cards
from sevens_desktop.engine.architects.state import ArchitectsState
from sevens_desktop.engine.architects.tokens import (
    ECONOMY,
    ENGINEERING,
    STACK,
    TACTICS_SHIELDS,
    TOKENS,
    TRIGGERED,
    tokens_in,
)
from sevens_desktop.engine.architects.wonders import (
    ANY_PILE,
    CENTRE_CARD,
    COMPLETE,
    COSTS,
    EFFECTS,
    LOOK_FIVE,
    OPEN,
    SHIELD,
    SIDE_CARDS,
    TABLE,
    TOKEN,
)
from sevens_desktop.engine.contract import Action, State

NEAR = (1.0, 0.6, 0.35, 0.18, 0.07)
"""The share of a piece that counts as built, by the cards still missing."""

SPARE = 0.4
"""A resource beyond the next piece; gold is worth two."""

HASTE = 1.0
"""What building is worth besides its points."""

LAST_PIECE = 7
LAST_WORD = 4.0
"""The most that ending the game is worth besides."""

SCIENCE_NEAR = (0.0, 0.25, 0.55, 1.0)
"""The share of a token that counts as gained, by different science cards."""

PEEKING = 30.0
"""Looking costs nothing: it comes before anything else."""

CLAIM = 20.0
"""A token that is earned is gained before anything else."""

EXTRA = 2.5
"""A card of one's choice, on top of the one that makes a token ready."""

DENIED = 0.4
"""The share of a rival's loss that counts as a gain, between two seats."""

CAT = 2.7
"""Its points, and what peeking brings."""

HORNS_A_CARD = 0.13
"""How many horns sound for each card taken."""

CARDS_A_SEAT = 22.0
"""Cards that a seat takes in a game."""

HORNED = tuple(kind for kind in RED if HORNS[kind])

FADING = 0.4
"""What a lead in shields is worth in a later battle, of what it is worth in the next one."""

LEAD = (0.02, 0.06, 0.18, 0.42, 0.7, 0.88, 0.96)
"""The chance to win a duel, by the shields ahead now, from 3 behind to 3 ahead."""

EFFECT_WORTH = {ANY_PILE: 3.3, LOOK_FIVE: 3.9, CENTRE_CARD: 2.2, SIDE_CARDS: 4.5, TOKEN: 7.0, SHIELD: 3.0}

TOKEN_WORTH = {
    "urbanism": (0.5, 8.0),
    "crafts": (0.5, 8.0),
    "jewellery": (0.5, 9.0),
    "science": (0.5, 9.0),
    "propaganda": (0.5, 5.0),
    "architecture": (0.0, 11.0),
    "economy": (0.5, 8.0),
    "engineering": (0.5, 8.0),
    "tactics": (0.0, 0.0),
    "decor": (4.5, 0.0),
    "politics": (0.0, 3.0),
    "strategy": (0.0, 4.0),
    "education": (2.0, 6.0),
    "culture": (4.0, 3.0),
}
"""What a token brings at least, and what it brings more if the whole game lies ahead."""


def choose(state: State, seat: int, rng: Random, /) -> Action:
    """The action that gains most for the seat, less what it leaves to its neighbours; ties are drawn."""
    actions = state.legal_actions()
    worths = weigh(state, seat)
    best = max(worths)
    return rng.choice([action for action, worth in zip(actions, worths, strict=True) if worth == best])


def weigh(state: State, seat: int, /) -> Sequence[float]:
    """What each action gains, in points."""
    assert isinstance(state, ArchitectsState)
    return [_worth(state, seat, action) for action in state.legal_actions()]


def estimate(state: State, /) -> Sequence[float]:
    """Each seat's share of the win by its points and by what it is about to gain."""
    assert isinstance(state, ArchitectsState)
    if state.to_act is None:
        return state.win_shares()
    standings = [_standing(state, seat) for seat in range(state.seats)]
    best = max(standings)
    blur = 4.0 + 10.0 * _left(state)
    weights = [exp((standing - best) / blur) for standing in standings]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def _standing(state: ArchitectsState, seat: int) -> float:
    """The points of a seat and what it is about to gain."""
    return (
        scoring.points(state, seat)
        + _wonder_ahead(state, seat, state.hands[seat])
        + _science_ahead(state, seat, state.hands[seat])
        + _battles_ahead(state, seat)
        + _tokens_ahead(state, seat)
    )


# -- what an action is worth


def _worth(state: ArchitectsState, seat: int, action: Action) -> float:
    match action:
        case Peek():
            return PEEKING
        case Take(side) | UseToken(_, side):
            return _pile_worth(state, seat, state.reach[side])
        case Draw(wonder):
            return _pile_worth(state, seat, state.seats if wonder == CENTRE else state.wonders.index(wonder))
        case Look(side):
            pile = state.reach[side]
            return _mean_gain(state, seat, state.piles[pile][: state.left[pile]])
        case Keep(card):
            return _gain(state, seat, card)
        case Build(piece, paid):
            rest = [copies - paid.count(kind) for kind, copies in enumerate(state.hands[seat])]
            return _piece_worth(state, seat, piece) + _spare_worth(rest)
        case Claim(cards):
            rest = [copies - cards.count(kind) for kind, copies in enumerate(state.hands[seat])]
            return CLAIM + _science_ahead(state, seat, rest)
        case Pick(token) if token == STACK:
            return sum(_token_worth(state, seat, token) for token in sorted(state.stack)) / len(state.stack)
        case Pick(token):
            return _token_worth(state, seat, token)
    return 0.0


def _pile_worth(state: ArchitectsState, seat: int, pile: int) -> float:
    """The top card if the seat knows it, otherwise what it can be."""
    left = state.left[pile]
    if pile == state.seats and not state.peekers >> seat & 1:
        return _mean_gain(state, seat, state.piles[pile][:left])
    card = state.piles[pile][left - 1]
    return _gain(state, seat, card) + _denied(state, seat, pile, card)


def _mean_gain(state: ArchitectsState, seat: int, cards: Sequence[int]) -> float:
    counts = count_cards(cards)
    return sum(copies * _gain(state, seat, kind) for kind, copies in enumerate(counts) if copies) / len(cards)


def _denied(state: ArchitectsState, seat: int, pile: int, card: int) -> float:
    """What the neighbour who shares an open deck can no longer take."""
    sharing = [other for other in range(state.seats) if other != seat and pile in state.layout.reach[other][:2]]
    return DENIED / (state.seats - 1) * sum(max(0.0, _gain(state, other, card)) for other in sharing)


def _gain(state: ArchitectsState, seat: int, card: int) -> float:
    """What a card changes for the seat that takes it."""
    hand = state.hands[seat]
    gain = float(POINTS[card])
    if card <= GOLD:
        more = [*hand[:card], hand[card] + 1, *hand[card + 1 :]]
        gain += _wonder_ahead(state, seat, more) - _wonder_ahead(state, seat, hand)
    elif card in SCIENCE:
        more = [*hand[:card], hand[card] + 1, *hand[card + 1 :]]
        gain += _science_ahead(state, seat, more) - _science_ahead(state, seat, hand)
    elif card in RED:
        gain += _red_gain(state, seat, HORNS[card])
    elif card == BLUE_CAT and state.cat != seat:
        gain += CAT if state.cat is None else CAT + scoring.CAT_POINTS / (state.seats - 1)
    usable = state.held[seat] & ~(state.used if seat == state.to_act else 0)
    return gain + EXTRA if TRIGGERED[card] & usable else gain


# -- the wonder


def _wonder_ahead(state: ArchitectsState, seat: int, hand: Sequence[int]) -> float:
    """The open piece that is nearest to being built, and the resources for later ones."""
    held = state.held[seat]
    coins = hand[GOLD] + (1 if hand[GOLD] and held & ECONOMY else 0)
    resources = sum(hand[:GOLD])
    identical, different = (
        (resources, resources) if held & ENGINEERING else (max(hand[:GOLD]), GOLD - hand[:GOLD].count(0))
    )
    best = 0.0
    for piece in OPEN[state.wonders[seat]][state.built[seat]]:
        cost = COSTS[piece]
        missing = max(0, cost.cards - coins - (identical if cost.identical else different))
        best = max(best, NEAR[missing] * _piece_worth(state, seat, piece))
    return best + _spare_worth(hand)


def _spare_worth(hand: Sequence[int]) -> float:
    return SPARE * (sum(hand[:GOLD]) + 2 * hand[GOLD])


def _piece_worth(state: ArchitectsState, seat: int, piece: int) -> float:
    wonder, built = state.wonders[seat], state.built[seat]
    worth = TABLE[wonder].points[piece] + HASTE
    effect = EFFECTS[wonder][piece]
    if effect is not None:
        worth += EFFECT_WORTH[effect]
    if built | 1 << piece == COMPLETE:
        worth += _last_word(state, seat)
    return worth


def _last_word(state: ArchitectsState, seat: int) -> float:
    """Ending the game is good for who leads and bad for who does not."""
    rivals = max(scoring.points(state, other) for other in range(state.seats) if other != seat)
    return min(LAST_WORD, max(-LAST_WORD, scoring.points(state, seat) + LAST_PIECE - rivals))


# -- science


def _science_ahead(state: ArchitectsState, seat: int, hand: Sequence[int]) -> float:
    """The share of the best token on offer that the science cards make."""
    if not state.row:
        return 0.0
    science = hand[SCIENCE.start : SCIENCE.stop]
    near = SCIENCE_NEAR[3 - science.count(0)] if max(science) < 2 else 1.0
    return near * max(_token_worth(state, seat, token) for token in state.row) if near else 0.0


def _token_worth(state: ArchitectsState, seat: int, token: int) -> float:
    least, more = TOKEN_WORTH[TOKENS[token]]
    worth = least + more * _left(state)
    match TOKENS[token]:
        case "tactics":
            worth += _battles_ahead(state, seat, TACTICS_SHIELDS) - _battles_ahead(state, seat)
        case "politics":
            worth += state.hands[seat][BLUE_CAT]
        case "strategy":
            worth += state.victories[seat]
        case "education":
            worth += scoring.EDUCATION_POINTS * state.held[seat].bit_count()
        case "culture" if state.held[seat] >> token & 1:
            worth += scoring.CULTURE_POINTS[2] - 2 * scoring.CULTURE_POINTS[1]
    return worth


def _tokens_ahead(state: ArchitectsState, seat: int) -> float:
    """What the tokens held will bring that they do not bring yet."""
    return _left(state) * sum(TOKEN_WORTH[TOKENS[token]][1] for token in tokens_in(state.held[seat]))


# -- battles


def _battles_ahead(state: ArchitectsState, seat: int, more: int = 0, fought: int = 0) -> float:
    """Points that the battles to come bring the seat, with so many ``more`` shields for good, one ``fought`` less."""
    battles = _battles_left(state) - fought
    following = min(1.0, max(0.0, battles))
    later = FADING * max(0.0, battles - 1.0)
    won = 0.0
    own = state.shields(seat) + more
    own_on_horns = _on_horns(state, seat)
    for other in {(seat - 1) % state.seats, (seat + 1) % state.seats}:
        ahead = own - state.shields(other)
        ahead_for_good = ahead - own_on_horns + _on_horns(state, other)
        won += following * _chance(ahead) + later * _chance(ahead_for_good)
    return VICTORY_POINTS * won


def _red_gain(state: ArchitectsState, seat: int, horns: int) -> float:
    """A shield for good, or until the next battle, which the last horn brings at once."""
    before = _battles_ahead(state, seat)
    if not horns:
        return _battles_ahead(state, seat, 1) - before
    if state.at_war + horns < state.layout.conflict_tokens:
        until_next_battle = 1.0 / max(1.0, _battles_left(state))
        return until_next_battle * (_battles_ahead(state, seat, 1) - before)
    table = [state.shields(other) + (other == seat) for other in range(state.seats)]
    won = [0] * state.seats
    for duel in duels(table):
        if duel.winner is not None:
            won[duel.winner] += duel.tokens
    lost = (sum(won) - won[seat]) / (state.seats - 1)
    return VICTORY_POINTS * (won[seat] - lost) + _battles_ahead(state, seat, fought=1) - before


def _on_horns(state: ArchitectsState, seat: int) -> int:
    """Shields that the next battle takes away."""
    hand = state.hands[seat]
    return sum([hand[kind] for kind in HORNED])


def _battles_left(state: ArchitectsState) -> float:
    cards = CARDS_A_SEAT * _left(state) * state.seats
    return (state.at_war + HORNS_A_CARD * cards) / state.layout.conflict_tokens


def _chance(ahead: int) -> float:
    return LEAD[max(0, min(len(LEAD) - 1, ahead + len(LEAD) // 2))]


def _left(state: ArchitectsState) -> float:
    """The share of the game still to come, by the wonder that is furthest."""
    return 1.0 - max(map(int.bit_count, state.built)) / len(COSTS)
