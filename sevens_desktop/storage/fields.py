"""Typed values out of JSON that somebody else may have written."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

LARGEST = 2**53 - 1
"""The largest integer that every reader of JSON holds; nothing here comes near it, and a screen can show it."""


class FieldError(ValueError):
    """The value of ``key`` is missing or not of its type."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Fields:
    """Every getter raises ``FieldError``."""

    def __init__(self, data: object) -> None:
        if not isinstance(data, Mapping):
            raise FieldError("")
        self._data: Mapping[str, object] = data

    def __contains__(self, key: str) -> bool:
        return key in self._data

    def text(self, key: str) -> str:
        value = self._data.get(key)
        if not isinstance(value, str):
            raise FieldError(key)
        return value

    def one_of(self, key: str, allowed: Iterable[str]) -> str:
        value = self.text(key)
        if value not in allowed:
            raise FieldError(key)
        return value

    def integer(self, key: str, least: int = 0, most: int = LARGEST) -> int:
        value = self._data.get(key)
        if type(value) is not int or not least <= value <= most:
            raise FieldError(key)
        return value

    def integers(self, key: str, length: int | None = None) -> tuple[int, ...]:
        values = self.items(key)
        integers = tuple(value for value in values if type(value) is int and abs(value) <= LARGEST)
        if len(integers) != len(values) or length not in (None, len(integers)):
            raise FieldError(key)
        return integers

    def integer_or_none(self, key: str) -> int | None:
        return None if self._data.get(key) is None else self.integer(key)

    def mapping(self, key: str) -> dict[str, object]:
        value = self._data.get(key)
        if not isinstance(value, dict):
            raise FieldError(key)
        return value

    def items(self, key: str) -> list[object]:
        value = self._data.get(key)
        if not isinstance(value, list):
            raise FieldError(key)
        return value
