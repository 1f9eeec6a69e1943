"""Positions of 7: The Sins laid by hand, so that a test shows only the cards it is about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from sevens_desktop.engine.contract import Event
from sevens_desktop.engine.the_sins.cards import COPIES, JUDGMENTS, PARTS, PENANCE, SINS, STONES_PER_SEAT
from sevens_desktop.engine.the_sins.game import THE_SINS
from sevens_desktop.engine.the_sins.state import SinsState


def deal(
    seats: int, seed: str = "TABLE", options: Mapping[str, object] | None = None, **more_options: object
) -> SinsState:
    state = THE_SINS.deal(seats, seed, {**(options or {}), **more_options})
    assert isinstance(state, SinsState)
    return state


def all_cards(types: tuple[str, ...], penance: bool) -> Counter[str]:
    parts = PARTS if penance else PARTS[:PENANCE]
    cards = Counter({f"{sin}.{part}": copies for part, copies in zip(parts, COPIES, strict=False) for sin in types})
    cards.update(f"judgment.{part}" for part in PARTS[:JUDGMENTS])
    return cards


def lay(
    seats: int,
    row: str,
    pile: str = "",
    *,
    gone: int = 0,
    turn: int = 1,
    supply: int | None = None,
    reserves: Mapping[int, str] | None = None,
    types: tuple[str, ...] | None = None,
    options: Mapping[str, object] | None = None,
) -> SinsState:
    """A position with this row and top of the pile, lowest card and top card first; seat 0 made the first turn.

    Every reserve begins with a Hell I card; ``reserves`` adds more. Cards of the first ``gone`` parts that are named
    nowhere lie in the Abyss, the others in the pile. Stones that are not in the supply lie with seat 0.
    """
    sins = types or SINS[: seats + 2]
    left = all_cards(sins, (options or {}).get("penance") is True)
    named = {seat: (reserves or {}).get(seat, "").split() for seat in range(seats)}
    for cards in (row.split(), pile.split(), *named.values()):
        left.subtract(cards)
    stacks = []
    for seat in range(seats):
        start = next(card for card in sorted(left) if card.endswith(".1") and not card.startswith("j") and left[card])
        left[start] -= 1
        stacks.append([start, *named[seat]])
    assert all(count >= 0 for count in left.values())
    rest = sorted(left.elements(), key=lambda card: PARTS.index(card.split(".")[1]))
    held = STONES_PER_SEAT * seats if supply is None else supply
    data = {
        "game": "the-sins",
        "seats": seats,
        "options": {"start": 0, **(options or {})},
        "sins": list(sins),
        "first": 0,
        "to_act": (1 - turn) % seats,
        "turn": turn,
        "pile": [*pile.split(), *(card for card in rest if PARTS.index(card.split(".")[1]) >= gone)],
        "row": row.split(),
        "reserves": stacks,
        "abyss": [card for card in rest if PARTS.index(card.split(".")[1]) < gone],
        "stones": [STONES_PER_SEAT * seats - held] + [0] * (seats - 1),
        "supply": held,
        "placings": None,
    }
    return THE_SINS.load(data)


def act(state: SinsState, *texts: str) -> list[Event]:
    """Take these actions in order; the events of the way."""
    events: list[Event] = []
    for text in texts:
        state.apply(THE_SINS.parse(text), events)
    return events


def row_of(state: SinsState) -> list[str]:
    """The kinds in the row, sorted."""
    return sorted(card.split(".")[0] for card in state.observe(None).row)


def legal_texts(state: SinsState) -> list[str]:
    return [str(action) for action in state.legal_actions()]


def counts(**cards: int) -> list[int]:
    """Cards per sin, by name."""
    return [cards.get(sin, 0) for sin in SINS]
