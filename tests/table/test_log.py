"""The log as a model: newest first, old entries stay where they are."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester

from sevens_desktop.table.log import LogModel
from sevens_desktop.table.players import badges
from sevens_desktop.table.view import Entry
from tests.table.conftest import bot, person

ROLE = {bytes(name.data()).decode(): role for role, name in LogModel().roleNames().items()}
FIRST = Entry("Ann took <b>2 Envy</b>.", "turn 1", 1, 1, elements=("reserve:1",))
SECOND = Entry("<b>First Last Judgment</b> appeared.", "turn 2", 2, emblem="judgment", strong=True)


@pytest.fixture
def log(qapp: QGuiApplication) -> LogModel:
    model = LogModel()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    model.wear(badges([person("Sam", 0), bot("Ann", colour=8)]))
    model.show([FIRST])
    return model


def value(model: LogModel, row: int, role: str) -> object:
    return model.data(model.index(row, 0), ROLE[role])


def test_an_entry_wears_the_badge_of_its_seat(log: LogModel) -> None:
    assert [value(log, 0, role) for role in ("seat", "initials", "colour", "outline")] == [1, "A", 2, True]
    assert value(log, 0, "plain") == "Ann took 2 Envy. turn 1"
    log.show([SECOND, FIRST])
    assert [value(log, 0, role) for role in ("seat", "initials", "colour", "emblem")] == [-1, "", 0, "judgment"]


def test_new_entries_are_inserted_above(log: LogModel) -> None:
    inserted: list[tuple[int, int]] = []
    changed: list[int] = []
    log.rowsInserted.connect(lambda _, first, last: inserted.append((first, last)))
    log.dataChanged.connect(lambda at, *_: changed.append(at.row()))
    log.show([SECOND, FIRST])
    assert (inserted, changed) == ([(0, 0)], [])
    log.show([SECOND, replace(FIRST, text="Ann took 2 cards.")])
    assert changed == [1]


def test_taking_back_makes_the_log_shorter(log: LogModel) -> None:
    log.show([SECOND, FIRST])
    log.show([FIRST])
    assert log.entries == (FIRST,)
    assert log.count == 1
