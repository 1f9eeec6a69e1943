"""What the results of games show: an interval for the share of the win, and when a question is answered."""

from __future__ import annotations

from dataclasses import dataclass
from math import log, sqrt

Z_95 = 1.959964
"""A normal distribution holds 95 % within so many standard deviations."""

MARGIN = 0.1
"""How much more than asked for counts as a clear yes."""

CERTAIN = log(0.95 / 0.05)
"""The log likelihood ratio at which Wald's test errs in 5 % of cases either way."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """``won`` is the sum of a bot's shares of the win in ``games`` games."""

    won: float
    games: int

    @property
    def share(self) -> float:
        return self.won / self.games

    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval for the share of the win."""
        spread = Z_95 * Z_95 / self.games
        middle = (self.share + spread / 2) / (1 + spread)
        half = sqrt(spread * (self.share * (1 - self.share) + spread / 4)) / (1 + spread)
        return max(0.0, middle - half), min(1.0, middle + half)

    def above(self, share: float) -> bool | None:
        """Is the bot's share of the win above this one? ``None`` while the games played leave it open.

        Wald's sequential test of ``share`` against ``share + MARGIN``, as chess engines are tested. It says nothing
        where nobody or everybody wins.
        """
        if not 0.0 < share < 1.0:
            return None
        better = min(share + MARGIN, (1 + share) / 2)
        ratio = self.won * log(better / share) + (self.games - self.won) * log((1 - better) / (1 - share))
        if ratio >= CERTAIN:
            return True
        return False if ratio <= -CERTAIN else None
