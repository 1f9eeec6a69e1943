"""What a decision is worth: the best action and another, played on in the same worlds."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from sevens_desktop.bots.appraisal import HORIZON, Appraisal, Effort, Inquiry
from sevens_desktop.bots.greedy import GREEDY
from sevens_desktop.engine.catalog import GAMES
from sevens_desktop.engine.contract import State
from tests.engine.seven_and_seven.table import table

QUICK = Effort(share=0.02, worlds=4, seconds=None, patience=60.0)


def decision(slug: str, ply: int = 12) -> State:
    """A position in which something is to be decided."""
    game, rng = GAMES[slug], Random(3)
    state = game.deal(max(3, game.seat_counts[0]), "WORTH")
    count = 0
    while (seat := state.to_act) is not None and (count < ply or len(state.legal_actions()) < 2):
        state.advance(GREEDY[slug].choose(state, seat, rng))
        count += 1
    assert state.to_act is not None
    return state


def inquiry(state: State, effort: Effort = QUICK, beside: str = "") -> Inquiry:
    seat = state.to_act
    assert seat is not None
    return Inquiry("game", 3, state.determinize(seat, Random(1)), seat, 5, effort, beside)


def test_every_game_has_a_horizon() -> None:
    assert HORIZON.keys() == GAMES.keys()


@pytest.mark.parametrize("slug", GAMES)
def test_chances_stay_when_hidden_cards_are_swapped(slug: str) -> None:
    state = decision(slug)
    seat = state.to_act
    assert seat is not None
    found = inquiry(state).answer()
    assert found.chance is not None and 0 <= found.chance <= 1
    worlds = [state.determinize(seat, Random(number)) for number in range(3)]
    assert any(world.position() != state.position() for world in worlds)
    assert all(inquiry(world).answer() == found for world in worlds)


@pytest.mark.parametrize("slug", GAMES)
def test_the_other_action_is_the_one_asked_for(slug: str) -> None:
    state = decision(slug)
    actions = {str(action) for action in state.legal_actions()}
    found = inquiry(state).answer()
    assert found.action in actions and found.other in actions - {found.action}
    asked = next(action for action in actions if action != found.action)
    assert inquiry(state, beside=asked).answer().other == asked
    assert inquiry(state, beside=found.action).answer().other == ""


def test_a_move_that_wins_is_worth_more_than_one_that_does_not() -> None:
    """77-06: the seventh sin wins at once; as Diligence the card leaves another seat a turn that may win."""
    six = "pride greed lust envy gluttony wrath"
    state = table([six, six, ""], ["sloth", "sloth sloth", "envy"])
    found = inquiry(state, replace(QUICK, worlds=32), "play diligence").answer()
    assert (found.action, found.other) == ("play sloth", "play diligence")
    assert found.chance is not None and found.chance > found.other_chance + 2 * found.doubt


def test_time_ends_an_inquiry_early_and_it_still_counts_some_worlds() -> None:
    found = inquiry(decision("the-sins"), Effort(0.02, 10**9, 0.0, 60.0)).answer()
    assert found.chance is not None


def test_without_the_process_there_is_a_move_and_no_chance() -> None:
    asked = inquiry(decision("architects"))
    found = asked.answer_at_once()
    assert found == Appraisal("game", 3, found.action)
    assert found.chance is None
    assert found.action in {str(action) for action in asked.world.legal_actions()}
