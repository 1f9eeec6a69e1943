"""A table at which seat 0 reveals a Final Night."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sevens_desktop.engine.growl.cards import CARD_CODES
from tests.engine.growl.table import Table


def final(
    card: str,
    hands: Sequence[str],
    zeros: Sequence[int] = (),
    dead: Sequence[int] = (),
    spells: Iterable[tuple[int, str]] = (),
    **options: object,
) -> Table:
    table = Table(hands, "", zeros, dead, spells, **options)
    table.state.deck = (CARD_CODES[card],)
    table.state.night = 2
    return table.begin()
