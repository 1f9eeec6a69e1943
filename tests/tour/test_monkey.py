"""A thousand events of chance in each game; the long run is a script of its own."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from sevens_desktop.engine.catalog import GAMES
from tests.tour.monkey import run

SEED, EVENTS = 7, 1000


@pytest.mark.parametrize("slug", GAMES)
def test_chance_breaks_nothing(
    qapp: QGuiApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slug: str
) -> None:
    monkeypatch.chdir(tmp_path)
    report = run(qapp, tmp_path, [slug], SEED, EVENTS)
    assert report.wrong == []
    assert slug in report.games  # what becomes of it is up to chance
