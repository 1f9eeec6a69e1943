"""What taking a card would do in 7 Wonders Architects, before it is taken."""

from __future__ import annotations

from random import Random

import pytest

from sevens_desktop.engine.architects.actions import Take
from sevens_desktop.engine.architects.cards import CARDS
from sevens_desktop.engine.architects.game import ARCHITECTS
from sevens_desktop.engine.architects.layout import HouseRules
from sevens_desktop.engine.architects.state import ArchitectsState
from sevens_desktop.engine.contract import Event
from sevens_desktop.table.presenters.architects.forecast import forecast, token_worth, unknown
from sevens_desktop.table.presenters.architects.outlook import outlook
from sevens_desktop.table.words.common import plain
from tests.engine.architects.table import CENTRE, Table
from tests.table.architects_look import look, pile, seen, voice


def says(table: Table, card: str) -> str:
    return plain(forecast(seen(table), table.state.options, voice(table.state), card))


@pytest.mark.parametrize(
    ("hand", "built", "card", "sentence"),
    [
        ("wood gold", "ab", "stone", "It builds stage 3 at once: 6 points."),
        ("wood", "ab", "stone", "You keep it: stage 3 then lacks 1 more card."),
        ("", "", "gold", "You keep it: stage 1 then lacks 1 more card."),
        ("wood stone brick", "abcd", "glass", "It builds stage 5: your wonder is finished and the game ends."),
        ("", "", "blue-3", "3 points for you."),
        ("", "", "blue-2", "2 points for you. The cat comes to you."),
        ("blue-2", "", "blue-2", "2 points for you."),
        ("gear", "", "gear", "It earns you a progress token."),
        ("gear tablet", "", "compass", "It earns you a progress token."),
        ("gear", "", "tablet", "You keep it: two of a kind or all three symbols earn a progress token."),
        ("red-0", "", "red-0", "You then have 2 shields: Nadia 0, Otto 0."),
        ("", "", "red-1", "1 conflict token turned to war: 1 of 3."),
    ],
)
def test_what_a_card_would_do(hand: str, built: str, card: str, sentence: str) -> None:
    """ARC-N-4, ARC-N-8, ARC-N-9, ARC-B-1."""
    table = Table("giza rhodes ephesus").give(0, hand).build(0, built).ready()
    assert says(table, card) == sentence


def test_effects_are_told_with_the_stage() -> None:
    """ARC-W-olympia."""
    table = Table("olympia rhodes giza").give(0, "wood").build(0, "a").ready()
    assert says(table, "wood") == (
        "It builds stage 2 at once: 2 points, then take the top cards of the left and the right pile."
    )


def test_of_several_stages_one_is_chosen() -> None:
    """ARC-N-7: gold with wood is two of a kind and two different."""
    table = Table("rhodes giza ephesus").give(0, "wood").ready()
    assert says(table, "gold") == "It builds stage 1 or stage 2, as you choose."


@pytest.mark.parametrize(
    ("mine", "left", "right", "results"),
    [
        ("red-0 red-0", "red-0", "", "you win against Nadia, you win against Otto"),
        ("", "red-0", "red-0 red-0", "you are level with Nadia, you lose to Otto"),
    ],
)
def test_the_last_horn_tells_the_battle(mine: str, left: str, right: str, results: str) -> None:
    """ARC-B-2, ARC-B-3, ARC-E2."""
    table = Table().give(0, mine).give(1, left).give(2, right).at_war(2).ready()
    assert says(table, "red-2") == f"The last horn calls to battle: {results}."
    later = Table(edition="rulebook").give(0, mine).give(1, left).give(2, right).at_war(2).ready()
    assert says(later, "red-1") == f"The last horn calls to battle at the end of your turn: {results}."


def test_the_rulebook_builds_at_any_time_in_the_turn() -> None:
    """ARC-E4."""
    table = Table(edition="rulebook").give(0, "wood").ready()
    assert says(table, "stone") == "It builds stage 1 in this turn: 4 points."


def test_tokens_speak_up_for_their_card() -> None:
    """ARC-T: an extra card; ARC-T-engineering and ARC-Q-9: a stage that may be built; ARC-Q-8: one that must."""
    assert says(Table().hold(0, "urbanism").ready(), "brick").endswith("Urbanism: you may take an extra card.")
    assert says(Table().hold(0, "architecture").give(0, "wood").ready(), "stone").endswith(
        "Architecture: you may take an extra card."
    )
    bent = Table("giza rhodes ephesus").hold(0, "engineering").give(0, "wood")
    assert says(bent.ready(), "wood") == "You may then build stage 1."
    assert says(Table().hold(0, "economy").ready(), "gold").startswith("It builds stage 1 at once")


def test_the_hidden_card_is_told_by_what_is_left() -> None:
    """ARC-N-1: which cards are left in the centre is public, their order is not."""
    table = Table("giza rhodes ephesus").give(0, "wood").leave(CENTRE, "stone red-1 blue-3 wood glass").ready()
    assert unknown(seen(table), table.state.options) == "Nobody knows this card. 5 cards: 2 would build a stage."
    table.at_war(2).ready()
    assert unknown(seen(table), table.state.options).endswith("2 would build a stage, 1 would bring battle.")
    same = Table("giza rhodes ephesus").give(0, "wood").leave(CENTRE, "red-1 wood glass stone blue-3").at_war(2).ready()
    assert unknown(seen(same), same.state.options) == unknown(seen(table), table.state.options)


def test_whoever_peeked_is_told_what_the_card_would_do() -> None:
    """ARC-N-1."""
    table = Table().give(0, "blue-2 wood").top(CENTRE, "stone").ready()
    assert "Nobody knows this card" in pile(look(table), "centre").name
    events = table.play("peek")
    assert "It builds stage 1 at once" in pile(look(table, events=events), "centre").name


def test_a_pile_that_cannot_be_taken_says_nothing() -> None:
    table = Table().ready()
    assert all(entry["line"] for entry in look(table).view["piles"])
    assert not any(entry["line"] for entry in look(table, seat=1).view["piles"])


@pytest.mark.parametrize(
    ("token", "sentence"),
    [
        ("education", "As things stand it brings 4 points."),
        ("culture", "As things stand it brings 8 points."),
        ("politics", "As things stand it brings 1 point."),
        ("strategy", "As things stand it brings 2 points."),
        ("decor", "As things stand it brings 4 points."),
        ("tactics", "You then have 3 shields."),
        ("science", "It gives you: extra card after a science card."),
    ],
)
def test_what_a_token_would_bring(token: str, sentence: str) -> None:
    """ARC-T-education, ARC-Q-18, ARC-T-culture, ARC-Q-17, ARC-T-politics, ARC-T-strategy, ARC-T-decor."""
    table = Table().hold(0, "culture").give(0, "blue-2 red-0").win(0, 2).ready()
    assert token_worth(seen(table), token) == sentence


@pytest.mark.parametrize("seats", [2, 4, 7])
@pytest.mark.parametrize("edition", ["summary", "rulebook"])
def test_every_forecast_comes_true(seats: int, edition: str) -> None:
    """Random games: before each take the outlook, after it what the engine did."""
    rng = Random(seats)
    state = ARCHITECTS.deal(seats, f"OUTLOOK-{seats}", {"edition": edition})
    assert isinstance(state, ArchitectsState)
    compared = 0
    while state.to_act is not None:
        action = rng.choice(list(state.legal_actions()))
        if isinstance(action, Take):
            compared += _agrees(state, action)
        state.apply(action)
    assert compared > 20


def _agrees(state: ArchitectsState, action: Take) -> bool:
    """Compare where the top card is open. ``took`` comes first, and nothing before it changes the outlook."""
    seat = state.mover
    top = (
        state.observe(seat).knows.centre_top if action.side == 2 else state.observe(seat).tops[state.reach[action.side]]
    )
    if top is None:
        return False
    found = outlook(state.observe(seat), HouseRules.of(state.options), seat, top)
    twin, events = state.copy(), list[Event]()
    twin.apply(action, events)
    first = events[1 : next((at for at, event in enumerate(events) if at and event.kind in ("took", "turn")), None)]
    kinds = [event.kind for event in first]
    assert ("cat_moved" in kinds) == found.cat
    assert ("horns" in kinds) == bool(CARDS.index(top) > 9 and top.startswith("red"))
    if state.house.battle_at_once:
        assert ("battle" in kinds) == found.battle
        if found.battle:
            won = sum(duel.tokens for duel in found.duels if duel.winner == seat)
            assert twin.victories[seat] >= state.victories[seat] + won
    if len(found.forced) == 1 and not found.possible and state.house.forced_at_once:
        stages = [event.facts["piece"] for event in first if event.kind == "built"]
        choosing = [str(choice).split()[1] for choice in twin.legal_actions() if str(choice).startswith("build")]
        assert set(stages[:1] or choosing) == set(found.forced)
    if not found.forced and not found.possible:
        assert "built" not in kinds
    return True
