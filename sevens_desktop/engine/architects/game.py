"""7 Wonders Architects as a title: its options and how a game of it is set up (ARC-S)."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from sevens_desktop.engine.architects import actions, position
from sevens_desktop.engine.architects.battle import RULEBOOK, SUMMARY
from sevens_desktop.engine.architects.cards import CENTRE, DECKS, WONDERS, cards_of
from sevens_desktop.engine.architects.layout import Layout
from sevens_desktop.engine.architects.state import ArchitectsState
from sevens_desktop.engine.architects.tokens import ALL_TOKENS
from sevens_desktop.engine.chance import first_chance, shuffle
from sevens_desktop.engine.contract import OFF_ON, Action, Game, Option, PickOption, SeatOption


class Architects(Game):
    slug = "architects"
    seat_counts = range(2, 8)
    rules_version = 1
    options = (
        Option("edition", "ARC-E1", SUMMARY, (SUMMARY, RULEBOOK)),
        PickOption("wonders", "ARC-S-1", "random", WONDERS, by_seat=True),
        SeatOption("start", "ARC-Q-20", "random"),
        Option("economy_forces", "ARC-Q-8", True, OFF_ON),
        Option("engineering_forces", "ARC-Q-9", False, OFF_ON),
        Option("gold_free", "ARC-Q-10", False, OFF_ON),
    )

    def set_up(self, seats: int, seed: str, options: dict[str, object]) -> ArchitectsState:
        chance = first_chance(seed)
        wonders = list(range(len(WONDERS)))
        chance = shuffle(wonders, chance)
        chosen = options["wonders"]
        if isinstance(chosen, list | tuple):
            wonders = [WONDERS.index(str(name)) for name in chosen]
        del wonders[seats:]
        piles = [cards_of(DECKS[wonder]) for wonder in (*wonders, CENTRE)]
        for pile in piles:
            chance = shuffle(pile, chance)
        tokens = list(ALL_TOKENS)
        chance = shuffle(tokens, chance)
        start = options["start"]
        first = start if isinstance(start, int) else Random(chance).randrange(seats)
        layout = Layout.of(options, tuple(wonders), first)
        state = ArchitectsState(layout, [tuple(pile) for pile in piles], tuple(tokens), chance)
        state.refresh_menu()
        return state

    def load(self, data: Mapping[str, object]) -> ArchitectsState:
        return position.load(self, data)

    def parse(self, text: str) -> Action:
        return actions.parse(text)


ARCHITECTS = Architects()
