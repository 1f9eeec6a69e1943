"""Why not? Each refusal a person can run into, with its rule. Those of single cards stand with the cards."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

from sevens_desktop.engine import seven_and_seven
from sevens_desktop.engine.contract import IllegalAction
from sevens_desktop.engine.seven_and_seven.state import SevenState
from tests.engine.seven_and_seven.table import may, parsed, play, refused, say, table


def own_turn() -> SevenState:
    return table(["sloth WV", "", ""], ["chastity greed", "pride", "pride"])


def pride_played() -> SevenState:
    state = table(hands=["pride humility charity WV"])
    play(state, "play pride")
    return state


def converter_played() -> SevenState:
    state = table(["sloth", "", ""], ["CONV greed"])
    play(state, "play converter")
    return state


def converter_late() -> SevenState:
    state = table(["sloth CONV", "", ""], ["charity greed"])
    play(state, "play charity")
    return state


def converter_ready() -> SevenState:
    return table(["sloth CONV WV", "pride", ""])


def block_window() -> SevenState:
    state = table(hands=["pride", "patience sloth", "chastity"])
    say(state, "play pride")
    return state


def patience_window() -> SevenState:
    state = table(["sloth", "", ""], ["kindness", "sloth"])
    say(state, "play kindness", "target 0 sloth")
    return state


def sloth_window() -> SevenState:
    state = table(["pride pride greed greed", "", ""], ["lust"])
    say(state, "draw")
    return state


def hand_limit() -> SevenState:
    state = table(hands=["pride " * 7])
    say(state, "draw")
    return state


def guest() -> SevenState:
    state = table(hands=["humility sloth", "greed", ""])
    play(state, "play humility", "play sloth")
    return state


def greed_named() -> SevenState:
    state = table(["lust", "sloth", ""], ["greed pride"])
    say(state, "play greed")
    return state


def keeping() -> SevenState:
    state = table(hands=["temperance"])
    play(state, "play temperance")
    return state


CASES: list[tuple[Callable[[], SevenState], str, str, str]] = [
    (own_turn, "play chastity", "chastity_in_own_turn", "77-22"),
    (own_turn, "block", "chastity_in_own_turn", "77-22"),
    (own_turn, "play pride", "not_in_hand", "77-04"),
    (own_turn, "pass", "play_or_draw", "77-04"),
    (own_turn, "place patience", "patience_after_conversion", "77-28"),
    (own_turn, "place sloth", "sloth_after_draw", "77-29"),
    (own_turn, "convert 0 sloth", "no_converter_in_play", "77-30"),
    (own_turn, "target 0 sloth", "other_decision_first", "77-04"),
    (own_turn, "discard greed/charity", "other_decision_first", "77-04"),
    (pride_played, "play charity", "pride_asks_for_sin", "77-Q14"),
    (pride_played, "play wild-virtue", "pride_asks_for_sin", "77-Q14"),
    (pride_played, "draw", "card_played_already", "77-10"),
    (converter_played, "convert 0 sloth", "converter_just_came", "77-30"),
    (converter_late, "convert 0 sloth", "converter_at_start_only", "77-Q23"),
    (converter_ready, "convert 0 wild-virtue", "does_not_turn", "77-12"),
    (converter_ready, "convert 0 pride", "not_in_play", "77-35"),
    (converter_ready, "convert 1 pride", "own_cards_only", "77-30"),
    (converter_ready, "convert 4 pride", "own_cards_only", "77-30"),
    (block_window, "block", "no_chastity_in_hand", "77-22"),
    (block_window, "play chastity", "no_chastity_in_hand", "77-22"),
    (block_window, "play sloth", "only_chastity_blocks", "77-22"),
    (block_window, "place patience", "only_chastity_blocks", "77-22"),
    (block_window, "draw", "other_decision_first", "77-22"),
    (patience_window, "place patience", "not_in_hand", "77-28"),
    (patience_window, "place sloth", "only_this_now", "77-28"),
    (patience_window, "play sloth", "only_this_now", "77-28"),
    (patience_window, "draw", "other_decision_first", "77-28"),
    (sloth_window, "place sloth", "not_in_hand", "77-29"),
    (sloth_window, "play lust", "only_this_now", "77-29"),
    (sloth_window, "block", "other_decision_first", "77-29"),
    (hand_limit, "pass", "too_many_cards", "77-05"),
    (hand_limit, "discard greed/charity", "not_in_hand", "77-05"),
    (guest, "add lust", "not_in_hand", "77-31"),
    (guest, "draw", "other_decision_first", "77-31"),
    (greed_named, "target 0 lust", "opponents_only", "77-Q15"),
    (greed_named, "as sloth", "other_decision_first", "77-35"),
    (greed_named, "copy pride", "other_decision_first", "77-35"),
    (greed_named, "play pride", "other_decision_first", "77-35"),
    (keeping, "draw", "other_decision_first", "77-33"),
]


@pytest.mark.parametrize(
    ("position", "text", "code", "rule"), CASES, ids=[f"{case[0].__name__}: {case[1]}" for case in CASES]
)
def test_why_not(position: Callable[[], SevenState], text: str, code: str, rule: str) -> None:
    state = position()
    assert text not in may(state)
    assert refused(state, text) == (code, rule)
    before = state.position()
    with pytest.raises(IllegalAction):
        state.apply(parsed(text))
    assert state.position() == before


def test_every_code_is_tried() -> None:
    """A code that no test of this game names would be a sentence that nobody has seen."""
    room = Path(seven_and_seven.__file__).parent
    codes = {
        str(node.args[0].value)
        for file in room.glob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Refusal"
        and isinstance(node.args[0], ast.Constant)
    }
    tests = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    assert len(codes) > 30
    assert {code for code in codes if f'"{code}"' not in tests} == set()
