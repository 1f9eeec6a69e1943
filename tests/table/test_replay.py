"""A finished game, step by step, through any eyes."""

from __future__ import annotations

import pytest

from sevens_desktop.table.history import History
from sevens_desktop.table.replay import Replay
from tests.table.conftest import Tables, person, press_first, screen

PEOPLE = (person("Sam"), person("Ann"), person("Lee"))


@pytest.fixture
def replay(tables: Tables) -> Replay:
    session = tables.deal(*PEOPLE, start=0, curtain="never")
    while not session.over:
        press_first(session)
    actions = [str(step.action) for step in session.history.steps]
    opening = session.history.steps[0].before
    game = session.sitting.game
    return Replay(session.sitting, History.replay(game, game.load(opening.position()), actions))


def test_it_begins_with_the_deal_and_ends_with_the_score(replay: Replay) -> None:
    assert (replay.step, replay.sentence, replay.over) == (0, "The deal", False)
    assert replay.log.rowCount() == 0
    replay.toEnd()
    assert replay.step == replay.steps
    assert replay.over
    assert replay.outcome["title"]
    assert not replay.prompt.active
    turns = replay.turn["number"]
    assert replay.position == f"Turn {turns} of {turns}"


def test_a_step_forward_tells_the_decision_and_moves_cards(replay: Replay) -> None:
    replay.forward()
    assert replay.sentence.startswith("Sam took")
    assert any(card.origin == "pile" for card in replay.cards.cards)
    assert replay.cards.count > len(replay.cards.cards)
    replay.cards.settle()
    replay.back()
    assert replay.step == 0


def test_any_step_looks_the_same_from_either_side(replay: Replay) -> None:
    replay.goTo(5)
    there = _still(replay)
    replay.toEnd()
    replay.goTo(5)
    assert _still(replay) == there


def _still(replay: Replay) -> dict[str, object]:
    shown = screen(replay)
    cards = [(card.zone, card.slot, card.face, card.count) for card in replay.cards.cards]
    return {part: shown[part] for part in ("view", "log", "head")} | {"cards": cards}


def test_the_slider_stays_on_the_game(replay: Replay) -> None:
    replay.goTo(-3)
    assert replay.step == 0
    replay.goTo(10_000)
    assert replay.step == replay.steps
    replay.forward()
    assert replay.step == replay.steps


def test_knowledge_is_shown_or_hidden(replay: Replay) -> None:
    replay.goTo(6)
    assert all(seat["known"] == [] for seat in replay.view["seats"])
    assert replay.view["abyss"]["known"] == []
    replay.showKnowledge(True)
    counts = [sum(entry["count"] for entry in seat["known"]) for seat in replay.view["seats"]]
    assert counts == [seat["cards"] for seat in replay.view["seats"]]
    replay.showKnowledge(False)
    assert all(seat["known"] == [] for seat in replay.view["seats"])


def test_it_is_seen_through_any_eyes(replay: Replay) -> None:
    """Each owner sees the own first card before the own first decision (SIN-Q2)."""
    firsts = []
    for seat in range(3):
        replay.lookThrough(seat)
        assert replay.watching == seat
        firsts.append(replay.view["own"]["start"]["face"])
    assert len(firsts) == 3
    replay.lookThrough(-1)
    assert replay.view["own"] == {}
    assert replay.opponents == [0, 2, 1]
