"""What a seat of 7: The Sins sees and knows.

Every take was open, so all a seat does not know are the other seats' first cards and the order of the pile.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from sevens_desktop.engine.contract import Observation
from sevens_desktop.engine.the_sins.cards import JUDGMENT, PARTS, SINS, card, card_text

if TYPE_CHECKING:
    from sevens_desktop.engine.the_sins.state import SinsState


@dataclass(frozen=True, slots=True)
class SinsKnowledge:
    """What the seat has learned: cards per sin in each reserve, other seats' first cards left out, and in the Abyss."""

    reserves: tuple[tuple[int, ...], ...]
    abyss: tuple[int, ...]
    own_start: str | None


@dataclass(frozen=True, slots=True)
class SinsObservation(Observation):
    """``reserves`` are numbers of cards (``None`` where ``hide_counts`` hides them), ``backs`` cards per part.

    ``pile`` is the number of cards left per part, Penance last. ``start_card`` is the own first card, shown until the
    seat's first decision (SIN-Q2). ``opened`` holds reserves and Abyss per sin once the last turn is over, ``placed``
    the sins on which each seat has laid its Stones by hand.
    """

    types: tuple[str, ...]
    first: int
    row: tuple[str, ...]
    pile: tuple[int, ...]
    judgments: int
    final_round: bool
    placing: bool
    reserves: tuple[int | None, ...]
    backs: tuple[tuple[int, ...] | None, ...]
    abyss: int | None
    stones: tuple[int, ...]
    supply: int
    start_card: str | None
    opened: tuple[tuple[int, ...], ...] | None
    placed: tuple[tuple[str, ...] | None, ...]
    knows: SinsKnowledge


def observe(state: SinsState, seat: int | None) -> SinsObservation:
    over = state.placings is not None
    hide = state.settled["hide_counts"] is True and not over
    pile = [0] * len(PARTS)
    for code in state.deck[state.drawn :]:
        pile[code >> 3] += 1
    visible = [seat == owner or not hide for owner in range(state.seats)]
    own_start = None if seat is None else card_text(state.starts[seat])
    return SinsObservation(
        seat=seat,
        seats=state.seats,
        turn=state.turn,
        to_act=state.to_act,
        types=tuple(SINS[sin] for sin in state.types),
        first=state.first,
        row=tuple(card_text(code) for code in state.row),
        pile=tuple(pile),
        judgments=state.judgments,
        final_round=state.final_round,
        placing=over and state.to_act is not None,
        reserves=tuple(sum(counts) if seen else None for counts, seen in zip(state.reserves, visible, strict=True)),
        backs=tuple(tuple(parts) if seen else None for parts, seen in zip(state.backs, visible, strict=True)),
        abyss=None if hide else sum(state.abyss),
        stones=tuple(state.stones),
        supply=state.supply,
        start_card=own_start if not over and not _has_acted(state, seat) else None,
        opened=(*map(tuple, state.reserves), tuple(state.abyss)) if over else None,
        placed=tuple(
            None if placing is None else tuple(SINS[sin] for sin in placing) for placing in state.placings or ()
        ),
        knows=SinsKnowledge(
            reserves=tuple(
                tuple(
                    count - (owner != seat and not over and state.starts[owner] & 7 == sin)
                    for sin, count in enumerate(counts)
                )
                for owner, counts in enumerate(state.reserves)
            ),
            abyss=tuple(state.abyss),
            own_start=own_start,
        ),
    )


def _has_acted(state: SinsState, seat: int | None) -> bool:
    """Play runs counter-clockwise from the first seat (SIN-14)."""
    return seat is not None and state.turn - 1 > (state.first - seat) % state.seats


def determinize(state: SinsState, seat: int, rng: Random) -> SinsState:
    """Draw the others' first cards from the Hell I sins that were never seen, then shuffle what is left of each part."""
    twin = state.copy()
    left = sorted(state.deck[state.drawn :])
    if state.placings is None:
        others = [owner for owner in range(state.seats) if owner != seat]
        unseen = sorted(
            [code for code in left if code >> 3 == 0 and code & 7 != JUDGMENT] + [state.starts[o] for o in others]
        )
        unseen.sort(key=lambda _: rng.random())
        starts = list(state.starts)
        for owner in others:
            code = unseen.pop()
            twin.reserves[owner][starts[owner] & 7] -= 1
            twin.reserves[owner][code & 7] += 1
            starts[owner] = code
        twin.starts = tuple(starts)
        judgment = [code for code in left if code == card(JUDGMENT, 0)]
        left = sorted(unseen) + judgment + [code for code in left if code >> 3 != 0]
    left.sort(key=lambda code: (code >> 3, rng.random()))
    twin.deck = tuple(left)
    twin.drawn = 0
    return twin
