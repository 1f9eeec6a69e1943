"""How the game ends (77-17 to 77-20, 77-Q9, 77-Q10, 77-Q17, 77-Q18, 77-Q30)."""

from __future__ import annotations

import pytest

from sevens_desktop.engine.seven_and_seven import scoring
from sevens_desktop.engine.seven_and_seven.house import House
from tests.engine.seven_and_seven.table import SIX_SINS, SIX_VIRTUES, cards, hand, may, play, refused, say, stage, table


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param("", (0, 0), id="nothing"),
        pytest.param("pride pride pride", (1, 0), id="equal cards count once"),
        pytest.param("WV WV", (0, 2), id="77-14 wilds each count"),
        pytest.param("DW- DW+", (1, 1), id="77-15 dual wild by its active side"),
        pytest.param("CONV CONV CAP", (1, 1), id="77-16 converter for nothing, capricious for both"),
        pytest.param(f"{SIX_SINS} lust WS WS", (7, 0), id="77-17 seven at most"),
        pytest.param("pride WS humility WV", (2, 2), id="77-13 a wild stands for a missing one"),
    ],
)
def test_progress(text: str, expected: tuple[int, int]) -> None:
    """77-13 to 77-17."""
    assert scoring.progress(cards(text)) == expected


@pytest.mark.parametrize(
    ("text", "cards_of_sin", "cards_of_virtue"),
    [("pride pride WS DW- CAP CONV", 5, 1), ("humility WV DW+ CAP CONV", 1, 4)],
)
def test_card_counts(text: str, cards_of_sin: int, cards_of_virtue: int) -> None:
    """77-Q21."""
    assert scoring.sin_cards(cards(text)) == cards_of_sin
    assert scoring.virtue_cards(cards(text)) == cards_of_virtue


class TestSet:
    def test_virtues_win_as_well(self) -> None:
        """77-17."""
        state = table([SIX_VIRTUES, "", ""], ["WV"])
        play(state, "play wild-virtue")
        outcome = state.outcome()
        assert outcome is not None
        assert (outcome.winners, outcome.reason.code, outcome.reason.rule) == ((0,), "seven_virtues", "77-17")
        assert outcome.scores == (7, 0, 0)

    def test_ends_before_the_ability(self) -> None:
        """77-Q9."""
        state = table([SIX_SINS.replace("gluttony", "lust"), "", ""], ["gluttony"])
        play(state, "play gluttony")
        assert state.ended == "set"
        assert hand(state, 0) == []

    def test_after_the_effect(self) -> None:
        """``win_after_effect``: the ability works first; here Kindness undoes the set it made, or does not."""
        options = {"win_after_effect": True}
        state = table([SIX_SINS.replace("gluttony", "lust"), "", ""], ["gluttony"], options=options)
        play(state, "play gluttony")
        assert state.ended == "set"
        assert len(state.hands[0]) == 1
        virtues = SIX_VIRTUES.replace("kindness", "chastity")
        for target, ended in (("target 0 kindness", None), ("target 0 sloth", "set")):
            state = table([f"{virtues} sloth", "", ""], ["kindness"], options=options)
            play(state, "play kindness", target)
            assert state.ended == ended
        state = table([f"{virtues} sloth", "", ""], ["kindness"])
        play(state, "play kindness", "target 0 kindness")
        assert state.ended == "set"

    def test_after_the_effect_patience_is_in_time(self) -> None:
        """``win_after_effect``: two may be complete then; the active seat is first (77-Q10)."""
        virtues = SIX_VIRTUES.replace("patience", "WV")
        for shared, shares in ((False, (1.0, 0.0, 0.0)), (True, (0.5, 0.5, 0.0))):
            state = table(
                [f"{SIX_SINS} chastity", virtues, ""],
                ["WS", "patience"],
                pile="pride",
                options={"win_after_effect": True, "shared_win": shared},
            )
            say(state, "play wild-sin", "target 0 chastity")
            while stage(state) == "block":
                say(state, "pass")
            say(state, "place patience")
            assert stage(state) == "take"
            say(state, "take pride/humility")
            assert state.win_shares() == shares

    @pytest.mark.parametrize(("shared", "winners"), [(False, (1,)), (True, (1, 2))])
    def test_two_at_once(self, shared: bool, winners: tuple[int, ...]) -> None:
        """77-Q10: turn order from the active seat; ``shared_win``."""
        state = table(
            ["", "WS WS WS WS WS WS humility", "WV WV WV WV WV WV sloth"],
            ["lust"],
            options={"shared_win": shared},
        )
        play(state, "play lust", "target 2 sloth", "target 1 humility")
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.winners == winners
        assert sum(state.win_shares()) == 1

    def test_an_opponents_lust_may_win_for_you(self) -> None:
        """77-Q30."""
        state = table(["", "WS WS WS WS WS WS humility", ""], ["lust"])
        play(state, "play lust", "target 1 humility")
        assert state.win_shares() == (0.0, 1.0, 0.0)

    def test_two_seats_need_both(self) -> None:
        """77-18."""
        state = table(["WS WS WS WS WS WS", ""], ["WS"])
        play(state, "play wild-sin")
        assert state.ended is None
        outcome = scoring.score([cards("WS " * 7 + "WV " * 7), []], 0, House(), by_set=True)
        assert (outcome.winners, outcome.reason.code, outcome.reason.rule) == ((0,), "both_sets", "77-18")

    def test_the_others_are_ranked_by_how_close_they_came(self) -> None:
        areas = [cards("WV"), cards("WS " * 7), cards("pride lust sloth")]
        outcome = scoring.score(areas, 0, House(), by_set=True)
        assert outcome.places == (3, 1, 2)


class TestClosest:
    """77-19, 77-20."""

    def score(self, *areas: str, **options: bool) -> tuple[tuple[int, ...], str, str]:
        outcome = scoring.score([cards(text) for text in areas], 0, House(**options), by_set=False)
        return outcome.places, outcome.reason.code, outcome.reason.rule

    def test_more_of_one_kind(self) -> None:
        assert self.score("WS WS", "WV WV WV", "") == ((2, 1, 3), "closest", "77-19")

    def test_then_more_of_the_other(self) -> None:
        assert self.score("WS WS WS WV", "WV WV WV", "") == ((1, 2, 3), "more_of_the_other", "77-20")

    def test_then_shared(self) -> None:
        assert self.score("WS WS WV", "WV WV WS", "") == ((1, 1, 3), "shared_win", "77-Q17")

    def test_raw_cards(self) -> None:
        """77-Q17 with ``tie_raw_cards``: equal cards count."""
        areas = ("WS WS WS humility humility", "WV WV WV pride", "")
        assert self.score(*areas)[0] == (1, 1, 3)
        assert self.score(*areas, tie_raw_cards=True) == ((1, 2, 3), "more_of_the_other", "77-20")

    def test_raw_cards_of_the_better_kind_when_both_are_equal(self) -> None:
        areas = ("pride pride humility", "pride humility", "")
        assert self.score(*areas, tie_raw_cards=True)[0] == (1, 2, 3)

    def test_two_seats_count_both_kinds(self) -> None:
        """77-Q18: (S+V, min); with ``two_player_standard_key`` as with more seats."""
        areas = ("WS WS WS WS WS", "WS WS WS WV WV WV")
        assert self.score(*areas)[0] == (2, 1)
        assert self.score(*areas, two_player_standard_key=True)[0] == (1, 2)
        assert self.score("WS WS WS WV", "WS WS WV WV") == ((2, 1), "more_of_the_lesser", "77-Q18")
        assert self.score("WS WS WS WV", "WS WV WV WV") == ((1, 1), "shared_win", "77-Q17")

    def test_two_seats_standard_key_with_raw_cards(self) -> None:
        areas = ("WS WS WS humility humility", "WV WV WV pride")
        assert self.score(*areas, two_player_standard_key=True, tie_raw_cards=True)[0] == (1, 2)


def test_the_sheet_shows_what_is_there_and_what_is_missing() -> None:
    state = table(["pride pride WS DW+ humility CONV", "WV", "sloth"], pile="pride", rest=2)
    say(state, "draw")
    outcome = state.outcome()
    assert outcome is not None
    row = outcome.sheet["seats"]
    assert isinstance(row, list)
    assert row[0] == {
        "sins": 2,
        "virtues": 2,
        "named_sins": ["pride"],
        "named_virtues": ["humility"],
        "wild_sins": 1,
        "wild_virtues": 1,
        "sin_cards": 3,
        "virtue_cards": 2,
        "cards": 6,
        "complete": False,
        "key": [2, 2],
        "partner": None,
        "place": 1,
    }
    assert outcome.winners == (0,)


def test_nothing_may_be_done_after_the_end() -> None:
    state = table([SIX_VIRTUES, "", ""], ["WV lust"])
    play(state, "play wild-virtue")
    assert may(state) == []
    assert refused(state, "play lust") == ("game_over", "77-17")
    state = table(pile="pride", rest=2)
    say(state, "draw")
    assert refused(state, "draw") == ("game_over", "77-19")
