"""The rules pages: Markdown with the rule ids of each section in a comment."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from sevens_desktop.files import resource
from sevens_desktop.table.words.common import plain, styled

_CHAPTER = re.compile(r"## (?P<title>.+)")
_SECTION = re.compile(r"### (?P<title>.+?)(?: *<!-- *(?P<rules>[^>]*?) *-->)? *")
_STRONG = re.compile(r"\*\*(.+?)\*\*")


@dataclass(frozen=True, slots=True)
class Section:
    """``text`` is styled; ``number`` is counted from the order, ``rules`` are the ids it tells."""

    chapter: str
    title: str
    number: str
    text: str
    rules: tuple[str, ...]

    def says(self, word: str) -> bool:
        return word.casefold() in f"{self.title} {plain(self.text)}".casefold()


def page_path(slug: str, language: str) -> Path:
    """The page in this language, or in English where there is none. Raises ``FileNotFoundError``."""
    try:
        return resource("rules", language, f"{slug}.md")
    except FileNotFoundError:
        return resource("rules", "en", f"{slug}.md")


def read_page(path: Path) -> tuple[Section, ...]:
    sections: list[Section] = []
    chapter = title = ""
    chapters = number = 0
    rules: tuple[str, ...] = ()
    lines: list[str] = []

    def close() -> None:
        if title:
            sections.append(Section(chapter, title, f"{chapters}.{number}", _style("\n".join(lines).strip()), rules))
        lines.clear()

    for line in path.read_text(encoding="utf-8").splitlines():
        if heading := _SECTION.fullmatch(line):
            close()
            title, number = heading["title"], number + 1
            rules = tuple((heading["rules"] or "").split())
        elif heading := _CHAPTER.fullmatch(line):
            close()
            chapter, title, chapters, number = heading["title"], "", chapters + 1, 0
        elif title:
            lines.append(line)
    close()
    return tuple(sections)


def _style(markdown: str) -> str:
    """Paragraphs and lists as lines; bold stays bold."""
    lines = [re.sub(r"^[-*] ", "\N{BULLET} ", line) for line in markdown.split("\n")]
    return _STRONG.sub(r"<b>\1</b>", styled("\n".join(lines))).replace("\n", "<br>")


def find(sections: tuple[Section, ...], query: str) -> list[int]:
    """The sections that say every word of the query, in order."""
    words = query.split()
    return [at for at, section in enumerate(sections) if words and all(section.says(word) for word in words)]


def at_rule(sections: tuple[Section, ...], rule: str) -> int:
    """The section that tells this rule, or the first."""
    return next((at for at, section in enumerate(sections) if rule in section.rules), 0)


def marked(text: str, query: str) -> str:
    """The text, styled, with what was searched for in bold and nothing else."""
    if not query.split():
        return text
    pattern = re.compile("|".join(re.escape(styled(word)) for word in query.split()), re.IGNORECASE)
    pieces = plain(text.replace("<br>", "\n"))
    return pattern.sub(lambda hit: f"<b>{hit[0]}</b>", styled(pieces)).replace("\n", "<br>")
