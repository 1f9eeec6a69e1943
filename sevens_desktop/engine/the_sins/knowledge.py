"""What a seat of 7: The Sins sees and knows.

Every take was open, so all a seat does not know are the other seats' first cards and the order of the pile.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from sevens_desktop.engine.contract import Observation
from sevens_desktop.engine.the_sins.cards import JUDGMENT, JUDGMENTS, SINS, card_text, count_parts, count_sins

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
    setup, reserves = state.setup, state.reserves
    over = state.placings is not None
    hide = setup.options["hide_counts"] is True and not over
    visible = [seat == owner or not hide for owner in range(setup.seats)]
    own_start = None if seat is None else card_text(state.stacks[seat][0])
    return SinsObservation(
        seat=seat,
        seats=setup.seats,
        turn=state.turn,
        to_act=state.to_act,
        types=tuple(SINS[sin] for sin in setup.types),
        first=setup.first,
        row=tuple(card_text(code) for code in state.row),
        pile=tuple(count_parts(state.pile)),
        judgments=state.judgments,
        final_round=state.judgments == JUDGMENTS and not over,
        placing=over and state.to_act is not None,
        reserves=tuple(len(stack) if seen else None for stack, seen in zip(state.stacks[:-1], visible, strict=True)),
        backs=tuple(
            tuple(count_parts(stack)) if seen else None for stack, seen in zip(state.stacks[:-1], visible, strict=True)
        ),
        abyss=None if hide else len(state.stacks[-1]),
        stones=tuple(state.stones),
        supply=state.supply,
        start_card=own_start if not over and not _has_acted(state, seat) else None,
        opened=(*map(tuple, reserves), tuple(state.abyss)) if over else None,
        placed=tuple(
            None if placing is None else tuple(SINS[sin] for sin in placing) for placing in state.placings or ()
        ),
        knows=SinsKnowledge(
            reserves=tuple(
                tuple(counts) if over or owner == seat else tuple(count_sins(state.stacks[owner][1:]))
                for owner, counts in enumerate(reserves)
            ),
            abyss=tuple(state.abyss),
            own_start=own_start,
        ),
    )


def _has_acted(state: SinsState, seat: int | None) -> bool:
    """Play runs counter-clockwise from the first seat (SIN-14)."""
    return seat is not None and state.turn - 1 > (state.setup.first - seat) % state.setup.seats


def determinize(state: SinsState, seat: int, rng: Random) -> SinsState:
    """Draw the others' first cards from the Hell I sins nobody has seen, then shuffle what is left of each part.

    Everything is sorted first, so that the real order leaves no trace.
    """
    twin = state.copy()
    hidden = list(state.pile)
    if state.placings is None:
        others = [owner for owner in range(state.seats) if owner != seat]
        hidden += [state.stacks[owner][0] for owner in others]
        hidden.sort()
        unseen = sum(code < JUDGMENT for code in hidden)  # the sins of Hell I are the lowest codes
        for left, owner in enumerate(others):
            code = hidden.pop(int(rng.random() * (unseen - left)))
            twin.stacks[owner] = bytes([code]) + state.stacks[owner][1:]
    else:
        hidden.sort()
    hidden.sort(key=lambda code: (code >> 3) + rng.random())
    twin.lay_deck(bytes(hidden))
    return twin
