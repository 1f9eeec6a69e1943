"""The screen is built from what the watching seat may see, and from nothing else."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest

from sevens_desktop.bots.worker import Question, Request
from sevens_desktop.engine.the_sins.game import THE_SINS
from sevens_desktop.storage.saved import Player
from sevens_desktop.table.session import Session
from tests.table.conftest import Tables, person, press_first, screen

PEOPLE = (person("Sam", 0), person("Ann", 1), person("Lee", 2))


def openings(options: Mapping[str, object]) -> tuple[dict[str, object], dict[str, object]]:
    """A deal, and the same one with the first cards of seats 1 and 2 exchanged."""
    for number in range(100):
        deal = THE_SINS.deal(3, f"SECRET-{number}", options)
        position = deal.position()
        reserves = position["reserves"]
        assert isinstance(reserves, list)
        mine, left, right = reserves
        if left != right:
            return position, position | {"reserves": [mine, right, left]}
    raise AssertionError("no deal with two different first cards")


def watch(session: Session, decisions: int) -> list[str]:
    """Play by the leftmost card; what seat 0 sees each time, and every curtain."""
    seen: list[str] = []
    for number in range(decisions):
        if session.curtain:
            seen.append(json.dumps(screen(session), ensure_ascii=False))
            session.lowerCurtain()
        if session.watching == 0:
            session.prompt.pick(session.prompt.order[0])
            session.prompt.why(f"reserve:{1 + number % 2}")
            seen.append(json.dumps(screen(session), ensure_ascii=False))
            session.prompt.clear()
        press_first(session, "feed" if number % 3 == 2 else "take")
    return seen


@pytest.mark.parametrize(
    "options",
    [{}, {"hide_counts": True}, {"memory_aid": "own"}, {"memory_aid": "all"}, {"penance": True}],
    ids=["plain", "hide_counts", "memory_own", "memory_all", "penance"],
)
def test_other_seats_first_cards_change_nothing_on_the_screen(tables: Tables, options: dict[str, object]) -> None:
    one, other = openings({"start": 0, **options})
    first = watch(tables.lay(one, *PEOPLE, curtain="always"), 12)
    second = watch(tables.lay(other, *PEOPLE, curtain="always"), 12)
    assert len(first) > 12
    assert first == second


@pytest.mark.parametrize("curtain", ["automatic", "always"])
def test_behind_the_curtain_there_is_nothing(tables: Tables, curtain: str) -> None:
    session = tables.deal(*PEOPLE, start=0, curtain=curtain)
    shown = screen(session)
    assert session.curtain["name"] == "Sam"
    assert (shown["cards"], shown["log"], shown["view"]) == ([], [], {})
    assert not session.prompt.active
    assert session.watching == -1
    assert (session.guide, session.undo["enabled"]) == ({}, False)


def test_the_automatic_curtain_goes_up_only_for_secrets(tables: Tables) -> None:
    """SIN-Q2: the first card is shown until its owner has decided; then there is nothing to hide."""
    session = tables.deal(*PEOPLE, start=0)
    for _ in PEOPLE:
        assert session.curtain
        session.lowerCurtain()
        press_first(session)
    assert not session.curtain
    assert session.banner["name"] == "Sam"
    assert session.watching == 0
    press_first(session)
    assert session.banner["text"] == "Lee, it is your turn."


def test_without_a_curtain_a_banner_names_the_next_person(tables: Tables) -> None:
    session = tables.deal(*PEOPLE, start=0, curtain="never")
    press_first(session)
    assert not session.curtain
    assert session.banner["name"] == "Lee"
    assert len(session.banner["lines"]) == 2
    session.closeBanner()
    assert session.banner == {}


def test_the_first_card_is_shown_to_its_owner_once(tables: Tables) -> None:
    """SIN-Q2."""
    session = tables.deal(*PEOPLE, start=0, curtain="never")
    assert session.view["own"]["start"]["face"].startswith("sins_")
    press_first(session)
    assert session.view["own"]["start"]["face"].startswith("sins_")
    press_first(session)
    press_first(session)
    assert session.view["own"]["start"] == {}
    assert not any(card.uid == "start" for card in session.cards.cards)


def test_the_curtain_tells_public_events_since_the_last_turn(tables: Tables) -> None:
    session = tables.deal(*PEOPLE, start=0, curtain="always")
    for _ in range(3):
        session.lowerCurtain()
        press_first(session)
    lines = session.curtain["lines"]
    assert [line.split(" ")[0] for line in lines] == ["Lee", "The", "Ann", "The"]
    assert all("Sam took" not in line for line in lines)
    assert session.curtain["button"] == "I am Sam, show the table"
    assert session.curtain["note"] == "Nothing private is on screen. Turn 4 of 7: The Sins."


def test_bots_are_given_a_world_and_never_the_real_one(tables: Tables, asked: list[Question]) -> None:
    session = tables.deal(person("Sam"), Player("Otto", "bot", "easy", 1), start=0)
    press_first(session)
    (request,) = asked
    assert isinstance(request, Request)
    world = request.world
    assert world is not session.state
    assert world.observe(1) == session.state.observe(1)
    assert world.position() != session.state.position()
