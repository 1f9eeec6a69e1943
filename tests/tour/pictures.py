"""Pictures of every stop of the keyboard tour, in each size, theme and language.

python -m tests.tour.pictures DIR [LOOK ...]
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtGui import QCursor, QGuiApplication
from PySide6.QtTest import QTest

from sevens_desktop.storage import settings_table as table
from sevens_desktop.storage.places import Places
from sevens_desktop.storage.settings import Settings
from sevens_desktop.ui.application import Program
from tests.tour.hands import Keyboard
from tests.tour.route import Tour

STILL = 400
"""Milliseconds after which everything lies still when nothing moves."""


@dataclass(frozen=True)
class Look:
    width: int
    height: int
    theme: str
    language: str = "en"
    text: int = 100

    @property
    def name(self) -> str:
        words = f"_{self.language}_{self.text}" if (self.language, self.text) != ("en", 100) else ""
        return f"{self.width}x{self.height}_{self.theme}{words}"


SIZES = ((1024, 640), (1440, 900), (2560, 1440))
LOOKS = tuple(
    look
    for theme in ("dark", "light")
    for look in (*(Look(*size, theme) for size in SIZES), Look(1024, 640, theme, "fr", 150))
)


def prepare(places: Places, look: Look) -> None:
    settings = Settings(places.settings)
    settings.set(table.LANGUAGE, look.language)
    settings.set(table.THEME, look.theme)
    settings.set(table.TEXT_SIZE, look.text)
    settings.set(table.WINDOW, (0, 0, look.width, look.height))
    settings.set(table.BOT_PACE, 0)
    settings.set(table.REDUCED_MOTION, "on")
    settings.save()


def take(application: QGuiApplication, look: Look, folder: Path) -> None:
    """Run the whole tour in this look."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as home:
        places = Places.under(Path(home))
        prepare(places, look)
        program = Program(application, places)
        number = 0

        def snap(stop: str) -> None:
            nonlocal number
            number += 1
            QTest.qWait(STILL)
            program.window.grabWindow().save(str(folder / f"{number:02}_{stop}.png"))

        QCursor.setPos(program.window.geometry().bottomLeft())
        try:
            Tour(program, Keyboard(program.window), snap).whole()
        finally:
            program.close()


def main(arguments: Sequence[str]) -> int:
    target, *names = arguments
    os.environ.update(QT_QPA_PLATFORM="offscreen", QT_QUICK_BACKEND="software")
    application = QGuiApplication(["sevens"])
    for look in LOOKS:
        if not names or look.name in names:
            take(application, look, Path(target) / look.name)
            sys.stdout.write(f"{look.name}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
