"""What a card would do for a seat that takes it now, by what everybody knows."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property

from sevens_desktop.engine.architects.battle import Duel, duels
from sevens_desktop.engine.architects.cards import BLUE_CAT, CARDS, GOLD, HORNS, POINTS, RED, SCIENCE
from sevens_desktop.engine.architects.knowledge import ArchitectsObservation
from sevens_desktop.engine.architects.layout import HouseRules
from sevens_desktop.engine.architects.payments import MEANS, Means, affordable
from sevens_desktop.engine.architects.tokens import TOKENS, TRIGGERED
from sevens_desktop.engine.architects.wonders import COMPLETE, COSTS, OPEN, PIECES, mask
from sevens_desktop.engine.architects.cards import WONDERS
from sevens_desktop.engine.contract import Facts

MOST_MISSING = 4


@dataclass(frozen=True, slots=True)
class Outlook:
    """``forced`` are the pieces of which one must be built, ``possible`` those that may; ``nearest`` is the open piece
    that lacks the fewest cards, ``missing`` of them. ``duels`` are those of the seat in a battle that the card brings.
    ``extra`` are the progress tokens that then give an extra card.
    """

    card: str
    forced: tuple[str, ...]
    possible: tuple[str, ...]
    completes: bool
    nearest: str | None
    missing: int
    token: bool
    turned: int
    lost: int
    at_war: int
    duels: tuple[Duel, ...]
    shields: int
    cat: bool
    points: int
    extra: tuple[str, ...]
