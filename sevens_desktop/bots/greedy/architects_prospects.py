"""What a seat of 7 Wonders Architects is about to gain, in points, and what a card would add to that."""

from __future__ import annotations

from collections.abc import Sequence

from sevens_desktop.engine.architects import scoring
from sevens_desktop.engine.architects.battle import VICTORY_POINTS, duels
from sevens_desktop.engine.architects.cards import BLUE_CAT, GOLD, HORNS, POINTS, RED, SCIENCE
from sevens_desktop.engine.architects.state import ArchitectsState
from sevens_desktop.engine.architects.tokens import (
    ECONOMY,
    ENGINEERING,
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

EXTRA = 2.5
"""A card of one's choice, on top of the one that makes a token ready."""

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

EFFECT_WORTH = {ANY_PILE: 3.3, LOOK_FIVE: 3.9, CENTRE_CARD: 2.2, SIDE_CARDS: 4.5, TOKEN: 7.0, SHIELD: 3.0, None: 0.0}

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


class Prospects:
    """``left`` is the share of the game still to come, by the wonder that is furthest; what follows is worked out when
    it is first asked for, so that a position may not change meanwhile.
    """

    __slots__ = ("_battles", "_gains", "_means", "_pieces", "_rivals", "_science", "left", "seat", "state")

    def __init__(self, state: ArchitectsState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.left = 1.0 - max(map(int.bit_count, state.built)) / len(COSTS)
        self._gains: dict[int, float] = {}
        self._means: tuple[int, int, int] | None = None
        self._pieces: list[tuple[int, bool, float]] = []
        self._science: float | None = None
        self._battles = 0.0
        self._rivals: list[tuple[int, int]] = []

    # -- a card

    def gain(self, card: int) -> float:
        """What a card changes for the seat that takes it."""
        known = self._gains.get(card)
        if known is not None:
            return known
        state, seat = self.state, self.seat
        gain = float(POINTS[card])
        if card <= GOLD:
            gain += self._resource_gain(card)
        elif card in SCIENCE:
            science = state.hands[seat][SCIENCE.start : SCIENCE.stop]
            science[card - SCIENCE.start] += 1
            gain += self.science_with(science) - self.science()
        elif card in RED:
            gain += self._red_gain(HORNS[card])
        elif card == BLUE_CAT and state.cat != seat:
            gain += CAT if state.cat is None else CAT + scoring.CAT_POINTS / (state.seats - 1)
        usable = state.held[seat] & ~(state.used if seat == state.to_act else 0)
        if TRIGGERED[card] & usable:
            gain += EXTRA
        self._gains[card] = gain
        return gain

    def _resource_gain(self, card: int) -> float:
        coins, identical, different = self._count()
        now = self._nearest(coins, identical, different)
        if card == GOLD:
            second = 1 if coins == 0 and self.state.held[self.seat] & ECONOMY else 0
            return self._nearest(coins + 1 + second, identical, different) - now + 2 * SPARE
        copies = self.state.hands[self.seat][card]
        if self.state.held[self.seat] & ENGINEERING:
            return self._nearest(coins, identical + 1, different + 1) - now + SPARE
        return self._nearest(coins, max(identical, copies + 1), different + (copies == 0)) - now + SPARE

    def _red_gain(self, horns: int) -> float:
        """A shield for good, or until the next battle, which the last horn brings at once."""
        state, seat = self.state, self.seat
        before = self.battles()
        if not horns:
            return self.battles(1) - before
        if state.at_war + horns < state.layout.conflict_tokens:
            return (self.battles(1) - before) / max(1.0, self._battles)
        table = [state.shields(other) + (other == seat) for other in range(state.seats)]
        won = [0] * state.seats
        for duel in duels(table):
            if duel.winner is not None:
                won[duel.winner] += duel.tokens
        lost = (sum(won) - won[seat]) / (state.seats - 1)
        return VICTORY_POINTS * (won[seat] - lost) + self.battles(fought=1) - before

    # -- the wonder

    def wonder(self) -> float:
        """The open piece that is nearest to being built."""
        return self._nearest(*self._count())

    def piece(self, piece: int) -> float:
        """What building it is worth."""
        state, seat = self.state, self.seat
        wonder = state.wonders[seat]
        worth = TABLE[wonder].points[piece] + HASTE + EFFECT_WORTH[EFFECTS[wonder][piece]]
        return worth + self._last_word() if state.built[seat] | 1 << piece == COMPLETE else worth

    def _last_word(self) -> float:
        """Ending the game is good for who leads and bad for who does not."""
        state, seat = self.state, self.seat
        rivals = max(scoring.points(state, other) for other in range(state.seats) if other != seat)
        return min(LAST_WORD, max(-LAST_WORD, scoring.points(state, seat) + LAST_PIECE - rivals))

    def _count(self) -> tuple[int, int, int]:
        """Coins, and the most resources that can be used as identical and as different ones."""
        if self._means is not None:
            return self._means
        state, seat = self.state, self.seat
        for piece in OPEN[state.wonders[seat]][state.built[seat]]:
            cost = COSTS[piece]
            self._pieces.append((cost.cards, cost.identical, self.piece(piece)))
        hand, held = state.hands[seat], state.held[seat]
        coins = hand[GOLD] + (1 if hand[GOLD] and held & ECONOMY else 0)
        resources = hand[:GOLD]
        identical, different = max(resources), GOLD - resources.count(0)
        if held & ENGINEERING:
            identical = different = sum(resources)
        self._means = (coins, identical, different)
        return self._means

    def _nearest(self, coins: int, identical: int, different: int) -> float:
        best = 0.0
        for cards, alike, worth in self._pieces:
            missing = cards - coins - (identical if alike else different)
            near = worth if missing <= 0 else NEAR[missing] * worth
            best = max(best, near)
        return best

    # -- science and tokens

    def science(self) -> float:
        """The share of the best token on offer that the science cards make."""
        if self._science is None:
            self._science = self.science_with(self.state.hands[self.seat][SCIENCE.start : SCIENCE.stop])
        return self._science

    def science_with(self, science: Sequence[int]) -> float:
        """The same with so many cards of each kind."""
        near = SCIENCE_NEAR[3 - science.count(0)] if max(science) < 2 else 1.0
        return near * max(map(self.token, self.state.row)) if near and self.state.row else 0.0

    def token(self, token: int) -> float:
        """What one more token is worth."""
        state, seat = self.state, self.seat
        least, more = TOKEN_WORTH[TOKENS[token]]
        worth = least + more * self.left
        match TOKENS[token]:
            case "tactics":
                worth += self.battles(TACTICS_SHIELDS) - self.battles()
            case "politics":
                worth += state.hands[seat][BLUE_CAT]
            case "strategy":
                worth += state.victories[seat]
            case "education":
                worth += scoring.EDUCATION_POINTS * state.held[seat].bit_count()
            case "culture" if state.held[seat] >> token & 1:
                worth += scoring.CULTURE_POINTS[2] - 2 * scoring.CULTURE_POINTS[1]
        return worth

    def tokens(self) -> float:
        """What the tokens held will bring that they do not bring yet."""
        held = self.state.held[self.seat]
        return self.left * sum([TOKEN_WORTH[TOKENS[token]][1] for token in tokens_in(held)]) if held else 0.0

    # -- battles

    def battles(self, more: int = 0, fought: int = 0) -> float:
        """Points that the battles to come bring, with so many ``more`` shields for good, one ``fought`` less."""
        if not self._rivals:
            self._compare()
        battles = self._battles - fought
        following = min(1.0, max(0.0, battles))
        later = FADING * max(0.0, battles - 1.0)
        won = 0.0
        for ahead, for_good in self._rivals:
            won += following * _chance(ahead + more) + later * _chance(for_good + more)
        return VICTORY_POINTS * won

    def _compare(self) -> None:
        """How many shields the seat is ahead of each neighbour, now and without those that the next battle takes."""
        state, seat = self.state, self.seat
        cards = CARDS_A_SEAT * self.left * state.seats
        self._battles = (state.at_war + HORNS_A_CARD * cards) / state.layout.conflict_tokens
        own, own_on_horns = state.shields(seat), on_horns(state, seat)
        for other in {(seat - 1) % state.seats, (seat + 1) % state.seats}:
            ahead = own - state.shields(other)
            self._rivals.append((ahead, ahead - own_on_horns + on_horns(state, other)))


def on_horns(state: ArchitectsState, seat: int) -> int:
    """Shields that the next battle takes away."""
    hand = state.hands[seat]
    return sum([hand[kind] for kind in HORNED])


def _chance(ahead: int) -> float:
    return LEAD[max(0, min(len(LEAD) - 1, ahead + len(LEAD) // 2))]
