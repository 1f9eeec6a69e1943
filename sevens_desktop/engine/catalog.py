"""The games of the table by slug."""

from __future__ import annotations

from sevens_desktop.engine.architects.game import ARCHITECTS
from sevens_desktop.engine.contract import Game
from sevens_desktop.engine.growl.game import GROWL
from sevens_desktop.engine.seven_and_seven.game import SEVEN_AND_SEVEN
from sevens_desktop.engine.the_sins.game import THE_SINS

GAMES: dict[str, Game] = {game.slug: game for game in (THE_SINS, SEVEN_AND_SEVEN, ARCHITECTS, GROWL)}
