"""The search process: answers, is cancelled, dies and is replaced, and never loads Qt."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from multiprocessing import active_children
from pathlib import Path
from random import Random

import pytest

from sevens_desktop.bots import worker
from sevens_desktop.bots.worker import Request, SearchProcess
from sevens_desktop.engine.catalog import GAMES


def request(bot: str, ply: int = 0) -> Request:
    state = GAMES["the-sins"].deal(2, "WORKER")
    assert state.to_act is not None
    return Request("game", ply, state.determinize(state.to_act, Random(1)), state.to_act, bot, seed=5)


def legal(request: Request) -> set[str]:
    return {str(action) for action in request.world.legal_actions()}


def pids() -> list[int]:
    return [child.pid for child in active_children() if child.name == "sevens-search" and child.pid]


@pytest.fixture
def search() -> Iterator[SearchProcess]:
    process = SearchProcess()
    yield process
    process.close()
    assert pids() == []


def test_answer_names_the_game_and_ply_and_is_legal(search: SearchProcess) -> None:
    asked = request("steady", ply=3)
    answer = search.ask(asked)
    assert answer is not None
    assert (answer.game_id, answer.ply) == ("game", 3)
    assert answer.action in legal(asked)


def test_same_request_same_answer(search: SearchProcess) -> None:
    assert search.ask(request("steady")) == search.ask(request("steady"))


def test_cancel_ends_the_process_and_the_next_question_is_answered(
    search: SearchProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process is stopped first, so that it is certainly busy when it is cancelled."""
    monkeypatch.setattr(worker, "PATIENCE", 60.0)
    search.ask(request("random"))
    before = pids()
    os.kill(before[0], signal.SIGSTOP)
    answers: list[object] = []
    asking = threading.Thread(target=lambda: answers.append(search.ask(request("sharp"))))
    asking.start()
    while asking.is_alive():
        search.cancel()
        time.sleep(0.01)
    assert answers == [None]
    assert pids() != before
    assert search.ask(request("random")) is not None


def test_a_question_that_is_no_longer_wanted_is_not_asked(search: SearchProcess) -> None:
    """It may have been given up before the process was ready to be cancelled."""
    before = pids()
    assert search.ask(request("sharp"), lambda: False) is None
    assert pids() == before
    assert search.ask(request("random")) is not None


def test_cancel_without_a_question_does_nothing(search: SearchProcess) -> None:
    before = pids()
    search.cancel()
    assert pids() == before


def test_a_lost_process_is_replaced_and_asked_again(search: SearchProcess) -> None:
    search.ask(request("random"))
    before = pids()
    os.kill(before[0], signal.SIGKILL)
    asked = request("steady")
    answer = search.ask(asked)
    assert answer is not None
    assert answer.action in legal(asked)
    assert pids() != before


def test_greedy_answers_when_the_process_is_lost_again_and_again(
    search: SearchProcess, capfd: pytest.CaptureFixture[str]
) -> None:
    """A bot that the process does not know brings it down each time."""
    asked = request("nobody")
    answer = search.ask(asked)
    assert answer is not None
    assert answer.action in legal(asked)
    assert "KeyError" in capfd.readouterr().err


def test_greedy_answers_when_the_process_is_stuck(search: SearchProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    search.ask(request("random"))
    monkeypatch.setattr(worker, "PATIENCE", 0.05)
    monkeypatch.setattr(worker, "ATTEMPTS", 1)
    os.kill(pids()[0], signal.SIGSTOP)
    asked = request("sharp")
    answer = search.ask(asked)
    assert answer is not None
    assert answer.action in legal(asked)


def test_closing_ends_a_search_under_way() -> None:
    search = SearchProcess()
    search.ask(request("random"))
    os.kill(pids()[0], signal.SIGSTOP)
    answers: list[object] = []
    asking = threading.Thread(target=lambda: answers.append(search.ask(request("sharp"))))
    asking.start()
    search.close()
    asking.join()
    assert answers == [None]
    assert search.ask(request("random")) is None
    assert pids() == []


PROGRAM = """
import sys
from sevens_desktop.bots.worker import Request, SearchProcess
from sevens_desktop.cli import main

class World:
    slug = "the-sins"

    def legal_actions(self):
        return [" ".join(name for name in sys.modules if name.startswith(("PySide6", "shiboken6"))) or "no Qt"]

if __name__ == "__main__":
    import PySide6.QtCore
    search = SearchProcess()
    print(search.ask(Request("game", 0, World(), 0, "random", 1)).action)
    search.close()
"""


def test_the_process_loads_no_qt(tmp_path: Path) -> None:
    """A spawned process imports the main module again: a program that has loaded Qt, started as the command line is.

    The world answers, from within the process, what is loaded there.
    """
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    done = subprocess.run([sys.executable, str(program)], capture_output=True, text=True, check=True)
    assert done.stdout == "no Qt\n"
