"""The notation of 7 Wonders Architects."""

from __future__ import annotations

import pytest

from sevens_desktop.engine.architects.actions import (
    CLAIMS,
    DRAWS,
    END,
    KEEPS,
    LOOKS,
    PEEK,
    PICKS,
    TAKES,
    USES,
    Build,
    parse,
)
from sevens_desktop.engine.architects.cards import CARDS
from sevens_desktop.engine.contract import Action, NotationError

FIXED: list[Action] = [
    PEEK,
    END,
    *TAKES,
    *LOOKS,
    *KEEPS,
    *DRAWS,
    *PICKS,
    *CLAIMS,
    *(use for row in USES for use in row),
]


@pytest.mark.parametrize("action", FIXED, ids=str)
def test_notation_round_trips(action: Action) -> None:
    assert parse(str(action)) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("build a wood stone", Build(0, (0, 1))),
        ("build b gold", Build(1, (5,))),
        ("build d glass glass gold", Build(3, (4, 4, 5))),
        ("build e wood stone brick paper", Build(4, (0, 1, 2, 3))),
    ],
)
def test_builds_round_trip(text: str, action: Action) -> None:
    assert parse(text) == action
    assert str(action) == text


def test_no_two_actions_read_the_same() -> None:
    assert len({str(action) for action in FIXED}) == len(FIXED)
    assert len(KEEPS) == len(CARDS)


@pytest.mark.parametrize(
    "text",
    [
        "build",
        "build a",
        "build f wood stone",
        "build a stone wood",
        "build a wood tablet",
        "build a wood  stone",
        "build ab wood stone",
        "build  wood",
        "take middle",
        "look centre",
        "claim gear",
        "claim gear tablet",
        "pick",
        "token tactics left",
        "token science",
        "draw left",
        "keep nothing",
        "End",
        "peek ",
        "pass",
    ],
)
def test_other_text_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse(text)
