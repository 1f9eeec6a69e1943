"""Every rule, ruling and vector of 7 & 7 is named by a test."""

from __future__ import annotations

import re
from pathlib import Path

RULES = [f"77-{number:02}" for number in range(1, 36)]
DERIVED = [f"77-P{number}" for number in (1, 2, 3)]
RULINGS = [f"77-Q{number}" for number in range(1, 31)]
EXAMPLES = [f"KE{number}" for number in range(1, 6)]
VECTORS = [f"KV{number}" for number in (1, 2, 3, 5, 6, 7, 8, 9, 11, 12, 14, 16, 17, 20, 22)]

RANGE = re.compile(r"(77-Q?|77-P|KE|KV)(\d+) to \1(\d+)")


def named_ids() -> set[str]:
    folder = Path(__file__).parent
    files = [file for file in folder.glob("test_*.py") if file != Path(__file__)]
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    found = set(re.findall(r"77-[PQ]?\d+|K[EV]\d+", text))
    for prefix, first, last in RANGE.findall(text):
        width = len(first)
        found.update(f"{prefix}{number:0{width}}" for number in range(int(first), int(last) + 1))
    return found


def test_every_id_is_named() -> None:
    wanted = [*RULES, *DERIVED, *RULINGS, *EXAMPLES, *VECTORS]
    assert [rule for rule in wanted if rule not in named_ids()] == []


def test_no_other_id_is_named() -> None:
    wanted = {*RULES, *DERIVED, *RULINGS, *EXAMPLES, *VECTORS}
    assert named_ids() - wanted == set()
