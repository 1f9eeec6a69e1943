"""The position of 7: The Sins: what may be done and what follows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

from sevens_desktop.engine import ranking
from sevens_desktop.engine.contract import Action, Event, Outcome, Refusal, State
from sevens_desktop.engine.the_sins import knowledge, scoring
from sevens_desktop.engine.the_sins.actions import PLACES, TURNS, Place, Take, Turn, Wish
from sevens_desktop.engine.the_sins.cards import (
    JUDGMENT,
    JUDGMENTS,
    KINDS,
    NOT_OF_KIND,
    OF_KIND,
    ROW,
    SINS,
    card,
    card_text,
    count_judgments,
    count_sins,
    kind_of,
    part_of,
)

_WISH_REFUSALS = {
    "pass": Refusal("no_passing", "SIN-15"),
    "look reserve": Refusal("reserves_stay_closed", "SIN-17"),
    "look abyss": Refusal("abyss_stays_closed", "SIN-17"),
}
_THIRD = card(JUDGMENT, JUDGMENTS - 1)
_SIN_BITS = tuple(0 if code & 7 == JUDGMENT else 1 << (code & 7) for code in range(32))


class Setup(NamedTuple):
    """What stays the same for a whole game and is shared by all its positions.

    ``may_end[seat]`` says whether the game can end with a turn of this seat (SIN-20, SIN-32).
    """

    options: Mapping[str, object]
    types: tuple[int, ...]
    seats: int
    first: int
    may_end: list[bool]

    @classmethod
    def of(cls, options: Mapping[str, object], types: tuple[int, ...], seats: int, first: int) -> Setup:
        may_end = [not options["penance"]] * seats
        may_end[(first + 1) % seats] = True  # the last of the round
        return cls(options, types, seats, first, may_end)


class SinsState(State):
    """Cards lie as ``bytes`` (see ``cards``), so positions share what has not changed.

    ``deck`` is the pile at the start or at loading; its first ``drawn`` cards have been revealed, and once ``third`` of
    them have, the third Last Judgment is out. ``stacks[seat]`` is a reserve with its first card lowest, ``stacks[-1]``
    the Abyss. ``open_sins`` has bit n set if a turn can be made with sin n: none while Stones are placed and after.
    ``placings`` is ``None`` until the last turn is over, then the sins each seat has laid its Stones on by hand.
    """

    __slots__ = (
        "deck",
        "drawn",
        "open_sins",
        "placings",
        "row",
        "setup",
        "stacks",
        "stones",
        "supply",
        "third",
        "to_act",
        "turn",
    )

    slug = "the-sins"

    def __init__(
        self, setup: Setup, deck: bytes, row: bytes, stacks: list[bytes], stones: list[int], supply: int
    ) -> None:
        self.setup = setup
        self.lay_deck(deck)
        self.row = row
        self.stacks = stacks
        self.stones = stones
        self.supply = supply
        self.turn = 1
        self.to_act: int | None = setup.first
        self.open_sins = 0
        for code in row:
            self.open_sins |= _SIN_BITS[code]
        self.placings: list[tuple[int, ...] | None] | None = None

    def lay_deck(self, deck: bytes) -> None:
        """Lay these cards as what is left of the pile, top first."""
        self.deck = deck
        self.drawn = 0
        self.third = deck.find(_THIRD) + 1

    @property
    def seats(self) -> int:
        return self.setup.seats

    @property
    def options(self) -> Mapping[str, object]:
        return self.setup.options

    @property
    def types(self) -> tuple[int, ...]:
        """The sins in play, ascending (SIN-04)."""
        return self.setup.types

    @property
    def house(self) -> scoring.HouseRules:
        options = self.setup.options
        return scoring.HouseRules(
            abyss_seven=str(options["abyss_seven"]),
            optional_stones=options["optional_stones"] is True,
            tiebreak_counts_stones=options["tiebreak_counts_stones"] is True,
        )

    @property
    def pile(self) -> bytes:
        """What is left of it, top first."""
        return self.deck[self.drawn :]

    @property
    def reserves(self) -> list[list[int]]:
        """Cards per sin by seat."""
        return [count_sins(stack) for stack in self.stacks[:-1]]

    @property
    def abyss(self) -> list[int]:
        """Cards per sin."""
        return count_sins(self.stacks[-1])

    @property
    def judgments(self) -> int:
        """Last Judgments revealed: they stay in the row (SIN-19)."""
        return count_judgments(self.row)

    # -- what may be done

    def legal_actions(self) -> Sequence[Action]:
        if self.open_sins:
            return TURNS[self.open_sins]
        if self.to_act is None:
            return ()
        return [PLACES[sins] for sins in self._legal_placings(self.to_act)]

    def why_not(self, action: Action) -> Refusal | None:
        if isinstance(action, Turn):
            return None if self.open_sins >> action.kind & 1 else self._why_no_turn(action.kind)
        if self.to_act is None:
            return Refusal("game_over", "SIN-20")
        if isinstance(action, Place):
            return self._why_no_placing(self.to_act, action.sins)
        assert isinstance(action, Wish)
        return _WISH_REFUSALS[action.what]

    def _why_no_turn(self, kind: int) -> Refusal:
        if self.to_act is None:
            return Refusal("game_over", "SIN-20")
        if self.placings is not None:
            return Refusal("stones_first", "SIN-24")
        if kind == JUDGMENT:
            return Refusal("judgment_stays", "SIN-19")
        if kind not in self.setup.types:
            return Refusal("sin_not_in_play", "SIN-05", {"sin": SINS[kind]})
        return Refusal("not_in_row", "SIN-15", {"sin": SINS[kind]})

    def _why_no_placing(self, seat: int, sins: tuple[int, ...]) -> Refusal | None:
        if self.placings is None:
            return Refusal("too_early_for_stones", "SIN-24")
        if sins in self._legal_placings(seat):
            return None
        counts, held = self.reserves[seat], self.stones[seat]
        missing = [SINS[sin] for sin in sins if not counts[sin]]
        if missing:
            return Refusal("stone_needs_card", "SIN-25", {"sin": missing[0]})
        if len(sins) > held:
            return Refusal("too_few_stones", "SIN-25", {"stones": held})
        return Refusal("stones_must_be_placed", "SIN-Q5", {"stones": held})

    def _legal_placings(self, seat: int) -> list[tuple[int, ...]]:
        return scoring.legal_placings(self.reserves[seat], self.stones[seat], self.house)

    # -- what follows

    def advance(self, action: Action, events: list[Event] | None = None) -> None:
        seat = self.to_act
        assert seat is not None
        if not isinstance(action, Turn):
            assert isinstance(action, Place)
            self._place_stones(seat, action, events)
            return
        kind = action.kind
        row = self.row
        chosen = row.translate(None, NOT_OF_KIND[kind])
        self.row = row.translate(None, OF_KIND[kind])
        self.open_sins ^= 1 << kind
        if isinstance(action, Take):
            self.stacks[seat] += chosen
            if events is not None:
                events.append(Event("took", {"seat": seat, "sin": SINS[kind], "count": len(chosen)}))
        else:
            self.stacks[-1] += chosen
            gained = self.supply > 0  # SIN-16
            if gained:
                self.supply -= 1
                self.stones[seat] += 1
            if events is not None:
                facts = {"seat": seat, "sin": SINS[kind], "count": len(chosen), "stone": gained}
                events.append(Event("fed", facts))
        self._end_turn(seat, events)

    def _end_turn(self, seat: int, events: list[Event] | None) -> None:
        """Refill the row (SIN-18) and pass the turn, or end the game (SIN-20, SIN-32).

        Nothing is revealed once the third Last Judgment lies there and the game may end (SIN-20, SIN-Q10, SIN-Q11).
        """
        drawn = self.drawn
        end = drawn + ROW - len(self.row)
        over = end >= self.third and self.setup.may_end[seat]
        if over:
            end = max(drawn, self.third)
        revealed = self.deck[drawn:end]
        self.drawn = drawn + len(revealed)
        self.row += revealed
        for code in revealed:
            self.open_sins |= _SIN_BITS[code]
        if events is not None:
            self._tell_revealed(revealed, events)
        if over or not self.open_sins:  # SIN-Q14: without an open sin; cannot happen (SIN-P3 to SIN-P5)
            self._close(events)
            return
        self.to_act = (seat or self.setup.seats) - 1  # SIN-14
        self.turn += 1

    def _tell_revealed(self, revealed: bytes, events: list[Event]) -> None:
        judgments = self.judgments - count_judgments(revealed)
        for code in revealed:
            facts: dict[str, object] = {"card": card_text(code), "kind": KINDS[kind_of(code)]}
            if kind_of(code) == JUDGMENT:
                judgments += 1
                facts["judgments"] = judgments
                facts["part"] = part_of(code) + 1
            events.append(Event("revealed", facts, reveals=True))

    def _close(self, events: list[Event] | None) -> None:
        """The Abyss is opened; with ``manual_stones`` the owners then place theirs (SIN-24, SIN-26)."""
        self.open_sins = 0
        self.placings = [None] * self.setup.seats
        if events is not None:
            high = scoring.abyss_is_high(self.abyss, self.house)
            facts = {"points": scoring.points(self.abyss), "high": high}
            events.append(Event("abyss_opened", facts, reveals=True))
        if self.setup.options["manual_stones"]:
            self._ask_for_stones(events)
        else:
            self._finish(events)

    def _ask_for_stones(self, events: list[Event] | None) -> None:
        """Ask the next seat in play order that has a choice; a single placing is no choice."""
        assert self.placings is not None
        for step in range(self.setup.seats):
            seat = (self.setup.first - step) % self.setup.seats
            if self.placings[seat] is None:
                legal = self._legal_placings(seat)
                if len(legal) > 1:
                    self.to_act = seat
                    return
                self.placings[seat] = legal[0]
        self._finish(events)

    def _place_stones(self, seat: int, action: Place, events: list[Event] | None) -> None:
        assert self.placings is not None
        self.placings[seat] = action.sins
        if events is not None:
            events.append(Event("placed_stones", {"seat": seat, "sins": [SINS[sin] for sin in action.sins]}))
        self._ask_for_stones(events)

    def _finish(self, events: list[Event] | None) -> None:
        self.to_act = None
        if events is not None:
            outcome = self.outcome()
            assert outcome is not None
            events.append(Event("game_over", {"winners": list(outcome.winners)}, reveals=True))

    # -- how it ends

    def outcome(self) -> Outcome | None:
        if self.to_act is not None:
            return None
        return scoring.score(self.setup.types, self.reserves, self.abyss, self.stones, self.house, self.placings)

    def win_shares(self) -> tuple[float, ...]:
        house = self.house
        high = scoring.abyss_is_high(self.abyss, house)
        placings = self.placings or [None] * self.setup.seats
        keys = [
            scoring.rank_key(
                counts, scoring.best_placing(counts, held, high, house) if placing is None else placing, high, house
            )
            for counts, held, placing in zip(self.reserves, self.stones, placings, strict=True)
        ]
        return ranking.win_shares(keys)

    # -- copies and views

    def copy(self) -> SinsState:
        twin = SinsState.__new__(SinsState)
        twin.setup = self.setup
        twin.deck = self.deck
        twin.third = self.third
        twin.drawn = self.drawn
        twin.row = self.row
        twin.open_sins = self.open_sins
        twin.stacks = self.stacks[:]
        twin.stones = self.stones[:]
        twin.supply = self.supply
        twin.turn = self.turn
        twin.to_act = self.to_act
        twin.placings = None if self.placings is None else self.placings[:]
        return twin

    def observe(self, seat: int | None) -> knowledge.SinsObservation:
        return knowledge.observe(self, seat)

    def determinize(self, seat: int, rng: Random) -> SinsState:
        return knowledge.determinize(self, seat, rng)

    def position(self) -> dict[str, object]:
        """The pile lies top first. A reserve begins with its first card; further order in a stack has no meaning."""
        setup = self.setup
        return {
            "game": self.slug,
            "seats": setup.seats,
            "options": dict(setup.options),
            "sins": [SINS[sin] for sin in setup.types],
            "first": setup.first,
            "to_act": self.to_act,
            "turn": self.turn,
            "pile": _card_texts(self.pile),
            "row": _card_texts(self.row),
            "reserves": [_card_texts(stack[:1] + bytes(sorted(stack[1:]))) for stack in self.stacks[:-1]],
            "abyss": _card_texts(bytes(sorted(self.stacks[-1]))),
            "stones": list(self.stones),
            "supply": self.supply,
            "placings": None if self.placings is None else [_placing_json(placing) for placing in self.placings],
        }


def _card_texts(cards: bytes) -> list[str]:
    return [card_text(code) for code in cards]


def _placing_json(placing: tuple[int, ...] | None) -> list[str] | None:
    return None if placing is None else [SINS[sin] for sin in placing]
