"""The opponents by name: how strong each plays, as data."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from sevens_desktop.bots.contract import Bot
from sevens_desktop.bots.greedy import GREEDY
from sevens_desktop.bots.ismcts import SearchBot
from sevens_desktop.bots.random_play import RandomBot
from sevens_desktop.engine.contract import Action, State


@dataclass(frozen=True, slots=True)
class CarelessBot:
    """Plays like ``bot``, but any legal action in this share of its decisions."""

    bot: Bot
    slips: float

    def choose(self, state: State, seat: int, rng: Random, /) -> Action:
        if rng.random() < self.slips:
            return rng.choice(state.legal_actions())
        return self.bot.choose(state, seat, rng)


@dataclass(frozen=True, slots=True)
class Level:
    """``simulations`` is the budget of the search, none for a level that does not search; ``slips`` as above."""

    simulations: int = 0
    slips: float = 0.0

    def bot(self, slug: str, seconds: float | None) -> Bot:
        sound: Bot = SearchBot(self.simulations, seconds=seconds) if self.simulations else GREEDY[slug]
        return CarelessBot(sound, self.slips) if self.slips else sound


LEVELS = {"easy": Level(slips=0.4), "steady": Level(simulations=400), "sharp": Level(simulations=4000)}
"""What a person chooses from, weakest first."""

BOTS = ("random", "greedy", *LEVELS)
"""What the command line chooses from."""

TABLE_SECONDS = 0.9
"""The longest search at the table. Elsewhere there is no limit, so that a seed repeats."""


def make_bot(name: str, slug: str, seconds: float | None = None) -> Bot:
    """The opponent of this name (one of ``BOTS``) for a game; ``seconds`` limits each decision."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GREEDY[slug]
    return LEVELS[name].bot(slug, seconds)
