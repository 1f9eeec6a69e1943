"""A short list of the people who play here, the last one first."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path

from sevens_desktop.storage.disk import Disk
from sevens_desktop.storage.fields import FieldError, Fields
from sevens_desktop.storage.json_file import JsonFile

MOST = 20
"""Names kept; the longest unused one makes room."""

LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class Person:
    """``colour`` counts the seat colours from 0."""

    name: str
    colour: int


class People:
    """``remember`` and ``forget`` raise ``StorageError`` when they cannot write; the change holds all the same."""

    def __init__(self, path: Path, disk: Disk | None = None) -> None:
        self._file = JsonFile(path, disk)
        self._people = _read(self._file.read())

    @property
    def all(self) -> tuple[Person, ...]:
        return tuple(self._people)

    def remember(self, name: str, colour: int) -> None:
        """This person plays now. Upper and lower case make no other person."""
        name = name.strip()[:LONGEST_NAME]
        if name:
            self._people = [Person(name, colour), *self._others(name)][:MOST]
            self._save()

    def forget(self, name: str) -> None:
        self._people = self._others(name)
        self._save()

    def _others(self, name: str) -> list[Person]:
        return [person for person in self._people if person.name.casefold() != name.casefold()]

    def _save(self) -> None:
        self._file.write({"people": [asdict(person) for person in self._people]})


def _read(content: dict[str, object]) -> list[Person]:
    """Whatever is a person in the list."""
    items = content.get("people")
    people: list[Person] = []
    for item in items if isinstance(items, list) else []:
        try:
            fields = Fields(item)
            people.append(Person(fields.text("name"), fields.integer("colour")))
        except FieldError:
            continue
    return people
