"""The machine of a turn: what follows from a decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sevens_desktop.engine.architects import battle, scoring
from sevens_desktop.engine.architects.actions import (
    MIDDLE,
    SIDES,
    Build,
    Claim,
    Draw,
    End,
    Keep,
    Look,
    Peek,
    Pick,
    Take,
    UseToken,
)
from sevens_desktop.engine.architects.cards import BLUE_CAT, CARDS, CENTRE, HORNS, RED, WONDERS, counts_json, names
from sevens_desktop.engine.architects.menu import ACTIONS, DRAW, KEEP, LOOK, OVER, PICK, TAKE
from sevens_desktop.engine.architects.payments import uses_economy, uses_engineering
from sevens_desktop.engine.architects.tokens import (
    ARCHITECTURE,
    ECONOMY,
    ENGINEERING,
    STACK,
    TOKENS,
    TRIGGERED,
    gain,
)
from sevens_desktop.engine.architects.wonders import (
    ANY_PILE,
    CENTRE_CARD,
    COMPLETE,
    COSTS,
    EFFECTS,
    LOOK_FIVE,
    PIECES,
    SIDE_CARDS,
    TABLE,
    TOKEN,
)
from sevens_desktop.engine.chance import shuffle
from sevens_desktop.engine.contract import Action, Event

if TYPE_CHECKING:
    from sevens_desktop.engine.architects.state import ArchitectsState


def carry_out(state: ArchitectsState, action: Action, events: list[Event] | None) -> None:
    seat = state.mover
    match action:
        case Take(side):
            state.phase = ACTIONS
            _receive(state, seat, [state.reach[side]], "turn", events)
        case End():
            _end_turn(state, seat, events)
        case Build():
            _build(state, seat, action, events)
        case UseToken(token, side):
            state.ready &= ~(1 << token)
            state.used |= 1 << token
            _receive(state, seat, [state.reach[side]], TOKENS[token], events)
        case Claim():
            _claim(state, seat, action, events)
        case Pick(token):
            _pick(state, seat, token, events)
        case Draw(wonder):
            state.phase = ACTIONS
            pile = state.seats if wonder == CENTRE else state.wonders.index(wonder)
            _receive(state, seat, [pile], state.pile_name(seat), events)
        case Look(side):
            _look(state, seat, state.reach[side], events)
        case Keep(card):
            _keep(state, seat, card, events)
        case Peek():
            _peek(state, seat, events)


def _peek(state: ArchitectsState, seat: int, events: list[Event] | None) -> None:
    """ARC-N-1."""
    state.peekers |= 1 << seat
    if events is not None:
        card = CARDS[state.piles[-1][state.left[-1] - 1]]
        events.append(Event("peeked", {"seat": seat}, {seat: {"card": card}}, reveals=True))


# -- cards


def _receive(state: ArchitectsState, seat: int, piles: Sequence[int], cause: str, events: list[Event] | None) -> None:
    """Place the top cards of these piles, then fight if that is due (ARC-Q-14, ARC-E2)."""
    for pile in piles:
        _place(state, seat, pile, cause, events)
    if state.house.battle_at_once and state.at_war == state.layout.conflict_tokens:
        _fight(state, events)


def _place(state: ArchitectsState, seat: int, pile: int, cause: str, events: list[Event] | None) -> None:
    """Lay the top card of a pile before the seat: its horns, the cat, the tokens it makes ready (ARC-Q-1, ARC-Q-2)."""
    state.left[pile] -= 1
    card = state.piles[pile][state.left[pile]]
    state.hands[seat][card] += 1
    if pile == state.seats:
        state.peekers = 0
    if events is not None:
        events.append(_took(state, seat, pile, card, cause))
    if HORNS[card]:
        _sound(state, seat, HORNS[card], events)
    elif card == BLUE_CAT and state.cat != seat:
        if events is not None:
            events.append(Event("cat_moved", {"seat": seat, "from": state.cat}))
        state.cat = seat
    state.ready |= TRIGGERED[card] & state.held[seat] & ~state.used


def _took(state: ArchitectsState, seat: int, pile: int, card: int, cause: str) -> Event:
    reach = state.layout.reach[seat]
    facts = {
        "seat": seat,
        "card": CARDS[card],
        "pile": state.pile_name(pile),
        "side": SIDES[reach.index(pile)] if pile in reach else None,
        "cause": cause,
        "left": state.left[pile],
        "top": _top_name(state, pile),
    }
    return Event("took", facts, reveals=pile == state.seats or state.left[pile] > 0)


def _top_name(state: ArchitectsState, pile: int) -> str | None:
    """The card that lies open on a pile."""
    left = state.left[pile]
    return CARDS[state.piles[pile][left - 1]] if left and pile != state.seats else None


# -- conflict


def _sound(state: ArchitectsState, seat: int, horns: int, events: list[Event] | None) -> None:
    """ARC-B-1."""
    turned = min(horns, state.layout.conflict_tokens - state.at_war)
    state.at_war += turned
    if events is not None:
        facts = {"seat": seat, "turned": turned, "lost": horns - turned, "at_war": state.at_war}
        events.append(Event("horns", {**facts, "tokens": state.layout.conflict_tokens}))


def _fight(state: ArchitectsState, events: list[Event] | None) -> None:
    """ARC-B-2 to ARC-B-6."""
    table = [state.shields(seat) for seat in range(state.seats)]
    if events is not None:
        events.append(Event("battle", {"shields": table}))
    for duel in battle.duels(table):
        if duel.winner is not None:
            state.victories[duel.winner] += duel.tokens  # ARC-B-9
        if events is not None:
            facts = {"seats": list(duel.seats), "shields": list(duel.shields)}
            events.append(Event("duel", {**facts, "winner": duel.winner, "tokens": duel.tokens}))
    laid_down = [_lay_down_horns(state, hand) for hand in state.hands]
    state.at_war = 0
    if events is not None:
        discarded = [counts_json(cards) for cards in laid_down]
        events.append(Event("peace", {"discarded": discarded, "victories": state.victories[:]}))


def _lay_down_horns(state: ArchitectsState, hand: list[int]) -> list[int]:
    """ARC-B-6."""
    laid_down = [0] * len(CARDS)
    for kind in RED:
        if HORNS[kind]:
            laid_down[kind] = hand[kind]
            state.discard[kind] += hand[kind]
            hand[kind] = 0
    return laid_down


# -- wonders


def _build(state: ArchitectsState, seat: int, action: Build, events: list[Event] | None) -> None:
    """ARC-N-5; each of Economy and Engineering serves one build a turn (ARC-Q-7)."""
    piece, paid = action.piece, action.paid
    cost, wonder = COSTS[piece], state.wonders[seat]
    _spend(state, seat, paid)
    if uses_economy(cost, paid):
        state.used |= ECONOMY
    if uses_engineering(cost, paid):
        state.used |= ENGINEERING
    state.built[seat] |= 1 << piece
    state.ready |= ARCHITECTURE & state.held[seat] & ~state.used
    effect = EFFECTS[wonder][piece]
    if events is not None:
        facts = {
            "seat": seat,
            "wonder": WONDERS[wonder],
            "piece": PIECES[piece],
            "paid": names(paid),
            "points": TABLE[wonder].points[piece],
            "effect": effect,
            "complete": state.built[seat] == COMPLETE,
        }
        events.append(Event("built", facts))
    if effect is not None:
        _take_effect(state, seat, effect, events)


def _take_effect(state: ArchitectsState, seat: int, effect: str, events: list[Event] | None) -> None:
    """ARC-Q-11; an effect that finds nothing does nothing (ARC-Q-15, ARC-Q-19). Shields are counted when needed."""
    left, reach = state.left, state.reach
    if effect == TOKEN:
        state.phase = PICK if state.row else ACTIONS
    elif effect == CENTRE_CARD:
        _receive(state, seat, [pile for pile in reach[MIDDLE:] if left[pile]], state.pile_name(seat), events)
    elif effect == SIDE_CARDS:
        _receive(state, seat, [pile for pile in reach[:MIDDLE] if left[pile]], state.pile_name(seat), events)
    elif effect == LOOK_FIVE:
        state.phase = LOOK if any(left[pile] for pile in reach[:MIDDLE]) else ACTIONS
    elif effect == ANY_PILE:
        state.phase = DRAW if any(left) else ACTIONS


def _look(state: ArchitectsState, seat: int, pile: int, events: list[Event] | None) -> None:
    """ARC-W-halicarnassus, ARC-Q-13. A last card lies open, so that there is nothing to look at or to choose."""
    if state.left[pile] == 1:
        state.phase = ACTIONS
        _receive(state, seat, [pile], state.pile_name(seat), events)
        return
    state.phase = KEEP
    state.looking = pile
    if events is not None:
        facts = {"seat": seat, "pile": state.pile_name(pile), "count": len(state.looked)}
        events.append(Event("looked", facts, {seat: {"cards": names(state.looked)}}, reveals=True))


def _keep(state: ArchitectsState, seat: int, card: int, events: list[Event] | None) -> None:
    """Bring the kept card to the top, shuffle the rest of the deck under it, and take it (ARC-Q-13)."""
    assert state.looking is not None
    pile, state.looking = state.looking, None
    rest = list(state.piles[pile][: state.left[pile]])
    rest.remove(card)
    state.chance = shuffle(rest, state.chance)
    state.piles[pile] = (*rest, card)
    state.left[pile] = len(rest) + 1
    state.phase = ACTIONS
    if events is not None:
        events.append(Event("shuffled", {"pile": state.pile_name(pile), "count": len(rest)}))
    _receive(state, seat, [pile], state.pile_name(seat), events)


# -- science


def _claim(state: ArchitectsState, seat: int, action: Claim, events: list[Event] | None) -> None:
    """ARC-N-9."""
    _spend(state, seat, action.cards)
    state.phase = PICK
    if events is not None:
        events.append(Event("claimed", {"seat": seat, "cards": names(action.cards)}))


def _pick(state: ArchitectsState, seat: int, token: int, events: list[Event] | None) -> None:
    """A token taken from the row is replaced at once; without a stack the row shrinks (ARC-Q-15)."""
    state.phase = ACTIONS
    source = "stack" if token == STACK else "row"
    refill = None
    if state.stack:
        drawn = state.stack[-1]
        state.stack = state.stack[:-1]
        if token == STACK:
            token = drawn
        else:
            state.row[state.row.index(token)] = drawn
            refill = TOKENS[drawn]
    else:
        state.row.remove(token)
    state.held[seat] = gain(state.held[seat], token)
    if events is not None:
        facts = {"seat": seat, "token": TOKENS[token], "source": source, "refill": refill, "left": len(state.stack)}
        events.append(Event("gained", facts, reveals=source == "stack" or refill is not None))


def _spend(state: ArchitectsState, seat: int, cards: Sequence[int]) -> None:
    hand = state.hands[seat]
    for kind in cards:
        hand[kind] -= 1
        state.discard[kind] += 1


# -- turns


def _end_turn(state: ArchitectsState, seat: int, events: list[Event] | None) -> None:
    """ARC-N-12, ARC-N-13, ARC-O-1, ARC-O-2, ARC-E2, ARC-E3."""
    if state.at_war == state.layout.conflict_tokens:
        _fight(state, events)
    if state.built[seat] == COMPLETE or not any(state.left):
        _finish(state, events)
        return
    state.ready = 0
    state.used = 0
    state.turn += 1
    state.to_act = (seat + 1) % state.seats  # ARC-S-9
    can_take = any(state.left[pile] for pile in state.reach)
    state.phase = TAKE if can_take else ACTIONS
    if events is not None:
        events.append(Event("turn", {"seat": state.to_act, "turn": state.turn}))
        if not can_take:
            events.append(Event("passed", {"seat": state.to_act}))


def _finish(state: ArchitectsState, events: list[Event] | None) -> None:
    state.to_act = None
    state.phase = OVER
    state.ready = 0
    state.used = 0
    if events is not None:
        outcome = scoring.outcome(state)
        events.append(Event("game_over", {"winners": list(outcome.winners), "reason": outcome.reason.code}))
