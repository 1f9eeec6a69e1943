"""Positions of 7 Wonders Architects to try rules on: a dealt game, rearranged without losing a card."""

from __future__ import annotations

from sevens_desktop.engine.architects.cards import BLUE_CAT, CARDS, counts_json
from sevens_desktop.engine.architects.game import ARCHITECTS
from sevens_desktop.engine.architects.state import ArchitectsState
from sevens_desktop.engine.architects.tokens import TOKENS, gain
from sevens_desktop.engine.architects.tokens import names as token_names
from sevens_desktop.engine.architects.wonders import mask
from sevens_desktop.engine.contract import Event, Refusal

CENTRE = -1
"""The pile in the centre; the others go by seat."""


class Table:
    """Seat 0 begins; ``wonders`` are those of the seats, clockwise."""

    def __init__(self, wonders: str = "giza rhodes ephesus", **options: object) -> None:
        chosen = wonders.split()
        self.state: ArchitectsState = ARCHITECTS.set_up(
            len(chosen),
            "TABLE",
            ARCHITECTS.settle(len(chosen), {"wonders": chosen, "start": 0, **options}),
        )

    # -- arranging

    def give(self, seat: int, cards: str) -> Table:
        """Cards before a seat, taken from the bottom of whatever pile has them; the cat comes with its icon."""
        state = self.state
        for card in map(CARDS.index, cards.split()):
            pile = next(pile for pile in reversed(range(state.seats + 1)) if card in self._left(pile)[:-1])
            self._remove(pile, card)
            state.hands[seat][card] += 1
            if card == BLUE_CAT:
                state.cat = seat
        return self

    def top(self, pile: int, cards: str) -> Table:
        """The next cards of a pile, the first on top, from within the pile."""
        pile %= self.state.seats + 1
        wanted = [CARDS.index(card) for card in cards.split()]
        for card in wanted:
            self._remove(pile, card)
        self._set(pile, (*self._left(pile), *wanted[::-1]))
        return self

    def leave(self, pile: int, cards: str = "") -> Table:
        """Discard all of a pile but these cards, the first on top."""
        state = self.state
        pile %= state.seats + 1
        self.top(pile, cards)
        kept = len(cards.split())
        left = self._left(pile)
        for card in left[: len(left) - kept]:
            state.discard[card] += 1
        self._set(pile, left[len(left) - kept :])
        return self

    def hold(self, seat: int, tokens: str) -> Table:
        """Progress tokens of a seat; the row is filled up from the stack."""
        for token in map(TOKENS.index, tokens.split()):
            self._remove_token(token)
            self.state.held[seat] = gain(self.state.held[seat], token)
        return self

    def offer(self, row: str, stack: str = "") -> Table:
        """These tokens in the row, and these next in the stack."""
        state = self.state
        offered = [TOKENS.index(token) for token in row.split()]
        following = [TOKENS.index(token) for token in stack.split()]
        rest = [*state.row, *state.stack]
        for token in offered + following:
            rest.remove(token)
        state.row = offered
        state.stack = (*rest, *following[::-1])
        return self

    def no_tokens(self, row: str = "") -> Table:
        """Every token held by the last seat, save those that are left in the row."""
        state = self.state
        rest = [*state.row, *state.stack]
        for token in map(TOKENS.index, row.split()):
            rest.remove(token)
        for token in rest:
            state.held[-1] = gain(state.held[-1], token)
        state.row = [TOKENS.index(token) for token in row.split()]
        state.stack = ()
        return self

    def build(self, seat: int, pieces: str) -> Table:
        self.state.built[seat] = mask(pieces)
        return self

    def at_war(self, tokens: int) -> Table:
        self.state.at_war = tokens
        return self

    def win(self, seat: int, tokens: int) -> Table:
        self.state.victories[seat] = tokens
        return self

    def ready(self) -> Table:
        """Check that the position is one of the game, and work out what may be done."""
        self.state.refresh_menu()
        assert ARCHITECTS.load(self.state.position()).position() == self.state.position()
        return self

    def _left(self, pile: int) -> tuple[int, ...]:
        return self.state.piles[pile][: self.state.left[pile]]

    def _set(self, pile: int, cards: tuple[int, ...]) -> None:
        self.state.piles[pile] = cards
        self.state.left[pile] = len(cards)

    def _remove(self, pile: int, card: int) -> None:
        cards = list(self._left(pile))
        cards.remove(card)
        self._set(pile, tuple(cards))

    def _remove_token(self, token: int) -> None:
        state = self.state
        rest = [*state.row, *state.stack[::-1]]
        rest.remove(token)
        state.row, state.stack = rest[:3], tuple(rest[3:][::-1])

    # -- playing and looking

    def play(self, *texts: str) -> list[Event]:
        """Apply these actions; the events of the last one."""
        events: list[Event] = []
        for text in texts:
            events = []
            self.state.apply(ARCHITECTS.parse(text), events)
            assert ARCHITECTS.load(self.state.position()).position() == self.state.position()
        return events

    def legal(self) -> list[str]:
        return [str(action) for action in self.state.legal_actions()]

    def why_not(self, text: str) -> Refusal:
        refusal = self.state.why_not(ARCHITECTS.parse(text))
        assert refusal is not None
        return refusal

    def hand(self, seat: int) -> dict[str, int]:
        return counts_json(self.state.hands[seat])

    def discard(self) -> dict[str, int]:
        return counts_json(self.state.discard)

    def tokens(self, seat: int) -> list[str]:
        return token_names(self.state.held[seat])

    def row(self) -> list[str]:
        return [TOKENS[token] for token in self.state.row]

    def pile(self, pile: int) -> list[str]:
        """What is left of a pile, top first."""
        return [CARDS[card] for card in self._left(pile % (self.state.seats + 1))[::-1]]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def one(events: list[Event], kind: str) -> Event:
    """The only event of this kind."""
    (found,) = [event for event in events if event.kind == kind]
    return found
