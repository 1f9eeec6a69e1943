"""Reads a game file without replaying it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from sevens_desktop.engine.chance import clean_seed
from sevens_desktop.engine.contract import Outcome, Reason
from sevens_desktop.storage.errors import StorageError, read_error
from sevens_desktop.storage.fields import FieldError, Fields
from sevens_desktop.storage.lines import Json, LineError, Lines, is_foreign, read_lines
from sevens_desktop.storage.saved import BOT, FORMAT, PERSON, Decision, Player, SavedGame, Stand


def read_game(path: Path) -> SavedGame:
    """Raises ``StorageError``: missing, unreadable, foreign, damaged, newer_version."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise read_error(path, error) from error
    if is_foreign(data, "game"):
        raise StorageError("foreign", path)
    try:
        lines = read_lines(data)
    except LineError as bad:
        raise StorageError("damaged", path, line=bad.number, why="checksum") from bad
    if not lines.values:
        raise StorageError("damaged", path, line=1, why="torn" if data else "empty")
    return _Reading(path).read(lines)


def read_player(data: object) -> Player:
    """Raises ``FieldError``."""
    fields = Fields(data)
    kind = fields.one_of("kind", (PERSON, BOT))
    return Player(fields.text("name"), kind, fields.text("level"), fields.integer("colour"))


def _read_seed(header: Fields) -> str:
    """Raises ``FieldError`` if nothing can be dealt with it again."""
    seed = header.text("seed")
    if clean_seed(seed) != seed:
        raise FieldError("seed")
    return seed


def _read_outcome(data: object, seats: int) -> Outcome:
    fields = Fields(data)
    reason = Fields(fields.mapping("reason"))
    return Outcome(
        places=fields.integers("places", seats),
        scores=fields.integers("scores", seats),
        winners=fields.integers("winners"),
        reason=Reason(reason.text("code"), reason.text("rule"), reason.mapping("facts")),
        sheet=fields.mapping("sheet"),
    )


class _Reading:
    """Takes the lines in one after the other."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._line = 1
        self._players: list[Player] = []
        self._marks: list[str] = []
        self._decisions: list[Decision] = []
        self._stands: list[Stand] = []
        self._changed = ""
        self._take: dict[str, Callable[[Fields], None]] = {
            "decision": self._take_decision,
            "position": self._take_position,
            "seat": self._take_seat,
            "mark": self._take_mark,
        }

    def read(self, lines: Lines) -> SavedGame:
        try:
            header = self._read_header(lines.values[0])
            for value in lines.values[1:]:
                self._line += 1
                fields = Fields(value)
                self._take[fields.one_of("kind", self._take)](fields)
            return SavedGame(
                path=self._path,
                slug=header.text("game"),
                app_version=header.text("app"),
                seed=_read_seed(header),
                options=header.mapping("options"),
                table=header.mapping("table"),
                players=tuple(self._players),
                marks=tuple(dict.fromkeys(self._marks)),
                opening_turn=header.integer("turn"),
                opening_to_act=header.integer_or_none("to_act"),
                created=header.text("time"),
                changed=self._changed,
                decisions=tuple(self._decisions),
                stands=tuple(self._stands),
                length=lines.length,
                torn=lines.torn,
            )
        except FieldError as bad:
            raise StorageError("damaged", self._path, line=self._line, why=bad.key) from bad

    def _read_header(self, value: Json) -> Fields:
        header = Fields(value)
        header.one_of("kind", ("game",))
        if header.integer("format", least=1) > FORMAT:
            raise StorageError("newer_version", self._path, version=header.text("app"))
        self._players += map(read_player, header.items("players"))
        self._marks += map(str, header.items("marks"))
        self._stands.append(Stand(0, header.integer("rules"), header.mapping("position")))
        self._changed = header.text("time")
        return header

    def _seat(self, fields: Fields) -> int:
        return fields.integer("seat", most=len(self._players) - 1)

    def _take_decision(self, fields: Fields) -> None:
        following = len(self._decisions) + 1
        self._decisions.append(
            Decision(
                ply=fields.integer("ply", least=following, most=following),
                seat=self._seat(fields),
                action=fields.text("action"),
                digest=fields.text("digest"),
                turn=fields.integer("turn"),
                to_act=fields.integer_or_none("to_act"),
                time=fields.text("time"),
                outcome=_read_outcome(fields.mapping("outcome"), len(self._players)) if "outcome" in fields else None,
            )
        )
        self._changed = fields.text("time")

    def _take_position(self, fields: Fields) -> None:
        ply = fields.integer("ply", most=len(self._decisions))
        del self._decisions[ply:]
        self._stands = [stand for stand in self._stands if stand.ply <= ply]
        self._stands.append(Stand(ply, fields.integer("rules"), fields.mapping("position")))

    def _take_seat(self, fields: Fields) -> None:
        self._players[self._seat(fields)] = read_player(fields.mapping("player"))

    def _take_mark(self, fields: Fields) -> None:
        self._marks.append(fields.text("mark"))
