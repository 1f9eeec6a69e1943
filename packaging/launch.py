"""The program that is packed. The search process starts this file again, so nothing but the guard may run here."""

from __future__ import annotations

import os
import sys
from multiprocessing import freeze_support
from pathlib import Path

if __name__ == "__main__":
    freeze_support()
    # A program without a console has no streams; what is printed goes nowhere instead of failing.
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115 - open until the end

    from sevens_desktop.cli import main

    sys.exit(main())
