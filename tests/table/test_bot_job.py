"""The line to the search process: one question at a time, none of them in this process."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from sevens_desktop.bots.appraisal import Effort, Inquiry
from sevens_desktop.bots.worker import Answer, Request
from sevens_desktop.engine.contract import State
from sevens_desktop.engine.the_sins.game import THE_SINS
from sevens_desktop.table.bot_job import BotJob
from tests.waiting import PATIENCE


@pytest.fixture
def job(qapp: QGuiApplication) -> Iterator[BotJob]:
    job = BotJob()
    yield job
    job.close()


def world() -> State:
    return THE_SINS.deal(3, "JOB", {"start": 0}).determinize(0, Random(1))


def request(ticket: str) -> Request:
    return Request(ticket, 0, world(), 0, "easy", 7)


def endless(ticket: str) -> Inquiry:
    """It would take hours."""
    return Inquiry(ticket, 0, world(), 0, 7, Effort(share=1.0, worlds=10**6, seconds=None, patience=60.0))


def test_the_answer_carries_the_ticket_and_a_legal_action(job: BotJob, qtbot: QtBot) -> None:
    with qtbot.waitSignal(job.answered, timeout=PATIENCE) as told:
        job.ask(request("a"))
    (answer,) = told.args
    assert isinstance(answer, Answer)
    assert answer.game_id == "a"
    assert THE_SINS.parse(answer.action) in THE_SINS.deal(3, "JOB", {"start": 0}).legal_actions()


def test_only_the_last_question_is_answered(job: BotJob, qtbot: QtBot) -> None:
    answers: list[str] = []
    job.answered.connect(lambda answer: answers.append(answer.game_id))
    job.ask(endless("first"))
    job.ask(endless("second"))
    job.ask(request("third"))
    qtbot.waitUntil(lambda: "third" in answers, timeout=PATIENCE)
    assert answers == ["third"]


def test_a_cancelled_question_is_not_answered_and_the_next_one_is(job: BotJob, qtbot: QtBot) -> None:
    answers: list[str] = []
    job.answered.connect(lambda answer: answers.append(answer.game_id))
    job.ask(endless("first"))
    qtbot.waitUntil(lambda: bool(multiprocessing.active_children()), timeout=PATIENCE)
    job.cancel()
    job.ask(request("second"))
    qtbot.waitUntil(lambda: "second" in answers, timeout=PATIENCE)
    assert answers == ["second"]


def test_closing_ends_process_and_thread_in_mid_thought(qapp: QGuiApplication, qtbot: QtBot) -> None:
    job = BotJob()
    job.ask(endless("first"))
    qtbot.waitUntil(lambda: bool(multiprocessing.active_children()), timeout=PATIENCE)
    job.close()
    assert multiprocessing.active_children() == []


def test_nothing_is_started_before_the_first_question(qapp: QGuiApplication) -> None:
    job = BotJob()
    assert multiprocessing.active_children() == []
    job.close()
