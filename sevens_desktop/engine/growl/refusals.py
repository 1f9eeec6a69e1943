"""Why something cannot be done now, with the rule that forbids it. The actions given here are not legal."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sevens_desktop.engine.contract import Action, Refusal
from sevens_desktop.engine.growl.actions import (
    Accuse,
    Choose,
    Discard,
    Give,
    Name,
    Need,
    Pass,
    Play,
    Put,
    Show,
    Top,
    Trust,
    Vote,
    Wish,
)
from sevens_desktop.engine.growl.cards import (
    BITE,
    CARD_NAMES,
    CARD_RULES,
    HUMILITY,
    KEPT_AT_NIGHT,
    KIND_NAMES,
    KINDS,
    is_judged,
)
from sevens_desktop.engine.growl.decisions import DECISIONS
from sevens_desktop.engine.growl.turns import kept

if TYPE_CHECKING:
    from sevens_desktop.engine.growl.frames import Frame
    from sevens_desktop.engine.growl.state import GrowlState

_WISHES = {
    "keep": Refusal("never_to_yourself", "GRO-D-1"),
    "look hand": Refusal("hands_are_secret", "GRO-D-2"),
    "look deck": Refusal("only_top_is_seen", "GRO-U-5"),
}


def refuse(state: GrowlState, action: Action) -> Refusal:
    if state.to_act is None:
        return Refusal("game_over", "GRO-E-1")
    if isinstance(action, Wish):
        return _WISHES[action.what]
    frame, seat = state.frames[-1], state.to_act
    rule = DECISIONS[frame.kind].rule or CARD_RULES[frame.about]
    if isinstance(action, Accuse | Trust | Need) and not state.settled["talk"]:
        return Refusal("no_talk", "GRO-D-1")
    refusal = _REFUSALS.get(frame.kind, _not_asked)(state, frame, seat, action)
    return refusal or Refusal("not_asked_now", rule, {"asked": frame.kind})


def _not_asked(_state: GrowlState, _frame: Frame, _seat: int, _action: Action) -> Refusal | None:
    return None


def _refuse_day(state: GrowlState, frame: Frame, seat: int, action: Action) -> Refusal | None:
    if isinstance(action, Accuse | Trust):
        return Refusal("talk_about_living_others", "GRO-D-1", {"seat": action.seat})
    return _refuse_give(state, frame, seat, action)


def _refuse_give(state: GrowlState, frame: Frame, seat: int, action: Action) -> Refusal | None:
    if isinstance(action, Accuse | Trust | Need):
        return Refusal("one_statement_a_turn", "GRO-D-1")
    if not isinstance(action, Give):
        return None
    facts = {"seat": action.seat}
    if action.seat == seat:
        return Refusal("never_to_yourself", "GRO-SR-3" if is_judged(frame.about) else "GRO-D-1", facts)
    if not state.alive >> action.seat & 1:
        return Refusal("only_to_the_living", "GRO-D-1", facts)
    if is_judged(frame.about):
        judged = {**facts, "card": CARD_NAMES[frame.about], "seats": list(frame.seats)}
        return Refusal("judged_to_others", CARD_RULES[frame.about], judged)
    return Refusal("commanded", "GRO-UD-moaning-command", {"seat": frame.seats[0]})


def _refuse_choice(state: GrowlState, frame: Frame, _seat: int, action: Action) -> Refusal | None:
    if frame.kind == "hypnosis" and not frame.answers:
        return Refusal("gold_is_not_named", CARD_RULES[frame.about]) if isinstance(action, Name) else None
    if not isinstance(action, Choose):
        return None
    facts = {"seat": action.seat, "seats": list(frame.seats)}
    if action in frame.answers:
        return Refusal("already_chosen", CARD_RULES[frame.about], facts)
    return _refuse_seat(state, frame, action.seat, facts)


def _refuse_seat(state: GrowlState, frame: Frame, chosen: int, facts: dict[str, object]) -> Refusal:
    if chosen < state.seats and HUMILITY in state.spells[chosen]:
        return Refusal("humility_protects", "GRO-7S-humility", facts)
    return Refusal("no_target", CARD_RULES[frame.about], facts)


def _refuse_vote(state: GrowlState, frame: Frame, seat: int, action: Action) -> Refusal | None:
    if not isinstance(action, Vote):
        return None
    facts = {"seat": action.seat, "seats": list(frame.seats)}
    if action.seat == seat and seat in frame.seats:
        return Refusal("not_at_yourself", CARD_RULES[frame.about], facts)
    return _refuse_seat(state, frame, action.seat, facts)


def _refuse_pass(state: GrowlState, _frame: Frame, seat: int, action: Action) -> Refusal | None:
    """GRO-N-2, GRO-N-3, then what Gluttony and Greed keep."""
    if not isinstance(action, Pass):
        return None
    given = [kind for kind in (action.left, action.right) if kind in KINDS]
    if len(given) < 2:
        return Refusal("one_card_each_way", "GRO-N-2")
    if BITE in given and not state.wolves >> seat & 1:
        return Refusal("humans_pass_no_bite", "GRO-N-3")
    refusal = _refuse_cards(state, seat, given, "GRO-N-2")
    if refusal is not None:
        return refusal
    if any(giver == seat for giver, _, _ in state.pledges):
        return Refusal("card_is_pledged", "GRO-Q-6")
    barred = [CARD_RULES[card] for card, kind in _kept_cards(state, seat).items() if kind in given]
    return Refusal("kept_at_night", barred[0] if barred else "GRO-N-2")


def _kept_cards(state: GrowlState, seat: int) -> dict[int, int]:
    kinds = kept(state, seat)
    return {card: kind for card, kind in KEPT_AT_NIGHT.items() if kind in kinds}


def _refuse_cards(state: GrowlState, seat: int, kinds: list[int], rule: str) -> Refusal | None:
    for kind in kinds:
        if kinds.count(kind) > state.hands[seat][kind]:
            return Refusal("not_in_hand", rule, {"card": KIND_NAMES[kind]})
    return None


def _refuse_put(state: GrowlState, frame: Frame, seat: int, action: Action) -> Refusal | None:
    if not isinstance(action, Put):
        return None
    rule = CARD_RULES[frame.about]
    return _refuse_cards(state, seat, [action.kind], rule) or Refusal("humans_pass_no_bite", rule)


def _refuse_hallows(state: GrowlState, frame: Frame, seat: int, action: Action) -> Refusal | None:
    if not isinstance(action, Pass):
        return None
    rule = CARD_RULES[frame.about]
    given = [kind for kind in (action.left, action.right) if kind in KINDS]
    return _refuse_cards(state, seat, given, rule) or Refusal("one_card_each_way", rule)


def _refuse_show(state: GrowlState, frame: Frame, seat: int, action: Action) -> Refusal | None:
    if not isinstance(action, Show):
        return None
    rule = CARD_RULES[frame.about]
    if action.kind in KINDS and not state.hands[seat][action.kind]:
        return Refusal("not_in_hand", rule, {"card": KIND_NAMES[action.kind]})
    wolf = bool(state.wolves >> seat & 1)
    return Refusal("wolf_shows_bite" if wolf and state.hands[seat][BITE] else "show_another_card", rule)


def _refuse_undead(state: GrowlState, frame: Frame, seat: int, action: Action) -> Refusal | None:
    rule = CARD_RULES[frame.about]
    if isinstance(action, Top):
        return Refusal("not_in_hand", "GRO-UR-5", {"card": KIND_NAMES[action.kind]})
    if isinstance(action, Discard):
        return Refusal("hand_is_not_empty", "GRO-UR-5")
    if not isinstance(action, Play):
        return None
    if action.seat in range(state.seats) and not state.alive >> action.seat & 1:
        return Refusal("only_to_the_living", rule, {"seat": action.seat})
    if action.kind in KINDS:
        refusal = _refuse_cards(state, seat, [action.kind], rule)
        if refusal is not None:
            return refusal
    return Refusal("card_asks_otherwise", rule, {"card": CARD_NAMES[frame.about]})


_REFUSALS: dict[str, Callable[[GrowlState, Frame, int, Action], Refusal | None]] = {
    "day": _refuse_day,
    "give": _refuse_give,
    "choose": _refuse_choice,
    "hypnosis": _refuse_choice,
    "tie": _refuse_choice,
    "doom": _refuse_choice,
    "vote": _refuse_vote,
    "purge": _refuse_vote,
    "save": _refuse_vote,
    "pass": _refuse_pass,
    "gift": _refuse_put,
    "tempest": _refuse_put,
    "horde": _refuse_put,
    "rob": _refuse_put,
    "hallows": _refuse_hallows,
    "serum": _refuse_show,
    "undead": _refuse_undead,
}
