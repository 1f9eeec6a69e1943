"""kill -9 of the running program in the middle of a game: it comes back as it was."""

from __future__ import annotations

import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from sevens_desktop.storage.places import Places
from sevens_desktop.table.history import History
from sevens_desktop.ui.application import Program
from tests.tour.hands import Tree
from tests.waiting import wait_for

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("slug", "decisions"),
    [("the-sins", 1), ("the-sins", 11), ("seven-and-seven", 12), ("architects", 13), ("growl", 14)],
)
def test_killed_in_the_middle_of_a_game(slug: str, decisions: int, qapp: QGuiApplication, places: Places) -> None:
    command = [sys.executable, "-m", "tests.tour.endless", str(places.data.parent), slug]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as player:
        assert player.stdout is not None
        said = list(islice(player.stdout, decisions))
        player.kill()
        said += player.stdout.readlines()
    game_id, _, ply = said[-1].strip().partition(" ")

    program = Program(qapp, places)
    app = program.app
    assert app.library.latest["id"] == game_id
    Tree(program.window).press(f"Continue {app.library.latest['title']}, {app.library.latest['line']}")
    session = app.session
    assert session is not None
    steps = len(session.history.steps)
    assert steps in (int(ply), int(ply) + 1)
    again = History.replay(
        session.sitting.game,
        session.history.steps[0].before.copy(),
        [str(step.action) for step in session.history.steps],
    )
    assert again.state.position() == session.state.position()
    wait_for(lambda: session.prompt.active, "the turn of a person")
    session.apply(session.state.legal_actions()[0])
    assert len(session.history.steps) > steps
    program.close()
