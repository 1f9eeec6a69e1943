"""What a game file holds.

A file ``ID.sevens`` is JSON lines (see ``lines``), each with a ``kind``:

``game``      first line: format, game, rules and app version, players, seed, all options, how the table is run,
              opening position with its turn and seat to act, marks, time
``decision``  ply (from 1), seat, action as notation, digest of the position after it with its turn and seat to act,
              time; the last one of a finished game holds the outcome
``position``  the game stands at this ply in this position, under these rules: written at times, on leaving, and after
              an undo, which takes back the decisions behind that ply
``seat``      somebody else plays this seat from here on
``mark``      why the game is not counted in the statistics
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from sevens_desktop.engine.contract import Outcome
from sevens_desktop.engine.record import Record

FORMAT = 1
"""Raised when an older Sevens could not read the lines rightly. ``kind``, ``format`` and ``app`` never move."""

SUFFIX = ".sevens"
DAMAGED_SUFFIX = ".damaged"
PERSON = "person"
BOT = "bot"

MARKS = ("free_undo", "restarted", "hand_seeded", "handed_over")
"""Why a game is not counted: undo over bots or reveals, a deal seen before, a chosen seed, a seat handed on."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who plays a seat. ``level`` is a bot's, empty for a person; ``colour`` counts the seat colours from 0."""

    name: str
    kind: str = PERSON
    level: str = ""
    colour: int = 0


@dataclass(frozen=True, slots=True)
class Setup:
    """A new game: as dealt, and who plays. ``table`` is how the table is run (undo, hints...), any JSON.

    ``marks`` are some of ``MARKS`` that hold from the start.
    """

    record: Record
    players: tuple[Player, ...]
    table: Mapping[str, object] = field(default_factory=dict)
    marks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Decision:
    """``turn`` and ``to_act`` are those of the position after it; ``digest`` names that position.

    ``time`` is ISO 8601, UTC. ``outcome`` is set when the decision ended the game.
    """

    ply: int
    seat: int
    action: str
    digest: str
    turn: int
    to_act: int | None
    time: str
    outcome: Outcome | None = None


@dataclass(frozen=True, slots=True)
class Stand:
    """The position after ``ply`` decisions, as the rules of ``rules_version`` write it."""

    ply: int
    rules_version: int
    position: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class SavedGame:
    """The content of one file. ``stands`` begins with the opening; ``options`` and ``table`` as in ``Setup``.

    ``opening_turn`` and ``opening_to_act`` belong to the opening. ``length`` is the number of good bytes; ``torn``: an
    incomplete last line was left out.
    """

    path: Path
    slug: str
    app_version: str
    seed: str
    options: Mapping[str, object]
    table: Mapping[str, object]
    players: tuple[Player, ...]
    marks: tuple[str, ...]
    opening_turn: int
    opening_to_act: int | None
    created: str
    changed: str
    decisions: tuple[Decision, ...]
    stands: tuple[Stand, ...]
    length: int
    torn: bool

    @property
    def id(self) -> str:
        return self.path.stem

    @property
    def ply(self) -> int:
        return len(self.decisions)

    @property
    def turn(self) -> int:
        return self.decisions[-1].turn if self.decisions else self.opening_turn

    @property
    def to_act(self) -> int | None:
        return self.decisions[-1].to_act if self.decisions else self.opening_to_act

    @property
    def outcome(self) -> Outcome | None:
        return self.decisions[-1].outcome if self.decisions else None
