"""May a person take back? Always the own last decision, as long as nobody learned anything and nobody else decided."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sevens_desktop.storage.saved import Player
from sevens_desktop.table.history import Step
from sevens_desktop.table.players import is_bot, persons

STRICT, FREE = "strict", "free"


@dataclass(frozen=True, slots=True)
class Offer:
    """``steps`` to take back, or 0 with a ``refusal``. ``free``: the free option allows it, and the game is marked."""

    steps: int = 0
    refusal: str = ""
    free: bool = False


def offer(steps: Sequence[Step], players: Sequence[Player], seat: int, mode: str, over: bool) -> Offer:
    """What ``seat``, a person, may take back: its last decision, unless there was nothing to decide."""
    own = next((at for at in reversed(range(len(steps))) if steps[at].seat == seat and not steps[at].forced), None)
    if own is None:
        return Offer(refusal="nothing_decided")
    if over:
        return Offer(refusal="over")
    since = steps[own:]
    if any(step.seat != seat and not is_bot(players[step.seat]) for step in since):
        return Offer(refusal="other_decided")
    if not any(step.reveals for step in since):
        return Offer(len(since))
    if mode == FREE and persons(players) == [seat]:
        return Offer(len(since), free=True)
    return Offer(refusal="revealed")
