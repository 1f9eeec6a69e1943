"""What each card does when it is played: one row a face in ``ABILITIES``.

``names`` lists what is still to be said before the card is announced, and nothing when all is said (77-35). ``works``
does it once the card has entered its owner's area; what comes later goes on the stack first, so that a won game stops
there.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from sevens_desktop.engine.contract import Action, Event
from sevens_desktop.engine.seven_and_seven import cards
from sevens_desktop.engine.seven_and_seven.actions import ARRIVE, COPY, NO_TARGET, TARGET
from sevens_desktop.engine.seven_and_seven.announcements import Announcement
from sevens_desktop.engine.seven_and_seven.cards import FACE, FACES, SIDES, card_text
from sevens_desktop.engine.seven_and_seven.effects import DRAW_ONE, FETCHING, KEEPING, MILL, TAKING
from sevens_desktop.engine.seven_and_seven.frames import ANY, GUESTED, SIN_ONLY, Events
from sevens_desktop.engine.seven_and_seven.reactions import open_patience_window

if TYPE_CHECKING:
    from sevens_desktop.engine.seven_and_seven.state import SevenState


class Ability(NamedTuple):
    names: Callable[[SevenState, Announcement], list[Action]]
    works: Callable[[SevenState, Announcement, Events], None]


# -- which cards can be named


def turning(state: SevenState) -> range:
    """The faces that convert (77-12, 77-Q1), a SIN and a VIRTUE in turns."""
    return cards.NAMED if state.house.dual_wild_fixed else cards.TWO_SIDED


def own_side(state: SevenState) -> tuple[int, ...]:
    """77-Q26: whose cards a card converts that says "own"."""
    partner = None if state.house.team_strict else state.house.partner(state.active)
    return (state.active,) if partner is None else (state.active, partner)


def targets_in(
    state: SevenState,
    actions: Sequence[Mapping[int, Action]],
    seats: Iterable[int],
    wanted: Container[int],
    itself: int | None = None,
) -> list[Action]:
    """The action for each wanted face in these areas.

    ``itself`` is the announced card, which is in its owner's area when its ability works (77-Q12).
    """
    found: list[Action] = []
    for seat in seats:
        faces = {FACE[card] for card in state.areas[seat]}
        if itself is not None and seat == state.active:
            faces.add(itself)
        by_face = actions[seat]
        found += [by_face[face] for face in sorted(faces) if face in wanted]
    return found


def _name_nothing(_state: SevenState, _said: Announcement) -> list[Action]:
    return []


def _name_victim(state: SevenState, said: Announcement) -> list[Action]:
    """77-Q15: any card of an opponent."""
    return [] if said.targets else targets_in(state, TARGET, state.foes[state.active], FACES)


def _name_prey(state: SevenState, said: Announcement) -> list[Action]:
    """Greed: an opponent's card, then the side with which it arrives."""
    if not said.targets:
        return _name_victim(state, said)
    face = said.targets[0][1]
    if said.arrives is None and face in turning(state):
        return [ARRIVE[face], ARRIVE[face ^ 1]]
    return []


def _name_own(state: SevenState, said: Announcement) -> list[Action]:
    """Kindness: an own card, itself included (77-Q12)."""
    if said.targets:
        return []
    return targets_in(
        state, TARGET, own_side(state), turning(state), itself=None if state.house.kindness_not_self else said.face
    )


def _name_two(state: SevenState, said: Announcement) -> list[Action]:
    """Lust: up to two cards of opponents, of one or of two of them."""
    if said.closed or len(said.targets) == 2:
        return []
    options = targets_in(state, TARGET, state.foes[state.active], turning(state))
    for seat, face in said.targets:
        if sum(FACE[card] == face for card in state.areas[seat]) == 1:
            options.remove(TARGET[seat][face])
    return [*options, NO_TARGET] if options else []


def _name_one_of(side: int) -> Callable[[SevenState, Announcement], list[Action]]:
    """Wild Virtue and Wild Sin: a SIN (side 0) or VIRTUE (side 1) of anybody, or none (77-09, 77-Q27)."""

    def name(state: SevenState, said: Announcement) -> list[Action]:
        if said.targets or said.closed:
            return []
        seats = len(state.areas)
        everybody = [(state.active + step) % seats for step in range(seats)]
        options = targets_in(state, TARGET, everybody, turning(state)[side::2], itself=said.face)
        return [*options, NO_TARGET] if options else []

    return name


def _name_copied(state: SevenState, said: Announcement) -> list[Action]:
    """Envy: an ability of an opponent's card in play, then what that ability asks for (77-Q11)."""
    if said.copied is not None:
        return ABILITIES[said.copied].names(state, said)
    faces = {FACE[card] for foe in state.foes[state.active] for card in state.areas[foe]}
    if not state.house.envy_active_side_only:
        faces = {side for face in faces for side in SIDES[face >> 1]}
    return [COPY[face] for face in sorted(faces & COPYABLE)]


# -- what they do


def _grant(permission: int) -> Callable[[SevenState, Announcement, Events], None]:
    """Pride, Humility, Charity, Converter: one more card may be played this turn."""

    def work(state: SevenState, _said: Announcement, _events: Events) -> None:
        state.permission = permission

    return work


def _draw_one(state: SevenState, _said: Announcement, events: Events) -> None:
    """Gluttony."""
    state.draw(state.active, 1, events)


def _look_at_three(state: SevenState, _said: Announcement, events: Events) -> None:
    """Temperance."""
    state.frames.append(KEEPING)
    state.set_aside(3, events)


def _copy(state: SevenState, said: Announcement, events: Events) -> None:
    """Envy."""
    if said.copied is not None:
        ABILITIES[said.copied].works(state, said, events)


def _convert(state: SevenState, said: Announcement, events: Events) -> None:
    """Kindness and Lust; 77-Q9: several cards are one change."""
    if said.targets:
        open_patience_window(state)
        state.convert(state.locate(said.targets), events)


def _steal(state: SevenState, said: Announcement, events: Events) -> None:
    """Greed: the card arrives already turned (77-35)."""
    for seat, card in state.locate(said.targets):
        becomes = card if said.arrives in (None, FACE[card]) else card ^ 1
        if becomes != card and not state.house.greed_no_patience:
            open_patience_window(state)
        state.areas[seat].remove(card)
        state.areas[state.active].append(becomes)
        if events is not None:
            facts = {"by": state.active, "seat": seat, "card": card_text(card), "becomes": card_text(becomes)}
            events.append(Event("stolen", facts))
        state.check_set(state.active)


def _destroy(state: SevenState, said: Announcement, events: Events) -> None:
    """Wrath."""
    for seat, card in state.locate(said.targets):
        state.areas[seat].remove(card)
        state.put_on_discard(seat, card, "area", events)


def _fetch(state: SevenState, _said: Announcement, _events: Events) -> None:
    """Diligence."""
    state.frames.append(FETCHING)


def _convert_then_draw(state: SevenState, said: Announcement, events: Events) -> None:
    """Wild Virtue; the draw is not the one that ends the turn (77-32)."""
    state.frames.append(DRAW_ONE)
    _convert(state, said, events)


def _convert_then_dig(state: SevenState, said: Announcement, events: Events) -> None:
    """Wild Sin."""
    state.frames += (TAKING, MILL)
    _convert(state, said, events)


ABILITIES = {
    cards.PRIDE: Ability(_name_nothing, _grant(SIN_ONLY)),
    cards.HUMILITY: Ability(_name_nothing, _grant(GUESTED)),
    cards.GLUTTONY: Ability(_name_nothing, _draw_one),
    cards.TEMPERANCE: Ability(_name_nothing, _look_at_three),
    cards.ENVY: Ability(_name_copied, _copy),
    cards.KINDNESS: Ability(_name_own, _convert),
    cards.GREED: Ability(_name_prey, _steal),
    cards.CHARITY: Ability(_name_nothing, _grant(ANY)),
    cards.WRATH: Ability(_name_victim, _destroy),
    cards.DILIGENCE: Ability(_name_nothing, _fetch),
    cards.LUST: Ability(_name_two, _convert),
    cards.WILD_VIRTUE: Ability(_name_one_of(0), _convert_then_draw),
    cards.WILD_SIN: Ability(_name_one_of(1), _convert_then_dig),
    cards.CONVERTER: Ability(_name_nothing, _grant(ANY)),
}
"""Patience, Sloth, Chastity, Dual Wild and Capricious do nothing when they are played."""

COPYABLE = frozenset(ABILITIES) - {cards.ENVY}
"""77-Q11."""


def still_to_name(state: SevenState, said: Announcement) -> list[Action]:
    """What the active seat may say next about the card it plays; nothing when all is said."""
    ability = ABILITIES.get(said.face)
    return ability.names(state, said) if ability is not None else []


def work(state: SevenState, said: Announcement, events: Events) -> None:
    """Use the ability of a card that has just entered its owner's area."""
    ability = ABILITIES.get(said.face)
    if ability is not None:
        ability.works(state, said, events)
