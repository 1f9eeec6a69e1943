"""The window at a table: dealing, laying positions, waiting, finding what lies there, acting by mouse and keyboard."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QPointF, QRectF, Qt
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest
from shiboken6 import Shiboken

from sevens_desktop.engine.catalog import GAMES
from sevens_desktop.engine.contract import State
from sevens_desktop.engine.record import Record
from sevens_desktop.storage.games import GameStore
from sevens_desktop.storage.places import Places
from sevens_desktop.storage.saved import PERSON, Player, Setup
from sevens_desktop.table.session import Session
from sevens_desktop.ui.application import Program
from tests.waiting import wait_for

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
EDGE = 3
"""Where a card is clicked, from its left edge: those that overlap are free there."""

NAMES = ("Sam", "Ann", "Lee", "Kim", "Pat", "Joy", "Max", "Eve", "Tom", "Ida")
KEYS = {"Enter": Qt.Key.Key_Return, "Esc": Qt.Key.Key_Escape}
TABLES = ("TheSinsTable", "SevenAndSevenTable", "ArchitectsTable", "GrowlTable")
MOST_STOPS = 200
"""So many things have the focus one after another on the fullest table, and more."""


def lay(program: Program, places: Places, state: State, *players: Player, **table: object) -> Session:
    """Open a saved game that begins in this position."""
    game = GAMES[state.slug]
    record = Record(game.slug, game.rules_version, len(players), "LAID", state.options, state.position())
    file = GameStore(places).create(Setup(record, players, table), lambda _: None)
    file.close()
    program.app.resume(file.id)
    session = program.app.session
    assert session is not None
    return session


def deal(
    program: Program, slug: str, seats: int | None = None, *, people: int = 1, seed: str, **options: object
) -> Session:
    """A game of so many people, Sam first, and easy bots; as many seats as are offered unless said otherwise."""
    program.app.newGameOf(slug)
    game = program.app.newGame
    count = game.seats.count if seats is None else seats
    while game.seats.count < count:
        game.addSeat()
    while game.seats.count > count:
        game.removeSeat(game.seats.count - 1)
    for row in range(count):
        if row < people:
            game.setKind(row, PERSON)
            game.setName(row, NAMES[row])
        else:
            game.setLevel(row, "easy")
    for key, value in options.items():
        game.setOption(key, value)
    game.setSeed(seed)
    assert game.deal()
    session = program.app.session
    assert session is not None
    return session


def below(item: QQuickItem) -> Iterator[QQuickItem]:
    for child in item.childItems():
        yield child
        yield from below(child)


def kind_of(item: QObject) -> str:
    """The QML type, or the class of Qt.

    Python keeps what described an item as long as it knows the item, and would take whatever comes to lie at the same
    address for it: so it is forgotten at once.
    """
    described = item.metaObject()
    kind = described.className().partition("_")[0]
    Shiboken.invalidate(described)
    return kind


def items_of(window: QQuickWindow, kind: str) -> list[QQuickItem]:
    """The visible items of a QML type."""
    return [item for item in below(window.contentItem()) if kind_of(item) == kind and item.isVisible()]


def find(window: QQuickWindow, element: str) -> QQuickItem:
    """The thing that picks this element and can be clicked."""
    for item in below(window.contentItem()):
        if item.property("element") == element and item.isVisible() and item.isEnabled() and item.width() > 0:
            return item
    raise LookupError(element)


def around(item: QQuickItem) -> Iterator[QQuickItem]:
    """What an item lies in, the outermost first."""
    parent = item.parentItem()
    if parent is not None:
        yield from around(parent)
    yield item


def all_lie_still(window: QQuickWindow) -> bool:
    """Has every card that comes from somewhere left there?"""
    return all(item.property("arrived") in (None, True) for item in below(window.contentItem()))


def settle(window: QQuickWindow) -> None:
    """Let everything happen that waits for the next frame, and what follows from that."""
    for _ in range(2):
        QCoreApplication.processEvents()
        window.grabWindow()


def table_of(window: QQuickWindow) -> QQuickItem | None:
    """The table that is on the screen, of whatever game."""
    items = (item for item in below(window.contentItem()) if item.isVisible())
    return next((item for item in items if kind_of(item) in TABLES), None)


def takes_keys(window: QQuickWindow) -> bool:
    """Is there a table, and its question no longer new?"""
    table = table_of(window)
    return table is not None and table.property("guarded") is False


def next_question(window: QQuickWindow, session: Session) -> bool:
    """Wait until a person is asked and keys are taken; false once the game is over."""
    wait_for(lambda: session.over or (session.prompt.active and takes_keys(window)), "the turn of a person")
    return not session.over


def button_of(window: QQuickWindow, text: str) -> QQuickItem:
    for item in below(window.contentItem()):
        if item.property("text") == text and item.property("kind") is not None and item.isVisible():
            return item
    raise LookupError(text)


def place(item: QQuickItem) -> QRectF:
    """Where it is in the window."""
    return QRectF(item.mapToScene(QPointF(0, 0)), item.size())


def spot(item: QQuickItem, at: QPointF) -> QPoint:
    point = item.mapToScene(at)
    return QPoint(round(point.x()), round(point.y()))


def click(window: QQuickWindow, item: QQuickItem, at: QPointF | None = None, button: Qt.MouseButton = LEFT) -> None:
    """In the middle unless said otherwise. Layouts that wait for the next frame are brought up to date before."""
    for part in around(item):
        part.ensurePolished()
    middle = QPointF(item.width() / 2, item.height() / 2)
    QTest.mouseClick(window, button, Qt.KeyboardModifier.NoModifier, spot(item, at or middle))


def click_element(window: QQuickWindow, element: str, button: Qt.MouseButton = LEFT) -> None:
    item = find(window, element)
    click(window, item, QPointF(EDGE, item.height() / 2), button)


def drag(window: QQuickWindow, item: QQuickItem, goal: QQuickItem) -> None:
    start, end = spot(item, QPointF(EDGE, item.height() / 2)), spot(goal, QPointF(goal.width() / 2, goal.height() / 2))
    QTest.mousePress(window, LEFT, Qt.KeyboardModifier.NoModifier, start)
    for step in range(1, 11):
        QTest.mouseMove(window, start + (end - start) * step / 10)
    QTest.mouseRelease(window, LEFT, Qt.KeyboardModifier.NoModifier, end)


def press_button(window: QQuickWindow, session: Session, button: str) -> None:
    click(window, button_of(window, next(one["text"] for one in session.prompt.buttons if one["id"] == button)))


def press_key(window: QQuickWindow, key: str) -> None:
    """A letter, a number, or one of ``KEYS``."""
    QTest.keyClick(window, KEYS.get(key, Qt.Key(ord(key[0]))))


def focus_on(window: QQuickWindow, wanted: str) -> None:
    """Tab until the thing that picks this element, or the button with these words, has the focus."""
    for _ in range(MOST_STOPS):
        item = window.activeFocusItem()
        if item is not None and wanted in (item.property("element"), item.property("text")):
            return
        QTest.keyClick(window, Qt.Key.Key_Tab)
    raise LookupError(wanted)


def press_button_by_key(window: QQuickWindow, session: Session, button: str) -> None:
    """By its own key, or by Enter once it has the focus."""
    shown = next(one for one in session.prompt.buttons if one["id"] == button)
    if not shown["key"]:
        focus_on(window, shown["text"])
    press_key(window, shown["key"] or "Enter")
