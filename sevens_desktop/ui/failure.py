"""When something breaks: a report that can be copied, and that holds what is needed to see it again."""

from __future__ import annotations

import platform
import sys
import traceback

from PySide6 import __version__ as pyside_version

from sevens_desktop import __version__
from sevens_desktop.table.qt import Map
from sevens_desktop.table.session import Session
from sevens_desktop.table.words import help as words


def describe(error: BaseException, session: Session | None) -> Map:
    """What the error dialog shows: ``title, text, report``."""
    parts = [
        f"Sevens {__version__}, Python {platform.python_version()}, PySide6 {pyside_version}",
        f"{platform.platform()}, {sys.platform}",
        "".join(traceback.format_exception(error)).rstrip(),
    ]
    if session is not None:
        parts.append(_describe_game(session))
    return {
        "title": words.failure_title(),
        "text": words.failure_text(session is not None),
        "report": "\n\n".join(parts),
    }


def _describe_game(session: Session) -> str:
    """Seed, options and decisions: the deal and everything hidden follow from them."""
    sitting = session.sitting
    seats = ", ".join(f"{player.kind} {player.level}".strip() for player in sitting.players)
    steps = session.history.steps
    decisions = "\n".join(f"{number}. {step.seat} {step.action}" for number, step in enumerate(steps, start=1))
    head = f"{sitting.slug}, seed {sitting.seed}, seats: {seats}\noptions: {dict(sitting.options)}"
    return f"{head}\ndecisions:\n{decisions}"
