"""Does it pay to cut play-outs off? The search with its guide against the same search with random play-outs to the end.

Both get the same processor time for a decision: a calibration at the opening says how many simulations that is. Each
deal is played once for every way to turn the two around the table.
``python -m benchmarks.cut_off GAME [--seats N] [--games K] [--seconds S]``; S is that time on this machine.
"""

from __future__ import annotations

import argparse
import sys
from random import Random
from time import process_time

from sevens_desktop.bots.ismcts import SearchBot
from sevens_desktop.bots.levels import SEARCHES
from sevens_desktop.bots.verdict import Verdict
from sevens_desktop.engine.catalog import GAMES

FULL_EXPLORATION = 1.0
TRIAL = 200
"""Simulations of the calibration."""


def within(seconds: float, bot: SearchBot, slug: str, seats: int) -> SearchBot:
    """The same bot with as many simulations as fit."""
    state = GAMES[slug].deal(seats, "TRIAL")
    assert state.to_act is not None
    start = process_time()
    bot.search(state, state.to_act, Random(7))
    simulations = max(1, round(TRIAL * seconds / (process_time() - start)))
    return SearchBot(simulations, bot.exploration, guide=bot.guide)


def share(slug: str, seats: int, seed: str, lineup: list[SearchBot], bot: SearchBot) -> float:
    """The share of the win of all seats that ``bot`` holds."""
    state = GAMES[slug].deal(seats, seed)
    rng = Random(seed)
    while (seat := state.to_act) is not None:
        state.advance(lineup[seat].choose(state.determinize(seat, rng), seat, rng))
    return sum(won for won, holder in zip(state.win_shares(), lineup, strict=True) if holder is bot)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=SEARCHES)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=0.04)
    chosen = parser.parse_args()
    slug, seats = chosen.game, chosen.seats
    tuned = SEARCHES[slug]
    cut = within(chosen.seconds, SearchBot(TRIAL, tuned.exploration, guide=tuned.guide), slug, seats)
    full = within(chosen.seconds, SearchBot(TRIAL, FULL_EXPLORATION), slug, seats)
    lineup = [cut if seat % 2 == 0 else full for seat in range(seats)]
    won = 0.0
    for game in range(chosen.games):
        turned = [*lineup[game % seats :], *lineup[: game % seats]]
        won += share(slug, seats, f"CUT-{game // seats}", turned, cut)
    verdict = Verdict(won, chosen.games)
    low, high = verdict.interval()
    sys.stdout.write(
        f"{slug}, {seats} seats, {chosen.games} games: cut off ({cut.simulations} simulations) "
        f"{verdict.share:.1%} [{low:.1%}, {high:.1%}] against full play-outs ({full.simulations} simulations)\n"
    )


if __name__ == "__main__":
    main()
