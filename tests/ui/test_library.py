"""The list of games, wins, and what they add up to."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from sevens_desktop.ui.app import App
from tests.ui.conftest import finish, two_people


def played(app: App, **options: object) -> None:
    two_people(app, **options)
    finish(app)
    app.leaveGame()


def test_nothing_is_kept_yet(app: App) -> None:
    library = app.library
    assert (library.games, library.latest, library.countLine, library.wins) == ([], {}, "", [])


def test_unfinished_games_stand_first_and_tell_themselves_apart(app: App) -> None:
    two_people(app)
    app.leaveGame()
    played(app)
    going, over = app.library.games
    assert going["line"] == "Turn 1, Sam to move"
    assert [seat["initials"] for seat in going["people"]] == ["S", "A"]
    assert "won with" in over["line"]
    assert app.library.latest["id"] == going["id"]
    assert app.library.countLine == "2 games"


def test_a_single_person_is_told_that_it_is_the_own_move(app: App) -> None:
    app.newGameOf("the-sins")
    app.newGame.setOption("start", "0")
    app.newGame.deal()
    app.leaveGame()
    assert app.library.latest["line"] == "Turn 1, your move"


def test_a_removed_game_comes_back(app: App) -> None:
    two_people(app)
    app.leaveGame()
    library = app.library
    game = library.games[0]["id"]
    library.remove(game)
    assert library.games == []
    assert library.removed["text"] == "7: The Sins was removed."
    library.undoRemove()
    assert [entry["id"] for entry in library.games] == [game]
    assert library.removed == {}


def test_games_are_exported_and_imported(app: App, tmp_path: Path, qtbot: QtBot) -> None:
    two_people(app)
    app.leaveGame()
    target = tmp_path / "copy.sevens"
    with qtbot.waitSignal(app.toast) as told:
        app.library.exportTo(app.library.games[0]["id"], target.as_uri())
    assert told.args == ["The copy was written."]
    with qtbot.waitSignal(app.toast) as told:
        app.library.importFrom(target.as_uri())
    assert told.args == ["This game is in the list already."]
    app.library.remove(app.library.games[0]["id"])
    with qtbot.waitSignal(app.toast) as told:
        app.library.importFrom(target.as_uri())
    assert told.args == ["The game was taken in."]
    assert len(app.library.games) == 1


def test_a_folder_in_the_place_of_a_game_costs_nothing_but_itself(app: App) -> None:
    two_people(app)
    app.leaveGame()
    folder = Path(app.library.entries[0].path).parent / "folder.sevens"
    folder.mkdir()
    app.library.refresh()
    whole, broken = app.library.games
    assert not whole["problem"]
    assert broken["problem"].startswith("The file cannot be read")
    app.library.resume(broken["id"])
    assert app.screen == "home"


def test_wins_count_the_owner(app: App) -> None:
    played(app)
    (wins,) = app.library.wins
    assert wins["slug"] == "the-sins"
    assert wins["sample"] == "of 1 game"
    assert wins["share"] in (0.0, 0.5, 1.0)
    assert app.library.winsLine == "1 game"


def test_statistics_by_game_and_level_with_sample_sizes(app: App) -> None:
    assert app.statistics.empty
    played(app)
    played(app)
    app.go("statistics")
    statistics = app.statistics
    assert not statistics.empty
    (row,) = statistics.rows
    assert (row["label"], row["games"], row["fair"], row["fairPercent"]) == ("7: The Sins", 2, 0.5, "50 %")
    filters = {entry["key"]: entry for entry in statistics.filters}
    assert filters["name"]["value"] == "Sam"
    assert [value["label"] for value in filters["level"]["values"]] == ["All", "No bots"]
    statistics.setFilter("slug", "the-sins")
    assert statistics.rows[0]["label"] == "No bots"
    assert statistics.chart[0]["share"] == statistics.rows[0]["share"]
    statistics.setFilter("name", "all")
    assert statistics.rows[0]["games"] == 4


def test_marked_games_are_not_counted(app: App) -> None:
    played(app)
    two_people(app)
    app.restart()
    finish(app)
    app.leaveGame()
    app.go("statistics")
    assert app.statistics.rows[0]["games"] == 1
    assert "Not counted" in app.statistics.note
