"""The rules drawer: open at a rule, search, step through matches."""

from __future__ import annotations

from sevens_desktop.ui.app import App


def test_it_opens_at_the_rule_of_a_why(app: App) -> None:
    rules = app.rules
    rules.open("the-sins", "SIN-19")
    section = rules.sections[rules.current]
    assert "SIN-19" in section["rules"]
    assert {page["slug"] for page in rules.pages} >= {"the-sins"}


def test_search_marks_matches_and_steps_through_them(app: App) -> None:
    rules = app.rules
    rules.open("the-sins", "")
    rules.search("judgment")
    assert rules.matches > 2
    assert rules.matchLine == f"{rules.matches} matches"
    found = [at for at, section in enumerate(rules.sections) if section["match"]]
    assert rules.current == found[0]
    assert (
        "<b>Judgment</b>" in rules.sections[found[0]]["text"] or "<b>Judgments</b>" in rules.sections[found[0]]["text"]
    )
    rules.next()
    assert rules.current == found[1]
    rules.previous()
    rules.previous()
    assert rules.current == found[0]
    rules.clear()
    assert rules.matches == 0


def test_nothing_found_says_what_to_try(app: App) -> None:
    rules = app.rules
    rules.open("the-sins", "")
    rules.search("xyz")
    assert rules.matchLine == "Nothing about 'xyz'. Try a card name, or 'ties'."


def test_without_a_search_one_steps_through_sections_and_chapters(app: App) -> None:
    rules = app.rules
    rules.open("the-sins", "")
    rules.next()
    assert rules.current == 1
    chapter = rules.chapters[-1]
    rules.goTo(chapter["index"])
    assert rules.current == chapter["index"]
