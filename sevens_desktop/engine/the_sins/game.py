"""7: The Sins as a title: its options and how a game of it is set up (SIN-03 to SIN-14)."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from sevens_desktop.engine.chance import first_chance
from sevens_desktop.engine.contract import OFF_ON, Action, Game, Option, PickOption, SeatOption
from sevens_desktop.engine.the_sins import actions, position
from sevens_desktop.engine.the_sins.cards import (
    COPIES,
    JUDGMENT,
    JUDGMENTS,
    PARTS,
    PENANCE,
    ROW,
    SINS,
    STONES_PER_SEAT,
    card,
    types_in_play,
)
from sevens_desktop.engine.the_sins.state import Setup, SinsState


class TheSins(Game):
    slug = "the-sins"
    seat_counts = range(2, 6)
    rules_version = 1
    options: tuple[Option, ...] = (
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
        rng = Random(first_chance(seed))
        types = _choose_types(seats, options["sins"], rng)
        piles = [_shuffled(types, part, rng) for part in range(len(PARTS) if options["penance"] else PENANCE)]
        stacks = [bytes([piles[0].pop()]) for _ in range(seats)]  # SIN-08
        row = bytes(piles[0][-ROW:])
        del piles[0][-ROW:]
        for part in range(JUDGMENTS):
            piles[part].insert(int(rng.random() * (len(piles[part]) + 1)), card(JUDGMENT, part))  # SIN-09
        start = options["start"]
        first = start if isinstance(start, int) else int(rng.random() * seats)  # SIN-13
        deck = b"".join(map(bytes, piles))  # SIN-10, SIN-31
        setup = Setup.of(options, types, seats, first)
        return SinsState(setup, deck, row, [*stacks, b""], [0] * seats, STONES_PER_SEAT * seats)

    def load(self, data: Mapping[str, object]) -> SinsState:
        return position.load(self, data)

    def parse(self, text: str) -> Action:
        return actions.parse(text)


def _choose_types(seats: int, chosen: object, rng: Random) -> tuple[int, ...]:
    """SIN-04, SIN-05."""
    if isinstance(chosen, list):
        return tuple(sorted(SINS.index(str(name)) for name in chosen))
    sins = list(range(len(SINS)))
    while len(sins) > types_in_play(seats):
        del sins[int(rng.random() * len(sins))]
    return tuple(sins)


def _shuffled(types: tuple[int, ...], part: int, rng: Random) -> list[int]:
    """SIN-06, SIN-07."""
    pile = [card(sin, part) for sin in types] * COPIES[part]
    pile.sort(key=lambda _: rng.random())
    return pile


THE_SINS = TheSins()
