"""Whole games of 7 & 7 through the presenter: everything legal can be picked, everything refused says why."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from sevens_desktop.engine.contract import Event
from sevens_desktop.engine.seven_and_seven.game import SEVEN_AND_SEVEN
from sevens_desktop.engine.seven_and_seven.house import OPTIONS
from sevens_desktop.files import resource
from sevens_desktop.table.history import History
from sevens_desktop.table.players import Voice, badges
from sevens_desktop.table.presenters.seven_and_seven import SEVEN_AND_SEVEN as PRESENTER
from sevens_desktop.table.prompt import following, is_complete
from sevens_desktop.table.view import Card, Choice, TableView
from sevens_desktop.table.words import seven_and_seven as words
from tests.table.conftest import bot
from tests.table.seven_and_seven import NAMES, look

EVERY_OPTION: Mapping[str, object] = {option.key: True for option in OPTIONS if option.values == (False, True)}
DEALS: tuple[tuple[str, int, Mapping[str, object]], ...] = (
    ("two", 2, {}),
    ("three", 3, {"promo_capricious": True}),
    ("four", 4, {}),
    ("five", 5, {}),
    ("teams", 4, {"teams": True}),
    ("house", 4, EVERY_OPTION),
    ("house-two", 2, {**EVERY_OPTION, "teams": False}),
    ("house-three", 3, {**EVERY_OPTION, "teams": False}),
)


def is_text(text: str) -> bool:
    return bool(text) and "{" not in text and text.strip() == text


def check_question(view: TableView, choice: Choice) -> None:
    """Along the picks of a choice the PromptBar speaks, and at the end it offers the button."""
    for count in range(len(choice.picks) + 1):
        selected = choice.picks[:count]
        question = view.question(selected)
        assert is_text(question.title)
        assert not question.line or is_text(question.line)
        assert all(is_text(button.text) for button in question.buttons)
        assert len({button.id for button in question.buttons}) == len(question.buttons)
        if not is_complete(choice, selected):
            assert choice.picks[count] in following(view.choices, selected)
        elif choice.button:
            assert choice.button in {button.id for button in question.buttons}


def check_cards(view: TableView, before: tuple[Card, ...]) -> None:
    uids = [card.uid for card in view.cards]
    assert all(uids)
    assert len(set(uids)) == len(uids)
    places = [(card.zone, card.slot) for card in view.cards]
    assert len(set(places)) == len(places)
    gone = {card.uid for card in view.leaving}
    assert gone <= {card.uid for card in before}
    assert not gone & set(uids)
    faces = {card.uid: card.face for card in before}
    for card in view.cards:
        assert faces.get(card.uid, card.face) == card.face
        assert not card.was or (card.uid not in faces and faces[card.was] == card.face)
    renamed = [card.was for card in view.cards if card.was]
    assert len(set(renamed)) == len(renamed)


@pytest.mark.parametrize(("seats", "options"), [deal[1:] for deal in DEALS], ids=[deal[0] for deal in DEALS])
@pytest.mark.parametrize("number", range(1))
def test_a_game_goes_through_the_prompt(number: int, seats: int, options: Mapping[str, object]) -> None:
    """At every decision, for the seat that decides, another seat and the public."""
    rng = Random(f"{seats} {number} {options}")
    history = History(SEVEN_AND_SEVEN.deal(seats, f"PLAY-{number}", options))
    looks: dict[int | None, tuple[Card, ...]] = {}
    events: tuple[Event, ...] = ()
    while (seat := history.state.to_act) is not None:
        state = history.state
        eyes: list[int | None] = [seat, (seat + 1) % seats, None]
        for one in eyes:
            view = look(state, one, looks.get(one, ()), events, you=0)
            check_cards(view, looks.get(one, ()))
            assert is_text(view.question(()).title)
            looks[one] = view.cards
        view = look(state, seat)
        legal = state.legal_actions()
        assert {choice.action for choice in view.choices} == set(legal)
        for choice in view.choices:
            check_question(view, choice)
        for element, meant in view.refusals.items():
            refusal = state.why_not(meant)
            assert refusal is not None, (element, str(meant))
            assert all(map(is_text, words.refusal(refusal)))
        for action in legal:
            advice = PRESENTER.advise(action, state.observe(seat), Voice(NAMES[: state.seats], seat), state.options)
            assert is_text(advice.title) and all(map(is_text, advice.facts))
        action = rng.choice(legal)
        assert any(choice.action == action for choice in view.choices)
        step = history.apply(action)
        events = step.events
        looks = {one: looks[one] for one in eyes}
    voice = Voice(NAMES[:seats], 0)
    outcome = history.state.outcome()
    assert outcome is not None
    company = badges([bot(name) for name in NAMES[:seats]])
    score = PRESENTER.score(outcome, company, voice, history.state.observe(None).turn)
    assert is_text(str(score["title"])) and is_text(str(score["line"])) and is_text(str(score["note"]))
    for reader in (0, None):
        moves = history.moves(reader)
        log = PRESENTER.log(moves, 1, voice, options)
        assert all(is_text(entry.text) and is_text(entry.caption) for entry in log)
        assert all(is_text(line) for move in moves for line in PRESENTER.recap([move], voice))
        assert all(is_text(line) for line in PRESENTER.recap(moves, voice))


def test_every_drawing_that_is_named_exists() -> None:
    state = SEVEN_AND_SEVEN.deal(5, "DRAWINGS", {"promo_capricious": True})
    names = {card.face for seat in range(5) for card in look(state, seat).cards if card.face_up}
    names |= {card.back for card in look(state, None).cards}
    assert all(resource("faces", f"{name}.svg").is_file() for name in names)
