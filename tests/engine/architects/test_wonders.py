"""ARC-W: every piece of every wonder, what it costs, brings and rests on, and every effect."""

from __future__ import annotations

import pytest

from sevens_desktop.engine.architects import scoring
from sevens_desktop.engine.architects.wonders import COSTS, EFFECTS, PIECES, TABLE, parse_built, pieces_in
from tests.engine.architects.table import CENTRE, Table, kinds, one

PRINTED = {
    "alexandria": {"a": (4, ""), "b": (3, "a"), "c": (6, "ab"), "d": (5, "abc"), "e": (7, "abcd")},
    "halicarnassus": {"a": (3, ""), "b": (3, "a"), "c": (6, "ab"), "d": (5, "ab"), "e": (7, "abcd")},
    "ephesus": {"a": (3, ""), "b": (3, "a"), "c": (4, "a"), "d": (5, "a"), "e": (7, "abcd")},
    "olympia": {"a": (3, ""), "b": (2, "a"), "c": (5, "a"), "d": (5, "abc"), "e": (7, "abcd")},
    "babylon": {"a": (3, ""), "b": (0, "a"), "c": (5, "ab"), "d": (5, "abc"), "e": (7, "abc")},
    "rhodes": {"a": (4, ""), "b": (4, ""), "c": (5, "ab"), "d": (6, "abc"), "e": (7, "abcd")},
    "giza": {"a": (4, ""), "b": (5, "a"), "c": (6, "ab"), "d": (7, "abc"), "e": (8, "abcd")},
}
"""Points of each piece, and everything that must stand before it."""

TOTALS = {
    "alexandria": 25,
    "halicarnassus": 24,
    "ephesus": 22,
    "olympia": 22,
    "babylon": 20,
    "rhodes": 26,
    "giza": 30,
}
WITH_EFFECT = {"alexandria": "bd", "halicarnassus": "bd", "ephesus": "bcd", "olympia": "bd", "babylon": "bd"}
PRICE = {
    "a": "wood stone",
    "b": "brick brick",
    "c": "wood stone brick",
    "d": "glass glass glass",
    "e": "wood stone brick paper",
}
ALL_PIECES = [(wonder, piece) for wonder in PRINTED for piece in PRINTED[wonder]]

every_piece = pytest.mark.parametrize(
    ("wonder", "piece"), ALL_PIECES, ids=[f"ARC-W-{wonder}-{piece.upper()}" for wonder, piece in ALL_PIECES]
)


def standing_before(wonder: str, piece: str) -> str:
    """What the piece rests on, and in Ephesus the column of two identical, which three identical would build too."""
    return "ab" if (wonder, piece) == ("ephesus", "d") else PRINTED[wonder][piece][1]


def about_to_build(wonder: str, piece: str, **options: object) -> Table:
    """The piece costs all that the seat holds but one card, which lies to the left; everything below it stands."""
    others = [other for other in PRINTED if other != wonder][:2]
    table = Table(" ".join([wonder, *others]), **options)
    *held, last = PRICE[piece].split()
    return table.build(0, standing_before(wonder, piece)).give(0, " ".join(held)).top(0, last)


@every_piece
def test_piece_is_built_for_its_price(wonder: str, piece: str) -> None:
    """The points count at once, the cards lie on the discard pile."""
    below = standing_before(wonder, piece)
    table = about_to_build(wonder, piece).ready()
    before = scoring.sources(table.state, 0)["wonder"]
    built = one(table.play("take left"), "built")
    assert pieces_in(table.state.built[0]) == "".join(sorted(below + piece))
    assert scoring.sources(table.state, 0)["wonder"] - before == PRINTED[wonder][piece][0]
    assert built.facts["points"] == PRINTED[wonder][piece][0]
    assert built.facts["piece"] == piece
    assert sorted(str(card) for card in _listed(built.facts["paid"])) == sorted(PRICE[piece].split())
    for card in PRICE[piece].split():
        assert table.discard()[card] == PRICE[piece].split().count(card)


def _listed(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


@every_piece
def test_piece_waits_for_what_it_rests_on(wonder: str, piece: str) -> None:
    """The piece is open exactly when all that must stand before it stands."""
    needed = set(PRINTED[wonder][piece][1])
    for built in range(32):
        standing = set(pieces_in(built))
        if any(not set(PRINTED[wonder][other][1]) <= standing for other in standing) or len(standing) == 5:
            continue
        table = about_to_build(wonder, piece).build(0, "".join(sorted(standing))).give(0, PRICE[piece].split()[-1])
        table.state.phase = "actions"
        table.ready()
        offered = any(action.startswith(f"build {piece} ") for action in table.legal())
        assert offered == (needed <= standing and piece not in standing)
        if not offered:
            refusal = table.why_not(f"build {piece} {' '.join(sorted(PRICE[piece].split(), key=ORDER.index))}")
            assert refusal.code == ("already_built" if piece in standing else "piece_not_open")
            assert refusal.rule == f"ARC-W-{wonder}-{piece.upper()}"


ORDER = ("wood", "stone", "brick", "paper", "glass")


@every_piece
def test_piece_carries_its_effect(wonder: str, piece: str) -> None:
    effects = WITH_EFFECT.get(wonder, "bd" if wonder == "rhodes" else "")
    index = list(PRINTED).index(wonder)
    assert (EFFECTS[index][PIECES.index(piece)] is not None) == (piece in effects)


@pytest.mark.parametrize("wonder", PRINTED)
def test_points_of_a_whole_wonder(wonder: str) -> None:
    assert sum(TABLE[list(PRINTED).index(wonder)].points) == TOTALS[wonder]


def test_a_whole_wonder_costs_14_resources() -> None:
    assert [(cost.cards, cost.identical) for cost in COSTS] == [
        (2, False),
        (2, True),
        (3, False),
        (3, True),
        (4, False),
    ]
    assert sum(cost.cards for cost in COSTS) == 14


@pytest.mark.parametrize("value", ["ab", "", "abcde"])
def test_built_pieces_as_text(value: str) -> None:
    built = parse_built(value)
    assert built is not None
    assert pieces_in(built) == value


@pytest.mark.parametrize("value", ["ba", "aa", "x", 3, None])
def test_other_text_is_no_set_of_pieces(value: object) -> None:
    assert parse_built(value) is None


@pytest.mark.parametrize("piece", ["b", "d"], ids=["ARC-W-alexandria-B", "ARC-W-alexandria-D"])
@pytest.mark.parametrize(
    ("pile", "name"), [(0, "alexandria"), (1, "giza"), (2, "rhodes"), (3, "babylon"), (CENTRE, "centre")]
)
def test_alexandria_takes_from_any_pile(piece: str, pile: int, name: str) -> None:
    """Also the deck of a seat that is no neighbour, and the centre."""
    table = Table("alexandria giza rhodes babylon").build(0, PRINTED["alexandria"][piece][1])
    *held, last = PRICE[piece].split()
    table.give(0, " ".join(held)).top(0, last + " blue-3")
    if pile:
        table.top(pile, "blue-3")
    table.ready().play("take left")
    assert table.legal() == ["draw alexandria", "draw giza", "draw rhodes", "draw babylon", "draw centre"]
    took = one(table.play(f"draw {name}"), "took")
    assert took.facts["card"] == "blue-3"
    assert took.facts["pile"] == name
    assert took.facts["cause"] == "alexandria"
    assert table.hand(0) == {"blue-3": 1}
    assert table.state.to_act == 1


@pytest.mark.parametrize("piece", ["b", "d"], ids=["ARC-W-halicarnassus-B", "ARC-W-halicarnassus-D"])
@pytest.mark.parametrize(("side", "pile"), [("left", 0), ("right", 2)])
def test_halicarnassus_keeps_one_of_five(piece: str, side: str, pile: int) -> None:
    table = Table("halicarnassus giza rhodes").build(0, PRINTED["halicarnassus"][piece][1])
    *held, last = PRICE[piece].split()
    table.give(0, " ".join(held)).top(0, last)
    five = "blue-3 wood gold red-0 tablet"
    if pile == 0:
        table.top(0, last + " " + five)
    else:
        table.top(pile, five)
    table.ready().play("take left")
    assert table.legal() == ["look left", "look right"]
    looked = one(table.play(f"look {side}"), "looked")
    assert looked.private == {0: {"cards": five.split()}}
    assert "cards" not in looked.facts
    assert table.legal() == ["keep wood", "keep gold", "keep tablet", "keep red-0", "keep blue-3"]
    before = sorted(table.pile(pile))
    events = table.play("keep blue-3")
    assert kinds(events)[:2] == ["shuffled", "took"]
    assert table.hand(0) == {"blue-3": 1}
    assert sorted([*table.pile(pile), "blue-3"]) == before


def test_halicarnassus_shuffles_the_whole_deck() -> None:
    """ARC-Q-13: over many games every card of the deck comes to the top."""
    tops = set()
    for number in range(60):
        table = (
            Table("halicarnassus giza rhodes").build(0, "a").give(0, "brick").top(0, "brick gold gold gold wood wood")
        )
        table.state.chance = number
        table.ready().play("take left", "look left", "keep gold")
        tops.add(table.pile(0)[0])
    assert len(tops) > 9


@pytest.mark.parametrize("piece", ["b", "c", "d"], ids=lambda piece: f"ARC-W-ephesus-{piece.upper()}")
def test_ephesus_takes_the_top_of_the_centre(piece: str) -> None:
    table = about_to_build("ephesus", piece).top(CENTRE, "blue-3").ready()
    built, took = table.play("take left")[1:3]
    assert (built.kind, took.kind) == ("built", "took")
    assert (took.facts["pile"], took.facts["card"], took.facts["cause"]) == ("centre", "blue-3", "ephesus")
    assert table.hand(0)["blue-3"] == 1


@pytest.mark.parametrize("piece", ["b", "d"], ids=["ARC-W-olympia-B", "ARC-W-olympia-D"])
def test_olympia_takes_left_and_right(piece: str) -> None:
    table = Table("olympia giza rhodes").build(0, PRINTED["olympia"][piece][1])
    *held, last = PRICE[piece].split()
    table.give(0, " ".join(held)).top(0, last + " blue-3").top(2, "red-0").ready()
    events = table.play("take left")
    assert kinds(events) == ["took", "built", "took", "took", "turn"]
    assert [event.facts["side"] for event in events if event.kind == "took"] == ["left", "left", "right"]
    assert table.hand(0) == {"red-0": 1, "blue-3": 1}


@pytest.mark.parametrize("piece", ["b", "d"], ids=["ARC-W-babylon-B", "ARC-W-babylon-D"])
@pytest.mark.parametrize("pick", ["tactics", "decor", "culture", "stack"])
def test_babylon_takes_a_token_for_nothing(piece: str, pick: str) -> None:
    table = about_to_build("babylon", piece).offer("tactics decor culture", "politics").give(0, "gear").ready()
    table.play("take left")
    assert table.legal() == ["pick tactics", "pick decor", "pick culture", "pick stack"]
    table.play(f"pick {pick}")
    assert table.tokens(0) == ["politics" if pick == "stack" else pick]
    assert table.hand(0) == {"gear": 1}


@pytest.mark.parametrize("piece", ["b", "d"], ids=["ARC-W-rhodes-B", "ARC-W-rhodes-D"])
def test_rhodes_gains_a_shield_for_good(piece: str) -> None:
    table = about_to_build("rhodes", piece).ready()
    before = table.state.shields(0)
    table.play("take left")
    assert table.state.shields(0) == before + 1


def test_rhodes_shields_count_two_in_all() -> None:
    assert Table("rhodes giza").build(0, "abcde").state.shields(0) == 2


def test_giza_has_no_effect() -> None:
    assert EFFECTS[list(PRINTED).index("giza")] == (None,) * 5


def test_rhodes_begins_with_either_piece() -> None:
    table = Table("rhodes giza").give(0, "wood wood stone gold").ready()
    table.state.phase = "actions"
    table.ready()
    assert table.legal() == ["build a wood stone", "build b wood wood"]


@pytest.mark.parametrize("last", ["d", "e"])
def test_either_of_babylons_top_pieces_may_be_the_last(last: str) -> None:
    below = "abce" if last == "d" else "abcd"
    table = about_to_build("babylon", last).build(0, below).no_tokens().ready()
    table.play("take left")
    assert table.state.to_act is None
