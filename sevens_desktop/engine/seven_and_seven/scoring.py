"""How 7 & 7 ends and who wins (77-17 to 77-21). Works on plain areas, so that it can be tried by hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sevens_desktop.engine.contract import Outcome, Reason
from sevens_desktop.engine.ranking import places
from sevens_desktop.engine.seven_and_seven.cards import (
    CAPRICIOUS,
    DUAL_SIN,
    DUAL_VIRTUE,
    FACE,
    FACE_NAMES,
    NAMED,
    SIN_FACES,
    VIRTUE_FACES,
    WILD_SIN,
    WILD_VIRTUE,
)
from sevens_desktop.engine.seven_and_seven.house import House

GOAL = 7
"""77-17."""

WILD_SINS = frozenset({DUAL_SIN, WILD_SIN, CAPRICIOUS})
WILD_VIRTUES = frozenset({DUAL_VIRTUE, WILD_VIRTUE, CAPRICIOUS})
"""77-13 to 77-16: faces that stand for one missing name each."""

_NAME_BITS = tuple(1 << face if face in NAMED else 0 for face in FACE)
_WILD_SUMS = tuple((face in WILD_SINS) + ((face in WILD_VIRTUES) << 8) for face in FACE)
_SIN_BITS = sum(1 << face for face in NAMED[::2])

Key = tuple[int, ...]
"""How close a seat has come; the greater key wins."""


def progress(area: Iterable[int]) -> tuple[int, int]:
    """S and V of 77-17: how many of seven SINS and of seven VIRTUES these cards make."""
    names = wilds = 0
    for card in area:
        names |= _NAME_BITS[card]
        wilds += _WILD_SUMS[card]
    sins = (names & _SIN_BITS).bit_count() + (wilds & 0xFF)
    virtues = (names & ~_SIN_BITS).bit_count() + (wilds >> 8)
    return min(GOAL, sins), min(GOAL, virtues)


def is_complete(area: Iterable[int], seats: int) -> bool:
    """77-17; with two seats both sets are needed at the same time (77-18)."""
    sins, virtues = progress(area)
    if seats == 2:
        return sins == virtues == GOAL
    return GOAL in (sins, virtues)


def sin_cards(area: Iterable[int]) -> int:
    """77-Q21: cards that are a SIN now, equal ones counted each."""
    return sum(1 for card in area if FACE[card] in SIN_FACES)


def virtue_cards(area: Iterable[int]) -> int:
    return sum(1 for card in area if FACE[card] in VIRTUE_FACES)


def seat_key(area: Sequence[int], seats: int, house: House) -> Key:
    """77-19, 77-20; 77-Q17 and 77-Q18 with their options."""
    sins, virtues = progress(area)
    if seats == 2 and not house.two_player_standard_key:
        return sins + virtues, min(sins, virtues)
    if not house.tie_raw_cards:
        return max(sins, virtues), min(sins, virtues)
    others = [
        cards
        for cards, own, other in ((virtue_cards(area), sins, virtues), (sin_cards(area), virtues, sins))
        if own >= other
    ]
    return max(sins, virtues), max(others)


def keys(areas: Sequence[Sequence[int]], house: House) -> list[Key]:
    """The key of each seat. Partners share one: the better member's, then the other's (77-Q26)."""
    own = [seat_key(area, len(areas), house) for area in areas]
    if not house.teams:
        return own
    pairs = [sorted((key, own[(seat + 2) % len(own)]), reverse=True) for seat, key in enumerate(own)]
    return [(*better, *other) for better, other in pairs]


def set_winners(areas: Sequence[Sequence[int]], active: int, house: House) -> tuple[int, ...]:
    """Who has won by a full set, partners included.

    Of several at once the first in turn order from the active seat, unless ``shared_win`` (77-Q10).
    """
    seats = len(areas)
    order = [(active + step) % seats for step in range(seats)]
    complete = [seat for seat in order if is_complete(areas[seat], seats)]
    first = complete if house.shared_win else complete[:1]
    return tuple(sorted({member for seat in first for member in (seat, house.partner(seat)) if member is not None}))


def winners(areas: Sequence[Sequence[int]], active: int, house: House, by_set: bool) -> tuple[int, ...]:
    """Who has won: by a full set, or by coming closest (77-19)."""
    if by_set:
        return set_winners(areas, active, house)
    ranked = keys(areas, house)
    best = max(ranked)
    return tuple(seat for seat, key in enumerate(ranked) if key == best)


_BY_KEY = (
    Reason("closest", "77-19"),
    Reason("more_of_the_other", "77-20"),
    Reason("closer_partner", "77-Q26"),
    Reason("partner_more_of_the_other", "77-Q26"),
)


def _deciding_rule(areas: Sequence[Sequence[int]], won: Sequence[int], house: House, by_set: bool) -> Reason:
    """Which rule told the winner from the runner-up."""
    if by_set:
        seat = next(seat for seat in won if is_complete(areas[seat], len(areas)))
        sins, virtues = progress(areas[seat])
        if len(areas) == 2:
            return Reason("both_sets", "77-18", {"seat": seat})
        code = "both_sets" if sins == virtues else "seven_sins" if sins == GOAL else "seven_virtues"
        return Reason(code, "77-21" if house.teams else "77-17", {"seat": seat})
    ranked = keys(areas, house)
    best = ranked[won[0]]
    others = [key for seat, key in enumerate(ranked) if seat not in won]
    if len(won) > 1 + house.teams or not others:
        return Reason("shared_win", "77-Q17")
    second = max(others)
    if len(areas) == 2 and not house.two_player_standard_key and best[0] == second[0]:
        return Reason("more_of_the_lesser", "77-Q18")
    return next(reason for reason, own, other in zip(_BY_KEY, best, second, strict=False) if own != other)


def score(areas: Sequence[Sequence[int]], active: int, house: House, by_set: bool) -> Outcome:
    """The outcome with its score sheet."""
    won = winners(areas, active, house, by_set)
    ranked = keys(areas, house)
    standing = [(1,) if seat in won else (0, *key) for seat, key in enumerate(ranked)]
    order = places(standing)
    return Outcome(
        places=order,
        scores=tuple(seat_key(area, len(areas), house)[0] for area in areas),
        winners=won,
        reason=_deciding_rule(areas, won, house, by_set),
        sheet={
            "goal": "both" if len(areas) == 2 else "either",
            "by_set": by_set,
            "seats": [
                {
                    **_row(area),
                    "complete": is_complete(area, len(areas)),
                    "key": list(ranked[seat]),
                    "partner": house.partner(seat),
                    "place": order[seat],
                }
                for seat, area in enumerate(areas)
            ],
        },
    )


def _row(area: Sequence[int]) -> dict[str, object]:
    faces = [FACE[card] for card in area]
    sins, virtues = progress(area)
    return {
        "sins": sins,
        "virtues": virtues,
        "named_sins": [FACE_NAMES[face] for face in NAMED[::2] if face in faces],
        "named_virtues": [FACE_NAMES[face] for face in NAMED[1::2] if face in faces],
        "wild_sins": sum(face in WILD_SINS for face in faces),
        "wild_virtues": sum(face in WILD_VIRTUES for face in faces),
        "sin_cards": sin_cards(area),
        "virtue_cards": virtue_cards(area),
        "cards": len(area),
    }
