"""SIN-00 to SIN-14: what is in the box and how a game begins."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from sevens_desktop.engine.contract import OptionError
from sevens_desktop.engine.the_sins.cards import COPIES, KINDS, POINTS, SINS, card_text, parse_card
from sevens_desktop.engine.the_sins.game import THE_SINS
from tests.engine.the_sins.table import all_cards, deal

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])
PENANCE = pytest.mark.parametrize("penance", [False, True])


def test_sin_00_two_to_five_play_for_the_best_score() -> None:
    assert list(THE_SINS.seat_counts) == [2, 3, 4, 5]


def test_sin_01_and_sin_02_box() -> None:
    assert SINS == ("pride", "greed", "lust", "envy", "wrath", "sloth", "gluttony")
    assert sum(COPIES[:3]) == 11
    box = all_cards(SINS, penance=True)
    assert sum(count for card, count in box.items() if card[-1] in "123" and not card.startswith("judgment")) == 77
    assert sum(count for card, count in box.items() if card.startswith("judgment")) == 3
    assert sum(count for card, count in box.items() if card.endswith("penance")) == 7


def test_cards_are_written_and_read() -> None:
    for text in all_cards(SINS, penance=True):
        code = parse_card(text)
        assert code is not None
        assert card_text(code) == text
    for wrong in ("envy", "envy.4", "judgment.penance", "anger.1", "", 3, None, ["envy.1"]):
        assert parse_card(wrong) is None


@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_sin_03_seats(seats: int) -> None:
    with pytest.raises(OptionError) as refused:
        deal(seats)
    assert [(problem.code, problem.facts) for problem in refused.value.problems] == [
        ("seats_out_of_range", {"seats": seats, "least": 2, "most": 5})
    ]


@SEATS
@PENANCE
def test_sin_04_to_sin_06_cards_in_play(seats: int, penance: bool) -> None:
    state = deal(seats, penance=penance)
    seen = state.observe(None)
    assert len(seen.types) == len(set(seen.types)) == seats + 2
    position = state.position()
    reserves, pile, row = position["reserves"], position["pile"], position["row"]
    assert isinstance(reserves, list)
    assert isinstance(pile, list)
    assert isinstance(row, list)
    assert Counter([*pile, *row, *(card for stack in reserves for card in stack)]) == all_cards(seen.types, penance)


def test_sin_05_and_sin_q12_sins_are_chosen_or_drawn() -> None:
    chosen = ["wrath", "pride", "gluttony", "envy"]
    assert deal(2, sins=chosen).observe(None).types == ("pride", "envy", "wrath", "gluttony")
    drawn = Counter(sin for seed in range(700) for sin in deal(2, f"S-{seed}").observe(None).types)
    assert set(drawn) == set(SINS)
    assert all(340 < count < 460 for count in drawn.values())


@pytest.mark.parametrize(
    "sins",
    [[], ["pride"], ["pride", "pride", "envy", "lust"], ["pride", "envy", "lust", "anger"], list(SINS), "pride", 4],
    ids=str,
)
def test_sin_05_a_wrong_choice_of_sins_is_refused(sins: object) -> None:
    with pytest.raises(OptionError) as refused:
        deal(2, sins=sins)
    assert [(problem.code, problem.rule) for problem in refused.value.problems] == [("bad_option_value", "SIN-Q12")]


def test_sin_07_each_hell_is_shuffled() -> None:
    """Every card of a Hell is as likely as any other to lie on its top."""
    tops = {part: Counter[str]() for part in "123"}
    for seed in range(900):
        pile = [card_text(code) for code in deal(4, f"SHUFFLE-{seed}", sins=list(SINS[:6])).pile]
        for part, found in tops.items():
            found[next(card for card in pile if card.endswith(part) and not card.startswith("judgment"))] += 1
    for found in tops.values():
        assert len(found) == 6
        assert all(100 < count < 200 for count in found.values())


@SEATS
def test_sin_08_first_cards_and_row_come_from_hell_one(seats: int) -> None:
    for seed in range(50):
        state = deal(seats, f"HELL-{seed}")
        for stack in state.stacks[:-1]:
            assert [card_text(code)[-2:] for code in stack] == [".1"]
        assert [card_text(code)[-2:] for code in state.row] == [".1"] * 5
        assert "judgment" not in {KINDS[code & 7] for code in (*state.row, *b"".join(state.stacks))}


@SEATS
@PENANCE
def test_sin_09_sin_10_sin_31_and_sin_p2_order_of_the_pile(seats: int, penance: bool) -> None:
    types = seats + 2
    bounds = ((1, 5 * types - 2), (5 * types - 1, 8 * types - 1), (8 * types, 10 * types))
    places: list[set[int]] = [set(), set(), set()]
    for seed in range(400):
        pile = [card_text(code) for code in deal(seats, f"PILE-{seed}", penance=penance).pile]
        parts = [card.split(".")[1] for card in pile]
        assert parts == sorted(parts)
        for hell in range(3):
            places[hell].add(1 + pile.index(f"judgment.{hell + 1}"))
    for found, (lowest, highest) in zip(places, bounds, strict=True):
        assert min(found) >= lowest
        assert max(found) <= highest
        assert len(found) > (highest - lowest) * 0.9


@pytest.mark.parametrize(
    ("seats", "sizes", "left", "pile", "stones"),
    [
        pytest.param(2, (24, 12, 8), 17, 40, 4, id="SV16 at 2"),
        pytest.param(3, (30, 15, 10), 22, 50, 6, id="SV16 at 3"),
        pytest.param(4, (36, 18, 12), 27, 60, 8, id="SV16 at 4"),
        pytest.param(5, (42, 21, 14), 32, 70, 10, id="SV16 at 5"),
    ],
)
def test_sv16_sin_11_and_sin_p1_sizes(
    seats: int, sizes: tuple[int, int, int], left: int, pile: int, stones: int
) -> None:
    state = deal(seats)
    seen = state.observe(None)
    assert tuple(copies * len(seen.types) for copies in COPIES[:3]) == sizes
    assert seen.pile == (left + 1, sizes[1] + 1, sizes[2] + 1, 0)
    assert len(state.pile) == pile
    assert seen.supply == stones
    assert seen.stones == (0,) * seats
    penance = deal(seats, penance=True)
    assert len(penance.pile) == pile + seats + 2
    assert penance.observe(None).pile[3] == seats + 2


def test_sin_12_and_sin_30_the_first_player_is_marked() -> None:
    """The Score card is an aid and the red side a marker: what it marks is seen by all."""
    assert deal(4, start=2, penance=True).observe(None).first == 2


@SEATS
def test_sin_13_and_sin_q1_start(seats: int) -> None:
    for start in range(seats):
        state = deal(seats, start=start)
        assert state.to_act == state.observe(None).first == start
    firsts = Counter(deal(seats, f"START-{seed}").to_act for seed in range(200 * seats))
    assert set(firsts) == set(range(seats))
    assert all(150 < count < 250 for count in firsts.values())


@pytest.mark.parametrize("start", [-1, 4, "nobody", None, True, 1.0])
def test_sin_q1_a_wrong_start_is_refused(start: object) -> None:
    with pytest.raises(OptionError):
        deal(4, start=start)


def test_every_order_of_three_first_cards_is_dealt() -> None:
    """The deal favours no seat."""
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(3000):
        starts = tuple(stack[0] for stack in deal(3, f"ORDER-{seed}", sins=list(SINS[:5])).stacks[:-1])
        if sorted(starts) == [0, 1, 2]:
            found[starts] += 1
    assert set(found) == set(permutations((0, 1, 2)))
    assert max(found.values()) < 3 * min(found.values())


def test_sin_21_table_is_long_enough() -> None:
    assert len(POINTS) == sum(COPIES) + 2
