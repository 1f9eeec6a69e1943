"""What lies in the hands of others changes nothing that a person sees, nor what all see."""

from __future__ import annotations

import json

import pytest

from sevens_desktop.table.session import Session
from tests.table.conftest import Tables, person, screen
from tests.table.secrets77 import play, position

PEOPLE = (person("Sam", 0), person("Ann", 1), person("Lee", 2))


def watch(session: Session, viewer: int) -> list[str]:
    """All that this person and the public see, from the first curtain to the last."""
    return [json.dumps(screen(session), ensure_ascii=False) for eyes in play(session) if eyes in (viewer, -1)]


@pytest.mark.parametrize("viewer", range(3))
def test_unused_cards_of_others_change_nothing_on_the_screen(tables: Tables, viewer: int) -> None:
    first = watch(tables.lay(position(viewer, swapped=False).position(), *PEOPLE), viewer)
    second = watch(tables.lay(position(viewer, swapped=True).position(), *PEOPLE), viewer)
    assert len(first) > 8
    assert first == second


def test_the_script_goes_as_it_is_told(tables: Tables) -> None:
    session = tables.lay(position(0, swapped=False).position(), *PEOPLE)
    for _ in play(session):
        pass
    told = [str(step.action) for step in session.history.steps]
    assert told.count("block") == 2
    assert "place patience" in told and "place sloth" in told
