"""ARC-B and the vectors AV1, AV2, AV3, AV5: horns, shields and battles."""

from __future__ import annotations

import pytest

from sevens_desktop.engine.architects.battle import conflict_tokens, duels
from tests.engine.architects.table import Table, kinds, one

EDITIONS = ("summary", "rulebook")


def won(shields: list[int]) -> list[int]:
    """Victory tokens by seat."""
    tokens = [0] * len(shields)
    for duel in duels(shields):
        if duel.winner is not None:
            tokens[duel.winner] += duel.tokens
    return tokens


@pytest.mark.parametrize(
    ("edition", "seats", "tokens"),
    [
        (edition, seats, tokens)
        for edition, row in (("summary", (3, 3, 4, 4, 6, 6)), ("rulebook", (3, 3, 4, 5, 6, 6)))
        for seats, tokens in enumerate(row, start=2)
    ],
    ids=lambda value: f"ARC-E1-{value}" if isinstance(value, str) else str(value),
)
def test_conflict_tokens(edition: str, seats: int, tokens: int) -> None:
    """AV3: five seats are where the editions differ."""
    assert conflict_tokens(edition, seats) == tokens


@pytest.mark.parametrize(
    ("card", "at_war", "turned", "lost"),
    [
        ("red-0", 0, 0, 0),
        ("red-1", 0, 1, 0),
        ("red-2", 0, 2, 0),
        ("red-1", 3, 1, 0),
        ("red-2", 3, 1, 1),
        ("red-2", 2, 2, 0),
    ],
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_horns_turn_conflict_tokens(edition: str, card: str, at_war: int, turned: int, lost: int) -> None:
    """ARC-B-1, AV5: two horns and one token at peace: one turns, the other horn is lost."""
    table = Table("rhodes alexandria babylon olympia", edition=edition).at_war(at_war).top(0, card).ready()
    events = table.play("take left")
    if card == "red-0":
        assert kinds(events) == ["took", "turn"]
        return
    horns = one(events, "horns").facts
    assert (horns["turned"], horns["lost"]) == (turned, lost)
    fought = at_war + turned == 4
    assert ("battle" in kinds(events)) == fought
    assert table.state.at_war == (0 if fought else at_war + turned)


@pytest.mark.parametrize("edition", EDITIONS)
def test_one_battle_of_all(edition: str) -> None:
    """ARC-B-2: every seat fights, not only the neighbours of the seat that sounds the last horn."""
    table = Table("rhodes alexandria babylon olympia", edition=edition).at_war(3).give(2, "red-0").top(0, "red-1")
    table.ready().play("take left")
    assert table.state.victories == [2, 0, 2, 0]


@pytest.mark.parametrize(
    ("shields", "tokens"),
    [
        ([3, 1, 2], [2, 0, 1]),
        ([1, 1, 1], [0, 0, 0]),
        ([0, 0, 1], [0, 0, 2]),
        ([2, 2, 1], [1, 1, 0]),
        ([5, 0, 5, 0], [2, 0, 2, 0]),
        ([1, 2, 3, 4], [0, 1, 1, 2]),
        ([0, 9, 0, 0, 1, 1, 0], [0, 2, 0, 0, 1, 1, 0]),
    ],
    ids=str,
)
def test_each_neighbour_is_fought_separately(shields: list[int], tokens: list[int]) -> None:
    """ARC-B-3, AV1 (3, 1, 2): ties and defeats bring nothing."""
    assert won(shields) == tokens
    assert len(duels(shields)) == len(shields)


@pytest.mark.parametrize(
    ("own", "other", "tokens"),
    [(4, 2, 2), (3, 2, 1), (1, 0, 1), (2, 0, 2), (2, 2, 0), (0, 0, 0), (2, 1, 2), (5, 3, 1), (7, 3, 2)],
)
def test_two_seats(own: int, other: int, tokens: int) -> None:
    """ARC-B-5, AV2."""
    assert won([own, other]) == [tokens, 0]
    assert won([other, own]) == [0, tokens]
    assert len(duels([own, other])) == 1


def test_shields_are_red_cards_rhodes_and_tactics() -> None:
    """ARC-B-4: one shield for each red card, whatever its horns."""
    table = Table("rhodes giza olympia").build(0, "abcd").give(0, "red-0 red-1 red-2 red-2").hold(0, "tactics").ready()
    assert table.state.shields(0) == 4 + 2 + 2
    assert table.state.shields(1) == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_after_the_battle(edition: str) -> None:
    """ARC-B-6: everybody's horned cards are discarded, the others stay, all tokens turn to peace."""
    table = Table("rhodes giza olympia", edition=edition).at_war(1)
    table.give(0, "red-0").give(1, "red-0 red-1 red-2").give(2, "red-1 red-1").top(0, "red-2").ready()
    peace = one(table.play("take left"), "peace").facts
    assert [table.hand(seat) for seat in range(3)] == [{"red-0": 1}, {"red-0": 1}, {}]
    assert table.discard() == {"red-1": 3, "red-2": 2}
    assert peace["discarded"] == [{"red-2": 1}, {"red-1": 1, "red-2": 1}, {"red-1": 2}]
    assert table.state.at_war == 0


def test_a_victory_token_is_three_points() -> None:
    """ARC-B-7."""
    table = Table().win(0, 4).ready()
    assert table.state.observe(0).points == (12, 0, 0)


def test_victory_tokens_do_not_run_out() -> None:
    """ARC-B-9: a battle after the 28th token still brings tokens."""
    table = Table().win(0, 20).win(1, 8).at_war(2).top(0, "red-1").ready()
    table.play("take left")
    assert table.state.victories == [22, 8, 0]


def test_a_battle_is_told_pair_by_pair() -> None:
    """The events name who fights whom, with which shields, and what it brings."""
    table = Table("rhodes giza olympia").give(1, "red-0").at_war(2).top(0, "red-1").ready()
    events = table.play("take left")
    assert kinds(events) == ["took", "horns", "battle", "duel", "duel", "duel", "peace", "turn"]
    assert one(events, "battle").facts == {"shields": [1, 1, 0]}
    assert [dict(event.facts) for event in events if event.kind == "duel"] == [
        {"seats": [0, 1], "shields": [1, 1], "winner": None, "tokens": 0},
        {"seats": [1, 2], "shields": [1, 0], "winner": 1, "tokens": 1},
        {"seats": [2, 0], "shields": [0, 1], "winner": 0, "tokens": 1},
    ]


@pytest.mark.parametrize(("edition", "order"), [("summary", ["battle", "built"]), ("rulebook", ["built", "battle"])])
def test_when_the_battle_is_fought(edition: str, order: list[str]) -> None:
    """ARC-E2: at once, before the turn goes on, or at the end of that turn."""
    table = Table("rhodes giza olympia", edition=edition).hold(0, "propaganda").give(0, "wood")
    table.at_war(2).top(0, "red-1 stone").ready()
    first = table.play("take left")
    assert ("battle" in kinds(first)) == (edition == "summary")
    assert table.state.shields(0) == (0 if edition == "summary" else 1)
    second = table.play("token propaganda left")
    assert [kind for kind in kinds([*first, *second]) if kind in order] == order
    assert table.state.victories == [2, 0, 0]


def test_horns_after_the_last_one_are_lost_until_the_battle() -> None:
    """ARC-E2, ARC-B-1 in the rulebook edition: a second horned card of that turn turns nothing and fights along."""
    table = Table("rhodes giza olympia", edition="rulebook").hold(0, "propaganda").give(1, "red-0")
    table.at_war(2).top(0, "red-1 red-1").ready().play("take left")
    events = table.play("token propaganda left")
    assert one(events, "horns").facts["lost"] == 1
    assert one(events, "battle").facts["shields"] == [2, 1, 0]
    assert table.state.victories == [2, 1, 0]


def test_horns_after_a_battle_count_for_the_next_one() -> None:
    """ARC-E2 in the summary edition."""
    table = Table("rhodes giza olympia").hold(0, "propaganda").at_war(2).top(0, "red-1 red-1").ready()
    table.play("take left", "token propaganda left")
    assert table.state.at_war == 1
