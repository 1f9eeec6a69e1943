"""Every kind of frame with what it asks and what follows, in one table."""

from __future__ import annotations

from sevens_desktop.engine.growl import finals, nights, turns, undead
from sevens_desktop.engine.growl.frames import Decision

DECISIONS: dict[str, Decision] = {
    **turns.DECISIONS,
    **nights.DECISIONS,
    **finals.DECISIONS,
    **undead.DECISIONS,
}
