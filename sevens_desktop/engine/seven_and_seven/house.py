"""The house options of 7 & 7: each settles one question that the rulebook leaves open."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields

from sevens_desktop.engine.contract import OFF_ON, Option, SeatOption

TEAM_SEATS = 4
"""77-21."""


@dataclass(frozen=True, slots=True)
class House:
    """What the table plays by. Every flag is off by default; off is the ruling, on the alternative."""

    teams: bool = False
    team_strict: bool = False
    promo_capricious: bool = False
    dual_wild_fixed: bool = False
    wide_block: bool = False
    active_counterblock: bool = False
    single_counter: bool = False
    blocked_draws_one: bool = False
    no_same_name: bool = False
    win_after_effect: bool = False
    shared_win: bool = False
    envy_active_side_only: bool = False
    kindness_not_self: bool = False
    humility_guest_must: bool = False
    pride_named_only: bool = False
    greed_no_patience: bool = False
    tie_raw_cards: bool = False
    two_player_standard_key: bool = False
    finish_turn: bool = False
    sloth_play_turn_only: bool = False
    converter_any_time_own_turn: bool = False

    @classmethod
    def of(cls, settled: Mapping[str, object]) -> House:
        return cls(**{field.name: settled[field.name] is True for field in fields(cls)})

    def partner(self, seat: int) -> int | None:
        """77-21: partners sit opposite."""
        return (seat + 2) % TEAM_SEATS if self.teams else None

    def foes(self, seats: int) -> tuple[tuple[int, ...], ...]:
        """The opponents of each seat in turn order, the left neighbour first."""
        return tuple(
            tuple(other for step in range(1, seats) if (other := (seat + step) % seats) != self.partner(seat))
            for seat in range(seats)
        )


class TeamsOption(Option):
    """Two teams need exactly four seats (77-21)."""

    def allows(self, value: object, seats: int) -> bool:
        return value is False or (value is True and seats == TEAM_SEATS)


OPTIONS: tuple[Option, ...] = (
    SeatOption("start", "77-02", "random"),
    TeamsOption("teams", "77-21", False, OFF_ON),
    Option("team_strict", "77-Q26", False, OFF_ON),
    Option("promo_capricious", "77-34", False, OFF_ON),
    Option("dual_wild_fixed", "77-Q1", False, OFF_ON),
    Option("wide_block", "77-Q2", False, OFF_ON),
    Option("active_counterblock", "77-Q3", False, OFF_ON),
    Option("single_counter", "77-Q4", False, OFF_ON),
    Option("blocked_draws_one", "77-Q6", False, OFF_ON),
    Option("no_same_name", "77-Q7", False, OFF_ON),
    Option("win_after_effect", "77-Q9", False, OFF_ON),
    Option("shared_win", "77-Q10", False, OFF_ON),
    Option("envy_active_side_only", "77-Q11", False, OFF_ON),
    Option("kindness_not_self", "77-Q12", False, OFF_ON),
    Option("humility_guest_must", "77-Q13", False, OFF_ON),
    Option("pride_named_only", "77-Q14", False, OFF_ON),
    Option("greed_no_patience", "77-Q16", False, OFF_ON),
    Option("tie_raw_cards", "77-Q17", False, OFF_ON),
    Option("two_player_standard_key", "77-Q18", False, OFF_ON),
    Option("finish_turn", "77-Q19", False, OFF_ON),
    Option("sloth_play_turn_only", "77-Q21", False, OFF_ON),
    Option("converter_any_time_own_turn", "77-Q23", False, OFF_ON),
)
