"""ARC-N, ARC-E4 and AV4: the machine of a turn."""

from __future__ import annotations

import pytest

from tests.engine.architects.table import CENTRE, Table, kinds, one

EDITIONS = ("summary", "rulebook")
every_edition = pytest.mark.parametrize("edition", EDITIONS)


@every_edition
def test_the_holder_of_the_cat_may_peek_first(edition: str) -> None:
    """ARC-N-1."""
    table = Table(edition=edition).give(0, "blue-2").top(CENTRE, "gold").ready()
    assert table.legal() == ["peek", "take left", "take right", "take centre"]
    peeked = one(table.play("peek"), "peeked")
    assert peeked.private == {0: {"card": "gold"}}
    assert peeked.facts == {"seat": 0}
    assert table.legal() == ["take left", "take right", "take centre"]


def test_nobody_else_may_peek() -> None:
    """ARC-N-1."""
    table = Table().give(1, "blue-2").ready()
    assert table.legal() == ["take left", "take right", "take centre"]


def test_a_card_once_seen_is_not_asked_about_again() -> None:
    """ARC-N-1: the holder still knows the card when its next turn comes, until somebody takes it."""
    table = Table("giza rhodes").give(0, "blue-2").top(0, "tablet gear").top(1, "red-0 red-0").ready()
    table.play("peek", "take left", "take right")
    assert table.state.to_act == 0
    assert "peek" not in table.legal()
    table.play("take right", "take centre")
    assert table.state.to_act == 0
    assert "peek" in table.legal()


def test_no_peeking_into_an_empty_centre() -> None:
    """ARC-N-1, ARC-N-11."""
    table = Table().give(0, "blue-2").leave(CENTRE).ready()
    assert table.legal() == ["take left", "take right"]


@pytest.mark.parametrize(("side", "pile"), [("left", 0), ("right", 2), ("centre", 3)])
def test_exactly_one_top_card_is_taken(side: str, pile: int) -> None:
    """ARC-N-2."""
    table = Table().top(pile, "blue-3").ready()
    took = one(table.play(f"take {side}"), "took")
    assert took.facts["card"] == "blue-3"
    assert took.facts["cause"] == "turn"
    assert table.hand(0) == {"blue-3": 1}
    assert table.state.to_act == 1


def test_a_single_pile_is_asked_about_all_the_same() -> None:
    """ARC-N-2: the take is the turn."""
    table = Table().leave(0).leave(2).leave(CENTRE, "blue-3").ready()
    assert table.legal() == ["take centre"]


def test_the_seat_orders_its_actions() -> None:
    """ARC-N-3, ARC-E4 in the rulebook edition: builds, claims and tokens in any order, and no end before the duties."""
    table = Table(edition="rulebook").hold(0, "jewellery").give(0, "wood gear gear").top(0, "stone blue-3").ready()
    table.play("take left")
    tokens = ["token jewellery left", "token jewellery right", "token jewellery centre"]
    assert table.legal() == ["build a wood stone", "claim gear gear", *tokens]
    table.play("token jewellery left")
    assert table.legal() == ["build a wood stone", "claim gear gear"]
    table.play("build a wood stone")
    assert table.state.phase == "pick"


def test_duties_come_at_once() -> None:
    """ARC-E4 in the summary edition: while a build or a claim is open, nothing else is legal."""
    table = Table().hold(0, "jewellery").give(0, "wood gear gear").top(0, "stone blue-3").ready()
    table.play("take left")
    assert table.legal() == ["build a wood stone", "claim gear gear"]
    assert table.why_not("token jewellery left").rule == "ARC-E4"
    table.play("build a wood stone")
    assert table.state.phase == "pick"
    table.play("pick stack")
    assert "token jewellery left" in table.legal()


@every_edition
def test_what_can_be_built_must_be_built(edition: str) -> None:
    """ARC-N-4: without a choice it is not asked."""
    table = Table(edition=edition).give(0, "wood").top(0, "stone").ready()
    events = table.play("take left")
    assert kinds(events) == ["took", "built", "turn"]
    assert table.hand(0) == {}


@every_edition
def test_every_affordable_piece_is_built(edition: str) -> None:
    """ARC-N-4: also several in one turn."""
    table = Table(edition=edition).give(0, "stone brick brick").top(0, "wood").ready()
    table.play("take left")
    assert table.legal() == ["build a wood stone", "build a wood brick", "build a stone brick"]
    events = table.play("build a wood stone")
    assert kinds(events) == ["built", "built", "turn"]
    assert table.hand(0) == {}


def test_a_build_discards_what_it_used_and_no_more() -> None:
    """ARC-N-5."""
    table = Table().build(0, "a").give(0, "wood paper brick").top(0, "wood").ready()
    table.play("take left")
    assert table.hand(0) == {"brick": 1, "paper": 1}
    assert table.discard() == {"wood": 2}


def test_the_effect_comes_before_the_next_choice() -> None:
    """ARC-N-5: nothing else can be done while an effect is open."""
    table = Table("alexandria giza rhodes", edition="rulebook").build(0, "a").hold(0, "urbanism")
    table.give(0, "brick gear gear").top(0, "brick").ready()
    table.play("take left", "build b brick brick")
    assert table.legal() == ["draw alexandria", "draw giza", "draw rhodes", "draw centre"]
    table.play("draw rhodes")
    assert "claim gear gear" in table.legal()


@every_edition
def test_gold_stands_in_for_what_is_missing(edition: str) -> None:
    """ARC-N-6, AV4: wood, wood, gold and two different: wood and gold are paid, one wood stays."""
    table = Table(edition=edition).give(0, "wood wood").top(0, "gold").ready()
    events = table.play("take left")
    assert one(events, "built").facts["paid"] == ["wood", "gold"]
    assert table.hand(0) == {"wood": 1}


@pytest.mark.parametrize(
    ("built", "held", "piece"),
    [("", "gold", "a"), ("a", "gold", "b"), ("ab", "gold gold", "c"), ("abc", "gold gold", "d")],
)
def test_gold_alone_forces_a_build(built: str, held: str, piece: str) -> None:
    """ARC-N-6: gold works for identical and for different."""
    table = Table().build(0, built).give(0, held).top(0, "gold").ready()
    assert one(table.play("take left"), "built").facts["piece"] == piece


def test_which_piece_is_a_choice() -> None:
    """ARC-N-7: but one of them must be built."""
    table = Table("rhodes giza olympia").give(0, "wood wood").top(0, "stone").ready()
    assert kinds(table.play("take left")) == ["took"]
    assert table.legal() == ["build a wood stone", "build b wood wood"]
    table = Table("ephesus giza rhodes").build(0, "a").give(0, "wood wood").top(0, "gold").ready()
    table.play("take left")
    assert table.legal() == ["build b wood wood", "build d wood wood gold"]


@every_edition
@pytest.mark.parametrize("owner", [None, 1])
def test_a_cat_icon_moves_the_cat(edition: str, owner: int | None) -> None:
    """ARC-N-8: from the middle, or from whoever has it."""
    table = Table(edition=edition).give(1, "blue-2" if owner == 1 else "").top(0, "blue-2").ready()
    moved = one(table.play("take left"), "cat_moved")
    assert moved.facts == {"seat": 0, "from": owner}
    assert table.state.cat == 0


def test_the_cat_stays_where_it_is() -> None:
    """ARC-N-8: its holder takes one more icon."""
    table = Table().give(0, "blue-2").top(0, "blue-2").ready()
    assert kinds(table.play("take left")) == ["took", "turn"]


@every_edition
@pytest.mark.parametrize(
    ("held", "last", "cards"),
    [
        ("gear", "gear", "gear gear"),
        ("tablet", "tablet", "tablet tablet"),
        ("compass", "compass", "compass compass"),
        ("tablet gear", "compass", "tablet gear compass"),
        ("tablet gear", "gear", "gear gear"),
    ],
)
def test_a_set_of_science_must_be_claimed(edition: str, held: str, last: str, cards: str) -> None:
    """ARC-N-9: exactly the cards of the set are discarded."""
    table = Table("ephesus giza babylon", edition=edition).give(0, held).top(0, last).ready()
    events = table.play("take left")
    assert one(events, "claimed").facts["cards"] == cards.split()
    assert sum(table.discard().values()) == len(cards.split())
    assert sum(table.hand(0).values()) == len(held.split()) + 1 - len(cards.split())
    assert table.state.phase == "pick"


def test_which_set_is_a_choice() -> None:
    """ARC-N-9: two identical, or three different."""
    table = Table("ephesus giza babylon", edition="rulebook").hold(0, "science").give(0, "tablet gear")
    table.top(0, "tablet compass").ready().play("take left")
    table.play("token science left")
    assert table.legal() == ["claim tablet tablet", "claim tablet gear compass"]
    table.play("claim tablet gear compass", "pick stack")
    assert table.hand(0) == {"tablet": 1}


@pytest.mark.parametrize("pick", ["tactics", "decor", "culture"])
def test_a_token_from_the_row_is_replaced_at_once(pick: str) -> None:
    """ARC-N-9."""
    table = Table().give(0, "gear").top(0, "gear").offer("tactics decor culture", "politics science").ready()
    table.play("take left")
    gained = one(table.play(f"pick {pick}"), "gained")
    assert table.tokens(0) == [pick]
    assert table.row() == [token if token != pick else "politics" for token in ("tactics", "decor", "culture")]
    assert gained.facts["refill"] == "politics"
    assert gained.reveals


def test_the_unseen_token_on_the_stack() -> None:
    """ARC-N-9."""
    table = Table().give(0, "gear").top(0, "gear").offer("tactics decor culture", "politics science").ready()
    table.play("take left", "pick stack")
    assert table.tokens(0) == ["politics"]
    assert table.row() == ["tactics", "decor", "culture"]
    assert len(table.state.stack) == 11


@every_edition
def test_a_token_serves_once_a_turn(edition: str) -> None:
    """ARC-N-10: and again in the next turn."""
    table = Table("alexandria giza", edition=edition).hold(0, "science").give(0, "tablet")
    table.top(0, "gear gear blue-3").top(1, "compass").no_tokens().ready()
    table.play("take left", "token science left")
    assert table.state.to_act == 1
    table.play("take right", "take right")
    assert "token science left" in table.legal()


@pytest.mark.parametrize("pile", [0, 2, CENTRE])
def test_an_empty_pile_stays_empty(pile: int) -> None:
    """ARC-N-11: the discard pile is never shuffled into it."""
    table = Table().leave(pile).ready()
    side = {0: "left", 2: "right", CENTRE: "centre"}[pile]
    assert f"take {side}" not in table.legal()
    assert table.why_not(f"take {side}").code == "pile_empty"
    assert table.why_not(f"take {side}").rule == "ARC-N-11"


def test_a_seat_that_reaches_no_card_passes() -> None:
    """ARC-N-12: the others play on."""
    table = (
        Table("giza rhodes ephesus olympia").leave(CENTRE).leave(0, "blue-3").leave(1).leave(2, "blue-3 gear").leave(3)
    )
    events = table.ready().play("take left")
    assert kinds(events) == ["took", "turn", "passed", "turn"]
    assert one(events, "passed").facts == {"seat": 1}
    assert table.state.to_act == 2
    assert table.state.turn == 3


def test_a_seat_that_passes_may_still_act() -> None:
    """ARC-N-12: what Engineering can build is no duty, but stays possible."""
    table = Table("giza ephesus rhodes olympia").hold(1, "engineering").give(1, "wood wood")
    table.leave(CENTRE).leave(0, "blue-3").leave(1).leave(2, "blue-3 gear").leave(3).ready()
    table.play("take left")
    assert table.state.to_act == 1
    assert table.legal() == ["build a wood wood", "end"]
    table.play("build a wood wood")
    assert table.state.to_act == 2


def test_without_any_card_the_game_ends() -> None:
    """ARC-N-12: it is scored with that turn."""
    table = Table().leave(0, "blue-3").leave(1).leave(2).leave(CENTRE).ready()
    assert kinds(table.play("take left")) == ["took", "game_over"]
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.scores == (3, 0, 0)
    assert outcome.reason.facts == {"ended": "piles", "by": None}


@pytest.mark.parametrize(
    ("held", "last", "code", "rule"),
    [("wood brick", "stone", "build_first", "ARC-N-4"), ("tablet tablet", "gear", "claim_first", "ARC-N-9")],
)
def test_no_end_before_the_duties(held: str, last: str, code: str, rule: str) -> None:
    """ARC-N-13."""
    table = Table("ephesus rhodes giza", edition="rulebook").hold(0, "science jewellery").give(0, held).top(0, last)
    table.ready().play("take left")
    assert "end" not in table.legal()
    assert (table.why_not("end").code, table.why_not("end").rule) == (code, rule)


def test_nothing_left_to_choose_ends_the_turn() -> None:
    """ARC-N-13: the end is not asked for."""
    table = Table().top(0, "blue-3").ready()
    turn = table.play("take left")[-1]
    assert turn.kind == "turn"
    assert turn.facts == {"seat": 1, "turn": 2}
