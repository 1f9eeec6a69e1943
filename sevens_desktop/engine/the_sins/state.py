"""The position of 7: The Sins: what may be done and what follows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from sevens_desktop.engine.contract import Action, Event, Outcome, Refusal, State
from sevens_desktop.engine.the_sins import knowledge, scoring
from sevens_desktop.engine.the_sins.actions import FEEDS, TAKES, Feed, Place, Take, Wish
from sevens_desktop.engine.the_sins.cards import JUDGMENT, KINDS, PARTS, ROW, SINS, card_text, kind_of, part_of
from sevens_desktop.engine.the_sins.knowledge import SinsObservation

LAST_JUDGMENTS = 3
_WISH_REFUSALS = {
    "pass": Refusal("no_passing", "SIN-15"),
    "look reserve": Refusal("reserves_stay_closed", "SIN-17"),
    "look abyss": Refusal("abyss_stays_closed", "SIN-17"),
}


class SinsState(State):
    """``reserves[seat]`` and ``abyss`` are cards per sin; ``backs[seat]`` cards per part of the pile, Penance last.

    ``deck`` is shared between copies and never changed; ``drawn`` cards of it have been revealed.
    """

    __slots__ = (
        "abyss",
        "backs",
        "deck",
        "drawn",
        "final_round",
        "first",
        "judgments",
        "placings",
        "reserves",
        "row",
        "settled",
        "starts",
        "stones",
        "supply",
        "to_act",
        "turn",
        "types",
    )

    slug = "the-sins"

    def __init__(
        self,
        settled: Mapping[str, object],
        types: tuple[int, ...],
        deck: tuple[int, ...],
        row: list[int],
        starts: tuple[int, ...],
        first: int,
        supply: int,
    ) -> None:
        seats = len(starts)
        self.settled = settled
        self.types = types
        self.deck = deck
        self.drawn = 0
        self.row = row
        self.starts = starts
        self.reserves = [[0] * len(SINS) for _ in range(seats)]
        self.backs = [[0] * 4 for _ in range(seats)]
        for seat, code in enumerate(starts):
            self._lay_in_reserve(seat, code)
        self.abyss = [0] * len(SINS)
        self.stones = [0] * seats
        self.supply = supply
        self.first = first
        self.judgments = 0
        self.final_round = False
        self.turn = 1
        self.to_act: int | None = first
        self.placings: list[tuple[int, ...] | None] | None = None

    @property
    def seats(self) -> int:
        return len(self.starts)

    @property
    def options(self) -> Mapping[str, object]:
        return self.settled

    @property
    def house(self) -> scoring.HouseRules:
        return scoring.HouseRules(
            abyss_seven=str(self.settled["abyss_seven"]),
            optional_stones=self.settled["optional_stones"] is True,
            tiebreak_counts_stones=self.settled["tiebreak_counts_stones"] is True,
        )

    # -- what may be done

    def legal_actions(self) -> Sequence[Action]:
        if self.to_act is None:
            return ()
        if self.placings is not None:
            return [Place(sins) for sins in self._legal_placings(self.to_act)]
        kinds = {code & 7 for code in self.row}
        actions: list[Action] = []
        for kind in sorted(kinds):
            if kind != JUDGMENT:
                actions.append(TAKES[kind])
                actions.append(FEEDS[kind])
        return actions

    def why_not(self, action: Action) -> Refusal | None:
        if isinstance(action, Take | Feed):
            return self._why_not_kind(action.kind)
        if self.to_act is None:
            return Refusal("game_over", "SIN-20")
        if isinstance(action, Place):
            return self._why_not_place(action)
        if isinstance(action, Wish):
            return _WISH_REFUSALS[action.what]
        return Refusal("not_this_game")

    def _why_not_kind(self, kind: int) -> Refusal | None:
        if self.to_act is None:
            return Refusal("game_over", "SIN-20")
        if self.placings is not None:
            return Refusal("stones_first", "SIN-24")
        if kind == JUDGMENT:
            return Refusal("judgment_stays", "SIN-19")
        if any(code & 7 == kind for code in self.row):
            return None
        if kind not in self.types:
            return Refusal("sin_not_in_play", "SIN-05", {"sin": SINS[kind]})
        return Refusal("not_in_row", "SIN-15", {"sin": SINS[kind]})

    def _why_not_place(self, action: Place) -> Refusal | None:
        if self.placings is None:
            return Refusal("too_early_for_stones", "SIN-24")
        assert self.to_act is not None
        if action.sins in self._legal_placings(self.to_act):
            return None
        counts = self.reserves[self.to_act]
        missing = [SINS[sin] for sin in action.sins if not counts[sin]]
        if missing:
            return Refusal("stone_needs_card", "SIN-25", {"sin": missing[0]})
        held = self.stones[self.to_act]
        if len(action.sins) > held:
            return Refusal("too_few_stones", "SIN-25", {"stones": held})
        return Refusal("stones_must_be_placed", "SIN-Q5", {"stones": held})

    def _legal_placings(self, seat: int) -> list[tuple[int, ...]]:
        return scoring.legal_placings(self.reserves[seat], self.stones[seat], self.house)

    # -- what follows

    def advance(self, action: Action, events: list[Event] | None = None) -> None:
        assert self.to_act is not None
        seat = self.to_act
        if isinstance(action, Place):
            self._place_stones(seat, action, events)
            return
        assert isinstance(action, Take | Feed)
        kind = action.kind
        chosen = [code for code in self.row if code & 7 == kind]
        self.row = [code for code in self.row if code & 7 != kind]
        if isinstance(action, Take):
            for code in chosen:
                self._lay_in_reserve(seat, code)
            if events is not None:
                events.append(Event("took", {"seat": seat, "sin": SINS[kind], "count": len(chosen)}))
        else:
            self.abyss[kind] += len(chosen)
            gained = 1 if self.supply else 0
            self.supply -= gained
            self.stones[seat] += gained
            if events is not None:
                facts = {"seat": seat, "sin": SINS[kind], "count": len(chosen), "stone": gained == 1}
                events.append(Event("fed", facts))
        self._end_turn(seat, events)

    def _lay_in_reserve(self, seat: int, code: int) -> None:
        self.reserves[seat][code & 7] += 1
        self.backs[seat][code >> 3] += 1

    def _end_turn(self, seat: int, events: list[Event] | None) -> None:
        """SIN-18, SIN-20, SIN-32."""
        last_of_round = (self.first + 1) % self.seats
        if self.final_round and seat == last_of_round:
            self._close(events)
            return
        self._refill(stop_at_third=not self.settled["penance"] or seat == last_of_round, events=events)
        if self.judgments == LAST_JUDGMENTS:
            if not self.settled["penance"] or seat == last_of_round:
                self._close(events)
                return
            self.final_round = True
        if not any(code & 7 != JUDGMENT for code in self.row):  # SIN-Q14: cannot happen (SIN-P3 to SIN-P5)
            self._close(events)
            return
        self.to_act = (seat - 1) % self.seats
        self.turn += 1

    def _refill(self, stop_at_third: bool, events: list[Event] | None) -> None:
        """SIN-18; SIN-20 and SIN-Q11 stop it at the third Last Judgment."""
        deck, row = self.deck, self.row
        while len(row) < ROW and self.drawn < len(deck):
            code = deck[self.drawn]
            self.drawn += 1
            row.append(code)
            is_judgment = code & 7 == JUDGMENT
            if is_judgment:
                self.judgments += 1
            if events is not None:
                events.append(_revealed(code, self.judgments))
            if is_judgment and stop_at_third and self.judgments == LAST_JUDGMENTS:
                return

    def _close(self, events: list[Event] | None) -> None:
        """The Abyss is opened; with ``manual_stones`` the owners then place theirs (SIN-24, SIN-26)."""
        if events is not None:
            high = scoring.abyss_is_high(self.abyss, self.house)
            facts = {"points": scoring.points(self.abyss), "high": high}
            events.append(Event("abyss_opened", facts, reveals=True))
        self.placings = [None] * self.seats
        if not self.settled["manual_stones"]:
            self._finish(events)
            return
        self._ask_for_stones(events)

    def _ask_for_stones(self, events: list[Event] | None) -> None:
        """Ask the next seat in play order that has a choice; a single placing is no choice."""
        assert self.placings is not None
        for step in range(self.seats):
            seat = (self.first - step) % self.seats
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
        return scoring.score(self.types, self.reserves, self.abyss, self.stones, self.house, self.placings)

    def win_shares(self) -> tuple[float, ...]:
        house = self.house
        high = scoring.abyss_is_high(self.abyss, house)
        placings = self.placings or [None] * self.seats
        keys = [
            scoring.rank_key(
                counts, scoring.best_placing(counts, held, high, house) if placing is None else placing, high, house
            )
            for counts, held, placing in zip(self.reserves, self.stones, placings, strict=True)
        ]
        best = max(keys)
        share = 1.0 / keys.count(best)
        return tuple(share if key == best else 0.0 for key in keys)

    # -- copies and views

    def copy(self) -> SinsState:
        twin = SinsState.__new__(SinsState)
        twin.settled = self.settled
        twin.types = self.types
        twin.deck = self.deck
        twin.drawn = self.drawn
        twin.row = self.row[:]
        twin.starts = self.starts
        twin.reserves = [counts[:] for counts in self.reserves]
        twin.backs = [counts[:] for counts in self.backs]
        twin.abyss = self.abyss[:]
        twin.stones = self.stones[:]
        twin.supply = self.supply
        twin.first = self.first
        twin.judgments = self.judgments
        twin.final_round = self.final_round
        twin.turn = self.turn
        twin.to_act = self.to_act
        twin.placings = None if self.placings is None else self.placings[:]
        return twin

    def observe(self, seat: int | None) -> SinsObservation:
        return knowledge.observe(self, seat)

    def determinize(self, seat: int, rng: Random) -> SinsState:
        return knowledge.determinize(self, seat, rng)

    def position(self) -> dict[str, object]:
        """``pile`` is what is left of it, top first."""
        return {
            "game": self.slug,
            "seats": self.seats,
            "options": dict(self.settled),
            "sins": [SINS[sin] for sin in self.types],
            "first": self.first,
            "to_act": self.to_act,
            "turn": self.turn,
            "final_round": self.final_round,
            "pile": [card_text(code) for code in self.deck[self.drawn :]],
            "row": [card_text(code) for code in self.row],
            "starts": [card_text(code) for code in self.starts],
            "reserves": [_counts_json(counts) for counts in self.reserves],
            "backs": [dict(zip(PARTS, parts, strict=True)) for parts in self.backs],
            "abyss": _counts_json(self.abyss),
            "stones": list(self.stones),
            "supply": self.supply,
            "placings": None if self.placings is None else [_placing_json(placing) for placing in self.placings],
        }


def _counts_json(counts: Sequence[int]) -> dict[str, int]:
    return {SINS[sin]: count for sin, count in enumerate(counts) if count}


def _placing_json(placing: tuple[int, ...] | None) -> list[str] | None:
    return None if placing is None else [SINS[sin] for sin in placing]


def _revealed(code: int, judgments: int) -> Event:
    facts: dict[str, object] = {"card": card_text(code), "kind": KINDS[kind_of(code)]}
    if kind_of(code) == JUDGMENT:
        facts["judgments"] = judgments
        facts["part"] = part_of(code) + 1
    return Event("revealed", facts, reveals=True)
