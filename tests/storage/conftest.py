from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from sevens_desktop.storage.errors import StorageError
from sevens_desktop.storage.games import GameStore
from sevens_desktop.storage.places import Places


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places.under(tmp_path / "home")


@pytest.fixture
def store(places: Places) -> GameStore:
    return GameStore(places)


@pytest.fixture
def troubles() -> list[StorageError]:
    """What ``on_error`` was told: pass ``troubles.append``."""
    return []


@pytest.fixture(autouse=True)
def _no_thread_left() -> Iterator[None]:
    before = set(threading.enumerate())
    yield
    assert set(threading.enumerate()) <= before
