"""The win tracker: seven sins and seven virtues, with wilds in the first gaps (77-13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Sequence
from typing import Any

from sevens_desktop.engine.seven_and_seven.cards import (
    CAPRICIOUS,
    DUAL_SIN,
    DUAL_VIRTUE,
    FACE_NAMES,
    FACES_BY_NAME,
    WILD_SIN,
    WILD_VIRTUE,
)
from sevens_desktop.engine.seven_and_seven.scoring import GOAL
from sevens_desktop.table.presenters.seven_and_seven.reading import emblem, face_of
from sevens_desktop.table.words import seven_and_seven_names as names
from sevens_desktop.table.words import seven_and_seven_table as words
from sevens_desktop.table.words.common import number

HOT = 5
"""From here on a count is written in the accent colour."""

WILDS = ((WILD_SIN, DUAL_SIN, CAPRICIOUS), (WILD_VIRTUE, DUAL_VIRTUE, CAPRICIOUS))
"""By side, in the order in which they fill the gaps."""


ORDER = tuple(map(FACES_BY_NAME.__getitem__, ("pride", "greed", "lust", "envy", "wrath", "sloth", "gluttony")))
"""As the sins stand in a row; each virtue stands where its sin does."""


def track_of_area(area: Sequence[str], side: int) -> dict[str, Any]:
    """``side`` is 0 for sins, 1 for virtues."""
    held = Counter(map(face_of, area))
    return track(held, [wild for wild in WILDS[side] for _ in range(held[wild])], side)


def track(named: Container[int], wilds: Sequence[int], side: int) -> dict[str, Any]:
    """One row: a mark for each name that is there or that a wild stands for."""
    left = list(wilds)
    marks: list[dict[str, Any]] = []
    told: list[tuple[int, bool]] = []
    for sin in ORDER:
        face = sin + side
        wild = left.pop(0) if face not in named and left else None
        filled = face in named or wild is not None
        marks.append(
            {
                "sin": FACE_NAMES[sin],
                "emblem": emblem(face if wild is None else wild),
                "filled": filled,
                "wild": wild is not None,
            }
        )
        if filled:
            told.append((face, wild is not None))
    return {
        "virtue": side == 1,
        "title": words.side_title(side == 1),
        "marks": marks,
        "count": number(len(told)),
        "of": number(GOAL),
        "hot": len(told) >= HOT,
        "label": names.track(len(told), side == 1, told),
    }
