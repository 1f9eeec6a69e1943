"""ARC-O, ARC-E3, AV6: how a game ends and who wins."""

from __future__ import annotations

import pytest

from sevens_desktop.engine.architects import scoring
from tests.engine.architects.table import CENTRE, Table, kinds, one

EDITIONS = ("summary", "rulebook")


def last_piece(**options: object) -> Table:
    """Seat 0 lacks one resource for the fifth piece of Giza; it lies to the left."""
    table = Table("giza rhodes ephesus", **options).build(0, "abcd").give(0, "wood stone brick")
    return table.top(0, "paper")


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_fifth_piece_ends_the_game(edition: str) -> None:
    """ARC-O-1: no seat moves after it."""
    table = last_piece(edition=edition).ready()
    events = table.play("take left")
    assert kinds(events) == ["took", "built", "game_over"]
    assert one(events, "built").facts["complete"] is True
    assert table.state.to_act is None
    assert table.legal() == []
    assert table.state.turn == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_rest_of_that_turn_is_played(edition: str) -> None:
    """ARC-O-1: tokens can be used and a token earned by the last card must be claimed."""
    table = last_piece(edition=edition).hold(0, "architecture").give(0, "gear").top(2, "gear").ready()
    table.play("take left")
    assert table.state.to_act == 0
    assert table.legal() == [
        "token architecture left",
        "token architecture right",
        "token architecture centre",
        "end",
    ]
    table.play("token architecture right")
    assert table.state.phase == "pick"
    table.play("pick stack")
    assert table.state.to_act is None


def test_a_battle_still_due_is_fought_before_scoring() -> None:
    """ARC-O-2, ARC-E3 in the rulebook edition: the battle of the last turn counts."""
    table = last_piece(edition="rulebook").hold(0, "architecture").at_war(2).top(2, "red-1").ready()
    events = table.play("take left") + table.play("token architecture right")
    assert kinds(events)[-6:] == ["battle", "duel", "duel", "duel", "peace", "game_over"]
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.scores == (30 + 6, 0, 0)


def test_the_summary_fights_before_the_last_piece_too() -> None:
    """ARC-E3."""
    table = last_piece().hold(0, "architecture").at_war(2).top(2, "red-1").ready()
    table.play("take left", "token architecture right")
    assert table.state.victories == [2, 0, 0]
    assert table.state.to_act is None


def test_the_five_sources_of_points() -> None:
    """ARC-O-3, AV6: the example of the rulebook."""
    table = Table("ephesus rhodes giza").build(0, "abc").give(0, "blue-3 blue-2 blue-2").win(0, 4).hold(0, "strategy")
    table.ready()
    assert scoring.sources(table.state, 0) == {"wonder": 10, "blue": 7, "victories": 12, "cat": 2, "tokens": 4}
    assert scoring.points(table.state, 0) == 35


@pytest.mark.parametrize(
    "cards", ["wood stone brick paper glass", "gold gold", "tablet gear compass", "red-0 red-1 red-2"]
)
def test_other_cards_count_nothing(cards: str) -> None:
    """ARC-O-4."""
    assert scoring.points(Table().give(0, cards).state, 0) == 0


def finish(table: Table) -> Table:
    """Discard every pile; the next card is the last."""
    for pile in range(table.state.seats):
        table.leave(pile)
    table.leave(CENTRE, "red-0").ready().play("take centre")
    assert table.state.to_act is None
    return table


@pytest.mark.parametrize(
    ("arrange", "places", "code", "rule"),
    [
        ([("", "blue-3"), ("a", ""), ("", "")], (2, 1, 3), "most_points", "ARC-O-3"),
        ([("a", "blue-2"), ("ab", ""), ("a", "")], (2, 1, 3), "most_stages", "ARC-O-5"),
        ([("a", ""), ("a", ""), ("a", "")], (1, 1, 3), "shared_win", "ARC-O-6"),
        ([("a", "blue-3"), ("a", ""), ("", "blue-2 blue-2")], (1, 3, 2), "most_points", "ARC-O-3"),
        ([("a", "blue-3"), ("a", ""), ("", "")], (1, 2, 3), "most_points", "ARC-O-3"),
        ([("", ""), ("", ""), ("", "")], (1, 1, 1), "shared_win", "ARC-O-6"),
        ([("abc", ""), ("", ""), ("", "")], (1, 2, 2), "most_points", "ARC-O-3"),
    ],
)
def test_who_wins(arrange: list[tuple[str, str]], places: tuple[int, ...], code: str, rule: str) -> None:
    """ARC-O-5, ARC-O-6: ties on points go to more stages, then the place is shared."""
    table = Table("giza rhodes olympia")
    for seat, (built, cards) in enumerate(arrange):
        table.build(seat, built).give(seat, cards)
    finish(table)
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.places == places
    assert outcome.winners == tuple(seat for seat in range(3) if places[seat] == 1)
    assert (outcome.reason.code, outcome.reason.rule) == (code, rule)
    shares = table.state.win_shares()
    assert shares == tuple(1 / len(outcome.winners) if place == 1 else 0 for place in places)


def test_the_score_sheet() -> None:
    """The five sources side by side, with what the tokens bring one by one."""
    table = Table("ephesus rhodes giza").build(0, "abc").give(0, "blue-3 blue-2 blue-2").win(0, 4)
    table.hold(0, "strategy education science")
    finish(table)
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.sheet["ended"] == "piles"
    assert outcome.sheet["by"] is None
    seats = outcome.sheet["seats"]
    assert isinstance(seats, list)
    assert seats[0] == {
        "wonder": 10,
        "blue": 7,
        "victories": 12,
        "cat": 2,
        "tokens": 10,
        "points": 41,
        "name": "ephesus",
        "built": "abc",
        "stages": 3,
        "victory_tokens": 4,
        "token_points": {"strategy": 4, "education": 6},
        "place": 1,
    }


def test_the_sheet_says_who_finished() -> None:
    table = last_piece().ready()
    table.play("take left")
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.sheet["ended"], outcome.sheet["by"]) == ("wonder", 0)
    assert outcome.reason.facts == {"ended": "wonder", "by": 0}


def test_no_outcome_before_the_end() -> None:
    assert Table().ready().state.outcome() is None
