"""SIN-14 to SIN-19: what a turn is, what it brings, and why something else is refused."""

from __future__ import annotations

import pytest

from sevens_desktop.engine.contract import Event, IllegalAction, Refusal
from sevens_desktop.engine.the_sins.actions import PLACES, WISHES
from sevens_desktop.engine.the_sins.cards import KINDS
from sevens_desktop.engine.the_sins.game import THE_SINS
from sevens_desktop.engine.the_sins.state import SinsState
from tests.engine.the_sins.table import act, counts, deal, lay, legal_texts, row_of


def se6(pile: str = "", supply: int | None = None) -> SinsState:
    """The row of example SE6: two of Envy, two of Wrath, one of Sloth."""
    row = "envy.1 envy.1 wrath.1 wrath.1 sloth.1"
    return lay(2, row, pile, supply=supply, types=("envy", "wrath", "sloth", "lust"))


def why_not(state: SinsState, text: str) -> Refusal | None:
    return state.why_not(THE_SINS.parse(text))


def test_se6_take_and_refill() -> None:
    """SIN-15, SIN-18, SIN-19."""
    state = se6("wrath.1 judgment.1")
    assert legal_texts(state) == ["take envy", "feed envy", "take wrath", "feed wrath", "take sloth", "feed sloth"]
    before = state.reserves[0]
    events = act(state, "take envy")
    assert row_of(state) == ["judgment", "sloth", "wrath", "wrath", "wrath"]
    assert legal_texts(state) == ["take wrath", "feed wrath", "take sloth", "feed sloth"]
    assert [new - old for new, old in zip(state.reserves[0], before, strict=True)] == counts(envy=2)
    assert events == [
        Event("took", {"seat": 0, "sin": "envy", "count": 2}),
        Event("revealed", {"card": "wrath.1", "kind": "wrath"}, reveals=True),
        Event("revealed", {"card": "judgment.1", "kind": "judgment", "judgments": 1, "part": 1}, reveals=True),
    ]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sin_14_play_runs_counter_clockwise(seats: int) -> None:
    state = deal(seats, start=1)
    order = []
    for _ in range(2 * seats):
        order.append(state.to_act)
        state.advance(state.legal_actions()[0])
    assert order == [(1 - turn) % seats for turn in range(2 * seats)]


def test_sv17_turn_order_of_four() -> None:
    """SIN-14."""
    state = deal(4, start=0)
    order = []
    for _ in range(4):
        order.append(state.to_act)
        state.advance(state.legal_actions()[-1])
    assert order == [0, 3, 2, 1]


def test_sin_15_feed_lays_all_of_a_sin_on_the_abyss_and_brings_one_stone() -> None:
    state = se6("wrath.1 judgment.1")
    events = act(state, "feed wrath")
    assert state.abyss == counts(wrath=2)
    assert state.stones == [1, 0]
    assert state.supply == 3
    assert events[0] == Event("fed", {"seat": 0, "sin": "wrath", "count": 2, "stone": True})


def test_sin_15_no_passing_and_no_partial_take() -> None:
    """A turn names a sin, never a number of cards: there is no action for less than all of it."""
    state = se6("lust.1 lust.1")
    assert why_not(state, "pass") == Refusal("no_passing", "SIN-15")
    act(state, "take wrath")
    assert row_of(state) == ["envy", "envy", "lust", "lust", "sloth"]


def test_sv20_feeding_without_a_stone_left() -> None:
    """SIN-16."""
    state = se6(supply=0)
    assert "feed sloth" in legal_texts(state)
    events = act(state, "feed sloth")
    assert state.abyss == counts(sloth=1)
    assert state.stones == [4, 0]
    assert state.supply == 0
    assert events[0] == Event("fed", {"seat": 0, "sin": "sloth", "count": 1, "stone": False})


@pytest.mark.parametrize("wish", ["look reserve", "look abyss"])
def test_sin_17_reserves_and_abyss_stay_closed(wish: str) -> None:
    refusal = why_not(deal(3), wish)
    assert refusal is not None
    assert refusal.rule == "SIN-17"


def test_sin_19_judgments_can_be_neither_taken_nor_fed() -> None:
    state = lay(2, "judgment.1 judgment.2 pride.2 pride.2 lust.3", gone=2)
    for text in ("take judgment", "feed judgment"):
        assert why_not(state, text) == Refusal("judgment_stays", "SIN-19")
    assert legal_texts(state) == ["take pride", "feed pride", "take lust", "feed lust"]
    act(state, "feed pride", "take lust")
    assert row_of(state).count("judgment") == state.judgments == 2


def test_sin_15_only_what_lies_in_the_row() -> None:
    state = se6()
    assert why_not(state, "take lust") == Refusal("not_in_row", "SIN-15", {"sin": "lust"})
    assert why_not(state, "feed pride") == Refusal("sin_not_in_play", "SIN-05", {"sin": "pride"})
    assert why_not(state, "place envy") == Refusal("too_early_for_stones", "SIN-24")


def test_a_refused_action_says_why_and_changes_nothing() -> None:
    state = se6()
    before = state.position()
    for action in (THE_SINS.parse("take lust"), THE_SINS.parse("pass"), THE_SINS.parse("place")):
        with pytest.raises(IllegalAction) as refused:
            state.apply(action)
        assert refused.value.refusal == state.why_not(action)
        assert refused.value.refusal.rule in str(refused.value)
    assert state.position() == before


def test_after_the_end_everything_is_refused() -> None:
    """SIN-20."""
    state = deal(2)
    while state.to_act is not None:
        state.advance(state.legal_actions()[0])
    texts = [f"{verb} {kind}" for verb in ("take", "feed") for kind in KINDS]
    for text in (*texts, *map(str, PLACES.values()), *WISHES):
        assert why_not(state, text) == Refusal("game_over", "SIN-20")
