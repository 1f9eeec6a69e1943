"""What 7 Wonders Architects tells afterwards and beforehand: log, recap, score sheet, hints, the first-game guide."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sevens_desktop.engine.architects.game import ARCHITECTS
from sevens_desktop.engine.architects.state import ArchitectsState
from sevens_desktop.engine.contract import Outcome
from sevens_desktop.storage.saved import Player
from sevens_desktop.table.history import History
from sevens_desktop.table.players import Voice, badges
from sevens_desktop.table.presenters.architects import ARCHITECTS as PRESENTER
from sevens_desktop.table.view import Advice, Entry
from tests.engine.architects.table import CENTRE, Table
from tests.table.architects_look import NAMES, seen, voice


def played(table: Table, *texts: str) -> History:
    history = History(table.state)
    for text in texts:
        history.apply(ARCHITECTS.parse(text))
    assert isinstance(history.state, ArchitectsState)
    table.state = history.state
    return history


def log(table: Table, history: History, eyes: int | None = 0) -> list[Entry]:
    return PRESENTER.log(history.moves(eyes), table.state.turn, voice(table.state), table.state.options)


# -- log and recap


def test_what_follows_from_a_decision_stands_in_its_entry() -> None:
    table = Table().top(0, "blue-2").top(CENTRE, "red-1").ready()
    entries = log(table, played(table, "take left", "take centre"))
    assert [(entry.seat, entry.text, entry.caption) for entry in entries] == [
        (
            1,
            "Nadia took <b>Shield with a horn</b> from the centre. <b>1 conflict token turned to war</b>: 1 of 3.",
            "turn 2",
        ),
        (0, "You took <b>2 points and the cat</b> from the left pile. <b>The cat</b> came to you.", "turn 1"),
    ]
    assert entries[0].elements == ("pile:centre",)


def test_a_battle_has_an_entry_for_each_step() -> None:
    """ARC-B-2 to ARC-B-6."""
    table = Table().give(0, "red-0").at_war(2).top(0, "red-1").ready()
    entries = log(table, played(table, "take left"))
    assert [(entry.seat, entry.emblem, entry.strong) for entry in entries] == [
        (None, "peace", False),
        (0, "", False),
        (None, "peace", False),
        (0, "", False),
        (None, "war", True),
        (0, "", False),
    ]
    assert entries[4].text == "<b>Battle.</b> Shields: Sam 2, Nadia 0, Otto 0."


def test_the_log_hides_what_others_peeked_at() -> None:
    """ARC-N-1."""
    table = Table().give(0, "blue-2").top(CENTRE, "stone").ready()
    history = played(table, "peek")
    assert "Stone" in log(table, history)[0].text
    assert "Stone" not in log(table, history, 1)[0].text


@pytest.mark.parametrize("seats", [2, 5])
def test_every_decision_leaves_a_line(seats: int) -> None:
    rng = Random(seats)
    history = History(ARCHITECTS.deal(seats, f"TOLD-{seats}", {"edition": "rulebook"}))
    while history.state.to_act is not None:
        history.apply(rng.choice(list(history.state.legal_actions())))
    told = Voice(NAMES[:seats], 0)
    assert all(PRESENTER.recap([move], told) for move in history.moves(0))
    entries = PRESENTER.log(history.moves(0), 1, told, history.state.options)
    assert all(entry.text and "  " not in entry.text for entry in entries)
    turns = [entry.turn for entry in reversed(entries)]
    assert turns == sorted(turns)


# -- the score sheet


def final(table: Table, *texts: str) -> tuple[Outcome, dict[str, Any]]:
    history = played(table, *texts)
    outcome = history.state.outcome()
    assert outcome is not None
    people = [Player(name, "person", "", at) for at, name in enumerate(NAMES[: table.state.seats])]
    return outcome, PRESENTER.score(outcome, badges(people), voice(table.state), table.state.turn)


def finished() -> Table:
    """Seat 0 takes its last card."""
    table = Table("giza rhodes ephesus").build(0, "abcd").give(0, "wood stone brick blue-2 red-0").win(0, 2)
    return table.hold(0, "strategy").build(1, "ab").give(1, "blue-3").top(0, "glass").ready()


def test_the_score_sheet_has_the_five_sources_side_by_side() -> None:
    """ARC-O-3."""
    outcome, sheet = final(finished(), "take left")
    assert sheet["title"] == "You win with 42 points"
    assert sheet["line"] == "You finished <b>Giza</b>, which ends the game."
    assert (sheet["rule"], sheet["winners"]) == ("ARC-O-3", [0])
    assert [source["source"] for source in sheet["sources"]] == ["wonder", "blue", "victories", "cat", "tokens"]
    assert [(column["name"], column["place"], column["pointsText"]) for column in sheet["columns"]] == [
        ("Sam", 1, "42"),
        ("Nadia", 2, "11"),
        ("Otto", 3, "0"),
    ]
    first = sheet["columns"][0]
    assert [(cell["points"], cell["text"]) for cell in first["cells"]] == [
        (30, "5 stages"),
        (2, ""),
        (6, "2 victory tokens"),
        (2, ""),
        (2, "Strategy 2"),
    ]
    assert [cell["label"] for cell in first["cells"]][:2] == [
        "Sam, Stages: 30 points, 5 stages.",
        "Sam, Blue cards: 2 points.",
    ]
    assert first["picture"] == {"wonder": "giza", "pieces": "bbbbb"}
    assert [sum(part["points"] for part in bar["parts"]) for bar in sheet["bars"]] == [42, 11, 0]
    assert sheet["axis"] == [0, 10, 20, 30, 40, 50]
    assert outcome.scores == (42, 11, 0)


def test_more_stages_break_a_tie() -> None:
    """ARC-O-5: 30 points each, five stages against none."""
    table = Table("giza rhodes ephesus").build(0, "abcd").give(0, "wood stone brick").win(1, 10).top(0, "glass").ready()
    _, sheet = final(table, "take left")
    assert (sheet["rule"], sheet["winners"]) == ("ARC-O-5", [0])
    assert sheet["line"].endswith("Points are tied, and Sam built more stages.")


# -- hints


def advised(table: Table, text: str) -> Advice:
    return PRESENTER.advise(ARCHITECTS.parse(text), seen(table), voice(table.state), table.state.options)


def test_a_hint_tells_what_the_card_does_and_what_it_denies() -> None:
    """The facts change with what lies on the table."""
    table = Table().give(0, "wood").give(1, "stone").top(0, "brick").ready()
    advice = advised(table, "take left")
    assert (advice.title, advice.elements, advice.button) == ("Take Brick from the left pile", ("pile:giza",), "take")
    assert advice.facts == (
        "It builds stage 1 at once: 4 points.",
        "Left there, it would build stage 1 for your left neighbour.",
    )
    again = advised(Table().give(0, "wood").give(1, "brick").top(0, "brick").ready(), "take left")
    assert again.facts[0] == advice.facts[0]
    assert again.facts[1] != advice.facts[1]
    alone = advised(Table().give(0, "wood").top(0, "brick").ready(), "take left")
    assert alone.facts[1] == "You have 0 points, the best of the others has 0 points."


def test_a_hint_for_the_centre_counts_what_is_left() -> None:
    table = Table().give(0, "wood").top(0, "red-0").top(2, "gear").ready()
    advice = advised(table, "take centre")
    assert advice.facts[0] == "Nobody knows this card. 59 cards: 22 would build a stage."
    assert advice.facts[1] == "The open cards would build nothing: Shield and Gear."
    better = advised(Table().give(0, "wood").top(0, "brick").top(2, "gear").ready(), "take centre")
    assert better.facts[1] == "Of the open cards, Brick would build a stage."


def test_every_action_can_be_advised() -> None:
    kinds: set[str] = set()
    for number in range(4):
        rng = Random(number)
        wonders = ["alexandria", "halicarnassus", "olympia"]
        state = ARCHITECTS.deal(3, f"HINT-{number}", {"edition": "rulebook", "gold_free": True, "wonders": wonders})
        while state.to_act is not None:
            legal = list(state.legal_actions())
            for action in legal:
                advice = PRESENTER.advise(action, state.observe(state.to_act), Voice(NAMES[:3]), state.options)
                assert advice.title and advice.button
                assert all(fact.endswith(".") and "{" not in fact for fact in advice.facts)
                kinds.add(str(action).split()[0])
            state.apply(rng.choice(legal))
    assert kinds == {"take", "token", "build", "claim", "pick", "peek", "draw", "look", "keep", "end"}


# -- the first-game guide


def test_every_note_arises_in_some_game() -> None:
    arisen: dict[str, None] = {}
    for number in range(6):
        rng = Random(number)
        history = History(ARCHITECTS.deal(3, f"GUIDE-{number}", {"start": 0}))
        events: Any = ()
        while history.state.to_act is not None:
            arisen.update(dict.fromkeys(PRESENTER.occasions(history.state.observe(0), events)))
            events = history.apply(rng.choice(list(history.state.legal_actions()))).events
    assert sorted(arisen) == sorted(PRESENTER.notes)
    assert next(iter(arisen)) == "architects_choosing"
    for note in PRESENTER.notes:
        shown = PRESENTER.note(note)
        assert shown.title and shown.text.endswith(".") and shown.element
