"""Reaction windows of 7 & 7 at a screen: silence, one open question, one pause in all, taking back, resuming."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from sevens_desktop.engine.contract import State
from sevens_desktop.engine.seven_and_seven.knowledge import SevenObservation
from sevens_desktop.table.session import Session
from tests.engine.seven_and_seven.table import say, table
from tests.table.conftest import Tables, bot, person, screen
from tests.waiting import PATIENCE

SAM, ANN, LEE = person("Sam", 0), person("Ann", 1), person("Lee", 2)
OTTO, MIRA, NADIA = bot("Otto"), bot("Mira", colour=2), bot("Nadia", colour=3)


def play(session: Session, element: str, button: str) -> None:
    session.prompt.pick(element)
    session.prompt.press(button)


def public(session: Session) -> SevenObservation:
    seen = session.state.observe(None)
    assert isinstance(seen, SevenObservation)
    return seen


def buttons(session: Session) -> list[str]:
    return [str(button["id"]) for button in session.prompt.buttons]


def zones(session: Session) -> set[str]:
    return {card.zone for card in session.cards.cards}


def wait_for_question(session: Session, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: session.prompt.active or session.over, timeout=PATIENCE)


# -- alone against bots


def test_who_cannot_react_is_not_asked(tables: Tables, qtbot: QtBot) -> None:
    """77-Q5: the window opens all the same, and is passed without a word."""
    state = table(["", "sloth", ""], ["pride greed", "wrath wrath", "envy"], active=1, to_act=1)
    session = tables.lay(state.position(), SAM, OTTO, MIRA)
    wait_for_question(session, qtbot)
    passes = [step for step in session.history.steps if step.seat == 0 and str(step.action) == "pass"]
    assert all(step.forced for step in passes)
    assert session.turn["yours"]


def test_who_can_block_is_asked_with_the_card_raised(tables: Tables) -> None:
    """What the card would do is said before it is let happen (77-26)."""
    state = table(["sloth", "wrath envy pride gluttony lust", ""], ["lust sloth", "greed", "pride"], active=1, to_act=1)
    say(state, "play greed", "target 0 sloth", "as sloth", "pass")
    session = tables.lay(state.position(), SAM, OTTO, MIRA)
    assert session.prompt.title == "Block Greed with Chastity?"
    assert "all seven sins</b> and win" in session.prompt.line
    assert session.prompt.selected == ["hand:lust/chastity#0"]
    assert buttons(session) == ["pass", "block"]
    assert session.turn["text"] == "Otto's turn · you may react"
    session.prompt.pick("hand:sloth/diligence#0")
    assert session.prompt.reason["title"] == "Only Chastity blocks"
    session.prompt.pressKey("B")
    assert str(session.history.steps[-1].action) == "block"


class Clock:
    """Counts how often the pace began anew; time stands still."""

    def __init__(self) -> None:
        self.restarts = 0

    def restart(self) -> int:
        self.restarts += 1
        return 0

    def elapsed(self) -> int:
        return 0


def test_a_window_among_bots_costs_one_pause(tables: Tables, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pace begins anew where something is seen to happen, not with each seat that lets it happen."""
    state = table(["", "", "", ""], ["pride greed", "wrath", "envy", "sloth"])
    session = tables.lay(state.position(), SAM, OTTO, MIRA, NADIA)
    clock = Clock()
    monkeypatch.setattr(session._thinking, "_since_move", clock)
    session.prompt.pick("hand:pride/humility#0")
    session.prompt.press("play")
    wait_for_question(session, qtbot)
    passed = [str(step.action) for step in session.history.steps]
    assert passed == ["play pride", "pass", "pass", "pass"]
    assert clock.restarts == 2


# -- choosing what a card does


def test_a_half_made_choice_can_be_taken_back_until_it_is_announced(tables: Tables) -> None:
    """77-35: what is named is not heard before all is said."""
    state = table(["", "sloth diligence", ""], ["greed pride", "wrath", "envy"])
    session = tables.lay(state.position(), SAM, OTTO, MIRA)
    play(session, "hand:greed/charity#0", "play")
    assert "played" in zones(session)
    assert buttons(session) == ["back"]
    session.prompt.pick("card:sloth/diligence#1")
    assert session.prompt.title == "Greed"
    assert buttons(session) == ["back", "as:diligence", "as:sloth"]
    session.prompt.pressKey("Esc")
    session.prompt.pressKey("Esc")
    assert session.prompt.title == "Your turn"
    assert session.history.steps == []
    assert "played" not in zones(session)


def test_a_card_is_turned_before_it_is_played(tables: Tables) -> None:
    state = table(["", "", ""], ["greed lust", "wrath", "envy"])
    session = tables.lay(state.position(), SAM, OTTO, MIRA)
    prompt, greed = session.prompt, "hand:greed/charity#0"
    prompt.turn(greed)
    assert prompt.title == "Charity"
    assert prompt.selected == [greed, f"turn:{greed}"]
    assert turned(session, greed)
    prompt.pressKey("F")
    assert prompt.title == "Greed"
    assert not turned(session, greed)
    prompt.turn("hand:lust/chastity#0")
    assert prompt.reason["rule"] == "77-22"
    prompt.turn(greed)
    prompt.press("play")
    assert public(session).stack == ((0, "charity#1"),)


def turned(session: Session, element: str) -> bool:
    model = session.cards
    names = {bytes(name.data()).decode(): role for role, name in model.roleNames().items()}
    rows = range(model.rowCount())
    row = next(row for row in rows if model.data(model.index(row), names["element"]) == element)
    return bool(model.data(model.index(row), names["turned"]))


# -- several people at one screen


def three(*hands: str, areas: tuple[str, ...] = ("", "sloth", "")) -> State:
    return table(list(areas), list(hands))


def announce_wrath(tables: Tables, *hands: str, **rules: object) -> Session:
    session = tables.lay(three("wrath pride", *hands).position(), SAM, ANN, LEE, **rules)
    session.lowerCurtain()
    play(session, "hand:wrath/patience#0", "play")
    play(session, "card:sloth/diligence#1", "play")
    return session


def test_people_get_one_open_question_on_the_public_table(tables: Tables) -> None:
    session = announce_wrath(tables, "chastity", "envy")
    assert (session.watching, session.near, session.opponents) == (-1, 0, [1, 2])
    assert session.prompt.title == "Does anybody react?"
    assert session.prompt.line == "Sam discards Ann's <b>Sloth</b>. Sam would hold one of seven sins."
    assert buttons(session) == ["seat:1", "seat:2", "nobody"]
    assert session.prompt.order == ["seat:1", "seat:2"]
    assert "hand" not in zones(session)
    assert not session.hint["enabled"] and not session.undo["enabled"]
    assert session.curtain == {}


def test_the_open_question_says_that_patience_is_free(tables: Tables) -> None:
    """Nobody can block Kindness, so Patience is all that is asked about."""
    state = table(["", "sloth", ""], ["kindness envy", "wrath", "patience"])
    session = tables.lay(state.position(), SAM, ANN, LEE)
    session.lowerCurtain()
    session.prompt.pick("hand:envy/kindness#0")
    session.prompt.turn("hand:envy/kindness#0")
    session.prompt.press("play")
    play(session, "said", "play")
    assert session.prompt.title == "Does anybody react?"
    assert session.prompt.line == "Sam has converted a card, so Patience is free now."


def test_nobody_lets_it_happen_for_all(tables: Tables) -> None:
    session = announce_wrath(tables, "chastity", "envy")
    session.prompt.press("nobody")
    assert [str(step.action) for step in session.history.steps][-2:] == ["pass", "pass"]
    assert session.curtain["seat"] == 1
    assert "Sam played <b>Wrath</b>" in session.curtain["lines"][0]


def test_who_is_named_takes_the_screen_and_may_block(tables: Tables) -> None:
    session = announce_wrath(tables, "chastity", "envy")
    session.prompt.pickNumber(1)
    assert session.curtain["seat"] == 1
    session.lowerCurtain()
    assert session.watching == 1
    assert buttons(session) == ["pass", "block"]
    session.prompt.press("block")
    assert session.watching == -1
    assert session.prompt.title == "Does anybody react?"
    assert buttons(session) == ["seat:2", "nobody"]
    session.prompt.press("nobody")
    assert [card.partition("#")[0] for card in public(session).areas[1]] == ["sloth", "chastity"]


def test_who_is_named_may_decline_and_the_others_are_asked_again(tables: Tables) -> None:
    session = announce_wrath(tables, "envy", "chastity")
    session.prompt.press("seat:1")
    session.lowerCurtain()
    assert buttons(session) == ["pass"]
    session.prompt.press("pass")
    assert session.prompt.title == "Does anybody react?"
    assert buttons(session) == ["seat:2", "nobody"]


def test_who_sits_before_the_one_named_has_let_it_happen(tables: Tables) -> None:
    session = announce_wrath(tables, "chastity", "chastity")
    session.prompt.press("seat:2")
    assert session.curtain["seat"] == 2
    assert [str(step.action) for step in session.history.steps][-1:] == ["pass"]


def test_the_open_question_names_people_only(tables: Tables, qtbot: QtBot) -> None:
    """Bots answer for themselves when it is their turn to."""
    session = tables.lay(three("wrath pride", "chastity", "envy").position(), SAM, ANN, OTTO)
    session.lowerCurtain()
    play(session, "hand:wrath/patience#0", "play")
    play(session, "card:sloth/diligence#1", "play")
    assert buttons(session) == ["seat:1", "nobody"]
    session.prompt.press("nobody")
    qtbot.waitUntil(lambda: bool(session.curtain), timeout=PATIENCE)
    assert [step.seat for step in session.history.steps][-2:] == [1, 2]


def test_patience_may_be_laid_down_again_and_again(tables: Tables) -> None:
    """77-28."""
    state = three("kindness pride", "patience patience", "envy", areas=("greed", "", ""))
    session = tables.lay(state.position(), SAM, ANN, LEE)
    session.lowerCurtain()
    session.prompt.turn("hand:envy/kindness#0")
    session.prompt.press("play")
    play(session, "card:greed/charity#1", "play")
    session.prompt.press("seat:1")
    session.lowerCurtain()
    session.prompt.press("place")
    assert session.watching == 1
    session.prompt.press("place")
    assert len(public(session).areas[1]) == 2


@pytest.mark.parametrize("words", [(), ("block",)], ids=["announced", "blocked"])
def test_a_game_resumes_in_a_block_window(tables: Tables, words: tuple[str, ...]) -> None:
    session = announce_wrath(tables, "chastity", "chastity")
    if words:
        session.prompt.press("seat:1")
        session.lowerCurtain()
        session.prompt.press("block")
    before = screen(session)
    tables.close(session)
    after = screen(tables.resume(session.gameId))
    for part in ("prompt", "buttons", "view", "log"):
        assert after[part] == before[part]


def test_a_game_resumes_in_a_half_made_choice(tables: Tables) -> None:
    state = table(["", "sloth diligence", ""], ["greed pride", "wrath", "envy"])
    session = tables.lay(state.position(), SAM, OTTO, MIRA)
    play(session, "hand:greed/charity#0", "play")
    session.prompt.pick("card:sloth/diligence#1")
    before = session.prompt.line
    tables.close(session)
    resumed = tables.resume(session.gameId)
    assert resumed.prompt.line == before
    resumed.prompt.press("as:sloth")
    assert public(resumed).stage == "block"
