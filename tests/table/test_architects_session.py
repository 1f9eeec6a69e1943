"""7 Wonders Architects as it is played: to the end, resumed in mid-chain, taken back, behind the curtain."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from sevens_desktop.table.session import Session
from tests.engine.architects.table import CENTRE, Table
from tests.table.conftest import Tables, bot, person, screen
from tests.waiting import PATIENCE

SAM, ANN, LEE = person("Sam", 0), person("Ann", 1), person("Lee", 2)


def choose_first(session: Session) -> None:
    """The first choice that is on offer, by the prompt alone."""
    choice = session._shown.choices[0]
    session.prompt.clear()
    for pick in choice.picks:
        session.prompt.pick(pick)
    session.prompt.press(choice.button)


def say(session: Session, *texts: str) -> None:
    for text in texts:
        session.apply(session.sitting.game.parse(text))


def test_a_person_and_bots_play_to_the_score_sheet(tables: Tables, qtbot: QtBot) -> None:
    session = tables.deal(SAM, bot("Otto"), bot("Mira"), slug="architects", wonders=["halicarnassus", "giza", "rhodes"])
    while not session.over:
        if session.prompt.active:
            choose_first(session)
            assert session.undo["text"] or session.undo["why"]
        else:
            with qtbot.waitSignal(session.changed, timeout=PATIENCE):
                pass
    assert session.outcome["columns"][0]["place"] == 1
    assert session.log.rowCount() > 20


@pytest.mark.parametrize("done", [1, 2])
def test_a_game_resumes_in_the_middle_of_a_chain(tables: Tables, done: int) -> None:
    """ARC-W-halicarnassus: which deck, then which card; it is asked again with the same cards."""
    table = Table("halicarnassus giza rhodes").build(0, "a").give(0, "wood")
    table.top(0, "wood gear stone gold red-0 glass").ready()
    session = tables.lay(table.state.position(), SAM, bot("Otto"), bot("Mira"))
    say(session, *["take left", "look left"][:done])
    session.cards.settle()
    shown, cards = screen(session), {(card.uid, card.zone, card.face) for card in session.cards.cards}
    tables.close(session)
    again = tables.resume(session.sitting.game_id)
    assert {key: value for key, value in screen(again).items() if key != "cards"} == {
        key: value for key, value in shown.items() if key != "cards"
    }
    assert {(card.uid, card.zone, card.face) for card in again.cards.cards} == cards
    say(again, *["take left", "look left", "keep gold"][done:])
    assert again.state.observe(0) != table.state.observe(0)


def test_a_take_that_reveals_cannot_be_taken_back(tables: Tables) -> None:
    session = tables.lay(Table().ready().state.position(), SAM, bot("Otto"), bot("Mira"))
    say(session, "take left")
    assert not session.undo["enabled"] and "revealed" in session.undo["why"]


def test_turning_cards_in_can_be_taken_back_until_a_token_is_chosen(tables: Tables) -> None:
    """ARC-N-9: turning in reveals nothing."""
    table = Table(edition="rulebook").give(0, "gear gear tablet").top(0, "compass").ready()
    session = tables.lay(table.state.position(), SAM, bot("Otto"), bot("Mira"))
    say(session, "take left", "claim gear gear")
    assert session.undo["enabled"] and session.undo["text"] == "Take back: You gave 2 Gear for a progress token."
    session.takeBack()
    assert [str(choice.action) for choice in session._shown.choices] == ["claim gear gear", "claim tablet gear compass"]


def test_the_curtain_goes_up_for_a_card_that_was_peeked_at(tables: Tables) -> None:
    """ARC-N-1: what Ann knows is still there in her next turn; the others have nothing to hide."""
    table = Table().give(1, "blue-2").top(CENTRE, "stone").top(0, "red-0 red-0").top(1, "red-0").top(2, "red-0").ready()
    session = tables.lay(table.state.position(), SAM, ANN, LEE)
    say(session, "take left")
    assert session.watching == 1 and not session.curtain
    say(session, "peek", "take left")
    assert session.watching == 2 and not session.curtain
    say(session, "take left")
    assert session.watching == 0 and not session.curtain
    say(session, "take left")
    assert session.curtain["seat"] == 1
    assert not any("Stone" in line for line in session.curtain["lines"])
    session.lowerCurtain()
    centre = next(card for card in session.cards.cards if card.element == "pile:centre")
    assert centre.face == "arch_stone"


def test_what_the_cat_saw_changes_nothing_on_other_screens(tables: Tables) -> None:
    shown = []
    for top in ("stone", "red-2"):
        table = (
            Table().give(1, "blue-2").top(0, "red-0 wood").top(1, "red-0 wood").top(2, "red-0 wood").top(CENTRE, top)
        )
        session = tables.lay(table.ready().state.position(), SAM, ANN, LEE, curtain="never")
        say(session, "take left", "peek", "take left")
        assert session.watching == 2
        lee = screen(session)
        say(session, "take left")
        shown.append((lee, screen(session)))
        tables.close(session)
    assert shown[0] == shown[1]


def test_seats_go_round_clockwise_from_the_left_neighbour(tables: Tables) -> None:
    """ARC-S-9."""
    session = tables.lay(Table("giza rhodes ephesus olympia").ready().state.position(), SAM, ANN, LEE, bot("Otto"))
    assert session.opponents == [1, 2, 3]
    assert session.turn["direction"] == "clockwise"
    assert session.turn["text"] == "Your turn · take one card"
