"""``sevens simulate`` and ``sevens arena``: bots play bots."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass

from sevens_desktop.bots.arena import Match, Result, play_all, rotations
from sevens_desktop.bots.verdict import Verdict
from sevens_desktop.cli.fault import faults_of_game
from sevens_desktop.cli.inputs import read_line_up, read_options
from sevens_desktop.cli.progress import progress
from sevens_desktop.engine.catalog import GAMES
from sevens_desktop.engine.contract import NO_FACTS

HEADING = f"{'bot':<8} {'games':>6} {'win share':>10} {'95 % interval':>16} {'points':>7} {'s/decision':>11}"

ANSWERS = {
    True: "{bot} wins more than its fair share of {share:.0%}.",
    False: "{bot} does not win clearly more than its fair share of {share:.0%}.",
    None: "Whether {bot} wins more than its fair share of {share:.0%} is open; play more games.",
}


@dataclass
class Tally:
    """What one bot of the line-up did in all its games."""

    bot: str
    games: int = 0
    won: float = 0.0
    points: int = 0
    decisions: int = 0
    seconds: float = 0.0

    def add(self, result: Result, seat: int) -> None:
        self.games += 1
        self.won += result.shares[seat]
        self.points += result.scores[seat]
        self.decisions += result.decisions[seat]
        self.seconds += result.seconds[seat]

    @property
    def verdict(self) -> Verdict:
        return Verdict(self.won, self.games)

    @property
    def seconds_per_decision(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0

    def report(self) -> dict[str, object]:
        return {
            "bot": self.bot,
            "games": self.games,
            "win_share": self.verdict.share,
            "interval": self.verdict.interval(),
            "mean_score": self.points / self.games,
            "decisions": self.decisions,
            "seconds_per_decision": self.seconds_per_decision,
        }


def simulate(arguments: Namespace) -> int:
    """Each bot keeps its seat and every game is another deal."""
    options, line_up = _read(arguments)
    matches = [Match(arguments.game, seed, line_up, options) for seed in _seeds(arguments, arguments.games)]
    _check(matches[0])
    tallies = [Tally(bot) for bot in line_up]
    with closing(play_all(matches, arguments.jobs)) as results:
        for result in progress(results, len(matches), sys.stderr):
            for seat, tally in enumerate(tallies):
                tally.add(result, seat)
    _print_tallies(arguments, tallies)
    return 0


def arena(arguments: Namespace) -> int:
    """Each deal is played once for every way to turn the bots around the table.

    Stops between two deals once it is clear whether the first bot wins more than its fair share.
    """
    options, line_up = _read(arguments)
    seats = len(line_up)
    seeds = _seeds(arguments, -(-arguments.games // seats))
    matches = [match for seed in seeds for match in rotations(arguments.game, seed, line_up, options)]
    _check(matches[0])
    tallies = [Tally(bot) for bot in line_up]
    better, fair = None, 1 / seats
    with closing(play_all(matches, arguments.jobs)) as results:
        for number, result in enumerate(progress(results, len(matches), sys.stderr)):
            for place, tally in enumerate(tallies):
                tally.add(result, (place - number) % seats)
            if number % seats == seats - 1:
                fair = _fair_share(tallies)
                better = tallies[0].verdict.above(fair)
                if better is not None and not arguments.full:
                    break
    _print_tallies(arguments, tallies, {"fair_share": fair, "better": better})
    if not arguments.json:
        sys.stdout.write(ANSWERS[better].format(bot=line_up[0], share=fair) + "\n")
    return 0


def _fair_share(tallies: Sequence[Tally]) -> float:
    """What each bot wins if all are equal: one part of a win, or more where whole teams win."""
    return sum(tally.won for tally in tallies) / sum(tally.games for tally in tallies)


def _read(arguments: Namespace) -> tuple[dict[str, object], tuple[str, ...]]:
    options = read_options(GAMES[arguments.game], arguments.seats, arguments.option)
    return options, read_line_up(arguments.bots, arguments.seats)


def _seeds(arguments: Namespace, count: int) -> list[str]:
    return [f"{arguments.seed}-{number}" for number in range(1, count + 1)]


def _check(match: Match) -> None:
    """Fail before the first game. Raises ``Fault``."""
    with faults_of_game(match.slug):
        GAMES[match.slug].deal(len(match.bots), match.seed, match.options)


def _print_tallies(arguments: Namespace, tallies: Sequence[Tally], findings: Mapping[str, object] = NO_FACTS) -> None:
    if arguments.json:
        setting = {key: getattr(arguments, key) for key in ("game", "seats", "seed", "option")}
        report = {**setting, "bots": [tally.report() for tally in tallies], **findings}
        sys.stdout.write(json.dumps(report, indent=2) + "\n")
        return
    sys.stdout.write(f"{HEADING}\n")
    for tally in tallies:
        low, high = tally.verdict.interval()
        sys.stdout.write(
            f"{tally.bot:<8} {tally.games:>6} {tally.verdict.share:>10.1%} {low:>8.1%} {high:>7.1%} "
            f"{tally.points / tally.games:>7.1f} {tally.seconds_per_decision:>11.5f}\n"
        )
