"""The program that is packed. The search process starts this file again, so nothing but the guard may run here."""

from __future__ import annotations

import os
import sys
from multiprocessing import freeze_support
from pathlib import Path


def give_back_library_path() -> None:
    """The packed libraries are for this program alone, not for the file manager or browser that it opens on Linux."""
    original = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    if original is not None:
        os.environ["LD_LIBRARY_PATH"] = original
    else:
        os.environ.pop("LD_LIBRARY_PATH", None)


if __name__ == "__main__":
    freeze_support()
    give_back_library_path()
    # A program without a console has no streams; what is printed goes nowhere instead of failing.
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115 - open until the end

    from sevens_desktop.cli import main

    sys.exit(main())
