"""The position of 7 Wonders Architects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from sevens_desktop.engine import ranking
from sevens_desktop.engine.architects import battle, knowledge, refusals, scoring, turn
from sevens_desktop.engine.architects.cards import CARDS, CENTRE, PILES, WONDERS, counts_json, names
from sevens_desktop.engine.architects.knowledge import ArchitectsObservation
from sevens_desktop.engine.architects.layout import HouseRules, Layout
from sevens_desktop.engine.architects.menu import KEEP, TAKE, legal_actions
from sevens_desktop.engine.architects.tokens import ROW, TOKENS
from sevens_desktop.engine.architects.tokens import names as token_names
from sevens_desktop.engine.architects.wonders import LOOKED_AT, pieces_in
from sevens_desktop.engine.contract import Action, Event, Outcome, Refusal, State

ALWAYS_ASKED = (TAKE, KEEP)
"""Asked even if there is one answer only: a take is the turn, and nobody else may learn what was looked at."""


class ArchitectsState(State):
    """``piles`` by seat, the centre last, top card last; ``left[pile]`` cards of a pile are still in it.

    ``hands[seat]`` and ``discard`` are cards by kind, ``built[seat]`` a mask of pieces, ``held[seat]``, ``ready`` and
    ``used`` masks of progress tokens, ``peekers`` a mask of the seats that know the top card of the centre. ``row`` and
    ``stack`` are the progress tokens on offer, top of the stack last. ``looking`` is the pile of which Halicarnassus
    looks at the top cards. ``menu`` is what ``legal_actions`` answers; it follows from the rest.
    """

    __slots__ = (
        "at_war",
        "built",
        "cat",
        "chance",
        "discard",
        "hands",
        "held",
        "layout",
        "left",
        "looking",
        "menu",
        "peekers",
        "phase",
        "piles",
        "ready",
        "row",
        "stack",
        "to_act",
        "turn",
        "used",
        "victories",
    )

    slug = "architects"

    def __init__(self, layout: Layout, piles: Sequence[tuple[int, ...]], stack: tuple[int, ...], chance: int) -> None:
        seats = len(layout.wonders)
        self.layout = layout
        self.piles = list(piles)
        self.left = [len(pile) for pile in piles]
        self.hands = [[0] * len(CARDS) for _ in range(seats)]  # ARC-S-12
        self.discard = [0] * len(CARDS)
        self.built = [0] * seats
        self.held = [0] * seats
        self.row = list(stack[: -ROW - 1 : -1])  # ARC-S-6
        self.stack = stack[:-ROW]
        self.at_war = 0
        self.victories = [0] * seats
        self.cat: int | None = None
        self.peekers = 0
        self.chance = chance
        self.turn = 1
        self.to_act: int | None = layout.first
        self.phase = TAKE
        self.ready = 0
        self.used = 0
        self.looking: int | None = None
        self.menu: tuple[Action, ...] = ()

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def options(self) -> Mapping[str, object]:
        return self.layout.settled

    @property
    def house(self) -> HouseRules:
        return self.layout.house

    @property
    def wonders(self) -> tuple[int, ...]:
        return self.layout.wonders

    @property
    def mover(self) -> int:
        """``to_act`` before the end."""
        assert self.to_act is not None
        return self.to_act

    @property
    def reach(self) -> tuple[int, int, int]:
        """The piles to the left and right of the seat to act, and the centre."""
        return self.layout.reach[self.mover]

    @property
    def looked(self) -> tuple[int, ...]:
        """The cards that Halicarnassus looks at, top first (ARC-Q-13: as many as there are)."""
        if self.looking is None:
            return ()
        left = self.left[self.looking]
        return self.piles[self.looking][max(0, left - LOOKED_AT) : left][::-1]

    def shields(self, seat: int) -> int:
        return battle.shields(self.wonders[seat], self.built[seat], self.held[seat], self.hands[seat])

    def pile_name(self, pile: int) -> str:
        return PILES[CENTRE] if pile == self.seats else WONDERS[self.wonders[pile]]

    # -- what may be done

    def legal_actions(self) -> Sequence[Action]:
        return self.menu

    def refresh_menu(self) -> None:
        """Work out ``menu``; whoever sets other fields from outside calls it."""
        self.menu = legal_actions(self)

    def why_not(self, action: Action) -> Refusal | None:
        return None if action in self.menu else refusals.why_not(self, action)

    # -- what follows

    def advance(self, action: Action, events: list[Event] | None = None) -> None:
        """What has one way only is done without asking: a forced build, an effect, the end of the turn."""
        turn.carry_out(self, action, events)
        self.refresh_menu()
        while len(self.menu) == 1 and self.phase not in ALWAYS_ASKED:
            turn.carry_out(self, self.menu[0], events)
            self.refresh_menu()

    # -- how it ends

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self) if self.to_act is None else None

    def win_shares(self) -> tuple[float, ...]:
        return ranking.win_shares(scoring.rank_keys(self))

    # -- copies and views

    def copy(self) -> ArchitectsState:
        twin = ArchitectsState.__new__(ArchitectsState)
        twin.layout = self.layout
        twin.piles = self.piles[:]
        twin.left = self.left[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.discard = self.discard[:]
        twin.built = self.built[:]
        twin.held = self.held[:]
        twin.row = self.row[:]
        twin.stack = self.stack
        twin.at_war = self.at_war
        twin.victories = self.victories[:]
        twin.cat = self.cat
        twin.peekers = self.peekers
        twin.chance = self.chance
        twin.turn = self.turn
        twin.to_act = self.to_act
        twin.phase = self.phase
        twin.ready = self.ready
        twin.used = self.used
        twin.looking = self.looking
        twin.menu = self.menu
        return twin

    def observe(self, seat: int | None) -> ArchitectsObservation:
        return knowledge.observe(self, seat)

    def determinize(self, seat: int, rng: Random) -> ArchitectsState:
        return knowledge.determinize(self, seat, rng)

    def position(self) -> dict[str, object]:
        """Piles and the stack are what is left of them, top first; piles by seat, the centre last."""
        return {
            "game": self.slug,
            "seats": self.seats,
            "options": dict(self.options),
            "wonders": [WONDERS[wonder] for wonder in self.wonders],
            "first": self.layout.first,
            "to_act": self.to_act,
            "turn": self.turn,
            "phase": self.phase,
            "piles": [names(pile[:left][::-1]) for pile, left in zip(self.piles, self.left, strict=True)],
            "hands": [counts_json(hand) for hand in self.hands],
            "discard": counts_json(self.discard),
            "built": [pieces_in(built) for built in self.built],
            "tokens": [token_names(held) for held in self.held],
            "row": [TOKENS[token] for token in self.row],
            "stack": [TOKENS[token] for token in self.stack[::-1]],
            "at_war": self.at_war,
            "victories": self.victories[:],
            "cat": self.cat,
            "peekers": [seat for seat in range(self.seats) if self.peekers >> seat & 1],
            "ready": token_names(self.ready),
            "used": token_names(self.used),
            "looking": self.looking,
            "chance": self.chance,
        }
