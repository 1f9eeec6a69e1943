"""Information set Monte Carlo tree search for any game of the contract.

Single observer, open loop, availability counts (Cowling, Powley, Whitehouse 2012): every simulation draws a world that
the seat cannot tell from the real one and walks down one tree of actions that all worlds share. An action is judged by
how often it was tried among the worlds in which it could be.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, log, sqrt
from random import Random
from time import perf_counter

from sevens_desktop.bots.greedy import GREEDY
from sevens_desktop.engine.contract import Action, State

BETWEEN_LOOKS = 16
"""Simulations between two looks at the clock."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A legal action as the search sees it; ``share`` is the expected share of the win, 0 to 1."""

    action: Action
    visits: int
    share: float


class Node:
    """What follows an action: how often it could be chosen, how often it was, and the shares of the win it brought."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Action, Node] = {}
        self.available = 1
        self.visits = 0
        self.total = 0.0


@dataclass(frozen=True, slots=True)
class SearchBot:
    """Plays the action that ``simulations`` tried most.

    ``seconds`` ends a search early (without it, equal chance gives equal choices). After ``horizon`` steps a play-out
    is cut off and the estimate of the game's greedy module taken for its end; without it play-outs run to the end.
    """

    simulations: int
    exploration: float = 0.7
    seconds: float | None = None
    horizon: int | None = None

    def choose(self, state: State, seat: int, rng: Random, /) -> Action:
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        return max(self.search(state, seat, rng), key=lambda candidate: (candidate.visits, candidate.share)).action

    def search(self, state: State, seat: int, rng: Random) -> list[Candidate]:
        """Every legal action that was tried, in the order of ``legal_actions``."""
        root = Node()
        end = inf if self.seconds is None else perf_counter() + self.seconds
        for number in range(1, self.simulations + 1):
            self._simulate(root, state.determinize(seat, rng), rng)
            if number % BETWEEN_LOOKS == 0 and perf_counter() > end:
                break
        tried = [(action, root.children[action]) for action in state.legal_actions() if action in root.children]
        return [Candidate(action, node.visits, node.total / node.visits) for action, node in tried]

    def _simulate(self, root: Node, world: State, rng: Random) -> None:
        path = self._descend(root, world, rng)
        shares = self._play_out(world, rng)
        for node, mover in path:
            node.visits += 1
            node.total += shares[mover]

    def _descend(self, node: Node, world: State, rng: Random) -> list[tuple[Node, int]]:
        """Walk down to the first action never tried, add it, and return the nodes passed with who chose them."""
        path = []
        while (mover := world.to_act) is not None:
            actions = world.legal_actions()
            children = node.children
            untried = []
            best = -inf
            for action in actions:
                child = children.get(action)
                if child is None:
                    untried.append(action)
                    continue
                child.available += 1
                visits = child.visits
                worth = child.total / visits + self.exploration * sqrt(log(child.available) / visits)
                if worth > best:
                    best, chosen, node = worth, action, child
            if untried:
                chosen = untried[int(rng.random() * len(untried))]
                node = children[chosen] = Node()
            path.append((node, mover))
            world.advance(chosen)
            if untried:
                break
        return path

    def _play_out(self, world: State, rng: Random) -> Sequence[float]:
        """Each seat's share of the win at the end of random play, or as estimated at the horizon."""
        left = inf if self.horizon is None else self.horizon
        while world.to_act is not None:
            if left == 0:
                return GREEDY[world.slug].estimate(world)
            left -= 1
            actions = world.legal_actions()
            world.advance(actions[int(rng.random() * len(actions))])
        return world.win_shares()
