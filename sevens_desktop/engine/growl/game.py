"""Growl as a title: its options and how a game of it is set up (GRO-U-*, GRO-SR-1, GRO-SR-2, GRO-UR-1, GRO-UR-2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from sevens_desktop.engine.chance import first_chance, next_chance, shuffle
from sevens_desktop.engine.contract import OFF_ON, Action, Game, Option, SeatOption
from sevens_desktop.engine.growl import actions, position
from sevens_desktop.engine.growl.cards import (
    BITE,
    FEWEST_TO_SNIFF,
    FINAL_NIGHTS,
    GOLD,
    KINDS,
    MORE_CARDS,
    NIGHTS,
    SINS_AND_VIRTUES,
    WOLF_ZEROS,
    WOUND,
    composition,
    sins_in_play,
    undead_in_play,
)
from sevens_desktop.engine.growl.deck import lay_deck, shifts
from sevens_desktop.engine.growl.state import GrowlState
from sevens_desktop.engine.growl.table import deal, sniff


@dataclass(frozen=True, slots=True)
class TokensOption(Option):
    """``none``, or the gold tokens that each seat has won in former games of the match."""

    values: tuple[object, ...] = ("none",)

    def allows(self, value: object, seats: int) -> bool:
        if isinstance(value, list):
            return len(value) == seats and all(type(tokens) is int and tokens >= 0 for tokens in value)
        return value == "none"


class Growl(Game):
    slug = "growl"
    seat_counts = range(4, 11)
    rules_version = 1
    options = (
        Option("sins", "GRO-SR-2", False, OFF_ON),
        Option("sins_count", "GRO-SR-2", "auto", ("auto", 5, 6, 7)),
        Option("undead", "GRO-UR-2", False, OFF_ON),
        Option("night_jitter", "GRO-U-5", False, OFF_ON),
        SeatOption("start", "GRO-U-7", "random"),
        Option("talk", "GRO-D-1", False, OFF_ON),
        Option("match", "GRO-E-3", "single", ("single", "several")),
        TokensOption("tokens", "GRO-E-3", "none"),
    )

    def set_up(self, seats: int, seed: str, options: dict[str, object]) -> GrowlState:
        chance = first_chance(seed)
        start, chance = _start_seat(seats, options, chance)
        state = GrowlState(options, seats, start)
        pack, firsts, chance = _infect(seats, chance)
        hands, chance = _deal_hands(firsts, pack, chance)
        nights, chance = _choose(NIGHTS, 2, chance)
        finals, chance = _choose(FINAL_NIGHTS, 1, chance)
        if options["sins"]:
            spells, chance = _choose(SINS_AND_VIRTUES, sins_in_play(seats, options), chance)
            pack += spells
            chance = shuffle(pack, chance)
        moved, chance = shifts(options["night_jitter"] is True, chance)
        state.deck = lay_deck(pack, (*nights, *finals), moved)
        if options["undead"]:
            crypt = list(undead_in_play(seats))
            chance = shuffle(crypt, chance)
            state.crypt = tuple(crypt)
        state.chance = chance
        deal(state, hands, [seat for seat, card in enumerate(firsts) if card == BITE])
        if seats >= FEWEST_TO_SNIFF:
            sniff(state)
        state.active = state.ring[start - 1]
        state.proceed(None)
        return state

    def load(self, data: Mapping[str, object]) -> GrowlState:
        return position.load(self, data)

    def parse(self, text: str) -> Action:
        return actions.parse(text)


def _start_seat(seats: int, options: Mapping[str, object], chance: int) -> tuple[int, int]:
    """GRO-U-7, GRO-Q-16: chosen, or the one with most gold tokens, or random."""
    chosen, tokens = options["start"], options["tokens"]
    if isinstance(chosen, int):
        return chosen, chance
    among = list(range(seats))
    if options["match"] == "several" and isinstance(tokens, list):
        among = [seat for seat in among if tokens[seat] == max(tokens)]
    return among[Random(chance).randrange(len(among))], next_chance(chance)


def _infect(seats: int, chance: int) -> tuple[list[int], list[int], int]:
    """GRO-U-2, GRO-U-3: the cards that are left, shuffled (GRO-U-4), and each seat's Bite or Gold."""
    zeros = WOLF_ZEROS[seats]
    firsts = [BITE] * zeros + [GOLD] * (seats - zeros)
    chance = shuffle(firsts, chance)
    pack = [kind for kind, count in enumerate(composition(seats)) for _ in range(count - firsts.count(kind))]
    return pack, firsts, shuffle(pack, chance)


def _deal_hands(firsts: list[int], pack: list[int], chance: int) -> tuple[list[list[int]], int]:
    """GRO-U-4: three more each from the end of the pack; three Wounds go back in and are dealt anew."""
    hands = []
    for first in firsts:
        cards = [pack.pop() for _ in range(MORE_CARDS)]
        while cards.count(WOUND) == MORE_CARDS:
            pack += cards
            chance = shuffle(pack, chance)
            cards = [pack.pop() for _ in range(MORE_CARDS)]
        cards.append(first)
        hands.append([cards.count(kind) for kind in KINDS])
    return hands, chance


def _choose(cards: range, count: int, chance: int) -> tuple[list[int], int]:
    order = list(cards)
    chance = shuffle(order, chance)
    return order[:count], chance


GROWL = Growl()
