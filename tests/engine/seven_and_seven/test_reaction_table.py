"""Every card against every reaction window: each cell is tried, or says why it cannot happen.

The rows are the faces a card can be played with. The columns are what can come in between:

- ``block``: an opponent answers the played card with Chastity,
- ``counter``: another seat answers that Chastity with its own,
- ``patience``: an opponent lays Patience after the card has converted something,
- ``guest``: the card is the one that Humility's guest adds,
- ``after draw``: the card is laid after the own draw,
- ``wide``: with ``wide_block`` the card is blocked when it is placed instead of played.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sevens_desktop.engine.seven_and_seven.cards import FACE_NAMES, FACES
from sevens_desktop.engine.seven_and_seven.state import SevenState
from tests.engine.seven_and_seven.table import area, discarded, may, nobody_reacts, say, stage, table, total

PLAYS = {
    "pride": ["play pride"],
    "humility": ["play humility"],
    "gluttony": ["play gluttony"],
    "temperance": ["play temperance"],
    "envy": ["play envy", "copy lust", "target 1 sloth", "none"],
    "kindness": ["play kindness", "target 0 wrath"],
    "greed": ["play greed", "target 1 sloth", "as diligence"],
    "charity": ["play charity"],
    "wrath": ["play wrath", "target 1 sloth"],
    "patience": ["play patience"],
    "sloth": ["play sloth"],
    "diligence": ["play diligence"],
    "lust": ["play lust", "target 1 sloth", "target 2 humility"],
    "dual-wild-sin": ["play dual-wild-sin"],
    "dual-wild-virtue": ["play dual-wild-virtue"],
    "wild-virtue": ["play wild-virtue", "target 1 sloth"],
    "wild-sin": ["play wild-sin", "target 2 humility"],
    "converter": ["play converter"],
    "capricious": ["play capricious"],
}
"""How each card is played at the table below, so that it converts something if it can."""

NOT_IN_OWN_TURN = "Chastity is never played in the own turn (77-22)"
UNBLOCKABLE = "Kindness cannot be blocked (77-27)"
NO_CONVERSION = "the card converts nothing"
ONLY_SLOTH = "only Sloth is laid after the draw (77-29)"

CONVERTING = ("envy", "kindness", "greed", "lust", "wild-virtue", "wild-sin")

OPTIONS = {"promo_capricious": True}


def before(face: str, blocker: str = "sloth", other: str = "sloth", **options: bool) -> SevenState:
    """Seat 0 is about to play this card; seats 1 and 2 hold what they may answer with."""
    return table(
        ["wrath", "sloth lust", "humility"],
        [f"{face} pride", f"{blocker} gluttony", f"{other} gluttony"],
        discard="pride",
        options={**OPTIONS, **options},
    )


def block(face: str) -> None:
    state = before(face, blocker="chastity")
    events = say(state, *PLAYS[face])
    assert (stage(state), state.to_act, may(state)) == ("block", 1, ["block", "pass"])
    assert [event.kind for event in events if event.kind != "chose"] == ["announced"]
    say(state, "block")
    nobody_reacts(state)
    assert discarded(state) == ["pride", face]
    assert [area(state, seat) for seat in range(3)] == [["wrath"], ["sloth", "lust", "chastity"], ["humility"]]
    assert (stage(state), state.to_act, state.played) == ("turn", 0, False)
    assert "draw" in may(state)
    assert total(state) == 78


def counter(face: str) -> None:
    state = before(face, blocker="chastity", other="chastity")
    say(state, *PLAYS[face], "block")
    assert (stage(state), state.to_act, may(state)) == ("block", 2, ["block", "pass"])
    say(state, "block")
    while stage(state) == "block":
        say(state, "pass")
    assert discarded(state)[:2] == ["pride", "chastity"]
    assert "chastity" in area(state, 2)
    assert face in area(state, 0)
    assert state.played or state.active == 1
    assert total(state) == 78


def patience(face: str) -> None:
    state = before(face, blocker="patience")
    say(state, *PLAYS[face])
    while stage(state) == "block":
        say(state, "pass")
    assert (stage(state), state.to_act, may(state)) == ("patience", 1, ["place patience", "pass"])
    say(state, "place patience")
    assert area(state, 1)[-1] == "patience"
    nobody_reacts(state)
    assert total(state) == 78


def guest(face: str) -> None:
    state = table(
        ["", "wrath", ""],
        ["humility pride sloth", f"{face} sloth", "chastity"],
        options=OPTIONS,
    )
    say(state, "play humility")
    nobody_reacts(state)
    say(state, "play pride")
    nobody_reacts(state)
    say(state, "invite 1")
    hands = [len(held) for held in state.hands]
    say(state, f"add {face}")
    assert area(state, 1) == ["wrath", face]
    assert (stage(state), state.to_act) == ("turn", 0)
    assert [len(held) for held in state.hands] == [hands[0], hands[1] - 1, hands[2]]
    assert discarded(state) == []


def after_draw(face: str) -> None:
    state = table(["pride pride greed greed", "", ""], [face, "chastity", ""], options=OPTIONS)
    say(state, "draw")
    assert may(state) == [f"place {face}", "pass"]
    say(state, f"place {face}")
    assert area(state, 0)[-1] == face


def wide(face: str) -> None:
    if face == "sloth":
        state = table(
            ["pride pride greed greed", "", ""], [face, "chastity", "pride"], options={**OPTIONS, "wide_block": True}
        )
        say(state, "draw", "place sloth")
    elif face == "patience":
        state = before("kindness", blocker="patience", other="chastity", wide_block=True)
        say(state, *PLAYS["kindness"], "place patience")
    else:
        state = table(
            ["", "", ""],
            ["humility pride sloth", f"{face} sloth", "chastity"],
            options={**OPTIONS, "wide_block": True},
        )
        for text in ("play humility", "play pride"):
            say(state, text)
            nobody_reacts(state)
        say(state, "invite 1", f"add {face}")
    assert stage(state) == "block"
    assert may(state) == ["block", "pass"]
    say(state, "block")
    while stage(state) == "block":
        say(state, "pass")
    assert discarded(state)[-1] == face
    assert stage(state) in ("sloth", "patience", "guest", "turn")


COLUMNS: dict[str, Callable[[str], None]] = {
    "block": block,
    "counter": counter,
    "patience": patience,
    "guest": guest,
    "after draw": after_draw,
    "wide": wide,
}


def impossible(face: str, column: str) -> str | None:
    """Why a cell of the table cannot happen."""
    if column in ("block", "counter", "patience") and face == "chastity":
        return NOT_IN_OWN_TURN
    if column in ("block", "counter", "wide") and face == "kindness":
        return UNBLOCKABLE
    if column == "patience" and face not in CONVERTING:
        return NO_CONVERSION
    if column == "after draw" and face != "sloth":
        return ONLY_SLOTH
    return None


CELLS = [(FACE_NAMES[face], column) for face in FACES for column in COLUMNS]
POSSIBLE = [cell for cell in CELLS if impossible(*cell) is None]
IMPOSSIBLE = [cell for cell in CELLS if impossible(*cell) is not None]


@pytest.mark.parametrize(("face", "column"), POSSIBLE)
def test_cell(face: str, column: str) -> None:
    COLUMNS[column](face)


@pytest.mark.parametrize(("face", "column"), IMPOSSIBLE)
def test_why_a_cell_cannot_happen(face: str, column: str) -> None:
    reason = impossible(face, column)
    if reason == NOT_IN_OWN_TURN:
        state = before("chastity")
        assert "play chastity" not in may(state)
    elif reason == UNBLOCKABLE and column == "wide":
        state = table(hands=["humility pride", "kindness", "chastity"], options={"wide_block": True})
        for text in ("play humility", "play pride"):
            say(state, text)
            nobody_reacts(state)
        say(state, "invite 1", "add kindness")
        assert area(state, 1) == ["kindness"]
    elif reason == UNBLOCKABLE:
        state = before("kindness", blocker="chastity", other="chastity")
        say(state, *PLAYS["kindness"])
        assert "kindness" in area(state, 0)
    elif reason == NO_CONVERSION:
        state = before(face, blocker="patience", other="patience")
        events = say(state, *PLAYS[face])
        while stage(state) == "block":
            events += say(state, "pass")
        assert stage(state) != "patience"
        assert all(event.kind != "converted" for event in events)
    else:
        assert reason == ONLY_SLOTH
        state = table(["pride pride greed greed", "", ""], [face, "chastity", ""], options=OPTIONS)
        say(state, "draw")
        assert may(state) == [*["place sloth"] * (face == "diligence"), "pass"]


def test_the_table_has_every_card() -> None:
    assert len(CELLS) == 20 * 6
    assert {face for face, _ in CELLS} == {*PLAYS, "chastity"}
