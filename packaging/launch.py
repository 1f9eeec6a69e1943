"""The program that is packed. The search process starts this file again, so nothing but the guard may run here."""

from __future__ import annotations

import os
import sys
from multiprocessing import freeze_support


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

    from sevens_desktop.cli import main

    sys.exit(main())
