"""Looks at tables of 7 & 7 through the presenter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sevens_desktop.engine.contract import Action, Event, State
from sevens_desktop.table.players import Voice
from sevens_desktop.table.presenters.seven_and_seven import SEVEN_AND_SEVEN as PRESENTER
from sevens_desktop.table.view import Card, Scene, TableView

NAMES = ("Sam", "Nadia", "Otto", "Mira", "Lee")


def look(
    state: State,
    seat: int | None = 0,
    before: tuple[Card, ...] = (),
    events: Sequence[Event] = (),
    *,
    you: int | None = 0,
    same_eyes: bool = True,
    **changes: object,
) -> TableView:
    """What the seat sees; ``events`` are told as it may know them."""
    asked = seat is not None and state.to_act == seat
    legal: Sequence[Action] = state.legal_actions() if asked else ()
    options: Mapping[str, object] = {**state.options, **changes}
    noticed = [own for event in events if (own := event.for_seat(seat)) is not None]
    voice = Voice(NAMES[: state.seats], you)
    return PRESENTER.present(Scene(state.observe(seat), voice, options, legal, noticed, before, (), same_eyes))


def cards_in(view: TableView, zone: str) -> list[Card]:
    return sorted((card for card in view.cards if card.zone == zone), key=lambda card: card.slot)
