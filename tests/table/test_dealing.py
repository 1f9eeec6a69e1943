"""Where sessions come from."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from sevens_desktop.storage.errors import StorageError
from sevens_desktop.storage.games import GameStore
from sevens_desktop.storage.places import Places
from sevens_desktop.table.dealing import Plan, deal
from tests.storage.played import FailingDisk
from tests.table.conftest import bot, person
from tests.waiting import PATIENCE


def test_trouble_is_told_to_who_sits_down_after_it(qtbot: QtBot, tmp_path: Path) -> None:
    """The first write may fail before the table listens."""
    store = GameStore(Places.under(tmp_path), FailingDisk())
    _, going = deal(store, Plan("the-sins", "DEAL", {}, (person("Sam"), bot("Otto"))))
    with pytest.raises(StorageError):
        going.file.flush()
    told: list[StorageError] = []
    going.reports.unsaved.connect(told.append)
    qtbot.waitUntil(lambda: bool(told), timeout=PATIENCE)
    assert [error.code for error in told] == ["unwritable"]
    with pytest.raises(StorageError):
        going.file.close()
