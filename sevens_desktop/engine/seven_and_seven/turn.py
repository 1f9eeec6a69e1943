"""The turn of a seat: Converters, cards, the draw, the hand limit (77-04, 77-05, 77-10)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sevens_desktop.engine.contract import Action, Event, Refusal
from sevens_desktop.engine.seven_and_seven.abilities import own_side, still_to_name, targets_in, turning
from sevens_desktop.engine.seven_and_seven.actions import (
    CONVERT,
    DISCARD,
    DRAW,
    PASS,
    PLAY,
    Block,
    Convert,
    Discard,
    Draw,
    Pass,
    Place,
    Play,
)
from sevens_desktop.engine.seven_and_seven.announcements import Announcement
from sevens_desktop.engine.seven_and_seven.cards import (
    CHASTITY,
    CONVERTER,
    FACE,
    FACE_NAMES,
    FACES,
    HAND_LIMIT,
    KINDS,
    NAMED,
    PATIENCE,
    SIDES,
    SIN_FACES,
    SLOTH_SINS,
)
from sevens_desktop.engine.seven_and_seven.frames import FIRST, NOTHING, SIN_ONLY, Decision, Events, Frame
from sevens_desktop.engine.seven_and_seven.naming import Draft, announce, refuse_conversion, tell_choice
from sevens_desktop.engine.seven_and_seven.reactions import SLOTH_WINDOW, open_patience_window
from sevens_desktop.engine.seven_and_seven.scoring import sin_cards
from sevens_desktop.engine.seven_and_seven.state import DECK_OUT

if TYPE_CHECKING:
    from sevens_desktop.engine.seven_and_seven.state import SevenState

CARDS_WITHOUT_PLAY = 3
CARDS_AFTER_PLAY = 1
"""77-04: drawn at the end of the turn."""


def _plays(faces: Collection[int]) -> tuple[tuple[Action, ...], ...]:
    """By kind, how a card of it is played with one of these faces active; Chastity never is (77-22)."""
    return tuple(tuple(PLAY[face] for face in sides if face in faces and face != CHASTITY) for sides in SIDES)


_ANY_CARD = _plays(FACES)
_ANY_SIN = _plays(SIN_FACES)
_NAMED_SIN = _plays(NAMED[::2])


@dataclass(frozen=True, slots=True)
class Turn(Decision):
    """What the active seat does with its turn: it is asked as long as it may play a card."""

    name = "turn"
    rule = "77-04"

    def ask(self, state: SevenState, events: Events, /) -> bool:
        permission = state.permission
        if permission == FIRST or (permission != NOTHING and state.hands[state.active]) or self._conversions(state):
            state.to_act = state.active
            return True
        self._end(state, events)
        return False

    @staticmethod
    def _end(state: SevenState, events: Events) -> None:
        """77-04, 77-Q6; then Sloths, then the hand limit (77-Q21)."""
        seat, house = state.active, state.house
        state.frames[:] = (NEXT_TURN, HAND_LIMIT_CHECK)
        if sin_cards(state.areas[seat]) >= SLOTH_SINS and (state.played or not house.sloth_play_turn_only):
            state.frames.append(SLOTH_WINDOW)
        counts_as_play = state.played or (state.blocked and house.blocked_draws_one)
        state.draw(seat, CARDS_AFTER_PLAY if counts_as_play else CARDS_WITHOUT_PLAY, events, ends_turn=True)

    @staticmethod
    def _conversions(state: SevenState) -> list[Action]:
        """77-30, 77-Q23: what a Converter in play can convert now."""
        if not state.ready or not _converters_have_time(state):
            return []
        return targets_in(state, CONVERT, own_side(state), turning(state))

    @staticmethod
    def _cards(state: SevenState) -> tuple[tuple[Action, ...], ...]:
        if state.permission != SIN_ONLY:
            return _ANY_CARD
        return _NAMED_SIN if state.house.pride_named_only else _ANY_SIN  # 77-Q14

    def choices(self, state: SevenState) -> list[Action]:
        actions: list[Action] = []
        if state.permission != NOTHING:
            cards = self._cards(state)
            for kind in dict.fromkeys(state.hands[state.active]):
                actions += cards[kind]
            if state.blocked and state.house.no_same_name:
                barred = [PLAY[face] for face in state.blocked]
                actions = [action for action in actions if action not in barred]
        actions += self._conversions(state)
        actions.append(DRAW if state.permission == FIRST else PASS)
        return actions

    def choose(self, state: SevenState, action: Action, events: Events) -> None:
        if isinstance(action, Play):
            said = Announcement(action.face)
            if still_to_name(state, said):
                state.frames.append(Draft(said))
                tell_choice(state, action, events)
            else:
                announce(state, said, events)
        elif isinstance(action, Convert):
            _use_converter(state, action, events)
        else:
            if events is not None:
                events.append(Event("passed", {"seat": state.active, "stage": self.name}))
            self._end(state, events)

    def refusal(self, state: SevenState, action: Action, /) -> Refusal:
        if isinstance(action, Play):
            return self._refuse_play(state, action.face)
        if isinstance(action, Convert):
            return _refuse_converter(state, action)
        if isinstance(action, Draw):
            return Refusal("card_played_already", "77-10")
        if isinstance(action, Pass):
            return Refusal("play_or_draw", "77-04")
        if isinstance(action, Block):
            return Refusal("chastity_in_own_turn", "77-22")
        if isinstance(action, Place):
            if action.face == PATIENCE:
                return Refusal("patience_after_conversion", "77-28")
            return Refusal("sloth_after_draw", "77-29")
        return self.has_to_come_first()

    def _refuse_play(self, state: SevenState, face: int) -> Refusal:
        facts = {"card": FACE_NAMES[face]}
        if state.permission == NOTHING:
            return Refusal("card_played_already", "77-04", facts)
        if face >> 1 not in state.hands[state.active]:
            return Refusal("not_in_hand", "77-04", facts)
        if face == CHASTITY:
            return Refusal("chastity_in_own_turn", "77-22", facts)
        if PLAY[face] not in self._cards(state)[face >> 1]:
            return Refusal("pride_asks_for_sin", "77-Q14", facts)
        return Refusal("same_name_after_block", "77-Q7", facts)


@dataclass(frozen=True, slots=True)
class HandLimitCheck(Decision):
    """77-05: at the end of the own turn the hand comes down to seven."""

    name = "hand_limit"
    rule = "77-05"

    def ask(self, state: SevenState, _events: Events, /) -> bool:
        if len(state.hands[state.active]) <= HAND_LIMIT:
            state.frames.pop()
            return False
        state.to_act = state.active
        return True

    def choices(self, state: SevenState) -> list[Action]:
        return [DISCARD[kind] for kind in dict.fromkeys(state.hands[state.active])]

    def choose(self, state: SevenState, action: Action, events: Events) -> None:
        assert isinstance(action, Discard)
        card = state.leave_hand(state.active, SIDES[action.kind][0])
        state.put_on_discard(state.active, card, "hand", events)

    def refusal(self, state: SevenState, action: Action, /) -> Refusal:
        if isinstance(action, Discard):
            return Refusal("not_in_hand", self.rule, {"card": KINDS[action.kind]})
        held = len(state.hands[state.active])
        return Refusal("too_many_cards", self.rule, {"held": held, "most": HAND_LIMIT})


@dataclass(frozen=True, slots=True)
class NextTurn(Frame):
    """Clockwise (77-02); after a turn completed under ``finish_turn`` the empty pile ends the game (77-Q19)."""

    name = "next_turn"
    rule = "77-02"

    def ask(self, state: SevenState, events: Events, /) -> bool:
        if not state.pile:
            state.ended = DECK_OUT
            return False
        state.active = seat = (state.active + 1) % len(state.hands)
        state.turn += 1
        state.permission = FIRST
        state.played = False
        state.blocked = ()
        state.ready = sum(1 for card in state.areas[seat] if FACE[card] == CONVERTER)
        state.frames[:] = (TURN,)
        if events is not None:
            events.append(Event("turn_began", {"seat": seat, "turn": state.turn}))
        return False


def _converters_have_time(state: SevenState) -> bool:
    """77-Q23."""
    at_start = state.permission == FIRST and not state.blocked
    return at_start or state.house.converter_any_time_own_turn


def _use_converter(state: SevenState, action: Convert, events: Events) -> None:
    """77-30: the Converter is discarded, which is no play."""
    seat = state.active
    state.ready -= 1
    area = state.areas[seat]
    converter = next(card for card in area if FACE[card] == CONVERTER)
    area.remove(converter)
    state.put_on_discard(seat, converter, "area", events)
    open_patience_window(state)
    state.convert(state.locate([(action.seat, action.face)]), events)


def _refuse_converter(state: SevenState, action: Convert) -> Refusal:
    facts: dict[str, object] = {"seat": action.seat, "card": FACE_NAMES[action.face]}
    if not any(FACE[card] == CONVERTER for card in state.areas[state.active]):
        return Refusal("no_converter_in_play", "77-30", facts)
    if not state.ready:
        return Refusal("converter_just_came", "77-30", facts)
    if not _converters_have_time(state):
        return Refusal("converter_at_start_only", "77-Q23", facts)
    if action.seat not in own_side(state):
        return Refusal("own_cards_only", "77-30", facts)
    refusal = refuse_conversion(state, action.seat, action.face)
    assert refusal is not None
    return refusal


TURN = Turn()
HAND_LIMIT_CHECK = HandLimitCheck()
NEXT_TURN = NextTurn()
