"""How long Sharp thinks at the largest table of each game: median and 99th percentile.

The seats are played by the one-step bot; Sharp is asked wherever there is a choice, without the time limit that the
table sets. Processor time is what the decision costs; time on the clock is longer where other programs are running.
``python -m benchmarks.decision_time [--bot NAME] [--decisions N] [--json]``
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from random import Random
from statistics import median, quantiles
from time import perf_counter, process_time

from sevens_desktop.bots.greedy import GREEDY
from sevens_desktop.bots.levels import BOTS, make_bot
from sevens_desktop.engine.catalog import GAMES


def decisions(slug: str, seats: int, bot: str) -> Iterator[tuple[float, float]]:
    """Seconds of processor time and seconds on the clock, decision by decision, game after game."""
    thinker = make_bot(bot, slug)
    rng = Random(7)
    while True:
        state = GAMES[slug].deal(seats, f"TIME-{rng.getrandbits(32)}")
        while (seat := state.to_act) is not None:
            world = state.determinize(seat, rng)
            if len(state.legal_actions()) > 1:
                clock, processor = perf_counter(), process_time()
                thinker.choose(world, seat, rng)
                yield process_time() - processor, perf_counter() - clock
            state.advance(GREEDY[slug].choose(world, seat, rng))


def measure(slug: str, seats: int, bot: str, number: int) -> dict[str, object]:
    found = [times for times, _ in zip(decisions(slug, seats, bot), range(number), strict=False)]
    report: dict[str, object] = {"game": slug, "seats": seats, "bot": bot, "decisions": number}
    for name, seconds in zip(("processor", "clock"), zip(*found, strict=True), strict=True):
        report[name] = {
            "median": median(seconds),
            "p99": quantiles(seconds, n=100, method="inclusive")[-1],
            "most": max(seconds),
        }
    return report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bot", choices=BOTS, default="sharp")
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    reports = [measure(slug, game.seat_counts[-1], chosen.bot, chosen.decisions) for slug, game in GAMES.items()]
    if chosen.json:
        json.dump(reports, sys.stdout, indent=1)
        return
    for report in reports:
        print(f"{report['game']}, {report['seats']} seats, {report['bot']}, {report['decisions']} decisions")
        for name in ("processor", "clock"):
            times = report[name]
            assert isinstance(times, dict)
            print(f"  {name:9} " + "  ".join(f"{key} {seconds:.3f} s" for key, seconds in times.items()))


if __name__ == "__main__":
    main()
