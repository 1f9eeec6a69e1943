"""Picks, one after another, until a button ends the choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pytest
from PySide6.QtGui import QGuiApplication

from sevens_desktop.engine.contract import Action, Refusal
from sevens_desktop.table.prompt import Prompt, fits, following, is_complete
from sevens_desktop.table.view import Button, Choice, Question, TableView


@dataclass(frozen=True, slots=True)
class Do(Action):
    what: str

    def __str__(self) -> str:
        return self.what


def choice(text: str, button: str, *picks: str, any_order: bool = False) -> Choice:
    return Choice(Do(text), button, picks, any_order)


CHOICES = (
    choice("take envy", "take", "kind:envy"),
    choice("feed envy", "feed", "kind:envy"),
    choice("take lust", "take", "kind:lust"),
    choice("play fool on 1", "play", "card:fool", "seat:1"),
    choice("play fool on 2", "play", "card:fool", "seat:2"),
    choice("place a b", "place", "place:a", "place:b", any_order=True),
    choice("place a c", "place", "place:a", "place:c", any_order=True),
    choice("draw", "draw"),
)


def question(selected: Sequence[str]) -> Question:
    buttons = [Button("draw", "Draw", "D", "primary")] if not selected else []
    if selected and selected[0].startswith("kind:"):
        buttons = [
            Button("clear", "Clear", "Esc", "quiet"),
            Button("feed", "Feed", "A", target="abyss"),
            Button("take", "Take", "R", "primary", target="reserve"),
        ]
    if len(selected) == 2:
        verb = "place" if selected[0].startswith("place") else "play"
        buttons = [Button(verb, verb, "Enter", "primary")]
    return Question(" ".join(selected) or "Your turn", buttons=tuple(buttons))


TABLE = TableView(
    choices=CHOICES,
    refusals={"judgment": Do("take judgment"), "abyss": Do("look")},
    order=("kind:envy", "kind:lust"),
    question=question,
)


@pytest.fixture
def prompt(qapp: QGuiApplication) -> Prompt:
    asked = Prompt()
    asked.ask(
        TABLE, lambda _: Refusal("no", "SIN-19"), lambda element, refusal: {"title": element, "rule": refusal.rule}
    )
    return asked


@pytest.fixture
def chosen(prompt: Prompt) -> list[str]:
    actions: list[str] = []
    prompt.chosen.connect(lambda action: actions.append(str(action)))
    return actions


def test_what_can_follow_a_selection() -> None:
    assert following(CHOICES, ()) == [
        "kind:envy", "kind:lust", "card:fool", "place:a", "place:b", "place:c",
    ]  # fmt: skip
    assert following(CHOICES, ("card:fool",)) == ["seat:1", "seat:2"]
    assert following(CHOICES, ("place:b",)) == ["place:a"]
    assert following(CHOICES, ("kind:envy",)) == []


def test_ordered_picks_are_a_prefix_and_free_ones_a_part() -> None:
    assert not fits(CHOICES[3], ("seat:1",))
    assert fits(CHOICES[5], ("place:b",))
    assert is_complete(CHOICES[5], ("place:b", "place:a"))
    assert not is_complete(CHOICES[3], ("card:fool",))


def test_a_pick_and_a_button_make_an_action(prompt: Prompt, chosen: list[str]) -> None:
    prompt.pick("kind:envy")
    assert prompt.selected == ["kind:envy"]
    assert prompt.title == "kind:envy"
    prompt.press("feed")
    assert chosen == ["feed envy"]


def test_another_first_pick_replaces_the_selection(prompt: Prompt) -> None:
    prompt.pick("kind:envy")
    prompt.pick("kind:lust")
    assert prompt.selected == ["kind:lust"]


def test_picks_in_order_and_back(prompt: Prompt, chosen: list[str]) -> None:
    prompt.pick("card:fool")
    prompt.pick("seat:2")
    prompt.pick("card:fool")
    assert prompt.selected == []
    prompt.pick("card:fool")
    prompt.pick("seat:1")
    assert prompt.pressKey("Enter")
    assert chosen == ["play fool on 1"]


def test_picks_in_any_order_can_be_taken_back_one_by_one(prompt: Prompt, chosen: list[str]) -> None:
    prompt.pick("place:b")
    prompt.pick("place:a")
    prompt.pick("place:b")
    assert prompt.selected == ["place:a"]
    assert prompt.open == ["place:b", "place:c"]
    prompt.pick("place:c")
    prompt.press("place")
    assert chosen == ["place a c"]


def test_a_button_that_is_not_shown_does_nothing(prompt: Prompt, chosen: list[str]) -> None:
    prompt.press("take")
    assert chosen == []
    assert not prompt.pressKey("R")


def test_keys_press_buttons(prompt: Prompt, chosen: list[str]) -> None:
    prompt.pickNumber(2)
    assert prompt.pressKey("R")
    assert chosen == ["take lust"]
    assert prompt.pressKey("Esc")
    assert prompt.selected == []
    assert prompt.pressKey("Enter")
    assert chosen == ["take lust", "draw"]
    prompt.pickNumber(9)
    assert prompt.selected == []


def test_a_card_is_dropped_on_a_zone(prompt: Prompt, chosen: list[str]) -> None:
    prompt.drop("kind:lust", "abyss")
    assert chosen == []
    prompt.drop("kind:envy", "abyss")
    assert chosen == ["feed envy"]


def test_a_zone_takes_the_selection_or_says_why_not(prompt: Prompt, chosen: list[str]) -> None:
    prompt.drop("", "abyss")
    assert prompt.reason["element"] == "abyss"
    prompt.pick("kind:envy")
    assert prompt.reason == {}
    assert prompt.targets == ["abyss", "reserve"]
    prompt.drop("", "abyss")
    assert chosen == ["feed envy"]


def test_a_refused_pick_opens_the_reason(prompt: Prompt) -> None:
    prompt.pick("judgment")
    assert prompt.reason == {"element": "judgment", "title": "judgment", "rule": "SIN-19"}
    assert prompt.selected == []
    prompt.closeWhy()
    assert prompt.reason == {}
    prompt.pick("nonsense")
    assert prompt.reason == {}


def test_a_new_question_forgets_selection_and_reason(prompt: Prompt) -> None:
    before = prompt.serial
    prompt.pick("kind:envy")
    prompt.why("judgment")
    prompt.ask(TableView(proposal=("place:a",), choices=CHOICES, question=question), lambda _: None, lambda *_: {})
    assert prompt.serial == before + 1
    assert prompt.selected == ["place:a"]
    assert prompt.reason == {}


def test_marks_tell_the_state_of_each_element(prompt: Prompt) -> None:
    prompt.pick("card:fool")
    assert prompt.marks == {
        "judgment": "closed",
        "abyss": "closed",
        "seat:1": "open",
        "seat:2": "open",
        "card:fool": "selected",
    }
