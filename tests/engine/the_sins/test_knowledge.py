"""SIN-17, SIN-Q2 and SIN-Q3: what a seat sees and knows, and the worlds drawn from it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from sevens_desktop.engine.the_sins.cards import card_text, count_parts, count_sins
from sevens_desktop.engine.the_sins.state import SinsState
from tests.engine.the_sins.table import deal, lay


def played(seats: int, turns: int, seed: str = "KNOW", **options: object) -> SinsState:
    state = deal(seats, seed, options)
    rng = Random(7)
    for _ in range(turns):
        state.advance(rng.choice(state.legal_actions()))
    return state


def finished(**options: object) -> SinsState:
    state = deal(3, options=options)
    while state.to_act is not None:
        state.advance(state.legal_actions()[-1])
    return state


def test_sin_08_and_sin_q2_the_own_first_card_is_shown_until_the_first_own_turn() -> None:
    state = deal(3, start=1)
    starts = [card_text(stack[0]) for stack in state.stacks[:-1]]
    for acted in ([], [1], [1, 0], [1, 0, 2]):
        for seat in range(3):
            seen = state.observe(seat)
            assert seen.start_card == (None if seat in acted else starts[seat])
            assert seen.knows.own_start == starts[seat]
        assert state.observe(None).start_card is None
        assert state.observe(None).knows.own_start is None
        state.advance(state.legal_actions()[0])


def test_sin_17_every_take_was_open_but_not_the_first_cards() -> None:
    state = played(4, 17)
    for seat in range(4):
        knows = state.observe(seat).knows
        for owner in range(4):
            own = state.stacks[owner] if owner == seat else state.stacks[owner][1:]
            assert list(knows.reserves[owner]) == count_sins(own)
        assert list(knows.abyss) == state.abyss
    public = state.observe(None).knows
    assert [list(counts) for counts in public.reserves] == [count_sins(stack[1:]) for stack in state.stacks[:-1]]


def test_sin_q3_numbers_of_cards_and_their_backs_are_public() -> None:
    state = played(3, 12)
    for seat in (None, 0, 1, 2):
        seen = state.observe(seat)
        assert seen.reserves == tuple(len(stack) for stack in state.stacks[:-1])
        assert seen.backs == tuple(tuple(count_parts(stack)) for stack in state.stacks[:-1])
        assert seen.abyss == len(state.stacks[-1])
        assert seen.pile == tuple(count_parts(state.pile))


def test_sin_q3_hide_counts() -> None:
    state = played(3, 12, hide_counts=True)
    seen = state.observe(1)
    assert [count is None for count in seen.reserves] == [True, False, True]
    assert [backs is None for backs in seen.backs] == [True, False, True]
    assert seen.abyss is None
    assert state.observe(None).reserves == (None, None, None)
    assert seen.stones == tuple(state.stones)
    over = finished(hide_counts=True).observe(0)
    assert None not in (*over.reserves, *over.backs, over.abyss)


@pytest.mark.parametrize("aid", ["off", "own", "all"])
def test_sin_q2_memory_aid_is_for_the_table_and_changes_no_rule(aid: str) -> None:
    state = played(3, 12, memory_aid=aid)
    assert state.options["memory_aid"] == aid
    assert state.observe(1) == played(3, 12).observe(1)


def test_sin_24_everything_is_open_after_the_last_turn() -> None:
    state = finished()
    for seat in (None, 0, 1, 2):
        seen = state.observe(seat)
        assert seen.opened == (*map(tuple, state.reserves), tuple(state.abyss))
        assert seen.knows.reserves == seen.opened[:-1]
    assert deal(3).observe(0).opened is None


def test_a_world_keeps_what_was_open_and_draws_the_first_cards_of_others() -> None:
    state = played(4, 9)
    for seed in range(50):
        world = state.determinize(2, Random(seed))
        assert world.row == state.row
        assert world.stacks[2] == state.stacks[2]
        assert world.stacks[-1] == state.stacks[-1]
        assert [stack[1:] for stack in world.stacks] == [stack[1:] for stack in state.stacks]
        assert count_parts(world.pile) == count_parts(state.pile)
        assert sorted(b"".join(world.stacks) + world.pile) == sorted(b"".join(state.stacks) + state.pile)


def test_first_cards_are_drawn_from_the_unseen_sins_of_hell_one_alike() -> None:
    """The other seat holds one of the cards that are neither seen nor own, each as likely as the next."""
    state = lay(2, "pride.1 pride.1 pride.1 pride.1 pride.1", types=("pride", "greed", "lust", "envy"))
    assert card_text(state.stacks[0][0]) == "envy.1"
    unseen = Counter({"pride.1": 1, "greed.1": 6, "lust.1": 6, "envy.1": 5})
    rng = Random(7)
    drawn = Counter(card_text(state.determinize(0, rng).stacks[1][0]) for _ in range(3600))
    assert set(drawn) == set(unseen)
    for card, copies in unseen.items():
        assert abs(drawn[card] - 200 * copies) < 5 * (200 * copies) ** 0.5


def test_first_cards_are_known_by_counting_once_hell_one_is_used_up() -> None:
    """With two seats the last unseen card of Hell I is the other's first card."""
    state = lay(2, "judgment.1 pride.2 pride.2 greed.2 lust.2", gone=1)
    worlds = {bytes(state.determinize(0, Random(seed)).stacks[1]) for seed in range(20)}
    assert worlds == {bytes(state.stacks[1])}
