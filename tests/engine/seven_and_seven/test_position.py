"""Positions of 7 & 7 that hold together, and such that do not."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from sevens_desktop.engine.contract import PositionError
from sevens_desktop.engine.seven_and_seven.game import SEVEN_AND_SEVEN
from sevens_desktop.engine.seven_and_seven.state import SevenState
from tests.engine.seven_and_seven.table import SIX_SINS, SIX_VIRTUES, play, say, table


def problems(position: dict[str, Any]) -> set[str]:
    try:
        SEVEN_AND_SEVEN.load(position)
    except PositionError as error:
        return {problem.code for problem in error.problems}
    return set()


def in_a_window() -> SevenState:
    state = table(["", "sloth", ""], ["greed", "chastity", "pride"])
    say(state, "play greed", "target 1 sloth", "as diligence")
    return state


def unsaid() -> SevenState:
    state = table(["", "sloth", ""], ["greed", "chastity", "pride"])
    say(state, "play greed", "target 1 sloth")
    return state


def guest_waits() -> SevenState:
    state = table(["", "", ""], ["humility sloth", "greed", ""])
    say(state, "play humility", "pass", "play sloth", "pass")
    return state


@pytest.mark.parametrize("start", [in_a_window, unsaid, guest_waits])
def test_a_half_made_choice_is_resumed(start: Callable[[], SevenState]) -> None:
    state = start()
    loaded = SEVEN_AND_SEVEN.load(state.position())
    for _ in range(40):
        assert loaded.position() == state.position()
        legal = state.legal_actions()
        assert loaded.legal_actions() == legal
        if not legal:
            break
        state.advance(legal[0])
        loaded.advance(legal[0])


def test_a_position_travels_to_another_process() -> None:
    """Pickled with what was asked of it before, in the midst of an effect that is checked when it is done (77-Q9)."""
    virtues = SIX_VIRTUES.replace("patience", "WV")
    options = {"win_after_effect": True}
    state = table([f"{SIX_SINS} chastity", virtues, ""], ["WS", "patience"], pile="pride", options=options)
    play(state, "play wild-sin")
    say(state, "target 0 chastity", "pass")
    assert state.frames[-1].name == "patience"
    state.legal_actions()
    twin = pickle.loads(pickle.dumps(state))
    for word in ("place patience", "take pride/humility"):
        assert twin.legal_actions() == state.legal_actions()
        say(state, word)
        say(twin, word)
        assert twin.position() == state.position()
    assert state.ended == "set"


@pytest.mark.parametrize(
    ("start", "change", "code"),
    [
        (in_a_window, {"stack": []}, "wrong_number_of_cards"),
        (in_a_window, {"frames": [{"frame": "turn"}]}, "card_between_places"),
        (in_a_window, {"frames": []}, "impossible_stage"),
        (in_a_window, {"frames": [{"frame": "fly"}]}, "bad_field"),
        (in_a_window, {"frames": [{"frame": "turn"}, {"frame": "patience", "step": 9}]}, "bad_field"),
        (in_a_window, {"frames": [{"frame": "turn", "step": 1}]}, "bad_field"),
        (in_a_window, {"frames": ["turn"]}, "bad_field"),
        (in_a_window, {"to_act": 2}, "wrong_seat_to_act"),
        (in_a_window, {"to_act": None}, "wrong_seat_to_act"),
        (in_a_window, {"to_act": 3}, "bad_field"),
        (in_a_window, {"permission": "all"}, "bad_field"),
        (in_a_window, {"ended": "won"}, "bad_field"),
        (in_a_window, {"ended": "set"}, "nothing_to_decide_after_the_end"),
        (in_a_window, {"ended": "deck_out", "frames": [], "to_act": None}, "over_too_early"),
        (in_a_window, {"ready": 1}, "converter_not_in_play"),
        (in_a_window, {"shown": [{"seat": 2, "kind": "sloth/diligence"}]}, "shown_card_not_in_hand"),
        (in_a_window, {"shown": [{"seat": 7, "kind": "sloth/diligence"}]}, "no_such_seat"),
        (in_a_window, {"shown": [{"seat": 0}]}, "bad_field"),
        (in_a_window, {"hands": [[], ["fly"], []]}, "bad_field"),
        (in_a_window, {"areas": [[], ["sloth"], []]}, "bad_field"),
        (in_a_window, {"stack": [{"seat": 1, "card": "greed#1"}]}, "impossible_announcement"),
        (in_a_window, {"seats": 6}, "bad_field"),
        (in_a_window, {"game": "chess"}, "other_game"),
        (in_a_window, {"options": {"wide_block": 7}}, "bad_option_value"),
        (unsaid, {"permission": "nothing"}, "impossible_announcement"),
        (guest_waits, {"frames": [{"frame": "turn"}, {"frame": "guest", "seat": 0}]}, "guest_is_no_opponent"),
        (guest_waits, {"frames": [{"frame": "turn"}, {"frame": "take"}], "to_act": 0}, "no_legal_action"),
    ],
)
def test_what_is_wrong_is_named(start: Callable[[], SevenState], change: dict[str, Any], code: str) -> None:
    position = start().position()
    assert problems(position) == set()
    assert code in problems({**position, **change})


@pytest.mark.parametrize(
    "words",
    [
        {"targets": [{"seat": 1, "face": "lust"}]},
        {"targets": [{"seat": 0, "face": "greed"}]},
        {"targets": [{"seat": 4, "face": "sloth"}]},
        {"targets": []},
        {"arrives": "lust"},
        {"arrives": "wild-sin"},
        {"copied": "pride"},
        {"face": "wrath"},
    ],
)
def test_what_cannot_be_said_is_refused(words: dict[str, Any]) -> None:
    position = deepcopy(in_a_window().position())
    frames: Any = position["frames"]
    frames[1].update(words)
    assert problems(position) == {"impossible_announcement"}


def test_lost_and_doubled_cards_are_named() -> None:
    """77-P2."""
    position: Any = in_a_window().position()
    position["pile"][0] = position["pile"][-1]
    with pytest.raises(PositionError) as refused:
        SEVEN_AND_SEVEN.load(position)
    assert [problem.code for problem in refused.value.problems] == ["wrong_number_of_cards"] * 2
    position = in_a_window().position()
    position["discard"] = ["sloth#1"]
    assert problems(position) == {"same_number_twice", "wrong_number_of_cards"}


def test_a_full_set_is_over() -> None:
    """77-17."""
    position: Any = table(["WS WS WS WS WS WS", "", ""], ["WS"]).position()
    position["areas"][0].append("wild-sin#7")
    position["hands"][0] = []
    assert "should_be_over" in problems(position)


def test_an_empty_pile_is_over() -> None:
    """77-19."""
    position: Any = table(pile="pride", rest=2).position()
    position["hands"][1] = position["pile"]
    position["pile"] = []
    assert "should_be_over" in problems(position)


def test_every_position_of_many_games_loads() -> None:
    rng = Random(9)
    stages = set()
    options = {"wide_block": True, "win_after_effect": True, "converter_any_time_own_turn": True}
    for number in range(12):
        state = SEVEN_AND_SEVEN.deal(2 + number % 4, f"LOAD-{number}", options)
        assert isinstance(state, SevenState)
        while state.to_act is not None:
            position = state.position()
            assert SEVEN_AND_SEVEN.load(position).position() == position
            stages.add(state.frames[-1].name)
            state.advance(rng.choice(state.legal_actions()))
    assert stages == {
        *("turn", "name", "block", "patience", "sloth", "hand_limit"),
        *("keep", "take", "fetch", "invite", "guest"),
    }
