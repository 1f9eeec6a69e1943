"""The steps that some abilities go through after their card has entered play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sevens_desktop.engine.contract import Action, Event, Refusal
from sevens_desktop.engine.seven_and_seven.actions import FETCH, KEEP, PASS, TAKE, Fetch, Keep, Pass, Take
from sevens_desktop.engine.seven_and_seven.cards import FACE, FACE_NAMES, KINDS, SIDES, card_text
from sevens_desktop.engine.seven_and_seven.frames import Decision, Events, Frame

if TYPE_CHECKING:
    from sevens_desktop.engine.seven_and_seven.state import SevenState


@dataclass(frozen=True, slots=True)
class DrawOne(Frame):
    """Wild Virtue's draw (77-32)."""

    name = "draw_one"
    rule = "77-32"
    goes_on = True

    def ask(self, state: SevenState, events: Events, /) -> bool:
        state.frames.pop()
        state.draw(state.active, 1, events)
        return False


@dataclass(frozen=True, slots=True)
class Mill(Frame):
    """Wild Sin discards the top card of the pile."""

    name = "mill"
    rule = "77-35"
    goes_on = True

    def ask(self, state: SevenState, events: Events, /) -> bool:
        state.frames.pop()
        state.mill(events)
        return False


@dataclass(frozen=True, slots=True)
class Taking(Decision):
    """Wild Sin takes a card from the Discard Pile; the one just discarded may be picked (77-35)."""

    name = "take"
    rule = "77-35"
    goes_on = True

    def ask(self, state: SevenState, _events: Events, /) -> bool:
        state.to_act = state.active
        return True

    def choices(self, state: SevenState) -> list[Action]:
        return [TAKE[kind] for kind in _kinds(state.discard)]

    def choose(self, state: SevenState, action: Action, events: Events) -> None:
        assert isinstance(action, Take)
        state.frames.pop()
        state.take_to_hand(state.active, action.kind, events)

    def refusal(self, _state: SevenState, action: Action, /) -> Refusal:
        if isinstance(action, Take):
            return Refusal("not_in_discard", self.rule, {"card": KINDS[action.kind]})
        if isinstance(action, Pass):
            return Refusal("must_take", self.rule)
        return self.has_to_come_first()


@dataclass(frozen=True, slots=True)
class Keeping(Decision):
    """Temperance keeps one card unseen and discards the others (77-33, 77-Q20)."""

    name = "keep"
    rule = "77-33"
    goes_on = True

    def ask(self, state: SevenState, _events: Events, /) -> bool:
        state.to_act = state.active
        return True

    def choices(self, state: SevenState) -> list[Action]:
        return [KEEP[kind] for kind in dict.fromkeys(state.aside)]

    def choose(self, state: SevenState, action: Action, events: Events) -> None:
        assert isinstance(action, Keep)
        state.frames.pop()
        seat, rest = state.active, state.aside
        rest.remove(action.kind)
        state.aside = []
        hand = state.hands[seat]
        hand.append(action.kind)
        hand.sort()
        if events is not None:
            events.append(Event("kept", {"seat": seat}, {seat: {"card": KINDS[action.kind]}}))
        for kind in rest:
            state.put_on_discard(seat, state.open_card(SIDES[kind][0]), "aside", events)

    def refusal(self, _state: SevenState, action: Action, /) -> Refusal:
        if isinstance(action, Keep):
            return Refusal("not_drawn", self.rule, {"card": KINDS[action.kind]})
        if isinstance(action, Pass):
            return Refusal("must_keep", self.rule)
        return self.has_to_come_first()


@dataclass(frozen=True, slots=True)
class Fetching(Decision):
    """Diligence may lay a card from the Discard Pile into the own area, either side, without its ability (77-Q22)."""

    name = "fetch"
    rule = "77-Q22"
    goes_on = True

    def ask(self, state: SevenState, _events: Events, /) -> bool:
        if not state.discard:
            state.frames.pop()
            return False
        state.to_act = state.active
        return True

    def choices(self, state: SevenState) -> list[Action]:
        return [*(FETCH[face] for kind in _kinds(state.discard) for face in SIDES[kind]), PASS]

    def choose(self, state: SevenState, action: Action, events: Events) -> None:
        state.frames.pop()
        seat = state.active
        if isinstance(action, Fetch):
            card = state.lift_from_discard(action.face >> 1)
            becomes = (card & ~1) | (action.face & 1)
            if events is not None:
                facts = {"seat": seat, "card": card_text(card), "becomes": card_text(becomes)}
                events.append(Event("fetched", facts))
            state.areas[seat].append(becomes)
            state.check_set(seat)
        elif events is not None:
            events.append(Event("passed", {"seat": seat, "stage": self.name}))

    def refusal(self, _state: SevenState, action: Action, /) -> Refusal:
        if isinstance(action, Fetch):
            return Refusal("not_in_discard", self.rule, {"card": FACE_NAMES[action.face]})
        return self.has_to_come_first()


def _kinds(cards: list[int]) -> list[int]:
    return sorted({FACE[card] >> 1 for card in cards})


DRAW_ONE = DrawOne()
MILL = Mill()
TAKING = Taking()
KEEPING = Keeping()
FETCHING = Fetching()
