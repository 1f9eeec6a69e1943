"""A hint: the move, why, what it is expected to gain; on its way it can be given up."""

from __future__ import annotations

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from sevens_desktop.bots.appraisal import Appraisal, Inquiry
from sevens_desktop.bots.worker import Question
from sevens_desktop.engine.catalog import GAMES
from sevens_desktop.storage.saved import Player
from sevens_desktop.table.hints import describe
from sevens_desktop.table.presenters.growl import GROWL
from sevens_desktop.table.qt import Map
from sevens_desktop.table.session import Session
from sevens_desktop.table.sitting import Sitting
from tests.table.conftest import Tables, bot, person
from tests.table.growl_look import deal, voice
from tests.waiting import PATIENCE

SEATS = {"the-sins": 3, "seven-and-seven": 3, "architects": 3, "growl": 4}


def company(seats: int) -> list[Player]:
    return [person("Sam"), *(bot(name) for name in ("Otto", "Mira", "Nadia")[: seats - 1])]


def hint_of(appraisal: Appraisal) -> Map:
    state = GAMES["the-sins"].deal(3, "HINT", {"start": 0})
    sitting = Sitting("game", "the-sins", "HINT", state.options, tuple(company(3)))
    return describe(sitting, state.observe(0), appraisal)


def sins() -> tuple[str, str]:
    """Two moves of the same position."""
    first, second, *_ = GAMES["the-sins"].deal(3, "HINT", {"start": 0}).legal_actions()
    return str(first), str(second)


def test_the_chance_of_the_move_and_of_another_one_is_said() -> None:
    best, other = sins()
    hint = hint_of(Appraisal("game", 0, best, 0.62, other, 0.549))
    title = hint["title"]
    (first, second) = hint["chances"]
    assert (first["caption"], first["percent"], first["share"]) == ("Chance of winning", "about 62 %", 0.62)
    assert first["label"] == f"{title}: chance of winning about 62 %."
    assert second["percent"] == "about 55 %" and second["caption"].startswith("Instead: ")
    assert hint_of(Appraisal("game", 0, best, 0.31, other, 0.2))["chances"][0]["percent"] == "about 31 %"


def test_another_move_is_not_named_where_it_may_be_no_worse() -> None:
    best, other = sins()
    assert len(hint_of(Appraisal("game", 0, best, 0.4, other, 0.4))["chances"]) == 1
    assert len(hint_of(Appraisal("game", 0, best, 0.4, other, 0.3, 0.06))["chances"]) == 1
    assert len(hint_of(Appraisal("game", 0, best, 0.4, other, 0.3, 0.04))["chances"]) == 2


def test_no_chance_is_made_up() -> None:
    hint = hint_of(Appraisal("game", 0, sins()[0]))
    assert hint["title"] and hint["chances"] == []


@pytest.mark.parametrize("slug", GAMES)
def test_a_hint_of_every_game_has_a_chance(slug: str, tables: Tables, qtbot: QtBot) -> None:
    session = tables.deal(*company(SEATS[slug]), slug=slug)
    qtbot.waitUntil(lambda: session.prompt.active, timeout=PATIENCE)
    announced: list[str] = []
    session.announced.connect(lambda text, _: announced.append(text))
    session.askHint()
    assert session.hint["busy"] == "Thinking about your move"
    qtbot.waitUntil(lambda: "title" in session.hint, timeout=PATIENCE)
    assert not session.hint["busy"]
    chance = session.hint["chances"][0]
    assert 0 <= chance["share"] <= 1 and chance["percent"].startswith("about ")
    assert announced[0] == "Thinking about your move" and chance["label"] in announced[1]


def test_a_hint_on_its_way_can_be_given_up(tables: Tables, asked: list[Question]) -> None:
    """What was found too late is not shown."""
    session = tables.deal(person("Sam"), bot("Otto"), start=0)
    session.askHint()
    session.closeHint()
    assert not session.hint["busy"]
    tables.bots.answered.emit(asked[0].answer_at_once())
    assert "title" not in session.hint
    session.askHint()
    tables.bots.answered.emit(asked[1].answer_at_once())
    assert "title" in session.hint


def test_a_hint_is_closed_when_another_language_is_spoken(tables: Tables, qtbot: QtBot) -> None:
    session = tables.deal(person("Sam"), bot("Otto"), start=0)
    session.askHint()
    qtbot.waitUntil(lambda: "title" in session.hint, timeout=PATIENCE)
    session.retranslate()
    assert "title" not in session.hint


@pytest.mark.parametrize("slug", GAMES)
def test_what_is_asked_does_not_hold_what_the_seat_does_not_know(
    slug: str, tables: Tables, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same seat in two worlds that it cannot tell apart asks the same."""
    session = tables.deal(*company(SEATS[slug]), slug=slug)
    qtbot.waitUntil(lambda: session.prompt.active, timeout=PATIENCE)
    twin = session.state.determinize(0, Random(9))
    assert twin.position() != session.state.position()
    asked = asked_of(session, monkeypatch)
    session.history.state = twin
    session.closeHint()
    again = asked_of(session, monkeypatch)
    assert again.seed == asked.seed
    assert again.world.position() == asked.world.position()


def asked_of(session: Session, monkeypatch: pytest.MonkeyPatch) -> Inquiry:
    asked: list[Question] = []
    with monkeypatch.context() as patched:
        patched.setattr("sevens_desktop.table.bot_job.BotJob.ask", lambda _, question: asked.append(question))
        session.askHint()
    (inquiry,) = asked
    assert isinstance(inquiry, Inquiry)
    return inquiry


def test_a_hint_of_growl_says_what_the_seat_has_reason_to_believe() -> None:
    """The sentence follows what was seen of the other seat, and nothing else."""
    state = deal(7, "BELIEF")
    rng = Random(4)
    told: dict[tuple[int, str], set[str]] = {}
    while (seat := state.to_act) is not None:
        twin = state.determinize(seat, rng)
        for action in state.legal_actions():
            advised = [
                GROWL.advise(action, world.observe(seat), voice(state, seat), state.options) for world in (state, twin)
            ]
            assert advised[0] == advised[1]
            if str(action).startswith("give"):
                told.setdefault((seat, str(action)), set()).add(advised[0].facts[0])
        state.apply(rng.choice(list(state.legal_actions())))
    others = {fact for (seat, action), facts in told.items() if action != f"give {seat}" for fact in facts}
    assert all(
        fact.startswith("By what you have seen, ") and "is a werewolf with a chance of about " in fact
        for fact in others
    )
    assert any(len(facts) > 1 for facts in told.values())
