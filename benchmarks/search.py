"""How many simulations a second the search makes beside OpenSpiel's ISMCTS, in Python and in C++, all in one run.

Each bot decides at the opening of its game, with one random play-out to the end for each simulation; "Sharp" is the
search as that level uses it, with its greedy play-outs cut off. The games take turns and the ratios are taken round by
round, so that a busy machine slows all of them.
``python -m benchmarks.search [--rounds N] [--json]`` needs the extra ``bench``.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from sevens_desktop.bots.ismcts import Guide, SearchBot
from sevens_desktop.bots.levels import SEARCHES
from sevens_desktop.engine.catalog import GAMES

SPIEL_GAMES = ("hearts", "oh_hell", "gin_rummy")
EXPLORATION = 0.7
SEED = 7
SECONDS = 0.2
"""The least time that a measurement takes."""

Search = Callable[[int], object]
"""Decides once with so many simulations."""


def own(slug: str, seats: int, exploration: float = EXPLORATION, guide: Guide | None = None) -> Search:
    state = GAMES[slug].deal(seats, str(SEED))
    assert state.to_act is not None
    world = state.determinize(state.to_act, Random(SEED))
    seat = state.to_act
    return lambda simulations: SearchBot(simulations, exploration, guide=guide).search(world, seat, Random(SEED))


def dealt(game: pyspiel.Game) -> pyspiel.State:
    rng = Random(SEED)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
    return state


def spiel_python(name: str) -> Search:
    game = pyspiel.load_game(name)
    state = dealt(game)
    return lambda simulations: ISMCTSBot(game, RandomRolloutEvaluator(1), EXPLORATION, simulations).step(state)


def spiel_cpp(name: str) -> Search:
    state = dealt(pyspiel.load_game(name))
    evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)
    return lambda simulations: pyspiel.ISMCTSBot(SEED, evaluator, EXPLORATION, simulations).step(state)


def searches() -> dict[str, Search]:
    tables = [
        (slug, seats)
        for slug, game in GAMES.items()
        for seats in sorted({max(2, game.seat_counts[0]), game.seat_counts[-1]})
    ]
    own_games = {f"{slug}, {seats} seats": own(slug, seats) for slug, seats in tables}
    sharp = {
        f"{slug}, {seats} seats, Sharp": own(slug, seats, SEARCHES[slug].exploration, SEARCHES[slug].guide)
        for slug, seats in tables
        if slug in SEARCHES
    }
    python = {f"{name}, OpenSpiel Python": spiel_python(name) for name in SPIEL_GAMES}
    cpp = {f"{name}, OpenSpiel C++": spiel_cpp(name) for name in SPIEL_GAMES}
    return {**own_games, **sharp, **python, **cpp}


def simulations_a_second(search: Search) -> float:
    simulations = 100
    while True:
        start = process_time()
        search(simulations)
        passed = process_time() - start
        if passed >= SECONDS:
            return simulations / passed
        simulations *= 2


def measure(rounds: int) -> dict[str, dict[str, float]]:
    chosen = searches()
    speeds: dict[str, list[float]] = {name: [] for name in chosen}
    for _ in range(rounds):
        for name, search in chosen.items():
            speeds[name].append(simulations_a_second(search))
    beside = [name for name in chosen if "OpenSpiel" in name]
    return {
        name: {
            "simulations_a_second": median(found),
            **{
                f"over {other}": median(this / that for this, that in zip(found, speeds[other], strict=True))
                for other in beside
                if name not in beside
            },
        }
        for name, found in speeds.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    found = measure(chosen.rounds)
    if chosen.json:
        json.dump(found, sys.stdout, indent=1)
        return
    for name, figures in found.items():
        print(f"{name:32} {figures.pop('simulations_a_second'):8.0f} simulations a second")
        for key, ratio in figures.items():
            print(f"{'':30}{ratio:6.2f} {key}")


if __name__ == "__main__":
    main()
