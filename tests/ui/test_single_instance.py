"""One running program per home."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from sevens_desktop.storage.places import Places
from sevens_desktop.ui.single_instance import Listener, hand_over
from tests.waiting import PATIENCE

SECOND = (
    "import sys; from pathlib import Path; from PySide6.QtCore import QCoreApplication\n"
    "from sevens_desktop.storage.places import Places\n"
    "from sevens_desktop.ui.single_instance import hand_over\n"
    "app = QCoreApplication([]); sys.exit(0 if hand_over(Places.under(Path(sys.argv[1])), sys.argv[2]) else 1)"
)


def test_nobody_runs_yet(qapp: QGuiApplication, places: Places) -> None:
    assert not hand_over(places, "game.sevens")


@pytest.mark.parametrize("name", ["a b.sevens", "é🂡%0A\n.sevens", "\udcff.sevens", ""])
def test_a_second_start_hands_its_file_over(qapp: QGuiApplication, tmp_path: Path, qtbot: QtBot, name: str) -> None:
    listener = Listener(Places.under(tmp_path))
    with qtbot.waitSignal(listener.called, timeout=PATIENCE) as told:
        second = subprocess.Popen([sys.executable, "-c", SECOND, str(tmp_path), name])
    assert told.args == [name]
    assert second.wait(PATIENCE / 1000) == 0
    listener.close()


def test_another_home_is_another_program(qapp: QGuiApplication, tmp_path: Path) -> None:
    listener = Listener(Places.under(tmp_path / "one"))
    assert not hand_over(Places.under(tmp_path / "two"), "")
    listener.close()
