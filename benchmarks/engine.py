"""How fast 7: The Sins is beside RLCard's uno and OpenSpiel's hearts, all in one run.

A step is ``legal_actions``, a random choice and a checked ``apply``, over whole games with the deal. OpenSpiel deals
card by card in steps of chance, which count as steps here: once drawn from ``chance_outcomes``, as its documentation
shows, and once ("legal chance") from ``legal_actions`` like any other step, which costs the least and is right only
because hearts deals uniformly. The games take turns and the ratios are taken round by round, so that a busy machine
slows all of them. ``python -m benchmarks.engine [--rounds N] [--json]`` needs the extra ``bench``.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from timeit import timeit

import pyspiel
import rlcard

from sevens_desktop.engine.the_sins.game import THE_SINS

STEPS = 20_000
"""Steps of one game in one round."""


def play_sins(seats: int, options: dict[str, object], rng: Random) -> int:
    state = THE_SINS.deal(seats, str(rng.getrandbits(32)), options)
    steps = 0
    while state.to_act is not None:
        actions = state.legal_actions()
        state.apply(actions[int(rng.random() * len(actions))])
        steps += 1
    return steps


def play_hearts(rng: Random) -> int:
    state = HEARTS.new_initial_state()
    steps = 0
    while not state.is_terminal():
        chance = state.is_chance_node()
        actions = [action for action, _ in state.chance_outcomes()] if chance else state.legal_actions()
        state.apply_action(actions[int(rng.random() * len(actions))])
        steps += 1
    return steps


def play_hearts_by_legal_chance(rng: Random) -> int:
    state = HEARTS.new_initial_state()
    steps = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[int(rng.random() * len(actions))])
        steps += 1
    return steps


def play_uno(rng: Random) -> int:
    state, _ = UNO.reset()
    steps = 0
    while not UNO.is_over():
        actions = list(state["legal_actions"])
        state, _ = UNO.step(actions[int(rng.random() * len(actions))])
        steps += 1
    return steps


HEARTS = pyspiel.load_game("hearts")
UNO = rlcard.make("uno", config={"seed": 7})


def microseconds_a_step(play: Callable[[Random], int], rng: Random) -> float:
    steps = 0
    start = process_time()
    while steps < STEPS:
        steps += play(rng)
    return (process_time() - start) / steps * 1e6


def sins(seats: int, **options: object) -> Callable[[Random], int]:
    return lambda rng: play_sins(seats, options, rng)


PLAYED: dict[str, Callable[[Random], int]] = {
    **{f"the-sins, {seats} seats": sins(seats) for seats in THE_SINS.seat_counts},
    "the-sins, 4 seats, Penance": sins(4, penance=True),
    "uno": play_uno,
    "hearts": play_hearts,
    "hearts, legal chance": play_hearts_by_legal_chance,
}


def measure(rounds: int) -> dict[str, dict[str, float]]:
    rng = Random(7)
    times: dict[str, list[float]] = {name: [] for name in PLAYED}
    for _ in range(rounds):
        for name, play in PLAYED.items():
            times[name].append(microseconds_a_step(play, rng))
    return {
        name: {
            "us_a_step": median(own),
            "uno_over_this": median(uno / this for uno, this in zip(times["uno"], own, strict=True)),
            "over_hearts": median(this / other for this, other in zip(own, times["hearts"], strict=True)),
            "over_legal_chance": median(
                this / other for this, other in zip(own, times["hearts, legal chance"], strict=True)
            ),
        }
        for name, own in times.items()
    }


def microseconds_of_parts(seats: int) -> dict[str, float]:
    state = THE_SINS.deal(seats, "PARTS")
    rng = Random(7)
    parts: dict[str, Callable[[], object]] = {
        "deal": lambda: THE_SINS.deal(seats, "PARTS"),
        "copy": state.copy,
        "legal_actions": state.legal_actions,
        "determinize": lambda: state.determinize(0, rng),
        "observe": lambda: state.observe(0),
    }
    return {name: timeit(part, number=5_000) / 5_000 * 1e6 for name, part in parts.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    found = measure(chosen.rounds)
    parts = {f"{seats} seats": microseconds_of_parts(seats) for seats in (2, 5)}
    if chosen.json:
        json.dump({"steps": found, "parts": parts}, sys.stdout, indent=1)
        return
    for name, figures in found.items():
        print(f"{name:28}" + "   ".join(f"{key} {value:6.2f}" for key, value in figures.items()))
    for name, figures in parts.items():
        print(f"{name:28}" + "   ".join(f"{key} {value:6.2f}" for key, value in figures.items()) + "   us")


if __name__ == "__main__":
    main()
