"""What a decision is worth: the action that the search would choose, the chance of winning with it and with another.

Both are played on in the same worlds, which the seat cannot tell from the real one: every seat takes its greedy moves
to the ``HORIZON`` of the game, where the estimate counts as the end. What differs is the two actions, not the luck.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, sqrt
from random import Random
from time import perf_counter

from sevens_desktop.bots.greedy import GREEDY
from sevens_desktop.bots.levels import Level, make_bot
from sevens_desktop.bots.worker import FALLBACK, Answer
from sevens_desktop.engine.contract import Action, State

HORIZON = {"the-sins": 8, "seven-and-seven": 8, "architects": 8, "growl": inf}
"""Turns that are played on before the estimate counts. That of Growl is too rough for a figure that people read."""

LEAST_WORLDS = 24
"""Played on even when the time is up."""

SURE, LEAST_GAIN = 2.0, 0.02
"""A gain is at least so many of its standard errors, and at least so great a share of the win."""


@dataclass(frozen=True, slots=True)
class Effort:
    """``share`` of the simulations of Sharp to find the best action, ``worlds`` to play it and the other on.

    ``seconds`` ends each of the two early; without it equal chance gives equal answers. ``patience`` as in
    ``worker.Question``.
    """

    share: float
    worlds: int
    seconds: float | None
    patience: float


HINT = Effort(1.0, 64, 3.0, 30.0)
"""Longer than a bot may think: a hint shows figures, and whoever waits for it can give it up."""

REVIEW = Effort(0.25, 48, None, 60.0)
"""A whole game is reviewed decision by decision."""


@dataclass(frozen=True, slots=True)
class Appraisal(Answer):
    """``chance`` is the expected share of the win with ``action``, ``other_chance`` that with ``other``, 0 to 1.

    ``chance`` is ``None`` when the search process was lost, ``other`` is empty when there is nothing to compare with.
    ``doubt`` is the standard error of the difference.
    """

    chance: float | None = None
    other: str = ""
    other_chance: float = 0.0
    doubt: float = 0.0

    @property
    def gain(self) -> float:
        """By how much ``action`` is better than ``other``; 0 where that may be chance."""
        if self.chance is None or not self.other:
            return 0.0
        gain = self.chance - self.other_chance
        return gain if gain >= max(LEAST_GAIN, SURE * self.doubt) else 0.0


@dataclass(frozen=True, slots=True)
class Inquiry:
    """What is the best action of ``seat`` worth, and what ``beside`` it (without one: the next best at first sight)?

    ``world`` is a determinization for ``seat``, which is to act, and never the real state.
    """

    game_id: str
    ply: int
    world: State
    seat: int
    seed: int
    effort: Effort
    beside: str = ""

    @property
    def patience(self) -> float:
        return self.effort.patience

    def answer(self) -> Appraisal:
        rng = Random(self.seed)
        bot = Level(effort=self.effort.share).bot(self.world.slug, self.effort.seconds)
        best = bot.choose(self.world, self.seat, rng)
        other = self._other(best)
        shares = self._play_on([best] if other is None else [best, other], rng)
        chance = _mean(shares[0])
        if other is None:
            return Appraisal(self.game_id, self.ply, str(best), chance)
        gains = [own - its for own, its in zip(*shares, strict=True)]
        return Appraisal(self.game_id, self.ply, str(best), chance, str(other), _mean(shares[1]), _error(gains))

    def answer_at_once(self) -> Appraisal:
        best = make_bot(FALLBACK, self.world.slug).choose(self.world, self.seat, Random(self.seed))
        return Appraisal(self.game_id, self.ply, str(best))

    def _other(self, best: Action) -> Action | None:
        """The action to compare with, ``None`` if that is the best one."""
        actions = self.world.legal_actions()
        if self.beside:
            return next((action for action in actions if str(action) == self.beside and action != best), None)
        worths = GREEDY[self.world.slug].weigh(self.world, self.seat)
        others = [(worth, action) for worth, action in zip(worths, actions, strict=True) if action != best]
        return max(others, key=lambda other: other[0])[1] if others else None

    def _play_on(self, actions: list[Action], rng: Random) -> list[list[float]]:
        """The own share of the win after each action, world by world."""
        seconds = self.effort.seconds
        end = inf if seconds is None else perf_counter() + seconds
        shares: list[list[float]] = [[] for _ in actions]
        for number in range(self.effort.worlds):
            if number >= LEAST_WORLDS and perf_counter() > end:
                break
            world = self.world.determinize(self.seat, rng)
            for action, found in zip(actions, shares, strict=True):
                found.append(_share_after(world.copy(), action, self.seat, rng))
        return shares


def _share_after(world: State, action: Action, seat: int, rng: Random) -> float:
    greedy = GREEDY[world.slug]
    world.advance(action)
    end = world.turn + HORIZON[world.slug]
    while (mover := world.to_act) is not None and world.turn < end:
        world.advance(greedy.choose(world, mover, rng))
    return greedy.estimate(world)[seat]


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def _error(values: list[float]) -> float:
    """The standard error of the mean."""
    mean = _mean(values)
    return sqrt(sum((value - mean) ** 2 for value in values)) / len(values)
