"""The opponents by name: how strong each plays, as data."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from sevens_desktop.bots.contract import Bot
from sevens_desktop.bots.greedy import GREEDY
from sevens_desktop.bots.greedy.growl import BlindBot
from sevens_desktop.bots.ismcts import Guide, SearchBot
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
class Search:
    """The search that pays in a game; ``simulations`` is what Sharp spends on a decision."""

    simulations: int
    exploration: float
    guide: Guide


SEARCHES = {
    "the-sins": Search(1000, 0.5, Guide(turns=0, temper=8.0)),
    "seven-and-seven": Search(100, 0.3, Guide(turns=4, temper=1.0)),
    "architects": Search(400, 0.3, Guide(turns=0, temper=2.0, rounds=1)),
}
"""By slug. In a game that is not here the greedy bot stands in for the search."""


BLIND: dict[str, Bot] = {"growl": BlindBot()}
"""By slug: bots that do not ask who the others are, for games where that is what makes strong."""


@dataclass(frozen=True, slots=True)
class Level:
    """``effort`` is the share of the simulations that the level spends, 0 without a search; ``slips`` as above.

    ``blind``: the greedy bot is the one of ``BLIND`` where there is one.
    """

    effort: float = 0.0
    slips: float = 0.0
    blind: bool = False

    def bot(self, slug: str, seconds: float | None) -> Bot:
        sound: Bot = BLIND[slug] if self.blind and slug in BLIND else GREEDY[slug]
        if self.effort and slug in SEARCHES:
            search = SEARCHES[slug]
            sound = SearchBot(round(search.simulations * self.effort), search.exploration, seconds, search.guide)
        return CarelessBot(sound, self.slips) if self.slips else sound


LEVELS = {"easy": Level(slips=0.4, blind=True), "steady": Level(blind=True), "sharp": Level(effort=1.0)}
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
