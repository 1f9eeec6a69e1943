"""Growl in the real window, off-screen: a whole game that people pass around, by mouse; what a screen reader hears."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest
from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtQml import QQmlEngine, QQmlExpression
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevens_desktop.table.presenters.growl import GROWL as PRESENTER
from sevens_desktop.table.session import Session
from sevens_desktop.table.view import Choice
from sevens_desktop.ui.application import Program
from tests.ui.accessible import things
from tests.ui.window import (
    all_lie_still,
    around,
    below,
    click_element,
    deal,
    find,
    items_of,
    kind_of,
    place,
    press_button,
)
from tests.waiting import PATIENCE

SIZES = [(1024, 640), (1440, 900), (2560, 1440)]


@pytest.fixture
def program(program: Program) -> Program:
    """Without the notes of the first game."""
    program.app.settings.close_notes(PRESENTER.notes)
    return program


def raise_curtain(window: QQuickWindow, session: Session, qtbot: QtBot) -> None:
    """The person says so with Enter."""
    qtbot.waitUntil(lambda: window.activeFocusItem() is not None, timeout=PATIENCE)
    QTest.keyClick(window, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not session.curtain, timeout=PATIENCE)


def choose(window: QQuickWindow, session: Session, choice: Choice) -> None:
    prompt = session.prompt
    if not set(prompt.selected) <= set(choice.picks):
        prompt.clear()
    for pick in choice.picks:
        if pick.startswith("say"):
            press_button(window, session, pick)
        elif pick not in prompt.selected:
            click_element(window, pick)
    if choice.button:
        press_button(window, session, choice.button)


@pytest.mark.parametrize(("seed", "options"), [("MOUSE-3", {"sins": True, "undead": True, "talk": True})])
def test_a_whole_game_is_passed_around(program: Program, qtbot: QtBot, seed: str, options: dict[str, object]) -> None:
    """Four people, curtain, nights, morning looks, to the Growl: what is clicked is what is done."""
    session, window, rng = deal(program, "growl", 4, people=4, seed=seed, **options), program.window, Random(seed)
    window.resize(1280, 800)
    decided = looks = 0
    while not session.over:
        if session.curtain:
            raise_curtain(window, session, qtbot)
        qtbot.waitUntil(lambda: session.prompt.active and all_lie_still(window), timeout=PATIENCE)
        choice = rng.choice(session._shown.choices)
        before = len(session.history.steps)
        choose(window, session, choice)
        if choice.button == "looked":
            looks += 1
            assert len(session.history.steps) == before
        else:
            assert [step.action for step in session.history.steps[before : before + 1]] == [choice.action]
            decided += 1
    assert decided > 10 and looks >= 4
    qtbot.waitUntil(lambda: program.app.screen == "score", timeout=PATIENCE)
    assert not window.grabWindow().isNull()


@pytest.mark.parametrize("size", SIZES, ids=["small", "reference", "large"])
@pytest.mark.parametrize("seats", [4, 7, 10])
def test_seats_stand_around_the_oval_and_fit(program: Program, qtbot: QtBot, seats: int, size: tuple[int, int]) -> None:
    """No seat covers another, the prompt or the own hand; left and right neighbours stand on their side."""
    session = deal(program, "growl", seats, people=seats, seed="OVAL", curtain="never")
    window = program.window
    window.resize(*size)
    qtbot.waitUntil(lambda: session.prompt.active and all_lie_still(window), timeout=PATIENCE)
    qtbot.waitUntil(lambda: check_seats(window, session.watching, seats), timeout=PATIENCE)


def check_seats(window: QQuickWindow, near: int, seats: int) -> None:
    panels = {seat: place(find(window, f"seat:{seat}")) for seat in range(seats)}
    screen = QRectF(QPointF(0, 0), window.size())
    for seat, panel in panels.items():
        assert screen.contains(panel)
        assert not any(panel.intersects(other) for number, other in panels.items() if number != seat)
    left, right = panels[(near + 1) % seats], panels[(near - 1) % seats]
    assert left.center().x() < panels[near].center().x() < right.center().x()


def test_names_say_thing_state_and_place(program: Program, qtbot: QtBot) -> None:
    """A screen reader hears the own hand and open cards, and no hidden face."""
    session = deal(program, "growl", 7, people=7, seed="NAMES", curtain="never")
    window = program.window
    qtbot.waitUntil(lambda: session.prompt.active and all_lie_still(window), timeout=PATIENCE)
    names = [thing.name for thing in things(window)]
    assert any(name.startswith("Deck, face up: ") for name in names)
    assert sum("in your hand." in name for name in names) == 4
    seats = [name for name in names if "4 cards" in name and "no spells" in name]
    assert len(seats) == 7
    others = [name for name in seats if not name.startswith("Sam")]
    assert not any(word in name for name in others for word in ("Bite", "Wound", "Charm", "Salve", "Gold"))
    assert not [item for item in below(window.contentItem()) if item.property("name") == "undefined"]


def test_a_second_return_answers_no_new_question(program: Program, qtbot: QtBot) -> None:
    """Who presses Return twice gives one card: a new question takes no keys for a moment, here without an end."""
    session = deal(program, "growl", 4, people=4, seed="TWICE", curtain="never")
    window = program.window
    guard = guard_of(window)
    guard.setProperty("interval", 10**9)

    def asked(given: int) -> bool:
        on_a_seat = bool(window.activeFocusItem().property("candidate"))
        return len(session.history.steps) >= given and session.prompt.active and on_a_seat

    for given in (1, 2):
        qtbot.waitUntil(partial(asked, given - 1), timeout=PATIENCE)
        guard.setProperty("running", False)
        QTest.keyClick(window, Qt.Key.Key_Return)
        qtbot.waitUntil(partial(asked, given), timeout=PATIENCE)
        QTest.keyClick(window, Qt.Key.Key_Return)
        assert len(session.history.steps) == given


def guard_of(window: QQuickWindow) -> QObject:
    """What counts the moment in which a new question takes no keys."""
    inside = items_of(window, "PromptBar")[0]
    screen = next(item for item in around(inside) if kind_of(item) == "TableScreen")
    part = screen.childItems()[0]
    guard, unknown = QQmlExpression(QQmlEngine.contextForObject(part), part, "guard").evaluate()
    assert isinstance(guard, QObject) and not unknown
    return guard


def test_nobody_watches_once_the_bots_play_on(program: Program, qtbot: QtBot) -> None:
    """The own area goes with the last person. Qt warnings fail the test by themselves."""
    session = deal(program, "growl", 4, people=4, seed="PUBLIC")
    for seat in range(4):
        session.handOver(seat, "easy")
    window = program.window
    qtbot.waitUntil(lambda: session.watching < 0 and bool(session.view), timeout=PATIENCE)
    qtbot.waitUntil(lambda: session.over, timeout=PATIENCE)
    assert not window.grabWindow().isNull()


def to_look(session: Session, qtbot: QtBot) -> bool:
    """Is the person that has the screen now to look at the own cards?"""
    qtbot.waitUntil(lambda: bool(session.curtain) or session.prompt.active, timeout=PATIENCE)
    session.lowerCurtain()
    return any(choice.button == "looked" for choice in session._shown.choices)


def play_on(session: Session) -> None:
    """The first thing that can be chosen, without the window."""
    choice = session._shown.choices[0]
    session.prompt.clear()
    for pick in choice.picks:
        session.prompt.pick(pick)
    if choice.button:
        session.prompt.press(choice.button)


@pytest.mark.parametrize(("seed", "same"), [("MORNING", False), ("A", True)])
def test_the_morning_has_its_moment_until_it_is_looked_at(
    program: Program, qtbot: QtBot, seed: str, same: bool
) -> None:
    """No note stands in front of it, and it in front of no later question, put to another person or to the same."""
    program.app.settings.resetGuide()
    program.app.settings.set("bot_pace", 0)
    people = 2 if same else 4
    session, window = deal(program, "growl", 4, people=people, seed=seed), program.window
    while not to_look(session, qtbot):
        play_on(session)
    last = -1
    for _ in range(people):
        assert to_look(session, qtbot)
        last = session.watching
        qtbot.waitUntil(lambda: items_of(window, "GrowlMoment") != [], timeout=PATIENCE)
        assert session.guide and items_of(window, "Note") == []
        play_on(session)
    assert not to_look(session, qtbot)
    assert (session.watching == last) is same
    qtbot.waitUntil(lambda: items_of(window, "GrowlMoment") == [], timeout=PATIENCE)
