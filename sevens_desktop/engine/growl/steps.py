"""What a chronicle says about hidden cards, as small steps that ``guess`` follows with cards of its own."""

from __future__ import annotations

from typing import NamedTuple

UNKNOWN = -1
ENDLESS = 1000

Weights = tuple[int, int, int, int, int]
"""What a card of each kind counts in a sum that is known or bounded."""

NET_WOUNDS: Weights = (0, -1, 0, 1, 0)
WOUNDS_ONLY: Weights = (0, 0, 0, 1, 0)
NET_BITES: Weights = (0, 0, -1, 0, 1)
NO_BITES: Weights = (1, 1, 1, 1, 0)


class Gain(NamedTuple):
    """A card goes to a hand in the open."""

    seat: int
    kind: int


class Moment(NamedTuple):
    """The hand, with ``icons`` net bite icons on the table, may have turned its owner."""

    seat: int
    icons: int


class Lose(NamedTuple):
    """A card leaves a hand in the open."""

    seat: int
    kind: int


class LinkSeen(NamedTuple):
    """A card on its way; ``entry`` is its place in the chronicle, ``pledge`` that of the pledge before it."""

    giver: int
    receiver: int
    kind: int
    entry: int
    pledge: int


class Move(NamedTuple):
    """Cards change hands together. ``received`` came to the own seat, in unknown order; humans pass no Bite if
    ``bound``.

    ``kept`` are the kinds that Gluttony and Greed hold back, by giver.
    """

    links: tuple[LinkSeen, ...]
    received: tuple[int, ...]
    bound: bool
    kept: dict[int, tuple[int, ...]]


class Stir(NamedTuple):
    """The Tempest: entries of what was put in and what came out, and the own two kinds (or ``UNKNOWN``)."""

    seats: tuple[int, ...]
    puts: tuple[int, ...]
    gets: tuple[int, ...]
    own_put: int
    own_got: int


class Taken(NamedTuple):
    """A random card leaves a hand for another."""

    taker: int
    owner: int
    kind: int
    entry: int


class Limits(NamedTuple):
    """The cards in a hand, weighed, lie between ``least`` and ``most``; ``bullet``: one less of both on a werewolf.

    ``human``: only as long as the seat is human.
    """

    seat: int
    weights: Weights
    least: int
    most: int
    bullet: bool = False
    human: bool = False


class HandSeen(NamedTuple):
    """The whole hand was seen."""

    seat: int
    counts: tuple[int, ...]


class Holds(NamedTuple):
    """A card of this kind was in the hand."""

    seat: int
    kind: int


Step = Gain | Moment | Lose | Move | Stir | Taken | Limits | HandSeen | Holds
