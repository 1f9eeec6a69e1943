"""A shared game of 7 & 7 with a block, a counter-block, Patience and Sloth, twice: what others hold shows nowhere."""

from __future__ import annotations

from sevens_desktop.storage.places import Places
from sevens_desktop.ui.application import Program
from tests.table.conftest import person
from tests.table.secrets77 import play, position
from tests.ui.privacy import Look, look
from tests.ui.window import lay

PEOPLE = (person("Sam", 0), person("Ann", 1), person("Lee", 2))


def looks(program: Program, places: Places, swapped: bool) -> list[tuple[bool, Look]]:
    """What Sam and the public see and hear, at every decision and every curtain (true)."""
    session = lay(program, places, position(0, swapped), *PEOPLE)
    seen = []
    for eyes in play(session):
        if eyes in (0, -1):
            seen.append((bool(session.curtain), look(program)))
    program.app.leaveGame()
    return seen


def test_unused_cards_of_others_change_no_picture_and_no_word(program: Program, places: Places) -> None:
    """The letter on the curtain is drawn a shade differently each time, so of the curtain the words count."""
    first, second = (looks(program, places, swapped) for swapped in (False, True))
    assert len(first) > 8
    for (curtain, left), (_, right) in zip(first, second, strict=True):
        assert (left.title, left.spoken, left.log, left.tips) == (right.title, right.spoken, right.log, right.tips)
        assert curtain or left.picture == right.picture
