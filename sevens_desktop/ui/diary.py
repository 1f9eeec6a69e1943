"""What the program writes down about itself, for the case that something breaks."""

from __future__ import annotations

import faulthandler
import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import TextIO

BYTES = 200_000
KEPT = 2


class _Pages(RotatingFileHandler):
    """A full disk takes no more lines, and the console is no place to complain about that."""

    def handleError(self, record: logging.LogRecord) -> None:
        """What cannot be written is left out."""


class Diary:
    """A log file, and one for crashes of the interpreter itself. Where nothing can be written there is none."""

    def __init__(self, folder: Path) -> None:
        self._handler: RotatingFileHandler | None = None
        self._faults: TextIO | None = None
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._handler = _Pages(
                folder / "sevens.log", maxBytes=BYTES, backupCount=KEPT, encoding="utf-8", delay=True
            )
            if not faulthandler.is_enabled():
                self._faults = (folder / "crash.log").open("a", encoding="utf-8")
                faulthandler.enable(self._faults)
        except OSError as error:
            logging.getLogger(__name__).warning("no log is kept: %s", error)
        if self._handler is not None:
            self._handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
            logging.getLogger().addHandler(self._handler)

    def close(self) -> None:
        if self._faults is not None:
            faulthandler.disable()
            self._faults.close()
        if self._handler is not None:
            logging.getLogger().removeHandler(self._handler)
            self._handler.close()
