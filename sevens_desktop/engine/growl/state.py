"""The position of Growl: what may be done and what follows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from sevens_desktop.engine.contract import Action, Event, Outcome, Refusal, State
from sevens_desktop.engine.growl import knowledge, refusals, scoring, worlds
from sevens_desktop.engine.growl.cards import CARD_NAMES, NO_ICONS, Counts
from sevens_desktop.engine.growl.decisions import DECISIONS
from sevens_desktop.engine.growl.frames import Frame
from sevens_desktop.engine.growl.knowledge import GrowlObservation
from sevens_desktop.engine.growl.ledger import Ledger, entries
from sevens_desktop.engine.growl.table import NOBODY, Link
from sevens_desktop.engine.growl.turns import next_turn


class GrowlState(State):
    """``hands[seat]`` are cards per kind; masks of seats have one bit per seat.

    ``ring`` is the order of the seats around the table, ``spells[seat]`` the cards face-up before each, and ``icons``,
    ``voided`` (no salve counts) and ``bullets`` (Silver Bullet) are counted from them. ``deck`` is shared between
    copies and never changed; ``drawn`` cards of it are gone, and ``tops`` lie above it. ``crypt`` is the Undead deck,
    top first, ``discards`` its discard. ``caged``, ``awake`` and ``pledges`` last one night, ``command`` until it
    binds. ``active`` is whose turn it is; ``frames`` are the decisions under way, the last one now.
    """

    __slots__ = (
        "active",
        "alive",
        "awake",
        "bullets",
        "caged",
        "chance",
        "command",
        "crypt",
        "deck",
        "discards",
        "drawn",
        "ended",
        "everybody",
        "frames",
        "hands",
        "icons",
        "imagined",
        "ledger",
        "night",
        "pledges",
        "ring",
        "settled",
        "spells",
        "start",
        "to_act",
        "tops",
        "turn",
        "undead",
        "voided",
        "wolves",
        "zeros",
    )

    slug = "growl"

    def __init__(self, settled: Mapping[str, object], seats: int, start: int) -> None:
        """An empty table."""
        self.settled = settled
        self.undead = settled["undead"] is True
        self.start = start
        self.everybody = (1 << seats) - 1
        self.hands = [[0, 0, 0, 0, 0] for _ in range(seats)]
        self.ring = tuple(range(seats))
        self.spells: tuple[tuple[int, ...], ...] = ((),) * seats
        self.icons: tuple[Counts, ...] = (NO_ICONS,) * seats
        self.voided = self.bullets = self.wolves = self.zeros = 0
        self.alive = self.everybody
        self.deck: tuple[int, ...] = ()
        self.drawn = 0
        self.tops: tuple[int, ...] = ()
        self.crypt: tuple[int, ...] = ()
        self.discards: tuple[int, ...] = ()
        self.chance = 0
        self.turn = 0
        self.night = 0
        self.active = start
        self.command = self.caged = self.awake = NOBODY
        self.pledges: tuple[Link, ...] = ()
        self.frames: list[Frame] = []
        self.ledger: Ledger = None
        self.ended: scoring.Ending | None = None
        self.to_act: int | None = None
        self.imagined: dict[int, worlds.Imagination] = {}

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def options(self) -> Mapping[str, object]:
        return self.settled

    @property
    def top(self) -> int:
        """The card that the next living seat draws; all see it (GRO-U-5)."""
        return self.tops[-1] if self.tops else self.deck[self.drawn]

    # -- what may be done

    def legal_actions(self) -> Sequence[Action]:
        if self.to_act is None:
            return ()
        frame = self.frames[-1]
        return DECISIONS[frame.kind].legal(self, frame, self.to_act)

    def why_not(self, action: Action) -> Refusal | None:
        return None if action in self.legal_actions() else refusals.refuse(self, action)

    # -- what follows

    def advance(self, action: Action, events: list[Event] | None = None) -> None:
        assert self.to_act is not None
        if self.imagined:
            self.imagined = {}
        frame = self.frames[-1]
        kind, order, seats, about, answers = frame
        decision = DECISIONS[kind]
        answers = (*answers, action)
        if decision.heard is not None:
            decision.heard(self, self.to_act, action, events)
        if len(answers) < len(order):
            self.frames[-1] = Frame(kind, order, seats, about, answers)
            if events is not None:
                events.append(_answered(self.to_act, action, decision.sealed))
        else:
            self.frames.pop()
            decision.resolve(self, frame, answers, events)
        self.proceed(events)

    def proceed(self, events: list[Event] | None) -> None:
        """Go on to the next decision, or to the end."""
        frames = self.frames
        while self.ended is None:
            if not frames:
                next_turn(self, events)
                continue
            frame = frames[-1]
            asked = len(frame.answers)
            if asked < len(frame.order):
                self.to_act = frame.order[asked]
                return
            frames.pop()
            DECISIONS[frame.kind].resolve(self, frame, frame.answers, events)
        frames.clear()
        self.to_act = None

    # -- how it ends

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self)

    def win_shares(self) -> tuple[float, ...]:
        """A win is the whole team's: every winner has 1."""
        assert self.ended is not None
        winners = self.ended.winners
        return tuple(float(winners >> seat & 1) for seat in range(len(self.hands)))

    # -- copies and views

    def copy(self) -> GrowlState:
        twin = GrowlState.__new__(GrowlState)
        twin.settled = self.settled
        twin.undead = self.undead
        twin.start = self.start
        twin.everybody = self.everybody
        twin.hands = [hand[:] for hand in self.hands]
        twin.ring = self.ring
        twin.spells = self.spells
        twin.icons = self.icons
        twin.voided = self.voided
        twin.bullets = self.bullets
        twin.wolves = self.wolves
        twin.zeros = self.zeros
        twin.alive = self.alive
        twin.deck = self.deck
        twin.drawn = self.drawn
        twin.tops = self.tops
        twin.crypt = self.crypt
        twin.discards = self.discards
        twin.chance = self.chance
        twin.turn = self.turn
        twin.night = self.night
        twin.active = self.active
        twin.command = self.command
        twin.caged = self.caged
        twin.awake = self.awake
        twin.pledges = self.pledges
        twin.frames = self.frames[:]
        twin.ledger = self.ledger
        twin.ended = self.ended
        twin.to_act = self.to_act
        twin.imagined = {}
        return twin

    def observe(self, seat: int | None) -> GrowlObservation:
        return knowledge.observe(self, seat)

    def determinize(self, seat: int, rng: Random) -> GrowlState:
        if seat not in self.imagined:
            self.imagined[seat] = worlds.Imagination(knowledge.observe(self, seat), self.blank())
        return self.imagined[seat].world(rng)

    def blank(self) -> GrowlState:
        """An empty table of the same game."""
        return GrowlState(self.settled, self.seats, self.start)

    def position(self) -> dict[str, object]:
        """The ledger tells hands, spells, lives and teams; besides it only what is to come and what is under way."""
        return {
            "game": self.slug,
            "seats": self.seats,
            "options": dict(self.settled),
            "start": self.start,
            "turn": self.turn,
            "active": self.active,
            "deck": [CARD_NAMES[card] for card in self.deck[self.drawn :]],
            "crypt": [CARD_NAMES[card] for card in self.crypt],
            "chance": self.chance,
            "frames": [
                {
                    "kind": frame.kind,
                    "order": list(frame.order),
                    "seats": list(frame.seats),
                    "about": frame.about,
                    "answers": [str(answer) for answer in frame.answers],
                }
                for frame in self.frames
            ],
            "ledger": [[entry.kind, list(entry.facts), list(entry.secret)] for entry in entries(self.ledger)],
        }


def _answered(seat: int, action: Action, sealed: bool) -> Event:
    """Somebody has decided, others are still to decide; what, is for him alone if it is sealed."""
    choice = {"choice": str(action)}
    if sealed:
        return Event("answered", {"seat": seat}, {seat: choice})
    return Event("answered", {"seat": seat, **choice})
