"""Reading positions field by field, so that everything that is wrong is found at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from sevens_desktop.engine.contract import Game, OptionError, PositionError, Reason

T = TypeVar("T")


class Reader:
    """Reads typed values out of JSON and collects a ``Reason`` for each one that is missing or not of its type.

    Every getter returns a harmless value after a problem, so that reading can go on; ``check`` raises at the end.
    """

    def __init__(self, data: Mapping[str, object]) -> None:
        self.data = data
        self.problems: list[Reason] = []

    def problem(self, code: str, rule: str = "", **facts: object) -> None:
        self.problems.append(Reason(code, rule, facts))

    def integer(self, key: str, least: int = 0, most: int | None = None) -> int:
        value = self.data.get(key)
        if type(value) is int and value >= least and (most is None or value <= most):
            return value
        self.problem("bad_field", key=key, value=value)
        return least

    def seat_or_none(self, key: str, seats: int) -> int | None:
        return None if self.data.get(key) is None else self.integer(key, 0, seats - 1)

    def flag(self, key: str) -> bool:
        value = self.data.get(key)
        if not isinstance(value, bool):
            self.problem("bad_field", key=key, value=value)
        return value is True

    def items(self, key: str, read: Callable[[object], T | None], length: int | None = None) -> list[T]:
        """A list whose items ``read`` turns into values; ``read`` returns ``None`` for what it cannot read."""
        value = self.data.get(key)
        if not isinstance(value, list):
            self.problem("bad_field", key=key, value=value)
            return []
        if length is not None and len(value) != length:
            self.problem("bad_length", key=key, length=len(value), expected=length)
        items: list[T] = []
        for item in value:
            read_item = read(item)
            if read_item is None:
                self.problem("bad_field", key=key, value=item)
            else:
                items.append(read_item)
        return items

    def mapping(self, key: str) -> Mapping[str, object]:
        value = self.data.get(key)
        if isinstance(value, dict) and all(isinstance(name, str) for name in value):
            return value
        self.problem("bad_field", key=key, value=value)
        return {}

    def check(self) -> None:
        """Raise ``PositionError`` if anything was wrong."""
        if self.problems:
            raise PositionError(self.problems)


def begin(game: Game, position: Mapping[str, object]) -> tuple[Reader, int, dict[str, object]]:
    """A reader of this position, its seats and its options with their values: whatever else is read depends on them.

    Raises ``PositionError``.
    """
    reader = Reader(position)
    if position.get("game") != game.slug:
        reader.problem("other_game", game=position.get("game"))
    seats = reader.integer("seats", game.seat_counts[0], game.seat_counts[-1])
    given = reader.mapping("options")
    reader.check()
    try:
        return reader, seats, game.settle(seats, given)
    except OptionError as error:
        raise PositionError(error.problems) from error


def list_of(read: Callable[[object], T | None]) -> Callable[[object], list[T] | None]:
    """Reads a list of what ``read`` reads; ``None`` if it cannot read one of them."""

    def read_all(value: object) -> list[T] | None:
        if not isinstance(value, list):
            return None
        items = [item for item in map(read, value) if item is not None]
        return items if len(items) == len(value) else None

    return read_all


def read_count(value: object) -> int | None:
    """A whole number from 0."""
    return value if type(value) is int and value >= 0 else None
