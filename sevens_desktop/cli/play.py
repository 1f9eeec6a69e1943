"""``sevens play``: the table."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from sevens_desktop.cli.fault import Fault


def play(arguments: Namespace) -> int:
    """Open the table and return when it is closed."""
    file = None if arguments.file is None else Path(arguments.file)
    if file is not None and not file.is_file():
        raise Fault(f"There is no file {file}; give the name of a saved game or none.")
    screenshots = None if arguments.screenshots is None else Path(arguments.screenshots)
    return open_table(file, arguments.demo, screenshots)


def open_table(file: Path | None, demo: bool, screenshots: Path | None) -> int:
    from sevens_desktop.ui.application import run  # noqa: PLC0415 (only the table loads Qt)

    return run(file, demo=demo, screenshots=screenshots)
