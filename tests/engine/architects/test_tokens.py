"""ARC-T: every progress token."""

from __future__ import annotations

from collections import Counter

import pytest

from sevens_desktop.engine.architects import scoring
from sevens_desktop.engine.architects.tokens import ALL_TOKENS, EXTRA_CARD, TOKENS, gain, tokens_in
from tests.engine.architects.table import Table, kinds, one

TRIGGERS = {
    "urbanism": ("wood", "brick"),
    "crafts": ("paper", "glass"),
    "jewellery": ("stone", "gold"),
    "science": ("tablet", "gear", "compass"),
    "propaganda": ("red-1", "red-2"),
}
OTHERS = (
    *("wood", "stone", "brick", "paper", "glass", "gold", "tablet", "gear", "compass"),
    *("red-0", "red-1", "red-2", "blue-3", "blue-2"),
)
PAIRS = [(token, card) for token in TRIGGERS for card in OTHERS]


def test_15_tokens_of_14_kinds() -> None:
    """ARC-B-8: with 28 victory tokens and 6 conflict tokens these are 49."""
    assert len(ALL_TOKENS) == 15
    assert Counter(ALL_TOKENS) == Counter({token: 2 if name == "culture" else 1 for token, name in enumerate(TOKENS)})


def test_a_second_culture_is_held_beside_the_first() -> None:
    held = 0
    for token in ALL_TOKENS:
        held = gain(held, token)
    assert tokens_in(held) == list(ALL_TOKENS)


@pytest.mark.parametrize(("token", "card"), PAIRS, ids=[f"ARC-T-{token}-{card}" for token, card in PAIRS])
def test_which_cards_give_an_extra_card(token: str, card: str) -> None:
    """The extra card comes from any of the three piles within reach (ARC-Q-21), and may be left (ARC-Q-4)."""
    table = Table("alexandria rhodes babylon").hold(0, token).top(0, card).ready()
    table.play("take left")
    if card not in TRIGGERS[token]:
        assert table.state.to_act == 1
        return
    assert table.legal() == [f"token {token} left", f"token {token} right", f"token {token} centre", "end"]
    assert table.state.to_act == 0


@pytest.mark.parametrize(("side", "pile"), [("left", 0), ("right", 2), ("centre", 3)])
@pytest.mark.parametrize("token", EXTRA_CARD[:5], ids=lambda token: f"ARC-T-{token}")
def test_the_extra_card_comes_from_a_pile_within_reach(token: str, side: str, pile: int) -> None:
    table = Table("alexandria rhodes babylon").hold(0, token).top(0, f"{TRIGGERS[token][0]} blue-3")
    if pile:
        table.top(pile, "blue-3")
    table.ready().play("take left")
    took = one(table.play(f"token {token} {side}"), "took")
    assert (took.facts["card"], took.facts["side"], took.facts["cause"]) == ("blue-3", side, token)
    assert table.state.to_act == 1


def test_architecture_gives_a_card_for_a_stage() -> None:
    """ARC-T-architecture: no card but a stage makes it ready."""
    table = Table().hold(0, "architecture").give(0, "wood").top(0, "stone blue-3").ready()
    assert kinds(table.play("take left")) == ["took", "built"]
    assert table.legal()[0] == "token architecture left"
    table.play("token architecture left")
    assert table.hand(0) == {"blue-3": 1}


@pytest.mark.parametrize("card", OTHERS)
def test_architecture_is_not_ready_for_a_card(card: str) -> None:
    table = Table("alexandria rhodes babylon").hold(0, "architecture").top(0, card).ready()
    table.play("take left")
    assert table.state.to_act == 1


@pytest.mark.parametrize(
    ("piece", "built", "held", "paid"),
    [
        ("a", "", "gold", "gold"),
        ("b", "a", "gold", "gold"),
        ("b", "a", "brick gold", "brick gold"),
        ("c", "ab", "wood gold", "wood gold"),
        ("d", "abc", "glass gold", "glass gold"),
        ("e", "abcd", "wood gold gold", "wood gold gold"),
    ],
)
def test_economy_makes_a_gold_card_two_coins(piece: str, built: str, held: str, paid: str) -> None:
    """ARC-T-economy."""
    table = Table("giza rhodes ephesus").build(0, built).give(0, held)
    table.state.phase = "actions"
    table.ready()
    without = table.legal()
    table.hold(0, "economy").ready()
    assert f"build {piece} {paid}" in table.legal()
    assert "end" not in table.legal()
    if len(paid.split()) < (2, 2, 3, 3, 4)["abcde".index(piece)]:
        assert without == ["end"]


@pytest.mark.parametrize(
    ("piece", "built", "held"),
    [
        ("a", "", "wood wood"),
        ("b", "a", "wood stone"),
        ("c", "ab", "wood wood stone"),
        ("d", "abc", "wood stone gold"),
        ("e", "abcd", "wood wood brick brick"),
    ],
)
def test_engineering_ignores_identical_and_different(piece: str, built: str, held: str) -> None:
    """ARC-T-engineering: the number still counts."""
    table = Table("giza rhodes ephesus").build(0, built).give(0, held)
    table.state.phase = "actions"
    assert table.ready().legal() == ["end"]
    table.hold(0, "engineering").ready()
    assert table.legal() == [f"build {piece} {held}", "end"]
    assert table.why_not(f"build {piece} {' '.join(held.split()[:-1])}").code == "wrong_number_of_cards"


def test_tactics_is_two_shields_for_good() -> None:
    """ARC-T-tactics."""
    table = Table().give(0, "red-0").hold(0, "tactics").ready()
    assert table.state.shields(0) == 3
    table.at_war(2).top(0, "red-1").ready().play("take left")
    assert table.state.shields(0) == 3


@pytest.mark.parametrize(
    ("token", "points", "arrange"),
    [
        ("decor", 4, {"built": "abcd"}),
        ("decor", 6, {"built": "abcde"}),
        ("politics", 3, {"cards": "blue-2 blue-2 blue-2 blue-3"}),
        ("politics", 0, {"cards": "blue-3"}),
        ("strategy", 4, {"victories": "4"}),
        ("strategy", 0, {}),
        ("education", 2, {}),
        ("education", 8, {"more": "science culture culture"}),
        ("culture", 4, {}),
        ("culture", 12, {"more": "culture"}),
        ("urbanism", 0, {}),
        ("crafts", 0, {}),
        ("jewellery", 0, {}),
        ("science", 0, {}),
        ("propaganda", 0, {}),
        ("architecture", 0, {}),
        ("economy", 0, {}),
        ("engineering", 0, {}),
        ("tactics", 0, {}),
    ],
    ids=lambda value: f"ARC-T-{value}" if isinstance(value, str) else None,
)
def test_points_of_a_token(token: str, points: int, arrange: dict[str, str]) -> None:
    table = Table().build(0, arrange.get("built", "")).give(0, arrange.get("cards", ""))
    table.hold(0, f"{token} {arrange.get('more', '')}").win(0, int(arrange.get("victories", "0")))
    assert scoring.token_points(table.state, 0).get(token, 0) == points


def test_politics_counts_icons_and_not_the_cat() -> None:
    """ARC-T-politics: who holds the cat makes no difference."""
    table = Table().give(0, "blue-2 blue-2").give(1, "blue-2").hold(0, "politics").ready()
    assert table.state.cat == 1
    assert scoring.token_points(table.state, 0) == {"politics": 2}
