"""What every installer says about Sevens, in one place."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
APP_ID = "io.github.sevens_table.Sevens"
NAME = "Sevens"
PROGRAM = "sevens"
SUMMARY = "Four card games about the number seven"
MAINTAINER = "The Sevens founders <sevens@users.noreply.github.com>"
FILE_SUFFIX = ".sevens"
MIME_TYPE = "application/x-sevens-game"
LINUX_FOLDER = "usr/lib/sevens"


def version() -> str:
    """The version that stands in ``sevens_desktop/__init__.py``."""
    text = (ROOT / "sevens_desktop" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([0-9.]+)"$', text, re.MULTILINE)
    if found is None:
        raise ValueError("sevens_desktop/__init__.py does not say its version")
    return found[1]
