"""The one layer of cards, as a Qt model that changes as little as it must, so that QML can animate what did change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtQml import QmlElement

from sevens_desktop.table.qt import Property
from sevens_desktop.table.view import Card
from sevens_desktop.table.words.common import state_of

QML_IMPORT_NAME = "Sevens.Core"
QML_IMPORT_MAJOR_VERSION = 1

ROLES = (
    ("uid", "uid"),
    ("face", "face"),
    ("back", "back"),
    ("faceUp", "face_up"),
    ("zone", "zone"),
    ("slot", "slot"),
    ("count", "count"),
    ("turned", "turned"),
    ("tag", "tag"),
    ("element", "element"),
    ("name", "name"),
    ("origin", "origin"),
)
"""Role name in QML and field of ``Card``."""

FIRST_ROLE = int(Qt.ItemDataRole.UserRole)
STATE_ROLE = FIRST_ROLE + len(ROLES)
NAME_ROLE = FIRST_ROLE + [name for name, _ in ROLES].index("name")
TURNED_ROLE = FIRST_ROLE + [name for name, _ in ROLES].index("turned")
LEAVING = "leaving"


@QmlElement
class CardModel(QAbstractListModel):
    countChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cards: list[Card] = []
        self._states: list[str] = []
        self._marks: Mapping[str, str] = {}
        self._turned: frozenset[str] = frozenset()

    @Property(int, notify=countChanged)
    def count(self) -> int:
        return len(self._cards)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards on the table, those that leave not among them."""
        return tuple(card for card, state in zip(self._cards, self._states, strict=True) if state != LEAVING)

    # -- what changes

    def show(self, cards: Sequence[Card], leaving: Sequence[Card] = (), marks: Mapping[str, str] | None = None) -> None:
        """Show these cards and let ``leaving`` move to their last place; ``marks`` are states by element."""
        self._marks = marks if marks is not None else self._marks
        wanted = {card.uid: card for card in cards}
        parting = {card.uid: card for card in leaving if card.uid not in wanted}
        before = len(self._cards)
        renamed = {card.was: card.uid for card in cards if card.was}
        for row in reversed(range(len(self._cards))):
            uid = self._cards[row].uid
            uid = renamed.get(uid, uid)
            if uid in wanted:
                self._change(row, wanted.pop(uid), leaving=False)
            elif uid in parting and self._states[row] != LEAVING:
                self._change(row, parting[uid], leaving=True)
            else:
                self._drop(row)
        if wanted:
            self.beginInsertRows(QModelIndex(), len(self._cards), len(self._cards) + len(wanted) - 1)
            self._cards += wanted.values()
            self._states += [self._state_of(card) for card in wanted.values()]
            self.endInsertRows()
        if len(self._cards) != before:
            self.countChanged.emit()

    def mark(self, marks: Mapping[str, str], turned: frozenset[str] = frozenset()) -> None:
        """Show another selection on the same cards; ``turned`` are elements that it turns by half."""
        changed = self._turned ^ turned
        self._marks, self._turned = marks, turned
        for row, card in enumerate(self._cards):
            if self._states[row] != LEAVING:
                self._set_state(row, self._state_of(card), [TURNED_ROLE] if card.element in changed else [])

    @Slot()
    def settle(self) -> None:
        before = len(self._cards)
        for row in reversed(range(before)):
            if self._states[row] == LEAVING:
                self._drop(row)
        if len(self._cards) != before:
            self.countChanged.emit()

    def _change(self, row: int, card: Card, leaving: bool) -> None:
        old = self._cards[row]
        changed = [
            FIRST_ROLE + index
            for index, (_, field) in enumerate(ROLES)
            if getattr(old, field) != getattr(card, field) and field != "origin"
        ]
        self._cards[row] = card
        self._set_state(row, LEAVING if leaving else self._state_of(card), changed)

    def _set_state(self, row: int, state: str, changed: list[int]) -> None:
        if state != self._states[row]:
            self._states[row] = state
            changed = [*changed, NAME_ROLE, STATE_ROLE]
        if changed:
            self.dataChanged.emit(self.index(row), self.index(row), changed)

    def _drop(self, row: int) -> None:
        self.beginRemoveRows(QModelIndex(), row, row)
        del self._cards[row]
        del self._states[row]
        self.endRemoveRows()

    def _state_of(self, card: Card) -> str:
        return self._marks.get(card.element, "") if card.element else ""

    # -- the model

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._cards)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or not FIRST_ROLE <= role <= STATE_ROLE:
            return None
        card, state = self._cards[index.row()], self._states[index.row()]
        if role == STATE_ROLE:
            return state
        if role == NAME_ROLE:
            return f"{card.name} {state_of(state)}".strip()
        if role == TURNED_ROLE:
            return card.turned != (card.element in self._turned)
        return getattr(card, ROLES[role - FIRST_ROLE][1])

    def roleNames(self) -> dict[int, QByteArray]:
        names = {FIRST_ROLE + index: QByteArray(name.encode()) for index, (name, _) in enumerate(ROLES)}
        return {**names, STATE_ROLE: QByteArray(b"state")}
