"""What is kept of games of Growl: matches with running tokens, the list, statistics by team and seats."""

from __future__ import annotations

from random import Random

import pytest

from sevens_desktop.engine.growl.game import GROWL
from sevens_desktop.engine.growl.state import GrowlState
from sevens_desktop.table.session import Session
from sevens_desktop.ui.app import App

MOST_GAMES = 2000
NAMES = ("Sam", "Nadia", "Otto", "Mira", "Ravi")


def deal(app: App, seats: int = 4, seed: str = "", **options: object) -> Session:
    app.newGameOf("growl")
    game = app.newGame
    while game.seats.count > seats:
        game.removeSeat(game.seats.count - 1)
    while game.seats.count < seats:
        game.addSeat()
    for seat in range(seats):
        game.setKind(seat, "person")
        game.setName(seat, NAMES[seat])
    for key, value in options.items():
        game.setOption(key, value)
    if seed:
        game.setSeed(seed)
    assert game.deal()
    return table(app)


def table(app: App) -> Session:
    assert app.session is not None
    return app.session


def play_to_the_end(app: App, seed: int = 0) -> Session:
    session, rng = table(app), Random(seed)
    while not session.over:
        session.apply(rng.choice(list(session.state.legal_actions())))
    return session


def tokens(session: Session) -> list[str]:
    session.lowerCurtain()
    return [str(seat["tokens"]) for seat in session.view["seats"]]


def test_a_match_goes_on_with_the_same_seats_and_running_tokens(app: App) -> None:
    """GRO-E-3, GRO-U-7: who has most tokens begins, even where the first game had a chosen first player."""
    session = deal(app, match="several", start="2")
    assert tokens(session) == [""] * 4
    total = [0] * 4
    for number in range(3):
        outcome = play_to_the_end(app, number).state.outcome()
        assert outcome is not None
        total = [had + more for had, more in zip(total, outcome.scores, strict=True)]
        shown = table(app).outcome
        assert shown["again"] == "Next game of the match"
        assert {row["seat"]: row["total"] for row in shown["match"]["rows"]} == dict(enumerate(map(str, total)))
        app.rematch()
        session = table(app)
        assert tokens(session) == list(map(str, total))
        assert [seat["name"] for seat in session.seats] == list(NAMES[:4])
        assert "gold token" in session.seats[0]["label"]
        state = session.state
        assert isinstance(state, GrowlState) and total[state.start] == max(total)


def test_a_single_game_is_played_again_as_it_was(app: App) -> None:
    session = deal(app, start="2")
    assert play_to_the_end(app).outcome["again"] == ""
    app.rematch()
    assert table(app).sitting.options == session.sitting.options


def game_that_ends(reason: str) -> tuple[str, list[str]]:
    """The seed of a game of four with Undead, and its decisions."""
    for number in range(MOST_GAMES):
        state, rng = GROWL.deal(4, f"ENDS-{number}", {"undead": True}), Random(number)
        decisions = []
        while state.to_act is not None:
            action = rng.choice(list(state.legal_actions()))
            state.apply(action)
            decisions.append(str(action))
        outcome = state.outcome()
        if outcome is not None and outcome.reason.code == reason:
            return f"ENDS-{number}", decisions
    raise LookupError(reason)


@pytest.mark.parametrize(
    ("reason", "line"),
    [
        ("humans_win", "The humans won: "),
        ("wolves_win", "The werewolves won: "),
        ("undead_win", "The Undead won: "),
        ("nobody_wins", "Nobody won"),
    ],
)
def test_the_list_says_which_team_won(app: App, reason: str, line: str) -> None:
    """GV6: nobody wins where all deaths come at once; any other end names the team and its seats."""
    seed, decisions = game_that_ends(reason)
    session = deal(app, undead=True, seed=seed)
    for text in decisions:
        session.apply(GROWL.parse(text))
    outcome = session.state.outcome()
    app.leaveGame()
    assert outcome is not None and outcome.reason.code == reason
    shown = app.library.games[0]["line"]
    assert shown.startswith(line)
    assert all(NAMES[seat] in shown for seat in outcome.winners)


def test_statistics_by_team_and_seats(app: App) -> None:
    for number, seats in enumerate((4, 5, 5)):
        deal(app, seats)
        play_to_the_end(app, number)
        app.leaveGame()
    app.go("statistics")
    statistics = app.statistics
    statistics.setFilter("name", "all")
    assert statistics.details == []
    filters = {entry["key"]: entry for entry in statistics.filters}
    assert {value["label"] for value in filters["team"]["values"]} <= {"All", "Humans", "Werewolves"}
    statistics.setFilter("slug", "growl")
    by_seats, by_team = statistics.details
    assert (by_seats["title"], by_team["title"]) == ("Seats", "Team")
    assert [(row["label"], row["games"]) for row in by_seats["rows"]] == [("4", 4), ("5", 10)]
    assert sum(row["games"] for row in by_team["rows"]) == 14
    assert sum(row["wins"] for row in by_team["rows"]) == statistics.rows[0]["wins"] > 0
    team = by_team["rows"][0]
    statistics.setFilter("team", str(filters["team"]["values"][1]["value"]))
    assert statistics.rows[0]["games"] == team["games"]


def test_other_games_have_no_teams(app: App) -> None:
    app.newGameOf("the-sins")
    assert "team" not in [entry["key"] for entry in app.statistics.filters]
