"""A position that is not one of the game is refused, with everything that is wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from sevens_desktop.engine.architects.game import ARCHITECTS
from sevens_desktop.engine.contract import PositionError
from tests.engine.architects.table import CENTRE, Table

Position = dict[str, Any]


def position(table: Table) -> Position:
    """A copy as JSON, free to be spoiled."""
    copy: Position = json.loads(json.dumps(table.state.position()))
    return copy


def problems(spoiled: Position) -> set[tuple[str, str]]:
    with pytest.raises(PositionError) as refused:
        ARCHITECTS.load(spoiled)
    return {(problem.code, problem.rule) for problem in refused.value.problems}


def swap_cards(spoiled: Position) -> None:
    """A horned card with two horns in the deck of Giza, which has none."""
    giza, centre = spoiled["piles"][0], spoiled["piles"][-1]
    centre.append(giza.pop(giza.index("wood")))
    giza.append(centre.pop(centre.index("red-2")))


def three_in_stack(spoiled: Position) -> None:
    spoiled["stack"].append(spoiled["row"].pop())


CASES: list[tuple[str, Callable[[Position], object], tuple[str, str]]] = [
    ("lost card", lambda p: p["piles"][-1].remove("gold"), ("wrong_number_of_cards", "ARC-D-gold")),
    ("one card more", lambda p: p["discard"].update({"wood": 1}), ("wrong_number_of_cards", "ARC-D-wood")),
    ("card in the wrong deck", swap_cards, ("too_many_in_pile", "ARC-D-red-2")),
    ("lost token", lambda p: p["stack"].pop(), ("wrong_number_of_tokens", "ARC-T-")),
    ("one token more", lambda p: p["tokens"][1].append(p["row"][0]), ("wrong_number_of_tokens", "ARC-T-")),
    ("short row", three_in_stack, ("bad_row", "ARC-S-6")),
    ("battle not fought", lambda p: p.update(at_war=3), ("battle_not_fought", "ARC-E2")),
    ("piece in the air", lambda p: p["built"].__setitem__(0, "b"), ("piece_in_the_air", "ARC-W-giza-B")),
    ("cat from nowhere", lambda p: p.update(cat=1), ("cat_without_icon", "ARC-N-8")),
    ("token of somebody else", lambda p: p.update(used=["science"]), ("token_not_usable", "ARC-N-10")),
    ("token that is not taken up", lambda p: p.update(ready=["decor"]), ("token_not_usable", "ARC-N-10")),
    ("another seat's turn", lambda p: p.update(to_act=1), ("turn_does_not_match", "ARC-S-9")),
    ("finished and not over", lambda p: p["built"].__setitem__(1, "abcde"), ("should_be_over", "ARC-O-1")),
    ("over too early", lambda p: p.update(to_act=None, phase="over"), ("over_too_early", "ARC-O-1")),
    ("nobody to act", lambda p: p.update(to_act=None), ("wrong_phase", "")),
    ("a look without Halicarnassus", lambda p: p.update(phase="look"), ("wrong_phase", "")),
    ("a draw without Alexandria", lambda p: p.update(phase="draw"), ("wrong_phase", "")),
    ("keeping without looking", lambda p: p.update(phase="keep"), ("wrong_phase", "")),
    ("looking without keeping", lambda p: p.update(looking=1), ("wrong_phase", "")),
    ("the same wonder twice", lambda p: p.update(wonders=["giza"] * 3), ("repeated", "ARC-S-1")),
    ("unknown wonder", lambda p: p["wonders"].__setitem__(0, "rome"), ("bad_field", "")),
    ("unknown phase", lambda p: p.update(phase="sleep"), ("bad_field", "")),
    ("unknown card", lambda p: p["piles"][0].append("silk"), ("bad_field", "")),
    ("unknown token", lambda p: p["row"].__setitem__(0, "medal"), ("bad_field", "")),
    ("three Cultures", lambda p: p["tokens"].__setitem__(0, ["culture"] * 3), ("bad_field", "")),
    ("negative cards", lambda p: p["hands"].__setitem__(0, {"wood": -1}), ("bad_field", "")),
    ("pieces out of order", lambda p: p["built"].__setitem__(0, "ba"), ("bad_field", "")),
    ("a seat that is not there", lambda p: p.update(peekers=[3]), ("bad_field", "")),
    ("a pile too few", lambda p: p["piles"].pop(), ("bad_length", "")),
    ("chance out of bounds", lambda p: p.update(chance=1 << 64), ("bad_field", "")),
    ("no discard pile", lambda p: p.pop("discard"), ("bad_field", "")),
    ("ready is no list", lambda p: p.update(ready="science"), ("bad_field", "")),
    ("another game", lambda p: p.update(game="the-sins"), ("other_game", "")),
    ("eight seats", lambda p: p.update(seats=8), ("bad_field", "")),
    ("unknown edition", lambda p: p["options"].update(edition="third"), ("bad_option_value", "ARC-E1")),
]


@pytest.mark.parametrize(("spoil", "expected"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_spoiled_position_is_refused(spoil: Callable[[Position], object], expected: tuple[str, str]) -> None:
    spoiled = position(Table().ready())
    spoil(spoiled)
    code, rule = expected
    assert any(found == code and named.startswith(rule) for found, named in problems(spoiled))


def test_nothing_to_peek_at() -> None:
    """ARC-N-1."""
    spoiled = position(Table().leave(CENTRE).ready())
    spoiled["peekers"] = [0]
    assert problems(spoiled) == {("nothing_to_peek_at", "ARC-N-1")}


def test_a_due_battle_is_a_position_of_the_rulebook_edition() -> None:
    """ARC-E2."""
    table = Table("rhodes giza olympia", edition="rulebook").hold(0, "propaganda").at_war(2).top(0, "red-1").ready()
    table.play("take left")
    assert ARCHITECTS.load(position(table)).position() == table.state.position()
    spoiled = position(table)
    spoiled["phase"] = "take"
    assert ("battle_not_fought", "ARC-E2") in problems(spoiled)


def test_everything_wrong_is_listed() -> None:
    spoiled = position(Table().ready())
    spoiled["piles"][-1].pop()
    spoiled["stack"].pop()
    spoiled["cat"] = 2
    spoiled["to_act"] = 2
    assert len(problems(spoiled)) == 4


@pytest.mark.parametrize("junk", [{}, {"game": "architects"}, {"game": "architects", "seats": "three", "options": []}])
def test_junk_is_refused(junk: Position) -> None:
    assert problems(junk)
