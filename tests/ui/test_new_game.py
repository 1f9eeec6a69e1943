"""A game is set up: seats, options, seed."""

from __future__ import annotations

import pytest

from sevens_desktop.engine.architects.cards import WONDERS
from sevens_desktop.engine.the_sins.game import THE_SINS
from sevens_desktop.table.dealing import Plan
from sevens_desktop.ui.app import App
from sevens_desktop.ui.new_game import NewGame


@pytest.fixture
def game(app: App) -> NewGame:
    app.newGameOf("the-sins")
    return app.newGame


def role(game: NewGame, row: int, name: str) -> object:
    roles = {bytes(value.data()).decode(): key for key, value in game.seats.roleNames().items()}
    return game.seats.data(game.seats.index(row, 0), roles[name])


def option(game: NewGame, key: str) -> dict[str, object]:
    return next(entry for entry in game.options if entry["key"] == key)


def test_it_begins_with_the_owner_and_bots_ready_to_deal(game: NewGame) -> None:
    assert [role(game, row, "name") for row in range(4)] == ["Sam", "Otto", "Mira", "Nadia"]
    assert [role(game, row, "kind") for row in range(4)] == ["person", "bot", "bot", "bot"]
    assert [role(game, row, "colour") for row in range(4)] == [1, 2, 3, 4]
    assert game.ready
    assert game.problems == []
    assert game.seatsNote == "2 to 5, play runs counter-clockwise"


def test_seats_come_and_go_within_the_rules(game: NewGame) -> None:
    """SIN-03."""
    assert game.addLabel == "Add a fifth seat"
    game.addSeat()
    assert not game.canAdd
    game.addSeat()
    assert game.seats.count == 5
    for _ in range(6):
        game.removeSeat(0)
    assert game.seats.count == 2
    assert not game.canRemove


def test_the_order_is_that_of_play(game: NewGame) -> None:
    """SIN-14: counter-clockwise, from the first player."""
    assert game.orderLine == "The first player is drawn. Order: Sam, Nadia, Mira, Otto"
    game.setOption("start", "1")
    assert game.orderLine == "Otto begins, then Sam, Nadia, Mira"
    assert role(game, 1, "note") == "First to play"
    game.moveSeat(0, 3)
    assert [role(game, row, "name") for row in range(4)] == ["Otto", "Mira", "Nadia", "Sam"]


def test_seats_turn_from_person_to_bot_and_back(game: NewGame) -> None:
    game.setKind(1, "person")
    assert (role(game, 1, "kind"), role(game, 1, "level")) == ("person", "")
    assert role(game, 1, "note") == "Passes the screen"
    game.setKind(1, "bot")
    game.setLevel(1, "sharp")
    assert role(game, 1, "level") == "sharp"
    assert [level["label"] for level in game.levels] == ["Easy", "Steady", "Sharp"]


def test_two_seats_exchange_their_colours(game: NewGame) -> None:
    game.setColour(0, 3)
    assert [role(game, row, "colour") for row in range(3)] == [3, 2, 1]
    game.setColour(0, 9)
    assert role(game, 0, "colour") == 3


def test_names_must_be_there_and_differ(game: NewGame) -> None:
    game.setName(1, " ")
    assert role(game, 1, "problem") == "Give this seat a name."
    assert not game.ready
    assert not game.deal()
    game.setName(1, "sam")
    assert game.problems == ["Two seats are called sam."]
    game.setName(1, "Sue")
    assert game.ready
    assert [role(game, row, "initials") for row in range(2)] == ["Sa", "Su"]


def test_options_are_variants_then_the_table_then_house_rules(game: NewGame) -> None:
    keys = [entry["key"] for entry in game.options]
    assert keys[:2] == ["penance", "sins"]
    assert keys[2:5] == ["curtain", "undo", "hints"]
    assert all(entry["more"] for entry in game.options[5:])
    assert {entry["key"] for entry in game.options} >= {option.key for option in THE_SINS.options}


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("penance", True),
        ("hints", False),
        ("undo", "free"),
        ("memory_aid", "own"),
        ("start", "2"),
        ("abyss_seven", "high"),
    ],
)
def test_an_option_is_set_and_dealt(app: App, game: NewGame, key: str, value: object) -> None:
    game.setOption(key, value)
    assert option(game, key)["value"] == value
    assert game.deal()
    assert app.session is not None
    dealt = {**app.session.sitting.options, **app.session.sitting.table}[key]
    assert str(dealt) == str(value)


def test_sins_are_drawn_or_picked(app: App, game: NewGame) -> None:
    """SIN-04, SIN-Q12: four seats use six sins."""
    pick = option(game, "sins")
    assert pick["random"]
    assert pick["note"] == "Four seats use six kinds."
    game.togglePick("sins", "sloth")
    assert _chosen(game) >= {"sloth"}
    assert len(_chosen(game)) == 6
    (left,) = {"pride", "greed", "lust", "envy", "wrath", "sloth", "gluttony"} - _chosen(game)
    game.togglePick("sins", left)
    assert left in _chosen(game)
    assert len(_chosen(game)) == 6
    game.togglePick("sins", left)
    assert not game.ready
    assert game.problems == ["Choose 6 in all, or let them be drawn."]
    game.togglePick("sins", left)
    chosen = _chosen(game)
    assert game.deal()
    assert app.session is not None
    in_play = app.session.state.position()["sins"]
    assert isinstance(in_play, list)
    assert set(in_play) == chosen


def _chosen(game: NewGame) -> set[str]:
    items = option(game, "sins")["items"]
    assert isinstance(items, list)
    return {item["value"] for item in items if item["chosen"]}


def owners(game: NewGame) -> dict[object, object]:
    items = option(game, "wonders")["items"]
    assert isinstance(items, list)
    return {item["owner"]: item["value"] for item in items if item["chosen"]}


def test_each_seat_can_have_its_own_wonder(app: App) -> None:
    """ARC-S-1: a wonder goes to the first seat, and with each further tap to the next one."""
    app.newGameOf("architects")
    game = app.newGame
    assert option(game, "wonders")["random"] and owners(game) == {}
    game.togglePick("wonders", "giza")
    first = owners(game)
    assert list(map(type, first.values())) == [str] * 4
    assert first["Sam"] == "giza"
    game.togglePick("wonders", "giza")
    assert owners(game) == {**first, "Sam": first["Otto"], "Otto": "giza"}
    left_out = next(wonder for wonder in WONDERS if wonder not in first.values())
    game.togglePick("wonders", left_out)
    assert owners(game) == {**first, "Sam": left_out, "Otto": "giza"}
    game.addSeat()
    assert not game.ready
    game.togglePick("wonders", str(first["Otto"]))
    assert game.ready and owners(game)["Ivo"] == first["Otto"]


def test_picks_that_do_not_fit_another_number_of_seats_are_drawn_again(game: NewGame) -> None:
    game.togglePick("sins", "sloth")
    game.removeSeat(3)
    assert option(game, "sins")["random"]
    game.setOption("start", "2")
    game.removeSeat(2)
    assert option(game, "start")["value"] == "random"


def test_a_typed_seed_is_checked_and_marks_the_game(app: App, game: NewGame) -> None:
    game.setSeed("no good!")
    assert game.seedProblem == "Use letters, digits and hyphens, up to 24."
    assert not game.ready
    game.setSeed("k7-4419-mire")
    assert game.ready
    plans: list[Plan] = []
    game.dealt.connect(plans.append)
    game.deal()
    assert plans[0].marks == ("hand_seeded",)
    assert app.session is not None
    assert app.session.marks == ["Seed typed by hand"]
    app.newGameOf("the-sins")
    assert game.seed != "k7-4419-mire"
    game.deal()
    assert plans[1].marks == ()


def test_the_picture_beside_it_counts_people(game: NewGame) -> None:
    assert [fact["text"] for fact in game.facts] == [
        "4 seats, 6 kinds of sin",
        "About 20 minutes",
        "You play against bots",
    ]
    game.setKind(0, "bot")
    assert game.facts[2]["text"] == "Bots play among themselves"


def test_the_setup_is_remembered_while_the_program_runs(app: App, game: NewGame) -> None:
    game.setKind(1, "person")
    game.setName(1, "Ann")
    app.back()
    app.newGameOf("the-sins")
    assert role(game, 1, "name") == "Ann"


def test_people_who_play_are_remembered(app: App, game: NewGame) -> None:
    game.setKind(1, "person")
    game.setName(1, "Ann")
    game.deal()
    assert {entry["name"] for entry in app.people.people} == {"Sam", "Ann"}
