"""What other seats may do in somebody's turn, and the Sloths of the turn's end.

A window asks every seat that the public state does not exclude, whatever it holds (77-Q5): who is asked tells nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from sevens_desktop.engine.contract import Action, Event, Refusal
from sevens_desktop.engine.seven_and_seven.actions import (
    ADD,
    BLOCK,
    INVITE,
    PASS,
    PLACE,
    Add,
    Block,
    Invite,
    Pass,
    Place,
    Play,
)
from sevens_desktop.engine.seven_and_seven.cards import (
    CHASTITY,
    FACE,
    FACE_NAMES,
    KINDNESS,
    PATIENCE,
    SIDES,
    SLOTH,
    card_text,
)
from sevens_desktop.engine.seven_and_seven.frames import Decision, Events, Frame

if TYPE_CHECKING:
    from sevens_desktop.engine.seven_and_seven.state import SevenState

_CHASTITY_KIND, _PATIENCE_KIND, _SLOTH_KIND = CHASTITY >> 1, PATIENCE >> 1, SLOTH >> 1


class Landing(Frame):
    """A card that waits on ``state.stack`` to enter an area; a block cancels it."""

    __slots__ = ()

    goes_on = True

    def cancelled(self, state: SevenState, face: int) -> None:
        """The card with this face was blocked and is discarded already."""


class Placing(Decision):
    """A decision that lays cards without playing them; ``once``: it ends when a card has entered."""

    __slots__ = ()

    once: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class BlockWindow(Decision):
    """77-22, 77-26, 77-Q4: the seats are asked one after another about the topmost card on ``state.stack``.

    ``step`` counts seats from the active one: 1 is its left neighbour, the number of seats the active one itself.
    """

    step: int

    name = "block"
    rule = "77-22"

    def ask(self, state: SevenState, events: Events, /) -> bool:
        seats = len(state.hands)
        if not (state.house.single_counter and len(state.stack) > 2):
            for step in range(self.step, seats + 1):
                seat = (state.active + step) % seats
                if self._may_block(state, seat):
                    if step != self.step:
                        state.frames[-1] = BLOCK_WINDOWS[step]
                    state.to_act = seat
                    return True
        self._close(state, events)
        return False

    def asked(self, state: SevenState) -> tuple[int, ...]:
        seats = len(state.hands)
        order = ((state.active + step) % seats for step in range(self.step, seats + 1))
        return tuple(seat for seat in order if self._may_block(state, seat))

    @staticmethod
    def _may_block(state: SevenState, seat: int) -> bool:
        """77-Q4: not the owner, not its partner, not the active seat (77-Q3)."""
        owner = state.stack[-1][0]
        if seat not in state.foes[owner]:
            return False
        if seat == state.active and not (state.house.active_counterblock and len(state.stack) > 1):
            return False
        return state.may_hold(seat, _CHASTITY_KIND)

    @staticmethod
    def _close(state: SevenState, events: Events) -> None:
        """All have passed: the top Chastity enters, what it blocks is discarded; or the announced card stands."""
        frames, stack = state.frames, state.stack
        if len(stack) == 1:
            frames.pop()
            return
        seat, chastity = stack.pop()
        victim, card = stack.pop()
        if events is not None:
            facts = {"by": seat, "seat": victim, "card": card_text(card)}
            events.append(Event("blocked", facts))
        state.put_on_discard(victim, card, "stack", events)
        if stack:
            frames[-1] = BLOCK_WINDOWS[1]
        else:
            frames.pop()
            landing = frames.pop()
            assert isinstance(landing, Landing)
            landing.cancelled(state, FACE[card])
        state.enter(seat, chastity, "block", events)

    def facts(self) -> dict[str, object]:
        return {"step": self.step}

    def choices(self, state: SevenState) -> list[Action]:
        assert state.to_act is not None
        return [BLOCK, PASS] if _CHASTITY_KIND in state.hands[state.to_act] else [PASS]

    def choose(self, state: SevenState, action: Action, events: Events) -> None:
        seat = state.to_act
        assert seat is not None
        if isinstance(action, Block):
            against = state.stack[-1]
            card = state.leave_hand(seat, CHASTITY)
            state.stack.append((seat, card))
            state.frames[-1] = BLOCK_WINDOWS[1]
            if events is not None:
                facts = {"seat": seat, "card": card_text(card), "owner": against[0], "against": card_text(against[1])}
                events.append(Event("block_played", facts, reveals=True))
        else:
            state.frames[-1] = BLOCK_WINDOWS[self.step + 1]
            _tell_pass(self, seat, events)

    def refusal(self, _state: SevenState, action: Action, /) -> Refusal:
        if isinstance(action, Block) or action == Play(CHASTITY):
            return Refusal("no_chastity_in_hand", "77-22")
        if isinstance(action, Play | Place | Add):
            return Refusal("only_chastity_blocks", "77-22")
        return self.has_to_come_first()


@dataclass(frozen=True, slots=True)
class PatienceWindow(Placing):
    """77-28, 77-Q16: each opponent may lay any number of Patience; ``step`` counts them in turn order."""

    step: int

    name = "patience"
    rule = "77-28"

    def ask(self, state: SevenState, _events: Events, /) -> bool:
        foes = state.foes[state.active]
        for step in range(self.step, len(foes)):
            if state.may_hold(foes[step], _PATIENCE_KIND):
                if step != self.step:
                    state.frames[-1] = PATIENCE_WINDOWS[step]
                state.to_act = foes[step]
                return True
        state.frames.pop()
        return False

    def asked(self, state: SevenState) -> tuple[int, ...]:
        foes = state.foes[state.active][self.step :]
        return tuple(seat for seat in foes if state.may_hold(seat, _PATIENCE_KIND))

    def facts(self) -> dict[str, object]:
        return {"step": self.step}

    def choices(self, state: SevenState) -> list[Action]:
        assert state.to_act is not None
        return [PLACE[PATIENCE], PASS] if _PATIENCE_KIND in state.hands[state.to_act] else [PASS]

    def choose(self, state: SevenState, action: Action, events: Events) -> None:
        seat = state.to_act
        assert seat is not None
        if isinstance(action, Place):
            place(state, seat, PATIENCE, events)
        else:
            state.frames[-1] = PATIENCE_WINDOWS[self.step + 1]
            _tell_pass(self, seat, events)

    def refusal(self, _state: SevenState, action: Action, /) -> Refusal:
        return _refuse_to_place(self, PATIENCE, action) or self.has_to_come_first()


@dataclass(frozen=True, slots=True)
class SlothWindow(Placing):
    """77-29, 77-Q21: after its draw the active seat may lay any number of Sloths."""

    name = "sloth"
    rule = "77-29"

    def ask(self, state: SevenState, _events: Events, /) -> bool:
        if not state.may_hold(state.active, _SLOTH_KIND):
            state.frames.pop()
            return False
        state.to_act = state.active
        return True

    def choices(self, state: SevenState) -> list[Action]:
        return [PLACE[SLOTH], PASS] if _SLOTH_KIND in state.hands[state.active] else [PASS]

    def choose(self, state: SevenState, action: Action, events: Events) -> None:
        if isinstance(action, Place):
            place(state, state.active, SLOTH, events)
        else:
            state.frames.pop()
            _tell_pass(self, state.active, events)

    def refusal(self, _state: SevenState, action: Action, /) -> Refusal:
        return _refuse_to_place(self, SLOTH, action) or self.has_to_come_first()


@dataclass(frozen=True, slots=True)
class Inviting(Decision):
    """77-Q13: after Humility's further card the active seat names the opponent who may add one."""

    name = "invite"
    rule = "77-Q13"

    def ask(self, state: SevenState, events: Events, /) -> bool:
        guests = self._guests(state)
        if len(guests) > 1:
            state.to_act = state.active
            return True
        state.frames.pop()
        for seat in guests:
            self._invite(state, seat, events)
        return False

    @staticmethod
    def _guests(state: SevenState) -> list[int]:
        """Opponents who can add a card at all."""
        return [seat for seat in state.foes[state.active] if state.hands[seat]]

    @staticmethod
    def _invite(state: SevenState, seat: int, events: Events) -> None:
        state.frames.append(GUESTS[seat])
        if events is not None:
            events.append(Event("invited", {"by": state.active, "seat": seat}))

    def choices(self, state: SevenState) -> list[Action]:
        return [INVITE[seat] for seat in self._guests(state)]

    def choose(self, state: SevenState, action: Action, events: Events) -> None:
        assert isinstance(action, Invite)
        state.frames.pop()
        self._invite(state, action.seat, events)

    def refusal(self, state: SevenState, action: Action, /) -> Refusal:
        if isinstance(action, Pass):
            return Refusal("must_invite", self.rule)
        if not isinstance(action, Invite):
            return self.has_to_come_first()
        if action.seat in state.foes[state.active]:
            return Refusal("guest_has_no_card", self.rule, {"seat": action.seat})
        return Refusal("guest_is_opponent", self.rule, {"seat": action.seat})


@dataclass(frozen=True, slots=True)
class Guest(Placing):
    """77-31: Humility's guest may add one card, either side, without ability."""

    seat: int

    name = "guest"
    rule = "77-31"
    once = True

    def ask(self, state: SevenState, _events: Events, /) -> bool:
        if not state.hands[self.seat]:
            state.frames.pop()
            return False
        state.to_act = self.seat
        return True

    def facts(self) -> dict[str, object]:
        return {"seat": self.seat}

    def choices(self, state: SevenState) -> list[Action]:
        actions: list[Action] = [ADD[face] for kind in dict.fromkeys(state.hands[self.seat]) for face in SIDES[kind]]
        if not state.house.humility_guest_must:
            actions.append(PASS)
        return actions

    def choose(self, state: SevenState, action: Action, events: Events) -> None:
        if isinstance(action, Add):
            place(state, self.seat, action.face, events)
        else:
            state.frames.pop()
            _tell_pass(self, self.seat, events)

    def refusal(self, _state: SevenState, action: Action, /) -> Refusal:
        if isinstance(action, Add):
            return Refusal("not_in_hand", "77-31", {"card": FACE_NAMES[action.face]})
        if isinstance(action, Pass):
            return Refusal("guest_must_add", "77-Q13")
        return self.has_to_come_first()


@dataclass(frozen=True, slots=True)
class Settle(Landing):
    """A placed card enters its owner's area (77-Q25); with ``wide_block`` it can be blocked before (77-Q2)."""

    name = "settle"
    rule = "77-Q25"

    def ask(self, state: SevenState, events: Events, /) -> bool:
        state.frames.pop()
        placing = state.frames[-1]
        if isinstance(placing, Placing) and placing.once:
            state.frames.pop()
        seat, card = state.stack.pop()
        state.enter(seat, card, "placed", events)
        return False


def place(state: SevenState, seat: int, face: int, events: Events) -> None:
    """Lay a card from the hand without playing it."""
    card = state.leave_hand(seat, face)
    state.stack.append((seat, card))
    state.frames.append(SETTLE)
    if state.house.wide_block and face != KINDNESS:
        state.frames.append(BLOCK_WINDOWS[1])
    if events is not None:
        events.append(Event("placed", {"seat": seat, "card": card_text(card)}, reveals=True))


def open_patience_window(state: SevenState) -> None:
    """77-28: to be called when the active seat converts."""
    state.frames.append(PATIENCE_WINDOWS[0])


def _tell_pass(frame: Frame, seat: int, events: Events) -> None:
    if events is not None:
        events.append(Event("passed", {"seat": seat, "stage": frame.name}))


def _refuse_to_place(frame: Frame, face: int, action: Action) -> Refusal | None:
    if not isinstance(action, Place | Play | Add):
        return None
    if action.face == face:
        return Refusal("not_in_hand", frame.rule, {"card": FACE_NAMES[face]})
    return Refusal("only_this_now", frame.rule, {"card": FACE_NAMES[face]})


MOST_STEPS = 6
BLOCK_WINDOWS = tuple(BlockWindow(step) for step in range(MOST_STEPS + 1))
PATIENCE_WINDOWS = tuple(PatienceWindow(step) for step in range(MOST_STEPS))
SLOTH_WINDOW = SlothWindow()
INVITING = Inviting()
GUESTS = tuple(Guest(seat) for seat in range(5))
SETTLE = Settle()
