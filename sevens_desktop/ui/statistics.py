"""What the finished games add up to."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from sevens_desktop.storage.library import Entry
from sevens_desktop.storage.statistics import NO_TEAM, Count, Group, summed, tally
from sevens_desktop.table.qt import Map, Property
from sevens_desktop.table.words import common
from sevens_desktop.table.words import kept as words
from sevens_desktop.table.words.common import COUNTS
from sevens_desktop.table.words.games import WORDS

QML_IMPORT_NAME = "Sevens.Core"
QML_IMPORT_MAJOR_VERSION = 1

ALL = "all"
KEYS = ("name", "slug", "seats", "level", "team")


@QmlElement
class Statistics(QObject):
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._counts: dict[Group, Count] = {}
        self._chosen = dict.fromkeys(KEYS, ALL)

    def show(self, entries: Sequence[Entry], owner: str) -> None:
        """Count these games; the name to begin with is ``owner``, if that person has played."""
        self._counts = tally(entries)
        if self._chosen["name"] == ALL and owner in {group.name for group in self._counts}:
            self._chosen["name"] = owner
        self.changed.emit()

    @Property("QVariantList", notify=changed)
    def filters(self) -> list[Map]:
        return [
            {
                "key": key,
                "label": words.filter_label(key),
                "value": self._chosen[key],
                "values": [
                    {"value": ALL, "label": words.everything()},
                    *({"value": value, "label": _label(key, value)} for value in self._values(key)),
                ],
            }
            for key in KEYS
            if key != "team" or self._values(key)
        ]

    @Property("QVariantList", notify=changed)
    def rows(self) -> list[Map]:
        """By game, and by the level of the bots once a game is chosen."""
        return self._rows_by("level" if self._chosen["slug"] != ALL else "slug")

    @Property("QVariantList", notify=changed)
    def details(self) -> list[Map]:
        """Once a game is chosen: the same by number of seats, and by team where there are teams."""
        if self._chosen["slug"] == ALL:
            return []
        by_key = {key: self._rows_by(key) for key in ("seats", "team")}
        return [{"title": words.filter_label(key), "rows": rows} for key, rows in by_key.items() if rows]

    def _rows_by(self, key: str) -> list[Map]:
        counts = summed(self._counts, self._chosen_by(key))
        return [_row(_label(key, value), counts[value]) for value in sorted(counts, key=_in_order)]

    @Property("QVariantList", notify=changed)
    def chart(self) -> list[Map]:
        return [
            {"label": row["label"], "share": row["share"], "fair": row["fair"], "text": row["percent"]}
            for row in self.rows
        ]

    @Property(str, notify=changed)
    def note(self) -> str:
        return words.what_is_counted()

    @Property(bool, notify=changed)
    def empty(self) -> bool:
        return not self._counts

    @Slot(str, str)
    def setFilter(self, key: str, value: str) -> None:
        if key in self._chosen:
            self._chosen[key] = value
            self.changed.emit()

    def _values(self, key: str) -> list[str]:
        return sorted({value for group in self._counts if (value := _value(group, key)) is not None}, key=_in_order)

    def _chosen_by(self, key: str) -> Callable[[Group], str | None]:
        def name(group: Group) -> str | None:
            fits = all(value in (ALL, _value(group, each)) for each, value in self._chosen.items())
            return _value(group, key) if fits else None

        return name


def _value(group: Group, key: str) -> str | None:
    """``None``: the game has no teams."""
    value = str(getattr(group, key))
    return None if key == "team" and value == NO_TEAM else value


def _in_order(value: str) -> str:
    """Ten seats stand after nine."""
    return value.zfill(2)


def _label(key: str, value: str) -> str:
    if key == "slug":
        return WORDS[value].title()
    if key == "level":
        return words.level_group(value) if value in ("", "mixed") else common.level(value)
    if key == "team":
        return words.team(value)
    return value


def _row(label: str, count: Count) -> Map:
    share, fair = count.share / count.games, count.fair / count.games
    return {
        "label": label,
        "games": count.games,
        "wins": count.wins,
        "share": share,
        "fair": fair,
        "percent": words.percent(share),
        "fairPercent": words.percent(fair),
        "average": common.number(count.points / count.games),
        "sample": COUNTS.of_games(count.games),
    }
