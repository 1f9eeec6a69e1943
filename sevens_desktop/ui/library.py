"""The games that are kept."""

from __future__ import annotations

import logging
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtQml import QmlElement

from sevens_desktop.storage.errors import StorageError
from sevens_desktop.storage.games import Deleted
from sevens_desktop.storage.library import Entry
from sevens_desktop.storage.settings_table import PLAYER_NAME
from sevens_desktop.storage.statistics import Group, summed, tally
from sevens_desktop.table.players import badges, persons
from sevens_desktop.table.qt import Map, Property
from sevens_desktop.table.words import kept as words
from sevens_desktop.table.words.common import COUNTS, all_of
from sevens_desktop.table.words.games import WORDS
from sevens_desktop.table.words.problems import trouble, trouble_of
from sevens_desktop.ui.home import Home

QML_IMPORT_NAME = "Sevens.Core"
QML_IMPORT_MAJOR_VERSION = 1

log = logging.getLogger(__name__)


@QmlElement
class Library(QObject):
    """Emits ``opened`` with the id of a game to go on with; the score sheet of a finished one follows at once."""

    changed = Signal()
    toast = Signal(str)
    opened = Signal(str)

    def __init__(self, home: Home, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._home = home
        self._entries: tuple[Entry, ...] = ()
        self._deleted: tuple[Deleted, str] | None = None
        self._problem = ""

    @property
    def entries(self) -> tuple[Entry, ...]:
        return self._entries

    # -- what QML sees

    @Property("QVariantList", notify=changed)
    def games(self) -> list[Map]:
        ordered = sorted(self._entries, key=lambda entry: (bool(entry.trouble), entry.finished))
        return [self._describe(entry) for entry in ordered]

    @Property("QVariantMap", notify=changed)
    def latest(self) -> Map:
        going = (entry for entry in self._entries if not entry.finished and not entry.trouble)
        return next(map(self._describe, going), {})

    @Property(str, notify=changed)
    def problem(self) -> str:
        return self._problem

    @Property(str, notify=changed)
    def countLine(self) -> str:
        return COUNTS.games(len(self._entries)) if self._entries else ""

    @Property("QVariantList", notify=changed)
    def wins(self) -> list[Map]:
        counts = summed(tally(self._entries), self._own_slug)
        return [
            {
                "slug": slug,
                "title": WORDS[slug].title(),
                "share": counts[slug].share / counts[slug].games,
                "percent": words.percent(counts[slug].share / counts[slug].games),
                "sample": COUNTS.of_games(counts[slug].games),
            }
            for slug in WORDS
            if slug in counts
        ]

    @Property(str, notify=changed)
    def winsLine(self) -> str:
        counts = summed(tally(self._entries), self._own_slug)
        return COUNTS.games(sum(count.games for count in counts.values())) if counts else ""

    def _own_slug(self, group: Group) -> str | None:
        """For ``summed``: the games of the one who usually sits here."""
        return group.slug if group.name == self._home.settings.get(PLAYER_NAME) else None

    @Property("QVariantMap", notify=changed)
    def removed(self) -> Map:
        return {} if self._deleted is None else {"text": words.removed(self._deleted[1])}

    def _describe(self, entry: Entry) -> Map:
        shown = badges(entry.players)
        return {
            "id": entry.id,
            "slug": entry.slug,
            "title": self._title(entry),
            "people": shown,
            "line": "" if entry.trouble else _line(entry),
            "when": words.when(entry.changed, datetime.now().astimezone()),
            "over": entry.finished,
            "problem": trouble_of(entry.trouble, entry.facts) if entry.trouble else "",
        }

    def _title(self, entry: Entry) -> str:
        return WORDS[entry.slug].title() if entry.slug in WORDS else words.damaged_file(Path(entry.path).name)

    # -- what is done with a game

    @Slot()
    def refresh(self) -> None:
        try:
            self._entries = self._home.library.entries()
            self._problem = ""
        except StorageError as error:
            self._problem = trouble(error)
        self.changed.emit()

    @Slot(str)
    def resume(self, game: str) -> None:
        entry = self._find(game)
        if entry is not None and not entry.trouble:
            self.opened.emit(game)

    @Slot(str)
    def remove(self, game: str) -> None:
        entry = self._find(game)
        if entry is None:
            return
        try:
            self._deleted = (self._home.store.delete(Path(entry.path)), self._title(entry))
        except StorageError as error:
            self.toast.emit(trouble(error))
        self.refresh()

    @Slot()
    def undoRemove(self) -> None:
        if self._deleted is None:
            return
        try:
            self._home.store.restore(self._deleted[0])
            self._deleted = None
        except StorageError as error:
            self.toast.emit(trouble(error))
        self.refresh()

    @Slot()
    def forgetRemoved(self) -> None:
        """The removal can no longer be undone."""
        self._deleted = None
        self.changed.emit()

    @Slot(str, str)
    def exportTo(self, game: str, url: str) -> None:
        try:
            self._home.store.export_game(game, _path(url))
            self.toast.emit(words.exported())
        except StorageError as error:
            self.toast.emit(trouble(error))

    @Slot(str)
    def importFrom(self, url: str) -> None:
        try:
            new = self._home.store.import_game(_path(url)).new
            self.toast.emit(words.imported() if new else words.here_already())
        except StorageError as error:
            self.toast.emit(trouble(error))
        self.refresh()

    @Slot(str)
    def reveal(self, game: str) -> None:
        """Open the folder that the file lies in."""
        entry = self._find(game)
        folder = self._home.places.games if entry is None else Path(entry.path).parent
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

    def _find(self, game: str) -> Entry | None:
        return next((entry for entry in self._entries if entry.id == game), None)


def _line(entry: Entry) -> str:
    if entry.finished:
        return _finished_line(entry)
    whose = entry.to_act if entry.to_act is not None else 0
    yours = persons(entry.players) == [entry.to_act]
    return words.turn_line(entry.turn, entry.players[whose].name, yours)


def _finished_line(entry: Entry) -> str:
    """Who won: of a team all, with whatever points each has."""
    if not entry.winners:
        return words.nobody_won()
    names, first = all_of([entry.players[seat].name for seat in entry.winners]), entry.winners[0]
    if entry.teams:
        return words.team_won(entry.teams[first], names)
    return words.finished_line(names, WORDS[entry.slug].score(entry.scores[first]))


def _path(url: str) -> Path:
    """A file that a dialog named as an address, or a plain path."""
    return Path(QUrl(url).toLocalFile() or url)
