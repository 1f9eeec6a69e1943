"""What is told of a game in words: to a person whose turn comes, and aloud."""

from __future__ import annotations

from sevens_desktop.table.history import History
from sevens_desktop.table.sitting import Sitting


def recap(sitting: Sitting, history: History, seat: int) -> list[str]:
    """What everybody may know of what happened since this seat's last decision."""
    last = history.last_turn_of(seat, sitting.presenter.reaction)
    moves = history.moves(None, 0 if last is None else last + 1)
    return sitting.presenter.recap(moves, sitting.voice)


def news(sitting: Sitting, history: History, reader: int | None) -> list[str]:
    """What the last decision brought, as ``reader`` may know it."""
    return sitting.presenter.recap(history.moves(reader, -1), sitting.voice)
