"""A game of 7 & 7 for three people at one screen: a block, a counter-block, Patience and Sloth out of the order."""

from __future__ import annotations

from collections.abc import Iterator

from sevens_desktop.engine.seven_and_seven.state import SevenState
from sevens_desktop.table.session import Session
from tests.engine.seven_and_seven.table import table

AREAS = ("", "sloth pride envy greed wrath gluttony", "")
NEEDED = ("wrath", "chastity envy diligence", "chastity patience")
"""What the script plays, by seat."""

OTHERS = ("pride WS", "greed WV", "gluttony CONV")
"""What lies unused in the hands."""


def position(viewer: int, swapped: bool) -> SevenState:
    """The opening; ``swapped``: the unused cards of the two seats other than ``viewer`` are exchanged."""
    others = list(OTHERS)
    if swapped:
        left, right = (seat for seat in range(3) if seat != viewer)
        others[left], others[right] = others[right], others[left]
    return table(list(AREAS), [f"{needed} {other}" for needed, other in zip(NEEDED, others, strict=True)])


def play(session: Session) -> Iterator[int]:
    """Play the script; yields whose eyes the screen has (-1: everybody's) whenever there is something to look at."""
    for step in SCRIPT:
        if session.curtain:
            yield -1
            session.lowerCurtain()
        for pick in step[:-1]:
            if pick.startswith("turn:"):
                session.prompt.turn(pick.removeprefix("turn:"))
            else:
                session.prompt.pick(pick)
        yield session.watching
        if step[-1]:
            session.prompt.press(step[-1])
    yield session.watching


SCRIPT = (
    ("hand:wrath/patience#0", "play"),
    ("card:sloth/diligence#1", "play"),
    ("seat:1",),
    ("block",),
    ("seat:2",),
    ("block",),
    ("nobody",),
    ("nobody",),
    ("turn:hand:envy/kindness#0", "play"),
    ("card:greed/charity#1", "play"),
    ("seat:2",),
    ("place",),
    ("pass",),
    ("nobody",),
    ("place",),
    ("pass",),
    ("hand:gluttony/temperance#0", ""),
)
"""The picks and the button of each decision. One that is picked in an open question needs no button."""
