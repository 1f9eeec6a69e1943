"""Two ways to use the window without a mouse: by the keyboard, and by the accessibility tree.

Neither touches an object of the program; the keyboard only looks whether a new question takes keys yet.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from tests.ui.accessible import PRESS, TOGGLE, Role, Thing, has_name, look_at, parent_of, spoken, things
from tests.ui.window import takes_keys
from tests.waiting import wait_for

MOST_STEPS = 200
"""So many things have the focus one after another on the fullest screen, and more."""


@dataclass(frozen=True)
class Way:
    """Something that can be done by keys, and by a button of this name."""

    keys: str
    name: str


class Hands(ABC):
    """Things are told by the name that is spoken."""

    def __init__(self, window: QQuickWindow) -> None:
        self.window = window

    @abstractmethod
    def press(self, name: str) -> None: ...

    @abstractmethod
    def write(self, name: str, text: str) -> None: ...

    @abstractmethod
    def choose(self, name: str, value: str) -> None:
        """One of the values of a list that opens."""

    @abstractmethod
    def set(self, group: str, value: str) -> None:
        """One of the values that lie side by side."""

    @abstractmethod
    def do(self, way: Way) -> None: ...

    @abstractmethod
    def collect(self) -> None:
        """Take the moment that a new question asks for."""

    @abstractmethod
    def explain(self, name: str) -> None:
        """Ask why this thing cannot be chosen."""

    def find(self, name: str) -> Thing:
        """What is there now under this name."""
        return self.first(lambda thing: thing.name == name, name)

    def first(self, wanted: Callable[[Thing], bool], what: str) -> Thing:
        """The first thing of that kind, as soon as it is there."""
        found: list[Thing] = []

        def look() -> bool:
            found[:] = [thing for thing in things(self.window) if wanted(thing)]
            return bool(found)

        wait_for(look, f"{what!r} in\n{spoken(self.window)}")
        return found[0]

    def sees(self, name: str) -> bool:
        return any(thing.name == name for thing in things(self.window))


class Keyboard(Hands):
    def press(self, name: str) -> None:
        self._go_to(lambda thing: thing.name == name, name)
        self._key(Qt.Key.Key_Return)

    def write(self, name: str, text: str) -> None:
        self._go_to(lambda thing: thing.name == name, name)
        self._key(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        self._key(Qt.Key.Key_Delete)
        for letter in text:
            QTest.keyClick(self.window, ord(letter))

    def choose(self, name: str, value: str) -> None:
        self._go_to(lambda thing: thing.name == name, name)
        box = self._focused()
        for key in (Qt.Key.Key_Home, *[Qt.Key.Key_Down] * MOST_STEPS):
            self._key(key)
            if look_at(box).description == value:
                return
        raise AssertionError(f"{name!r} cannot be {value!r}")

    def set(self, group: str, value: str) -> None:
        def inside(_: Thing) -> bool:
            return parent_of(self._focused()) == group

        self._go_to(inside, group)
        for _ in range(MOST_STEPS):
            if look_at(self._focused()).name == value:
                return
            self._key(Qt.Key.Key_Right)
        raise AssertionError(f"{group!r} cannot be {value!r}")

    def do(self, way: Way) -> None:
        *modifiers, key = way.keys.split("+")
        held = Qt.KeyboardModifier.ControlModifier if modifiers else Qt.KeyboardModifier.NoModifier
        self._key(getattr(Qt.Key, f"Key_{key}"), held)

    def explain(self, name: str) -> None:
        self._go_to(lambda thing: thing.name == name, name)
        self._key(Qt.Key.Key_W)

    def collect(self) -> None:
        wait_for(lambda: takes_keys(self.window), "a question that takes keys")

    def _key(self, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.window, key, held)
        QCoreApplication.processEvents()

    def _focused(self) -> QQuickItem:
        """What has the focus. The keyboard always stands on something with a name."""

        def stands() -> bool:
            item: QQuickItem | None = self.window.activeFocusItem()
            return item is not None and has_name(item)

        wait_for(stands, f"the keyboard stands on nothing: {self.window.activeFocusItem()}")
        return self.window.activeFocusItem()

    def _go_to(self, wanted: Callable[[Thing], bool], name: str) -> None:
        """Tab until the thing has the focus."""
        passed: list[str] = []
        for _ in range(MOST_STEPS):
            thing = look_at(self._focused())
            if wanted(thing):
                return
            passed.append(thing.name)
            self._key(Qt.Key.Key_Tab)
        raise AssertionError(f"the keyboard does not come to {name!r}; it passes {list(dict.fromkeys(passed))}")


class Tree(Hands):
    def press(self, name: str) -> None:
        self._act(self.find(name), PRESS)

    def write(self, name: str, text: str) -> None:
        self.find(name).write(text)
        QCoreApplication.processEvents()

    def choose(self, name: str, value: str) -> None:
        self.press(name)
        entry = self.first(lambda thing: thing.role == Role.ListItem and thing.name == value, value)
        self._act(entry, PRESS)

    def set(self, group: str, value: str) -> None:
        every = list(things(self.window))
        at = next(number for number, thing in enumerate(every) if thing.name == group)
        self._act(next(thing for thing in every[at:] if thing.name == value), TOGGLE)

    def do(self, way: Way) -> None:
        self.press(way.name)

    def explain(self, name: str) -> None:
        self.press(name)

    def collect(self) -> None:
        """The question waits for keys only."""

    def _act(self, thing: Thing, action: str) -> None:
        assert action in thing.actions, f"{thing} has no action {action}"
        thing.act(action)
        QCoreApplication.processEvents()
