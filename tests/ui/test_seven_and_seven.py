"""7 & 7 in the real window, off-screen: whole games by mouse and by keyboard, and what a screen reader hears."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtQuick import QQuickItem, QQuickWindow
from pytestqt.qtbot import QtBot

from sevens_desktop.engine.seven_and_seven.cards import FACE, FACE_NAMES, SIDES, box, card_of
from sevens_desktop.engine.seven_and_seven.scoring import is_complete
from sevens_desktop.engine.seven_and_seven.state import SevenState
from sevens_desktop.storage.places import Places
from sevens_desktop.table.presenters.seven_and_seven import SEVEN_AND_SEVEN
from sevens_desktop.table.session import Session
from sevens_desktop.table.view import Choice
from sevens_desktop.ui.app import App
from sevens_desktop.ui.application import Program
from tests.engine.seven_and_seven.table import say, table
from tests.table.conftest import bot, person
from tests.ui.accessible import things
from tests.ui.window import (
    RIGHT,
    all_lie_still,
    below,
    button_of,
    click,
    click_element,
    deal,
    drag,
    find,
    focus_on,
    lay,
    next_question,
    place,
    press_button,
    press_button_by_key,
    press_key,
    settle,
)
from tests.waiting import PATIENCE


@pytest.fixture
def program(program: Program) -> Program:
    """Without the notes of the first game."""
    program.app.settings.close_notes(SEVEN_AND_SEVEN.notes)
    return program


def choose_by_mouse(window: QQuickWindow, session: Session, choice: Choice) -> None:
    """Click what the choice picks, unless it is picked already, and then its button."""
    prompt = session.prompt
    if not set(prompt.selected) <= set(choice.picks):
        prompt.clear()
    for pick in choice.picks:
        if pick in prompt.selected:
            continue
        if pick.startswith("turn:"):
            click_element(window, pick.removeprefix("turn:"), RIGHT)
        else:
            click_element(window, pick)
    if choice.button:
        press_button(window, session, choice.button)


def choices(session: Session) -> tuple[Choice, ...]:
    return session._shown.choices


def test_opponents_are_named_in_full_beside_the_log(program: Program, qtbot: QtBot) -> None:
    program.app.settings.set("log_open", True)
    session, window = deal(program, "seven-and-seven", 4, seed="NAMES-7"), program.window
    window.resize(1440, 900)

    def named() -> bool:
        panels = [find(window, str(session.seats[seat]["element"])) for seat in session.opponents]
        names = [str(session.seats[seat]["name"]) for seat in session.opponents]
        labels = [
            next(item for item in below(panel) if item.property("text") == name)
            for panel, name in zip(panels, names, strict=True)
        ]
        return all(label.width() >= label.implicitWidth() > 0 for label in labels)

    qtbot.waitUntil(named, timeout=PATIENCE)


@pytest.mark.parametrize(("seed", "seats"), [("MOUSE-7", 3), ("MOUSE-5", 5)])
def test_a_whole_game_by_mouse(program: Program, qtbot: QtBot, seed: str, seats: int) -> None:
    """Any legal choice can be clicked: what is done is what was meant."""
    session, window, rng = deal(program, "seven-and-seven", seats, seed=seed), program.window, Random(seed)
    window.resize(1280, 800)
    decided = 0
    while next_question(window, session):
        qtbot.waitUntil(lambda: all_lie_still(window), timeout=PATIENCE)
        choice = rng.choice(choices(session))
        before = len(session.history.steps)
        choose_by_mouse(window, session, choice)
        assert [step.action for step in session.history.steps[before : before + 1]] == [choice.action]
        decided += 1
    assert decided > 10
    qtbot.waitUntil(lambda: program.app.screen == "score", timeout=PATIENCE)
    assert not window.grabWindow().isNull()


def choose_by_keyboard(window: QQuickWindow, session: Session, choice: Choice) -> None:
    prompt = session.prompt
    if choice.button != "pass" and not set(prompt.selected) <= set(choice.picks):
        press_key(window, "Esc")
    for pick in choice.picks:
        if pick in prompt.selected:
            continue
        if pick.startswith("turn:"):
            press_key(window, "F")
        elif not prompt.selected and pick in prompt.order[:9]:
            press_key(window, str(1 + prompt.order.index(pick)))
        else:
            focus_on(window, pick)
            press_key(window, "Enter")
    if choice.button:
        press_button_by_key(window, session, choice.button)


def test_a_whole_game_by_keyboard(program: Program, qtbot: QtBot) -> None:
    """Numbers, F, B, D, E, Enter and Esc; what they do not reach is reached by Tab."""
    session, window, rng = deal(program, "seven-and-seven", 2, seed="KEYS-7"), program.window, Random("KEYS-7")
    while next_question(window, session):
        choice = rng.choice(choices(session))
        before = len(session.history.steps)
        choose_by_keyboard(window, session, choice)
        assert [step.action for step in session.history.steps[before : before + 1]] == [choice.action]
    qtbot.waitUntil(lambda: program.app.screen == "score", timeout=PATIENCE)


# -- what lies where

SAM, OTTO, MIRA = person("Sam"), bot("Otto"), bot("Mira", colour=2)
CARDS = {"wild-sin": "WS", "wild-virtue": "WV", "dual-wild-sin": "DW-", "dual-wild-virtue": "DW+", "converter": "CONV"}


def crowd(seats: int, each: int) -> list[str]:
    """So many cards in play for every seat without a full set."""
    rng = Random(f"{seats} {each}")
    deck = box(capricious=False)
    rng.shuffle(deck)
    areas: list[list[int]] = [[] for _ in range(seats)]
    for area in areas:
        for kind in list(deck):
            sides = [card_of(face, 0) for face in rng.sample(SIDES[kind], len(SIDES[kind]))]
            fitting = [card for card in sides if not is_complete([*area, card], seats)]
            if fitting and len(area) < each:
                area.append(fitting[0])
                deck.remove(kind)
    assert all(len(area) == each for area in areas)
    names = [[FACE_NAMES[FACE[card]] for card in area] for area in areas]
    return [" ".join(CARDS.get(name, name) for name in area) for area in names]


def check_areas(window: QQuickWindow, state: SevenState) -> None:
    for seat in range(state.seats):
        in_area = [item for item in below(window.contentItem()) if item.property("zone") == f"area:{seat}"]
        cards = [item for item in in_area if item.isEnabled()]
        spots = sorted((place(card) for card in cards), key=lambda spot: (spot.y(), spot.x()))
        assert len(spots) == len({FACE[card] for card in state.areas[seat]})
        for spot, following in pairwise(spots):
            assert following.y() > spot.y() or following.x() - spot.x() >= 8
        panel = place(find(window, f"seat:{seat}")) if seat else QRectF(QPointF(0, 0), window.size())
        assert all(panel.contains(spot) for spot in spots)


@pytest.mark.parametrize(("seats", "each"), [(5, 13), (3, 20)])
@pytest.mark.parametrize("text_size", [100, 150])
def test_many_cards_in_play_fit(
    program: Program, places: Places, qtbot: QtBot, text_size: int, seats: int, each: int
) -> None:
    """Every card in play lies inside its panel, and a strip of each can be seen and clicked."""
    program.app.settings.set("text_size", text_size)
    program.window.resize(1024, 640)
    state = table(crowd(seats, each), [""] * seats)
    players = [SAM, *(bot(name, colour=colour) for colour, name in enumerate(("Otto", "Mira", "Nadia", "Lee"), 1))]
    session = lay(program, places, state, *players[:seats])
    qtbot.waitUntil(lambda: check_areas(program.window, state), timeout=PATIENCE)
    assert session.prompt.active


def test_the_discard_pile_opens_as_a_fan_with_a_search(program: Program, places: Places) -> None:
    state = table(["", "", ""], ["pride", "envy", "lust"], discard="wrath pride sloth WS")
    session = lay(program, places, state, SAM, OTTO, MIRA)
    window = program.window
    settle(window)
    click_element(window, "card:wild-sin#1")
    fan = [item for item in below(window.contentItem()) if is_fan_card(item)]
    assert len(fan) == 4
    search = next(item for item in below(window.contentItem()) if item.property("label") == "Search the discard pile")
    search.setProperty("text", "dili")
    fan = [item for item in below(window.contentItem()) if is_fan_card(item)]
    assert [card.property("element") for card in fan] == ["card:sloth/diligence#1"]
    assert session.prompt.title == "Your turn"


def is_fan_card(item: object) -> bool:
    return isinstance(item, QQuickItem) and item.property("card") is not None and item.isVisible()


def test_a_card_is_played_by_dragging_it_to_the_own_area(program: Program, places: Places) -> None:
    session = lay(program, places, table(["", "", ""], ["pride", "envy", "lust"]), SAM, OTTO, MIRA)
    settle(program.window)
    own = next(item for item in below(program.window.contentItem()) if item.property("wordsWidth") is not None)
    drag(program.window, find(program.window, "hand:pride/humility#0"), own)
    assert [str(step.action) for step in session.history.steps] == ["play pride"]


def test_a_person_answers_the_open_question_by_a_click_on_the_panel(program: Program, places: Places) -> None:
    state = table(["", "sloth", ""], ["wrath pride", "chastity", "envy"])
    say(state, "play wrath", "target 1 sloth")
    session = lay(program, places, state, SAM, person("Ann", 1), person("Lee", 2))
    settle(program.window)
    assert button_of(program.window, "Nobody").isVisible()
    click(program.window, find(program.window, "seat:1"))
    assert session.curtain["seat"] == 1


def test_names_say_thing_state_and_place(program: Program, places: Places, qtbot: QtBot) -> None:
    """DESIGN: a screen reader hears sides, places and counts, and no hidden face."""
    state = table(["sloth WS", "diligence diligence", ""], ["pride lust", "envy greed", "wrath"], discard="gluttony")
    lay(program, places, state, SAM, OTTO, MIRA)
    expected = {
        "Sloth, Sin side active, other side Diligence, your play area.",
        "2 times Diligence, Virtue side active, other side Sloth, Otto's play area.",
        "Pride or Humility, card 1 of 2 in your hand.",
        "Hand of Otto, 2 cards face down.",
        "Discard pile, 1 card, Gluttony on top. Enter opens it.",
        "Sins 2 of 7: Pride by a wild, Sloth",
        "Virtues 1 of 7: Diligence",
    }
    qtbot.waitUntil(lambda: expected <= {thing.name for thing in things(program.window)}, timeout=PATIENCE)
    names = {thing.name for thing in things(program.window)}
    assert not any("Envy" in name or "Kindness" in name for name in names)


@pytest.mark.parametrize(("seats", "offered"), [(3, False), (4, True), (5, False)])
def test_teams_are_offered_to_four_seats_only(app: App, seats: int, offered: bool) -> None:
    """77-21."""
    app.newGameOf("seven-and-seven")
    while app.newGame.seats.count < seats:
        app.newGame.addSeat()
    while app.newGame.seats.count > seats:
        app.newGame.removeSeat(seats)
    variants = [option["key"] for option in app.newGame.options if not option["more"]]
    assert ("teams" in variants) is offered
    assert "promo_capricious" in variants
