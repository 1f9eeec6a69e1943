"""Lets bots meet: whole games without a table."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Generator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from random import Random
from time import perf_counter

from sevens_desktop.bots.levels import make_bot
from sevens_desktop.engine.catalog import GAMES


@dataclass(frozen=True, slots=True)
class Match:
    """One game to play; ``bots[seat]`` is one of ``levels.BOTS``."""

    slug: str
    seed: str
    bots: tuple[str, ...]
    options: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended, by seat: shares of the win, scores, decisions made and seconds thought."""

    match: Match
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]


def rotations(slug: str, seed: str, bots: Sequence[str], options: Mapping[str, object]) -> list[Match]:
    """The same deal once for every way to turn the bots around the table."""
    turned = [(*bots[step:], *bots[:step]) for step in range(len(bots))]
    return [Match(slug, seed, lineup, options) for lineup in turned]


def play(match: Match) -> Result:
    """Play a match to its end; equal matches end equally.

    Every seat is asked with a determinization of what it knows. Raises ``PositionError`` if a card is lost, added or
    out of place at the end, and ``IllegalAction`` if a bot chooses what it may not.
    """
    game = GAMES[match.slug]
    state = game.deal(len(match.bots), match.seed, match.options)
    bots = [make_bot(name, match.slug) for name in match.bots]
    rng = Random(match.seed)
    decisions = [0] * len(bots)
    seconds = [0.0] * len(bots)
    while (seat := state.to_act) is not None:
        world = state.determinize(seat, rng)
        start = perf_counter()
        action = bots[seat].choose(world, seat, rng)
        seconds[seat] += perf_counter() - start
        decisions[seat] += 1
        state.apply(action)
    game.load(state.position())
    outcome = state.outcome()
    assert outcome is not None
    return Result(match, state.win_shares(), outcome.scores, tuple(decisions), tuple(seconds))


def play_all(matches: Sequence[Match], jobs: int = 1) -> Generator[Result, None, None]:
    """The results in the order of the matches, played in ``jobs`` processes. Close the iterator to stop early."""
    if jobs == 1:
        yield from map(play, matches)
        return
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, context, signal.signal, (signal.SIGINT, signal.SIG_DFL))
    try:
        yield from pool.map(play, matches)
    finally:
        pool.shutdown(cancel_futures=True)
