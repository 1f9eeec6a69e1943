"""SIN-20 and SIN-30 to SIN-34: when the game ends, with and without Penance."""

from __future__ import annotations

from functools import cache

import pytest

from sevens_desktop.engine.contract import Refusal
from sevens_desktop.engine.the_sins.game import THE_SINS
from sevens_desktop.engine.the_sins.state import SinsState
from tests.engine.the_sins.table import act, deal, lay, legal_texts, row_of

TWO_JUDGMENTS = "judgment.1 judgment.2 pride.3 pride.3 greed.3"


def before_the_third(seats: int, pile: str, turn: int = 1, **options: object) -> SinsState:
    """Two Last Judgments lie in the row beside two Prides and a Greed; Hell I to III are used up but for ``pile``."""
    return lay(seats, TWO_JUDGMENTS, pile, gone=3, turn=turn, options=options)


def test_sin_20_the_third_judgment_ends_the_game_at_once() -> None:
    """The rest of the refill is not revealed, and the row scores for nobody."""
    state = before_the_third(2, "lust.3 judgment.3 lust.3 envy.3")
    cards = sum(map(sum, state.reserves))
    events = act(state, "take pride")
    assert [event.kind for event in events] == ["took", "revealed", "revealed", "abyss_opened", "game_over"]
    assert row_of(state) == ["greed", "judgment", "judgment", "judgment", "lust"]
    assert state.to_act is None
    assert sum(map(sum, state.reserves)) == cards + 2
    assert state.outcome() is not None


def test_sin_20_the_rest_of_the_refill_stays_in_the_pile() -> None:
    state = before_the_third(2, "judgment.3 lust.3 envy.3")
    act(state, "feed pride")
    assert row_of(state) == ["greed", "judgment", "judgment", "judgment"]
    assert len(state.pile) == 2
    assert not state.observe(0).final_round


@pytest.mark.parametrize(
    ("turn", "still_to_play"),
    [
        pytest.param(2, [2, 1], id="SV17: seat 3 reveals, 2 and 1 play"),
        pytest.param(4, [], id="SV17: seat 1 reveals, the end at once"),
        pytest.param(1, [3, 2, 1], id="SV17: seat 0 reveals, 3, 2 and 1 play"),
        pytest.param(5, [3, 2, 1], id="SV17: the same in a later round"),
    ],
)
def test_sv17_sin_32_the_round_is_played_to_its_end(turn: int, still_to_play: list[int]) -> None:
    state = before_the_third(4, "judgment.3", turn=turn, penance=True)
    act(state, "take greed")
    played = []
    while state.to_act is not None:
        assert state.observe(None).final_round
        played.append(state.to_act)
        state.apply(state.legal_actions()[0])
    assert played == still_to_play
    assert not state.observe(None).final_round


def test_sv19_sin_q9_the_refill_is_finished_and_play_goes_on() -> None:
    """SIN-32, SIN-34."""
    row = "judgment.1 judgment.2 pride.3 pride.3 pride.2"
    state = lay(4, row, "judgment.3 lust.3 envy.penance", gone=3, options={"penance": True})
    act(state, "take pride")
    assert row_of(state) == ["envy", "judgment", "judgment", "judgment", "lust"]
    assert legal_texts(state) == ["take lust", "feed lust", "take envy", "feed envy"]
    assert state.to_act == 3


def test_sin_q8_penance_cards_are_sins() -> None:
    """SIN-31."""
    row = "judgment.1 judgment.2 judgment.3 lust.3 lust.penance"
    state = lay(3, row, gone=3, turn=2, options={"penance": True})
    before = state.reserves[2][2]
    events = act(state, "take lust")
    assert state.reserves[2][2] == before + 2
    assert state.observe(0).backs[2] == (1, 0, 1, 1)
    assert events[0].facts["count"] == 2
    act(state, "feed pride")  # seat 1 is the last of the round
    assert state.observe(None).pile == (0, 0, 0, 2)


def test_sin_q10_nothing_is_revealed_after_the_last_turn() -> None:
    state = before_the_third(2, "judgment.3", penance=True)
    act(state, "take greed")
    assert state.to_act == 1
    pile = len(state.pile)
    events = act(state, "take pride")
    assert [event.kind for event in events] == ["took", "abyss_opened", "game_over"]
    assert len(state.pile) == pile
    assert row_of(state) == ["judgment", "judgment", "judgment"]


def test_sin_q11_the_last_seat_reveals_the_third_judgment() -> None:
    """SIN-32: the end at once, and the refill stops."""
    state = before_the_third(2, "judgment.3", turn=2, penance=True)
    pile = len(state.pile)
    act(state, "take pride")
    assert state.to_act is None
    assert len(state.pile) == pile - 1
    assert row_of(state) == ["greed", "judgment", "judgment", "judgment"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sin_33_all_seats_had_the_same_number_of_turns(seats: int) -> None:
    for seed in range(30):
        state = deal(seats, f"ROUNDS-{seed}", penance=True)
        turns = [0] * seats
        while state.to_act is not None:
            turns[state.to_act] += 1
            legal = state.legal_actions()
            state.advance(legal[(7 * seed + state.turn) % len(legal)])
        assert len(set(turns)) == 1


def test_sin_34_otherwise_the_same_game() -> None:
    """Until the third Last Judgment, the same cards played the same way make the same game."""
    for seed in range(20):
        plain = before_the_third(3, "lust.3 lust.3 judgment.3")
        penance = lay(3, TWO_JUDGMENTS, "lust.3 lust.3 judgment.3", gone=3, options={"penance": True})
        texts = legal_texts(plain)
        assert legal_texts(penance) == texts
        text = texts[seed % len(texts)]
        act(plain, text)
        act(penance, text)
        assert row_of(plain) == row_of(penance)


def test_sin_q14_a_row_without_sins_ends_the_game() -> None:
    """It cannot come to this (SIN-P3 to SIN-P5); a position made by hand ends and is scored."""
    row = "judgment.1 judgment.2 judgment.3 pride.3 pride.3"
    state = lay(3, row, gone=4, turn=2, options={"penance": True})
    assert not state.pile
    act(state, "take pride")
    assert state.to_act is None
    assert state.outcome() is not None
    assert THE_SINS.load(state.position()).position() == state.position()


def test_after_the_last_turn_the_row_is_closed() -> None:
    """SIN-24."""
    state = lay(
        2, TWO_JUDGMENTS, "judgment.3", gone=3, supply=3, reserves={0: "lust.2 envy.2"}, options={"manual_stones": True}
    )
    act(state, "take greed")
    assert state.observe(0).placing
    assert state.why_not(THE_SINS.parse("take pride")) == Refusal("stones_first", "SIN-24")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sin_p5_the_pile_lasts_to_the_last_turn_of_penance(seats: int) -> None:
    """A search of all orders: up to four cards of Hell III, of any sins, lie between the third Judgment and Penance."""
    types = frozenset(range(seats + 2))

    @cache
    def can_run_dry(turns: int, row: tuple[int, ...], above: int, penance: frozenset[int]) -> bool:
        """``row`` are the sins beside three Last Judgments before so many turns; nothing is refilled after the last."""
        if len(row) < 2:
            if above:
                return any(can_run_dry(turns, tuple(sorted((*row, sin))), above - 1, penance) for sin in types)
            if not penance:
                return True
            return any(can_run_dry(turns, tuple(sorted((*row, sin))), 0, penance - {sin}) for sin in penance)
        if turns == 1:
            return False
        rests = [tuple(other for other in row if other != sin) for sin in set(row)]
        return any(can_run_dry(turns - 1, rest, above, penance) for rest in rests)

    for above in range(5):
        assert not can_run_dry(seats - 1, (), above, types)
        assert not any(can_run_dry(seats - 1, (sin,), above, types) for sin in types)
        assert not any(can_run_dry(seats - 1, (0, sin), above, types) for sin in types)
    assert can_run_dry(seats + 2, (), 0, types)
