"""7 & 7 as a title: its options and how a game of it is set up (77-01 to 77-03)."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from sevens_desktop.engine.chance import first_chance, shuffle
from sevens_desktop.engine.contract import Action, Game
from sevens_desktop.engine.seven_and_seven import actions, position
from sevens_desktop.engine.seven_and_seven.cards import HAND, box
from sevens_desktop.engine.seven_and_seven.house import OPTIONS
from sevens_desktop.engine.seven_and_seven.state import SevenState
from sevens_desktop.engine.seven_and_seven.turn import TURN


class SevenAndSeven(Game):
    slug = "seven-and-seven"
    seat_counts = range(2, 6)
    rules_version = 1
    options = OPTIONS

    def set_up(self, seats: int, seed: str, options: dict[str, object]) -> SevenState:
        deck = box(options["promo_capricious"] is True)
        chance = shuffle(deck, first_chance(seed))
        hands = [sorted(deck[HAND * seat : HAND * (seat + 1)]) for seat in range(seats)]
        start = options["start"]
        first = start if isinstance(start, int) else Random(chance).randrange(seats)
        return SevenState(options, tuple(deck[HAND * seats :]), hands, first, TURN)

    def load(self, data: Mapping[str, object]) -> SevenState:
        return position.load(self, data)

    def parse(self, text: str) -> Action:
        return actions.parse(text)


SEVEN_AND_SEVEN = SevenAndSeven()
