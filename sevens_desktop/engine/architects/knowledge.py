"""What a seat of 7 Wonders Architects sees and knows.

Decks and tokens are listed in the rules and whatever leaves a pile is laid open, so everybody knows which cards are
left in each pile, also in the one that Halicarnassus looked into. Hidden is their order only: below the open top card
of a deck, in the centre save for the top card to those who peeked, and among the cards being looked at save to the
seat that looks.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from sevens_desktop.engine.architects import scoring
from sevens_desktop.engine.architects.cards import CARDS, WONDERS, count_cards, names
from sevens_desktop.engine.architects.tokens import TOKENS
from sevens_desktop.engine.architects.tokens import names as token_names
from sevens_desktop.engine.architects.wonders import pieces_in
from sevens_desktop.engine.contract import Observation

if TYPE_CHECKING:
    from sevens_desktop.engine.architects.state import ArchitectsState


@dataclass(frozen=True, slots=True)
class ArchitectsKnowledge:
    """``piles`` are the cards left in each pile by kind, ``stack`` the tokens left in the stack, sorted.

    ``centre_top`` is the top card of the centre to a seat that has peeked at it.
    """

    piles: tuple[tuple[int, ...], ...]
    stack: tuple[str, ...]
    centre_top: str | None


@dataclass(frozen=True, slots=True)
class ArchitectsObservation(Observation):
    """Piles go by the seat whose wonder they belong to, the centre last; ``reach`` are the left, right and centre pile
    of each seat. ``piles`` are numbers of cards, ``tops`` the open top cards of the decks. ``hands`` and ``discard``
    are cards by kind, ``built`` names of pieces.

    ``phase`` is what is asked. ``ready`` are the tokens whose extra card can be taken this turn, ``used`` those that
    have served. ``peeked`` are the seats that know the top card of the centre. ``looking`` is the pile that is looked
    into, ``looked`` its cards to the seat that looks, top first.
    """

    phase: str
    first: int
    wonders: tuple[str, ...]
    reach: tuple[tuple[int, int, int], ...]
    piles: tuple[int, ...]
    tops: tuple[str | None, ...]
    hands: tuple[tuple[int, ...], ...]
    discard: tuple[int, ...]
    built: tuple[str, ...]
    tokens: tuple[tuple[str, ...], ...]
    shields: tuple[int, ...]
    victories: tuple[int, ...]
    points: tuple[int, ...]
    cat: int | None
    at_war: int
    conflict_tokens: int
    row: tuple[str, ...]
    stack: int
    ready: tuple[str, ...]
    used: tuple[str, ...]
    peeked: tuple[int, ...]
    looking: int | None
    looked: tuple[str, ...]
    knows: ArchitectsKnowledge


def observe(state: ArchitectsState, seat: int | None) -> ArchitectsObservation:
    left = [pile[:count] for pile, count in zip(state.piles, state.left, strict=True)]
    everybody = range(state.seats)
    peeked = tuple(other for other in everybody if state.peekers >> other & 1)
    return ArchitectsObservation(
        seat=seat,
        seats=state.seats,
        turn=state.turn,
        to_act=state.to_act,
        phase=state.phase,
        first=state.layout.first,
        wonders=tuple(WONDERS[wonder] for wonder in state.wonders),
        reach=state.layout.reach,
        piles=tuple(state.left),
        tops=tuple(CARDS[pile[-1]] if pile else None for pile in left[:-1]),
        hands=tuple(map(tuple, state.hands)),
        discard=tuple(state.discard),
        built=tuple(pieces_in(built) for built in state.built),
        tokens=tuple(tuple(token_names(held)) for held in state.held),
        shields=tuple(state.shields(other) for other in everybody),
        victories=tuple(state.victories),
        points=tuple(scoring.points(state, other) for other in everybody),
        cat=state.cat,
        at_war=state.at_war,
        conflict_tokens=state.layout.conflict_tokens,
        row=tuple(TOKENS[token] for token in state.row),
        stack=len(state.stack),
        ready=tuple(token_names(state.ready)),
        used=tuple(token_names(state.used)),
        peeked=peeked,
        looking=state.looking,
        looked=tuple(names(state.looked)) if seat is not None and seat == state.to_act else (),
        knows=ArchitectsKnowledge(
            piles=tuple(tuple(count_cards(pile)) for pile in left),
            stack=tuple(sorted(TOKENS[token] for token in state.stack)),
            centre_top=CARDS[left[-1][-1]] if seat in peeked else None,
        ),
    )


def determinize(state: ArchitectsState, seat: int, rng: Random) -> ArchitectsState:
    """Shuffle what is left of each pile under the cards that the seat knows, and the stack of tokens."""
    twin = state.copy()
    for pile in range(len(twin.piles)):
        twin.piles[pile] = _shuffle_under(twin.piles[pile][: twin.left[pile]], _known_on_top(state, seat, pile), rng)
    twin.stack = _shuffle_under(twin.stack, 0, rng)
    twin.chance = rng.getrandbits(64)
    twin.refresh_menu()
    return twin


def _known_on_top(state: ArchitectsState, seat: int, pile: int) -> int:
    """How many top cards of a pile the seat knows."""
    if pile == state.seats:
        return state.peekers >> seat & 1
    return len(state.looked) if pile == state.looking and seat == state.to_act else 1


def _shuffle_under(cards: tuple[int, ...], known: int, rng: Random) -> tuple[int, ...]:
    """``cards`` with the ``known`` ones on top left in place; the top card is the last."""
    hidden = sorted(cards[: max(0, len(cards) - known)])
    hidden.sort(key=lambda _: rng.random())
    return (*hidden, *cards[len(hidden) :])
