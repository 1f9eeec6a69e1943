"""What would it be worth to know the others' hands in 7 & 7? More than any guess at them can bring.

One Sharp bot sees all hands, though not the order of the pile; the others see their own. Each deal is played once for
every seat that sees. ``python -m benchmarks.open_hands [--seats N] [--deals K]``
"""

from __future__ import annotations

import argparse
import sys
from random import Random
from unittest.mock import patch

from sevens_desktop.bots.levels import make_bot
from sevens_desktop.bots.verdict import Verdict
from sevens_desktop.engine.catalog import GAMES
from sevens_desktop.engine.seven_and_seven import knowledge
from sevens_desktop.engine.seven_and_seven.state import SevenState

SLUG = "seven-and-seven"


def open_hands(state: SevenState, seat: int, rng: Random) -> SevenState:
    """A world with the true hands. A card about to be played is back in its hand, as in any world."""
    twin = state.copy()
    twin.legal = None
    if twin.frames and twin.frames[-1].sealed and seat != twin.active:
        twin.frames.pop()
    pile = list(state.deck[state.drawn :])
    rng.shuffle(pile)
    twin.deck, twin.drawn = tuple(pile), 0
    return twin


def share(seats: int, seed: str, seeing: int) -> float:
    state = GAMES[SLUG].deal(seats, seed)
    bot, rng = make_bot("sharp", SLUG), Random(f"{seed}-{seeing}")
    while (seat := state.to_act) is not None:
        if seat == seeing:
            with patch.object(knowledge, "determinize", open_hands):
                action = bot.choose(state, seat, rng)
        else:
            action = bot.choose(state.determinize(seat, rng), seat, rng)
        state.apply(action)
    return state.win_shares()[seeing]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=100)
    chosen = parser.parse_args()
    games = [(f"LAB-{deal}", seat) for deal in range(chosen.deals) for seat in range(chosen.seats)]
    verdict = Verdict(sum(share(chosen.seats, seed, seat) for seed, seat in games), len(games))
    low, high = verdict.interval()
    sys.stdout.write(f"{chosen.seats} seats, {len(games)} games: who sees all wins {verdict.share:.1%} ")
    sys.stdout.write(f"[{low:.1%}, {high:.1%}]\n")


if __name__ == "__main__":
    main()
