"""Every setting, declared once.

A setting with a label is one that a person changes; its label is the code of its name. The others are what the program
remembers by itself.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Generic, TypeVar

T_co = TypeVar("T_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Setting(ABC, Generic[T_co]):
    key: str
    default: T_co
    label: str = ""

    @abstractmethod
    def read(self, value: object) -> T_co:
        """The value out of JSON. Raises ``ValueError`` if it is not allowed."""


@dataclass(frozen=True, slots=True)
class Choice(Setting[T_co]):
    """One of a closed list."""

    values: tuple[T_co, ...] = ()

    def read(self, value: object) -> T_co:
        for allowed in self.values:
            if value == allowed and type(value) is type(allowed):
                return allowed
        raise ValueError(value)


@dataclass(frozen=True, slots=True)
class Switch(Setting[bool]):
    def read(self, value: object) -> bool:
        if isinstance(value, bool):
            return value
        raise ValueError(value)


@dataclass(frozen=True, slots=True)
class Number(Setting[int]):
    least: int = 0
    most: int = 0

    def read(self, value: object) -> int:
        if type(value) is int and self.least <= value <= self.most:
            return value
        raise ValueError(value)


@dataclass(frozen=True, slots=True)
class Text(Setting[str]):
    longest: int = 40

    def read(self, value: object) -> str:
        if isinstance(value, str) and len(value) <= self.longest:
            return value
        raise ValueError(value)


@dataclass(frozen=True, slots=True)
class Names(Setting[tuple[str, ...]]):
    """Any number of codes."""

    def read(self, value: object) -> tuple[str, ...]:
        if isinstance(value, list | tuple) and all(isinstance(name, str) for name in value):
            return tuple(value)
        raise ValueError(value)


@dataclass(frozen=True, slots=True)
class Rectangle(Setting[tuple[int, ...]]):
    """Left, top, width and height in pixels, none beyond what a window system can hold, or empty."""

    farthest: int = 32_767

    def read(self, value: object) -> tuple[int, ...]:
        if isinstance(value, list | tuple) and len(value) in (0, 4) and all(map(self._fits, value)):
            return tuple(value)
        raise ValueError(value)

    def _fits(self, number: object) -> bool:
        return type(number) is int and abs(number) <= self.farthest


LANGUAGE = Choice("language", "system", "language", ("system", "en", "fr"))
THEME = Choice("theme", "system", "theme", ("system", "dark", "light"))
TEXT_SIZE = Choice("text_size", 100, "text_size", (100, 115, 130, 150))
"""Per cent."""
REDUCED_MOTION = Choice("reduced_motion", "system", "reduced_motion", ("system", "on", "off"))
BOT_PACE = Number("bot_pace", 900, "bot_pace", 0, 3000)
"""Milliseconds that a bot waits before it acts."""
CURTAIN = Choice("curtain", "automatic", "curtain", ("automatic", "always", "never"))
LETTER_KEYS = Switch("letter_keys", True, "letter_keys")
PLAYER_NAME = Text("player_name", "", "player_name")

FIRST_START_DONE = Switch("first_start_done", False)
GUIDE_CLOSED = Names("guide_closed", ())
"""Notes of the first-game guide that are not shown again."""
LOG_OPEN = Switch("log_open", True)
WINDOW = Rectangle("window", ())
WINDOW_STATE = Choice("window_state", "normal", values=("normal", "maximized", "full_screen"))

SETTINGS: dict[str, Setting[object]] = {
    setting.key: setting
    for setting in (
        LANGUAGE,
        THEME,
        TEXT_SIZE,
        REDUCED_MOTION,
        BOT_PACE,
        CURTAIN,
        LETTER_KEYS,
        PLAYER_NAME,
        FIRST_START_DONE,
        GUIDE_CLOSED,
        LOG_OPEN,
        WINDOW,
        WINDOW_STATE,
    )
}
"""By key, in the order of the settings page."""
