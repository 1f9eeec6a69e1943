"""7 Wonders Architects in the real window, off-screen: whole games by mouse and by keyboard, what stands where."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevens_desktop.storage.places import Places
from sevens_desktop.storage.saved import Player
from sevens_desktop.table.presenters.architects import ARCHITECTS
from sevens_desktop.table.session import Session
from sevens_desktop.table.view import Choice
from sevens_desktop.ui.application import Program
from tests.engine.architects.table import CENTRE, Table
from tests.table.conftest import bot, person
from tests.ui.accessible import things
from tests.ui.privacy import assert_same_looks
from tests.ui.window import (
    all_lie_still,
    below,
    button_of,
    click,
    click_element,
    deal,
    drag,
    find,
    focus_on,
    items_of,
    lay,
    next_question,
    place,
    press_button,
    press_button_by_key,
    press_key,
    settle,
    takes_keys,
)
from tests.waiting import PATIENCE

WONDERS = ["giza", "rhodes", "ephesus", "olympia", "babylon", "alexandria", "halicarnassus"]
OTHERS = ("Otto", "Mira", "Nadia", "Ivo", "Lena", "Bruno")


@pytest.fixture
def program(program: Program) -> Program:
    """Without the notes of the first game."""
    program.app.settings.close_notes(ARCHITECTS.notes)
    return program


def company(seats: int) -> list[Player]:
    """Sam and bots."""
    return [person("Sam"), *(bot(name, colour=at) for at, name in enumerate(OTHERS[: seats - 1], 1))]


def seated(seats: int, **options: object) -> Table:
    return Table(" ".join(WONDERS[:seats]), **options)


def choices(session: Session) -> tuple[Choice, ...]:
    return session._shown.choices


# -- whole games


def choose_by_mouse(window: QQuickWindow, session: Session, choice: Choice) -> None:
    prompt = session.prompt
    if prompt.selected != list(choice.picks[: len(prompt.selected)]):
        prompt.clear()
    for pick in choice.picks[len(prompt.selected) :]:
        click_element(window, pick)
    press_button(window, session, choice.button)


@pytest.mark.parametrize(("seed", "seats", "edition"), [("MOUSE-A", 3, "rulebook"), ("MOUSE-B", 7, "summary")])
def test_a_whole_game_by_mouse(program: Program, qtbot: QtBot, seed: str, seats: int, edition: str) -> None:
    """Any legal choice can be clicked: what is done is what was meant."""
    session, window, rng = deal(program, "architects", seats, seed=seed, edition=edition), program.window, Random(seed)
    window.resize(1280, 800)
    decided = 0
    while next_question(window, session):
        qtbot.waitUntil(lambda: all_lie_still(window), timeout=PATIENCE)
        choice = rng.choice(choices(session))
        before = len(session.history.steps)
        choose_by_mouse(window, session, choice)
        assert [step.action for step in session.history.steps[before : before + 1]] == [choice.action]
        decided += 1
    assert decided > 10
    qtbot.waitUntil(lambda: program.app.screen == "score", timeout=PATIENCE)
    assert len(items_of(window, "SourceMatrix")) == len(items_of(window, "SourceBars")) == 1


def choose_by_keyboard(window: QQuickWindow, session: Session, choice: Choice) -> None:
    prompt = session.prompt
    if prompt.selected != list(choice.picks[: len(prompt.selected)]):
        press_key(window, "Esc")
    for pick in choice.picks[len(prompt.selected) :]:
        if pick in prompt.order[:9]:
            press_key(window, str(1 + prompt.order.index(pick)))
        else:
            focus_on(window, pick)
            press_key(window, "Enter")
    press_button_by_key(window, session, choice.button)


def test_a_whole_game_by_keyboard(program: Program, qtbot: QtBot) -> None:
    """1 to 3 for the piles, P for the cat, Enter and Esc; what they do not reach is reached by Tab."""
    session, window, rng = deal(program, "architects", 2, seed="KEYS-A"), program.window, Random("KEYS-A")
    while next_question(window, session):
        choice = rng.choice(choices(session))
        before = len(session.history.steps)
        choose_by_keyboard(window, session, choice)
        assert [step.action for step in session.history.steps[before : before + 1]] == [choice.action]
    qtbot.waitUntil(lambda: program.app.screen == "score", timeout=PATIENCE)


# -- acting


def test_a_pile_tells_what_it_would_do_where_the_pointer_or_the_keyboard_rests(
    program: Program, places: Places, qtbot: QtBot
) -> None:
    table = seated(4).give(0, "wood").top(0, "stone").ready()
    session = lay(program, places, table.state, *company(4))
    window = program.window
    qtbot.waitUntil(lambda: takes_keys(window), timeout=PATIENCE)
    told = items_of(window, "PromptBar")[0]
    QTest.mouseMove(window, place(find(window, "pile:giza")).center().toPoint())
    qtbot.waitUntil(lambda: told.property("glancing") is True, timeout=PATIENCE)
    assert told.property("glance")["line"] == "It builds <b>stage 1</b> at once: 4 points."
    QTest.mouseMove(window, QPoint(2, 2))
    qtbot.waitUntil(lambda: told.property("glancing") is False, timeout=PATIENCE)
    focus_on(window, "pile:centre")
    qtbot.waitUntil(lambda: told.property("glancing") is True, timeout=PATIENCE)
    assert told.property("glance")["title"] == "The top card from the centre"
    assert session.prompt.selected == []


def test_a_new_turn_asks_until_somebody_goes_to_a_pile(program: Program, places: Places, qtbot: QtBot) -> None:
    table = seated(2).give(0, "wood").top(0, "blue-2").top(1, "blue-3").ready()
    session, window = lay(program, places, table.state, *company(2)), program.window
    told = items_of(window, "PromptBar")[0]
    qtbot.waitUntil(lambda: takes_keys(window), timeout=PATIENCE)
    press_key(window, "1")
    press_key(window, "Enter")
    assert next_question(window, session)
    stands = window.activeFocusItem()
    assert stands.property("visualFocus") is True
    assert told.property("glancing") is False
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Left):
        QTest.keyClick(window, key)
        assert told.property("glancing") is True
    assert window.activeFocusItem() == stands


def test_the_cat_peeks_by_its_button_and_by_its_key(program: Program, places: Places, qtbot: QtBot) -> None:
    """ARC-N-1."""
    table = seated(3).give(0, "blue-2").top(CENTRE, "stone").ready()
    for how in ("button", "key"):
        session = lay(program, places, table.state, *company(3))
        qtbot.waitUntil(lambda: takes_keys(program.window), timeout=PATIENCE)
        session.prompt.pick("pile:giza")
        if how == "button":
            click(program.window, button_of(program.window, "Peek"))
        else:
            press_key(program.window, "Esc")
            press_key(program.window, "P")
        assert [str(step.action) for step in session.history.steps] == ["peek"]
        centre = next(card for card in session.cards.cards if card.element == "pile:centre")
        assert centre.face == "arch_stone"


def test_a_card_is_taken_by_dragging_it_to_the_own_area(program: Program, places: Places) -> None:
    session = lay(program, places, seated(3).top(0, "blue-3").ready().state, *company(3))
    settle(program.window)
    drag(program.window, find(program.window, "pile:giza"), items_of(program.window, "OwnWonder")[0])
    assert [str(step.action) for step in session.history.steps][:1] == ["take left"]


@pytest.mark.parametrize(
    ("element", "title"),
    [
        ("stage:d", "Take a card first"),
        ("token:stack", "A token must be earned"),
        ("pile:rhodes", "Out of reach"),
    ],
)
def test_what_is_refused_says_why(program: Program, places: Places, qtbot: QtBot, element: str, title: str) -> None:
    session = lay(program, places, seated(4).ready().state, *company(4))
    settle(program.window)
    session.prompt.pick(element)
    assert session.prompt.reason["title"] == title
    qtbot.waitUntil(lambda: len(items_of(program.window, "WhyPopover")) == 1, timeout=PATIENCE)


# -- moments


def test_a_battle_is_shown_step_by_step_until_it_is_closed(program: Program, places: Places) -> None:
    """ARC-B-2, ARC-B-3."""
    table = seated(4).give(0, "red-0").give(1, "red-0 red-0").at_war(3).top(0, "red-1").ready()
    program.app.settings.set("bot_pace", 5000)
    session = lay(program, places, table.state, *company(4))
    settle(program.window)
    click_element(program.window, "pile:giza")
    press_button(program.window, session, "take")
    panel = items_of(program.window, "BattlePanel")[0]
    assert [thing.name for thing in things(program.window) if " beats " in thing.name or thing.name.startswith("You ")][
        :2
    ]
    assert panel.property("done") is True
    names = {thing.name for thing in things(program.window)}
    assert {"Otto beats Mira, 2 to 0: 1 victory token.", "Sam and Otto are equal: 2 shields each."} <= names
    close = next(item for item in below(panel) if item.property("label") == "Close")
    click(program.window, close)
    assert items_of(program.window, "BattlePanel") == []
    assert len(items_of(program.window, "CatPanel")) == 1


def test_duels_come_one_after_another_with_motion(program: Program, places: Places, qtbot: QtBot) -> None:
    table = seated(3).give(0, "red-0").at_war(2).top(0, "red-1").ready()
    program.app.settings.set("reduced_motion", "off")
    program.app.settings.set("bot_pace", 5000)
    session = lay(program, places, table.state, *company(3))
    settle(program.window)
    session.prompt.pick("pile:giza")
    session.prompt.press("take")
    panel = items_of(program.window, "BattlePanel")[0]
    assert panel.property("shown") == 1
    qtbot.waitUntil(lambda: panel.property("done") is True, timeout=PATIENCE)


def test_a_finished_wonder_has_its_moment_before_the_score(program: Program, places: Places, qtbot: QtBot) -> None:
    """ARC-O-1."""
    table = seated(3).build(0, "abcd").give(0, "wood stone brick").top(0, "glass").ready()
    program.app.settings.set("bot_pace", 900)
    session = lay(program, places, table.state, *company(3))
    settle(program.window)
    session.prompt.pick("pile:giza")
    session.prompt.press("take")
    assert session.over and len(items_of(program.window, "FinishedWonder")) == 1
    said = "Giza is finished. The game ends with this turn."
    qtbot.waitUntil(lambda: said in {thing.name for thing in things(program.window)}, timeout=PATIENCE)
    qtbot.waitUntil(lambda: program.app.screen == "score", timeout=PATIENCE)


# -- what stands where


@pytest.mark.parametrize("seats", [2, 3, 5, 6, 7])
@pytest.mark.parametrize(("width", "height", "text"), [(1024, 640, 100), (1024, 640, 150), (1440, 900, 100)])
def test_everything_has_its_place(
    program: Program, places: Places, qtbot: QtBot, seats: int, width: int, height: int, text: int
) -> None:
    """Opponents, piles, prompt and own wonder one under the other, each inside the window, none over another."""
    window = program.window
    program.app.settings.set("text_size", text)
    window.resize(width, height)
    table = seated(seats).give(0, "wood stone brick gear tablet red-0").build(0, "ab").hold(0, "science tactics")
    lay(program, places, table.ready().state, *company(seats))
    settle(window)
    bands = [
        [place(panel) for panel in items_of(window, "ArchitectsSeat")],
        [place(spot) for spot in items_of(window, "PileSpot")],
        [place(items_of(window, "PromptBar")[0])],
        [place(items_of(window, "OwnWonder")[0])],
    ]
    assert len(bands[0]) == seats - 1 and len(bands[1]) == 3
    table_area = place(items_of(window, "ArchitectsTable")[0])
    spots = [spot for band in bands for spot in band]
    assert all(table_area.contains(spot) for spot in spots)
    for at, spot in enumerate(spots):
        assert not any(spot.intersects(other) for other in spots[at + 1 :])
    lines = [place(line) for line in items_of(window, "StageLine")]
    assert len(lines) == 5 and all(bands[3][0].contains(line) for line in lines)
    assert stand_in_turn_order(bands[0])
    qtbot.waitUntil(lambda: cards_lie_on_their_piles(window), timeout=PATIENCE)


def stand_in_turn_order(panels: list[QRectF]) -> bool:
    """Row by row from the left, or the neighbours at the ends and the others between them."""
    if panels == sorted(panels, key=lambda panel: (panel.top(), panel.left())):
        return True
    between = panels[1:-1]
    return all(panels[0].right() < panel.left() and panel.right() < panels[-1].left() for panel in between)


def cards_lie_on_their_piles(window: QQuickWindow) -> bool:
    spots = items_of(window, "PileSpot")
    return all(place(spot).contains(place(find(window, str(spot.property("zoneName"))))) for spot in spots)


def test_neighbours_are_full_and_the_others_strips_from_six_seats_on(program: Program, places: Places) -> None:
    program.window.resize(1440, 900)
    for seats, strips in ((5, 0), (6, 3), (7, 4)):
        lay(program, places, seated(seats).ready().state, *company(seats))
        settle(program.window)
        shown = [bool(panel.property("strip")) for panel in items_of(program.window, "ArchitectsSeat")]
        assert sum(shown) == strips
        assert not shown[0] and not shown[-1]


# -- what is said, and what is not


def test_names_say_thing_state_and_place(program: Program, places: Places, qtbot: QtBot) -> None:
    table = seated(3).give(0, "wood").top(0, "stone").build(0, "").give(1, "gear blue-3").hold(1, "tactics").ready()
    lay(program, places, table.state, *company(3))
    expected = {
        "Left pile, Stone, 25 left, shared with Otto. It builds stage 1 at once: 4 points.",
        "Otto, Bot · Easy, Left neighbour, Rhodes, 0 of 5, 1 Gear, 2 shields, 0 victory tokens, Tactics, 3 points.",
        "stage 1, 2 different, 4 points, open.",
        "Conflict, 0 of 3 at war. When all 3 show war, neighbours compare shields.",
        "Resources: 1 Wood. gold stands for any one",
        "The cat. Nobody has the cat yet.",
    }
    qtbot.waitUntil(lambda: expected <= {thing.name for thing in things(program.window)}, timeout=PATIENCE)


def test_a_peeked_card_changes_nothing_on_the_screen_of_others(program: Program, places: Places) -> None:
    """ARC-N-1: Ann looks at the centre, which nobody takes from; Sam sees the same whatever lies there."""
    one, other = (
        seated(3, edition="summary")
        .give(1, "blue-2")
        .top(0, "wood stone")
        .top(1, "wood")
        .top(2, "brick")
        .top(CENTRE, top)
        for top in ("stone", "red-1")
    )
    script = ["take left", "peek", "take left", "take left"]
    assert_same_looks(program, places, (one.ready().state, other.ready().state), 0, script)
