"""Every rule, ruling, card and vector of Growl is named by a test."""

from __future__ import annotations

import re
from pathlib import Path

from sevens_desktop.engine.growl.cards import CARD_RULES

COUNTED = {"U": 7, "D": 3, "N": 6, "I": 7, "E": 3, "SR": 12, "UR": 7, "Q": 16}
RULES = {f"GRO-{part}-{number}" for part, count in COUNTED.items() for number in range(1, count + 1)}
CARDS = {*CARD_RULES.values(), "GRO-C-night", "GRO-C-final-night"}
VECTORS = {f"GV{number}" for number in range(1, 7)}
RANGE = re.compile(r"(GRO-[A-Z]+-|GV)(\d+) to \1(\d+)")


def named_ids() -> set[str]:
    files = [file for file in Path(__file__).parent.glob("test_*.py") if file != Path(__file__)]
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    found = set(re.findall(r"GRO-[A-Z0-9]+-[a-z0-9-]+|GV\d", text))
    for prefix, first, last in RANGE.findall(text):
        found.update(f"{prefix}{number}" for number in range(int(first), int(last) + 1))
    return found


def test_every_id_is_named() -> None:
    assert (RULES | CARDS | VECTORS) - named_ids() == set()


def test_no_other_id_is_named() -> None:
    assert named_ids() - (RULES | CARDS | VECTORS) == set()
