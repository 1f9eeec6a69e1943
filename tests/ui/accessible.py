"""What assistive technology sees of the window: things with a role and a name."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtQuick import QQuickWindow

Role = QAccessible.Role
Words = QAccessible.Text
PRESS, TOGGLE = "Press", "Toggle"


@dataclass(frozen=True)
class Thing:
    """One node as it is at this moment. ``act`` and ``write`` are for the same moment."""

    depth: int
    role: QAccessible.Role
    name: str
    description: str
    value: str
    checkable: bool
    checked: bool
    actions: tuple[str, ...]
    node: QAccessibleInterface = field(repr=False)

    def act(self, action: str) -> None:
        self.node.actionInterface().doAction(action)

    def write(self, text: str) -> None:
        self.node.setText(Words.Value, text)

    def __str__(self) -> str:
        parts = (self.name, self.description, self.value, "checked" if self.checked else "")
        return "  " * self.depth + f"{self.role.name}: " + " | ".join(part for part in parts if part)


def things(window: QQuickWindow) -> Iterator[Thing]:
    """Everything in the tree that is not invisible, parents first."""
    QAccessible.setActive(True)
    yield from _below(QAccessible.queryAccessibleInterface(window), 0)


def look_at(item: QObject) -> Thing:
    return _look(QAccessible.queryAccessibleInterface(item), 0)


def has_name(item: QObject) -> bool:
    node: QAccessibleInterface | None = QAccessible.queryAccessibleInterface(item)
    return node is not None and node.text(Words.Name) != ""


def parent_of(item: QObject) -> str:
    """The name of what an item is part of."""
    return QAccessible.queryAccessibleInterface(item).parent().text(Words.Name)


def spoken(window: QQuickWindow) -> str:
    """The whole tree as text, to compare and to read."""
    return "\n".join(map(str, things(window)))


def _below(node: QAccessibleInterface, depth: int) -> Iterator[Thing]:
    if node.state().invisible:
        return
    yield _look(node, depth)
    for index in range(node.childCount()):
        child = node.child(index)
        if child is not None:
            yield from _below(child, depth + 1)


def _look(node: QAccessibleInterface, depth: int) -> Thing:
    actions, state = node.actionInterface(), node.state()
    return Thing(
        depth,
        node.role(),
        node.text(Words.Name),
        node.text(Words.Description),
        node.text(Words.Value),
        bool(state.checkable),
        bool(state.checked),
        () if actions is None else tuple(dict.fromkeys(actions.actionNames())),
        node,
    )
