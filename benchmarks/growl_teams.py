"""Two bots as teams of Growl: how much more a team wins with the one than with the other.

Each deal is played four times, with either bot for either team; who turns plays like the werewolves from then on. The
choices of bots without a search are the same in the real position and in a determinization, and the search draws its
own, so the bots are given the position.
``python -m benchmarks.growl_teams BOT OTHER [--seats N] [--games K] [--option NAME ...]``; greedy reads who is who,
steady does not.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import product
from random import Random
from statistics import mean, stdev

from sevens_desktop.bots.contract import Bot
from sevens_desktop.bots.levels import BOTS, make_bot
from sevens_desktop.bots.verdict import Z_95
from sevens_desktop.engine.growl.game import GROWL
from sevens_desktop.engine.growl.ledger import HUMANS_WIN, WOLVES_WIN


def play(seats: int, seed: str, options: dict[str, object], humans: Bot, wolves: Bot) -> int:
    """How the game ends, an index of ``ledger.ENDINGS``."""
    state = GROWL.set_up(seats, seed, GROWL.settle(seats, options))
    rng = Random(seed)
    while (seat := state.to_act) is not None:
        bot = wolves if state.wolves >> seat & 1 else humans
        state.advance(bot.choose(state, seat, rng))
    assert state.ended is not None
    return state.ended.team


def interval(values: Sequence[float]) -> str:
    """The mean in percent with its 95 % interval."""
    middle, half = mean(values), Z_95 * stdev(values) / len(values) ** 0.5
    return f"{100 * middle:5.1f} ({100 * (middle - half):.1f} to {100 * (middle + half):.1f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("bots", nargs=2, choices=BOTS)
    parser.add_argument("--seats", type=int, default=7)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--option", action="append", default=[], choices=("talk", "sins", "undead"))
    chosen = parser.parse_args()
    first, second = chosen.bots
    bots = {name: make_bot(name, GROWL.slug) for name in chosen.bots}
    options: dict[str, object] = dict.fromkeys(chosen.option, True)
    endings = {
        (humans, wolves): [
            play(chosen.seats, f"TEAMS-{number}", options, bots[humans], bots[wolves]) for number in range(chosen.games)
        ]
        for humans, wolves in product(chosen.bots, repeat=2)
    }

    def won(humans: str, wolves: str, team: int) -> list[float]:
        return [float(ending == team) for ending in endings[humans, wolves]]

    def gain(better: list[float], worse: list[float]) -> str:
        return interval([one - other for one, other in zip(better, worse, strict=True)])

    print(f"{chosen.games} deals at {chosen.seats} seats, {', '.join(chosen.option) or 'base game'}")
    for other in (second, first):
        humans = gain(won(first, other, HUMANS_WIN), won(second, other, HUMANS_WIN))
        wolves = gain(won(other, first, WOLVES_WIN), won(other, second, WOLVES_WIN))
        print(f"  {first} instead of {second} against {other}: humans win {humans} more, wolves {wolves}")
    for one, other in ((first, second), (second, first)):
        both = zip(won(one, other, HUMANS_WIN), won(other, one, WOLVES_WIN), strict=True)
        print(f"  both teams in turn: {one} wins {interval([(human + wolf) / 2 for human, wolf in both])}")


if __name__ == "__main__":
    main()
