"""What each seat sees and knows of 7 & 7."""

from __future__ import annotations

from random import Random

from sevens_desktop.engine.contract import Event
from sevens_desktop.engine.seven_and_seven.game import SEVEN_AND_SEVEN
from sevens_desktop.engine.seven_and_seven.knowledge import Said
from sevens_desktop.engine.seven_and_seven.state import SevenState
from tests.engine.seven_and_seven.table import area, hand, may, nobody_reacts, play, say, stage, table


def seen(events: list[Event], seat: int | None) -> list[Event]:
    return [event for given in events if (event := given.for_seat(seat)) is not None]


def test_hands_are_for_their_owner() -> None:
    """77-01."""
    state = table(hands=["pride", "sloth sloth", "lust"])
    assert state.observe(1).hand == ("sloth/diligence", "sloth/diligence")
    assert state.observe(0).hand == ("pride/humility",)
    assert state.observe(None).hand == ()
    assert state.observe(None).hand_sizes == (1, 2, 1)
    assert state.observe(None).knows.hands == ((), (), ())
    assert state.observe(2).knows.hands == ((), (), ("lust/chastity",))


def test_unseen_cards_are_counted() -> None:
    state = table(["lust", "lust", ""], ["chastity", "lust", "lust"], discard="chastity")
    lust = 6
    assert state.observe(0).knows.unseen[lust] == 3
    assert state.observe(None).knows.unseen[lust] == 4
    assert sum(state.observe(0).knows.unseen) == 77 - 4


def test_what_is_drawn_is_private() -> None:
    state = table(hands=["gluttony"], pile="pride sloth")
    events = play(state, "play gluttony")
    drew = [event for event in events if event.kind == "drew"]
    assert [event.facts for event in drew] == [
        {"seat": 0, "count": 1, "ends_turn": False},
        {"seat": 0, "count": 1, "ends_turn": True},
    ]
    assert [event.private for event in drew] == [
        {0: {"cards": ["pride/humility"]}},
        {0: {"cards": ["sloth/diligence"]}},
    ]
    assert all(event.reveals for event in drew)


def test_a_card_taken_from_the_discard_pile_is_known_to_all_until_one_like_it_is_seen() -> None:
    """77-35."""
    state = table(["", ""], ["WS", "lust"], discard="sloth", pile="greed lust lust lust lust")
    play(state, "play wild-sin", "take sloth/diligence")
    for seat in (None, 0, 1):
        assert "sloth/diligence" in state.observe(seat).knows.hands[0]
    for seed in range(20):
        assert "sloth/diligence" in hand(state.determinize(1, Random(seed)), 0)
    say(state, "draw")
    play(state, "play sloth")
    assert state.observe(1).knows.hands[0] == ()
    assert state.shown == []


def test_a_known_card_is_forgotten_when_an_equal_one_is_discarded() -> None:
    state = table(hands=["sloth sloth pride pride pride pride pride"], shown=[{"seat": 0, "kind": "sloth/diligence"}])
    say(state, "draw", "discard sloth/diligence")
    assert state.shown == []
    assert "sloth/diligence" in hand(state, 0)


def test_temperance_shows_its_owner_three_and_the_others_two() -> None:
    """77-33."""
    state = table(hands=["temperance"], pile="pride greed lust")
    events = play(state, "play temperance")
    assert state.observe(0).looking == ("pride/humility", "greed/charity", "lust/chastity")
    assert state.observe(1).looking == ()
    assert state.observe(1).aside == 3
    looked = next(event for event in events if event.kind == "looked")
    assert looked.facts == {"seat": 0, "count": 3}
    worlds = {tuple(state.determinize(1, Random(seed)).aside) for seed in range(20)}
    assert len(worlds) > 1
    assert all(state.determinize(0, Random(seed)).aside == state.aside for seed in range(5))
    events = say(state, "keep pride/humility")
    assert seen(events, 1)[0].facts == {"seat": 0}
    assert seen(events, 0)[0].facts == {"seat": 0, "card": "pride/humility"}
    assert state.observe(1).knows.hands[0] == ()
    assert sorted(state.observe(1).discard) == ["greed#1", "lust#1"]


class TestUnsaid:
    """77-26: nobody knows of a card that is being chosen before it is announced."""

    def test_nobody_else_hears_or_sees_it(self) -> None:
        state = table(["", "sloth lust", ""], ["greed", "pride", "pride"])
        before = [state.observe(seat) for seat in (None, 1, 2)]
        events = say(state, "play greed", "target 1 sloth")
        assert [state.observe(seat) for seat in (None, 1, 2)] == before
        assert [seen(events, seat) for seat in (None, 1, 2)] == [[], [], []]
        assert len(seen(events, 0)) == 2
        assert not any(event.reveals for event in events)
        assert state.observe(0).stage == "name"
        assert state.observe(0).said == Said("greed", None, ((1, "sloth#1"),), None)
        assert hand(state, 0) == ["greed/charity"]
        assert state.observe(0).stack == ()

    def test_in_a_world_of_another_seat_the_choice_begins_anew(self) -> None:
        state = table(["", "sloth lust", ""], ["greed", "pride", "pride"])
        say(state, "play greed", "target 1 sloth")
        world = state.determinize(1, Random(1))
        assert stage(world) == "turn"
        assert "draw" in may(world)
        own = state.determinize(0, Random(1))
        assert may(own) == ["as sloth", "as diligence"]

    def test_when_all_is_said_everybody_hears_it(self) -> None:
        state = table(["", "sloth lust", ""], ["greed", "pride", "pride"])
        events = say(state, "play greed", "target 1 sloth", "as diligence")
        announced = seen(events, 2)
        assert [event.kind for event in announced] == ["announced"]
        assert state.observe(2).stack == ((0, "greed#1"),)
        assert state.observe(2).said == Said("greed", None, ((1, "sloth#1"),), "diligence")


class TestNumbers:
    """A number says nothing about where a hidden card was before."""

    def test_a_card_keeps_its_number_as_long_as_it_lies_open(self) -> None:
        state = table(["sloth sloth", "sloth", ""], ["wrath"])
        assert state.observe(None).areas == (("sloth#1", "sloth#2"), ("sloth#3",), ())
        play(state, "play wrath", "target 1 sloth")
        assert state.observe(None).discard == ("sloth#3",)

    def test_a_card_that_comes_open_takes_the_lowest_free_number(self) -> None:
        state = table(["sloth sloth", "", ""], ["WS sloth", "sloth"], discard="sloth")
        play(state, "play wild-sin", "take sloth/diligence")
        play(state, "play sloth")
        assert state.observe(None).areas[1] == ("sloth#3",)

    def test_which_of_two_equal_cards_is_played_does_not_show(self) -> None:
        """The one that all know and the one that was drawn get the same number."""
        numbers = set()
        for shown in ([], [{"seat": 0, "kind": "sloth/diligence"}]):
            state = table(hands=["sloth sloth"], shown=shown)
            play(state, "play sloth")
            numbers.add(state.observe(None).areas[0])
        assert numbers == {("sloth#1",)}


def test_a_pass_shows_nothing_about_the_hand() -> None:
    """77-Q5: the same events whether a seat could have blocked or not."""
    told = []
    for held in ("chastity", "sloth"):
        state = table(hands=["pride", held, "greed"])
        events = say(state, "play pride", "pass")
        told.append([seen(events, 2), state.observe(2)])
    assert told[0] == told[1]


def test_worlds_hold_the_own_hand_and_all_that_lies_open() -> None:
    state = SEVEN_AND_SEVEN.deal(4, "WORLDS")
    assert isinstance(state, SevenState)
    rng = Random(3)
    for _ in range(60):
        if state.to_act is not None:
            state.advance(rng.choice(state.legal_actions()))
    for seat in range(4):
        world = state.determinize(seat, rng)
        assert world.hands[seat] == state.hands[seat]
        assert world.areas == state.areas
        assert world.discard == state.discard
        assert [len(cards) for cards in world.hands] == [len(cards) for cards in state.hands]
        assert world.opened == state.opened


def test_a_block_is_told_with_what_it_hits() -> None:
    state = table(hands=["pride lust", "chastity", ""])
    events = say(state, "play pride", "block")
    nobody_reacts(state)
    assert [event.kind for event in events] == [
        *("announced", "block_played", "blocked", "discarded", "entered"),
    ]
    assert events[1].facts == {"seat": 1, "card": "chastity#1", "owner": 0, "against": "pride#1"}
    assert events[2].facts == {"by": 1, "seat": 0, "card": "pride#1"}
    assert area(state, 1) == ["chastity"]
