"""Decided games without a mark, by name, game, seats and level of the bots."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sevens_desktop.storage.errors import StorageError
from sevens_desktop.storage.games import GameStore
from sevens_desktop.storage.library import Entry, Library
from sevens_desktop.storage.places import Places
from sevens_desktop.storage.saved import BOT, MARKS, Player
from sevens_desktop.storage.statistics import MIXED, NO_BOTS, Count, Group, bot_level, counted, summed, tally
from tests.storage.played import Table, setup

NADIA, SAM = Player("Nadia"), Player("Sam")
EASY, SHARP = Player("Otto", BOT, "easy"), Player("Mira", BOT, "sharp")


def game(
    players: tuple[Player, ...], winners: tuple[int, ...], scores: tuple[int, ...], slug: str = "the-sins"
) -> Entry:
    places = tuple(1 if seat in winners else 2 for seat in range(len(players)))
    return Entry("id", "path", "", slug, players, finished=True, winners=winners, places=places, scores=scores)


def test_each_person_of_a_decided_game_is_counted() -> None:
    counts = tally([game((NADIA, SAM, EASY), (1,), (-3, 12, 4))])
    assert counts == {
        Group("Nadia", "the-sins", 3, "easy"): Count(1, 0, 0.0, 1 / 3, -3),
        Group("Sam", "the-sins", 3, "easy"): Count(1, 1, 1.0, 1 / 3, 12),
    }


def test_groups_are_kept_apart_and_summed() -> None:
    counts = tally(
        [
            game((NADIA, EASY), (0,), (5, 1)),
            game((NADIA, EASY), (1,), (2, 3)),
            game((NADIA, SHARP), (0, 1), (4, 4)),
            game((EASY, NADIA, SHARP), (1,), (0, 9, 0)),
            game((NADIA, SAM), (0,), (1, 0), slug="growl"),
        ]
    )
    assert counts[Group("Nadia", "the-sins", 2, "easy")] == Count(2, 1, 1.0, 1.0, 7)
    assert counts[Group("Nadia", "the-sins", 2, "sharp")] == Count(1, 1, 0.5, 0.5, 4)
    assert counts[Group("Nadia", "the-sins", 3, MIXED)] == Count(1, 1, 1.0, 1 / 3, 9)
    assert counts[Group("Nadia", "growl", 2, NO_BOTS)] == Count(1, 1, 1.0, 0.5, 1)
    by_game = summed(counts, lambda group: group.slug if group.name == "Nadia" else None)
    assert by_game == {"the-sins": Count(4, 3, 2.5, 1.0 + 0.5 + 1 / 3, 20), "growl": Count(1, 1, 1.0, 0.5, 1)}


@pytest.mark.parametrize("mark", MARKS)
def test_marked_games_are_not_counted(
    mark: str, store: GameStore, places: Places, troubles: list[StorageError]
) -> None:
    for marks in ((), (mark,)):
        table = Table.begin(store, setup(marks=marks), troubles.append)
        table.play()
        table.file.close()
    entries = Library(places).entries()
    assert sorted(map(counted, entries)) == [False, True]
    assert {count.games for count in tally(entries).values()} == {1}


def test_games_in_progress_are_not_counted(store: GameStore, places: Places, troubles: list[StorageError]) -> None:
    table = Table.begin(store, setup(), troubles.append)
    table.play(5)
    table.file.close()
    assert tally(Library(places).entries()) == {}


@pytest.mark.parametrize(
    ("players", "level"), [((NADIA, SAM), NO_BOTS), ((NADIA, EASY, EASY), "easy"), ((SHARP, NADIA, EASY), MIXED)]
)
def test_level_of_the_bots(players: tuple[Player, ...], level: str) -> None:
    assert bot_level(players) == level


def test_a_team_wins_together() -> None:
    """The win of a team counts whole, and chance gives the part of the seats that won."""
    teams = ("humans", "wolves", "humans", "humans")
    played = game((NADIA, SAM, EASY, EASY), (0, 2, 3), (3, 0, 1, 1), slug="growl")
    counts = tally([replace(played, teams=teams), replace(played, teams=teams, winners=())])
    assert counts == {
        Group("Nadia", "growl", 4, "easy", "humans"): Count(2, 1, 1.0, 0.75, 6),
        Group("Sam", "growl", 4, "easy", "wolves"): Count(2, 0, 0.0, 0.75, 0),
    }


def test_the_team_of_each_seat_comes_from_the_file_of_the_game(
    store: GameStore, places: Places, troubles: list[StorageError]
) -> None:
    table = Table.begin(store, setup("growl"), troubles.append)
    table.play()
    outcome = table.state.outcome()
    table.file.close()
    (entry,) = Library(places).entries()
    assert outcome is not None and list(entry.teams) == outcome.sheet["teams"]
    assert len(entry.teams) == len(entry.players) and set(entry.teams) <= {"humans", "wolves", "undead"}
    assert Library(places).entries() == (entry,)
    assert {group.team for group in tally([entry])} <= set(entry.teams)
