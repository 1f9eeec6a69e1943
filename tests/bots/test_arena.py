"""Bots that meet: what is played, and what is concluded from it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from sevens_desktop.bots import arena
from sevens_desktop.bots.arena import Match, Result, play, play_all, rotations
from sevens_desktop.bots.ismcts import SearchBot
from sevens_desktop.bots.levels import LEVELS, SEARCHES, make_bot
from sevens_desktop.bots.verdict import Verdict
from sevens_desktop.engine.catalog import GAMES
from sevens_desktop.engine.contract import Action, State
from sevens_desktop.engine.the_sins.state import SinsState


def match(*bots: str, seed: str = "ARENA", **options: object) -> Match:
    return Match("the-sins", seed, bots, options)


def without_clock(result: Result) -> tuple[object, ...]:
    return result.match, result.shares, result.scores, result.decisions


def won(bot: str, other: str, deals: int) -> float:
    """The share of the win of a bot against another at two seats, each deal from both sides."""
    seeds = [f"{bot}-{number}" for number in range(deals)]
    results = [list(map(play, rotations("the-sins", seed, (bot, other), {}))) for seed in seeds]
    return sum(first.shares[0] + second.shares[1] for first, second in results) / (2 * deals)


def test_equal_matches_end_equally_in_any_number_of_processes() -> None:
    matches = [match("greedy", "random", "easy", seed=f"A{number}") for number in range(4)]
    alone = [without_clock(result) for result in play_all(matches)]
    assert alone == [without_clock(result) for result in play_all(matches, jobs=2)]
    assert [result[0] for result in alone] == matches


def test_options_reach_the_game() -> None:
    plain = [play(match("random", "random", seed=f"O{number}")) for number in range(3)]
    longer = [play(match("random", "random", seed=f"O{number}", penance=True)) for number in range(3)]
    assert [result.decisions for result in plain] != [result.decisions for result in longer]
    assert all(first == second for first, second in (result.decisions for result in longer)), "SIN-33"


def test_rotations_put_every_bot_on_every_seat() -> None:
    lineups = [turned.bots for turned in rotations("the-sins", "7", ("a", "b", "c"), {})]
    assert lineups == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]


def test_bots_are_asked_with_determinizations_only(monkeypatch: pytest.MonkeyPatch) -> None:
    worlds: list[State] = []
    determinize = SinsState.determinize

    def drawn(state: SinsState, seat: int, rng: Random) -> SinsState:
        worlds.append(determinize(state, seat, rng))
        return worlds[-1]  # type: ignore[return-value]

    class Asked:
        def choose(self, state: State, _seat: int, rng: Random, /) -> Action:
            assert state is worlds[-1]
            return rng.choice(state.legal_actions())

    monkeypatch.setattr(SinsState, "determinize", drawn)
    monkeypatch.setattr(arena, "make_bot", lambda *_: Asked())
    result = play(match("random", "random"))
    assert len(worlds) == sum(result.decisions)


def test_levels_differ_in_strength(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SEARCHES, "the-sins", replace(SEARCHES["the-sins"], simulations=200))
    assert won("easy", "random", deals=60) > 0.55
    assert won("greedy", "random", deals=30) > 0.7
    assert won("greedy", "easy", deals=60) > 0.55
    assert won("sharp", "steady", deals=8) > 0.6


def test_the_greedy_bot_stands_in_where_search_does_not_pay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(SEARCHES, "the-sins")
    assert make_bot("sharp", "the-sins") is make_bot("greedy", "the-sins")


@pytest.mark.parametrize("slug", SEARCHES)
def test_sharp_searches_and_steady_looks_one_step_ahead(slug: str) -> None:
    sharp, search = make_bot("sharp", slug, seconds=1.0), SEARCHES[slug]
    assert sharp == SearchBot(search.simulations, search.exploration, 1.0, search.guide)
    assert make_bot("steady", slug) is make_bot("greedy", slug)


@pytest.mark.parametrize("level", LEVELS)
def test_a_time_limit_leaves_a_legal_choice(level: str) -> None:
    from_deal = GAMES["the-sins"].deal(2, "LIMIT")
    assert from_deal.to_act is not None
    choice = make_bot(level, "the-sins", seconds=0.0).choose(from_deal, from_deal.to_act, Random(1))
    assert choice in from_deal.legal_actions()


@pytest.mark.parametrize(
    ("won", "games", "low", "high"), [(50, 100, 0.4038, 0.5962), (10, 10, 0.7225, 1.0), (0, 20, 0.0, 0.1611)]
)
def test_wilson_interval(won: float, games: int, low: float, high: float) -> None:
    assert Verdict(won, games).interval() == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(
    ("won", "games", "share", "above"),
    [
        (30, 30, 0.5, True),
        (85, 100, 0.5, True),
        (0, 30, 0.5, False),
        (150, 300, 0.5, False),
        (16, 30, 0.5, None),
        (55, 100, 0.5, None),
        (45, 100, 0.2, True),
        (20, 150, 0.2, False),
        (7, 7, 1.0, None),
        (0, 7, 0.0, None),
    ],
)
def test_a_question_is_answered_once_it_is_clear(won: float, games: int, share: float, above: bool | None) -> None:
    assert Verdict(won, games).above(share) is above
