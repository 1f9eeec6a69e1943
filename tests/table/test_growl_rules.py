"""The rules page of Growl tells every rule, and says what is reconstructed."""

from __future__ import annotations

import re

import pytest

from sevens_desktop.engine.growl.cards import CARD_RULES
from sevens_desktop.table.rules_pages import page_path, read_page
from tests.table.codes import ENGINE

NUMBERED = {"U": 7, "D": 3, "N": 6, "I": 7, "E": 3, "SR": 12, "UR": 7, "Q": 16}
"""How many rules each group has."""


def told(language: str) -> list[str]:
    return [rule for section in read_page(page_path("growl", language)) for rule in section.rules]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_rule_is_told_once(language: str) -> None:
    rules = told(language)
    expected = {f"GRO-{group}-{number}" for group, count in NUMBERED.items() for number in range(1, count + 1)}
    assert len(rules) == len(set(rules))
    assert set(rules) == expected | set(CARD_RULES.values()) | {"GRO-C-night", "GRO-C-final-night"}


def test_every_rule_that_the_engine_names_is_told() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (ENGINE / "growl").glob("*.py"))
    assert set(re.findall(r"GRO-(?:\w+-\d+|Q-\d+)", source)) <= set(told("en"))


@pytest.mark.parametrize(("language", "word"), [("en", "reconstruction"), ("fr", "reconstitution")])
def test_the_page_says_what_is_reconstructed(language: str, word: str) -> None:
    assert any(word in section.text for section in read_page(page_path("growl", language))[:3])
