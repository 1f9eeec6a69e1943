"""What the person at the screen is asked: picks that are made one after another until a button ends the choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from sevens_desktop.engine.contract import Action, Refusal
from sevens_desktop.table.qt import Map, Property
from sevens_desktop.table.view import Button, Choice, Question, TableView, turn_of

QML_IMPORT_NAME = "Sevens.Core"
QML_IMPORT_MAJOR_VERSION = 1

CLEAR, BACK = "clear", "back"
OPEN, SELECTED, CLOSED = "open", "selected", "closed"

Explain = Callable[[str, Refusal], Map]
"""The Why of an element in words: ``title, text, possible, rule, ruleLabel``."""


def fits(choice: Choice, selected: Sequence[str]) -> bool:
    """Can this choice still come of the selection?"""
    if choice.any_order:
        return set(selected) <= set(choice.picks)
    return choice.picks[: len(selected)] == tuple(selected)


def is_complete(choice: Choice, selected: Sequence[str]) -> bool:
    return len(choice.picks) == len(selected) and fits(choice, selected)


def following(choices: Sequence[Choice], selected: Sequence[str]) -> list[str]:
    """The elements that can be picked next, each once."""
    found: dict[str, None] = {}
    for choice in choices:
        if fits(choice, selected):
            rest = choice.picks if choice.any_order else choice.picks[len(selected) : len(selected) + 1]
            found.update(dict.fromkeys(pick for pick in rest if pick not in selected))
    return list(found)


@QmlElement
class Prompt(QObject):
    """Emits ``chosen`` with the action; the session applies it. ``backed``: the last decision is to be taken back."""

    changed = Signal()
    asked = Signal()
    reasonChanged = Signal()
    selectionChanged = Signal()
    chosen = Signal(object)
    backed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._serial = 0
        self._table = TableView()
        self._question = Question("")
        self._selected: tuple[str, ...] = ()
        self._open: list[str] = []
        self._reason: Map = {}
        self._why_not: Callable[[Action], Refusal | None] = lambda _: None
        self._explain: Explain = lambda _element, _refusal: {}

    # -- what is asked

    @Property(bool, notify=changed)
    def active(self) -> bool:
        return bool(self._table.choices)

    @Property(int, notify=asked)
    def serial(self) -> int:
        return self._serial

    @Property(str, notify=changed)
    def title(self) -> str:
        return self._question.title

    @Property(str, notify=changed)
    def line(self) -> str:
        return self._question.line

    @Property(str, notify=changed)
    def emblem(self) -> str:
        return self._question.emblem

    @Property("QVariantList", notify=changed)
    def open(self) -> list[str]:
        return self._open

    @Property("QVariantList", notify=changed)
    def selected(self) -> list[str]:
        return list(self._selected)

    @Property("QVariantList", notify=changed)
    def closed(self) -> list[str]:
        return list(self._table.refusals)

    @Property("QVariantList", notify=changed)
    def order(self) -> list[str]:
        return list(self._table.order)

    @Property("QVariantList", notify=changed)
    def targets(self) -> list[str]:
        return [button.target for button in self._question.buttons if button.target]

    @Property("QVariantList", notify=changed)
    def buttons(self) -> list[Map]:
        return [
            {
                "id": button.id,
                "text": button.text,
                "key": button.key,
                "kind": button.kind,
                "target": button.target,
                "label": button.label or button.text,
                "seat": button.seat,
            }
            for button in self._question.buttons
        ]

    @Property("QVariantMap", notify=reasonChanged)
    def reason(self) -> Map:
        return self._reason

    # -- for the session

    @property
    def question(self) -> Question:
        return self._question

    @property
    def marks(self) -> dict[str, str]:
        """The state of each element; a selected one may stay open."""
        return {
            **dict.fromkeys(self._table.refusals, CLOSED),
            **dict.fromkeys(self._open, OPEN),
            **dict.fromkeys(self._selected, SELECTED),
        }

    @property
    def turned(self) -> frozenset[str]:
        """The elements that the selection turns by half."""
        return frozenset(element for element in self._selected if turn_of(element) in self._selected)

    def ask(self, table: TableView, why_not: Callable[[Action], Refusal | None], explain: Explain) -> None:
        """Ask anew. ``why_not`` and ``explain`` say why a closed element is closed."""
        self._table = table
        self._why_not = why_not
        self._explain = explain
        self._serial += 1
        self.closeWhy()
        self._select(table.proposal)
        self.asked.emit()

    def _select(self, selected: tuple[str, ...]) -> None:
        self._selected = selected
        self._open = following(self._table.choices, selected)
        self._question = self._table.question(selected)
        self.selectionChanged.emit()
        self.changed.emit()

    # -- what the person does

    @Slot(str)
    def pick(self, element: str) -> None:
        if element in self._selected:
            self.closeWhy()
            self._select(self._without(element))
            return
        for selected in (self._selected, ()):  # another first pick replaces the selection
            if element in following(self._table.choices, selected):
                self.closeWhy()
                self._select((*selected, element))
                self._end("")
                return
        self.why(element)

    @Slot(str)
    def turn(self, element: str) -> None:
        """Turn a card by half, which picks it."""
        if element not in self._selected:
            self.pick(element)
        if element in self._selected:
            self.pick(turn_of(element))

    def _without(self, element: str) -> tuple[str, ...]:
        at = self._selected.index(element)
        rest = tuple(pick for pick in self._selected if pick != element)
        return rest if any(choice.any_order and fits(choice, rest) for choice in self._table.choices) else rest[:at]

    @Slot(int)
    def pickNumber(self, number: int) -> None:
        if 1 <= number <= len(self._table.order):
            self.pick(self._table.order[number - 1])

    @Slot(str)
    def press(self, button: str) -> None:
        pressed = next((shown for shown in self._question.buttons if shown.id == button), None)
        if button == CLEAR:
            self.clear()
        elif pressed is None:
            return
        elif button == BACK:
            self.backed.emit()
        elif pressed.pick:
            self.pick(pressed.pick)
        else:
            self._end(button)

    def _end(self, button: str) -> None:
        """Decide what the selection and the button come to, if they come to anything."""
        for choice in self._table.choices:
            if choice.button == button and is_complete(choice, self._selected):
                self.chosen.emit(choice.action)
                return

    @Slot(str, result=bool)
    def pressKey(self, key: str) -> bool:
        """ "Enter" is the primary button, whatever key it names."""
        found = self._button_of(key)
        if found is None:
            return False
        self.press(found.id)
        return True

    def _button_of(self, key: str) -> Button | None:
        for button in self._question.buttons:
            if button.key == key or (key == "Enter" and button.kind == "primary"):
                return button
        return None

    @Slot(str, str)
    def drop(self, element: str, zone: str) -> None:
        """Lay a card on a zone. An empty element: the zone itself was clicked."""
        if not self._can_drop(element, zone):
            self.why(element if element in self._table.refusals else zone)
            return
        if element and element not in self._selected:
            self._select((element,))
        self.press(self._zones()[zone])

    def _can_drop(self, element: str, zone: str) -> bool:
        selected = self._selected if not element or element in self._selected else (element,)
        targets = {button.target: button.id for button in self._table.question(selected).buttons if button.target}
        return any(
            choice.button == targets.get(zone) and is_complete(choice, selected) for choice in self._table.choices
        )

    def _zones(self) -> dict[str, str]:
        return {button.target: button.id for button in self._question.buttons if button.target}

    @Slot()
    def clear(self) -> None:
        self.closeWhy()
        if self._selected:
            self._select(())

    @Slot(str)
    def why(self, element: str) -> None:
        action = self._table.refusals.get(element)
        refusal = None if action is None else self._why_not(action)
        if refusal is None:
            return
        self._reason = {"element": element, **self._explain(element, refusal)}
        self.reasonChanged.emit()

    @Slot()
    def closeWhy(self) -> None:
        if self._reason:
            self._reason = {}
            self.reasonChanged.emit()
