"""Whole random games: they end, nothing is lost, and the rules hold at every step."""

from __future__ import annotations

from random import Random

import pytest

from sevens_desktop.engine.contract import Event
from sevens_desktop.engine.growl.cards import KINDS, LIMIT, composition, is_night, sins_in_play, undead_in_play
from sevens_desktop.engine.growl.game import GROWL
from sevens_desktop.engine.growl.ledger import entries
from sevens_desktop.engine.growl.state import GrowlState
from sevens_desktop.engine.growl.table import net_bites, net_wounds

COMBINATIONS: list[dict[str, object]] = [
    {},
    {"sins": True},
    {"undead": True},
    {"sins": True, "undead": True, "talk": True},
]
LONGEST = 400

every_table = pytest.mark.parametrize("options", COMBINATIONS, ids=["base", "sins", "undead", "both"])
every_seat_count = pytest.mark.parametrize("seats", GROWL.seat_counts)


def check_whole(state: GrowlState) -> None:
    """Conservation of every kind of card, and CHECK (GRO-I-7)."""
    left = state.deck[state.drawn :]
    for kind, expected in enumerate(composition(state.seats)):
        held = sum(hand[kind] for hand in state.hands)
        assert held + left.count(kind) + state.tops.count(kind) == expected
        assert min(hand[kind] for hand in state.hands) >= 0
    assert sum(is_night(card) for card in left) == 3 - state.night
    spells = [card for at_seat in state.spells for card in at_seat]
    sins = [card for card in (*spells, *left) if 30 <= card < 44]
    assert len(sins) == len(set(sins)) == sins_in_play(state.seats, state.settled)
    for seat in range(state.seats):
        if state.ended is None and state.alive >> seat & 1:
            assert net_wounds(state, seat) < LIMIT
            assert net_bites(state, seat) < LIMIT or state.wolves >> seat & 1


def undead_cards(state: GrowlState) -> list[int]:
    spells = [card for at_seat in state.spells for card in at_seat if 50 <= card < 60]
    drawn = [frame.about for frame in state.frames if frame.kind == "undead"]
    return sorted([*state.crypt, *state.discards, *spells, *drawn])


@every_seat_count
@every_table
def test_random_games(seats: int, options: dict[str, object]) -> None:
    for number in range(3):
        rng = Random(number)
        state = GROWL.set_up(seats, f"RANDOM-{number}", GROWL.settle(seats, options))
        dead = 0
        for _ in range(LONGEST):
            if state.to_act is None:
                break
            check_whole(state)
            if state.undead:
                assert undead_cards(state) == sorted(undead_in_play(seats))
            state.apply(rng.choice(state.legal_actions()))
            assert state.everybody & ~state.alive & dead == dead, "the dead stay dead"
            dead = state.everybody & ~state.alive
        assert state.to_act is None
        check_whole(state)


def test_wolves_stay_wolves_and_zeros_are_wolves() -> None:
    """GRO-I-1, GRO-U-3."""
    rng = Random(2)
    state = GROWL.set_up(7, "WOLVES", GROWL.settle(7))
    wolves = state.wolves
    while state.to_act is not None:
        state.advance(rng.choice(state.legal_actions()))
        assert state.wolves & wolves == wolves
        assert state.wolves & state.zeros == state.zeros
        wolves = state.wolves


@every_table
def test_events_are_the_ledger(options: dict[str, object]) -> None:
    """Everything that happens is noted once, and every entry becomes an event."""
    rng = Random(3)
    state = GROWL.set_up(6, "EVENTS", GROWL.settle(6, options))
    before = [entry.kind for entry in entries(state.ledger)]
    told: list[str] = []
    while state.to_act is not None:
        events: list[Event] = []
        state.apply(rng.choice(state.legal_actions()), events)
        assert events
        told += [event.kind for event in events if event.kind != "answered"]
    assert before + told == [entry.kind for entry in entries(state.ledger)]
    assert {len(hand) for hand in state.hands} == {len(KINDS)}
