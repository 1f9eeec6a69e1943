"""7: The Sins as a title: its options and how a game of it is set up (SIN-03 to SIN-14)."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from sevens_desktop.engine.chance import first_chance, next_chance, shuffle
from sevens_desktop.engine.contract import Action, Game, Option, PickOption, SeatOption
from sevens_desktop.engine.the_sins import actions, position
from sevens_desktop.engine.the_sins.cards import (
    COPIES_BY_HELL,
    JUDGMENT,
    PENANCE,
    ROW,
    SINS,
    STONES_PER_SEAT,
    card,
    types_in_play,
)
from sevens_desktop.engine.the_sins.state import SinsState

OFF_ON = (False, True)


class TheSins(Game):
    slug = "the-sins"
    seat_counts = range(2, 6)
    rules_version = 1
    options = (
        Option("penance", "SIN-30", False, OFF_ON),
        PickOption("sins", "SIN-Q12", "random", SINS, types_in_play),
        SeatOption("start", "SIN-Q1", "random"),
        Option("memory_aid", "SIN-Q2", "off", ("off", "own", "all")),
        Option("hide_counts", "SIN-Q3", False, OFF_ON),
        Option("abyss_seven", "SIN-Q4", "low", ("low", "high")),
        Option("optional_stones", "SIN-Q5", False, OFF_ON),
        Option("tiebreak_counts_stones", "SIN-Q6", False, OFF_ON),
        Option("manual_stones", "SIN-Q13", False, OFF_ON),
    )

    def set_up(self, seats: int, seed: str, options: dict[str, object]) -> SinsState:
        chance = first_chance(seed)
        types, chance = _choose_types(seats, options["sins"], chance)
        piles = [
            [card(sin, hell) for sin in types for _ in range(copies)] for hell, copies in enumerate(COPIES_BY_HELL)
        ]
        for pile in piles:
            chance = shuffle(pile, chance)  # SIN-07
        starts = tuple(piles[0][:seats])  # SIN-08
        row = piles[0][seats : seats + ROW]
        del piles[0][: seats + ROW]
        for hell, pile in enumerate(piles):
            pile.append(card(JUDGMENT, hell))
            chance = shuffle(pile, chance)  # SIN-09
        deck = [code for pile in piles for code in pile]  # SIN-10
        if options["penance"]:
            penance = [card(sin, PENANCE) for sin in types]
            chance = shuffle(penance, chance)
            deck += penance  # SIN-31
        start = options["start"]
        first = start if isinstance(start, int) else Random(chance).randrange(seats)  # SIN-13
        return SinsState(options, types, tuple(deck), row, starts, first, STONES_PER_SEAT * seats)

    def load(self, data: Mapping[str, object]) -> SinsState:
        return position.load(self, data)

    def parse(self, text: str) -> Action:
        return actions.parse(text)


def _choose_types(seats: int, chosen: object, chance: int) -> tuple[tuple[int, ...], int]:
    """SIN-04, SIN-05."""
    if isinstance(chosen, list | tuple):
        return tuple(sorted(SINS.index(str(name)) for name in chosen)), chance
    order = list(range(len(SINS)))
    rng = Random(chance)
    order.sort(key=lambda _: rng.random())
    return tuple(sorted(order[: types_in_play(seats)])), next_chance(chance)


THE_SINS = TheSins()
