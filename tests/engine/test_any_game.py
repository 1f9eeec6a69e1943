"""What every game of the catalogue keeps: the contract, played at random."""

from __future__ import annotations

from random import Random

import pytest

from sevens_desktop.engine.catalog import GAMES
from sevens_desktop.engine.contract import Action, Event, Game, IllegalAction, NotationError, OptionError, State
from tests.engine.cases import CASES, DEFAULTS, Case, as_json, play_out, random_game

every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_default = pytest.mark.parametrize("case", DEFAULTS, ids=str)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


@every_game
def test_slug_names_the_game_and_its_states(game: Game) -> None:
    assert GAMES[game.slug] is game
    state = game.deal(game.seat_counts[0], "SLUG")
    assert state.slug == game.slug
    assert state.seats == game.seat_counts[0]
    assert set(state.options) == {option.key for option in game.options}


@every_case
def test_position_is_json_and_loads_as_the_same_state(case: Case) -> None:
    for state, action in random_game(case):
        position = state.position()
        assert as_json(position) == position
        loaded = case.game.load(position)
        assert loaded.position() == position
        assert loaded.to_act == state.to_act
        assert list(loaded.legal_actions()) == list(state.legal_actions())
        for seat in (None, *range(case.seats)):
            assert loaded.observe(seat) == state.observe(seat)
        twin, silent = state.copy(), state.copy()
        twin_events: list[Event] = []
        loaded_events: list[Event] = []
        twin.apply(action, twin_events)
        loaded.apply(action, loaded_events)
        silent.advance(action)
        assert loaded_events == twin_events
        assert loaded.position() == twin.position() == silent.position()
        assert case.game.load(twin.position()).outcome() == twin.outcome()


@every_case
def test_events_are_json_and_show_each_seat_its_own_part(case: Case) -> None:
    told = 0
    for state, action in random_game(case):
        events: list[Event] = []
        state.copy().advance(action, events)
        told += len(events)
        for event in events:
            for facts in (event.facts, *event.private.values()):
                assert as_json(facts) == facts
            for seat in (None, *range(case.seats)):
                seen = event.for_seat(seat)
                if event.audience is not None and seat not in event.audience:
                    assert seen is None
                    continue
                assert seen is not None
                assert not seen.private
                own = event.private.get(seat, {}) if seat is not None else {}
                assert seen.facts == {**event.facts, **own}
    assert told


@every_case
def test_copies_are_independent(case: Case) -> None:
    rng = Random(3)
    for state, action in random_game(case):
        before = state.position()
        twin = state.copy()
        kept = twin.copy()
        for _ in range(8):
            if twin.to_act is not None:
                twin.advance(rng.choice(twin.legal_actions()))
        assert state.position() == before
        assert kept.position() == before
        kept.copy().advance(action)
        assert kept.position() == before


@every_case
def test_legal_actions_are_accepted_and_all_others_refused(case: Case) -> None:
    vocabulary: dict[Action, None] = {}
    for seed in (1, 2, 3):
        for state, _ in random_game(case, seed):
            vocabulary.update(dict.fromkeys(state.legal_actions()))
    for action in vocabulary:
        assert "\n" not in str(action)
        assert case.game.parse(str(action)) == action
    assert len({str(action) for action in vocabulary}) == len(vocabulary)
    last = case.deal()
    for state, chosen in random_game(case):
        legal = state.legal_actions()
        assert legal
        assert len(set(legal)) == len(legal)
        assert all(state.why_not(action) is None for action in legal)
        assert_refused(state, [action for action in vocabulary if action not in set(legal)])
        last = state.copy()
        last.apply(chosen)
    assert last.to_act is None
    assert not last.legal_actions()
    assert_refused(last, list(vocabulary))


def assert_refused(state: State, actions: list[Action]) -> None:
    """Every action is refused, a rule is named, and the state stays as it was."""
    before = state.position()
    events: list[Event] = []
    for action in actions:
        with pytest.raises(IllegalAction) as refused:
            state.apply(action, events)
        refusal = refused.value.refusal
        assert refusal == state.why_not(action)
        assert refusal.code
        assert refusal.rule
        assert as_json(refusal.facts) == refusal.facts
    assert state.position() == before
    assert not events


@every_game
@pytest.mark.parametrize("text", ["", " ", "fly", "take", "take nothing at all", "\n", "7" * 40, "give -1", "ä#0"])
def test_other_text_is_no_action(game: Game, text: str) -> None:
    with pytest.raises(NotationError):
        game.parse(text)


@every_case
def test_a_game_ends_with_an_outcome_that_search_agrees_with(case: Case) -> None:
    for seed in range(3):
        state = case.deal(f"END-{seed}")
        while state.to_act is not None:
            assert state.outcome() is None
            state.advance(state.legal_actions()[seed % len(state.legal_actions())])
        outcome, shares = state.outcome(), state.win_shares()
        assert outcome is not None
        assert len(outcome.places) == len(outcome.scores) == len(shares) == case.seats
        assert outcome.winners == tuple(seat for seat in range(case.seats) if shares[seat] > 0)
        assert all(0 <= share <= 1 for share in shares)
        assert len({shares[seat] for seat in outcome.winners}) <= 1
        assert all(outcome.places[seat] == 1 for seat in outcome.winners)
        for place in outcome.places:
            assert 1 <= place <= case.seats
        if outcome.winners:
            assert set(outcome.winners) == {seat for seat in range(case.seats) if outcome.places[seat] == 1}
        assert as_json(outcome.sheet) == outcome.sheet
        assert as_json(outcome.reason.facts) == outcome.reason.facts
        assert outcome.reason.code
        assert state.outcome() == outcome


@every_case
def test_same_seed_same_game(case: Case) -> None:
    first, second = case.deal("Same-Seed-7"), case.deal(" same-seed-7 ")
    assert first.position() == second.position()
    assert play_out(first, Random(5)).position() == play_out(second, Random(5)).position()
    assert any(case.deal(f"OTHER-{n}").position() != case.deal("SAME-SEED-7").position() for n in range(3))


@every_game
@pytest.mark.parametrize("seed", ["", "   ", "A" * 25, "SEED!", "DÉJÀ", "A B"])
def test_bad_seed_is_refused(game: Game, seed: str) -> None:
    with pytest.raises(OptionError) as refused:
        game.deal(game.seat_counts[0], seed)
    assert [problem.code for problem in refused.value.problems] == ["bad_seed"]


@every_game
def test_bad_seats_and_options_are_all_listed(game: Game) -> None:
    for seats in (game.seat_counts[0] - 1, game.seat_counts[-1] + 1):
        with pytest.raises(OptionError) as refused:
            game.deal(seats, "SEED", {"no_such_option": 1})
        assert {problem.code for problem in refused.value.problems} == {"seats_out_of_range", "unknown_option"}
    wrong = {option.key: {"not": "a value"} for option in game.options}
    with pytest.raises(OptionError) as refused:
        game.deal(game.seat_counts[0], "SEED", wrong)
    assert [problem.facts["key"] for problem in refused.value.problems] == list(wrong)
    assert {problem.code for problem in refused.value.problems} <= {"bad_option_value"}


@every_default
def test_defaults_are_values_the_options_allow(case: Case) -> None:
    for option in case.game.options:
        assert option.allows(option.default, case.seats)
        assert option.rule
