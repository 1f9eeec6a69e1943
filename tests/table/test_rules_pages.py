"""The rules at hand: the same rules in both languages, found by word and by id."""

from __future__ import annotations

from pathlib import Path

import pytest

from sevens_desktop.files import resource
from sevens_desktop.table.rules_pages import Section, at_rule, find, marked, page_path, read_page
from tests.table.codes import ENGINE

PAGES = sorted(path.stem for path in resource("rules", "en").glob("*.md"))


@pytest.mark.parametrize("slug", PAGES)
def test_both_languages_tell_the_same_rules_in_the_same_order(slug: str) -> None:
    english, french = (read_page(resource("rules", language, f"{slug}.md")) for language in ("en", "fr"))
    assert [section.rules for section in english] == [section.rules for section in french]
    assert [section.number for section in english] == [section.number for section in french]
    assert all(section.text for section in (*english, *french))


def test_every_rule_that_refuses_something_has_a_section() -> None:
    """A Why leads to the rule."""
    page = read_page(page_path("the-sins", "en"))
    told = {rule for section in page for rule in section.rules}
    source = "".join(path.read_text(encoding="utf-8") for path in (ENGINE / "the_sins").glob("*.py"))
    for rule in ("SIN-05", "SIN-15", "SIN-17", "SIN-19", "SIN-20", "SIN-24", "SIN-25", "SIN-Q5"):
        assert rule in source
        assert rule in told


def test_a_page_that_is_not_translated_is_shown_in_english() -> None:
    assert page_path("the-sins", "de") == page_path("the-sins", "en")
    with pytest.raises(FileNotFoundError):
        page_path("chess", "en")


@pytest.fixture
def page(tmp_path: Path) -> tuple[Section, ...]:
    path = tmp_path / "page.md"
    path.write_text(
        "# Title\n\n## Start\n\n### Deal <!-- X-01 X-02 -->\nFive **red** cards.\n\n- One\n- Two\n"
        "\n## End\n\n### Ties <!-- X-Q1 -->\nMost cards < most kinds.\n### Plain\nNo ids.\n",
        encoding="utf-8",
    )
    return read_page(path)


def test_a_page_is_read_into_numbered_sections(page: tuple[Section, ...]) -> None:
    assert [(section.number, section.chapter, section.title, section.rules) for section in page] == [
        ("1.1", "Start", "Deal", ("X-01", "X-02")),
        ("2.1", "End", "Ties", ("X-Q1",)),
        ("2.2", "End", "Plain", ()),
    ]
    assert page[0].text == "Five <b>red</b> cards.<br><br>\N{BULLET} One<br>\N{BULLET} Two"
    assert page[1].text == "Most cards &lt; most kinds."


def test_a_rule_is_found_by_its_id(page: tuple[Section, ...]) -> None:
    assert at_rule(page, "X-Q1") == 1
    assert at_rule(page, "X-99") == 0


def test_search_finds_sections_with_every_word(page: tuple[Section, ...]) -> None:
    assert find(page, "CARDS") == [0, 1]
    assert find(page, "cards ties") == [1]
    assert find(page, " ") == []
    assert find(page, "dragon") == []


def test_matches_are_marked_and_nothing_else_is(page: tuple[Section, ...]) -> None:
    assert marked(page[0].text, "") == page[0].text
    assert marked(page[0].text, "five").startswith("<b>Five</b> red cards.<br>")
    assert marked(page[1].text, "<") == "Most cards <b>&lt;</b> most kinds."
