"""How long a bot of Growl takes for a decision, the world it is asked with included, at the largest table.

All seats are Sharp and play with 7 Sins, Undead and talk. Processor time, which is close to what a player waits on an
idle machine. ``python -m benchmarks.growl_time [--seats N] [--games K] [--base]``.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import median, quantiles
from time import process_time

from sevens_desktop.bots.levels import make_bot
from sevens_desktop.engine.growl.game import GROWL

EVERYTHING: dict[str, object] = {"sins": True, "undead": True, "talk": True}


def milliseconds(seats: int, seed: str, options: dict[str, object]) -> list[float]:
    """Of each decision of a game."""
    bot = make_bot("sharp", GROWL.slug)
    state = GROWL.set_up(seats, seed, GROWL.settle(seats, options))
    rng = Random(seed)
    found = []
    while (seat := state.to_act) is not None:
        start = process_time()
        action = bot.choose(state.determinize(seat, rng), seat, rng)
        found.append(1000 * (process_time() - start))
        state.advance(action)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seats", type=int, default=10)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--base", action="store_true", help="without 7 Sins, Undead and talk")
    chosen = parser.parse_args()
    options = {} if chosen.base else EVERYTHING
    found = [time for number in range(chosen.games) for time in milliseconds(chosen.seats, f"TIME-{number}", options)]
    print(
        f"{len(found)} decisions in {chosen.games} games: median {median(found):.1f} ms, "
        f"99 of 100 within {quantiles(found, n=100)[98]:.1f} ms, at most {max(found):.1f} ms"
    )


if __name__ == "__main__":
    main()
