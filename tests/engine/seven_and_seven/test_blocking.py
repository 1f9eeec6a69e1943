"""Chastity against cards and against Chastity (77-22 to 77-27, 77-Q2 to 77-Q5, 77-Q24, 77-Q25)."""

from __future__ import annotations

import pytest

from tests.engine.seven_and_seven.table import (
    SIX_VIRTUES,
    area,
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


class TestBlock:
    def test_discards_the_card_and_stays_as_a_virtue(self) -> None:
        """77-22 to 77-24, 77-Q25: no draw for the blocker."""
        state = table(["", "sloth", ""], ["wrath pride", "chastity pride"])
        say(state, "play wrath", "target 1 sloth", "block")
        nobody_reacts(state)
        assert discarded(state) == ["wrath"]
        assert area(state, 0) == []
        assert area(state, 1) == ["sloth", "chastity"]
        assert hand(state, 1) == ["pride/humility"]
        assert stage(state) == "turn"
        assert state.to_act == 0

    def test_undoes_the_ability(self) -> None:
        """77-23: no extra card."""
        state = table(hands=["charity pride", "chastity"])
        say(state, "play charity", "block")
        assert may(state) == ["play pride", "play humility", "draw"]

    def test_the_replacement_can_be_blocked_too(self) -> None:
        """77-Q7."""
        state = table(hands=["charity pride sloth", "chastity chastity"])
        say(state, "play charity", "block", "play pride")
        assert (stage(state), state.to_act) == ("block", 1)
        say(state, "block", "play sloth")
        assert discarded(state) == ["charity", "pride"]
        assert area(state, 0) == ["sloth"]

    def test_an_extra_card_can_be_blocked(self) -> None:
        """77-Q2 (a)."""
        state = table(hands=["charity pride", "chastity"])
        say(state, "play charity", "pass", "play pride", "block")
        assert discarded(state) == ["pride"]

    def test_comes_after_the_targets(self) -> None:
        """77-26."""
        state = table(["", "sloth lust", ""], ["greed", "chastity", "pride"])
        say(state, "play greed")
        assert (stage(state), state.to_act) == ("name", 0)
        say(state, "target 1 sloth")
        assert (stage(state), state.to_act) == ("name", 0)
        events = say(state, "as diligence")
        assert (stage(state), state.to_act) == ("block", 1)
        announced = next(event for event in events if event.kind == "announced")
        assert announced.facts["card"] == "greed#1"
        assert announced.facts["targets"] == [{"seat": 1, "card": "sloth#1"}]
        assert announced.facts["arrives"] == "diligence"

    def test_is_not_for_the_own_turn(self) -> None:
        """77-22."""
        state = table(hands=["chastity"])
        assert may(state) == ["play lust", "draw"]
        assert refused(state, "play chastity") == ("chastity_in_own_turn", "77-22")
        assert refused(state, "block") == ("chastity_in_own_turn", "77-22")

    def test_lying_in_play_has_no_power(self) -> None:
        """77-Q24."""
        state = table(["", "chastity", ""], ["pride", "sloth"])
        say(state, "play pride")
        assert may(state) == ["pass"]
        assert refused(state, "block") == ("no_chastity_in_hand", "77-22")

    def test_wins_out_of_turn(self) -> None:
        """77-Q30, 77-Q4."""
        state = table(["", SIX_VIRTUES, ""], ["pride", "chastity"])
        say(state, "play pride", "block")
        assert state.ended == "set"
        assert state.win_shares() == (0.0, 1.0, 0.0)
        assert discarded(state) == ["pride"]

    def test_kindness_opens_no_window(self) -> None:
        """77-27."""
        state = table(["sloth", "", ""], ["kindness", "chastity", "chastity"])
        say(state, "play kindness", "target 0 sloth")
        assert area(state, 0) == ["diligence", "kindness"]
        assert stage(state) == "patience"


class TestWhoIsAsked:
    """77-Q5."""

    def test_everybody_in_turn_order_whatever_they_hold(self) -> None:
        state = table(["", "", "", ""], ["pride", "sloth", "sloth", "chastity"], active=0)
        say(state, "play pride")
        asked = []
        while stage(state) == "block":
            asked.append(state.to_act)
            say(state, "pass")
        assert asked == [1, 2, 3]

    def test_the_turn_order_begins_at_the_left_of_the_active_seat(self) -> None:
        state = table(["", "", ""], ["sloth", "sloth", "pride"], active=2, to_act=2)
        say(state, "play pride")
        assert state.to_act == 0
        say(state, "pass")
        assert state.to_act == 1

    def test_is_open_to_all_eyes(self) -> None:
        """77-Q5: the observation names all who are asked, and again after a block."""
        state = table(["", "sloth", "", ""], ["wrath", "chastity", "pride", "sloth"])
        say(state, "play wrath", "target 1 sloth")
        assert state.observe(None).asked == (1, 2, 3)
        say(state, "pass")
        assert state.observe(None).asked == (2, 3)
        state = table(["", "sloth", "", ""], ["wrath", "chastity", "pride", "sloth"])
        say(state, "play wrath", "target 1 sloth", "block")
        assert state.observe(2).asked == (2, 3)

    def test_not_who_has_no_card(self) -> None:
        state = table(hands=["pride", "", "sloth"])
        say(state, "play pride")
        assert state.to_act == 2

    def test_nobody_when_all_seven_lie_open(self) -> None:
        state = table(["lust chastity", "", ""], ["pride", "sloth", "sloth"], discard="lust lust lust lust chastity")
        say(state, "play pride")
        assert area(state, 0)[-1] == "pride"
        assert (stage(state), state.active) == ("turn", 1)

    def test_only_who_is_known_to_hold_the_last_one(self) -> None:
        """A Chastity that was taken from the Discard Pile is public."""
        state = table(
            ["lust chastity", "", ""],
            ["pride", "sloth", "chastity"],
            discard="lust lust lust lust",
            shown=[{"seat": 2, "kind": "lust/chastity"}],
        )
        say(state, "play pride")
        assert state.to_act == 2

    def test_not_who_is_known_to_hold_other_cards_only(self) -> None:
        state = table(hands=["pride", "sloth", "sloth"], shown=[{"seat": 1, "kind": "sloth/diligence"}])
        say(state, "play pride")
        assert state.to_act == 2

    def test_the_first_yes_is_used_and_all_are_asked_again(self) -> None:
        state = table(["", "", "", ""], ["pride", "sloth", "chastity", "chastity"])
        say(state, "play pride", "pass", "block")
        asked = []
        while stage(state) == "block":
            asked.append(state.to_act)
            say(state, "pass")
        assert asked == [1, 3]
        assert area(state, 2) == ["chastity"]


class TestCounter:
    """77-25, 77-Q3, 77-Q4."""

    def test_lets_the_card_stand(self) -> None:
        state = table(hands=["pride pride", "chastity", "chastity"])
        say(state, "play pride", "block", "block")
        nobody_reacts(state)
        assert area(state, 0) == ["pride"]
        assert area(state, 1) == []
        assert area(state, 2) == ["chastity"]
        assert discarded(state) == ["chastity"]

    def test_a_window_opens_anew_for_the_card_below(self) -> None:
        state = table(hands=["pride pride", "chastity chastity", "chastity sloth"])
        say(state, "play pride", "block", "block", "pass")
        assert (stage(state), state.to_act) == ("block", 1)
        assert len(state.stack) == 1
        say(state, "block", "pass")
        assert discarded(state) == ["chastity", "pride"]
        assert area(state, 1) == ["chastity"]
        assert area(state, 2) == ["chastity"]
        assert state.permission == 1

    def test_three_chastities(self) -> None:
        state = table(hands=["pride pride", "chastity chastity", "chastity sloth"])
        say(state, "play pride", "block", "block", "block")
        nobody_reacts(state)
        assert discarded(state) == ["chastity", "pride"]
        assert area(state, 1) == ["chastity", "chastity"]
        assert area(state, 2) == []

    def test_not_by_the_active_seat(self) -> None:
        """77-Q3."""
        state = table(hands=["pride chastity", "chastity", "sloth"])
        say(state, "play pride", "block", "pass")
        assert discarded(state) == ["pride"]

    def test_by_the_active_seat(self) -> None:
        """``active_counterblock``: asked last; also between two."""
        state = table(hands=["pride chastity", "chastity", "sloth"], options={"active_counterblock": True})
        say(state, "play pride", "block", "pass")
        assert (state.to_act, may(state)) == (0, ["block", "pass"])
        say(state, "block")
        nobody_reacts(state)
        assert area(state, 0) == ["chastity", "pride"]
        two = table(["", ""], ["pride chastity", "chastity"], options={"active_counterblock": True})
        say(two, "play pride", "block", "block")
        assert area(two, 0) == ["chastity", "pride"]
        assert discarded(two) == ["chastity"]

    def test_the_active_seat_may_not_block_its_own_card(self) -> None:
        state = table(hands=["pride chastity", "sloth"], options={"active_counterblock": True})
        say(state, "play pride", "pass")
        assert area(state, 0) == ["pride"]

    def test_the_own_chastity_cannot_be_blocked(self) -> None:
        """77-Q4."""
        state = table(hands=["pride sloth", "chastity chastity", ""])
        say(state, "play pride", "block")
        assert stage(state) == "turn"
        assert area(state, 1) == ["chastity"]

    @pytest.mark.parametrize("single", [False, True])
    def test_single_counter(self, single: bool) -> None:
        state = table(
            ["", "", "", ""],
            ["pride sloth", "chastity", "chastity", "chastity"],
            options={"single_counter": single},
        )
        say(state, "play pride", "block", "block")
        assert (len(state.stack) == 3) != single
        if single:
            assert area(state, 2) == ["chastity"]
            assert (stage(state), state.to_act, len(state.stack)) == ("block", 3, 1)

    def test_a_win_by_counter_ends_the_game_before_the_card_below(self) -> None:
        """77-Q4."""
        state = table(["", "", SIX_VIRTUES], ["gluttony pride", "chastity", "chastity"])
        say(state, "play gluttony", "block", "block")
        assert state.ended == "set"
        assert state.win_shares() == (0.0, 0.0, 1.0)
        assert area(state, 0) == []
        assert len(state.stack) == 1
        assert hand(state, 0) == ["pride/humility"]


class TestWideBlock:
    """77-Q2: what is placed cannot be blocked, unless ``wide_block``."""

    @pytest.mark.parametrize("wide", [False, True])
    def test_patience(self, wide: bool) -> None:
        state = table(
            ["sloth", "", ""], ["kindness lust", "patience patience", "chastity"], options={"wide_block": wide}
        )
        say(state, "play kindness", "target 0 sloth", "place patience")
        assert (stage(state) == "block") == wide
        if wide:
            assert state.to_act == 2
            say(state, "block")
            nobody = may(state)
            assert nobody == ["pass"]
            say(state, "pass")
            assert discarded(state) == ["patience"]
            assert area(state, 2) == ["chastity"]
        assert (stage(state), state.to_act) == ("patience", 1)

    @pytest.mark.parametrize("wide", [False, True])
    def test_sloth(self, wide: bool) -> None:
        state = table(
            ["pride pride pride pride", "", ""], ["sloth sloth", "chastity", ""], options={"wide_block": wide}
        )
        say(state, "draw", "place sloth")
        assert (stage(state) == "block") == wide
        if wide:
            say(state, "block")
            assert discarded(state) == ["sloth"]
        assert (stage(state), state.to_act) == ("sloth", 0)

    @pytest.mark.parametrize("wide", [False, True])
    def test_guest(self, wide: bool) -> None:
        """77-23: the guest may add another card instead."""
        state = table(hands=["humility pride", "greed sloth", "chastity"], options={"wide_block": wide})
        play(state, "play humility", "play pride")
        say(state, "invite 1", "add greed")
        assert (stage(state) == "block") == wide
        if not wide:
            assert area(state, 1) == ["greed"]
            return
        say(state, "block", "pass")
        assert discarded(state) == ["greed"]
        assert (stage(state), state.to_act) == ("guest", 1)
        say(state, "add sloth")
        nobody_reacts(state)
        assert area(state, 1) == ["sloth"]
        assert state.active == 1

    def test_the_active_seat_cannot_block_its_guest(self) -> None:
        """77-Q3."""
        state = table(["", ""], ["humility pride chastity", "greed"], options={"wide_block": True})
        play(state, "play humility", "play pride")
        say(state, "add greed")
        assert area(state, 1) == ["greed"]

    def test_kindness_as_a_guest_is_excepted(self) -> None:
        state = table(hands=["humility pride", "kindness sloth", "chastity"], options={"wide_block": True})
        play(state, "play humility", "play pride")
        say(state, "invite 1", "add kindness")
        assert area(state, 1) == ["kindness"]

    @pytest.mark.parametrize("wide", [False, True])
    def test_what_never_leaves_a_hand_cannot_be_blocked(self, wide: bool) -> None:
        """Converter's second ability, arrivals by Diligence and Greed."""
        state = table(["sloth CONV", "", ""], ["greed", "chastity"], options={"wide_block": wide})
        say(state, "convert 0 sloth")
        nobody_reacts(state)
        assert area(state, 0) == ["diligence"]
        state = table(["", "", ""], ["diligence", "chastity"], discard="pride", options={"wide_block": wide})
        say(state, "play diligence", "pass", "fetch humility")
        assert area(state, 0) == ["diligence", "humility"]
