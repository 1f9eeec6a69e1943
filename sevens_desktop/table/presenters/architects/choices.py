"""What is picked for each legal action of 7 Wonders Architects, and what looks as if it could be picked."""

from __future__ import annotations

from collections.abc import Sequence

from sevens_desktop.engine.architects.actions import (
    DRAWS,
    PEEK,
    PICKS,
    TAKES,
    Build,
    Claim,
    Draw,
    Keep,
    Look,
    Peek,
    Pick,
    Take,
    UseToken,
)
from sevens_desktop.engine.architects.cards import CARDS, PILES, names
from sevens_desktop.engine.architects.knowledge import ArchitectsObservation
from sevens_desktop.engine.architects.tokens import STACK, TOKENS
from sevens_desktop.engine.architects.wonders import PIECES
from sevens_desktop.engine.contract import Action
from sevens_desktop.table.presenters.architects import places
from sevens_desktop.table.presenters.architects.offers import buildable, payments
from sevens_desktop.table.view import Choice


def choices(seen: ArchitectsObservation, legal: Sequence[Action]) -> list[Choice]:
    return [_choice(seen, action, legal) for action in legal]


def _choice(seen: ArchitectsObservation, action: Action, legal: Sequence[Action]) -> Choice:
    match action:
        case Peek():
            return Choice(action, "peek")
        case Take(side):
            return Choice(action, "take", (side_element(seen, side),))
        case Draw(pile):
            return Choice(action, "take", (places.pile_element(PILES[pile]),))
        case Look(side):
            return Choice(action, "look", (side_element(seen, side),))
        case UseToken(token, side):
            return Choice(action, use_button(TOKENS[token]), (side_element(seen, side),))
        case Keep(card):
            return Choice(action, "keep", (places.keep_element(CARDS[card]),))
        case Pick(token):
            return Choice(action, "pick", (pick_element(token),))
        case Claim(cards):
            return Choice(action, "claim", (places.cards_element("claim", names(cards)),))
        case Build(piece, paid):
            stage = places.stage_element(PIECES[piece])
            if len(payments(legal, PIECES[piece])) == 1:
                return Choice(action, "build", (stage,))
            return Choice(action, "build", (stage, places.cards_element("pay", names(paid))))
    return Choice(action, "end")


def picks_of(seen: ArchitectsObservation, action: Action) -> tuple[str, ...]:
    """The element that an action starts from, if there is one."""
    return _choice(seen, action, (action,)).picks


def use_button(token: str) -> str:
    return f"use:{token}"


def side_element(seen: ArchitectsObservation, side: int) -> str:
    assert seen.seat is not None
    return places.pile_element(places.slug_of(seen, seen.reach[seen.seat][side]))


def pick_element(token: int) -> str:
    return places.STACK_ELEMENT if token == STACK else places.token_element(TOKENS[token])


def proposal(legal: Sequence[Action]) -> tuple[str, ...]:
    """The stage, where only its payment is to be chosen."""
    pieces = buildable(legal)
    if len(pieces) == 1 and all(isinstance(action, Build) for action in legal):
        return (places.stage_element(pieces[0]),)
    return ()


def order(seen: ArchitectsObservation, legal: Sequence[Action], asked: Sequence[Choice]) -> tuple[str, ...]:
    """The piles from left to right wherever one of them can be chosen, otherwise what can be picked next."""
    if not legal:
        return ()
    at = len(proposal(legal))
    picks = list(dict.fromkeys(choice.picks[at] for choice in asked if len(choice.picks) > at))
    reach = [places.pile_element(places.slug_of(seen, pile)) for pile in places.reach_of(seen)]
    if any(pile in picks for pile in reach):
        return tuple(dict.fromkeys([*reach, *picks]))
    return tuple(picks)


def refusals(seen: ArchitectsObservation, legal: Sequence[Action]) -> dict[str, Action]:
    """Piles, stages, tokens and the cat, where they cannot be chosen now, each with what is meant by it."""
    if not legal or seen.seat is None:
        return {}
    meant: dict[str, Action] = {"cat": PEEK}
    for pile in range(len(seen.piles)):
        slug = places.slug_of(seen, pile)
        meant[places.pile_element(slug)] = DRAWS[PILES.index(slug)]
    for side, take in enumerate(TAKES):
        meant[side_element(seen, side)] = take
    for index, piece in enumerate(PIECES):
        meant[places.stage_element(piece)] = Build(index, ())
    for token in seen.row:
        meant[places.token_element(token)] = PICKS[TOKENS.index(token)]
    meant[places.STACK_ELEMENT] = PICKS[STACK]
    taken = {pick for action in legal for pick in picks_of(seen, action)}
    if PEEK in legal:
        taken.add("cat")
    return {element: action for element, action in meant.items() if element not in taken}
