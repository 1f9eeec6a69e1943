"""What is hidden, from whom, and for how long: the centre, the stack, the order of the decks."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from sevens_desktop.engine.architects.cards import CARDS, DECKS, count_cards
from tests.engine.architects.table import CENTRE, Table, one

SEATS = (None, 0, 1, 2)


def tops(table: Table, seat: int, pile: int) -> Counter[str]:
    """The top card of a pile in many worlds of a seat."""
    pile %= table.state.seats + 1
    rng = Random(7)
    found: Counter[str] = Counter()
    for _ in range(60):
        world = table.state.determinize(seat, rng)
        found[CARDS[world.piles[pile][world.left[pile] - 1]]] += 1
    return found


def test_what_is_left_in_each_pile_is_public() -> None:
    """ARC-D: decks are listed, and whatever is taken is seen."""
    table = Table().ready()
    table.play("take centre")
    for seat in SEATS:
        knows = table.state.observe(seat).knows
        assert [sum(counts) for counts in knows.piles] == [25, 25, 25, 59]
        assert knows.piles[0] == DECKS[table.state.wonders[0]]


def test_the_open_top_cards_are_public() -> None:
    """ARC-S-3."""
    table = Table().top(0, "gold").top(1, "gear").top(2, "wood").ready()
    for seat in SEATS:
        assert table.state.observe(seat).tops == ("gold", "gear", "wood")
    for seat in range(3):
        assert tops(table, seat, 1) == {"gear": 60}


def test_the_order_below_is_hidden() -> None:
    """ARC-S-3."""
    table = Table().ready()
    seconds = {table.state.determinize(0, Random(number)).piles[1][-2] for number in range(60)}
    assert len(seconds) > 8


def test_the_centre_is_hidden() -> None:
    """ARC-S-4."""
    table = Table().top(CENTRE, "red-2").ready()
    for seat in SEATS:
        assert table.state.observe(seat).knows.centre_top is None
    assert len(tops(table, 0, CENTRE)) > 8


def test_only_who_peeks_knows_the_top_of_the_centre() -> None:
    """ARC-N-1: the others see that somebody peeked, not what."""
    table = Table().give(0, "blue-2").top(CENTRE, "red-2").ready()
    events = table.play("peek")
    peeked = one(events, "peeked")
    assert peeked.reveals
    shown = [peeked.for_seat(seat) for seat in SEATS]
    assert [event is not None and event.facts.get("card") for event in shown] == [None, "red-2", None, None]
    assert [table.state.observe(seat).knows.centre_top for seat in SEATS] == [None, "red-2", None, None]
    assert [table.state.observe(seat).peeked for seat in SEATS] == [(0,)] * 4
    assert tops(table, 0, CENTRE) == {"red-2": 60}
    assert len(tops(table, 1, CENTRE)) > 8


def test_two_seats_can_know_the_same_card() -> None:
    """ARC-N-1: the cat changes its owner before the card is taken."""
    table = Table().give(0, "blue-2").top(CENTRE, "red-2").top(0, "gear").top(1, "blue-2").top(2, "tablet").ready()
    table.play("peek", "take left", "take left", "take left", "take left")
    assert table.state.to_act == 1
    table.play("peek")
    assert [table.state.observe(seat).knows.centre_top for seat in SEATS] == [None, "red-2", "red-2", None]


def test_what_was_seen_is_forgotten_with_the_card() -> None:
    """ARC-N-1: the next card of the centre is new to everybody."""
    table = Table().give(0, "blue-2").top(CENTRE, "blue-3 gold").ready()
    table.play("peek", "take centre")
    assert [table.state.observe(seat).knows.centre_top for seat in SEATS] == [None] * 4
    assert table.state.observe(0).peeked == ()
    assert len(tops(table, 0, CENTRE)) > 8


def halicarnassus() -> Table:
    table = Table("halicarnassus giza rhodes").build(0, "a").give(0, "brick").top(0, "brick")
    table.top(2, "gold wood gear red-2 blue-3").ready()
    table.play("take left", "look right")
    return table


def test_only_halicarnassus_sees_what_it_looks_at() -> None:
    """ARC-Q-13: the top card lies open anyway."""
    table = halicarnassus()
    cards = ("gold", "wood", "gear", "red-2", "blue-3")
    assert [table.state.observe(seat).looked for seat in SEATS] == [(), cards, (), ()]
    assert {table.state.observe(seat).looking for seat in SEATS} == {2}
    rng = Random(3)
    own = {table.state.determinize(0, rng).looked for _ in range(30)}
    other = {table.state.determinize(1, rng).looked for _ in range(30)}
    assert {tuple(CARDS[card] for card in looked) for looked in own} == {cards}
    assert len(other) > 25
    assert {CARDS[looked[0]] for looked in other} == {"gold"}


def test_the_choice_of_halicarnassus_follows_the_world() -> None:
    """ARC-Q-13: in the world of another seat, the cards to choose from are those of that world."""
    table = halicarnassus()
    for number in range(20):
        world = table.state.determinize(1, Random(number))
        assert [str(action) for action in world.legal_actions()] == [
            f"keep {CARDS[kind]}" for kind in sorted(set(world.looked))
        ]


def test_after_the_shuffle_everybody_knows_the_same() -> None:
    """ARC-Q-13: which cards are in that pile is known to its owner, and public; their order to nobody."""
    table = halicarnassus()
    before = Counter(table.pile(2))
    table.play("keep blue-3")
    assert Counter(table.pile(2)) == before - Counter(["blue-3"])
    views = [table.state.observe(seat) for seat in SEATS]
    assert len({view.knows for view in views}) == 1
    assert views[0].knows.piles[2] == tuple(count_cards([CARDS.index(card) for card in table.pile(2)]))
    for seat in range(3):
        seconds = {table.state.determinize(seat, Random(number)).piles[2][-2] for number in range(60)}
        assert len(seconds) > 6


def test_the_stack_of_tokens_is_hidden() -> None:
    """ARC-S-6: which tokens are in it is public, their order is not."""
    table = Table().offer("tactics decor culture", "politics").ready()
    assert len({table.state.observe(seat).knows.stack for seat in SEATS}) == 1
    assert len(table.state.observe(None).knows.stack) == 12
    assert len({table.state.determinize(0, Random(number)).stack[-1] for number in range(60)}) > 6


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_chance_is_drawn_anew(seat: int) -> None:
    """No world shares the chance of the real game."""
    table = Table().ready()
    drawn = {table.state.determinize(seat, Random(number)).chance for number in range(5)}
    assert len(drawn) == 5
    assert table.state.chance not in drawn


def test_the_public_part_holds_everything_open() -> None:
    table = (
        Table("rhodes giza ephesus").build(0, "ab").give(0, "red-0 blue-2 wood").win(0, 1).hold(0, "decor").at_war(2)
    )
    seen = table.ready().state.observe(None)
    assert seen.built == ("ab", "", "")
    assert seen.shields == (2, 0, 0)
    assert seen.points == (8 + 2 + 2 + 3 + 4, 0, 0)
    assert seen.tokens == (("decor",), (), ())
    assert (seen.cat, seen.at_war, seen.conflict_tokens) == (0, 2, 3)
    assert seen.hands[0] == tuple(count_cards([CARDS.index(card) for card in ("red-0", "blue-2", "wood")]))
    assert seen.reach[0] == (0, 2, 3)
