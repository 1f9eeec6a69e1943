"""Taking back: the own last decision, unless somebody learned something or another person decided."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from sevens_desktop.bots.worker import Question
from sevens_desktop.engine.contract import Event
from sevens_desktop.engine.the_sins.actions import TAKES
from sevens_desktop.engine.the_sins.game import THE_SINS
from sevens_desktop.table.history import Step
from sevens_desktop.table.undo import Offer, offer
from tests.table.conftest import Tables, bot, person, press_first, screen
from tests.waiting import PATIENCE

SAM, ANN, OTTO = person("Sam"), person("Ann"), bot("Otto")


def step(seat: int, reveals: bool = False) -> Step:
    return Step(seat, 1, TAKES[0], (Event("took", reveals=reveals),), THE_SINS.deal(2, "UNDO"))


def test_nothing_to_take_back() -> None:
    assert offer([], [SAM, OTTO], 0, "strict", False) == Offer(refusal="nothing_decided")
    assert offer([step(1)], [SAM, OTTO], 0, "free", False) == Offer(refusal="nothing_decided")


def test_the_own_last_decision_and_the_bots_behind_it() -> None:
    steps = [step(0), step(0), step(1), step(2)]
    assert offer(steps, [SAM, OTTO, OTTO], 0, "strict", False) == Offer(3)


def test_another_person_has_decided() -> None:
    assert offer([step(0), step(1)], [SAM, ANN], 0, "strict", False) == Offer(refusal="other_decided")
    assert offer([step(0), step(1)], [SAM, ANN], 0, "free", False) == Offer(refusal="other_decided")


def test_something_was_revealed() -> None:
    assert offer([step(0, reveals=True)], [SAM, OTTO], 0, "strict", False) == Offer(refusal="revealed")
    assert offer([step(0), step(1, reveals=True)], [SAM, OTTO], 0, "strict", False) == Offer(refusal="revealed")


def test_free_undo_is_for_one_person_against_bots() -> None:
    steps = [step(0, reveals=True), step(1)]
    assert offer(steps, [SAM, OTTO], 0, "free", False) == Offer(2, free=True)
    assert offer(steps[:1], [SAM, ANN], 0, "free", False) == Offer(refusal="revealed")
    assert offer([step(0)], [SAM, OTTO], 0, "free", False) == Offer(1)


def test_a_finished_game_stands() -> None:
    assert offer([step(0)], [SAM, OTTO], 0, "free", True) == Offer(refusal="over")


def test_strict_undo_says_why_not(tables: Tables) -> None:
    session = tables.deal(SAM, OTTO, start=0)
    assert session.undo["why"] == "You have not decided anything yet."
    press_first(session)
    assert session.undo == {
        "enabled": False,
        "text": "",
        "why": "A card was revealed since, and that cannot be taken back.",
        "free": False,
    }
    before = session.state.position()
    session.takeBack()
    assert session.state.position() == before


def test_free_undo_goes_back_over_bots_and_marks_the_game(tables: Tables, qtbot: QtBot) -> None:
    session = tables.deal(SAM, OTTO, bot("Mira"), start=0, undo="free")
    before = screen(session)
    press_first(session)
    qtbot.waitUntil(lambda: session.prompt.active, timeout=PATIENCE)
    assert session.undo["free"]
    assert session.undo["text"].startswith("Take back: You took")
    session.takeBack()
    after = screen(session)
    for part in ("view", "head", "prompt", "log"):
        assert after[part] == before[part]
    assert session.marks == ["Free undo used"]
    game_id, position = session.gameId, session.state.position()
    tables.close(session)
    again = tables.resume(game_id)
    assert again.state.position() == position
    assert again.marks == ["Free undo used"]


def test_taking_back_while_a_bot_thinks_drops_its_answer(tables: Tables, asked: list[Question]) -> None:
    session = tables.deal(SAM, bot("Otto", "sharp"), start=0, undo="free")
    before = session.state.position()
    press_first(session)
    session.takeBack()
    tables.bots.answered.emit(asked[0].answer_at_once())
    assert session.state.position() == before
    press_first(session, "feed")
    tables.bots.answered.emit(asked[1].answer_at_once())
    QCoreApplication.processEvents()
    assert session.turn["number"] == 3


def test_placed_stones_can_be_taken_back_while_others_have_not_placed(tables: Tables) -> None:
    """SIN-24: placing reveals nothing, so strict undo allows it."""
    people = tables.deal(SAM, ANN, start=0, curtain="never", manual_stones=True)
    while not people.view["placing"]:
        press_first(people, "feed" if people.turn["number"] <= 2 else "take")
    position = people.state.position()
    session = tables.lay(
        position, *([SAM, bot("Otto", "sharp")] if people.watching == 0 else [bot("Otto", "sharp"), SAM])
    )
    session.prompt.press("place")
    assert session.waiting
    assert session.undo["text"].startswith("Take back: You placed Stones on")
    assert not session.undo["free"]
    session.takeBack()
    assert session.state.position() == position
    assert session.prompt.active
