"""What each card does, one class a card (77-11, 77-28 to 77-35, 77-Q1, 77-Q11 to 77-Q16, 77-Q22, 77-Q23, 77-Q27)."""

from __future__ import annotations

import pytest

from tests.engine.seven_and_seven.table import (
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


class TestHumility:
    """77-31, 77-Q13."""

    def test_one_more_card_then_a_guest(self) -> None:
        state = table(hands=["humility pride sloth", "greed", "lust"])
        play(state, "play humility", "play sloth")
        assert (stage(state), state.to_act) == ("invite", 0)
        assert may(state) == ["invite 1", "invite 2"]
        say(state, "invite 2")
        assert state.to_act == 2
        assert may(state) == ["add lust", "add chastity", "pass"]
        say(state, "add chastity")
        assert area(state, 2) == ["chastity"]
        assert hand(state, 2) == []
        assert state.active == 1

    def test_the_guest_uses_no_ability(self) -> None:
        state = table(hands=["humility sloth", "gluttony pride", ""])
        play(state, "play humility", "play sloth")
        say(state, "add gluttony")
        assert hand(state, 1) == ["pride/humility"]
        assert area(state, 1) == ["gluttony"]

    def test_the_guest_comes_before_the_extra_card_of_the_extra_card(self) -> None:
        state = table(hands=["humility charity sloth", "greed", ""])
        play(state, "play humility", "play charity")
        assert (stage(state), state.to_act) == ("guest", 1)
        say(state, "pass")
        assert (stage(state), state.to_act) == ("turn", 0)
        assert may(state) == ["play sloth", "play diligence", "pass"]

    def test_no_extra_card_no_guest(self) -> None:
        state = table(hands=["humility sloth", "greed", ""])
        play(state, "play humility", "pass")
        assert state.active == 1
        assert stage(state) == "turn"

    def test_a_blocked_extra_card_may_be_replaced(self) -> None:
        state = table(hands=["humility pride sloth", "chastity", "greed"])
        say(state, "play humility", "pass", "pass", "play pride", "block")
        nobody_reacts(state)
        assert may(state) == ["play sloth", "play diligence", "pass"]
        play(state, "play sloth")
        assert (stage(state), state.to_act) == ("guest", 2)

    def test_a_blocked_extra_card_without_replacement_has_no_guest(self) -> None:
        state = table(hands=["humility pride sloth", "chastity", "greed"])
        say(state, "play humility", "pass", "pass", "play pride", "block")
        nobody_reacts(state)
        say(state, "pass")
        assert state.active == 1

    def test_humility_after_humility(self) -> None:
        state = table(hands=["humility humility sloth", "greed greed", ""])
        play(state, "play humility", "play humility")
        say(state, "add greed")
        play(state, "play sloth")
        assert (stage(state), state.to_act) == ("guest", 1)

    def test_only_opponents_with_a_card_are_named(self) -> None:
        state = table(["", "", ""], ["humility sloth", "", ""])
        play(state, "play humility", "play sloth")
        assert state.active == 1
        state = table(["", "", "", ""], ["humility sloth", "greed", "", "lust"])
        play(state, "play humility", "play sloth")
        assert may(state) == ["invite 1", "invite 3"]
        assert refused(state, "invite 2") == ("guest_has_no_card", "77-Q13")
        assert refused(state, "invite 0") == ("guest_is_opponent", "77-Q13")
        assert refused(state, "pass") == ("must_invite", "77-Q13")

    @pytest.mark.parametrize("must", [False, True])
    def test_guest_must(self, must: bool) -> None:
        state = table(hands=["humility sloth", "greed", ""], options={"humility_guest_must": must})
        play(state, "play humility", "play sloth")
        assert ("pass" in may(state)) != must
        if must:
            assert refused(state, "pass") == ("guest_must_add", "77-Q13")

    def test_a_guest_may_win(self) -> None:
        """77-Q30."""
        state = table(["", "WS WS WS WS WS WS", ""], ["humility sloth", "pride", ""])
        play(state, "play humility", "play sloth")
        say(state, "add pride")
        assert state.win_shares() == (0.0, 1.0, 0.0)

    def test_a_guests_converter_is_ready_in_the_guests_turn(self) -> None:
        state = table(["", "sloth", ""], ["humility sloth", "CONV", ""])
        play(state, "play humility", "play sloth")
        say(state, "add converter")
        assert state.active == 1
        assert "convert 1 sloth" in may(state)


class TestGluttony:
    def test_draws_one(self) -> None:
        state = table(hands=["gluttony"], pile="pride greed")
        play(state, "play gluttony")
        assert hand(state, 0) == ["pride/humility", "greed/charity"]


class TestTemperance:
    """77-33."""

    def test_keeps_one_unseen_and_discards_two(self) -> None:
        state = table(hands=["temperance"], pile="pride greed pride lust")
        play(state, "play temperance")
        assert may(state) == ["keep pride/humility", "keep greed/charity"]
        assert refused(state, "keep lust/chastity") == ("not_drawn", "77-33")
        assert refused(state, "pass") == ("must_keep", "77-33")
        events = say(state, "keep greed/charity")
        assert hand(state, 0) == ["greed/charity", "lust/chastity"]
        assert discarded(state) == ["pride", "pride"]
        kept = next(event for event in events if event.kind == "kept")
        assert "card" not in kept.facts
        assert kept.private == {0: {"card": "greed/charity"}}


class TestEnvy:
    """77-Q11."""

    def test_takes_on_either_side_of_an_opponents_card(self) -> None:
        state = table(["WS", "sloth gluttony", "chastity"], ["envy"])
        say(state, "play envy")
        assert may(state) == ["copy gluttony", "copy temperance", "copy diligence", "copy lust"]

    def test_active_sides_only(self) -> None:
        state = table(["", "sloth gluttony", "chastity"], ["envy"], options={"envy_active_side_only": True})
        say(state, "play envy")
        assert may(state) == ["copy gluttony"]
        assert refused(state, "copy temperance") == ("active_side_only", "77-Q11")

    @pytest.mark.parametrize(
        ("card", "copies"),
        [
            ("pride", ["pride", "humility"]),
            ("gluttony", ["gluttony", "temperance"]),
            ("envy", ["kindness"]),
            ("greed", ["greed", "charity"]),
            ("wrath", ["wrath"]),
            ("sloth", ["diligence"]),
            ("lust", ["lust"]),
            ("DW-", []),
            ("WV", ["wild-virtue"]),
            ("WS", ["wild-sin"]),
            ("CONV", ["converter"]),
            ("CAP", []),
        ],
    )
    def test_what_can_be_copied(self, card: str, copies: list[str]) -> None:
        state = table(["", card, ""], ["envy"], options={"promo_capricious": True})
        say(state, "play envy")
        if copies:
            assert may(state) == [f"copy {name}" for name in copies]
        else:
            assert area(state, 0) == ["envy"]
            assert state.active == 1

    def test_one_must_be_named(self) -> None:
        state = table(["", "gluttony", ""], ["envy"])
        say(state, "play envy")
        assert refused(state, "none") == ("must_name_card", "77-35")
        assert refused(state, "copy sloth") == ("not_copyable", "77-Q11")
        assert refused(state, "copy pride") == ("no_opponent_has_it", "77-Q11")

    def test_stays_a_sin(self) -> None:
        state = table(["", "gluttony", ""], ["envy"], pile="pride greed")
        play(state, "play envy", "copy gluttony")
        assert area(state, 0) == ["envy"]
        assert len(state.hands[0]) == 2

    def test_copied_greed_may_take_the_named_card(self) -> None:
        state = table(["", "greed", ""], ["envy"])
        play(state, "play envy", "copy greed", "target 1 greed", "as charity")
        assert area(state, 0) == ["envy", "charity"]

    @pytest.mark.parametrize("itself", [True, False])
    def test_copied_kindness_may_turn_envy(self, itself: bool) -> None:
        """77-Q11, 77-Q12; no further ability."""
        state = table(["", "kindness", ""], ["envy envy"], options={"kindness_not_self": not itself})
        say(state, "play envy", "copy kindness")
        if itself:
            assert may(state) == ["target 0 envy"]
            play(state, "target 0 envy")
            assert area(state, 0) == ["kindness"]
        assert state.active == 1

    def test_copied_wild_virtue_may_turn_envy(self) -> None:
        state = table(["", "WV", ""], ["envy"], pile="pride greed")
        play(state, "play envy", "copy wild-virtue", "target 0 envy")
        assert area(state, 0) == ["kindness"]
        assert len(state.hands[0]) == 2

    def test_copied_kindness_can_be_blocked(self) -> None:
        state = table(["sloth", "kindness", ""], ["envy", "chastity"])
        say(state, "play envy", "copy kindness", "target 0 sloth", "block")
        assert discarded(state) == ["envy"]
        assert area(state, 0) == ["sloth"]

    @pytest.mark.parametrize(
        ("name", "plays"),
        [
            ("pride", ["play sloth", "pass"]),
            ("humility", ["play sloth", "play diligence", "pass"]),
            ("charity", ["play sloth", "play diligence", "pass"]),
            ("converter", ["play sloth", "play diligence", "pass"]),
        ],
    )
    def test_copied_extra_cards(self, name: str, plays: list[str]) -> None:
        lying = {"humility": "pride", "charity": "greed", "converter": "CONV"}.get(name, name)
        state = table(["", lying, ""], ["envy sloth", "lust", ""])
        play(state, "play envy", f"copy {name}")
        assert may(state) == plays
        play(state, "play sloth")
        assert (stage(state) == "guest") == (name == "humility")

    def test_copied_temperance_diligence_wrath_lust_and_wild_sin(self) -> None:
        state = table(["", "gluttony", ""], ["envy"])
        play(state, "play envy", "copy temperance")
        assert stage(state) == "keep"
        state = table(["", "sloth", ""], ["envy"], discard="pride")
        play(state, "play envy", "copy diligence", "fetch humility")
        assert area(state, 0) == ["envy", "humility"]
        state = table(["", "wrath", ""], ["envy"])
        play(state, "play envy", "copy wrath", "target 1 wrath")
        assert discarded(state) == ["wrath"]
        state = table(["", "lust sloth", ""], ["envy"])
        play(state, "play envy", "copy lust", "target 1 lust", "target 1 sloth")
        assert area(state, 1) == ["chastity", "diligence"]
        state = table(["humility", "WS", ""], ["envy"], pile="greed")
        play(state, "play envy", "copy wild-sin", "target 0 humility", "take greed/charity")
        assert area(state, 0) == ["pride", "envy"]

    def test_without_anything_to_copy_it_is_played(self) -> None:
        state = table(["gluttony", "envy", "sloth"], ["envy"])
        say(state, "play envy")
        assert may(state) == ["copy kindness", "copy diligence"]
        state = table(["gluttony", "DW-", ""], ["envy"])
        play(state, "play envy")
        assert area(state, 0) == ["gluttony", "envy"]


class TestKindness:
    """77-11, 77-27, 77-Q12."""

    def test_turns_an_own_card(self) -> None:
        state = table(["sloth WV CONV", "greed", ""], ["kindness"])
        say(state, "play kindness")
        assert may(state) == ["target 0 kindness", "target 0 sloth"]
        assert refused(state, "none") == ("must_name_card", "77-35")
        assert refused(state, "target 1 greed") == ("own_cards_only", "77-35")
        assert refused(state, "target 0 wild-virtue") == ("does_not_turn", "77-12")
        assert refused(state, "target 0 converter") == ("does_not_turn", "77-12")
        say(state, "target 0 sloth")
        assert area(state, 0)[0] == "diligence"

    def test_alone_it_turns_itself(self) -> None:
        state = table(hands=["kindness"])
        say(state, "play kindness")
        assert may(state) == ["target 0 kindness"]
        say(state, "target 0 kindness")
        assert area(state, 0) == ["envy"]

    def test_not_itself(self) -> None:
        state = table(hands=["kindness"], options={"kindness_not_self": True})
        play(state, "play kindness")
        assert area(state, 0) == ["kindness"]
        state = table(["sloth", "", ""], ["kindness"], options={"kindness_not_self": True})
        say(state, "play kindness")
        assert may(state) == ["target 0 sloth"]
        assert refused(state, "target 0 kindness") == ("not_itself", "77-Q12")
        state = table(["kindness", "", ""], ["kindness"], options={"kindness_not_self": True})
        play(state, "play kindness", "target 0 kindness")
        assert area(state, 0) == ["envy", "kindness"]

    def test_turns_a_dual_wild(self) -> None:
        """77-Q1."""
        state = table(["DW-", "", ""], ["kindness"])
        play(state, "play kindness", "target 0 dual-wild-sin")
        assert area(state, 0) == ["dual-wild-virtue", "kindness"]
        state = table(["DW-", "", ""], ["kindness"], options={"dual_wild_fixed": True})
        say(state, "play kindness")
        assert refused(state, "target 0 dual-wild-sin") == ("does_not_turn", "77-Q1")


class TestGreed:
    """77-35, 77-Q15."""

    def test_takes_any_card_of_an_opponent(self) -> None:
        state = table(["lust", "sloth WV", "CONV CAP"], ["greed"], options={"promo_capricious": True})
        say(state, "play greed")
        assert may(state) == [
            *("target 1 sloth", "target 1 wild-virtue"),
            *("target 2 converter", "target 2 capricious"),
        ]
        assert refused(state, "target 0 lust") == ("opponents_only", "77-Q15")
        assert refused(state, "target 2 sloth") == ("not_in_play", "77-35")
        say(state, "target 2 capricious")
        nobody_reacts(state)
        assert area(state, 0) == ["lust", "greed", "capricious"]

    @pytest.mark.parametrize("side", ["sloth", "diligence"])
    def test_either_side_on_arrival(self, side: str) -> None:
        state = table(["", "sloth", ""], ["greed"])
        say(state, "play greed", "target 1 sloth")
        assert may(state) == ["as sloth", "as diligence"]
        assert refused(state, "as lust") == ("not_a_side_of_it", "77-06")
        assert refused(state, "none") == ("must_name_card", "77-35")
        say(state, f"as {side}")
        nobody_reacts(state)
        assert area(state, 0) == ["greed", side]

    def test_the_card_keeps_its_number(self) -> None:
        state = table(["", "sloth sloth", ""], ["greed"])
        events = play(state, "play greed", "target 1 sloth", "as diligence")
        stolen = next(event for event in events if event.kind == "stolen")
        assert stolen.facts == {"by": 0, "seat": 1, "card": "sloth#1", "becomes": "diligence#1"}

    def test_a_dual_wild_may_be_fixed(self) -> None:
        """77-Q1."""
        state = table(["", "DW-", ""], ["greed"], options={"dual_wild_fixed": True})
        play(state, "play greed", "target 1 dual-wild-sin")
        assert area(state, 0) == ["greed", "dual-wild-sin"]

    def test_without_a_victim(self) -> None:
        state = table(["lust", "", ""], ["greed"])
        play(state, "play greed")
        assert area(state, 0) == ["lust", "greed"]

    def test_a_stolen_converter_waits(self) -> None:
        """77-Q23."""
        state = table(["", "CONV"], ["greed"])
        play(state, "play greed", "target 1 converter")
        assert state.active == 1
        say(state, "draw")
        assert "convert 0 greed" in may(state)

    @pytest.mark.parametrize("quiet", [False, True])
    @pytest.mark.parametrize("side", ["sloth", "diligence"])
    def test_turning_on_arrival_calls_patience(self, side: str, quiet: bool) -> None:
        """77-Q16."""
        state = table(["", "sloth", ""], ["greed", "patience"], options={"greed_no_patience": quiet})
        say(state, "play greed", "target 1 sloth", f"as {side}", "pass")
        assert (stage(state) == "patience") == (side == "diligence" and not quiet)


class TestWrath:
    """77-Q15."""

    def test_discards_any_card_of_an_opponent(self) -> None:
        state = table(["lust", "WV", "sloth"], ["wrath"])
        say(state, "play wrath")
        assert may(state) == ["target 1 wild-virtue", "target 2 sloth"]
        assert refused(state, "none") == ("must_name_card", "77-35")
        say(state, "target 1 wild-virtue")
        nobody_reacts(state)
        assert discarded(state) == ["wild-virtue"]
        assert area(state, 0) == ["lust", "wrath"]

    def test_without_a_victim(self) -> None:
        state = table(["lust", "", ""], ["wrath"])
        play(state, "play wrath")
        assert area(state, 0) == ["lust", "wrath"]


class TestPatience:
    """77-28, 77-Q16, 77-Q25."""

    def test_any_number_after_a_conversion(self) -> None:
        state = table(["sloth", "", ""], ["kindness lust", "patience patience lust", "patience"])
        say(state, "play kindness", "target 0 sloth")
        assert (stage(state), state.to_act) == ("patience", 1)
        say(state, "place patience", "place patience")
        assert may(state) == ["pass"]
        say(state, "pass")
        assert state.to_act == 2
        say(state, "pass")
        assert area(state, 1) == ["patience", "patience"]
        assert hand(state, 1) == ["lust/chastity"]
        assert state.active == 1

    @pytest.mark.parametrize(
        ("areas", "held", "words"),
        [
            pytest.param(["sloth", ""], "kindness", ["play kindness", "target 0 sloth"], id="kindness"),
            pytest.param(["", "sloth"], "lust", ["play lust", "target 1 sloth"], id="lust"),
            pytest.param(["", "sloth"], "WV", ["play wild-virtue", "target 1 sloth"], id="wild virtue"),
            pytest.param(["", "diligence"], "WS", ["play wild-sin", "target 1 diligence"], id="wild sin"),
            pytest.param(["CONV sloth", ""], "pride", ["convert 0 sloth"], id="converter"),
            pytest.param(["", "sloth"], "greed", ["play greed", "target 1 sloth", "as diligence"], id="greed"),
        ],
    )
    def test_every_conversion_calls(self, areas: list[str], held: str, words: list[str]) -> None:
        """77-Q16: it does not matter whose card."""
        state = table(areas, [held, "patience patience"])
        say(state, *words)
        if stage(state) == "block":
            say(state, "pass")
        assert (stage(state), state.to_act) == ("patience", 1)
        assert may(state) == ["place patience", "pass"]

    def test_the_window_opens_before_the_draw(self) -> None:
        """77-35: convert, win check, Patience, draw."""
        state = table(["", "sloth", ""], ["WV", "patience"])
        say(state, "play wild-virtue", "target 1 sloth", "pass")
        assert stage(state) == "patience"
        assert hand(state, 0) == []
        say(state, "pass")
        assert len(state.hands[0]) == 2

    def test_without_a_conversion_nobody_is_asked(self) -> None:
        state = table(["", "WV", ""], ["WV", "patience"])
        say(state, "play wild-virtue", "pass")
        assert state.active == 1

    def test_is_offered_whatever_a_seat_holds_and_not_when_all_lie_open(self) -> None:
        """77-Q5."""
        state = table(["sloth", "", ""], ["kindness", "lust", ""])
        say(state, "play kindness", "target 0 sloth")
        assert (state.to_act, may(state)) == (1, ["pass"])
        state = table(["sloth", "patience patience", "wrath"], ["kindness", "lust", ""], discard="wrath " * 4)
        say(state, "play kindness", "target 0 sloth")
        assert state.active == 1

    def test_not_in_time_if_the_conversion_has_won(self) -> None:
        """77-Q16."""
        state = table(["WV WV WV WV WV WV lust CONV", "WV patience humility", ""], ["", "patience"])
        say(state, "convert 0 lust")
        assert state.ended == "set"

    def test_wins_out_of_turn(self) -> None:
        """77-Q30."""
        state = table(["sloth", "WV WV WV WV WV WV", ""], ["kindness", "patience"])
        say(state, "play kindness", "target 0 sloth", "place patience")
        assert state.win_shares() == (0.0, 1.0, 0.0)

    def test_is_an_ordinary_card_as_well(self) -> None:
        state = table(hands=["patience"])
        play(state, "play patience")
        assert area(state, 0) == ["patience"]
        assert state.active == 1


class TestDiligence:
    """77-Q22."""

    def test_fetches_any_card_either_side(self) -> None:
        state = table(hands=["diligence"], discard="lust WV sloth")
        play(state, "play diligence")
        assert may(state) == [
            *("fetch sloth", "fetch diligence", "fetch lust", "fetch chastity"),
            *("fetch wild-virtue", "pass"),
        ]
        assert refused(state, "fetch greed") == ("not_in_discard", "77-Q22")
        say(state, "fetch chastity")
        assert area(state, 0) == ["diligence", "chastity"]
        assert discarded(state) == ["wild-virtue", "sloth"]
        assert state.active == 1

    def test_without_its_ability(self) -> None:
        state = table(hands=["diligence pride"], discard="charity")
        play(state, "play diligence", "fetch charity")
        assert state.active == 1

    def test_may_leave_it(self) -> None:
        state = table(hands=["diligence"], discard="charity")
        play(state, "play diligence", "pass")
        assert area(state, 0) == ["diligence"]

    def test_nothing_to_fetch(self) -> None:
        state = table(hands=["diligence"])
        play(state, "play diligence")
        assert state.active == 1

    def test_may_win(self) -> None:
        state = table(["WV WV WV WV WV", "", ""], ["diligence"], discard="lust")
        play(state, "play diligence", "fetch chastity")
        assert state.ended == "set"

    def test_a_fetched_converter_waits(self) -> None:
        """77-Q23."""
        state = table(["", ""], ["diligence"], discard="CONV")
        play(state, "play diligence", "fetch converter")
        say(state, "draw")
        assert "convert 0 diligence" in may(state)


class TestLust:
    """77-35, 77-Q9."""

    def test_two_cards_of_one_opponent(self) -> None:
        state = table(["pride", "sloth sloth chastity", "WV"], ["lust"])
        say(state, "play lust")
        assert may(state) == ["target 1 sloth", "target 1 chastity", "none"]
        say(state, "target 1 sloth")
        assert may(state) == ["target 1 sloth", "target 1 chastity", "none"]
        say(state, "target 1 sloth")
        nobody_reacts(state)
        assert area(state, 1) == ["diligence", "diligence", "chastity"]

    def test_one_card_of_each_of_two(self) -> None:
        state = table(["", "sloth", "chastity"], ["lust"])
        play(state, "play lust", "target 2 chastity", "target 1 sloth")
        assert area(state, 1) == ["diligence"]
        assert area(state, 2) == ["lust"]

    def test_both_sides_of_the_same_card(self) -> None:
        state = table(["", "lust chastity", ""], ["lust"])
        play(state, "play lust", "target 1 lust", "target 1 chastity")
        assert area(state, 1) == ["chastity", "lust"]

    @pytest.mark.parametrize("words", [["none"], ["target 1 sloth", "none"]])
    def test_fewer(self, words: list[str]) -> None:
        state = table(["", "sloth diligence", ""], ["lust"])
        play(state, "play lust", *words)
        assert area(state, 1) == [["sloth", "diligence"], ["diligence", "diligence"]][len(words) - 1]

    def test_a_single_card_is_named_once(self) -> None:
        state = table(["", "sloth lust", ""], ["lust"])
        say(state, "play lust", "target 1 sloth")
        assert refused(state, "target 1 sloth") == ("named_already", "77-35")

    def test_never_own_cards(self) -> None:
        state = table(["sloth", "pride", ""], ["lust"])
        say(state, "play lust")
        assert refused(state, "target 0 sloth") == ("opponents_only", "77-Q15")

    def test_two_cards_are_one_change(self) -> None:
        """77-Q9: one turned alone would have won; both together do not."""
        state = table(["", "WS WS WS WS WS WS humility patience", ""], ["lust"])
        play(state, "play lust", "target 1 humility", "none")
        assert state.ended == "set"
        state = table(["", "WS WS WS WS WS pride humility", ""], ["lust"])
        play(state, "play lust", "target 1 humility", "target 1 pride")
        assert state.ended is None
        assert area(state, 1)[-2:] == ["humility", "pride"]


class TestWilds:
    """77-13, 77-32, 77-35, 77-Q27."""

    def test_wild_virtue_turns_a_sin_of_anybody_then_draws(self) -> None:
        state = table(["sloth", "pride diligence", "DW- WS"], ["WV"])
        say(state, "play wild-virtue")
        assert may(state) == ["target 0 sloth", "target 1 pride", "target 2 dual-wild-sin", "none"]
        assert refused(state, "target 1 diligence") == ("wrong_side", "77-35")
        assert refused(state, "target 2 wild-sin") == ("does_not_turn", "77-12")
        assert refused(state, "target 2 pride") == ("not_in_play", "77-35")
        say(state, "target 0 sloth")
        nobody_reacts(state)
        assert area(state, 0) == ["diligence", "wild-virtue"]
        assert len(state.hands[0]) == 2

    def test_wild_sin_turns_a_virtue_of_anybody(self) -> None:
        state = table(["sloth", "pride diligence", "DW+ WV"], ["WS"], pile="greed")
        say(state, "play wild-sin")
        assert may(state) == ["target 1 diligence", "target 2 dual-wild-virtue", "none"]
        say(state, "target 1 diligence")
        nobody_reacts(state)
        assert area(state, 1) == ["pride", "sloth"]

    def test_none(self) -> None:
        """77-09."""
        state = table(["sloth", "", ""], ["WV"])
        play(state, "play wild-virtue", "none")
        assert area(state, 0) == ["sloth", "wild-virtue"]
        assert len(state.hands[0]) == 2

    def test_dual_wild_may_be_fixed(self) -> None:
        """77-Q1, 77-Q27."""
        state = table(["", "DW- pride", ""], ["WV"], options={"dual_wild_fixed": True})
        say(state, "play wild-virtue")
        assert may(state) == ["target 1 pride", "none"]
        assert refused(state, "target 1 dual-wild-sin") == ("does_not_turn", "77-Q1")

    def test_wild_sin_discards_the_top_card_and_takes_one(self) -> None:
        state = table(hands=["WS"], discard="lust", pile="greed sloth")
        play(state, "play wild-sin")
        assert discarded(state) == ["lust", "greed"]
        assert may(state) == ["take greed/charity", "take lust/chastity"]
        assert refused(state, "take sloth/diligence") == ("not_in_discard", "77-35")
        assert refused(state, "pass") == ("must_take", "77-35")
        say(state, "take greed/charity")
        assert hand(state, 0) == ["greed/charity", "sloth/diligence"]
        assert discarded(state) == ["lust"]

    def test_the_draw_of_wild_virtue_does_not_end_the_turn(self) -> None:
        """77-32."""
        state = table(hands=["charity WV"], pile="pride greed")
        play(state, "play charity", "play wild-virtue")
        assert len(state.hands[0]) == 2
        assert state.active == 1


class TestConverter:
    """77-16, 77-30, 77-Q23."""

    def test_several_at_the_start_before_the_card(self) -> None:
        state = table(["CONV CONV sloth pride", "", ""], ["greed"])
        play(state, "convert 0 sloth", "convert 0 pride")
        assert area(state, 0) == ["diligence", "humility"]
        assert discarded(state) == ["converter", "converter"]
        assert refused(state, "convert 0 humility") == ("no_converter_in_play", "77-30")
        assert may(state) == ["play greed", "play charity", "draw"]

    def test_then_three_may_be_drawn(self) -> None:
        state = table(["CONV sloth", "", ""])
        play(state, "convert 0 sloth")
        say(state, "draw")
        assert len(state.hands[0]) == 3

    def test_own_cards_only(self) -> None:
        state = table(["CONV sloth", "pride", ""])
        assert may(state) == ["convert 0 sloth", "draw"]
        assert refused(state, "convert 1 pride") == ("own_cards_only", "77-30")
        assert refused(state, "convert 0 converter") == ("does_not_turn", "77-12")
        assert refused(state, "convert 0 lust") == ("not_in_play", "77-35")

    def test_not_after_a_card_was_played_or_blocked(self) -> None:
        state = table(["CONV sloth", "", ""], ["charity pride", "chastity"])
        say(state, "play charity", "pass")
        assert refused(state, "convert 0 sloth") == ("converter_at_start_only", "77-Q23")
        state = table(["CONV sloth", "", ""], ["charity pride", "chastity"])
        say(state, "play charity", "block")
        assert refused(state, "convert 0 sloth") == ("converter_at_start_only", "77-Q23")

    def test_at_any_time(self) -> None:
        """``converter_any_time_own_turn``: also after the card, and not one played this turn."""
        options = {"converter_any_time_own_turn": True}
        state = table(["CONV sloth", "", ""], ["patience lust"], options=options)
        play(state, "play patience")
        assert may(state) == ["convert 0 patience", "convert 0 sloth", "pass"]
        assert refused(state, "play lust") == ("card_played_already", "77-04")
        play(state, "convert 0 sloth")
        assert area(state, 0) == ["diligence", "patience"]
        assert len(state.hands[0]) == 2
        assert state.active == 1
        state = table(["sloth", "", ""], ["CONV lust"], options=options)
        play(state, "play converter")
        assert refused(state, "convert 0 sloth") == ("converter_just_came", "77-30")

    def test_grants_an_extra_card_when_played(self) -> None:
        state = table(hands=["CONV greed"])
        play(state, "play converter")
        assert may(state) == ["play greed", "play charity", "pass"]

    def test_dual_wild(self) -> None:
        """77-Q1."""
        for fixed in (False, True):
            state = table(["CONV DW-", "", ""], options={"dual_wild_fixed": fixed})
            assert ("convert 0 dual-wild-sin" in may(state)) != fixed


class TestCardsWithoutAbility:
    """77-15, 77-Q29."""

    @pytest.mark.parametrize("name", ["sloth", "patience", "dual-wild-sin", "dual-wild-virtue", "capricious"])
    def test_just_lie_there(self, name: str) -> None:
        state = table(["", "sloth", ""], [name], options={"promo_capricious": True})
        play(state, f"play {name}")
        assert area(state, 0) == [name]
        assert state.active == 1

    def test_capricious_can_be_blocked_and_does_not_turn(self) -> None:
        state = table(["", "CAP", ""], ["lust", ""], options={"promo_capricious": True})
        say(state, "play lust")
        assert area(state, 0) == ["lust"]
        state = table(hands=["CAP", "chastity"], options={"promo_capricious": True})
        say(state, "play capricious", "block")
        assert discarded(state) == ["capricious"]
