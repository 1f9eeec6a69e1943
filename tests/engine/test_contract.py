"""The small parts of the contract that no game needs to test again."""

from __future__ import annotations

import pytest

from sevens_desktop.engine.contract import (
    Action,
    Event,
    IllegalAction,
    NotationError,
    Option,
    OptionError,
    PickOption,
    PositionError,
    Reason,
    Refusal,
    SeatOption,
)


def test_an_event_shows_each_seat_the_public_facts_and_its_own() -> None:
    event = Event("drew", {"seat": 1}, private={1: {"card": "envy"}}, reveals=True)
    assert event.for_seat(None) == Event("drew", {"seat": 1}, reveals=True)
    assert event.for_seat(0) == Event("drew", {"seat": 1}, reveals=True)
    assert event.for_seat(1) == Event("drew", {"seat": 1, "card": "envy"}, reveals=True)


def test_an_event_with_an_audience_is_noticed_by_nobody_else() -> None:
    event = Event("whispered", {"word": "left"}, audience=frozenset({0, 2}))
    assert event.for_seat(None) is None
    assert event.for_seat(1) is None
    assert event.for_seat(2) == Event("whispered", {"word": "left"})


@pytest.mark.parametrize(
    ("option", "good", "bad"),
    [
        (Option("a", "R-1", False, (False, True)), [False, True], [0, 1, None, "True", []]),
        (Option("a", "R-1", 1, (1, 2)), [1, 2], [True, 1.0, 3, "1"]),
        (Option("a", "R-1", "off", ("off", "on")), ["off", "on"], ["OFF", "", False, ["off"]]),
        (SeatOption("a", "R-1", "random"), ["random", 0, 3], [4, -1, True, 1.0, "0", None]),
        (
            PickOption("a", "R-1", "random", ("p", "q", "r"), lambda seats: seats - 2),
            ["random", ["p", "q"], ["r", "p"]],
            ["p", ["p"], ["p", "p"], ["p", "q", "r"], ["p", "x"], [["p"], "q"], {"p": 1, "q": 2}, ("p", "q"), None],
        ),
    ],
    ids=["flag", "number", "word", "seat", "pick"],
)
def test_options_allow_their_values_and_no_others(option: Option, good: list[object], bad: list[object]) -> None:
    assert [value for value in good if not option.allows(value, 4)] == []
    assert [value for value in bad if option.allows(value, 4)] == []


def test_errors_carry_their_reasons_and_name_them() -> None:
    refusal = Refusal("not_in_row", "SIN-15", {"sin": "envy"})
    assert IllegalAction(refusal).refusal is refusal
    assert str(IllegalAction(refusal)) == "not_in_row (SIN-15)"
    assert NotationError("fly").text == "fly"
    for error in (OptionError, PositionError):
        raised = error([Reason("bad_seed", facts={"seed": "?"}), Reason("repeated")])
        assert [problem.code for problem in raised.problems] == ["bad_seed", "repeated"]
        assert str(raised) == "bad_seed {'seed': '?'}, repeated {}"


def test_an_action_must_write_itself() -> None:
    with pytest.raises(NotImplementedError):
        str(Action())
