"""The layer of cards changes as little as it must."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QModelIndex
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester

from sevens_desktop.table.cards import CardModel
from sevens_desktop.table.view import Card

ROLE = {bytes(name.data()).decode(): role for role, name in CardModel().roleNames().items()}
ENVY = Card("row:1", "row", 0, "sins_envy", element="kind:envy", name="Envy, centre row.")
LUST = Card("row:2", "row", 1, "sins_lust", element="kind:lust", name="Lust, centre row.")


class Watcher:
    """Counts what a view is told."""

    def __init__(self, model: CardModel) -> None:
        self.changed: list[tuple[int, set[str]]] = []
        self.inserted: list[tuple[int, int]] = []
        self.removed: list[tuple[int, int]] = []
        names = {role: name for name, role in ROLE.items()}
        model.dataChanged.connect(lambda at, _, roles: self.changed.append((at.row(), {names[r] for r in roles})))
        model.rowsInserted.connect(lambda _, first, last: self.inserted.append((first, last)))
        model.rowsRemoved.connect(lambda _, first, last: self.removed.append((first, last)))


@pytest.fixture
def model(qapp: QGuiApplication) -> CardModel:
    cards = CardModel()
    QAbstractItemModelTester(cards, QAbstractItemModelTester.FailureReportingMode.Fatal, cards)
    cards.show([ENVY, LUST], marks={"kind:envy": "open"})
    return cards


def value(model: CardModel, row: int, role: str) -> object:
    return model.data(model.index(row, 0, QModelIndex()), ROLE[role])


def test_equal_cards_tell_nothing(model: CardModel) -> None:
    told = Watcher(model)
    model.show([LUST, ENVY], marks={"kind:envy": "open"})
    assert (told.changed, told.inserted, told.removed) == ([], [], [])


def test_a_card_that_moves_changes_its_own_row_and_only_what_is_new(model: CardModel) -> None:
    told = Watcher(model)
    model.show([ENVY, replace(LUST, slot=3)], marks={"kind:envy": "open"})
    assert told.changed == [(1, {"slot"})]


def test_new_cards_come_in_one_block(model: CardModel) -> None:
    told = Watcher(model)
    model.show([ENVY, LUST, replace(LUST, uid="row:3", origin="pile"), replace(LUST, uid="row:4")])
    assert told.inserted == [(2, 3)]
    assert value(model, 2, "origin") == "pile"


def test_a_card_that_leaves_moves_first_and_is_dropped_when_it_has_come_to_rest(model: CardModel) -> None:
    told = Watcher(model)
    model.show([LUST], [Card("row:1", "reserve:0", 4, face_up=False)])
    assert told.removed == []
    assert value(model, 0, "zone") == "reserve:0"
    assert value(model, 0, "faceUp") is False
    assert value(model, 0, "state") == "leaving"
    assert model.cards == (LUST,)
    model.settle()
    assert told.removed == [(0, 0)]
    assert model.count == 1


def test_the_next_change_drops_what_was_leaving(model: CardModel) -> None:
    model.show([LUST], [Card("row:1", "abyss", face_up=False)])
    model.show([LUST])
    assert model.count == 1


def test_marks_change_states_and_names(model: CardModel) -> None:
    told = Watcher(model)
    model.mark({"kind:envy": "selected"})
    assert told.changed == [(0, {"name", "state"})]
    assert value(model, 0, "name") == "Envy, centre row. Selected."
    model.mark({"kind:lust": "closed"})
    assert value(model, 1, "name") == "Lust, centre row. Press W for why."


def test_a_card_that_was_another_keeps_its_row(model: CardModel) -> None:
    """So that it moves, though it is known under another uid now."""
    told = Watcher(model)
    model.show([replace(ENVY, uid="card:1", was="row:1", zone="played"), LUST], marks={})
    assert (told.inserted, told.removed) == ([], [])
    assert [value(model, row, "uid") for row in range(2)] == ["card:1", "row:2"]
    assert value(model, 0, "zone") == "played"
