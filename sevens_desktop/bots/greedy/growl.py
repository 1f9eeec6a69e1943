"""Growl, one step ahead: every choice by what it does for the own team, with beliefs about who is who.

Werewolves help each other without being told, humans share what heals, and the Undead play for two alive.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from sevens_desktop.bots.greedy.growl_beliefs import Beliefs
from sevens_desktop.bots.greedy.growl_worth import dying, fear_of_deaths, turning, worth
from sevens_desktop.engine.contract import Action, State
from sevens_desktop.engine.growl.actions import (
    NOTHING,
    RIGHT,
    Accuse,
    Choose,
    Discard,
    Draw,
    Give,
    Name,
    Need,
    Pass,
    Play,
    Point,
    Put,
    Show,
    Skip,
    Top,
    Trust,
    Vote,
)
from sevens_desktop.engine.growl.cards import (
    BITE,
    BLOOD_HOUND,
    CAGED,
    CHARM,
    COLD_BITE,
    DILIGENCE,
    GLUTTONY,
    GOLD,
    GRASPING_BONES,
    GRAVE_ROBBER,
    GRAVE_STENCH,
    GREED,
    HUMILITY,
    HYPNOSIS,
    ICONS,
    INSOMNIA,
    MOANING_COMMAND,
    NEIGHBOUR_ICONS,
    NIGHT_CARDS,
    OPEN_GRAVE,
    PATIENCE,
    PRIDE,
    ROTTEN_FLESH,
    SALVE,
    SEANCE,
    SILVER_BULLET,
    SLOTH,
    THE_TRUSTED,
    TRUTH_SERUM,
    WHISPERS_BELOW,
    WOUND,
    is_judged,
)
from sevens_desktop.engine.growl.frames import Frame
from sevens_desktop.engine.growl.state import GrowlState
from sevens_desktop.engine.growl.table import closest, net_bites, net_wounds
from sevens_desktop.engine.growl.turns import neighbours

TO_A_FRIEND: dict[int, float] = {
    SLOTH: -0.15,
    PRIDE: -0.1,
    GLUTTONY: -0.1,
    GREED: -0.05,
    PATIENCE: 0.1,
    DILIGENCE: 0.1,
    HUMILITY: 0.15,
}
"""What sins and virtues without icons are worth on one's own side."""

OWN_SHARE = 2.0
"""How much more the own fate counts than that of another."""

ON_TOP = 2.4
"""How much more a card on top of the deck counts than the same card with any one living player."""

SPEAKS = 10.0
"""Added to what is worth saying, so that it is said before the card is given."""


def choose(state: State, seat: int, rng: Random, /) -> Action:
    """The action that does most for the own team; ties are drawn."""
    return _best(state, weigh(state, seat), rng)


def weigh(state: State, seat: int, /) -> Sequence[float]:
    return weigh_with(state, seat, reading=True)


@dataclass(frozen=True, slots=True)
class BlindBot:
    """The same bot, but nothing that others do or say tells it who they are."""

    def choose(self, state: State, seat: int, rng: Random, /) -> Action:
        return _best(state, weigh_with(state, seat, reading=False), rng)


def _best(state: State, weights: Sequence[float], rng: Random) -> Action:
    best = max(weights)
    actions = zip(state.legal_actions(), weights, strict=True)
    return rng.choice([action for action, weight in actions if weight == best])


def weigh_with(state: State, seat: int, reading: bool) -> Sequence[float]:
    """Without ``reading`` it has no beliefs about who is who, save what is certain."""
    assert isinstance(state, GrowlState)
    actions = state.legal_actions()
    if len(actions) == 1:
        return [0.0]
    thought = _Thought(state, seat, Beliefs(state.observe(seat), state.undead, reading))
    return [thought.weigh(action) for action in actions]


def estimate(state: State, /) -> Sequence[float]:
    """Each seat's share of the win if the danger that everybody is in now came true or not by chance alone."""
    assert isinstance(state, GrowlState)
    if state.to_act is None:
        return state.win_shares()
    left = (NIGHT_CARDS - state.night + 1) / NIGHT_CARDS
    seats = range(state.seats)
    falls = [dying(net_wounds(state, seat) + left) if state.alive >> seat & 1 else 1.0 for seat in seats]
    wolves = [_wolf_at_end(state, seat, left) for seat in seats]
    no_human = 1.0
    for seat in seats:
        no_human *= 1.0 - (1.0 - falls[seat]) * (1.0 - wolves[seat])
    undead = _undead_share(falls) if state.undead else 0.0
    shares = []
    for seat in seats:
        living = (1.0 - falls[seat]) if state.undead else 1.0
        team = wolves[seat] * no_human + (1.0 - wolves[seat]) * (1.0 - no_human)
        shares.append((1.0 - undead) * living * team + undead * falls[seat])
    return shares


def _wolf_at_end(state: GrowlState, seat: int, left: float) -> float:
    if state.wolves >> seat & 1:
        return 1.0
    return turning(net_bites(state, seat) + left) if state.alive >> seat & 1 else 0.0


def _undead_share(falls: Sequence[float]) -> float:
    """A rough chance that two or fewer stay alive."""
    expected = sum(1.0 - fall for fall in falls)
    return dying(5.0 - expected)


class Side(NamedTuple):
    """Whose side a seat is on."""

    wolves: bool
    undead: bool


class _Thought:
    """One decision: what the seat believes, and what each answer would do."""

    def __init__(self, state: GrowlState, seat: int, beliefs: Beliefs) -> None:
        self.state = state
        self.seat = seat
        self.beliefs = beliefs
        self.side = Side(bool(state.wolves >> seat & 1), state.undead and not state.alive >> seat & 1)
        self.frame = state.frames[-1]
        self.fear = fear_of_deaths(state.alive.bit_count()) if state.undead else 0.0

    def weigh(self, action: Action) -> float:
        return _WEIGH[type(action)](self, action)

    # -- what a card or a death does

    def worth(self, kind: int, seat: int) -> float:
        """What a card in the hand of a seat is worth to the own side."""
        beliefs = self.beliefs
        bites, wounds = beliefs.bites[seat], beliefs.wounds[seat]
        if self.side.undead:
            return _for_undead(kind, wounds)
        value = worth(kind, beliefs.wolf[seat], bites, wounds, self.side.wolves, self.fear)
        return value * (OWN_SHARE if seat == self.seat else 1.0)

    def enemy(self, seat: int) -> float:
        """The chance that a seat is on another side."""
        if self.side.undead:
            return float(seat != self.seat)
        wolf = self.beliefs.wolf[seat]
        return 1.0 - wolf if self.side.wolves else wolf

    def kill(self, seat: int) -> float:
        """What the death of a seat does for the own side."""
        if seat == self.seat:
            return -OWN_SHARE
        return 2.0 * self.enemy(seat) - 1.0 - self.fear

    def doubt(self, seat: int) -> float:
        """How little is known about a seat."""
        return 0.0 if seat == self.seat else 0.5 - abs(self.beliefs.wolf[seat] - 0.5)

    # -- by day

    def give(self, action: Give) -> float:
        card, seat = self.frame.about, action.seat
        if not is_judged(card):
            return self.worth(card, seat)
        value = self.icons(ICONS.get(card, ()), seat)
        if card in NEIGHBOUR_ICONS:
            for neighbour in closest(self.state, seat, self.state.alive):
                value += self.icons(NEIGHBOUR_ICONS[card], neighbour)
        return value + TO_A_FRIEND.get(card, 0.0) * (1.0 - 2.0 * self.enemy(seat))

    def icons(self, icons: Sequence[int], seat: int) -> float:
        return sum(count * self.worth(kind, seat) for kind, count in enumerate(icons) if count)

    def accuse(self, action: Accuse) -> float:
        """Humans say what they believe; werewolves turn against a human who looks like one."""
        wolf = self.beliefs.wolf[action.seat]
        if self.side.wolves:
            return SPEAKS + 0.5 - wolf if wolf < 0.4 else -1.0
        return SPEAKS + wolf if wolf > 0.6 else -1.0

    def trust(self, action: Trust) -> float:
        wolf = self.beliefs.wolf[action.seat]
        if self.side.wolves:
            return SPEAKS + wolf if wolf > 0.8 else -1.0
        return SPEAKS + 0.5 - wolf if wolf < 0.15 else -1.0

    def need(self, action: Need) -> float:
        own = self.beliefs.wounds[self.seat] if action.kind == SALVE else self.beliefs.bites[self.seat]
        wanted = action.kind == SALVE or not self.side.wolves
        return SPEAKS + own - 1.5 if wanted and own >= 2 else -1.0

    # -- cards that are passed or laid down

    def pass_cards(self, action: Pass) -> float:
        left, right = (
            closest(self.state, self.seat, self.state.alive)
            if self.frame.kind == "hallows"
            else neighbours(self.state, self.seat)
        )
        value = 0.0
        for kind, seat in ((action.left, left), (action.right, right)):
            if kind != NOTHING:
                value += self.worth(kind, seat) - self.worth_kept(kind)
        return value

    def worth_kept(self, kind: int) -> float:
        """What a card is worth in the own hand, counted without it."""
        beliefs, seat = self.beliefs, self.seat
        if not self.state.alive >> seat & 1:
            return 0.0
        bites = beliefs.bites[seat] - (kind == BITE) + (kind == CHARM)
        wounds = beliefs.wounds[seat] - (kind == WOUND) + (kind == SALVE)
        return OWN_SHARE * worth(kind, float(self.side.wolves), bites, wounds, self.side.wolves, self.fear)

    def put(self, action: Put) -> float:
        kind, frame = action.kind, self.frame
        receivers = self._receivers(frame)
        return sum(self.worth(kind, seat) for seat in receivers) / len(receivers) - self.worth_kept(kind)

    def _receivers(self, frame: Frame) -> Sequence[int]:
        if frame.kind == "gift":
            return [seat for seat in frame.order if seat != self.seat]
        if frame.kind == "horde":
            return [closest(self.state, self.seat, self.state.alive)[0]]
        return frame.seats or frame.order

    # -- at night

    def choose(self, action: Choose) -> float:
        seat = action.seat
        if self.frame.kind in ("tie", "doom"):
            saves = self.frame.kind == "tie" and self.frame.about == THE_TRUSTED
            return -self.kill(seat) if saves else self.kill(seat)
        chosen = _CHOOSE.get(self.frame.about)
        return chosen(self, seat) if chosen is not None else 0.0

    def cage(self, seat: int) -> float:
        """A caged human is safe from Bites, a caged werewolf passes none."""
        return -self.enemy(seat) if self.side.wolves else self.enemy(seat)

    def stay_awake(self, seat: int) -> float:
        return float(seat == self.seat) - self.enemy(seat)

    def hold_seance(self, seat: int) -> float:
        """Humans want to know; werewolves want nothing told."""
        known = self.doubt(seat) * (1.0 if not self.state.alive >> seat & 1 else 0.5)
        return -known if self.side.wolves else known

    def shoot(self, seat: int) -> float:
        """A werewolf is wounded twice."""
        once = self.worth(WOUND, seat)
        return once * (1.0 + self.beliefs.wolf[seat])

    def name(self, action: Name) -> float:
        return float(action.kind == BITE)

    def show(self, action: Show) -> float:
        return float(action.kind == GOLD)

    def vote(self, action: Vote) -> float:
        saves = self.frame.kind == "save" or self.frame.about == THE_TRUSTED
        return -self.kill(action.seat) if saves else self.kill(action.seat)

    def point(self, action: Point) -> float:
        order, at = self.frame.order, self.frame.order.index(self.seat)
        return self.kill(order[at - 1] if action.side == RIGHT else order[(at + 1) % len(order)])

    # -- undead

    def play(self, action: Play) -> float:
        card, seat = self.frame.about, action.seat
        if seat == NOTHING:
            return 0.02
        wounds = self.beliefs.wounds[seat]
        more = dying(wounds + 1) - dying(wounds)
        match card:
            case _ if card == GRASPING_BONES:
                return 1.2 * more
            case _ if card == OPEN_GRAVE or action.kind != NOTHING:
                return _for_undead(action.kind, wounds) * 1.2
            case _ if card == ROTTEN_FLESH:
                return dying(wounds + self.beliefs.cards[seat][SALVE]) - dying(wounds)
            case _ if card == GRAVE_ROBBER:
                return more if self.state.hands[self.seat][WOUND] else 0.05
            case _ if card == MOANING_COMMAND:
                return 0.9 * more if self.state.top == WOUND else 0.01
            case _ if card in (WHISPERS_BELOW, GRAVE_STENCH):
                return 0.03 + 0.01 * more
        return 0.01 + 0.01 * float(card == COLD_BITE) * self.beliefs.bites[seat]

    def top(self, action: Top) -> float:
        """The next living player gives it to somebody, and the Nights come a turn later."""
        alive = [seat for seat in range(self.state.seats) if self.state.alive >> seat & 1]
        return ON_TOP * sum(_for_undead(action.kind, self.beliefs.wounds[seat]) for seat in alive) / len(alive)

    def nothing(self, _action: Action) -> float:
        return 0.0

    def work(self, _action: Draw) -> float:
        return 1.0


def _for_undead(kind: int, wounds: float) -> float:
    """The Undead want deaths."""
    if kind == WOUND:
        return dying(wounds + 1) - dying(wounds)
    if kind == SALVE:
        return dying(wounds - 1) - dying(wounds)
    return 0.0


_CHOOSE: dict[int, Callable[[_Thought, int], float]] = {
    BLOOD_HOUND: _Thought.doubt,
    CAGED: _Thought.cage,
    HYPNOSIS: _Thought.doubt,
    INSOMNIA: _Thought.stay_awake,
    SEANCE: _Thought.hold_seance,
    SILVER_BULLET: _Thought.shoot,
    TRUTH_SERUM: _Thought.doubt,
}

_WEIGH: dict[type[Action], Callable[..., float]] = {
    Give: _Thought.give,
    Accuse: _Thought.accuse,
    Trust: _Thought.trust,
    Need: _Thought.need,
    Pass: _Thought.pass_cards,
    Put: _Thought.put,
    Choose: _Thought.choose,
    Name: _Thought.name,
    Show: _Thought.show,
    Vote: _Thought.vote,
    Point: _Thought.point,
    Play: _Thought.play,
    Top: _Thought.top,
    Draw: _Thought.work,
    Skip: _Thought.nothing,
    Discard: _Thought.nothing,
}
