"""Positions of Growl to try rules on: hands, teams, spells and the deck as one wants them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sevens_desktop.engine.contract import Event, Refusal
from sevens_desktop.engine.growl.actions import parse
from sevens_desktop.engine.growl.cards import CARD_CODES, CARD_NAMES, KIND_NAMES, UNDEAD_CARDS
from sevens_desktop.engine.growl.game import GROWL
from sevens_desktop.engine.growl.ledger import FINAL_NIGHT, entries
from sevens_desktop.engine.growl.state import GrowlState
from sevens_desktop.engine.growl.table import deal, kill, place

REST = "gold " * 30
"""Cards that lie below those a test asks for."""

PLAIN = "gold gold salve charm"
"""A hand that neither turns nor kills."""


def counts(cards: str) -> list[int]:
    """``"bite bite gold"`` as cards per kind."""
    names = cards.split()
    return [names.count(kind) for kind in KIND_NAMES]


def codes(cards: str) -> tuple[int, ...]:
    return tuple(CARD_CODES[name] for name in cards.split())


class Table:
    """Seat 0 begins. ``deck`` are the first cards, then Gold; the last of three Nights is put below it all."""

    def __init__(
        self,
        hands: Sequence[str],
        deck: str = "",
        zeros: Sequence[int] = (),
        dead: Sequence[int] = (),
        spells: Iterable[tuple[int, str]] = (),
        **options: object,
    ) -> None:
        seats = len(hands)
        state = GrowlState(GROWL.settle(seats, options), seats, 0)
        state.deck = codes(deck + " " + REST)
        state.crypt = tuple(UNDEAD_CARDS)
        deal(state, [counts(hand) for hand in hands], zeros)
        if dead:
            kill(state, dead, FINAL_NIGHT, None)
        for seat, card in spells:
            place(state, (seat + 1) % seats, seat, CARD_CODES[card], None)
        state.active = seats - 1
        self.state = state
        self.events: list[Event] = []

    def begin(self) -> Table:
        self.state.proceed(self.events)
        return self

    def play(self, *actions: str) -> Table:
        """Checked decisions of whoever is to act; ``events`` are those of the last one."""
        for action in actions:
            self.events = []
            self.state.apply(parse(action), self.events)
        return self

    def pass_all(self, left: str = "gold", right: str = "gold", **others: str) -> Table:
        """Everybody who is asked passes these, or what is named for a seat: ``s2="bite left wound right"``."""
        while self.state.frames and self.state.frames[-1].kind == "pass":
            seat = self.state.to_act
            self.play("pass " + others.get(f"s{seat}", f"{left} left {right} right"))
            if seat == self._last:
                return self
        return self

    def pass_any(self) -> Table:
        """Everybody passes what may be passed."""
        while self.state.to_act is not None and self.asked() == "pass":
            self.play(str(self.state.legal_actions()[0]))
        return self

    @property
    def _last(self) -> int:
        return self.state.frames[-1].order[-1] if self.state.frames else -1

    # -- looking

    def legal(self) -> set[str]:
        return {str(action) for action in self.state.legal_actions()}

    def why(self, action: str) -> Refusal:
        refusal = self.state.why_not(parse(action))
        assert refusal is not None
        return refusal

    def hand(self, seat: int) -> str:
        """``"gold gold bite"``."""
        return " ".join(
            name for name, count in zip(KIND_NAMES, self.state.hands[seat], strict=True) for _ in range(count)
        )

    def spells(self, seat: int) -> list[str]:
        return [CARD_NAMES[card] for card in self.state.spells[seat]]

    def wolves(self) -> set[int]:
        return {seat for seat in range(self.state.seats) if self.state.wolves >> seat & 1}

    def alive(self) -> set[int]:
        return {seat for seat in range(self.state.seats) if self.state.alive >> seat & 1}

    def asked(self) -> str:
        return self.state.frames[-1].kind

    def told(self, kind: str) -> list[tuple[int, ...]]:
        """The public numbers of all entries of a kind so far."""
        return [entry.facts for entry in entries(self.state.ledger) if entry.kind == kind]

    def seen(self, seat: int | None, kind: str) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
        """Public and secret numbers of all entries of a kind, as a seat knows them."""
        knows = self.state.observe(seat).knows
        return [(entry.facts, entry.secret) for entry in knows if entry.kind == kind]

    def heard(self, kind: str, seat: int | None = None) -> list[dict[str, object]]:
        """The facts of the events of a kind in the last decision, as a seat notices them."""
        noticed = [event.for_seat(seat) for event in self.events]
        return [dict(event.facts) for event in noticed if event is not None and event.kind == kind]


def plain(seats: int, **others: str) -> list[str]:
    """Plain hands, but those named: ``s2="bite bite gold"``."""
    return [others.get(f"s{seat}", PLAIN) for seat in range(seats)]
