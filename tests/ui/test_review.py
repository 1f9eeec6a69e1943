"""The review of a finished game in the real window: reached by the keyboard, seen as it grows, left at any moment."""

from __future__ import annotations

from multiprocessing import active_children
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevens_desktop.bots.appraisal import Effort
from sevens_desktop.bots.greedy import GREEDY
from sevens_desktop.engine.catalog import GAMES
from sevens_desktop.engine.record import Record
from sevens_desktop.storage.games import GameStore
from sevens_desktop.storage.places import Places
from sevens_desktop.storage.saved import Player, Setup
from sevens_desktop.table import review as core
from sevens_desktop.table.reviewing import Review
from sevens_desktop.ui.application import Program
from tests.table.conftest import bot, person
from tests.tour.hands import MOST_STEPS, Hands, Keyboard, Tree
from tests.ui.accessible import Role, look_at, things
from tests.waiting import PATIENCE, wait_for

QUICK = Effort(share=0.02, worlds=4, seconds=None, patience=60.0)
LONG = Effort(share=0.02, worlds=10**6, seconds=None, patience=60.0)


@pytest.fixture
def program(program: Program, monkeypatch: pytest.MonkeyPatch) -> Program:
    """Its reviews are quick."""
    monkeypatch.setattr(core, "REVIEW", QUICK)
    return program


def finish(program: Program, places: Places, slug: str = "the-sins", *others: Player) -> str:
    """Open a finished game of Sam and these, or of Sam and bots, at its score sheet. The id of the game."""
    game, rng = GAMES[slug], Random(5)
    rest = others or tuple(bot(name) for name in ("Otto", "Mira", "Nadia")[: max(1, game.seat_counts[0] - 1)])
    company = (person("Sam"), *rest)
    record = Record.start(game, len(company), "REVIEW")
    state = game.load(record.opening)
    file = GameStore(places).create(Setup(record, company), lambda _: None)
    while (seat := state.to_act) is not None:
        action = GREEDY[slug].choose(state.determinize(seat, rng), seat, rng)
        state.apply(action)
        file.append(seat, action, state)
    file.close()
    program.app.resume(file.id)
    assert program.app.screen == "score"
    return file.id


def review_of(program: Program) -> Review:
    review = program.app.review
    assert review is not None
    return review


def wait_for_all(review: Review, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: review.finished, timeout=PATIENCE)


@pytest.mark.parametrize("slug", GAMES)
def test_a_review_of_every_game_is_shown_move_by_move(
    slug: str, program: Program, places: Places, qtbot: QtBot
) -> None:
    finish(program, places, slug)
    hands = Keyboard(program.window)
    hands.press("Review")
    assert program.app.screen == "review"
    review = review_of(program)
    assert hands.sees("Stop") and hands.sees(review.progress["text"])
    wait_for_all(review, qtbot)
    hands.find(review.title)
    assert not hands.sees("Stop")
    spoken = {(thing.role, thing.name) for thing in things(program.window)}
    assert (Role.Chart, review.curve["label"]) in spoken
    assert all((Role.Button, move["label"]) in spoken for move in review.moves)
    assert all((Role.ListItem, cost["label"]) in spoken for cost in review.costly)
    QTest.keyClick(program.window, Qt.Key.Key_Escape)
    assert program.app.screen == "score" and program.app.review is None


@pytest.mark.parametrize("hands", [Keyboard, Tree], ids=["keyboard", "accessibility_tree"])
def test_a_decision_is_seen_on_the_table_and_the_review_is_still_there(
    hands: type[Hands], program: Program, places: Places, qtbot: QtBot
) -> None:
    finish(program, places)
    person_at = hands(program.window)
    person_at.press("Review")
    review = review_of(program)
    wait_for_all(review, qtbot)
    move = review.moves[-1]
    person_at.press(move["label"])
    replay = program.app.replay
    assert program.app.screen == "replay" and replay is not None
    assert (replay.step, replay.watching) == (move["step"], review.seat)
    person_at.press("Review")
    assert program.app.screen == "review" and program.app.review is review and review.finished


def test_a_review_is_reached_from_the_list_of_finished_games(program: Program, places: Places, qtbot: QtBot) -> None:
    game_id = finish(program, places)
    program.app.leaveGame()
    hands = Keyboard(program.window)
    hands.press("Replay: 7: The Sins")
    assert program.app.screen == "replay"
    hands.press("Review")
    review = review_of(program)
    assert review.sitting.game_id == game_id
    wait_for_all(review, qtbot)
    QTest.keyClick(program.window, Qt.Key.Key_Escape)
    assert program.app.screen == "replay" and program.app.review is None
    QTest.keyClick(program.window, Qt.Key.Key_Escape)
    assert program.app.screen == "home" and program.app.replay is None


def test_it_can_be_stopped_and_gone_on_with(program: Program, places: Places, qtbot: QtBot) -> None:
    finish(program, places)
    hands = Keyboard(program.window)
    hands.press("Review")
    review = review_of(program)
    qtbot.waitUntil(lambda: bool(review.moves[0]["percent"]), timeout=PATIENCE)
    hands.press("Stop")
    assert not review.busy and bool(review.moves[0]["percent"])
    hands.press("Go on")
    wait_for_all(review, qtbot)


def test_the_keyboard_stays_where_it_is_while_the_review_grows(program: Program, places: Places, qtbot: QtBot) -> None:
    finish(program, places)
    Keyboard(program.window).press("Review")
    review = review_of(program)
    spoken = f"{review.moves[2]['turn']}: {review.moves[2]['text']}."
    for _ in range(MOST_STEPS):
        QTest.keyClick(program.window, Qt.Key.Key_Tab)
        if look_at(program.window.activeFocusItem()).name.startswith(spoken):
            break
    row = program.window.activeFocusItem()
    wait_for_all(review, qtbot)
    assert program.window.activeFocusItem() is row
    assert look_at(row).name == review.moves[2]["label"]


def test_whose_decisions_are_looked_at_is_chosen_by_the_keyboard(
    program: Program, places: Places, qtbot: QtBot
) -> None:
    finish(program, places, "the-sins", person("Ann"))
    hands = Keyboard(program.window)
    hands.press("Review")
    review = review_of(program)
    hands.choose("Whose decisions", "Ann")
    assert review.seat == 1
    wait_for_all(review, qtbot)
    hands.find(review.note)
    assert "Ann" in review.note


def test_leaving_ends_the_search_at_once(
    program: Program, places: Places, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next question is answered although the one before would have taken hours."""
    monkeypatch.setattr(core, "REVIEW", LONG)
    finish(program, places)
    hands = Keyboard(program.window)
    hands.press("Review")
    wait_for(lambda: bool(active_children()), "the search process")
    hands.press("Back")
    assert program.app.screen == "score" and program.app.review is None
    monkeypatch.setattr(core, "REVIEW", QUICK)
    hands.press("Review")
    wait_for_all(review_of(program), qtbot)


def test_the_program_can_be_closed_in_the_middle_of_a_review(
    program: Program, places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the fixture closes leaves nothing behind."""
    monkeypatch.setattr(core, "REVIEW", LONG)
    finish(program, places)
    Keyboard(program.window).press("Review")
    wait_for(lambda: bool(active_children()), "the search process")
    assert review_of(program).busy


def test_another_language_is_spoken_at_once(program: Program, places: Places, qtbot: QtBot) -> None:
    finish(program, places)
    program.app.openReview()
    review = review_of(program)
    wait_for_all(review, qtbot)
    english = [move["text"] for move in review.moves]
    program.app.settings.set("language", "fr")
    french = [move["text"] for move in review.moves]
    assert len(french) == len(english) and all(one != other for one, other in zip(english, french, strict=True))
    program.app.settings.set("language", "en")


def test_a_running_game_cannot_be_reviewed(program: Program, places: Places) -> None:
    program.app.newGameOf("the-sins")
    program.app.newGame.deal()
    program.app.openReview()
    assert program.app.screen == "table" and program.app.review is None
