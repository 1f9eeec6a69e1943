"""Two teams of two, partners opposite (77-21, 77-Q26)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sevens_desktop.engine.seven_and_seven import scoring
from sevens_desktop.engine.seven_and_seven.house import House
from sevens_desktop.engine.seven_and_seven.state import SevenState
from tests.engine.seven_and_seven.table import (
    SIX_VIRTUES,
    area,
    cards,
    discarded,
    may,
    nobody_reacts,
    play,
    refused,
    say,
    stage,
    table,
)


def team_table(areas: Sequence[str], hands: Sequence[str] = (), **options: bool) -> SevenState:
    return table(areas, hands, options={"teams": True, **options})


@pytest.mark.parametrize("name", ["wrath", "greed", "lust"])
def test_the_partner_is_immune(name: str) -> None:
    state = team_table(["", "", "sloth", "pride"], [name])
    say(state, f"play {name}")
    assert [text for text in may(state) if text != "none"] == ["target 3 pride"]
    assert refused(state, "target 2 sloth") == ("partner_is_immune", "77-21")


def test_envy_does_not_copy_from_the_partner() -> None:
    state = team_table(["", "", "sloth", "pride"], ["envy"])
    say(state, "play envy")
    assert may(state) == ["copy pride", "copy humility"]


def test_the_guest_is_never_the_partner() -> None:
    state = team_table(["", "", "", ""], ["humility sloth", "pride", "pride", "pride"])
    play(state, "play humility", "play sloth")
    assert may(state) == ["invite 1", "invite 3"]
    assert refused(state, "invite 2") == ("guest_is_opponent", "77-Q13")


def test_the_partner_is_not_asked_to_block_and_may_counter() -> None:
    state = team_table(["", "", "", ""], ["pride sloth", "chastity", "chastity", "chastity"])
    say(state, "play pride")
    assert state.to_act == 1
    say(state, "block")
    assert state.to_act == 2
    say(state, "block")
    assert state.to_act == 3
    nobody_reacts(state)
    assert area(state, 0) == ["pride"]
    assert area(state, 2) == ["chastity"]
    assert discarded(state) == ["chastity"]


def test_the_blockers_partner_is_not_asked_to_counter() -> None:
    state = team_table(["", "", "", ""], ["pride sloth", "chastity", "", "chastity"])
    say(state, "play pride", "block")
    assert discarded(state) == ["pride"]


def test_the_partners_conversions_give_no_patience() -> None:
    state = team_table(["sloth", "", "", ""], ["kindness sloth", "lust", "patience", "lust"])
    say(state, "play kindness", "target 0 sloth")
    asked = []
    while stage(state) == "patience":
        asked.append(state.to_act)
        say(state, "pass")
    assert asked == [1, 3]


@pytest.mark.parametrize("strict", [False, True])
def test_kindness_and_converter_reach_the_partner(strict: bool) -> None:
    """``team_strict``: they do not."""
    state = team_table(["CONV", "pride", "sloth", ""], ["kindness"], team_strict=strict)
    assert ("convert 2 sloth" in may(state)) != strict
    say(state, "play kindness")
    assert may(state) == ["target 0 kindness", *["target 2 sloth"] * (not strict)]
    if strict:
        assert refused(state, "target 2 sloth") == ("own_cards_only", "77-35")
    else:
        say(state, "target 2 sloth")
        assert area(state, 2) == ["diligence"]


def test_a_converter_turns_the_partners_card() -> None:
    state = team_table(["CONV", "pride", "sloth", ""])
    play(state, "convert 2 sloth")
    assert area(state, 2) == ["diligence"]
    assert area(state, 0) == []


@pytest.mark.parametrize("strict", [False, True])
def test_wilds_may_choose_the_partner(strict: bool) -> None:
    state = team_table(["", "", "sloth", ""], ["WV"], team_strict=strict)
    play(state, "play wild-virtue", "target 2 sloth")
    assert area(state, 2) == ["diligence"]


def test_one_full_set_wins_for_both() -> None:
    state = team_table([SIX_VIRTUES, "", "", ""], ["WV"])
    play(state, "play wild-virtue")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 2)
    assert outcome.places == (1, 3, 1, 3)
    assert outcome.reason.rule == "77-21"
    assert state.win_shares() == (0.5, 0.0, 0.5, 0.0)


def test_areas_are_not_pooled() -> None:
    state = team_table([SIX_VIRTUES, "", "chastity", ""], ["pride"])
    play(state, "play pride")
    assert state.ended is None


@pytest.mark.parametrize(
    ("areas", "places", "code"),
    [
        (("WS WS WS", "WS WS", "", "WS WS"), (1, 3, 1, 3), "closest"),
        (("WS WS WV", "WS WS", "", "WS"), (1, 3, 1, 3), "more_of_the_other"),
        (("WS WS", "WS WS", "", "WS"), (3, 1, 3, 1), "closer_partner"),
        (("WS WS", "WS WS", "WS", "WS WV"), (3, 1, 3, 1), "partner_more_of_the_other"),
        (("WS WS", "WS", "WS", "WS WS"), (1, 1, 1, 1), "shared_win"),
    ],
)
def test_closest_team(areas: tuple[str, ...], places: tuple[int, ...], code: str) -> None:
    outcome = scoring.score([cards(text) for text in areas], 0, House(teams=True), by_set=False)
    assert outcome.places == places
    assert outcome.reason.code == code
