"""The search on a game small enough to know the answer, and on The Sins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

import pytest

from sevens_desktop.bots.greedy import GREEDY, the_sins
from sevens_desktop.bots.ismcts import BETWEEN_LOOKS, Guide, SearchBot
from sevens_desktop.engine.catalog import GAMES
from sevens_desktop.engine.contract import Action, Event, Observation, Outcome, Refusal, State


@dataclass(frozen=True, slots=True)
class Call(Action):
    word: str

    def __str__(self) -> str:
        return self.word


SAFE, HEADS, TAILS, LOW, HIGH = map(Call, ("safe", "heads", "tails", "low", "high"))


class Coin(State):
    """A covered coin. Seat 0 plays safe, or calls the coin; after ``low`` or ``high`` seat 1 sees it and calls too.

    Playing safe wins 6 games in 10; a right call wins, a wrong one loses. ``high`` looks good to who takes
    seat 1 for a guesser, but seat 1 calls rightly and wins.
    """

    __slots__ = ("coin", "share", "to_act", "turn")

    slug = "coin"

    def __init__(self, coin: Call) -> None:
        self.coin = coin
        self.to_act: int | None = 0
        self.turn = 1
        self.share = 0.0

    @property
    def seats(self) -> int:
        return 2

    @property
    def options(self) -> Mapping[str, object]:
        return {}

    def legal_actions(self) -> Sequence[Action]:
        if self.to_act == 0:
            return (SAFE, HEADS, TAILS, HIGH)
        return () if self.to_act is None else (HEADS, TAILS)

    def advance(self, action: Action, events: list[Event] | None = None) -> None:
        if events is not None:
            events.append(Event("called", {"word": str(action)}))
        if action == HIGH:
            self.to_act = 1
            return
        right = action == self.coin
        if self.to_act == 0:
            self.share = 0.6 if action == SAFE else float(right)
        else:
            self.share = 0.0 if right else 1.0
        self.to_act = None

    def why_not(self, action: Action) -> Refusal | None:
        return None if action in self.legal_actions() else Refusal("no")

    def copy(self) -> Coin:
        twin = Coin(self.coin)
        twin.to_act, twin.turn, twin.share = self.to_act, self.turn, self.share
        return twin

    def win_shares(self) -> tuple[float, ...]:
        return (self.share, 1.0 - self.share)

    def determinize(self, seat: int, rng: Random) -> Coin:
        twin = self.copy()
        if seat == 0:
            twin.coin = rng.choice((HEADS, TAILS))
        return twin

    def outcome(self) -> Outcome | None:
        raise NotImplementedError

    def observe(self, seat: int | None) -> Observation:
        raise NotImplementedError

    def position(self) -> dict[str, object]:
        return {"coin": str(self.coin), "to_act": self.to_act}


@pytest.mark.parametrize("coin", [HEADS, TAILS], ids=str)
def test_does_not_call_the_coin_that_it_cannot_see(coin: Call) -> None:
    candidates = SearchBot(2000, exploration=5.0).search(Coin(coin), 0, Random(1))
    assert SearchBot(2000).choose(Coin(coin), 0, Random(1)) == SAFE
    shares = {candidate.action: candidate.share for candidate in candidates}
    assert shares[SAFE] == pytest.approx(0.6)
    assert shares[HEADS] == pytest.approx(0.5, abs=0.1)
    assert shares[TAILS] == pytest.approx(0.5, abs=0.1)


@pytest.mark.parametrize("coin", [HEADS, TAILS], ids=str)
def test_calls_the_coin_that_it_sees(coin: Call) -> None:
    state = Coin(coin)
    state.advance(HIGH)
    assert SearchBot(200).choose(state, 1, Random(1)) == coin


def test_every_simulation_is_one_visit_of_a_root_action() -> None:
    candidates = SearchBot(500).search(Coin(HEADS), 0, Random(3))
    assert [candidate.action for candidate in candidates] == [SAFE, HEADS, TAILS, HIGH]
    assert sum(candidate.visits for candidate in candidates) == 500
    assert max(candidates, key=lambda candidate: candidate.visits).action == SAFE


def test_the_clock_ends_a_search_and_leaves_a_choice() -> None:
    candidates = SearchBot(10**9, seconds=0.0).search(Coin(HEADS), 0, Random(3))
    assert sum(candidate.visits for candidate in candidates) == BETWEEN_LOOKS


def test_same_chance_same_choice_and_the_state_is_left_alone() -> None:
    state = GAMES["the-sins"].deal(3, "SEARCH")
    assert state.to_act is not None
    before = state.position()
    first = SearchBot(100).search(state, state.to_act, Random(7))
    second = SearchBot(100).search(state, state.to_act, Random(7))
    assert first == second
    assert state.position() == before


def test_a_single_action_needs_no_search() -> None:
    class Forced(Coin):
        def legal_actions(self) -> Sequence[Action]:
            return (SAFE,)

        def determinize(self, seat: int, rng: Random) -> Coin:
            raise AssertionError("searched", seat, rng)

    assert SearchBot(100).choose(Forced(HEADS), 0, Random(1)) == SAFE


@pytest.mark.parametrize(("turns", "rounds"), [(0, 0), (1, 0), (3, 0), (0, 1), (1, 1)])
def test_play_outs_are_greedy_until_the_guide_ends_and_there_the_estimate_counts(
    turns: int, rounds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    began: list[int] = []
    chosen: list[int] = []

    class Spy:
        weigh = staticmethod(the_sins.weigh)

        @staticmethod
        def choose(state: State, seat: int, rng: Random, /) -> Action:
            chosen.append(state.turn)
            return the_sins.choose(state, seat, rng)

        @staticmethod
        def estimate(state: State, /) -> Sequence[float]:
            began.append(state.turn)
            return the_sins.estimate(state)

    monkeypatch.setitem(GREEDY, "the-sins", Spy())
    state = GAMES["the-sins"].deal(2, "GUIDE")
    assert state.to_act is not None
    SearchBot(40, guide=Guide(turns, 1.0, rounds)).search(state, state.to_act, Random(7))
    more = turns + 2 * rounds
    assert len(began) == 40
    assert min(began) == state.turn + 1 + more
    assert len(chosen) == 40 * more


def test_what_the_greedy_bot_likes_is_tried_first() -> None:
    state = GAMES["the-sins"].deal(2, "PRIOR")
    assert state.to_act is not None
    world = state.determinize(state.to_act, Random(7))
    worths = the_sins.weigh(world, state.to_act)
    (only,) = SearchBot(1, guide=Guide(turns=0, temper=1.0)).search(world, state.to_act, Random(7))
    assert worths[list(world.legal_actions()).index(only.action)] == max(worths)
