"""The first-game guide: at most eight notes, each seen once."""

from __future__ import annotations

import pytest

from sevens_desktop.table.guide import Guide
from sevens_desktop.table.presenters.catalog import PRESENTERS
from tests.table.conftest import FakeHouse, Tables, bot, person, press_first


def test_one_note_at_a_time_in_the_order_of_need() -> None:
    house = FakeHouse()
    guide = Guide(("first", "second", "third"), house)
    assert guide.current == ""
    guide.see(["third", "second"])
    assert guide.current == "second"
    guide.close()
    assert guide.current == "third"
    guide.see(["first"])
    assert guide.current == "first"
    guide.close_all()
    assert guide.current == ""
    assert house.closed == {"first", "second", "third"}


@pytest.mark.parametrize("slug", sorted(PRESENTERS))
def test_there_are_at_most_eight_and_each_has_words(slug: str) -> None:
    presenter = PRESENTERS[slug]
    assert 0 < len(presenter.notes) <= 8
    for note in presenter.notes:
        shown = presenter.note(note)
        assert shown.title and shown.text.endswith(".") and shown.element


def test_games_bring_every_note_once(tables: Tables) -> None:
    """A note that was closed never comes back, in no later game."""
    seen: list[str] = []
    for number in range(8):
        session = tables.deal(person("Sam"), person("Ann"), start=0, curtain="never", seed=f"GUIDE-{number}")
        while True:
            while session.guide:
                seen.append(session.guide["id"])
                session.closeGuide()
            if session.over:
                break
            press_first(session, "take" if number % 2 == 0 else "feed")
        tables.close(session)
    assert sorted(seen) == sorted(PRESENTERS["the-sins"].notes)


def test_a_note_stands_beside_what_it_is_about_until_it_is_closed(tables: Tables) -> None:
    session = tables.deal(person("Sam"), bot("Otto"), start=0)
    assert session.guide["id"] == "sins_first_card"
    assert session.guide["element"] == "start"
    session.closeGuide()
    assert session.guide["id"] == "sins_choosing"
    session.guideOff()
    assert session.guide == {}
