"""From the hand to the area: what is named, announced, blocked or not, and then works (77-26, 77-35)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sevens_desktop.engine.contract import Action, Event, Refusal
from sevens_desktop.engine.seven_and_seven.abilities import COPYABLE, own_side, still_to_name, turning, work
from sevens_desktop.engine.seven_and_seven.actions import Arrive, Copy, NoTarget, Pass, Target
from sevens_desktop.engine.seven_and_seven.announcements import Announcement
from sevens_desktop.engine.seven_and_seven.cards import (
    FACE,
    FACE_NAMES,
    GREED,
    KINDNESS,
    LUST,
    TWO_SIDED,
    WILD_SIN,
    WILD_VIRTUE,
    WRATH,
    card_text,
)
from sevens_desktop.engine.seven_and_seven.frames import CHECK, GUESTED, NOTHING, Decision, Events
from sevens_desktop.engine.seven_and_seven.reactions import BLOCK_WINDOWS, INVITING, Landing

if TYPE_CHECKING:
    from sevens_desktop.engine.seven_and_seven.state import SevenState


@dataclass(frozen=True, slots=True)
class Draft(Decision):
    """A card about to be played and not announced yet: nobody else knows of it (77-26)."""

    said: Announcement

    name = "name"
    rule = "77-35"
    sealed = True

    def ask(self, state: SevenState, _events: Events, /) -> bool:
        state.to_act = state.active
        return True

    def announcement(self) -> Announcement:
        return self.said

    def facts(self) -> dict[str, object]:
        return self.said.facts()

    def choices(self, state: SevenState) -> list[Action]:
        return still_to_name(state, self.said)

    def choose(self, state: SevenState, action: Action, events: Events) -> None:
        state.frames.pop()
        said = self.said.naming(action)
        tell_choice(state, action, events)
        if still_to_name(state, said):
            state.frames.append(Draft(said))
        else:
            announce(state, said, events)

    def refusal(self, state: SevenState, action: Action, /) -> Refusal:
        asked = {type(choice) for choice in still_to_name(state, self.said)}
        if isinstance(action, NoTarget | Pass):
            return Refusal("must_name_card", self.rule, {"card": FACE_NAMES[self.said.face]})
        if isinstance(action, Copy) and Copy in asked:
            return _refuse_copy(state, action.face)
        if isinstance(action, Target) and Target in asked:
            return _refuse_target(state, self.said, action)
        if isinstance(action, Arrive) and Arrive in asked:
            return Refusal("not_a_side_of_it", "77-06", {"card": FACE_NAMES[action.face]})
        return self.has_to_come_first()


@dataclass(frozen=True, slots=True)
class Resolve(Landing):
    """The announced card enters its owner's area and its ability works (77-Q9)."""

    said: Announcement

    name = "resolve"
    rule = "77-Q9"

    def ask(self, state: SevenState, events: Events, /) -> bool:
        frames = state.frames
        frames.pop()
        if state.permission == GUESTED:
            frames.append(INVITING)
        state.permission = NOTHING
        state.played = True
        state.blocked = ()
        if state.house.win_after_effect:
            frames.append(CHECK)
        seat, card = state.stack.pop()
        state.enter(seat, card, "played", events)
        if state.ended is None:
            work(state, self.said, events)
        return False

    def announcement(self) -> Announcement:
        return self.said

    def facts(self) -> dict[str, object]:
        return self.said.facts()

    def cancelled(self, state: SevenState, face: int) -> None:
        """77-23, 77-Q8: not played; the permission stays."""
        state.blocked = (*state.blocked, face)


def announce(state: SevenState, said: Announcement, events: Events) -> None:
    """The card leaves the hand, all is said, and the others may block it, but for Kindness (77-26, 77-27)."""
    seat = state.active
    card = state.leave_hand(seat, said.face)
    state.stack.append((seat, card))
    state.frames.append(Resolve(said))
    if said.face != KINDNESS:
        state.frames.append(BLOCK_WINDOWS[1])
    if events is not None:
        targets = [{"seat": owner, "card": card_text(target)} for owner, target in state.locate(said.targets, card)]
        facts = {"seat": seat, **said.facts(), "card": card_text(card), "targets": targets}
        del facts["closed"]
        events.append(Event("announced", facts, reveals=True))


def tell_choice(state: SevenState, action: Action, events: Events) -> None:
    """A step of a sealed choice is told to its seat only."""
    if events is not None:
        seat = state.active
        events.append(Event("chose", {"seat": seat, "choice": str(action)}, audience=frozenset({seat})))


# -- why a card cannot be named

_FOES, _OWN, _ALL = "foes", "own", "all"
_REACH = {GREED: _FOES, WRATH: _FOES, LUST: _FOES, KINDNESS: _OWN, WILD_VIRTUE: _ALL, WILD_SIN: _ALL}


def _refuse_target(state: SevenState, said: Announcement, action: Target) -> Refusal:
    ability, seat, face = said.ability, action.seat, action.face
    assert ability is not None
    facts: dict[str, object] = {"seat": seat, "card": FACE_NAMES[face], "ability": FACE_NAMES[ability]}
    reach = _REACH[ability]
    if reach == _FOES and seat == state.house.partner(state.active):
        return Refusal("partner_is_immune", "77-21", facts)
    if reach == _FOES and seat not in state.foes[state.active]:
        return Refusal("opponents_only", "77-Q15", facts)
    if reach == _OWN and seat not in own_side(state):
        return Refusal("own_cards_only", "77-35", facts)
    itself = (seat, face) == (state.active, said.face)
    if itself and state.house.kindness_not_self:
        return Refusal("not_itself", "77-Q12", facts)
    if (seat, face) in said.targets:
        return Refusal("named_already", "77-35", facts)
    return refuse_conversion(state, seat, face, in_play=itself) or Refusal("wrong_side", "77-35", facts)


def refuse_conversion(state: SevenState, seat: int, face: int, *, in_play: bool = False) -> Refusal | None:
    """Why this card cannot be converted; ``in_play`` for one on its way into the area."""
    facts: dict[str, object] = {"seat": seat, "card": FACE_NAMES[face]}
    if not in_play and (seat >= state.seats or all(FACE[card] != face for card in state.areas[seat])):
        return Refusal("not_in_play", "77-35", facts)
    if face not in turning(state):
        return Refusal("does_not_turn", "77-Q1" if face in TWO_SIDED else "77-12", facts)
    return None


def _refuse_copy(state: SevenState, face: int) -> Refusal:
    facts = {"ability": FACE_NAMES[face]}
    if face not in COPYABLE:
        return Refusal("not_copyable", "77-Q11", facts)
    kinds = {FACE[card] >> 1 for foe in state.foes[state.active] for card in state.areas[foe]}
    if face >> 1 not in kinds:
        return Refusal("no_opponent_has_it", "77-Q11", facts)
    return Refusal("active_side_only", "77-Q11", facts)
