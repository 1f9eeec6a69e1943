"""Why not: every refusal names the rule that forbids the action."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from sevens_desktop.engine.architects import refusals
from tests.engine.architects.table import CENTRE, Table


def asked(phase: str, table: Table) -> Table:
    table.state.phase = phase
    return table


def acting(table: Table) -> Table:
    """The seat to act has taken its card."""
    return asked("actions", table)


def used(token: str, table: Table) -> Table:
    acting(table).hold(0, token)
    table.state.used = table.state.held[0]
    return table


def usable(token: str, table: Table) -> Table:
    acting(table).hold(0, token)
    table.state.ready = table.state.held[0]
    return table


def finished() -> Table:
    table = Table().build(0, "abcd").give(0, "wood stone brick").top(0, "paper").ready()
    table.play("take left")
    return table


def looking() -> Table:
    table = Table("halicarnassus giza rhodes").build(0, "a").give(0, "brick").top(0, "brick").leave(2, "gold wood")
    table.ready().play("take left", "look right")
    return table


CASES: list[tuple[str, Callable[[], Table], str, str]] = [
    ("take left", finished, "game_over", "ARC-O-1"),
    ("build a wood stone", finished, "game_over", "ARC-O-1"),
    ("take left", lambda: Table().leave(0), "pile_empty", "ARC-N-11"),
    ("end", Table, "take_first", "ARC-N-2"),
    ("build a wood stone", lambda: Table().give(0, "wood stone"), "take_first", "ARC-N-2"),
    ("take left", lambda: acting(Table()), "one_card_a_turn", "ARC-N-2"),
    ("peek", Table, "cat_not_held", "ARC-N-1"),
    ("peek", lambda: Table().give(1, "blue-2"), "cat_not_held", "ARC-N-1"),
    ("peek", lambda: acting(Table().give(0, "blue-2")), "too_late_to_peek", "ARC-Q-12"),
    ("peek", lambda: Table().give(0, "blue-2").leave(CENTRE), "pile_empty", "ARC-N-11"),
    ("draw rhodes", Table, "only_alexandria_draws", "ARC-N-2"),
    ("look left", Table, "only_halicarnassus_looks", "ARC-W-halicarnassus"),
    ("keep wood", Table, "only_halicarnassus_keeps", "ARC-W-halicarnassus"),
    ("pick stack", Table, "token_must_be_earned", "ARC-N-9"),
    ("end", lambda: asked("draw", Table("alexandria giza")), "choose_pile_first", "ARC-Q-11"),
    ("draw babylon", lambda: asked("draw", Table("alexandria giza")), "wonder_not_in_play", "ARC-S-1"),
    ("draw giza", lambda: asked("draw", Table("alexandria giza").leave(1)), "pile_empty", "ARC-N-11"),
    ("take left", lambda: asked("look", Table("halicarnassus giza")), "choose_deck_first", "ARC-Q-11"),
    ("look left", lambda: asked("look", Table("halicarnassus giza").leave(0)), "pile_empty", "ARC-N-11"),
    ("end", looking, "keep_card_first", "ARC-Q-11"),
    ("keep stone", looking, "card_not_looked_at", "ARC-W-halicarnassus"),
    ("end", lambda: asked("pick", Table()), "choose_token_first", "ARC-N-9"),
    ("pick science", lambda: asked("pick", Table().offer("tactics decor culture")), "token_not_on_offer", "ARC-N-9"),
    ("pick stack", lambda: asked("pick", Table().no_tokens("decor tactics")), "stack_empty", "ARC-Q-15"),
    ("build a wood stone", lambda: acting(Table().build(0, "a").give(0, "wood")), "already_built", "ARC-W-giza-A"),
    ("build b wood wood", lambda: acting(Table().give(0, "wood wood")), "piece_not_open", "ARC-W-giza-B"),
    ("build a wood stone", lambda: acting(Table().give(0, "wood")), "card_not_held", "ARC-N-5"),
    ("build a wood", lambda: acting(Table().give(0, "wood")), "wrong_number_of_cards", "ARC-W-giza-A"),
    ("build a gold", lambda: acting(Table().give(0, "gold")), "wrong_number_of_cards", "ARC-W-giza-A"),
    ("build a gold", lambda: used("economy", Table().give(0, "gold")), "token_used", "ARC-Q-7"),
    ("build a wood wood", lambda: used("engineering", Table().give(0, "wood wood")), "token_used", "ARC-Q-7"),
    ("build a wood wood", lambda: acting(Table().give(0, "wood wood")), "cards_must_be_different", "ARC-W-giza-A"),
    (
        "build b wood stone",
        lambda: acting(Table().build(0, "a").give(0, "wood stone")),
        "cards_must_be_identical",
        "ARC-W-giza-B",
    ),
    ("build a wood gold", lambda: acting(Table().give(0, "wood stone gold")), "gold_only_for_missing", "ARC-Q-10"),
    ("claim gear gear", lambda: acting(Table().give(0, "gear")), "science_cards_missing", "ARC-N-9"),
    ("claim gear gear", lambda: acting(Table().no_tokens().give(0, "gear gear")), "no_token_left", "ARC-Q-15"),
    ("token science left", lambda: acting(Table()), "token_not_held", "ARC-T-science"),
    ("token science left", lambda: used("science", Table()), "token_used", "ARC-N-10"),
    ("token science left", lambda: acting(Table().hold(0, "science")), "token_not_ready", "ARC-T-science"),
    ("token crafts left", lambda: usable("crafts", Table().leave(0)), "pile_empty", "ARC-N-11"),
    ("token crafts left", lambda: usable("crafts", Table().give(0, "wood stone")), "build_first", "ARC-E4"),
    ("token crafts left", lambda: usable("crafts", Table().give(0, "gear gear")), "claim_first", "ARC-E4"),
    ("end", lambda: acting(Table().give(0, "wood stone")), "build_first", "ARC-N-4"),
    ("end", lambda: acting(Table().give(0, "gear gear")), "claim_first", "ARC-N-9"),
]


@pytest.mark.parametrize(
    ("text", "arrange", "code", "rule"), CASES, ids=[f"{rule} {code}: {text}" for text, _, code, rule in CASES]
)
def test_refusal_names_its_rule(text: str, arrange: Callable[[], Table], code: str, rule: str) -> None:
    refusal = arrange().ready().why_not(text)
    assert (refusal.code, refusal.rule) == (code, rule)


def test_a_card_once_seen_is_no_second_peek() -> None:
    """ARC-N-1."""
    table = Table().give(0, "blue-2").ready()
    table.play("peek")
    assert (table.why_not("peek").code, table.why_not("peek").rule) == ("already_peeked", "ARC-N-1")


def test_a_refusal_says_what_a_piece_needs() -> None:
    facts = acting(Table().build(0, "ab").give(0, "wood wood stone")).ready().why_not("build c wood wood stone").facts
    assert facts == {"piece": "c", "cards": 3, "identical": False}


def test_a_duty_names_the_pieces_that_must_be_built() -> None:
    table = acting(Table("rhodes giza").hold(0, "engineering").give(0, "wood wood")).ready()
    assert table.why_not("end").facts == {"pieces": ["b"]}


def test_every_refusal_is_tried() -> None:
    """The codes in the source are those of the table above, and the two that only a wrong game or a peek meet."""
    source = Path(refusals.__file__).read_text(encoding="utf-8")
    codes = set(re.findall(r'Refusal\(\s*"(\w+)"', source)) | set(re.findall(r'"(cards_must_be_\w+)"', source))
    tried = {code for _, _, code, _ in CASES}
    assert codes - tried == {"already_peeked", "not_this_game"}
    assert tried <= codes
