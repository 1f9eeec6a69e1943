"""How Growl ends: who wins, what it is worth, and the story of the game (GRO-E-*)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from sevens_desktop.engine.contract import Outcome, Reason
from sevens_desktop.engine.growl.cards import CARD_NAMES, GOLD, KIND_NAMES, MOST_ALIVE_AT_END
from sevens_desktop.engine.growl.ledger import (
    CAUSES,
    ENDINGS,
    HUMANS_WIN,
    NOBODY_WINS,
    UNDEAD_WIN,
    WOLVES_WIN,
    entries,
    seats_of,
)

if TYPE_CHECKING:
    from sevens_desktop.engine.growl.state import GrowlState

TOKENS_FOR_A_WIN = 1
"""GRO-E-3: and one more for each gold icon."""

_REASONS = ("humans_win", "wolves_win", "undead_win", "nobody_wins")
_RULES = ("GRO-E-2", "GRO-E-2", "GRO-UR-6", "GRO-UR-6")


class Ending(NamedTuple):
    """``team`` is one of ``ledger.ENDINGS``, ``winners`` a mask of seats."""

    team: int
    winners: int


def ending(state: GrowlState, last: int) -> Ending:
    """The end when the deaths of the mask ``last`` have just left two or fewer alive."""
    if not state.undead:
        return growl(state)
    winners = state.everybody & ~state.alive & ~last  # GRO-UR-6: not those whose death caused it
    return Ending(UNDEAD_WIN if winners else NOBODY_WINS, winners)


def growl(state: GrowlState) -> Ending:
    """GRO-E-2: any living human, and the humans win; otherwise the wolves. Base game: the dead win with their team.

    With Undead the dead belong to neither (GRO-UR-3).
    """
    members = state.alive if state.undead else state.everybody
    if state.alive & ~state.wolves:
        return Ending(HUMANS_WIN, members & ~state.wolves)
    return Ending(WOLVES_WIN, members & state.wolves)


def gold(state: GrowlState, seat: int) -> int:
    """Gold icons in hand and before the seat (GRO-SR-7)."""
    return state.hands[seat][GOLD] + state.icons[seat][GOLD]


def tokens(state: GrowlState, winners: Sequence[int]) -> tuple[int, ...]:
    """GRO-E-3, GRO-Q-14: what each seat takes."""
    return tuple(TOKENS_FOR_A_WIN + gold(state, seat) if seat in winners else 0 for seat in range(state.seats))


def outcome(state: GrowlState) -> Outcome | None:
    """Winners share the first place, all others the next. The sheet tells hands, teams, and who turned and died
    when."""
    if state.ended is None:
        return None
    team = state.ended.team
    winners = tuple(seats_of(state.ended.winners))
    gained = tokens(state, winners)
    second = max(2, 1 + len(winners))
    return Outcome(
        places=tuple(1 if seat in winners else min(second, state.seats) for seat in range(state.seats)),
        scores=gained,
        winners=winners,
        reason=Reason(_REASONS[team], _RULES[team], {"alive": state.alive.bit_count(), "night": state.night}),
        sheet={
            "team": ENDINGS[team],
            "teams": [_team(state, seat) for seat in range(state.seats)],
            "nights": state.night,
            "at_once": state.alive.bit_count() <= MOST_ALIVE_AT_END,
            "seats": [_seat_sheet(state, seat, gained[seat]) for seat in range(state.seats)],
            "match": _match_sheet(state, gained),
        },
    )


def _team(state: GrowlState, seat: int) -> str:
    """The seat's team at the end, as one of ``ledger.ENDINGS`` (GRO-UR-3: with Undead the dead are theirs)."""
    if state.undead and not state.alive >> seat & 1:
        return ENDINGS[UNDEAD_WIN]
    return ENDINGS[WOLVES_WIN if state.wolves >> seat & 1 else HUMANS_WIN]


def _seat_sheet(state: GrowlState, seat: int, gained: int) -> dict[str, object]:
    turned: int | None = None
    died: dict[str, object] | None = None
    night = 0
    for entry in entries(state.ledger):
        if entry.kind == "night":
            night += 1
        elif entry.kind == "turned" and seat in entry.facts:
            turned = night
        elif entry.kind == "died" and seat in entry.facts[1:]:
            died = {"night": night, "cause": CAUSES[entry.facts[0]]}
    return {
        "wolf_zero": bool(state.zeros >> seat & 1),
        "wolf": bool(state.wolves >> seat & 1),
        "undead": state.undead and died is not None,
        "turned": turned,
        "died": died,
        "hand": {name: count for name, count in zip(KIND_NAMES, state.hands[seat], strict=True) if count},
        "spells": [CARD_NAMES[card] for card in state.spells[seat]],
        "gold": gold(state, seat),
        "tokens": gained,
    }


def _match_sheet(state: GrowlState, gained: Sequence[int]) -> dict[str, object] | None:
    """GRO-E-3: most tokens make the Wolf King or Queen."""
    if state.settled["match"] != "several":
        return None
    former = state.settled["tokens"]
    before = list(former) if isinstance(former, list) else [0] * state.seats
    totals = [int(had) + more for had, more in zip(before, gained, strict=True)]
    most = max(totals)
    return {"totals": totals, "leaders": [seat for seat, total in enumerate(totals) if total == most]}
