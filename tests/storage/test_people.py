"""The short list of names."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sevens_desktop.storage.errors import StorageError
from sevens_desktop.storage.people import LONGEST_NAME, MOST, People, Person
from tests.storage.played import FailingDisk


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "people.json"


def test_the_last_one_comes_first(path: Path) -> None:
    people = People(path)
    assert people.all == ()
    people.remember("Nadia", 1)
    people.remember("  Zoë ", 2)
    people.remember("nadia", 3)
    people.remember("   ", 4)
    assert people.all == People(path).all == (Person("nadia", 3), Person("Zoë", 2))


def test_a_name_can_be_forgotten(path: Path) -> None:
    people = People(path)
    people.remember("Nadia", 1)
    people.remember("Zoë", 2)
    people.forget("ZOË")
    assert People(path).all == (Person("Nadia", 1),)


def test_the_list_and_the_names_stay_short(path: Path) -> None:
    people = People(path)
    for number in range(MOST + 5):
        people.remember(f"{number} " + "x" * 100, 0)
    assert len(people.all) == MOST
    assert {len(person.name) for person in people.all} == {LONGEST_NAME}


@pytest.mark.parametrize(
    "content", ["", "[]", "[" * 9999, '{"people": 3}', '{"people": [3, {"name": "Sam"}, {"colour": 1}]}']
)
def test_a_file_that_means_nothing_gives_nobody(path: Path, content: str) -> None:
    path.parent.mkdir()
    path.write_text(content, encoding="utf-8")
    assert People(path).all == ()


def test_whoever_can_be_read_is_kept(path: Path) -> None:
    path.parent.mkdir()
    people = [{"name": "Sam", "colour": -1}, {"name": "Mira", "colour": 3}, None]
    path.write_text(json.dumps({"people": people}), encoding="utf-8")
    assert People(path).all == (Person("Mira", 3),)


def test_a_failed_write_is_told_and_the_change_holds(path: Path) -> None:
    people = People(path, FailingDisk())
    with pytest.raises(StorageError):
        people.remember("Nadia", 1)
    assert people.all == (Person("Nadia", 1),)
