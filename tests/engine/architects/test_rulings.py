"""ARC-Q-1 to ARC-Q-21: what the rulebook leaves open, as decided here."""

from __future__ import annotations

import pytest

from sevens_desktop.engine.architects import scoring
from tests.engine.architects.table import CENTRE, Table, kinds, one


def at_actions(table: Table) -> Table:
    """The seat to act has taken its card."""
    table.state.phase = "actions"
    return table.ready()


def test_q1_a_token_serves_in_the_turn_it_is_gained() -> None:
    """ARC-Q-1: Babylon builds, gains Urbanism, and takes an extra card for a later wood."""
    table = Table("babylon giza rhodes").build(0, "a").hold(0, "architecture").give(0, "brick").top(0, "brick wood")
    table.offer("urbanism decor culture").ready()
    table.play("take left", "pick urbanism")
    table.play("token architecture left")
    assert table.legal()[:3] == ["token urbanism left", "token urbanism right", "token urbanism centre"]


def test_q2_but_not_for_the_card_that_earned_it() -> None:
    """ARC-Q-2: Science gained for two green cards gives no card for the second of them."""
    table = Table().give(0, "gear").top(0, "gear").offer("science decor culture").ready()
    table.play("take left")
    events = table.play("pick science")
    assert kinds(events) == ["gained", "turn"]


def test_q2_architecture_gained_by_the_stage_itself() -> None:
    """ARC-Q-2: the stage of Babylon was built before the token came."""
    table = Table("babylon giza rhodes").build(0, "a").give(0, "brick").top(0, "brick")
    table.offer("architecture decor culture").ready()
    table.play("take left", "pick architecture")
    assert table.state.to_act == 1


def test_q3_extra_cards_can_follow_each_other() -> None:
    """ARC-Q-3: Crafts, then Jewellery, then Science, none of them twice."""
    table = Table("ephesus giza babylon").hold(0, "crafts jewellery science").top(0, "paper gold gear tablet").ready()
    table.play("take left", "token crafts left", "token jewellery left")
    assert table.legal()[0] == "token science left"
    table.play("token science left")
    assert table.state.to_act == 1
    assert table.tokens(0) == ["crafts", "jewellery", "science"]
    assert (table.state.built[0], table.hand(0)) == (1, {"tablet": 1, "gear": 1})


def test_q3_two_tokens_ready_at_once_are_used_in_any_order() -> None:
    table = Table("ephesus giza babylon").hold(0, "architecture jewellery").give(0, "wood").top(0, "stone").ready()
    table.play("take left")
    assert {text.split()[1] for text in table.legal() if text != "end"} == {"architecture", "jewellery"}


def test_q4_an_extra_card_can_be_left() -> None:
    """ARC-Q-4."""
    table = Table("alexandria giza babylon").hold(0, "crafts").top(0, "paper").ready()
    table.play("take left", "end")
    assert table.hand(0) == {"paper": 1}
    assert table.state.to_act == 1


@pytest.mark.parametrize("first", ["build a wood stone", "token jewellery right"])
def test_q5_the_seat_orders_its_actions(first: str) -> None:
    """ARC-Q-5, in the rulebook edition: the stage before the extra card, or after it."""
    table = Table("alexandria giza babylon", edition="rulebook").hold(0, "jewellery").give(0, "wood").top(0, "stone")
    table.top(2, "blue-3").ready().play("take left")
    table.play(first)
    assert table.state.to_act == (0 if first.startswith("build") else 1)


def test_q6_two_stages_in_a_turn_give_one_card() -> None:
    """ARC-Q-6."""
    table = (
        Table("giza rhodes ephesus").hold(0, "architecture").give(0, "stone brick brick").top(0, "wood blue-3").ready()
    )
    table.play("take left")
    events = table.play("build a wood stone")
    assert kinds(events) == ["built", "built"]
    table.play("token architecture left")
    assert table.state.to_act == 1


def test_q6_a_stage_built_after_the_extra_card_gives_no_other() -> None:
    table = Table("giza rhodes ephesus").hold(0, "architecture").give(0, "wood brick").top(0, "stone brick").ready()
    table.play("take left", "build a wood stone")
    events = table.play("token architecture left")
    assert kinds(events) == ["took", "built", "turn"]


def test_q7_economy_serves_one_build_a_turn() -> None:
    """ARC-Q-7: the second stage waits for the next turn."""
    table = Table("rhodes giza").hold(0, "economy").give(0, "gold").top(0, "gold blue-3 blue-3").ready()
    table.play("take left", "build a gold")
    assert table.hand(0) == {"gold": 1}
    assert table.state.to_act == 1
    table.play("take right", "take left")
    assert table.state.built[0] == 0b11


def test_q7_engineering_serves_one_build_a_turn() -> None:
    """ARC-Q-7."""
    table = Table("giza rhodes").hold(0, "engineering").give(0, "wood stone brick").top(0, "wood blue-3 blue-3").ready()
    table.play("take left", "build a wood wood")
    assert table.hand(0) == {"stone": 1, "brick": 1}
    assert table.state.to_act == 1
    table.play("take right", "take left")
    assert table.legal() == ["build b stone brick", "end"]


@pytest.mark.parametrize(("forces", "ends"), [(True, False), (False, True)])
def test_q8_does_the_second_coin_force_a_build(forces: bool, ends: bool) -> None:
    """ARC-Q-8: the option ``economy_forces``."""
    table = Table("giza rhodes ephesus", economy_forces=forces).hold(0, "economy").give(0, "gold")
    at_actions(table)
    assert table.legal() == ["build a gold", *(["end"] if ends else [])]


@pytest.mark.parametrize(("forces", "ends"), [(True, False), (False, True)])
def test_q9_does_engineering_force_a_build(forces: bool, ends: bool) -> None:
    """ARC-Q-9: the option ``engineering_forces``."""
    table = Table("giza rhodes ephesus", engineering_forces=forces).hold(0, "engineering").give(0, "wood wood")
    at_actions(table)
    assert table.legal() == ["build a wood wood", *(["end"] if ends else [])]


def test_q9_engineering_is_one_more_payment_for_a_forced_build() -> None:
    table = Table("giza rhodes ephesus").hold(0, "engineering").give(0, "wood wood stone")
    assert at_actions(table).legal() == ["build a wood stone", "build a wood wood"]


@pytest.mark.parametrize(
    ("held", "strict", "free"),
    [
        ("wood stone gold", ["wood stone"], ["wood stone", "wood gold", "stone gold"]),
        ("wood gold gold", ["wood gold"], ["wood gold", "gold gold"]),
        ("wood wood gold", ["wood gold"], ["wood gold"]),
    ],
)
def test_q10_gold_only_for_what_is_missing(held: str, strict: list[str], free: list[str]) -> None:
    """ARC-Q-10: the option ``gold_free``."""
    table = at_actions(Table("giza rhodes ephesus").give(0, held))
    assert table.legal() == [f"build a {paid}" for paid in strict]
    for paid in set(free) - set(strict):
        assert table.why_not(f"build a {paid}").rule == "ARC-Q-10"
    table = at_actions(Table("giza rhodes ephesus", gold_free=True).give(0, held))
    assert table.legal() == [f"build a {paid}" for paid in free]


def test_q10_among_the_fewest_gold_cards_the_seat_chooses() -> None:
    table = at_actions(Table("giza rhodes ephesus").build(0, "a").give(0, "wood stone gold"))
    assert table.legal() == ["build b wood gold", "build b stone gold"]


def test_q11_an_effect_cannot_be_refused() -> None:
    """ARC-Q-11."""
    table = Table("alexandria giza rhodes").build(0, "a").give(0, "brick").top(0, "brick").ready()
    table.play("take left")
    assert "end" not in table.legal()
    refusal = table.why_not("end")
    assert (refusal.code, refusal.rule) == ("choose_pile_first", "ARC-Q-11")


def test_q12_the_cat_looks_once_at_the_start() -> None:
    """ARC-Q-12: not before an extra card, and not in the turn it is gained."""
    table = Table("alexandria giza babylon").give(0, "blue-2").hold(0, "crafts").top(0, "paper").ready()
    table.play("take left")
    assert table.why_not("peek").rule == "ARC-Q-12"
    table = (
        Table("ephesus giza babylon").hold(0, "architecture jewellery").give(0, "wood").top(0, "stone blue-2").ready()
    )
    table.play("take left", "token jewellery left")
    assert (table.state.cat, table.state.to_act) == (0, 0)
    assert table.why_not("peek").rule == "ARC-Q-12"


@pytest.mark.parametrize("left", ["wood gold", "gold wood blue-3 red-0"])
def test_q13_halicarnassus_takes_what_is_there(left: str) -> None:
    """ARC-Q-13: fewer than five cards."""
    table = Table("halicarnassus giza rhodes").build(0, "a").give(0, "brick").top(0, "brick").leave(2, left).ready()
    table.play("take left")
    looked = one(table.play("look right"), "looked")
    assert looked.facts["count"] == len(left.split())
    table.play("keep gold")
    assert sorted(table.pile(2)) == sorted(set(left.split()) - {"gold"})


def test_q13_a_last_card_is_taken_without_a_question() -> None:
    """ARC-Q-13: everybody sees it."""
    table = Table("halicarnassus giza rhodes").build(0, "a").give(0, "brick").top(0, "brick").leave(2, "blue-3").ready()
    table.play("take left")
    assert kinds(table.play("look right")) == ["took", "turn"]
    assert table.hand(0) == {"blue-3": 1}


def test_q13_equal_cards_are_asked_about_all_the_same() -> None:
    """ARC-Q-13: otherwise the others would learn that they are equal."""
    table = (
        Table("halicarnassus giza rhodes").build(0, "a").give(0, "brick").top(0, "brick").leave(2, "gold gold").ready()
    )
    table.play("take left", "look right")
    assert table.legal() == ["keep gold"]


def test_q14_olympia_places_both_then_resolves() -> None:
    """ARC-Q-14: both shields fight, surplus horns are lost, and the science set is claimed after both."""
    table = Table("olympia giza rhodes").build(0, "a").give(0, "brick").at_war(2).top(0, "brick red-1").top(2, "red-1")
    table.give(1, "red-0").ready()
    events = table.play("take left")
    assert kinds(events)[:7] == ["took", "built", "took", "horns", "took", "horns", "battle"]
    assert one(events, "battle").facts["shields"] == [2, 1, 0]
    assert table.state.at_war == 0
    table = (
        Table("olympia giza rhodes").build(0, "a").give(0, "brick gear").top(0, "brick tablet").top(2, "gear").ready()
    )
    assert kinds(table.play("take left")) == ["took", "built", "took", "took", "claimed"]


@pytest.mark.parametrize("row", ["decor tactics", "decor", ""])
def test_q15_the_row_shrinks_without_a_stack(row: str) -> None:
    """ARC-Q-15: a single token is gained without a question; without any, the set is not forced and nothing comes."""
    table = Table().no_tokens(row).give(0, "gear").top(0, "gear").ready()
    events = table.play("take left")
    if len(row.split()) == 2:
        assert table.legal() == ["pick tactics", "pick decor"]
        table.play("pick tactics")
        assert table.row() == ["decor"]
    elif row:
        assert kinds(events) == ["took", "claimed", "gained", "turn"]
        assert table.row() == []
    else:
        assert kinds(events) == ["took", "turn"]
        assert table.hand(0) == {"gear": 2}


def test_q15_babylon_without_tokens() -> None:
    table = Table("babylon giza rhodes").no_tokens().build(0, "a").give(0, "brick").top(0, "brick").ready()
    assert kinds(table.play("take left")) == ["took", "built", "turn"]


def test_q16_cards_of_other_decks_trigger_tokens() -> None:
    """ARC-Q-16: Alexandria takes from the deck of a seat that is no neighbour."""
    table = Table("alexandria giza rhodes babylon").build(0, "a").hold(0, "science").give(0, "brick")
    table.top(0, "brick").top(2, "gear").ready()
    table.play("take left", "draw rhodes")
    assert table.legal()[0] == "token science left"


@pytest.mark.parametrize(("tokens", "points"), [("culture", 4), ("culture culture", 12)])
def test_q17_both_cultures(tokens: str, points: int) -> None:
    """ARC-Q-17: 12 in all."""
    assert scoring.sources(Table().hold(0, tokens).state, 0)["tokens"] == points


def test_q18_education_counts_itself_and_both_cultures() -> None:
    """ARC-Q-18."""
    assert scoring.token_points(Table().hold(0, "education culture culture").state, 0)["education"] == 6


@pytest.mark.parametrize(
    ("wonder", "empty", "kinds_after"),
    [
        ("olympia", (2,), ["took", "turn"]),
        ("olympia", (0, 2), ["turn"]),
        ("ephesus", (CENTRE,), ["turn"]),
        ("halicarnassus", (0, 2), ["turn"]),
    ],
)
def test_q19_effects_with_empty_decks(wonder: str, empty: tuple[int, ...], kinds_after: list[str]) -> None:
    """ARC-Q-19: what is left is taken, otherwise nothing happens."""
    table = Table(f"{wonder} giza rhodes").build(0, "a").give(0, "brick")
    for pile in empty:
        table.leave(pile, "brick" if pile == 0 else "")
    table.top(0, "brick" + ("" if 0 in empty else " blue-3")).ready()
    assert kinds(table.play("take left")) == ["took", "built", *kinds_after]


def test_q19_halicarnassus_with_one_deck_is_not_asked() -> None:
    """ARC-Q-19: the one deck that is left is looked into."""
    table = Table("halicarnassus giza rhodes").build(0, "a").give(0, "brick").leave(0, "brick").ready()
    assert kinds(table.play("take left")) == ["took", "built", "looked"]


def test_q19_alexandria_with_one_pile_and_with_none() -> None:
    for pile, expected in ((CENTRE, ["took", "built", "took", "turn"]), (None, ["took", "built", "game_over"])):
        table = Table("alexandria giza rhodes").build(0, "a").give(0, "brick").leave(0, "brick").leave(1).leave(2)
        table.leave(CENTRE, "" if pile is None else "blue-3 red-0").ready()
        assert kinds(table.play("take left")) == expected


def test_q19_a_token_with_no_pile_left_does_nothing() -> None:
    table = Table("alexandria giza babylon").hold(0, "crafts").leave(0, "paper").leave(2).leave(CENTRE).ready()
    assert kinds(table.play("take left"))[:2] == ["took", "turn"]


@pytest.mark.parametrize("start", [0, 1, 2])
def test_q20_the_start_can_be_chosen(start: int) -> None:
    """ARC-Q-20."""
    assert Table(start=start).state.to_act == start


def test_q21_an_extra_card_comes_from_three_piles_only() -> None:
    """ARC-Q-21: not from the deck of a seat that is no neighbour."""
    table = Table("alexandria giza rhodes babylon").hold(0, "crafts").top(0, "paper").leave(3).ready()
    table.play("take left")
    assert table.legal() == ["token crafts left", "token crafts centre", "end"]
