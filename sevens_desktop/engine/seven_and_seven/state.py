"""The position of 7 & 7: where every card is, and the moves of cards that all rules are made of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random

from sevens_desktop.engine.contract import Action, Event, Outcome, Refusal, State
from sevens_desktop.engine.seven_and_seven import knowledge, scoring
from sevens_desktop.engine.seven_and_seven.cards import (
    COPIES,
    FACE,
    FACE_NAMES,
    KINDS,
    NUMBERS,
    SIDES,
    card_of,
    card_text,
)
from sevens_desktop.engine.seven_and_seven.frames import CHECK, FIRST, PERMISSIONS, Decision, Events, Frame
from sevens_desktop.engine.seven_and_seven.house import House
from sevens_desktop.engine.seven_and_seven.knowledge import SevenObservation

BY_SET, DECK_OUT = "set", "deck_out"

_EVERY_NUMBER = (1 << COPIES) - 1


class SevenState(State):
    """``hands[seat]`` are kinds in order; ``areas[seat]`` and ``discard`` open cards in order of arrival.

    ``stack`` holds the cards that were played and have not yet entered an area, with who played them: the announced
    card and the Chastities against it. ``aside`` are the kinds drawn with Temperance. ``shown`` lists, as (seat, kind),
    the cards in hands that everybody knows: those taken from the Discard Pile. No card is ever known to some of the
    other seats and not to all, so this is all that has to be remembered.

    ``opened`` has a bit for every number in use by an open card. ``deck`` is shared between copies and never changed;
    ``drawn`` cards of it are gone. ``blocked`` are the faces blocked this turn since a card was last played, ``ready``
    the Converters that may be used this turn (77-30), ``ended`` says how the game ended. ``legal`` remembers what
    ``to_act`` may do once it was asked for.
    """

    __slots__ = (
        "active",
        "areas",
        "aside",
        "blocked",
        "deck",
        "discard",
        "drawn",
        "ended",
        "foes",
        "frames",
        "hands",
        "house",
        "legal",
        "opened",
        "permission",
        "played",
        "ready",
        "settled",
        "shown",
        "stack",
        "to_act",
        "turn",
    )

    slug = "seven-and-seven"

    def __init__(
        self, settled: Mapping[str, object], deck: tuple[int, ...], hands: list[list[int]], active: int, frame: Frame
    ) -> None:
        self.settled = settled
        self.house = House.of(settled)
        self.foes = self.house.foes(len(hands))
        self.deck = deck
        self.drawn = 0
        self.hands = hands
        self.areas: list[list[int]] = [[] for _ in hands]
        self.discard: list[int] = []
        self.stack: list[tuple[int, int]] = []
        self.aside: list[int] = []
        self.shown: list[tuple[int, int]] = []
        self.opened = 0
        self.active = active
        self.turn = 1
        self.permission = FIRST
        self.played = False
        self.blocked: tuple[int, ...] = ()
        self.ready = 0
        self.frames: list[Frame] = [frame]
        self.to_act: int | None = active
        self.ended: str | None = None
        self.legal: list[Action] | None = None

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def options(self) -> Mapping[str, object]:
        return self.settled

    @property
    def pile(self) -> int:
        """Cards left to draw."""
        return len(self.deck) - self.drawn

    # -- what may be done

    def legal_actions(self) -> Sequence[Action]:
        legal = self.legal
        if legal is None:
            legal = self.legal = self._decision().choices(self) if self.to_act is not None else []
        return legal

    def why_not(self, action: Action) -> Refusal | None:
        if action in self.legal_actions():
            return None
        if self.to_act is None:
            return Refusal("game_over", "77-19" if self.ended == DECK_OUT else "77-17")
        return self._decision().refusal(self, action)

    def asked(self) -> tuple[int, ...]:
        """The seats that are asked in turn, ``to_act`` first; nobody after the end."""
        return self._decision().asked(self) if self.to_act is not None else ()

    def _decision(self) -> Decision:
        frame = self.frames[-1]
        assert isinstance(frame, Decision)
        return frame

    # -- what follows

    def advance(self, action: Action, events: list[Event] | None = None) -> None:
        self.legal = None
        self._decision().choose(self, action, events)
        self._run(events)

    def _run(self, events: Events) -> None:
        """Go on until somebody must decide or the game is over (77-Q19: it is when the pile has run out)."""
        frames, last = self.frames, len(self.deck)
        while self.ended is None:
            frame = frames[-1]
            if self.drawn == last and not frame.goes_on and not self.house.finish_turn:
                self.ended = DECK_OUT
            elif frame.ask(self, events):
                return
        frames.clear()
        self.to_act = None
        if events is not None:
            events.append(Event("game_over", {"winners": list(self._winners()), "reason": self.ended}, reveals=True))

    # -- moves of cards

    def draw(self, seat: int, count: int, events: Events, *, ends_turn: bool = False) -> None:
        """77-04, 77-Q19: what there is, if the pile holds less."""
        kinds = self._lift(count)
        hand = self.hands[seat]
        hand.extend(kinds)
        hand.sort()
        if events is not None:
            facts = {"seat": seat, "count": len(kinds), "ends_turn": ends_turn}
            cards: dict[str, object] = {"cards": [KINDS[kind] for kind in sorted(kinds)]}
            events.append(Event("drew", facts, {seat: cards}, reveals=True))

    def set_aside(self, count: int, events: Events) -> None:
        """Temperance: the active seat looks at cards that are not yet in its hand."""
        self.aside = sorted(self._lift(count))
        if events is not None:
            cards: dict[str, object] = {"cards": [KINDS[kind] for kind in self.aside]}
            facts = {"seat": self.active, "count": len(self.aside)}
            events.append(Event("looked", facts, {self.active: cards}, reveals=True))

    def mill(self, events: Events) -> None:
        """Wild Sin: the top card of the pile is discarded."""
        for kind in self._lift(1):
            self.put_on_discard(None, self.open_card(SIDES[kind][0]), "pile", events)

    def _lift(self, count: int) -> tuple[int, ...]:
        kinds = self.deck[self.drawn : self.drawn + count]
        self.drawn += len(kinds)
        return kinds

    def open_card(self, face: int) -> int:
        """A hidden card of this face lies open now: the lowest free number of its kind becomes its own."""
        kind = face >> 1
        used = self.opened >> (COPIES * kind) & _EVERY_NUMBER
        number = (~used & (used + 1)).bit_length() - 1
        self.opened |= 1 << (COPIES * kind + number)
        return card_of(face, number)

    def leave_hand(self, seat: int, face: int) -> int:
        """The card of this face, from the hand to the open."""
        kind = face >> 1
        self.hands[seat].remove(kind)
        if self.shown and (seat, kind) in self.shown:
            self.shown.remove((seat, kind))
        return self.open_card(face)

    def take_to_hand(self, seat: int, kind: int, events: Events) -> None:
        """The last card of this kind, from the Discard Pile to the hand, seen by all."""
        card = self.lift_from_discard(kind)
        self.opened &= ~(1 << (card >> 1))
        hand = self.hands[seat]
        hand.append(kind)
        hand.sort()
        self.shown.append((seat, kind))
        if events is not None:
            events.append(Event("took", {"seat": seat, "card": card_text(card)}))

    def lift_from_discard(self, kind: int) -> int:
        discard = self.discard
        for index in range(len(discard) - 1, -1, -1):
            if FACE[discard[index]] >> 1 == kind:
                return discard.pop(index)
        raise LookupError(kind)

    def put_on_discard(self, seat: int | None, card: int, source: str, events: Events) -> None:
        """``seat`` is whose card it was; ``source`` where it lay: hand, stack, area, pile or aside."""
        self.discard.append(card)
        if events is not None:
            facts = {"seat": seat, "card": card_text(card), "source": source}
            events.append(Event("discarded", facts, reveals=source in ("hand", "pile", "aside")))

    def enter(self, seat: int, card: int, how: str, events: Events) -> None:
        """A card comes into an area, and the set may be full (77-Q9)."""
        self.areas[seat].append(card)
        if events is not None:
            events.append(Event("entered", {"seat": seat, "card": card_text(card), "how": how}))
        self.check_set(seat)

    def convert(self, cards: Sequence[tuple[int, int]], events: Events) -> None:
        """77-11: these cards, each with whose it is, turn to their other side at once, and the sets are looked at."""
        for seat, card in cards:
            area = self.areas[seat]
            area[area.index(card)] = card ^ 1
            if events is not None:
                facts = {"by": self.active, "seat": seat, "card": card_text(card), "becomes": card_text(card ^ 1)}
                events.append(Event("converted", facts))
        for seat, _ in cards:
            self.check_set(seat)

    # -- questions that several rules ask

    def may_hold(self, seat: int, kind: int) -> bool:
        """Does what everybody knows leave open that this seat holds such a card (77-Q5)?"""
        shown = self.shown
        seen = (self.opened >> (COPIES * kind) & _EVERY_NUMBER).bit_count()
        if not shown:
            return seen < NUMBERS[kind] and len(self.hands[seat]) > 0
        if (seat, kind) in shown:
            return True
        own = everywhere = 0
        for owner, other in shown:
            own += owner == seat
            everywhere += other == kind
        return seen + everywhere < NUMBERS[kind] and own < len(self.hands[seat])

    def check_set(self, seat: int) -> None:
        """77-17, 77-Q9: does this area hold what ends the game?"""
        if scoring.is_complete(self.areas[seat], len(self.areas)) and not (
            self.house.win_after_effect and CHECK in self.frames
        ):
            self.ended = BY_SET

    def check_sets(self) -> None:
        for seat in range(len(self.areas)):
            self.check_set(seat)

    def locate(self, targets: Iterable[tuple[int, int]], spare: int | None = None) -> list[tuple[int, int]]:
        """An open card for each target (seat, face), no card twice; ``spare`` is the active seat's card on its way in.

        Raises ``LookupError`` if there is none.
        """
        found: list[tuple[int, int]] = []
        for seat, face in targets:
            cards = [*self.areas[seat], spare] if spare is not None and seat == self.active else self.areas[seat]
            for card in cards:
                if FACE[card] == face and (seat, card) not in found:
                    found.append((seat, card))
                    break
            else:
                raise LookupError((seat, face))
        return found

    # -- how it ends

    def _winners(self) -> tuple[int, ...]:
        return scoring.winners(self.areas, self.active, self.house, self.ended == BY_SET)

    def outcome(self) -> Outcome | None:
        if self.ended is None:
            return None
        return scoring.score(self.areas, self.active, self.house, self.ended == BY_SET)

    def win_shares(self) -> tuple[float, ...]:
        won = self._winners()
        return tuple(1.0 / len(won) if seat in won else 0.0 for seat in range(len(self.areas)))

    # -- copies and views

    def copy(self) -> SevenState:
        twin = SevenState.__new__(SevenState)
        twin.settled = self.settled
        twin.house = self.house
        twin.foes = self.foes
        twin.deck = self.deck
        twin.drawn = self.drawn
        twin.hands = [hand[:] for hand in self.hands]
        twin.areas = [area[:] for area in self.areas]
        twin.discard = self.discard[:]
        twin.stack = self.stack[:]
        twin.aside = self.aside[:]
        twin.shown = self.shown[:]
        twin.opened = self.opened
        twin.active = self.active
        twin.turn = self.turn
        twin.permission = self.permission
        twin.played = self.played
        twin.blocked = self.blocked
        twin.ready = self.ready
        twin.frames = self.frames[:]
        twin.to_act = self.to_act
        twin.ended = self.ended
        twin.legal = self.legal
        return twin

    def observe(self, seat: int | None) -> SevenObservation:
        return knowledge.observe(self, seat)

    def determinize(self, seat: int, rng: Random) -> SevenState:
        return knowledge.determinize(self, seat, rng)

    def position(self) -> dict[str, object]:
        """``pile`` is what is left of it, top first."""
        return {
            "game": self.slug,
            "seats": self.seats,
            "options": dict(self.settled),
            "active": self.active,
            "turn": self.turn,
            "to_act": self.to_act,
            "permission": PERMISSIONS[self.permission],
            "played": self.played,
            "blocked": [FACE_NAMES[face] for face in self.blocked],
            "ready": self.ready,
            "pile": [KINDS[kind] for kind in self.deck[self.drawn :]],
            "hands": [[KINDS[kind] for kind in hand] for hand in self.hands],
            "shown": [{"seat": seat, "kind": KINDS[kind]} for seat, kind in self.shown],
            "areas": [[card_text(card) for card in area] for area in self.areas],
            "discard": [card_text(card) for card in self.discard],
            "stack": [{"seat": seat, "card": card_text(card)} for seat, card in self.stack],
            "aside": [KINDS[kind] for kind in self.aside],
            "frames": [{"frame": frame.name, **frame.facts()} for frame in self.frames],
            "ended": self.ended,
        }
