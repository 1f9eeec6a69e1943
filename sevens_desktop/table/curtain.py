"""When the screen goes to another person: does the curtain go up, or does a banner do?"""

from __future__ import annotations

AUTOMATIC, ALWAYS, NEVER = "automatic", "always", "never"


def covers(mode: str, private: bool, strangers: bool) -> bool:
    """``private``: the next person's screen shows something that the public one does not.

    ``strangers``: nobody knows who sits there, as after a resume by several people.
    """
    return strangers or mode == ALWAYS or (mode == AUTOMATIC and private)
