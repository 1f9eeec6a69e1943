"""The turn of a seat: one card or three, further cards, the end (77-04 to 77-10, 77-Q6, 77-Q8, 77-Q19 to 77-Q21)."""

from __future__ import annotations

import pytest

from tests.engine.seven_and_seven.table import (
    SIX_SINS,
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
    total,
)


def test_play_one_and_draw_one() -> None:
    """77-04 (a)."""
    state = table(hands=["patience pride"], pile="sloth")
    play(state, "play patience")
    assert hand(state, 0) == ["pride/humility", "sloth/diligence"]
    assert state.active == 1


def test_play_none_and_draw_three() -> None:
    """77-04 (b): also with cards that could be played."""
    state = table(hands=["patience"], pile="sloth pride lust")
    say(state, "draw")
    assert hand(state, 0) == ["pride/humility", "wrath/patience", "sloth/diligence", "lust/chastity"]


def test_an_empty_hand_can_only_draw() -> None:
    """77-Q28."""
    assert may(table()) == ["draw"]


def test_equal_cards_are_one_choice() -> None:
    """77-06: either side may be the active one; seven equal cards are played one way each."""
    state = table(hands=["greed greed greed"])
    assert may(state) == ["play greed", "play charity", "draw"]


def test_copies_may_lie_in_play() -> None:
    """77-08."""
    state = table(["patience", "patience", ""], ["patience"])
    play(state, "play patience")
    assert area(state, 0) == ["patience", "patience"]


@pytest.mark.parametrize("side", ["gluttony", "temperance"])
def test_a_card_that_is_taken_has_no_ability(side: str) -> None:
    """77-07: from the hand, either side would have done something before the turn ends."""
    state = table(["", "gluttony", ""], ["greed pride", ""], pile="sloth lust")
    play(state, "play greed", "target 1 gluttony", f"as {side}")
    assert area(state, 0) == ["greed", side]
    assert hand(state, 0) == ["pride/humility", "sloth/diligence"]
    assert state.active == 1


def test_the_hand_comes_down_to_seven_at_the_end_only() -> None:
    """77-05."""
    state = table(hands=["patience " * 7], pile="pride pride pride")
    say(state, "draw")
    assert stage(state) == "hand_limit"
    assert may(state) == ["discard pride/humility", "discard wrath/patience"]
    say(state, "discard pride/humility", "discard wrath/patience", "discard pride/humility")
    assert len(state.hands[0]) == 7
    assert discarded(state) == ["pride", "wrath", "pride"]
    assert state.active == 1


def test_a_hand_over_seven_is_no_matter_in_others_turns() -> None:
    """77-05."""
    state = table(hands=["", "pride " * 3 + "greed " * 6])
    say(state, "draw")
    assert state.active == 1
    assert stage(state) == "turn"


@pytest.mark.parametrize(
    "first",
    [
        pytest.param("play charity", id="charity"),
        pytest.param("play pride", id="pride"),
        pytest.param("play converter", id="converter"),
        pytest.param("play humility", id="humility"),
    ],
)
def test_extra_cards_end_with_one_draw(first: str) -> None:
    """77-10."""
    state = table(hands=["charity pride converter lust sloth"])
    play(state, first, "play sloth")
    assert len(state.hands[0]) == 4
    assert state.active == 1


def test_an_extra_card_may_be_left_out() -> None:
    """77-09, 77-10: one card was played, so one is drawn."""
    state = table(hands=["charity pride"])
    play(state, "play charity")
    assert may(state) == ["play pride", "play humility", "pass"]
    assert refused(state, "draw") == ("card_played_already", "77-10")
    say(state, "pass")
    assert len(state.hands[0]) == 2
    assert state.active == 1


def test_extra_cards_grant_extra_cards() -> None:
    """77-10: Charity, Charity, Converter, Pride and a SIN, one draw."""
    state = table(hands=["charity charity CONV pride greed"], pile="lust")
    play(state, "play charity", "play charity", "play converter", "play pride", "play greed")
    assert area(state, 0) == ["charity", "charity", "converter", "pride", "greed"]
    assert hand(state, 0) == ["lust/chastity"]


def test_without_a_card_left_nobody_is_asked_for_an_extra_one() -> None:
    state = table(hands=["charity"])
    play(state, "play charity")
    assert state.active == 1


class TestPride:
    """77-Q14."""

    HAND = "pride greed WS DW+ CAP CONV WV chastity"

    def test_asks_for_a_sin(self) -> None:
        state = table(hands=[self.HAND], options={"promo_capricious": True})
        play(state, "play pride")
        assert may(state) == [
            *("play greed", "play lust", "play dual-wild-sin"),
            *("play wild-sin", "play capricious", "pass"),
        ]
        for text in ("play charity", "play converter", "play wild-virtue", "play dual-wild-virtue"):
            assert refused(state, text) == ("pride_asks_for_sin", "77-Q14")

    def test_named_sins_only(self) -> None:
        state = table(hands=[self.HAND], options={"promo_capricious": True, "pride_named_only": True})
        play(state, "play pride")
        assert may(state) == ["play greed", "play lust", "pass"]

    def test_asks_even_without_a_sin_in_hand(self) -> None:
        """Who is asked tells nothing about the hand."""
        state = table(hands=["pride WV"])
        play(state, "play pride")
        assert may(state) == ["pass"]


class TestBlockedCard:
    def test_the_next_card_has_the_same_permission(self) -> None:
        """77-Q8: Pride still asks for a SIN."""
        state = table(hands=["pride greed greed patience", "chastity"])
        play(state, "play pride")
        say(state, "play greed", "block")
        assert area(state, 1) == ["chastity"]
        assert may(state) == ["play greed", "play wrath", "pass"]
        assert refused(state, "play charity") == ("pride_asks_for_sin", "77-Q14")

    def test_may_have_the_same_name(self) -> None:
        """77-Q7."""
        state = table(hands=["sloth sloth", "chastity chastity"])
        say(state, "play sloth", "block", "play sloth", "block")
        assert discarded(state) == ["sloth", "sloth"]
        assert may(state) == ["draw"]

    def test_no_same_name(self) -> None:
        """77-Q7 with ``no_same_name``: the other side has another name; a card that was played ends it."""
        state = table(hands=["greed greed patience patience", "chastity"], options={"no_same_name": True})
        say(state, "play greed", "block")
        assert may(state) == ["play charity", "play wrath", "play patience", "draw"]
        assert refused(state, "play greed") == ("same_name_after_block", "77-Q7")
        play(state, "play charity")
        assert may(state) == ["play wrath", "play patience", "pass"]

    @pytest.mark.parametrize(("one", "drawn"), [(False, 3), (True, 1)])
    def test_then_nothing_played(self, one: bool, drawn: int) -> None:
        """77-Q6 and ``blocked_draws_one``."""
        state = table(hands=["sloth", "chastity"], options={"blocked_draws_one": one})
        say(state, "play sloth", "block", "draw")
        assert len(state.hands[0]) == drawn

    def test_an_extra_card_blocked_still_draws_one(self) -> None:
        state = table(hands=["charity sloth", "chastity"])
        play(state, "play charity")
        say(state, "play sloth", "block")
        assert state.active == 1
        assert len(state.hands[0]) == 1


class TestPileRunsOut:
    """77-Q19, 77-Q20, 77-P3."""

    def test_draws_what_there_is(self) -> None:
        state = table(pile="pride greed", rest=2)
        say(state, "draw")
        assert hand(state, 0) == ["pride/humility", "greed/charity"]
        assert state.ended == "deck_out"
        assert state.to_act is None
        assert may(state) == []

    def test_no_sloths_no_hand_limit(self) -> None:
        state = table(["pride greed envy wrath", ""], ["sloth sloth sloth lust lust lust lust lust"], pile="WS", rest=1)
        say(state, "draw")
        assert state.ended == "deck_out"
        assert len(state.hands[0]) == 9

    def test_no_further_card_after_the_effect(self) -> None:
        state = table(["", "charity"], ["gluttony envy pride"], pile="pride", rest=1)
        say(state, "play gluttony")
        nobody_reacts(state)
        assert state.ended == "deck_out"
        assert len(state.hands[0]) == 3

    def test_temperance_finishes(self) -> None:
        """77-Q20: fewer than three are drawn, one is kept."""
        state = table(hands=["temperance"], pile="pride greed", rest=2)
        play(state, "play temperance")
        assert may(state) == ["keep pride/humility", "keep greed/charity"]
        say(state, "keep greed/charity")
        assert hand(state, 0) == ["greed/charity"]
        assert discarded(state) == ["pride"]
        assert state.ended == "deck_out"

    def test_a_full_set_made_by_the_effect_wins_first(self) -> None:
        state = table([SIX_SINS.replace("gluttony", "lust"), "", ""], ["gluttony"], pile="pride", rest=2)
        play(state, "play gluttony")
        assert state.ended == "set"

    def test_finish_turn(self) -> None:
        """Sloths and the hand limit still come, then it is over."""
        state = table(
            ["pride greed envy wrath", ""],
            ["sloth sloth lust lust lust lust lust lust"],
            pile="WS",
            rest=1,
            options={"finish_turn": True},
        )
        say(state, "draw")
        assert stage(state) == "sloth"
        say(state, "place sloth", "pass")
        assert stage(state) == "hand_limit"
        say(state, "discard wild-sin")
        assert state.ended == "deck_out"

    def test_finish_turn_lets_extra_cards_be_played(self) -> None:
        state = table(
            ["", "charity"], ["gluttony charity pride lust"], pile="pride", rest=1, options={"finish_turn": True}
        )
        play(state, "play charity", "play gluttony")
        assert state.pile == 0
        assert state.ended == "deck_out"
        assert total(state) == 77

    @pytest.mark.parametrize("finish", [False, True])
    def test_humility_has_no_guest_when_the_extra_card_empties_the_pile(self, finish: bool) -> None:
        """77-Q13, 77-Q19."""
        state = table(hands=["humility gluttony"], pile="pride", rest=2, options={"finish_turn": finish})
        play(state, "play humility", "play gluttony")
        assert (stage(state) == "guest") == finish
        assert (state.ended is None) == finish

    def test_every_turn_shrinks_the_pile(self) -> None:
        """77-P3: with a card, without one, and blocked."""
        for hands, words in (
            (["sloth"], ["play sloth"]),
            ([""], ["draw"]),
            (["sloth", "chastity"], ["play sloth", "block", "draw"]),
        ):
            state = table(hands=hands)
            before = state.pile
            say(state, *words)
            nobody_reacts(state)
            assert state.active == 1
            assert state.pile < before


class TestSloth:
    """77-29, 77-Q21."""

    def test_needs_four_sin_cards(self) -> None:
        for sins, asked in (("pride pride WS", False), ("pride pride WS DW-", True), ("pride pride WS DW+", False)):
            state = table([sins, "", ""], ["sloth"])
            say(state, "draw")
            assert (stage(state) == "sloth") == asked

    def test_is_offered_whatever_the_seat_holds(self) -> None:
        state = table(["pride pride WS DW-", "", ""], ["lust"])
        say(state, "draw")
        assert may(state) == ["pass"]

    def test_is_not_offered_when_all_sloths_lie_open(self) -> None:
        state = table(["pride pride WS DW-", "sloth sloth sloth", ""], ["lust"], discard="sloth sloth sloth sloth")
        say(state, "draw")
        assert state.active == 1

    def test_the_one_just_drawn_counts_in(self) -> None:
        state = table(["pride pride WS DW-", "", ""], ["patience"], pile="sloth")
        play(state, "play patience")
        say(state, "place sloth")
        assert area(state, 0)[-1] == "sloth"

    def test_has_no_ability_and_draws_nothing(self) -> None:
        """77-Q25."""
        state = table(["pride pride WS DW-", "", ""], ["sloth sloth"], pile="lust lust lust")
        say(state, "draw", "place sloth", "place sloth")
        assert hand(state, 0) == ["lust/chastity"] * 3

    def test_capricious_is_a_sin_card(self) -> None:
        state = table(["pride pride WS CAP", "", ""], ["sloth"], options={"promo_capricious": True})
        say(state, "draw")
        assert stage(state) == "sloth"

    @pytest.mark.parametrize("only", [False, True])
    def test_play_turn_only(self, only: bool) -> None:
        state = table(["pride pride WS DW-", "", ""], ["sloth patience"], options={"sloth_play_turn_only": only})
        twin = state.copy()
        say(state, "draw")
        assert (stage(state) == "sloth") != only
        play(twin, "play patience")
        assert stage(twin) == "sloth"

    def test_wins_out_of_the_play(self) -> None:
        """77-29, 77-Q9."""
        state = table([SIX_SINS.replace("sloth", "lust"), "", ""], ["sloth"])
        say(state, "draw", "place sloth")
        assert state.win_shares() == (1.0, 0.0, 0.0)

    def test_is_an_ordinary_card_as_well(self) -> None:
        state = table(hands=["sloth"])
        play(state, "play sloth")
        assert area(state, 0) == ["sloth"]
