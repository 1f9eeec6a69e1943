"""How 7: The Sins ends and who wins (SIN-20 to SIN-29). Works on plain counts, so that it can be tried by hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

from sevens_desktop.engine.contract import Outcome, Reason
from sevens_desktop.engine.ranking import places
from sevens_desktop.engine.the_sins.cards import GAINS, POINTS, SINS

ABYSS_LIMIT = 7
"""SIN-23."""


class HouseRules(NamedTuple):
    """The options that scoring asks for."""

    abyss_seven: str = "low"
    optional_stones: bool = False
    tiebreak_counts_stones: bool = False


def points(counts: Iterable[int]) -> int:
    """SIN-21 over cards per sin."""
    return sum([POINTS[count] for count in counts])


def abyss_is_high(abyss: Sequence[int], rules: HouseRules) -> bool:
    """SIN-22, SIN-23, SIN-Q4: do the most points win?"""
    total = points(abyss)
    return total > ABYSS_LIMIT or (total == ABYSS_LIMIT and rules.abyss_seven == "high")


def legal_placings(counts: Sequence[int], stones: int, rules: HouseRules) -> list[tuple[int, ...]]:
    """SIN-25, SIN-Q5: every set of owned sins that the Stones may be laid on."""
    owned = [sin for sin, count in enumerate(counts) if count]
    most = min(stones, len(owned))
    sizes = range(most + 1) if rules.optional_stones else (most,)
    return [placing for size in sizes for placing in combinations(owned, size)]


def best_placing(counts: Sequence[int], stones: int, high: bool, rules: HouseRules) -> tuple[int, ...]:
    """SIN-Q13: the placing that helps its owner most.

    Points in the winning direction first, then most Stones placed if they count in ties. Types are independent
    (SIN-P7), so the best set of k Stones is the k best gains.
    """
    sign = 1 if high else -1
    owned = [sin for sin, count in enumerate(counts) if count]
    best = sorted(owned, key=lambda sin: -sign * GAINS[counts[sin]])[:stones]
    if rules.optional_stones:
        least = 0 if rules.tiebreak_counts_stones else 1
        best = [sin for sin in best if sign * GAINS[counts[sin]] >= least]
    return tuple(sorted(best))


def seat_points(counts: Sequence[int], placing: Sequence[int]) -> int:
    """SIN-25: a Stone counts as one more card of its sin."""
    return points(counts) + sum([GAINS[counts[sin]] for sin in placing])


def rank_key(counts: Sequence[int], placing: Sequence[int], high: bool, rules: HouseRules) -> tuple[int, int, int]:
    """SIN-23, SIN-27, SIN-28, SIN-Q6, SIN-Q7: the greater key wins."""
    total = seat_points(counts, placing)
    cards = sum(counts) + (len(placing) if rules.tiebreak_counts_stones else 0)
    types = len(counts) - counts.count(0)
    return (total if high else -total, cards, types)


def rank_keys(
    reserves: Sequence[Sequence[int]], placings: Sequence[Sequence[int]], high: bool, rules: HouseRules
) -> list[tuple[int, int, int]]:
    return [rank_key(*pair, high, rules) for pair in zip(reserves, placings, strict=True)]


def deciding_rule(keys: Sequence[tuple[int, int, int]]) -> Reason:
    """Which rule told the winner from the runner-up."""
    ranked = sorted(keys, reverse=True)
    first, second = ranked[0], ranked[1]
    for index, (code, rule) in enumerate((("points", "SIN-23"), ("most_cards", "SIN-27"), ("most_types", "SIN-28"))):
        if first[index] != second[index]:
            return Reason(code, rule)
    return Reason("shared_win", "SIN-29")


def score(
    types: Sequence[int],
    reserves: Sequence[Sequence[int]],
    abyss: Sequence[int],
    stones: Sequence[int],
    rules: HouseRules,
    placings: Sequence[Sequence[int] | None] | None = None,
) -> Outcome:
    """The outcome with its score sheet. A missing placing is the best legal one."""
    high = abyss_is_high(abyss, rules)
    given = placings or [None] * len(reserves)
    laid = [
        best_placing(counts, held, high, rules) if placing is None else tuple(placing)
        for counts, held, placing in zip(reserves, stones, given, strict=True)
    ]
    keys = rank_keys(reserves, laid, high, rules)
    order = places(keys)  # SIN-29, SIN-Q15
    totals = tuple(seat_points(counts, placing) for counts, placing in zip(reserves, laid, strict=True))
    decided = deciding_rule(keys)
    total = points(abyss)
    sheet = {
        "abyss": {"rows": _rows(types, abyss, ()), "points": total, "cards": sum(abyss), "high": high},
        "seats": [
            {
                "rows": _rows(types, counts, placing),
                "points": seat_points(counts, placing),
                "cards": sum(counts),
                "types": sum(1 for count in counts if count),
                "stones": held,
                "placed": [SINS[sin] for sin in placing],
                "place": order[seat],
            }
            for seat, (counts, placing, held) in enumerate(zip(reserves, laid, stones, strict=True))
        ],
        "what_if": _what_if(reserves, stones, not high, rules),
    }
    return Outcome(
        places=order,
        scores=totals,
        winners=tuple(seat for seat, place in enumerate(order) if place == 1),
        reason=Reason(decided.code, decided.rule, {"high": high, "abyss": total}),
        sheet=sheet,
    )


def _rows(types: Sequence[int], counts: Sequence[int], placing: Sequence[int]) -> list[dict[str, object]]:
    return [
        {
            "sin": SINS[sin],
            "cards": counts[sin],
            "stone": sin in placing,
            "points": POINTS[counts[sin] + (sin in placing)],
        }
        for sin in types
    ]


def _what_if(
    reserves: Sequence[Sequence[int]], stones: Sequence[int], high: bool, rules: HouseRules
) -> dict[str, object]:
    """How it would have ended had the Abyss decided the other way."""
    laid = [best_placing(counts, held, high, rules) for counts, held in zip(reserves, stones, strict=True)]
    order = places(rank_keys(reserves, laid, high, rules))
    return {
        "high": high,
        "points": [seat_points(counts, placing) for counts, placing in zip(reserves, laid, strict=True)],
        "places": list(order),
    }
