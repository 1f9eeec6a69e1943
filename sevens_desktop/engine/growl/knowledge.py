"""What a seat of Growl sees and knows.

All that can be known is in the ledger, entry by entry with who knows it; a seat's knowledge is the ledger as that seat
saw it. When the game is over everything is open.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from sevens_desktop.engine.contract import Action, Observation
from sevens_desktop.engine.growl.cards import CARD_NAMES, Counts, is_night
from sevens_desktop.engine.growl.decisions import DECISIONS
from sevens_desktop.engine.growl.frames import Frame
from sevens_desktop.engine.growl.ledger import Entry, chronicle, entries
from sevens_desktop.engine.growl.table import net_bites, net_wounds

if TYPE_CHECKING:
    from sevens_desktop.engine.growl.state import GrowlState

HIDDEN = -1


class FrameSeen(NamedTuple):
    """A frame before the eyes of one seat: a sealed answer of another is ``None``, a card it drew ``HIDDEN``."""

    kind: str
    order: tuple[int, ...]
    seats: tuple[int, ...]
    about: int
    answers: tuple[Action | None, ...]


@dataclass(frozen=True, slots=True)
class GrowlObservation(Observation):
    """``hand`` (cards per kind), ``wolf``, ``zero``, ``bites`` and ``wounds`` (net) are the seat's own, else ``None``.

    ``ring`` is the order around the table. ``spells`` and ``icons`` lie face-up before each seat. ``top`` is the card
    on the face-up deck, ``tops`` what Undead have put there (the last on top), ``under`` the first card beneath those,
    and ``pile`` the number of cards in the deck without ``tops``; ``nights_in`` is how many of these lie above each
    Night that is to come (``None`` where option ``night_jitter`` hides it). ``command`` is who must be given the next
    card, ``caged`` and ``awake`` are this night's, -1 for nobody. ``pledges`` are the cards of The Gift on their way.
    """

    start: int
    active: int
    ring: tuple[int, ...]
    alive: tuple[bool, ...]
    sizes: tuple[int, ...]
    spells: tuple[tuple[str, ...], ...]
    icons: tuple[Counts, ...]
    hand: tuple[int, ...] | None
    wolf: bool | None
    zero: bool | None
    bites: int | None
    wounds: int | None
    night: int
    top: str | None
    tops: tuple[str, ...]
    under: str | None
    pile: int
    nights_in: tuple[int, ...] | None
    crypt: int
    discards: int
    command: int
    caged: int
    awake: int
    pledges: tuple[tuple[int, int, int], ...]
    frames: tuple[FrameSeen, ...]
    over: bool
    knows: tuple[Entry, ...]


def observe(state: GrowlState, seat: int | None) -> GrowlObservation:
    over = state.ended is not None
    under = state.deck[state.drawn] if state.drawn < len(state.deck) else None
    top = state.tops[-1] if state.tops else under
    return GrowlObservation(
        seat=seat,
        seats=state.seats,
        turn=state.turn,
        to_act=state.to_act,
        start=state.start,
        active=state.active,
        ring=state.ring,
        alive=tuple(bool(state.alive >> other & 1) for other in range(state.seats)),
        sizes=tuple(map(sum, state.hands)),
        spells=tuple(tuple(CARD_NAMES[card] for card in spells) for spells in state.spells),
        icons=state.icons,
        hand=None if seat is None else tuple(state.hands[seat]),
        wolf=None if seat is None else bool(state.wolves >> seat & 1),
        zero=None if seat is None else bool(state.zeros >> seat & 1),
        bites=None if seat is None else net_bites(state, seat),
        wounds=None if seat is None else net_wounds(state, seat),
        night=state.night,
        top=None if top is None else CARD_NAMES[top],
        tops=tuple(CARD_NAMES[card] for card in state.tops),
        under=None if under is None else CARD_NAMES[under],
        pile=len(state.deck) - state.drawn,
        nights_in=None if state.settled["night_jitter"] else nights_in(state.deck[state.drawn :]),
        crypt=len(state.crypt),
        discards=len(state.discards),
        command=state.command,
        caged=state.caged,
        awake=state.awake,
        pledges=tuple(
            (giver, receiver, kind if giver == seat or over else HIDDEN) for giver, receiver, kind in state.pledges
        ),
        frames=tuple(_seen(frame, seat) for frame in state.frames),
        over=over,
        knows=tuple(entries(state.ledger)) if over else chronicle(state.ledger, seat),
    )


def nights_in(deck: tuple[int, ...]) -> tuple[int, ...]:
    """How many cards lie above each Night."""
    return tuple(place for place, card in enumerate(deck) if is_night(card))


def _seen(frame: Frame, seat: int | None) -> FrameSeen:
    answers: tuple[Action | None, ...] = frame.answers
    if DECISIONS[frame.kind].sealed:
        answers = tuple(
            answer if asked == seat else None for asked, answer in zip(frame.order, frame.answers, strict=False)
        )
    drawn_by_other = frame.kind == "undead" and frame.order[0] != seat
    return FrameSeen(frame.kind, frame.order, frame.seats, HIDDEN if drawn_by_other else frame.about, answers)
