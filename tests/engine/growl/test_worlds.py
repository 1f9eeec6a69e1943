"""Worlds that a seat cannot tell from the real one."""

from __future__ import annotations

from random import Random

import pytest

from sevens_desktop.engine.growl.cards import BITE, CHARM, GOLD, LIMIT, SALVE, WOUND, composition
from sevens_desktop.engine.growl.clues import read
from sevens_desktop.engine.growl.deck import night_places, possible_places
from sevens_desktop.engine.growl.game import GROWL
from sevens_desktop.engine.growl.guess import Guess
from sevens_desktop.engine.growl.hands import faults
from sevens_desktop.engine.growl.ledger import TWO_CARDS, entries
from sevens_desktop.engine.growl.state import GrowlState
from sevens_desktop.engine.growl.table import net_wounds
from sevens_desktop.engine.growl.tracks import ENDLESS, NET_BITES, NET_WOUNDS, ONLY, Track
from tests.engine.growl.test_random_games import COMBINATIONS, check_whole

WORLDS = 8


def played(seats: int, seed: str, stop: str, **options: object) -> GrowlState:
    """A random game up to the first decision after an entry of this kind, or to its last decision."""
    rng = Random(seed)
    state = GROWL.set_up(seats, seed, GROWL.settle(seats, options))
    before = state
    while state.to_act is not None:
        before = state.copy()
        state.advance(rng.choice(state.legal_actions()))
        if any(entry.kind == stop for entry in entries(state.ledger)) and state.to_act is not None:
            return state
    return before


def worlds(state: GrowlState, seat: int) -> list[GrowlState]:
    found = [state.determinize(seat, Random(number)) for number in range(WORLDS)]
    for world in found:
        assert world.observe(seat) == state.observe(seat)
        check_whole(world)
        assert GROWL.load(world.position()).position() == world.position()
    return found


@pytest.mark.parametrize("options", COMBINATIONS, ids=["base", "sins", "undead", "both"])
@pytest.mark.parametrize("seats", [4, 7, 9])
def test_worlds_along_random_games(seats: int, options: dict[str, object]) -> None:
    rng = Random(seats)
    state = GROWL.set_up(seats, "WORLDS", GROWL.settle(seats, options))
    ply = 0
    while (seat := state.to_act) is not None:
        if ply % 9 == 0:
            worlds(state, seat)
        state.advance(rng.choice(state.legal_actions()))
        ply += 1
    assert worlds(state, 0)[0].observe(1) == state.observe(1), "after the end all know all"


def test_keeping_what_a_seat_can_tell_changes_no_world() -> None:
    """A world is a function of what the seat knows and of chance, however many were drawn before."""
    for number in range(6):
        state = played(6, f"KEEP-{number}", "never", undead=True, sins=True)
        seat = state.to_act
        assert seat is not None
        drawn = [state.determinize(seat, Random(n)).position() for n in range(4)]
        assert [state.copy().determinize(seat, Random(n)).position() for n in (3, 2, 1, 0)] == drawn[::-1]


def test_a_bite_at_night_was_sent_by_a_werewolf() -> None:
    """GRO-N-3: in every world one of the two neighbours was one by then, unless The Gift came too."""
    checked = 0
    for number in range(40):
        state = played(7, f"BITE-{number}", "landed")
        given = {entry.facts[1] for entry in entries(state.ledger) if entry.kind == "pledged"}
        for entry in entries(state.ledger):
            if entry.kind == "received" and BITE in entry.secret and state.to_act is not None:
                seat = entry.facts[0]
                if seat in given:
                    continue
                senders = {
                    other.facts[0] for other in entries(state.ledger) if other.kind == "sent" and other.facts[1] == seat
                }
                for world in worlds(state, seat):
                    assert any(world.wolves >> sender & 1 for sender in senders)
                    checked += 1
    assert checked > 20


def test_a_hand_that_was_seen_is_the_same_in_every_world() -> None:
    """GRO-NC-blood-hound, until cards are passed."""
    checked = 0
    for number in range(120):
        state = played(6, f"LOOK-{number}", "looked")
        told = entries(state.ledger)
        if any(entry.kind == "looked" for entry in told) and state.frames[-1].kind == "pass":
            viewer, seen = next(entry.facts for entry in told if entry.kind == "looked")
            for world in worlds(state, viewer):
                assert world.hands[seen] == state.hands[seen]
                checked += 1
    assert checked >= WORLDS


def test_who_could_not_pass_two_cards_was_human() -> None:
    """GRO-N-4: with two cards or more in hand."""
    checked = 0
    for number in range(300):
        state = played(6, f"SHORT-{number}", "never", undead=True)
        told = [entry.facts for entry in entries(state.ledger) if entry.kind == "died"]
        seat = state.to_act
        for dead in (dead for cause, *seats in told if cause == TWO_CARDS for dead in seats):
            if seat is not None and sum(state.hands[dead]) >= 2:
                assert not any(world.wolves >> dead & 1 for world in worlds(state, seat))
                checked += 1
    assert checked


def test_werewolves_that_sniffed_each_other_know_each_other() -> None:
    """GRO-U-6."""
    state = GROWL.set_up(9, "SNIFF", GROWL.settle(9))
    for seat in range(9):
        known = {world.wolves for world in worlds(state, seat)}
        assert (known == {state.wolves}) == bool(state.wolves >> seat & 1)


def test_the_dead_had_three_wounds_and_the_living_have_fewer() -> None:
    """GRO-I-2."""
    for number in range(12):
        state = played(6, f"DEAD-{number}", "died")
        seat = state.to_act
        assert seat is not None
        for world in worlds(state, seat):
            for other in range(6):
                if world.alive >> other & 1:
                    assert net_wounds(world, other) < LIMIT


def test_hidden_things_vary() -> None:
    state = GROWL.set_up(7, "VARY", GROWL.settle(7, {"sins": True, "undead": True, "night_jitter": True}))
    found = worlds(state, 0)
    assert len({tuple(map(tuple, world.hands)) for world in found}) == WORLDS
    assert len({world.deck for world in found}) == WORLDS
    assert len({world.crypt for world in found}) == WORLDS
    assert len({world.chance for world in found}) == WORLDS
    assert len({world.zeros for world in found}) > 1
    assert len({world.observe(None).pile for world in found}) == 1


def test_nights_lie_where_they_can() -> None:
    """GRO-U-5, option ``night_jitter``."""
    assert possible_places(22, False, 0, 0, on_top=False) == [night_places(22, (0, 0))]
    assert len(possible_places(22, True, 0, 0, on_top=False)) == 49
    assert {places[0] for places in possible_places(22, True, 6, 0, on_top=True)} == {0}
    assert all(places[0] > 0 for places in possible_places(22, True, 6, 0, on_top=False))


def a_hand() -> tuple[Track, list[int], list[int]]:
    """Dealt Gold, Gold, Wound and Bite; a link takes a Bite away."""
    track = Track()
    track.may_turn(0)
    return track, [BITE, GOLD, GOLD, WOUND, BITE], [1, 2, 3, 4]


def test_a_hand_is_faulty_where_it_is_not_as_it_is_known() -> None:
    track, kinds, hand = a_hand()
    track.limit(ONLY[GOLD], 1, 1)
    track.gain(SALVE)
    track.limit(NET_WOUNDS, 1, ENDLESS)
    assert faults(kinds, hand, track.finished(), 0) == [(1, 0, -1, ONLY[GOLD]), (1, 0, 1, NET_WOUNDS)]


def test_only_a_werewolf_passes_a_bite() -> None:
    """GRO-N-3."""
    track, kinds, hand = a_hand()
    track.move(1, outs=[0], ins=[], passed=[0])
    stages = track.finished()
    assert faults(kinds, hand, stages, 0) == []
    assert faults(kinds, hand, stages, 1) == [(2, 1, 1, NET_BITES)]
    assert faults([BITE, BITE, BITE, GOLD, BITE], hand, stages, 1) == []
    assert faults([BITE, BITE, GOLD, GOLD, GOLD], hand, stages, 1) == [], "a start Bite"


def test_nobody_gives_away_what_he_has_not() -> None:
    track, kinds, hand = a_hand()
    track.gain(CHARM)
    track.move(1, outs=[0], ins=[])
    stages = track.finished()
    assert faults([CHARM, *kinds[1:]], hand, stages, 1) == []
    assert faults([SALVE, *kinds[1:]], hand, stages, 1) == [(1, 1, 1, ONLY[SALVE])]


def test_a_pledged_card_cannot_be_passed() -> None:
    """GRO-Q-6: who is human and has two Bites and a pledged Gold besides one other card cannot pass two."""
    track, kinds, hand = a_hand()
    track.promise(1, 0)
    track.passes(2, ENDLESS)
    stages = track.finished()
    assert faults([BITE, *kinds[1:]], hand, stages, 1) == []
    assert faults([GOLD, *kinds[1:]], hand, stages, 1) == []
    assert faults([GOLD, GOLD, WOUND, BITE, BITE], hand, stages, 1) == [(1, 1, -1, ONLY[BITE])]


def test_a_guess_that_cannot_be_right_is_given_up() -> None:
    state = GROWL.set_up(4, "GIVE-UP", GROWL.settle(4))
    seen = state.observe(0)
    clues = read(seen.knows, 0, state.blank())
    charms = composition(4)[CHARM]
    track = Track()
    track.limit(ONLY[CHARM], charms + 1, ENDLESS)
    wrong = clues._replace(stages={**clues.stages, 1: track.finished()})
    pool = [count - held for count, held in zip(composition(4), seen.hand or (), strict=True)]
    assert Guess(clues, pool, Random(1)).complete()
    assert not Guess(wrong, pool, Random(1)).complete()
