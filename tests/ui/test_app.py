"""From screen to screen, and from game to game."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from sevens_desktop.ui.app import App
from tests.ui.conftest import OpenApp, finish, two_people
from tests.waiting import PATIENCE


def test_the_first_start_asks_for_a_name_once(open_app: OpenApp) -> None:
    app = open_app()
    assert app.screen == "first-start"
    app.begin(" Sam ")
    assert app.screen == "home"
    assert app.people.owner == "Sam"
    assert open_app().screen == "home"


def test_a_name_is_not_needed(open_app: OpenApp) -> None:
    app = open_app()
    app.begin("  ")
    assert (app.screen, app.people.owner, app.people.people) == ("home", "", [])


def test_back_leads_where_one_came_from(app: App) -> None:
    app.go("settings")
    app.go("keys")
    app.back()
    assert app.screen == "settings"
    app.back()
    app.back()
    assert app.screen == "home"


def test_settings_are_open_over_the_table_and_the_game_stays(app: App) -> None:
    two_people(app)
    app.go("settings")
    app.back()
    assert app.screen == "table"
    assert app.session is not None


def test_the_tiles_show_what_can_be_played(app: App) -> None:
    tiles = {tile["slug"]: tile for tile in app.games}
    assert list(tiles) == ["the-sins", "seven-and-seven", "architects", "growl"]
    assert tiles["the-sins"]["seats"] == "2 to 5"
    for tile in tiles.values():
        assert tile["title"] and tile["summary"] and tile["minutes"]


def test_a_game_from_the_deal_to_the_score_and_home(app: App, qtbot: QtBot) -> None:
    two_people(app)
    assert app.windowTitle == "7: The Sins - Sevens"
    finish(app)
    qtbot.waitUntil(lambda: app.screen == "score", timeout=PATIENCE)
    app.leaveGame()
    assert (app.screen, app.session, app.windowTitle) == ("home", None, "Sevens")
    (game,) = app.library.games
    assert game["over"]


def test_a_game_that_is_left_can_be_continued(app: App, open_app: OpenApp) -> None:
    two_people(app)
    assert app.session is not None
    app.session.prompt.pick(app.session.prompt.order[0])
    app.session.prompt.press("take")
    app.back()
    assert app.screen == "home"
    assert app.library.latest["line"] == "Turn 2, Ann to move"
    again = open_app()
    again.library.resume(again.library.latest["id"])
    assert again.screen == "table"
    assert again.session is not None
    assert again.session.curtain["name"] == "Ann"


def test_a_finished_game_opens_at_its_score_and_is_replayed(app: App) -> None:
    two_people(app)
    finish(app)
    app.leaveGame()
    game = app.library.games[0]["id"]
    app.library.resume(game)
    assert app.screen == "score"
    app.openReplay(game)
    assert app.screen == "replay"
    assert app.replay is not None
    assert app.replay.steps > 10
    app.back()
    assert app.screen == "score"
    assert app.replay is None


def test_an_unfinished_game_is_not_replayed(app: App) -> None:
    """Its hidden cards would be seen."""
    two_people(app)
    assert app.session is not None
    app.openReplay(app.session.gameId)
    assert app.screen == "table"
    assert app.replay is None


def test_the_same_deal_again_is_marked_and_a_rematch_is_not(app: App) -> None:
    two_people(app)
    assert app.session is not None
    row = [card.face for card in app.session.cards.cards if card.zone == "row"]
    seed = app.session.seed
    app.restart()
    assert [card.face for card in app.session.cards.cards if card.zone == "row"] == row
    assert app.session.marks == ["Same deal again"]
    app.rematch()
    assert app.session.seed != seed
    assert app.session.marks == []
    assert [seat["name"] for seat in app.session.seats] == ["Sam", "Ann"]


def test_a_game_file_is_opened_from_anywhere(app: App, tmp_path: Path, qtbot: QtBot) -> None:
    two_people(app)
    copy = tmp_path / "copy.sevens"
    app.saveCopy(str(copy))
    app.leaveGame()
    app.open_file(copy)
    assert app.screen == "table"
    assert len(app.library.games) == 1, "a game that is here already is not taken in again"
    with qtbot.waitSignal(app.toast) as told:
        app.open_file(tmp_path / "nowhere.sevens")
    assert told.args == ["The file is not there any more."]


def test_a_game_that_cannot_be_read_leaves_a_sentence_and_the_others(app: App, qtbot: QtBot) -> None:
    two_people(app)
    app.leaveGame()
    path = Path(app.library.entries[0].path)
    path.write_bytes(b"{}\n" + path.read_bytes())
    with qtbot.waitSignal(app.toast) as told:
        app.resume(path.stem)
    assert told.args == ["This save is damaged and was left as it is."]
    assert app.screen == "home"
    assert app.library.games[0]["problem"]


def test_language_changes_while_running(app: App, qtbot: QtBot) -> None:
    two_people(app)
    with qtbot.waitSignal(app.retranslated):
        app.settings.set("language", "fr")
    assert app.language == "fr"
    assert app.rules.pages
    app.rules.open("the-sins", "SIN-19")
    french = app.rules.sections[app.rules.current]["title"]
    app.settings.set("language", "en")
    assert app.language == "en"
    assert app.rules.sections[app.rules.current]["title"] != french


def test_words_are_copied(app: App, qtbot: QtBot) -> None:
    with qtbot.waitSignal(app.toast):
        app.copy("K7M4-419P")
    assert QGuiApplication.clipboard().text() == "K7M4-419P"


@pytest.mark.parametrize("place", ["home", "table"])
def test_an_unexpected_error_makes_a_report(app: App, place: str) -> None:
    if place == "table":
        two_people(app)
    try:
        raise ZeroDivisionError("for the test")
    except ZeroDivisionError as error:
        app.fail(error)
    report = app.failure["report"]
    assert "ZeroDivisionError: for the test" in report
    assert "PySide6" in report
    assert ("holds the hidden cards" in app.failure["text"]) == (place == "table")
    if app.session is not None:
        assert app.session.seed in report
    app.copyReport()
    assert QGuiApplication.clipboard().text() == report
    app.closeFailure()
    assert app.failure == {}


def test_about_and_keys_have_words(app: App) -> None:
    assert all(entry["title"] and entry["text"] for entry in app.about)
    assert any("CC BY 3.0" in entry["text"] for entry in app.about)
    assert all(entry["keys"] and entry["does"] for entry in app.keys)
