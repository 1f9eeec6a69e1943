"""What a bot is, and what the greedy module of a game offers."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from sevens_desktop.engine.contract import Action, State


class Bot(Protocol):
    """Chooses for a seat.

    ``state`` is a determinization for ``seat``, never the real state, and ``state.to_act == seat``. The bot leaves it
    unchanged and returns one of its ``legal_actions()``. Equal states and equal ``rng`` give equal choices.
    """

    def choose(self, state: State, seat: int, rng: Random, /) -> Action: ...


class Greedy(Bot, Protocol):
    """The module ``greedy/<game>.py``: a bot that looks one step ahead, and its opinion of a position.

    ``choose`` compares the legal actions by what lies before the seat after each (``state.copy()`` and ``advance``, or
    plain counting), draws ties by ``rng`` and costs no more than some tens of steps of play: it stands in at once when
    the search is lost, and play-outs may follow it.

    ``weigh`` is what it compares: a number for each of ``legal_actions``, in their order, the more the better.

    ``estimate`` is each seat's expected share of the win, 0 to 1, with the hidden cards of this determinization taken
    as they are: a quick form of playing on to the end and calling ``win_shares``, used where search cuts a play-out
    off. After the end it is ``win_shares``.
    """

    def weigh(self, state: State, seat: int, /) -> Sequence[float]: ...

    def estimate(self, state: State, /) -> Sequence[float]: ...
