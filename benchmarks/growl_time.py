"""How long a bot of Growl takes for a decision, and how long the world takes that it is asked with.

All seats are Sharp and play with 7 Sins, Undead and talk, at the largest table. Processor time, which is close to what
a player waits on an idle machine. ``python -m benchmarks.growl_time [--seats N] [--games K] [--base]``.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import mean, median, quantiles
from time import process_time

from sevens_desktop.bots.levels import make_bot
from sevens_desktop.engine.growl.game import GROWL

EVERYTHING: dict[str, object] = {"sins": True, "undead": True, "talk": True}


def milliseconds(seats: int, seed: str, options: dict[str, object]) -> list[tuple[float, float]]:
    """Of each decision of a game, the world included, and of the world alone."""
    bot = make_bot("sharp", GROWL.slug)
    state = GROWL.set_up(seats, seed, GROWL.settle(seats, options))
    rng = Random(seed)
    found = []
    while (seat := state.to_act) is not None:
        start = process_time()
        world = state.determinize(seat, rng)
        drawn = process_time()
        action = bot.choose(world, seat, rng)
        found.append((1000 * (process_time() - start), 1000 * (drawn - start)))
        state.advance(action)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seats", type=int, default=10)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--base", action="store_true", help="without 7 Sins, Undead and talk")
    chosen = parser.parse_args()
    options = {} if chosen.base else EVERYTHING
    found = [times for number in range(chosen.games) for times in milliseconds(chosen.seats, f"TIME-{number}", options)]
    for what, times in zip(("decisions", "worlds"), zip(*found, strict=True), strict=True):
        print(
            f"{len(times)} {what} in {chosen.games} games: mean {mean(times):.1f} ms, median {median(times):.1f} ms, "
            f"99 of 100 within {quantiles(times, n=100)[98]:.1f} ms, at most {max(times):.1f} ms"
        )


if __name__ == "__main__":
    main()
