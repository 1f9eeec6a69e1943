"""The examples of the rulebook (KE) and the derived ones (KV), by id."""

from __future__ import annotations

import pytest

from sevens_desktop.engine.seven_and_seven import scoring
from sevens_desktop.engine.seven_and_seven.house import House
from tests.engine.seven_and_seven.table import (
    SIX_SINS,
    SIX_VIRTUES,
    area,
    cards,
    discarded,
    hand,
    may,
    nobody_reacts,
    play,
    refused,
    say,
    stage,
    table,
)

ALL_SINS = f"{SIX_SINS} lust"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param(ALL_SINS, (7, 0), id="KE1"),
        pytest.param("DW+ WV WV humility temperance kindness charity", (0, 7), id="KE2"),
        pytest.param(f"{SIX_SINS} WS", (7, 0), id="KV1"),
        pytest.param("WS WS WS WS WS WS WS", (7, 0), id="KV2"),
        pytest.param("humility temperance kindness charity WV WV DW-", (1, 6), id="KV3 before"),
        pytest.param("humility temperance kindness charity WV WV DW+", (0, 7), id="KV3 after"),
        pytest.param(f"{SIX_SINS} CONV", (6, 0), id="KV5"),
        pytest.param(f"{SIX_SINS} {SIX_VIRTUES} CAP", (7, 7), id="KV6"),
    ],
)
def test_progress(text: str, expected: tuple[int, int]) -> None:
    assert scoring.progress(cards(text)) == expected
    assert scoring.is_complete(cards(text), 3) == (7 in expected)


def test_seven_sins_end_the_game_with_three_seats() -> None:
    """KE1, KV1: the seventh SIN, then a Wild Sin instead."""
    for last, options in (("lust", ["play lust"]), ("WS", ["play wild-sin"])):
        state = table([SIX_SINS, "", ""], [last])
        play(state, *options)
        assert state.ended == "set"
        assert state.win_shares() == (1.0, 0.0, 0.0)


def test_a_converted_dual_wild_completes_the_virtues_at_once() -> None:
    """KV3."""
    state = table(["humility temperance kindness charity WV WV DW- CONV", "", ""])
    assert state.ended is None
    say(state, "convert 0 dual-wild-sin")
    assert state.ended == "set"
    assert state.win_shares() == (1.0, 0.0, 0.0)


def test_converting_gluttony_uses_no_ability() -> None:
    """KE3."""
    state = table(["gluttony CONV", "", ""], ["pride"])
    say(state, "convert 0 gluttony")
    nobody_reacts(state)
    assert area(state, 0) == ["temperance"]
    assert stage(state) == "turn"
    assert state.aside == []
    assert hand(state, 0) == ["pride/humility"]


def test_nicole_amber_and_david() -> None:
    """KE4: Nicole 0, Amber 1, David 2."""
    state = table(["", "sloth", ""], ["greed", "chastity", "chastity"])
    say(state, "play greed", "target 1 sloth", "as diligence")
    assert state.to_act == 1
    say(state, "block")
    assert state.to_act == 2
    say(state, "block")
    nobody_reacts(state)
    assert area(state, 0) == ["greed", "diligence"]
    assert area(state, 1) == []
    assert area(state, 2) == ["chastity"]
    assert discarded(state) == ["chastity"]


@pytest.mark.parametrize(
    ("areas", "expected"),
    [
        pytest.param([(5, 4), (5, 2), (0, 0)], ((1, 2, 3), (0,)), id="KE5"),
        pytest.param([(3, 5), (5, 2), (4, 4)], ((1, 2, 3), (0,)), id="KV7"),
        pytest.param([(3, 5), (5, 3), (4, 3)], ((1, 1, 3), (0, 1)), id="KV8"),
    ],
)
def test_closest_when_the_pile_is_empty(
    areas: list[tuple[int, int]], expected: tuple[tuple[int, ...], tuple[int, ...]]
) -> None:
    """Areas as (S, V)."""
    laid = [cards(" ".join(["WS"] * sins + ["WV"] * virtues)) for sins, virtues in areas]
    outcome = scoring.score(laid, 0, House(), by_set=False)
    assert (outcome.places, outcome.winners) == expected


def test_two_seats_need_both_sets() -> None:
    """KV6."""
    state = table([f"{SIX_SINS} {SIX_VIRTUES}", ""], ["lust"], options={"promo_capricious": True})
    play(state, "play lust")
    assert state.ended is None
    state = table([f"{SIX_SINS} {SIX_VIRTUES}", ""], ["CAP"], options={"promo_capricious": True})
    play(state, "play capricious")
    assert state.ended == "set"


def test_blocked_and_nothing_else_played() -> None:
    """KV9."""
    state = table(["", "sloth", ""], ["wrath pride pride greed greed", "", "chastity"])
    say(state, "play wrath", "target 1 sloth", "block")
    nobody_reacts(state)
    assert discarded(state) == ["wrath"]
    assert area(state, 1) == ["sloth"]
    say(state, "draw")
    assert len(state.hands[0]) == 7


def test_sloths_count_cards_and_sets_count_names() -> None:
    """KV11."""
    state = table(["pride pride WS DW-", "", ""], ["DW- sloth sloth converter"])
    assert scoring.progress(state.areas[0]) == (3, 0)
    state = table(["pride pride WS DW-", "", ""], ["patience sloth sloth"], pile="converter")
    play(state, "play patience", "place sloth", "place sloth")
    assert area(state, 0)[-2:] == ["sloth", "sloth"]
    assert scoring.progress(state.areas[0])[0] == 4


def test_sloths_before_the_hand_limit() -> None:
    """KV12."""
    for sloths, to_discard in ((2, 1), (0, 3)):
        state = table(
            ["pride pride greed greed", "", ""],
            ["lust lust lust envy envy envy converter"],
            pile="sloth sloth converter",
        )
        say(state, "draw", *["place sloth"] * sloths, "pass")
        assert stage(state) == "hand_limit"
        assert len(state.hands[0]) == 7 + to_discard
        say(state, *["discard converter", "discard envy/kindness", "discard envy/kindness"][:to_discard])
        assert len(state.hands[0]) == 7
        assert state.active == 1


def test_wild_sin_on_the_last_card() -> None:
    """KV14."""
    state = table(["sloth", "", ""], ["WS", "", ""], pile="pride", rest=2)
    say(state, "play wild-sin")
    nobody_reacts(state)
    assert discarded(state) == ["pride"]
    assert may(state) == ["take pride/humility"]
    say(state, "take pride/humility")
    assert hand(state, 0) == ["pride/humility"]
    assert state.ended == "deck_out"
    assert state.outcome() is not None


def test_pride_after_pride() -> None:
    """KV16."""
    state = table(["", "", ""], ["pride pride gluttony envy lust"])
    play(state, "play pride", "play pride", "play gluttony")
    assert len(state.hands[0]) == 4
    assert state.active == 1


def test_a_converter_waits_for_a_later_turn() -> None:
    """KV17."""
    state = table(["", ""], ["CONV envy"])
    play(state, "play converter")
    assert refused(state, "convert 0 envy") == ("converter_just_came", "77-30")
    play(state, "play envy")
    assert area(state, 0) == ["converter", "envy"]
    say(state, "draw")
    assert state.active == 0
    held = hand(state, 0)
    say(state, "convert 0 envy")
    nobody_reacts(state)
    assert area(state, 0) == ["kindness"]
    assert discarded(state) == ["converter"]
    assert hand(state, 0) == held
    assert "draw" in may(state)
    assert any(text.startswith("play ") for text in may(state))


def test_kindness_cannot_be_blocked_and_two_seats_cannot_counter() -> None:
    """KV20."""
    state = table(["", ""], ["kindness pride chastity", "chastity"])
    say(state, "play kindness", "target 0 kindness")
    assert area(state, 0) == ["envy"]
    state = table(["", ""], ["kindness pride chastity", "chastity"])
    say(state, "play pride")
    assert stage(state) == "block"
    assert state.to_act == 1
    say(state, "block")
    assert stage(state) == "turn"
    assert discarded(state) == ["pride"]
    assert area(state, 1) == ["chastity"]


def test_a_full_hand_after_charity_and_wild_virtue() -> None:
    """KV22."""
    state = table(["", "", ""], ["charity WV pride pride pride pride pride"])
    play(state, "play charity", "play wild-virtue")
    assert len(state.hands[0]) == 7
    assert state.active == 1
