"""The demonstration: what a fresh machine without a screen shows first."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QImage


@pytest.fixture(scope="module")
def demo(tmp_path_factory: pytest.TempPathFactory) -> tuple[subprocess.CompletedProcess[str], Path, Path]:
    home, pictures = tmp_path_factory.mktemp("home"), tmp_path_factory.mktemp("pictures")
    done = subprocess.run(
        [sys.executable, "-m", "sevens_desktop", "play", "--demo", "--screenshots", str(pictures)],
        env=os.environ | {"SEVENS_HOME": str(home)},
        capture_output=True,
        text=True,
        check=False,
    )
    return done, pictures, home


Demo = tuple[subprocess.CompletedProcess[str], Path, Path]


def test_it_plays_a_game_to_the_end_without_a_word_of_complaint(demo: Demo) -> None:
    done, _, home = demo
    assert (done.returncode, done.stderr) == (0, "")
    assert "Third Last Judgment appeared." in done.stdout
    assert "The Abyss holds" in done.stdout
    assert list(home.iterdir()) == []


def test_it_leaves_pictures_of_home_new_game_table_and_score(demo: Demo, qapp: QGuiApplication) -> None:
    _, folder, _ = demo
    pictures = sorted(folder.glob("*.png"))
    assert [picture.stem.split("_")[1] for picture in pictures] == ["home", "new", "table", "table", "table", "score"]
    for picture in pictures:
        image = QImage(str(picture))
        assert image.width() >= 1024
        colours = {image.pixel(x, y) for x in range(0, image.width(), 40) for y in range(0, image.height(), 40)}
        assert len(colours) > 20
