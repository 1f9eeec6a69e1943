"""Why an action that is not on the menu cannot be taken now."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from sevens_desktop.engine.architects import menu
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
from sevens_desktop.engine.architects.cards import CARDS, CENTRE, GOLD, PILES, WONDERS
from sevens_desktop.engine.architects.payments import Payment, uses_economy, uses_engineering
from sevens_desktop.engine.architects.tokens import ECONOMY, ENGINEERING, STACK, TOKENS
from sevens_desktop.engine.architects.wonders import COSTS, OPEN, PIECES, TABLE, Cost
from sevens_desktop.engine.contract import Action, Facts, Refusal

if TYPE_CHECKING:
    from sevens_desktop.engine.architects.state import ArchitectsState

_QUESTIONS = {
    menu.LOOK: (Look, Refusal("choose_deck_first", "ARC-Q-11")),
    menu.KEEP: (Keep, Refusal("keep_card_first", "ARC-Q-11")),
    menu.DRAW: (Draw, Refusal("choose_pile_first", "ARC-Q-11")),
    menu.PICK: (Pick, Refusal("choose_token_first", "ARC-N-9")),
}
"""While a question is open, only its answers are considered."""

_NOT_ASKED: dict[type[Action], Refusal] = {
    Look: Refusal("only_halicarnassus_looks", "ARC-W-halicarnassus"),
    Keep: Refusal("only_halicarnassus_keeps", "ARC-W-halicarnassus"),
    Draw: Refusal("only_alexandria_draws", "ARC-N-2"),
    Pick: Refusal("token_must_be_earned", "ARC-N-9"),
}


def why_not(state: ArchitectsState, action: Action) -> Refusal:
    if state.phase == menu.OVER:
        return Refusal("game_over", "ARC-O-1")
    question = _QUESTIONS.get(state.phase)
    if question is not None:
        answer, refusal = question
        return _why_not_this_answer(state, action) if isinstance(action, answer) else refusal
    if type(action) in _NOT_ASKED:
        return _NOT_ASKED[type(action)]
    if isinstance(action, Peek):
        return _why_no_peek(state)
    if state.phase == menu.TAKE:
        return _pile_empty(state, action.side) if isinstance(action, Take) else Refusal("take_first", "ARC-N-2")
    match action:
        case Take():
            return Refusal("one_card_a_turn", "ARC-N-2")
        case Build():
            return _why_no_build(state, action)
        case Claim():
            return _why_no_claim(state, action)
        case UseToken():
            return _why_no_use(state, action)
        case End():
            return _duty(state, build_rule="ARC-N-4", claim_rule="ARC-N-9")
    return Refusal("not_this_game", "ARC-N-3")


def _why_not_this_answer(state: ArchitectsState, action: Action) -> Refusal:
    match action:
        case Draw(wonder) if wonder != CENTRE and wonder not in state.wonders:
            return Refusal("wonder_not_in_play", "ARC-S-1", {"wonder": WONDERS[wonder]})
        case Draw(wonder):
            return Refusal("pile_empty", "ARC-N-11", {"pile": PILES[wonder]})
        case Look(side):
            return _pile_empty(state, side)
        case Keep(card):
            return Refusal("card_not_looked_at", "ARC-W-halicarnassus", {"card": CARDS[card]})
        case Pick(token) if token != STACK:
            return Refusal("token_not_on_offer", "ARC-N-9", {"token": TOKENS[token]})
    return Refusal("stack_empty", "ARC-Q-15")


def _pile_empty(state: ArchitectsState, side: int) -> Refusal:
    return Refusal("pile_empty", "ARC-N-11", {"pile": state.pile_name(state.reach[side]), "side": SIDES[side]})


def _why_no_peek(state: ArchitectsState) -> Refusal:
    if state.cat != state.to_act:
        return Refusal("cat_not_held", "ARC-N-1", {"cat": state.cat})
    if state.phase != menu.TAKE:
        return Refusal("too_late_to_peek", "ARC-Q-12")
    if not state.left[-1]:
        return _pile_empty(state, MIDDLE)
    return Refusal("already_peeked", "ARC-N-1")


def _why_no_build(state: ArchitectsState, action: Build) -> Refusal:
    seat, piece, paid = state.mover, action.piece, action.paid
    wonder, built, hand = state.wonders[seat], state.built[seat], state.hands[seat]
    name = PIECES[piece]
    rule = f"ARC-W-{WONDERS[wonder]}-{name.upper()}"
    if built >> piece & 1:
        return Refusal("already_built", rule, {"piece": name})
    if piece not in OPEN[wonder][built]:
        return Refusal("piece_not_open", rule, {"piece": name, "rests_on": list(TABLE[wonder].rests_on[piece])})
    short = [kind for kind, copies in Counter(paid).items() if hand[kind] < copies]
    if short:
        return Refusal("card_not_held", "ARC-N-5", {"card": CARDS[short[0]]})
    return _why_not_paid(state, COSTS[piece], paid, Refusal("wrong_number_of_cards", rule, _terms(piece)))


def _why_not_paid(state: ArchitectsState, cost: Cost, paid: Payment, wrong_number: Refusal) -> Refusal:
    """The cards are held and the piece is open: the cards do not fit, or gold is spent for nothing."""
    with_economy = uses_economy(cost, paid) and GOLD in paid
    if len(paid) != cost.cards and not with_economy:
        return wrong_number
    if with_economy and not _usable(state, ECONOMY):
        return _token_used("economy", "ARC-Q-7") if state.used & ECONOMY else wrong_number
    if uses_engineering(cost, paid) and not _usable(state, ENGINEERING):
        if state.used & ENGINEERING:
            return _token_used("engineering", "ARC-Q-7")
        code = "cards_must_be_identical" if cost.identical else "cards_must_be_different"
        return Refusal(code, wrong_number.rule, wrong_number.facts)
    return Refusal("gold_only_for_missing", "ARC-Q-10", wrong_number.facts)


def _terms(piece: int) -> Facts:
    cost = COSTS[piece]
    return {"piece": PIECES[piece], "cards": cost.cards, "identical": cost.identical}


def _usable(state: ArchitectsState, token: int) -> bool:
    return bool(state.held[state.mover] & ~state.used & token)


def _token_used(token: str, rule: str) -> Refusal:
    return Refusal("token_used", rule, {"token": token})


def _why_no_claim(state: ArchitectsState, action: Claim) -> Refusal:
    if not state.row:
        return Refusal("no_token_left", "ARC-Q-15")
    return Refusal("science_cards_missing", "ARC-N-9", {"cards": [CARDS[kind] for kind in action.cards]})


def _why_no_use(state: ArchitectsState, action: UseToken) -> Refusal:
    bit, token = 1 << action.token, TOKENS[action.token]
    if not state.held[state.mover] & bit:
        return Refusal("token_not_held", f"ARC-T-{token}", {"token": token})
    if state.used & bit:
        return _token_used(token, "ARC-N-10")
    if not state.ready & bit:
        return Refusal("token_not_ready", f"ARC-T-{token}", {"token": token})
    if not state.left[state.reach[action.side]]:
        return _pile_empty(state, action.side)
    return _duty(state, build_rule="ARC-E4", claim_rule="ARC-E4")


def _duty(state: ArchitectsState, build_rule: str, claim_rule: str) -> Refusal:
    """The claim or build that must be done first."""
    if menu.claims(state):
        return Refusal("claim_first", claim_rule)
    _, forced = menu.builds(state)
    return Refusal("build_first", build_rule, {"pieces": [PIECES[piece] for piece in forced]})
