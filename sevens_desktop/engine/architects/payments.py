"""Which cards can pay for a piece (ARC-N-6, ARC-Q-7 to ARC-Q-10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, product

from sevens_desktop.engine.architects.cards import GOLD, RESOURCES
from sevens_desktop.engine.architects.wonders import Cost

Payment = tuple[int, ...]
"""The cards paid, in order of kind."""


@dataclass(frozen=True, slots=True)
class Means:
    """What a seat may use besides its cards: its tokens Economy and Engineering, and gold at will (ARC-Q-10)."""

    economy: bool = False
    engineering: bool = False
    gold_free: bool = False


MEANS = {key: Means(*key) for key in product((False, True), repeat=3)}
"""By economy, engineering, gold_free."""


def affordable(cost: Cost, hand: Sequence[int], means: Means) -> bool:
    """Is there any payment?"""
    coins = hand[GOLD] + (means.economy and hand[GOLD] > 0)
    if means.engineering:
        return sum(hand[:GOLD]) + coins >= cost.cards
    best = max(hand[:GOLD]) if cost.identical else GOLD - hand[:GOLD].count(0)
    return best + coins >= cost.cards


def payments(cost: Cost, hand: Sequence[int], means: Means) -> list[Payment]:
    """Every payment with the fewest gold cards, or every payment at all with ``gold_free``."""
    found: list[Payment] = []
    for gold in range(min(hand[GOLD], cost.cards) + 1):
        for second_coin in range(1 + (means.economy and gold > 0)):
            others = cost.cards - gold - second_coin
            if others >= 0:
                found += [(*chosen, *[GOLD] * gold) for chosen in _resources(cost, hand, others, means.engineering)]
        if found and not means.gold_free:
            break
    return found


def uses_economy(cost: Cost, paid: Payment) -> bool:
    """One card fewer than the piece costs: a gold card was two coins."""
    return len(paid) == cost.cards - 1


def uses_engineering(cost: Cost, paid: Payment) -> bool:
    """The resources are neither all identical nor all different, as the piece asks."""
    return not _fits(cost, [kind for kind in paid if kind != GOLD])


def _resources(cost: Cost, hand: Sequence[int], number: int, engineering: bool) -> list[Payment]:
    """Every choice of so many resource cards that fits the cost."""
    if number == 0:
        return [()]
    if engineering:
        cards = [kind for kind in RESOURCES for _ in range(min(hand[kind], number))]
        return sorted(set(combinations(cards, number)))
    if cost.identical:
        return [(kind,) * number for kind in RESOURCES if hand[kind] >= number]
    return list(combinations([kind for kind in RESOURCES if hand[kind]], number))


def _fits(cost: Cost, resources: Sequence[int]) -> bool:
    kinds = Counter(resources)
    return len(kinds) <= 1 if cost.identical else len(kinds) == len(resources)
