"""A game from the deal to the score sheet, and everything that may come between."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from sevens_desktop.table.session import Session
from tests.table.conftest import Tables, bot, person

PATIENCE = 20_000


def first_legal(session: Session) -> None:
    """The person takes or feeds the leftmost sin, by the prompt alone."""
    prompt = session.prompt
    prompt.pick(prompt.order[0])
    prompt.press("take")


def play_to_the_end(session: Session, qtbot: QtBot) -> None:
    while session.state.to_act is not None:
        if session.curtain:
            session.lowerCurtain()
        elif session.prompt.active:
            first_legal(session)
        else:
            with qtbot.waitSignal(session.changed, timeout=PATIENCE):
                pass


def test_a_person_and_bots_play_to_the_score_sheet(tables: Tables, qtbot: QtBot) -> None:
    session = tables.deal(person("Sam"), bot("Otto"), bot("Mira"))
    with qtbot.waitSignal(session.finished, timeout=PATIENCE):
        play_to_the_end(session, qtbot)
    assert session.over
    abyss, *seats = session.outcome["columns"]
    assert abyss["seat"] == -1
    assert {column["seat"] for column in seats} == {0, 1, 2}
    assert session.log.rowCount() > 20
