"""SIN-21 to SIN-29: points, Stones, ties, and the rulings about them."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevens_desktop.engine.contract import Outcome
from sevens_desktop.engine.ranking import places
from sevens_desktop.engine.the_sins.cards import GAINS, POINTS, SINS
from sevens_desktop.engine.the_sins.scoring import (
    HouseRules,
    abyss_is_high,
    best_placing,
    legal_placings,
    points,
    rank_key,
    score,
    seat_points,
)
from tests.engine.the_sins.table import counts

PRINTED = HouseRules()
OPTIONAL = HouseRules(optional_stones=True)
TIES_COUNT = HouseRules(tiebreak_counts_stones=True)
HIGH_ABYSS = counts(pride=3, greed=2)
LOW_ABYSS = counts()

reserves = st.lists(st.integers(0, 12), min_size=7, max_size=7)
house_rules = st.builds(HouseRules, st.sampled_from(["low", "high"]), st.booleans(), st.booleans())


def stack(*sizes: int) -> list[int]:
    """A reserve of so many cards of the first, second, third sin..."""
    return [*sizes, *[0] * (len(SINS) - len(sizes))]


def judge(
    abyss: list[int],
    *seats: tuple[list[int], int],
    rules: HouseRules = PRINTED,
    types: tuple[int, ...] = tuple(range(7)),
) -> Outcome:
    return score(types, [own for own, _ in seats], abyss, [stones for _, stones in seats], rules)


@pytest.mark.parametrize(("cards", "worth"), list(enumerate([0, 1, 3, 6, -1, -3, -6, *[10] * 6])))
def test_sin_21_points_by_number_of_cards(cards: int, worth: int) -> None:
    assert points(stack(cards)) == POINTS[cards] == worth


@pytest.mark.parametrize(
    ("abyss", "total", "high", "high_by_house_rule"),
    [
        pytest.param(counts(envy=4, gluttony=8, wrath=3), 15, True, True, id="SE1"),
        pytest.param(counts(greed=5, wrath=1, sloth=3), 4, False, False, id="SE2"),
        pytest.param(counts(envy=6, gluttony=2, sloth=1, wrath=1), -1, False, False, id="SE3"),
        pytest.param(stack(3, 1), 7, False, True, id="SV1"),
        pytest.param(stack(7, 5), 7, False, True, id="SV2 exactly 7"),
        pytest.param(stack(3, 1, 1), 8, True, True, id="SV2 above 7"),
        pytest.param(stack(), 0, False, False, id="SV3 empty"),
        pytest.param(stack(11), 10, True, True, id="SV3 eleven"),
    ],
)
def test_sin_23_and_sin_q4_the_abyss_decides(
    abyss: list[int], total: int, high: bool, high_by_house_rule: bool
) -> None:
    assert points(abyss) == total
    assert abyss_is_high(abyss, PRINTED) is high
    assert abyss_is_high(abyss, HouseRules(abyss_seven="high")) is high_by_house_rule


def test_sv4_stones_by_the_abyss_are_ignored() -> None:
    """SIN-22: the supply is no part of scoring; nine points of cards make it high."""
    outcome = judge(stack(3, 2), (stack(1), 0), (stack(2), 0))
    assert outcome.reason.facts == {"high": True, "abyss": 9}
    assert outcome.winners == (1,)


@pytest.mark.parametrize(
    ("own", "stones", "high", "worth", "optional", "placed"),
    [
        pytest.param(counts(envy=2, sloth=4, lust=3, wrath=1), 2, False, 0, 0, "lust sloth", id="SE4"),
        pytest.param(counts(envy=2, sloth=4, lust=3, wrath=1), 2, True, 14, 14, "envy wrath", id="SE5"),
        pytest.param(counts(pride=6, greed=3), 1, True, 16, 16, "pride", id="SV5 high"),
        pytest.param(counts(pride=6, greed=3), 1, False, -7, -7, "greed", id="SV5 low"),
        pytest.param(counts(pride=2), 3, True, 6, 6, "pride", id="SV7 high"),
        pytest.param(counts(pride=2), 3, False, 6, 3, "pride", id="SV7 low"),
    ],
)
def test_sin_24_to_sin_26_and_sin_q5_stones(
    own: list[int], stones: int, high: bool, worth: int, optional: int, placed: str
) -> None:
    placing = best_placing(own, stones, high, PRINTED)
    assert [SINS[sin] for sin in placing] == placed.split()
    assert seat_points(own, placing) == worth
    assert seat_points(own, best_placing(own, stones, high, OPTIONAL)) == optional


def test_sin_25_what_can_be_placed() -> None:
    own = stack(2, 0, 1, 5)
    assert legal_placings(own, 2, PRINTED) == [(0, 2), (0, 3), (2, 3)]
    assert legal_placings(own, 5, PRINTED) == [(0, 2, 3)]
    assert legal_placings(own, 0, PRINTED) == [()]
    assert legal_placings(stack(), 4, PRINTED) == [()]
    assert legal_placings(own, 1, OPTIONAL) == [(), (0,), (2,), (3,)]


def test_sv10_most_cards_break_a_tie_and_stones_are_no_cards() -> None:
    """SIN-27, SIN-Q6."""
    seats = ((counts(envy=2), 1), (counts(envy=3), 0))
    outcome = judge(HIGH_ABYSS, *seats)
    assert outcome.scores == (6, 6)
    assert outcome.winners == (1,)
    assert (outcome.reason.code, outcome.reason.rule) == ("most_cards", "SIN-27")
    by_house_rule = judge(HIGH_ABYSS, *seats, rules=TIES_COUNT)
    assert by_house_rule.winners == (0, 1)
    assert (by_house_rule.reason.code, by_house_rule.reason.rule) == ("shared_win", "SIN-29")


def test_sv12_most_cards_break_a_tie_when_the_fewest_points_win() -> None:
    """SIN-27, SIN-Q7."""
    outcome = judge(LOW_ABYSS, (stack(4), 0), (stack(5, 1, 1), 0))
    assert outcome.scores == (-1, -1)
    assert outcome.winners == (1,)
    assert outcome.reason.code == "most_cards"


@pytest.mark.parametrize("abyss", [HIGH_ABYSS, LOW_ABYSS], ids=["high", "low"])
def test_sin_28_most_types_break_a_tie_of_cards(abyss: list[int]) -> None:
    """SIN-Q7: in both modes."""
    outcome = judge(abyss, (stack(2, 2, 2), 0), (stack(3, 1, 1, 1), 0))
    assert outcome.scores == (9, 9)
    assert outcome.winners == (1,)
    assert (outcome.reason.code, outcome.reason.rule) == ("most_types", "SIN-28")


def test_sv13_still_tied_is_a_shared_win() -> None:
    """SIN-29, SIN-Q15."""
    outcome = judge(HIGH_ABYSS, (stack(3), 0), (stack(0, 3), 0), (stack(2), 0))
    assert outcome.winners == (0, 1)
    assert outcome.places == (1, 1, 3)
    assert (outcome.reason.code, outcome.reason.rule) == ("shared_win", "SIN-29")


SV14 = (
    (counts(pride=3, greed=2, envy=6), 1),
    (counts(lust=3, wrath=2, pride=1), 2),
    (counts(greed=5, wrath=4), 3),
)
SV14_ABYSS = counts(pride=2, greed=3, lust=4, envy=1)


def test_sv14_a_whole_score_sheet() -> None:
    outcome = judge(SV14_ABYSS, *SV14, types=(0, 1, 2, 3, 4))
    assert outcome.scores == (19, 15, -9)
    assert outcome.places == (1, 2, 3)
    assert outcome.winners == (0,)
    assert (outcome.reason.code, outcome.reason.rule) == ("points", "SIN-23")
    assert outcome.reason.facts == {"high": True, "abyss": 9}
    assert judge(SV14_ABYSS, *SV14, rules=OPTIONAL).scores == (19, 15, -4)
    sheet = outcome.sheet
    abyss = sheet["abyss"]
    assert abyss == {
        "rows": [
            {"sin": "pride", "cards": 2, "stone": False, "points": 3},
            {"sin": "greed", "cards": 3, "stone": False, "points": 6},
            {"sin": "lust", "cards": 4, "stone": False, "points": -1},
            {"sin": "envy", "cards": 1, "stone": False, "points": 1},
            {"sin": "wrath", "cards": 0, "stone": False, "points": 0},
        ],
        "points": 9,
        "cards": 10,
        "high": True,
    }
    seats = sheet["seats"]
    assert isinstance(seats, list)
    assert seats[2] == {
        "rows": [
            {"sin": "pride", "cards": 0, "stone": False, "points": 0},
            {"sin": "greed", "cards": 5, "stone": True, "points": -6},
            {"sin": "lust", "cards": 0, "stone": False, "points": 0},
            {"sin": "envy", "cards": 0, "stone": False, "points": 0},
            {"sin": "wrath", "cards": 4, "stone": True, "points": -3},
        ],
        "points": -9,
        "cards": 9,
        "types": 2,
        "stones": 3,
        "placed": ["greed", "wrath"],
        "place": 3,
    }
    # Low: Pride 6 to -1 makes 3 - 7; Lust 6 to -1 and, forced, Pride 1 to 3 make 10 - 7 + 2.
    assert sheet["what_if"] == {"high": False, "points": [-4, 5, -9], "places": [2, 3, 1]}


def test_sin_q13_a_placing_by_hand_counts_as_it_lies() -> None:
    """SIN-26: SE5 again, but the owner lays both Stones where they hurt."""
    own = counts(envy=2, sloth=4, lust=3, wrath=1)
    best = score(range(7), [own, stack(1)], HIGH_ABYSS, [2, 0], PRINTED)
    worst = score(range(7), [own, stack(1)], HIGH_ABYSS, [2, 0], PRINTED, placings=[(2, 5), None])
    assert (best.scores[0], worst.scores[0]) == (14, 0)


def test_sin_p7_gain_of_one_stone() -> None:
    assert GAINS[1:7] == (2, 3, -7, -2, -3, 16)
    assert set(GAINS[7:]) == {0}


@given(reserves, st.integers(0, 10), st.booleans(), house_rules)
def test_sin_q13_the_best_placing_is_legal_and_none_is_better(
    own: list[int], stones: int, high: bool, rules: HouseRules
) -> None:
    """SIN-P7 against a trial of every legal placing."""
    best = best_placing(own, stones, high, rules)
    legal = legal_placings(own, stones, rules)
    assert best in legal
    assert rank_key(own, best, high, rules) == max(rank_key(own, placing, high, rules) for placing in legal)


@given(reserves, st.integers(0, 10))
def test_sin_25_legal_placings_are_all_sets_of_owned_sins(own: list[int], stones: int) -> None:
    owned = [sin for sin in range(7) if own[sin]]
    sizes = range(min(stones, len(owned)) + 1)
    sets = {placing for size in sizes for placing in combinations(owned, size)}
    assert set(legal_placings(own, stones, OPTIONAL)) == sets
    assert set(legal_placings(own, stones, PRINTED)) == {placing for placing in sets if len(placing) == max(sizes)}


@given(reserves, st.sets(st.integers(0, 6)))
def test_sin_25_a_stone_is_one_more_card(own: list[int], sins: set[int]) -> None:
    placing = tuple(sorted(sins))
    more = [count + (sin in sins) for sin, count in enumerate(own)]
    assert seat_points(own, placing) == points(more)


@given(st.lists(st.tuples(reserves, st.integers(0, 4)), min_size=2, max_size=5), reserves, house_rules)
def test_sin_q15_places_agree_with_the_order_of_the_rules(
    seats: list[tuple[list[int], int]], abyss: list[int], rules: HouseRules
) -> None:
    """SIN-23, SIN-27 to SIN-29, SIN-Q7: points in the direction of the Abyss, then cards, then types."""
    outcome = judge(abyss, *seats, rules=rules)
    high = abyss_is_high(abyss, rules)
    sheet = outcome.sheet["seats"]
    assert isinstance(sheet, list)
    keys = []
    for seat, row in enumerate(sheet):
        assert row["points"] == sum(line["points"] for line in row["rows"]) == outcome.scores[seat]
        stones = len(row["placed"]) if rules.tiebreak_counts_stones else 0
        keys.append((row["points"] * (1 if high else -1), row["cards"] + stones, row["types"]))
    assert outcome.places == places(keys)
    assert [keys[seat] for seat in outcome.winners] == [max(keys)] * keys.count(max(keys))
