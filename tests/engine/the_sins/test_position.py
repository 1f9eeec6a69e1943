"""Positions of 7: The Sins that do not hold together are refused with all that is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from sevens_desktop.engine.contract import PositionError
from sevens_desktop.engine.the_sins.cards import card_text
from sevens_desktop.engine.the_sins.game import THE_SINS
from tests.engine.the_sins.table import act, deal, lay

Data = dict[str, Any]


def problems(data: Data) -> list[tuple[str, str]]:
    with pytest.raises(PositionError) as refused:
        THE_SINS.load(data)
    return [(problem.code, problem.rule) for problem in refused.value.problems]


def opening() -> Data:
    return deal(3, start=0, sins=["pride", "greed", "lust", "envy", "wrath"]).position()


def placing() -> Data:
    """Seat 0 is asked where its one Stone goes."""
    row = "judgment.1 judgment.2 pride.3 pride.3 greed.3"
    options = {"manual_stones": True}
    state = lay(2, row, "judgment.3", gone=3, supply=3, reserves={0: "lust.2 envy.2"}, options=options)
    act(state, "take greed")
    return state.position()


def test_another_game_is_refused() -> None:
    assert ("other_game", "") in problems({**opening(), "game": "growl"})


def test_options_are_checked_like_those_of_a_deal() -> None:
    assert problems({**opening(), "options": {"penance": "yes", "fly": 1}}) == [
        ("unknown_option", ""),
        ("bad_option_value", "SIN-30"),
    ]


def test_left_out_options_have_their_defaults() -> None:
    assert THE_SINS.load({**opening(), "options": {}}).options == deal(3).options


def test_a_swapped_card_is_found_on_both_sides() -> None:
    """SIN-P8."""
    data = opening()
    data["abyss"] = ["pride.1"]
    assert problems(data) == [("wrong_number_of_cards", "SIN-P8")]
    data["pile"].remove("greed.1")
    assert problems(data) == [("wrong_number_of_cards", "SIN-P8")] * 2


def test_sin_05_a_repeated_or_unknown_sin() -> None:
    assert ("repeated", "SIN-05") in problems({**opening(), "sins": ["pride", "pride", "lust", "envy", "wrath"]})
    assert ("bad_field", "") in problems({**opening(), "sins": ["anger", "greed", "lust", "envy", "wrath"]})


def test_sin_08_a_first_card_of_another_hell() -> None:
    data = opening()
    data["reserves"][1], data["pile"][-1] = [data["pile"][-1]], data["reserves"][1][0]
    assert ("bad_start_card", "SIN-08") in problems(data)


def test_sin_10_the_pile_in_order() -> None:
    data = opening()
    data["pile"] = data["pile"][::-1]
    assert problems(data) == [("pile_out_of_order", "SIN-10")]
    taken = opening()
    taken["abyss"] = [taken["pile"].pop()]
    assert problems(taken) == [("pile_out_of_order", "SIN-10")]


def test_sin_11_stones() -> None:
    assert problems({**opening(), "supply": 7}) == [("wrong_number_of_stones", "SIN-11")]
    assert problems({**opening(), "stones": [1, 0, 0]}) == [("wrong_number_of_stones", "SIN-11")]


def test_sin_14_the_seat_to_act_follows_from_the_turn() -> None:
    assert problems({**opening(), "to_act": 1}) == [("wrong_seat_to_act", "SIN-14")]
    assert problems({**opening(), "to_act": None}) == [("wrong_seat_to_act", "SIN-14")]
    assert THE_SINS.load({**opening(), "turn": 2, "to_act": 2}).to_act == 2


def test_sin_18_five_cards_in_the_row() -> None:
    short = opening()
    short["pile"].insert(0, short["row"].pop())
    assert problems(short) == [("row_too_short", "SIN-18")]
    long = opening()
    long["row"].append(long["pile"].pop(0))
    assert problems(long) == [("row_too_long", "SIN-18")]


def test_sin_19_no_judgment_outside_row_and_pile() -> None:
    data = opening()
    data["pile"].remove("judgment.1")
    data["reserves"][0].append("judgment.1")
    assert problems(data) == [("judgment_taken", "SIN-19")]


def test_sin_20_and_sin_32_over_or_not() -> None:
    assert problems({**opening(), "to_act": None, "placings": [None] * 3}) == [("over_too_early", "SIN-20")]
    over = lay(3, "judgment.1 judgment.2 judgment.3 pride.3 pride.3", gone=3, turn=2, options={"penance": True})
    data = {**over.position(), "options": {"penance": False}, "pile": []}
    assert problems(data) == [("should_be_over", "SIN-20")]
    assert problems({**over.position(), "turn": 4, "to_act": 0}) == [("should_be_over", "SIN-20")]


def test_sin_p3_somebody_can_act() -> None:
    state = lay(3, "judgment.1 judgment.2 judgment.3 pride.3 pride.3", gone=4, turn=2, options={"penance": True})
    abyss = [card_text(code) for code in state.stacks[-1]] + ["pride.3", "pride.3"]
    judgments = ["judgment.1", "judgment.2", "judgment.3"]
    assert problems({**state.position(), "abyss": abyss, "row": judgments}) == [("no_legal_action", "SIN-P3")]


def test_sin_24_half_placed_stones_load() -> None:
    state = THE_SINS.load(placing())
    assert state.to_act == 0
    assert [str(action) for action in state.legal_actions()] == ["place greed", "place lust", "place envy"]


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"placings": [["wrath"], None]}, ("bad_placing", "SIN-25")),
        ({"placings": [["lust"], None]}, ("wrong_seat_to_place", "SIN-24")),
        ({"to_act": None}, ("wrong_seat_to_place", "SIN-24")),
        ({"placings": [["lust"], []]}, ("wrong_seat_to_place", "SIN-24")),
        ({"placings": [["anger"], None]}, ("bad_field", "")),
        ({"placings": [None]}, ("bad_length", "")),
        ({"options": {}}, ("stones_are_placed_for_all", "SIN-Q13")),
    ],
    ids=str,
)
def test_sin_25_wrong_placings(change: Data, problem: tuple[str, str]) -> None:
    assert problem in problems({**placing(), **change})


@pytest.mark.parametrize("key", ["pile", "row", "abyss", "reserves", "stones"])
@pytest.mark.parametrize("value", [None, "envy.1", [3.5], [["envy.9"]], {"envy": 1}, [-1]], ids=str)
def test_wrong_types_are_named(key: str, value: object) -> None:
    assert {code for code, _ in problems({**opening(), key: value})} <= {"bad_field", "bad_length"}
