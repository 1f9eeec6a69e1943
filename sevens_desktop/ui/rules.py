"""The rules at hand: one page per game, with search."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from sevens_desktop.table.qt import Map, Property
from sevens_desktop.table.rules_pages import Section, at_rule, find, marked, page_path, read_page
from sevens_desktop.table.words.common import COUNTS, translate
from sevens_desktop.table.words.games import WORDS

QML_IMPORT_NAME = "Sevens.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class Rules(QObject):
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._language = "en"
        self._slug = ""
        self._page: tuple[Section, ...] = ()
        self._query = ""
        self._found: list[int] = []
        self._current = 0

    def speak(self, language: str) -> None:
        self._language = language
        self._load(self._slug)

    @Property("QVariantList", notify=changed)
    def pages(self) -> list[Map]:
        return [{"slug": slug, "title": words.title()} for slug, words in WORDS.items()]

    @Property(str, notify=changed)
    def slug(self) -> str:
        return self._slug

    @Property(str, notify=changed)
    def query(self) -> str:
        return self._query

    @Property("QVariantList", notify=changed)
    def sections(self) -> list[Map]:
        return [
            {
                "id": section.number,
                "title": section.title,
                "number": section.number,
                "text": marked(section.text, self._query),
                "rules": list(section.rules),
                "match": at in self._found,
            }
            for at, section in enumerate(self._page)
        ]

    @Property(int, notify=changed)
    def matches(self) -> int:
        return len(self._found)

    @Property(str, notify=changed)
    def matchLine(self) -> str:
        if not self._query.strip():
            return ""
        if not self._found:
            line = translate("Rules", "Nothing about '{query}'. Try a card name, or 'ties'.")
            return line.format(query=self._query.strip())
        return COUNTS.matches(len(self._found))

    @Property(int, notify=changed)
    def current(self) -> int:
        return self._current

    @Property("QVariantList", notify=changed)
    def chapters(self) -> list[Map]:
        firsts: dict[str, int] = {}
        for at, section in enumerate(self._page):
            firsts.setdefault(section.chapter, at)
        return [{"title": chapter, "index": at} for chapter, at in firsts.items()]

    @Slot(str, str)
    def open(self, slug: str, rule: str) -> None:
        """Show the page of a game at a rule; an empty rule is its beginning."""
        if slug != self._slug or not self._page:
            self._load(slug)
        self._query, self._found = "", []
        self._current = at_rule(self._page, rule)
        self.changed.emit()

    @Slot(str)
    def search(self, text: str) -> None:
        self._query = text
        self._found = find(self._page, text)
        if self._found:
            self._current = self._found[0]
        self.changed.emit()

    @Slot()
    def next(self) -> None:
        self._step(1)

    @Slot()
    def previous(self) -> None:
        self._step(-1)

    def _step(self, by: int) -> None:
        """To the next match, or to the next section where nothing is searched for."""
        stops = self._found or list(range(len(self._page)))
        ahead = [at for at in stops if (at - self._current) * by > 0]
        if ahead:
            self._current = ahead[0] if by > 0 else ahead[-1]
            self.changed.emit()

    @Slot(int)
    def goTo(self, index: int) -> None:
        if 0 <= index < len(self._page):
            self._current = index
            self.changed.emit()

    @Slot()
    def clear(self) -> None:
        self.search("")

    def _load(self, slug: str) -> None:
        self._slug = slug
        self._page = read_page(page_path(slug, self._language)) if slug in WORDS else ()
        self._found = find(self._page, self._query)
        self._current = min(self._current, max(len(self._page) - 1, 0))
        self.changed.emit()
