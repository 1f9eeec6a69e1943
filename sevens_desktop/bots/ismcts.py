"""Information set Monte Carlo tree search for any game of the contract.

Single observer, open loop (Cowling, Powley, Whitehouse 2012): every simulation draws a world that the seat cannot tell
from the real one and walks down one tree of actions that all worlds share. Among the actions that its world allows, it
takes the one with the best upper bound, and the bound is wider for what the greedy bot would play (PUCT: Rosin 2011).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, inf, sqrt
from random import Random
from time import perf_counter

from sevens_desktop.bots.greedy import GREEDY
from sevens_desktop.engine.contract import Action, State

BETWEEN_LOOKS = 16
"""Simulations between two looks at the clock."""

LEAST = 0.02
"""The weight of the worst action beside 1 for the best: the greedy bot may be wrong."""


@dataclass(frozen=True, slots=True)
class Guide:
    """How the greedy bot of the game helps. Play-outs are its moves until so many more ``turns`` have begun, and one
    turn of each seat for each of the ``rounds``; there its estimate counts as the end. ``temper`` is the loss, on its
    own scale, at which an action counts e times less likely.
    """

    turns: int
    temper: float
    rounds: int = 0


@dataclass(frozen=True, slots=True)
class Candidate:
    """A legal action as the search sees it; ``share`` is the expected share of the win, 0 to 1."""

    action: Action
    visits: int
    share: float


class Node:
    """What follows an action: how likely it looked at first, how often it was chosen and the shares it brought."""

    __slots__ = ("children", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.children: dict[Action, Node] = {}
        self.prior = prior
        self.visits = 0
        self.total = 0.0


@dataclass(frozen=True, slots=True)
class SearchBot:
    """Plays the action that ``simulations`` tried most.

    ``seconds`` ends a search early (without it, equal chance gives equal choices). Without a ``guide`` all actions look
    equally likely and play-outs are random to the end.
    """

    simulations: int
    exploration: float = 1.0
    seconds: float | None = None
    guide: Guide | None = None

    def choose(self, state: State, seat: int, rng: Random, /) -> Action:
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        return max(self.search(state, seat, rng), key=lambda candidate: (candidate.visits, candidate.share)).action

    def search(self, state: State, seat: int, rng: Random) -> list[Candidate]:
        """Every legal action that was tried, in the order of ``legal_actions``."""
        root = Node(1.0)
        end = inf if self.seconds is None else perf_counter() + self.seconds
        for number in range(1, self.simulations + 1):
            self._simulate(root, state.determinize(seat, rng), rng)
            if number % BETWEEN_LOOKS == 0 and perf_counter() > end:
                break
        met = [(action, root.children[action]) for action in state.legal_actions()]
        return [Candidate(action, node.visits, node.total / node.visits) for action, node in met if node.visits]

    def _simulate(self, root: Node, world: State, rng: Random) -> None:
        path = self._descend(root, world)
        shares = self._play_out(world, rng)
        for node, mover in path:
            node.visits += 1
            node.total += shares[mover]

    def _descend(self, node: Node, world: State) -> list[tuple[Node, int]]:
        """Walk down to the first choice never made before and return the nodes passed with who chose them."""
        path = []
        while (mover := world.to_act) is not None:
            actions = world.legal_actions()
            children = [node.children.get(action) for action in actions]
            met = [child for child in children if child is not None]
            if len(met) < len(actions):
                met = self._meet(node, world, mover, actions)
            number = self._best(met) if len(actions) > 1 else 0
            node = met[number]
            path.append((node, mover))
            world.advance(actions[number])
            if node.visits == 0 and len(actions) > 1:
                break
        return path

    def _meet(self, node: Node, world: State, mover: int, actions: Sequence[Action]) -> list[Node]:
        """Add the actions that no world allowed before; what follows each of ``actions``."""
        if self.guide is None or len(actions) == 1:
            weights = [1.0] * len(actions)
        else:
            worths = GREEDY[world.slug].weigh(world, mover)
            best, temper = max(worths), self.guide.temper
            weights = [LEAST + exp((worth - best) / temper) for worth in worths]
        whole = sum(weights)
        for action, weight in zip(actions, weights, strict=True):
            if action not in node.children:
                node.children[action] = Node(weight / whole)
        return [node.children[action] for action in actions]

    def _best(self, found: Sequence[Node]) -> int:
        """Which has the best bound; what was never chosen counts as good as the others on average."""
        visits = total = 0.0
        for child in found:
            visits += child.visits
            total += child.total
        average = total / visits if visits else 0.0
        width = self.exploration * sqrt(visits + 1)
        best, chosen = -inf, 0
        for number, child in enumerate(found):
            tried = child.visits
            bound = (child.total / tried if tried else average) + width * child.prior / (1 + tried)
            if bound > best:
                best, chosen = bound, number
        return chosen

    def _play_out(self, world: State, rng: Random) -> Sequence[float]:
        """Each seat's share of the win at the end of the game, or as estimated where the guide ends."""
        if self.guide is None:
            while world.to_act is not None:
                actions = world.legal_actions()
                world.advance(actions[int(rng.random() * len(actions))])
            return world.win_shares()
        greedy = GREEDY[world.slug]
        end = world.turn + self.guide.turns + self.guide.rounds * world.seats
        while (seat := world.to_act) is not None and world.turn < end:
            world.advance(greedy.choose(world, seat, rng))
        return greedy.estimate(world)
