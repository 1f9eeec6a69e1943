"""How 7 Wonders Architects ends and who wins (ARC-O)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sevens_desktop.engine.architects.battle import VICTORY_POINTS
from sevens_desktop.engine.architects.cards import BLUE_CAT, POINTS, WONDERS
from sevens_desktop.engine.architects.tokens import TOKENS, tokens_in
from sevens_desktop.engine.architects.wonders import COMPLETE, STAGE_POINTS, pieces_in
from sevens_desktop.engine.contract import Outcome, Reason
from sevens_desktop.engine.ranking import places

if TYPE_CHECKING:
    from sevens_desktop.engine.architects.state import ArchitectsState

CAT_POINTS = 2
DECOR_POINTS = (4, 6)
"""ARC-T-decor: wonder unfinished, finished."""

CULTURE_POINTS = (0, 4, 12)
"""ARC-T-culture, ARC-Q-17: in all, by copies."""

EDUCATION_POINTS = 2


def token_points(state: ArchitectsState, seat: int) -> dict[str, int]:
    """What each kind of token of the seat that counts points is worth, by name."""
    held = tokens_in(state.held[seat])
    worth = {
        "decor": DECOR_POINTS[state.built[seat] == COMPLETE],
        "politics": state.hands[seat][BLUE_CAT],
        "strategy": state.victories[seat],
        "education": EDUCATION_POINTS * len(held),  # ARC-Q-18
        "culture": CULTURE_POINTS[held.count(TOKENS.index("culture"))],
    }
    return {token: points for token, points in worth.items() if TOKENS.index(token) in held}


def sources(state: ArchitectsState, seat: int) -> dict[str, int]:
    """ARC-O-3, ARC-O-4: the five sources of points."""
    return {
        "wonder": STAGE_POINTS[state.wonders[seat]][state.built[seat]],
        "blue": sum(points * copies for points, copies in zip(POINTS, state.hands[seat], strict=True)),
        "victories": VICTORY_POINTS * state.victories[seat],
        "cat": CAT_POINTS if state.cat == seat else 0,
        "tokens": sum(token_points(state, seat).values()),
    }


def points(state: ArchitectsState, seat: int) -> int:
    return sum(sources(state, seat).values())


def rank_keys(state: ArchitectsState) -> list[tuple[int, int]]:
    """ARC-O-3, ARC-O-5: the greater key wins."""
    return [(points(state, seat), state.built[seat].bit_count()) for seat in range(state.seats)]


def deciding_rule(keys: Sequence[tuple[int, int]]) -> Reason:
    """Which rule told the winner from the runner-up."""
    first, second = sorted(keys, reverse=True)[:2]
    if first[0] != second[0]:
        return Reason("most_points", "ARC-O-3")
    return Reason("most_stages", "ARC-O-5") if first != second else Reason("shared_win", "ARC-O-6")


def outcome(state: ArchitectsState) -> Outcome:
    """The result as if the game ended now, with its score sheet."""
    keys = rank_keys(state)
    order = places(keys)  # ARC-O-6
    complete = [seat for seat, built in enumerate(state.built) if built == COMPLETE]
    decided = deciding_rule(keys)
    ended = {"ended": "wonder" if complete else "piles", "by": complete[0] if complete else None}
    return Outcome(
        places=order,
        scores=tuple(total for total, _ in keys),
        winners=tuple(seat for seat, place in enumerate(order) if place == 1),
        reason=Reason(decided.code, decided.rule, ended),
        sheet={**ended, "seats": [_row(state, seat, order[seat]) for seat in range(state.seats)]},
    )


def _row(state: ArchitectsState, seat: int, place: int) -> dict[str, object]:
    return {
        **sources(state, seat),
        "points": points(state, seat),
        "name": WONDERS[state.wonders[seat]],
        "built": pieces_in(state.built[seat]),
        "stages": state.built[seat].bit_count(),
        "victory_tokens": state.victories[seat],
        "token_points": token_points(state, seat),
        "place": place,
    }
