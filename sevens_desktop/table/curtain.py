"""When the screen goes to another person: does the curtain go up, or does a banner do, and what do they say?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sevens_desktop.table.qt import Map
from sevens_desktop.table.words import session as words
from sevens_desktop.table.words.common import COUNTS

AUTOMATIC, ALWAYS = "automatic", "always"

LINES = 6
"""So much is told of what happened; the rest is counted."""


def covers(mode: str, private: bool, strangers: bool) -> bool:
    """``private``: the next person's screen shows something that the public one does not.

    ``strangers``: nobody knows who sits there, as after a resume by several people.
    """
    return strangers or mode == ALWAYS or (mode == AUTOMATIC and private)


def describe_curtain(badge: Mapping[str, object], told: Sequence[str], turn: int, title: str) -> Map:
    """``told`` is public."""
    name = str(badge["name"])
    return {
        **badge,
        "title": words.curtain_title(name),
        "lines": list(told[-LINES:]),
        "more": COUNTS.more(len(told) - LINES) if len(told) > LINES else "",
        "button": words.curtain_button(name),
        "note": words.curtain_note(turn, title),
    }


def describe_banner(badge: Mapping[str, object], told: Sequence[str], reacts: bool) -> Map:
    """``told`` is public. ``reacts``: the person is asked for a reaction, not for a turn."""
    text = words.banner_reaction if reacts else words.banner
    return {**badge, "text": text(str(badge["name"])), "lines": list(told[-LINES:])}
