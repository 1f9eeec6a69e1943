"""Looking at positions of 7 Wonders Architects through the presenter."""

from __future__ import annotations

from collections.abc import Sequence

from sevens_desktop.engine.architects.knowledge import ArchitectsObservation
from sevens_desktop.engine.architects.state import ArchitectsState
from sevens_desktop.engine.contract import Event
from sevens_desktop.table.players import Voice
from sevens_desktop.table.presenters.architects import ARCHITECTS as PRESENTER
from sevens_desktop.table.view import Card, Scene, TableView
from tests.engine.architects.table import Table

NAMES = ("Sam", "Nadia", "Otto", "Mira", "Ivo", "Lena", "Bruno")


def voice(state: ArchitectsState, you: int | None = 0) -> Voice:
    return Voice(NAMES[: state.seats], you)


def scene(
    table: Table,
    seat: int | None = 0,
    events: Sequence[Event] = (),
    before: tuple[Card, ...] = (),
    opened: bool = False,
) -> Scene:
    state = table.state
    legal = state.legal_actions() if seat is not None and state.to_act == seat else ()
    noticed = [own for event in events if (own := event.for_seat(seat)) is not None]
    all_eyes = [state.observe(other) for other in range(state.seats)] if opened else ()
    return Scene(state.observe(seat), voice(state), state.options, legal, noticed, before, all_eyes)


def look(
    table: Table,
    seat: int | None = 0,
    events: Sequence[Event] = (),
    before: tuple[Card, ...] = (),
    opened: bool = False,
) -> TableView:
    return PRESENTER.present(scene(table, seat, events, before, opened))


def seen(table: Table, seat: int | None = 0) -> ArchitectsObservation:
    return table.state.observe(seat)


def pile(view: TableView, slug: str) -> Card:
    return next(card for card in view.cards if card.element == f"pile:{slug}")
