"""Does the window show a person anything that this person may not know? For any game.

    script = random_script(state, "SEED", 12)
    assert_same_looks(program, places, (state, other), seat, script)

``other`` is a position that ``seat`` cannot tell from ``state``, now and after every decision of the script.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from random import Random

from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QSignalSpy, QTest

from sevens_desktop.engine.contract import State
from sevens_desktop.storage.places import Places
from sevens_desktop.storage.saved import PERSON, Player
from sevens_desktop.table.session import Session
from sevens_desktop.ui.application import Program
from tests.ui.accessible import spoken
from tests.ui.window import NAMES, all_lie_still, below, lay
from tests.waiting import wait_for

REST = 60
"""Milliseconds without a change after which everything lies still."""


@dataclass(frozen=True)
class Look:
    """Everything that one moment tells, from the title of the window to words that show under the pointer only."""

    title: str
    spoken: str
    log: tuple[str, ...]
    tips: tuple[str, ...]
    picture: QImage


def look(program: Program) -> Look:
    session = program.app.session
    assert session is not None
    picture = _picture(program.window)
    return Look(program.window.title(), spoken(program.window), _log(session), tuple(_tips(program.window)), picture)


def random_script(state: State, seed: str, decisions: int) -> list[str]:
    """Notations of decisions that are legal one after another."""
    rng, state = Random(seed), state.copy()
    script: list[str] = []
    while state.to_act is not None and len(script) < decisions:
        action = rng.choice(state.legal_actions())
        script.append(str(action))
        state.apply(action)
    return script


def looks(program: Program, places: Places, state: State, seat: int, script: Sequence[str]) -> list[Look]:
    """Play the script among people; what ``seat`` has before its eyes after each of its curtains."""
    people = [Player(name, PERSON, "", colour) for colour, name in enumerate(NAMES[: state.seats])]
    session = lay(program, places, state, *people, curtain="always")
    seen = []
    for text in (*script, None):
        if session.curtain:
            session.lowerCurtain()
            if session.watching == seat:
                seen.append(look(program))
        if text is not None:
            session.apply(session.sitting.game.parse(text))
    program.app.leaveGame()
    return seen


def assert_same_looks(
    program: Program, places: Places, states: tuple[State, State], seat: int, script: Sequence[str]
) -> None:
    """The two games look alike to the last pixel whenever ``seat`` has the screen."""
    one, other = (looks(program, places, state, seat, script) for state in states)
    assert one, f"seat {seat} never had the screen"
    for number, (left, right) in enumerate(zip_longest(one, other)):
        where = f"curtain {number} of seat {seat}"
        for part in ("title", "spoken", "log", "tips"):
            assert getattr(left, part) == getattr(right, part), f"{part} after {where}"
        assert left.picture == right.picture, f"the picture after {where}"


def _picture(window: QQuickWindow) -> QImage:
    """What the window shows once no frame is drawn any more: the slow end of a motion gives two equal pictures too."""
    frames = QSignalSpy(window.frameSwapped)
    drawn, before = -1, QImage()

    def rests() -> bool:
        nonlocal drawn, before
        QTest.qWait(REST)
        last, drawn, picture, before = drawn, frames.count(), before, window.grabWindow()
        return before == picture and drawn == last

    wait_for(lambda: all_lie_still(window) and rests(), "a table at rest")
    return _painted_anew(window)


def _painted_anew(window: QQuickWindow) -> QImage:
    """The whole scene in one go: painting a part over what moved leaves traces that depend on how fast it moved."""
    window.contentItem().setOpacity(0)
    window.grabWindow()
    window.contentItem().setOpacity(1)
    return window.grabWindow()


def _log(session: Session) -> tuple[str, ...]:
    return tuple(f"{entry.turn} {entry.text} {entry.caption} {entry.elements}" for entry in session.log.entries)


def _tips(window: QQuickWindow) -> list[str]:
    return [str(item.property("tip")) for item in below(window.contentItem()) if item.property("tip")]
