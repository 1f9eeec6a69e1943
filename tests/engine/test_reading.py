"""Positions are read field by field, and everything that is wrong is found at once."""

from __future__ import annotations

import pytest

from sevens_desktop.engine.contract import PositionError
from sevens_desktop.engine.reading import Reader, read_count


def test_good_fields_are_read() -> None:
    reader = Reader({"turn": 3, "over": False, "counts": [0, 2], "names": {"a": 1}})
    assert reader.integer("turn", 1, 3) == 3
    assert reader.flag("over") is False
    assert reader.items("counts", read_count, 2) == [0, 2]
    assert reader.mapping("names") == {"a": 1}
    reader.check()


def test_all_problems_are_listed_with_the_field() -> None:
    reader = Reader({"turn": 4, "over": 0, "counts": [1, -1, True, 2.0], "names": [], "short": [1]})
    assert reader.integer("turn", 1, 3) == 1
    assert reader.integer("missing") == 0
    assert reader.flag("over") is False
    assert reader.items("counts", read_count) == [1]
    assert reader.items("names", read_count) == []
    assert reader.items("missing", read_count) == []
    assert reader.items("short", read_count, 2) == [1]
    assert reader.mapping("names") == {}
    with pytest.raises(PositionError) as refused:
        reader.check()
    assert [problem.code for problem in refused.value.problems][-2:] == ["bad_length", "bad_field"]
    keys = [problem.facts["key"] for problem in refused.value.problems]
    assert keys == ["turn", "missing", "over", "counts", "counts", "counts", "missing", "short", "names"]
