"""Every screen in every size: no word is cut short, leaves its place, or lies under or over something else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from PySide6.QtCore import Q_ARG, QMetaObject, QObject, QPointF, QUrl
from PySide6.QtGui import QCursor, QGuiApplication
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevens_desktop.bots.appraisal import Effort
from sevens_desktop.engine.architects.state import ArchitectsState
from sevens_desktop.engine.catalog import GAMES
from sevens_desktop.engine.contract import State
from sevens_desktop.engine.growl.state import GrowlState
from sevens_desktop.engine.record import Record
from sevens_desktop.storage.errors import StorageError
from sevens_desktop.storage.games import GameStore
from sevens_desktop.storage.places import Places
from sevens_desktop.storage.saved import Player, Setup
from sevens_desktop.table import review
from sevens_desktop.table.bot_job import BotJob
from sevens_desktop.table.presenters.catalog import PRESENTERS
from sevens_desktop.table.session import Session
from sevens_desktop.ui.application import Program
from tests.engine.seven_and_seven.table import say, table
from tests.storage.played import Table
from tests.table.conftest import bot, person
from tests.tour.pictures import Look, prepare
from tests.ui.legible import flaws
from tests.ui.window import below, items_of, kind_of, lay, place, settle
from tests.waiting import PATIENCE, wait_for

STILL = 150
"""Milliseconds after which everything lies where it belongs when nothing moves."""

LOOKS_AGAIN = 10

LOOKS = (
    Look(1024, 640, "dark"),
    Look(1440, 900, "light"),
    Look(2560, 1440, "dark"),
    Look(1440, 900, "dark", "fr"),
    Look(1024, 640, "light", "fr", 150),
)
TABLES = {"the-sins": (2, 3, 5), "seven-and-seven": (2, 3, 5), "architects": (2, 4, 7), "growl": (4, 7, 10)}
OTHERS = ("Nadia", "Otto", "Mira", "Ivo", "Lena", "Bruno", "Ravi", "Ilse", "Teo")
QUICK = Effort(share=0.02, worlds=4, seconds=None, patience=60.0)
TURNS = {"the-sins": 8, "seven-and-seven": 8, "architects": 8, "growl": 3}
"""So many decisions of each seat lie behind a table."""


Wanted = Callable[[State], bool]


def anything(_state: State) -> bool:
    return True


@dataclass
class Visit:
    """Looks at one screen after another and keeps what is wrong."""

    program: Program
    places: Places
    look: Look

    def __post_init__(self) -> None:
        self.wrong: list[str] = []

    @property
    def session(self) -> Session:
        assert self.program.app.session is not None
        return self.program.app.session

    def see(self, what: str) -> None:
        """What is wrong once everything lies still; on a busy machine that takes more than one look."""
        found: list[str] = []
        for _ in range(LOOKS_AGAIN):
            self.program.window.grabWindow()
            QTest.qWait(STILL)
            found = flaws(self.program.window)
            if not found:
                return
        self.wrong += [f"{what}: {flaw}" for flaw in dict.fromkeys(found)]

    def go(self, screen: str) -> None:
        self.program.app.go(screen)
        self.see(screen)
        self.program.app.back()

    def part(self, kind: str) -> QObject:
        """The part of the window of this QML type, seen or not."""
        parts = self.program.window.findChildren(QObject)
        return next(part for part in parts if kind_of(part) == kind)

    def close(self, layer: str) -> None:
        part = self.part(layer)
        QMetaObject.invokeMethod(part, "close")
        wait_for(lambda: part.property("visible") is False, f"the end of {layer}")

    def open(self, layer: str) -> None:
        """A layer over the window, and close it again."""
        QMetaObject.invokeMethod(self.part(layer), "open")
        self.see(layer)
        self.close(layer)

    def sit_down(self, slug: str, seats: int, decisions: int | None, wanted: Wanted = anything) -> None:
        """Go on with a game of Sam and bots that has come so far, or to its end."""
        players = (person("Sam"), *(bot(name, colour=at) for at, name in enumerate(OTHERS[: seats - 1], 1)))
        self.program.app.resume(played(self.places, slug, players, decisions, wanted))


def fail(error: StorageError) -> None:
    raise error


def played(
    places: Places, slug: str, players: tuple[Player, ...], decisions: int | None, wanted: Wanted = anything
) -> str:
    """The id of a game in which Sam is to act after so many decisions and a few, or which has come to its end."""
    for number in range(100):
        record = Record.start(GAMES[slug], len(players), f"LEGIBLE-{number}")
        game = Table.begin(GameStore(places), Setup(record, players, {"curtain": "never", "hints": True}), fail)
        game.play(decisions)
        while decisions is not None and game.state.to_act not in (0, None):
            game.play(1)
        game.file.close()
        if (game.state.to_act is None) == (decisions is None) and wanted(game.state):
            return game.file.id
    raise LookupError(slug)


@pytest.fixture(params=LOOKS, ids=lambda look: look.name)
def visit(
    request: pytest.FixtureRequest, qapp: QGuiApplication, places: Places, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Visit]:
    monkeypatch.setattr(review, "REVIEW", QUICK)
    look: Look = request.param
    prepare(places, look)
    program = Program(qapp, places)
    for presenter in PRESENTERS.values():
        program.app.settings.close_notes(presenter.notes)
    QCursor.setPos(program.window.geometry().bottomLeft())
    yield Visit(program, places, look)
    program.close()


def test_screens_beside_the_table(visit: Visit, qtbot: QtBot) -> None:
    app = visit.program.app
    visit.see("first start")
    app.begin("Sam")
    visit.see("home, empty")
    for slug in TABLES:
        app.newGameOf(slug)
        visit.see(f"new game of {slug}")
        visit.sit_down(slug, 4, 10)
    app.leaveGame()
    visit.see("home")
    visit.go("statistics")
    visit.sit_down("the-sins", 3, None)
    app.leaveGame()
    visit.see("home, a game won")
    for screen in ("statistics", "settings", "keys", "about"):
        visit.go(screen)
    app.library.remove(app.library.games[0]["id"])
    visit.see("home, a game removed")
    assert not visit.wrong, "\n".join(visit.wrong)


def test_layers_over_the_table(visit: Visit, qtbot: QtBot) -> None:
    app = visit.program.app
    app.begin("Sam")
    visit.sit_down("the-sins", 4, 10)
    for query in ("", "sin", "xyz"):
        QMetaObject.invokeMethod(visit.program.window, "showRules", Q_ARG("QString", ""))
        app.rules.search(query)
        visit.see(f"rules, searched for {query!r}")
    visit.close("RulesDrawer")
    for layer in ("GameMenu", "HandOverDialog"):
        visit.open(layer)
    app.fail(ValueError("the table fell over"))
    visit.see("failure")
    app.closeFailure()
    app.newGameOf("the-sins")
    app.newGame.setKind(1, "person")
    app.newGame.setOption("curtain", "always")
    assert app.newGame.deal()
    qtbot.waitUntil(lambda: bool(visit.session.curtain), timeout=PATIENCE)
    visit.see("curtain")
    assert not visit.wrong, "\n".join(visit.wrong)


@pytest.mark.parametrize("slug", TABLES)
def test_tables(visit: Visit, qtbot: QtBot, slug: str) -> None:
    """In play with nothing and something chosen, the score sheet, the replay with all that is known, the review."""
    app = visit.program.app
    app.begin("Sam")
    for seats in TABLES[slug]:
        visit.sit_down(slug, seats, TURNS[slug] * seats)
        qtbot.waitUntil(lambda: visit.session.prompt.active, timeout=PATIENCE)
        visit.see(f"{seats} seats")
        session = visit.session
        for element in session.prompt.order[:1]:
            session.prompt.pick(element)
            visit.see(f"{seats} seats, {element} chosen")
        visit.sit_down(slug, seats, None)
        visit.see(f"{seats} seats, score")
        app.openReplay(visit.session.gameId)
        assert app.replay is not None
        app.replay.showKnowledge(True)
        for step in (0, app.replay.steps - 1):
            app.replay.goTo(step)
            visit.see(f"{seats} seats, replay at {step}")
    app.openReview()
    visit.see("review, at work")
    shown = app.review
    assert shown is not None
    qtbot.waitUntil(lambda: shown.finished, timeout=PATIENCE)
    visit.see("review")
    assert not visit.wrong, "\n".join(visit.wrong)


def test_sam_has_the_cat(visit: Visit, qtbot: QtBot) -> None:
    visit.program.app.begin("Sam")
    visit.sit_down("architects", 4, 20, lambda state: isinstance(state, ArchitectsState) and state.cat == 0)
    qtbot.waitUntil(lambda: visit.session.prompt.active, timeout=PATIENCE)
    visit.see("the cat")
    assert not visit.wrong, "\n".join(visit.wrong)


def test_sam_is_dead(visit: Visit) -> None:
    app = visit.program.app
    app.begin("Sam")
    visit.sit_down("growl", 5, None, lambda state: isinstance(state, GrowlState) and not state.alive & 1)
    app.openReplay(visit.session.gameId)
    assert app.replay is not None
    app.replay.toEnd()
    visit.see("the dead")
    assert not visit.wrong, "\n".join(visit.wrong)


def test_the_name_of_a_step_leaves_the_sentence_of_the_replay_free(visit: Visit, qtbot: QtBot) -> None:
    app = visit.program.app
    app.begin("Sam")
    visit.sit_down("the-sins", 3, None)
    app.openReplay(visit.session.gameId)
    assert app.replay is not None
    app.replay.goTo(3)
    window = visit.program.window
    (bar,) = items_of(window, "ReplayControls")
    qtbot.waitUntil(lambda: window.activeFocusItem() in below(bar), timeout=PATIENCE)
    step = window.activeFocusItem()
    tip = next(child for child in step.findChildren(QObject) if kind_of(child) == "Tip")
    qtbot.waitUntil(lambda: tip.property("opened") is True, timeout=PATIENCE)
    settle(window)
    foot = step.mapToScene(QPointF(0, tip.property("y") + tip.property("height"))).y()
    assert foot <= place(bar).top()


def test_a_stack_of_blocks_in_7_and_7(visit: Visit, qtbot: QtBot) -> None:
    hands = ["pride pride", "chastity chastity wrath", "chastity chastity", "chastity chastity", "chastity"]
    state = table(["", "pride envy", "", "", ""], hands)
    say(state, "play pride", *["block"] * 3, *["pass"] * 3, "block", "pass", "block")
    assert (len(state.stack), state.to_act) == (4, 1)
    visit.program.app.begin("Sam")
    others = [bot(name, colour=colour) for colour, name in enumerate(OTHERS[:4], 1)]
    lay(visit.program, visit.places, state, others[0], person("Sam"), *others[1:])
    visit.see("blocks")
    assert not visit.wrong, "\n".join(visit.wrong)


@pytest.mark.parametrize("slug", TABLES)
def test_a_bot_thinks(visit: Visit, monkeypatch: pytest.MonkeyPatch, slug: str) -> None:
    """Nobody here is asked, at the fullest table."""
    monkeypatch.setattr(BotJob, "ask", lambda _job, _question: None)
    visit.program.app.begin("Sam")
    seats = max(TABLES[slug])
    bots = [bot(name, colour=colour) for colour, name in enumerate(OTHERS[: seats - 1], 1)]
    record = Record.start(GAMES[slug], seats, "LEGIBLE")
    game = Table.begin(GameStore(visit.places), Setup(record, (person("Sam"), *bots), {"curtain": "never"}), fail)
    game.play(1)
    while game.state.to_act == 0:
        game.play(1)
    game.file.close()
    visit.program.app.resume(game.file.id)
    assert not visit.session.prompt.active
    visit.see("a bot thinks")
    assert not visit.wrong, "\n".join(visit.wrong)


def test_bots_may_block_in_7_and_7(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BotJob, "ask", lambda _job, _question: None)
    state = table(["", "pride envy", "", "", ""], ["pride pride", *["chastity"] * 4])
    say(state, "play pride")
    visit.program.app.begin("Sam")
    others = [bot(name, colour=colour) for colour, name in enumerate(OTHERS[:4], 1)]
    lay(visit.program, visit.places, state, *others[:4], person("Sam"))
    assert not visit.session.prompt.active
    visit.see("asked after")
    assert not visit.wrong, "\n".join(visit.wrong)


# -- the eye itself

SCENE = """
import QtQuick
import QtQuick.Templates as T
Window {{
    width: 400
    height: 200
    visible: true

    component Words: Text {{
        font.pixelSize: 16
    }}
    {}
}}
"""
WHOLE = 'Words { x: 20; y: 20; text: "Whole" }'
SHORT = 'Words { width: 60; elide: Text.ElideRight; text: "Words that are longer" }'
TIP = "Item { T.ToolTip { visible: true; x: 40; width: 99; height: 99; background: Rectangle {} } }"


@pytest.mark.parametrize(
    ("scene", "wrong"),
    [
        (WHOLE, []),
        (SHORT, ["cut short"]),
        (SHORT + TIP, ["cut short"]),
        (WHOLE + TIP, []),
        ('Rectangle { width: 40; height: 40; Words { x: 20; y: 10; text: "Outside" } }', ["leaves QQuickRectangle"]),
        ('Words { x: 380; y: 20; text: "Outside" }', ["leaves the window"]),
        ('Words { x: 480; y: 20; text: "Outside" }', ["leaves the window"]),
        (WHOLE + 'Words { x: 40; y: 22; text: "Another" }', ["lie over each other"]),
        (WHOLE + 'Rectangle { x: 40; y: 0; width: 99; height: 99; color: "red" }', ["half under"]),
        (WHOLE + 'Rectangle { width: 99; height: 99; color: "red" }', []),
        (WHOLE + "Rectangle { width: 99; height: 99 } Rectangle { x: 40; width: 9; height: 99 }", []),
        (WHOLE + 'Rectangle { x: 40; y: 0; width: 99; height: 99; color: "#20ff0000" }', []),
    ],
)
def test_what_is_wrong_is_seen(qapp: QGuiApplication, scene: str, wrong: list[str]) -> None:
    engine = QQmlEngine()
    component = QQmlComponent(engine)
    component.setData(SCENE.format(scene).encode(), QUrl())
    window = component.create()
    assert isinstance(window, QQuickWindow), component.errorString()
    settle(window)
    found = flaws(window)
    assert len(found) == len(wrong) and all(part in flaw for part, flaw in zip(wrong, found, strict=True)), found
    window.deleteLater()
