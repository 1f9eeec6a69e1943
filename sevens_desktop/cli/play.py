"""``sevens play``: the table."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from pathlib import Path

from sevens_desktop.cli.fault import Fault

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
"""One of these is set where Qt finds something to draw on."""


def play(arguments: Namespace) -> int:
    """Open the table and return when it is closed."""
    file = None if arguments.file is None else Path(arguments.file)
    if file is not None and not os.path.isfile(file):  # noqa: PTH113 - Path raises where a name cannot be looked up
        raise Fault(f"There is no file {file}; give the name of a saved game or none.")
    if sys.platform.startswith("linux") and not any(os.environ.get(name) for name in SCREENS):
        raise Fault("There is no screen here; set QT_QPA_PLATFORM=offscreen to do without one.")
    screenshots = None if arguments.screenshots is None else _folder(arguments.screenshots)
    return open_table(file, arguments.demo, screenshots)


def _folder(name: str) -> Path:
    """Made if it is not there. Raises ``Fault``."""
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Fault(f"{name} cannot be a folder for pictures ({error.strerror}); give another one.") from error
    return folder


def open_table(file: Path | None, demo: bool, screenshots: Path | None) -> int:
    from sevens_desktop.ui.application import run  # noqa: PLC0415 (only the table loads Qt)

    return run(file, demo=demo, screenshots=screenshots)
