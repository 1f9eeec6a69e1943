"""How people fare, counted from the list of games.

counts = tally(library.entries())
by_game = summed(counts, lambda group: group.slug if group.name == "Nadia" else None)
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from sevens_desktop.storage.library import Entry
from sevens_desktop.storage.saved import BOT, PERSON, Player

NO_BOTS = ""
NO_TEAM = ""
MIXED = "mixed"

Key = TypeVar("Key", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Group:
    """The games of one person at one title with one number of seats against bots of one level, in one team.

    ``level`` is ``NO_BOTS``, the level that all bots at the table have, or ``MIXED``; ``team`` is the one at the end,
    or ``NO_TEAM``.
    """

    name: str
    slug: str
    seats: int
    level: str
    team: str = NO_TEAM


@dataclass(frozen=True, slots=True)
class Count:
    """``games`` is the sample size. ``wins`` counts a shared win whole, ``share`` only the own part of it.

    ``share / games`` stands beside ``fair / games``, what chance alone would give. A team wins together: of its win
    the share is whole, and chance gives the part of the seats that won. ``points`` are those of all games.
    """

    games: int = 0
    wins: int = 0
    share: float = 0.0
    fair: float = 0.0
    points: int = 0

    def __add__(self, other: Count) -> Count:
        return Count(
            self.games + other.games,
            self.wins + other.wins,
            self.share + other.share,
            self.fair + other.fair,
            self.points + other.points,
        )


def counted(entry: Entry) -> bool:
    """Only decided games without a mark are counted."""
    return entry.finished and not entry.marks


def tally(entries: Iterable[Entry]) -> dict[Group, Count]:
    """The counts of every group that occurs."""
    counts: dict[Group, Count] = {}
    for entry in filter(counted, entries):
        level = bot_level(entry.players)
        for seat, player in enumerate(entry.players):
            if player.kind == PERSON:
                team = entry.teams[seat] if entry.teams else NO_TEAM
                group = Group(player.name, entry.slug, len(entry.players), level, team)
                counts[group] = counts.get(group, Count()) + _one_game(entry, seat)
    return counts


def summed(counts: Mapping[Group, Count], key: Callable[[Group], Key | None]) -> dict[Key, Count]:
    """Groups with the same ``key`` taken together; those with ``None`` are left out."""
    sums: dict[Key, Count] = {}
    for group, count in counts.items():
        name = key(group)
        if name is not None:
            sums[name] = sums.get(name, Count()) + count
    return sums


def bot_level(players: Iterable[Player]) -> str:
    levels = {player.level for player in players if player.kind == BOT}
    if len(levels) > 1:
        return MIXED
    return levels.pop() if levels else NO_BOTS


def _one_game(entry: Entry, seat: int) -> Count:
    won = seat in entry.winners
    together = len(entry.winners) if entry.teams else 1
    return Count(
        games=1,
        wins=int(won),
        share=together / len(entry.winners) if won else 0.0,
        fair=together / len(entry.players),
        points=entry.scores[seat],
    )
