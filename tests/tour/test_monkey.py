"""Some seconds of chance; the long run is a script of its own."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from tests.tour.monkey import run

SEED, SECONDS = 7, 5


def test_chance_breaks_nothing(qapp: QGuiApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    report = run(qapp, tmp_path, "the-sins", SEED, SECONDS)
    assert report.wrong == []
    assert report.games
