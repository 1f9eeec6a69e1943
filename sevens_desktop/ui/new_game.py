"""The screen that sets a game up."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from sevens_desktop.bots.levels import LEVELS
from sevens_desktop.engine.catalog import GAMES
from sevens_desktop.engine.chance import clean_seed, new_seed
from sevens_desktop.engine.contract import Game, PickOption, Reason
from sevens_desktop.storage.people import LONGEST_NAME
from sevens_desktop.storage.saved import BOT, PERSON, Player
from sevens_desktop.table.dealing import Plan
from sevens_desktop.table.players import COLOURS
from sevens_desktop.table.presenters.catalog import PRESENTERS
from sevens_desktop.table.qt import Map, Property
from sevens_desktop.table.sitting import TABLE_OPTIONS
from sevens_desktop.table.words import common
from sevens_desktop.table.words import setup as words
from sevens_desktop.table.words.games import WORDS
from sevens_desktop.table.words.problems import problem
from sevens_desktop.ui import options
from sevens_desktop.ui.seats import SeatModel, SeatRow

QML_IMPORT_NAME = "Sevens.Core"
QML_IMPORT_MAJOR_VERSION = 1

BOT_NAMES = ("Otto", "Mira", "Nadia", "Ivo", "Lena", "Bruno", "Edda", "Tomas", "Ruth", "Emil")
BOT_LEVEL = "steady"
USUAL_SEATS = 4


@QmlElement
class NewGame(QObject):
    """``prepare`` it with a game; emits ``dealt`` with a ``Plan``."""

    changed = Signal()
    dealt = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._slug = next(iter(GAMES))
        self._owner = ""
        self._rows: list[SeatRow] = []
        self._options: dict[str, object] = {}
        self._seed = new_seed()
        self._typed_seed = False
        self._model = SeatModel(self)

    def prepare(self, slug: str, owner: str, rules: dict[str, object]) -> None:
        """Set the table for this game; ``rules`` are the table options to begin with."""
        if slug != self._slug or not self._rows:
            self._slug = slug
            seats = min(max(USUAL_SEATS, self._game.seat_counts[0]), self._game.seat_counts[-1])
            self._rows = [SeatRow(owner, PERSON, "", 0)]
            for _ in range(seats - 1):
                self._rows.append(self._new_bot())
            own = {option.key: option.default for option in self._game.options}
            self._options = {**own, **TABLE_OPTIONS, **rules}
        self.rollSeed()

    @property
    def _game(self) -> Game:
        return GAMES[self._slug]

    def _new_bot(self) -> SeatRow:
        names = {row.name for row in self._rows}
        name = next(name for name in BOT_NAMES if name not in names)
        return SeatRow(name, BOT, BOT_LEVEL, self._free_colour())

    def _free_colour(self) -> int:
        taken = {row.colour for row in self._rows}
        return next(colour for colour in range(len(taken) + 1) if colour not in taken)

    # -- what QML sees

    @Property(str, notify=changed)
    def slug(self) -> str:
        return self._slug

    @Property(str, notify=changed)
    def title(self) -> str:
        return WORDS[self._slug].title()

    @Property(str, notify=changed)
    def summary(self) -> str:
        return WORDS[self._slug].introduction()

    @Property("QVariantList", notify=changed)
    def facts(self) -> list[Map]:
        game_words = WORDS[self._slug]
        people = sum(row.kind == PERSON for row in self._rows)
        return [
            {"icon": "person", "text": game_words.size(len(self._rows))},
            {"icon": "clock", "text": words.about_minutes(game_words.minutes())},
            {"icon": "eye", "text": words.company(people)},
        ]

    @Property(SeatModel, constant=True)
    def seats(self) -> SeatModel:
        return self._model

    @Property("QVariantList", notify=changed)
    def levels(self) -> list[Map]:
        return [
            {"value": level, "label": common.level(level), "description": common.level_description(level)}
            for level in LEVELS
        ]

    @Property(str, notify=changed)
    def seatsNote(self) -> str:
        counts = self._game.seat_counts
        return words.seats_note(counts[0], counts[-1], WORDS[self._slug].direction())

    @Property(str, notify=changed)
    def orderLine(self) -> str:
        start = self._options.get("start")
        first = start if isinstance(start, int) else 0
        step = PRESENTERS[self._slug].direction
        seats = len(self._rows)
        names = [self._rows[(first + step * turn) % seats].name for turn in range(seats)]
        return words.order(names, drawn_first=not isinstance(start, int)) if names else ""

    @Property(str, notify=changed)
    def addLabel(self) -> str:
        return words.add_seat(len(self._rows) + 1) if self.canAdd else ""

    @Property(bool, notify=changed)
    def canAdd(self) -> bool:
        return len(self._rows) < self._game.seat_counts[-1]

    @Property(bool, notify=changed)
    def canRemove(self) -> bool:
        return len(self._rows) > self._game.seat_counts[0]

    @Property("QVariantList", notify=changed)
    def options(self) -> list[Map]:
        return options.describe(self._game, self._options, [row.name for row in self._rows]) if self._rows else []

    @Property(str, notify=changed)
    def seed(self) -> str:
        return self._seed

    @Property(str, notify=changed)
    def seedProblem(self) -> str:
        return problem(self._slug, Reason("bad_seed")) if clean_seed(self._seed) is None else ""

    @Property("QVariantList", notify=changed)
    def problems(self) -> list[str]:
        found = [row.problem for row in self._checked() if row.problem]
        found += [str(option["problem"]) for option in self.options if option.get("problem")]
        return [*found, *([self.seedProblem] if self.seedProblem else [])]

    @Property(bool, notify=changed)
    def ready(self) -> bool:
        return bool(self._rows) and not self.problems

    # -- seats

    @Slot(int, str)
    def setName(self, row: int, name: str) -> None:
        self._set(row, name=name[:LONGEST_NAME])

    @Slot(int, str)
    def setKind(self, row: int, kind: str) -> None:
        level = (self._rows[row].level or BOT_LEVEL) if kind == BOT else ""
        self._set(row, kind=kind, level=level)

    @Slot(int, str)
    def setLevel(self, row: int, level: str) -> None:
        self._set(row, level=level)

    @Slot(int, int)
    def setColour(self, row: int, colour: int) -> None:
        """``colour`` is 1 to 7; the seat that had it takes this one's."""
        wanted = colour - 1
        if not 0 <= wanted < COLOURS:
            return
        own = self._rows[row].colour
        for other, seat in enumerate(self._rows):
            if seat.colour == wanted:
                self._rows[other] = replace(seat, colour=own)
        self._set(row, colour=wanted)

    def _set(self, row: int, **values: Any) -> None:
        if 0 <= row < len(self._rows):
            self._rows[row] = replace(self._rows[row], **values)
            self._refresh()

    @Slot()
    def addSeat(self) -> None:
        if self.canAdd:
            self._rows.append(self._new_bot())
            self._refit()

    @Slot(int)
    def removeSeat(self, row: int) -> None:
        if self.canRemove and 0 <= row < len(self._rows):
            del self._rows[row]
            self._refit()

    @Slot(int, int)
    def moveSeat(self, start: int, end: int) -> None:
        if 0 <= start < len(self._rows) and 0 <= end < len(self._rows):
            self._rows.insert(end, self._rows.pop(start))
            self._refresh()

    def _refit(self) -> None:
        self._options = options.fit(self._game, self._options, len(self._rows))
        self._refresh()

    def _checked(self) -> list[SeatRow]:
        """The seats with what is to be said about each."""
        start = self._options.get("start")
        names = [row.name.strip().casefold() for row in self._rows]
        people = [seat for seat, row in enumerate(self._rows) if row.kind == PERSON]
        checked: list[SeatRow] = []
        for seat, row in enumerate(self._rows):
            note = words.passes_the_screen() if len(people) > 1 and seat in people[1:] else ""
            note = words.first_to_play() if start == seat and isinstance(start, int) else note
            trouble = "" if names[seat] else words.name_missing()
            if names[seat] and names[seat] in names[:seat]:
                trouble = words.name_twice(row.name.strip())
            checked.append(replace(row, note=note, problem=trouble))
        return checked

    def _refresh(self) -> None:
        self._model.show(self._checked())
        self.changed.emit()

    def retranslate(self) -> None:
        self._refresh()

    # -- options and seed

    @Slot(str, "QVariant")
    def setOption(self, key: str, value: object) -> None:
        self._options[key] = options.read_value(self._game, key, value)
        self._refresh()

    @Slot(str, str)
    def togglePick(self, key: str, value: str) -> None:
        option = next(option for option in self._game.options if option.key == key)
        assert isinstance(option, PickOption)
        self._options[key] = options.toggle(option, self._options[key], value, len(self._rows))
        self._refresh()

    @Slot(str)
    def pickRandom(self, key: str) -> None:
        self._options[key] = options.RANDOM
        self._refresh()

    @Slot(str)
    def setSeed(self, text: str) -> None:
        self._seed = text
        self._typed_seed = True
        self._refresh()

    @Slot()
    def rollSeed(self) -> None:
        self._seed = new_seed()
        self._typed_seed = False
        self._refresh()

    @Slot(result=bool)
    def deal(self) -> bool:
        if not self.ready:
            return False
        own = {key: value for key, value in self._options.items() if key not in TABLE_OPTIONS}
        table = {key: self._options[key] for key in TABLE_OPTIONS}
        players = tuple(Player(row.name.strip(), row.kind, row.level, row.colour) for row in self._rows)
        marks = ("hand_seeded",) if self._typed_seed else ()
        self.dealt.emit(Plan(self._slug, self._seed, own, players, table, marks))
        return True
