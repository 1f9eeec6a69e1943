"""A person at a shared screen sees nothing that this person may not know: not in the picture, and not beside it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from sevens_desktop.engine.catalog import GAMES
from sevens_desktop.engine.contract import State
from sevens_desktop.engine.the_sins.game import THE_SINS
from sevens_desktop.storage.places import Places
from sevens_desktop.table.presenters.catalog import PRESENTERS
from sevens_desktop.ui.application import Program
from tests.ui.privacy import assert_same_looks, random_script

PEOPLE = 3
DECISIONS = 9
STRIDE = 7
"""Decisions from one look at other worlds to the next."""


def deal_with_secrets(options: Mapping[str, object]) -> State:
    """Three first cards that are all different, so that exchanging two of them changes something."""
    for number in range(100):
        state = THE_SINS.deal(PEOPLE, f"SECRET-{number}", {"start": 0, **options})
        reserves = state.position()["reserves"]
        assert isinstance(reserves, list)
        if len(set(map(str, reserves))) == PEOPLE:
            return state
    raise AssertionError("no deal with three different first cards")


def exchanged(state: State, seat: int) -> State:
    """The same deal with the first cards of the two other seats exchanged: all that they hide."""
    position = state.position()
    reserves = position["reserves"]
    assert isinstance(reserves, list)
    left, right = (other for other in range(PEOPLE) if other != seat)
    reserves[left], reserves[right] = reserves[right], reserves[left]
    return THE_SINS.load(position)


@pytest.mark.parametrize(
    ("seat", "options"), [(0, {}), (1, {"memory_aid": "all"}), (2, {})], ids=["first", "second_with_memory", "third"]
)
def test_a_game_of_three_looks_the_same_whatever_the_others_hide(
    program: Program, places: Places, seat: int, options: dict[str, object]
) -> None:
    """SIN-17: played twice, the second time with the hidden cards of the other seats exchanged."""
    state = deal_with_secrets(options)
    script = random_script(state, "SCRIPT", DECISIONS)
    assert_same_looks(program, places, (state, exchanged(state, seat)), seat, script)


@pytest.mark.parametrize("slug", PRESENTERS)
def test_a_world_that_a_seat_cannot_tell_apart_looks_the_same(program: Program, places: Places, slug: str) -> None:
    for decisions in (STRIDE, 2 * STRIDE, 3 * STRIDE):
        state = asked_alone(slug, decisions)
        assert state.to_act is not None
        world = state.determinize(state.to_act, Random("WORLD"))
        assert_same_looks(program, places, (state, world), state.to_act, ())


def asked_alone(slug: str, decisions: int) -> State:
    """A game after so many decisions, and then at one that is asked of a single seat."""
    presenter = PRESENTERS[slug]
    for number in range(100):
        state = GAMES[slug].deal(max(PEOPLE, GAMES[slug].seat_counts[0]), f"ALONE-{number}")
        rng = Random(number)
        made = 0
        while state.to_act is not None and (made < decisions or presenter.reaction(state.observe(None)) is not None):
            state.apply(rng.choice(state.legal_actions()))
            made += 1
        if state.to_act is not None:
            return state
    raise AssertionError(f"no game of {slug} lasts {decisions} decisions")
