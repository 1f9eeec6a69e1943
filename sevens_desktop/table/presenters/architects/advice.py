"""Hints of 7 Wonders Architects: the move, and two facts that the asking seat can see."""

from __future__ import annotations

from collections.abc import Sequence

from sevens_desktop.engine.architects.actions import (
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
from sevens_desktop.engine.architects.cards import CARDS, GOLD, PILES, SCIENCE
from sevens_desktop.engine.architects.cards import names as card_names
from sevens_desktop.engine.architects.knowledge import ArchitectsObservation
from sevens_desktop.engine.architects.layout import HouseRules
from sevens_desktop.engine.architects.tokens import STACK, TOKENS
from sevens_desktop.engine.architects.wonders import COSTS, PIECES
from sevens_desktop.engine.contract import Action, Facts, Observation
from sevens_desktop.table.players import Voice
from sevens_desktop.table.presenters.architects import places
from sevens_desktop.table.presenters.architects.choices import pick_element, use_button
from sevens_desktop.table.presenters.architects.forecast import forecast, stage_worth, token_worth, unknown
from sevens_desktop.table.presenters.architects.outlook import outlook
from sevens_desktop.table.view import Advice
from sevens_desktop.table.words import architects_names as names
from sevens_desktop.table.words.common import COUNTS, plain, translate


def advise(action: Action, observation: Observation, voice: Voice, options: Facts) -> Advice:  # noqa: ARG001 (protocol)
    seen = observation
    assert isinstance(seen, ArchitectsObservation)
    assert seen.seat is not None
    match action:
        case Take(side):
            return _take(seen, options, seen.reach[seen.seat][side], "take")
        case UseToken(token, side):
            return _take(seen, options, seen.reach[seen.seat][side], use_button(TOKENS[token]))
        case Draw(wonder):
            return _take(seen, options, places.pile_of(seen, PILES[wonder]), "take")
        case Look(side):
            return _look(seen, options, seen.reach[seen.seat][side])
        case Keep(card):
            return _keep(seen, options, CARDS[card])
        case Peek():
            title = translate("Architects", "Let the cat look at the centre")
            return Advice(title, (unknown(seen, options), _standing(seen)), ("cat",), "peek")
        case Build(piece, paid):
            return _build(seen, PIECES[piece], card_names(paid))
        case Claim(cards):
            return _claim(seen, card_names(cards))
        case Pick(token):
            return _pick(seen, token)
    return _end(seen)


# -- cards


def _take(seen: ArchitectsObservation, options: Facts, pile: int, button: str) -> Advice:
    slug, top, side = places.slug_of(seen, pile), places.known_top(seen, pile), places.side_of(seen, pile)
    origin = names.from_pile(slug) if side is None else names.from_side(side)
    element = places.pile_element(slug)
    if top is None:
        title = translate("Architects", "Take the top card {pile}").format(pile=origin)
        return Advice(title, (unknown(seen, options), _open_cards(seen, options)), (element,), button)
    title = translate("Architects", "Take {card} {pile}").format(card=names.card(top), pile=origin)
    return Advice(
        title, (plain(forecast(seen, options, roles(seen), top)), _denied(seen, options, pile, top)), (element,), button
    )


def _denied(seen: ArchitectsObservation, options: Facts, pile: int, card: str) -> str:
    """What the neighbour who shares the deck could do with the card, or how the points stand."""
    sharing = [seat for seat in range(seen.seats) if seat != seen.seat and pile in seen.reach[seat][:2]]
    for seat in sharing:
        name = roles(seen).name(seat)
        found = outlook(seen, HouseRules.of(options), seat, card)
        if found.forced:
            line = translate("Architects", "Left there, it would build {stage} for {name}.")
            return line.format(stage=names.stage(found.forced[0]), name=name)
        if found.token:
            return translate("Architects", "Left there, it would earn {name} a progress token.").format(name=name)
        if found.battle:
            return translate("Architects", "Left there, it would let {name} call to battle.").format(name=name)
    return _standing(seen)


def _open_cards(seen: ArchitectsObservation, options: Facts) -> str:
    """What the two open cards would do."""
    assert seen.seat is not None
    tops = [top for pile in seen.reach[seen.seat][:2] if (top := places.known_top(seen, pile)) is not None]
    builders = [top for top in tops if outlook(seen, HouseRules.of(options), seen.seat, top).forced]
    if builders:
        return translate("Architects", "Of the open cards, {cards} would build a stage.").format(
            cards=names.cards(builders)
        )
    if tops:
        return translate("Architects", "The open cards would build nothing: {cards}.").format(cards=names.cards(tops))
    return _standing(seen)


def _look(seen: ArchitectsObservation, options: Facts, pile: int) -> Advice:
    slug, side = places.slug_of(seen, pile), places.side_of(seen, pile)
    title = translate("Architects", "Look at five cards {pile}").format(pile=names.from_side(side))
    assert seen.seat is not None
    counts = seen.knows.piles[pile]
    house = HouseRules.of(options)
    builders = sum(copies for kind, copies in enumerate(counts) if outlook(seen, house, seen.seat, CARDS[kind]).forced)
    left = translate("Architects", "{left}: {builders}.").format(
        left=COUNTS.cards(sum(counts)), builders=names.COUNTS.builders(builders)
    )
    return Advice(title, (left, _standing(seen)), (places.pile_element(slug),), "look")


def _keep(seen: ArchitectsObservation, options: Facts, card: str) -> Advice:
    others = list(seen.looked)
    others.remove(card)
    title = translate("Architects", "Keep {card}").format(card=names.card(card))
    back = translate("Architects", "Shuffled back: {cards}.").format(cards=names.cards(others))
    return Advice(
        title, (plain(forecast(seen, options, roles(seen), card)), back), (places.keep_element(card),), "keep"
    )


# -- stages, tokens, the end of a turn


def _build(seen: ArchitectsObservation, piece: str, paid: Sequence[str]) -> Advice:
    title = translate("Architects", "Build {stage} with {cards}").format(
        stage=names.stage(piece), cards=names.cards(paid)
    )
    worth = translate("Architects", "{cost}: {worth}.").format(
        cost=names.cost(COSTS[PIECES.index(piece)]), worth=stage_worth(seen, piece)
    )
    return Advice(title, (worth, _left_over(seen, range(GOLD + 1), paid)), (places.stage_element(piece),), "build")


def _claim(seen: ArchitectsObservation, turned_in: Sequence[str]) -> Advice:
    title = translate("Architects", "Turn in {cards}").format(cards=names.cards(turned_in))
    row = ", ".join(names.token(token) for token in seen.row)
    offered = translate("Architects", "On offer: {tokens}.").format(tokens=row)
    element = places.cards_element("claim", turned_in)
    return Advice(title, (offered, _left_over(seen, SCIENCE, turned_in)), (element,), "claim")


def _left_over(seen: ArchitectsObservation, kinds: Sequence[int], spent: Sequence[str]) -> str:
    assert seen.seat is not None
    rest = [CARDS[kind] for kind in kinds for _ in range(seen.hands[seen.seat][kind])]
    for card in spent:
        rest.remove(card)
    if not rest:
        return translate("Architects", "Nothing is left over.")
    return translate("Architects", "You keep {cards}.").format(cards=names.cards(rest))


def _pick(seen: ArchitectsObservation, token: int) -> Advice:
    if token == STACK:
        title = translate("Architects", "Take the hidden token")
        hidden = sorted({names.token(slug) for slug in seen.knows.stack})
        first = translate("Architects", "It is one of these: {tokens}.").format(tokens=", ".join(hidden))
    else:
        title = translate("Architects", "Take {token}").format(token=names.token(TOKENS[token]))
        first = token_worth(seen, TOKENS[token])
    return Advice(title, (first, _standing(seen)), (pick_element(token),), "pick")


def _end(seen: ArchitectsObservation) -> Advice:
    title = translate("Architects", "End the turn")
    if seen.ready:
        unused = translate("Architects", "An extra card by {tokens} is left aside.").format(
            tokens=", ".join(names.token(token) for token in seen.ready)
        )
    else:
        unused = translate("Architects", "Nothing more is due in this turn.")
    return Advice(title, (unused, _standing(seen)), (), "end")


# -- how things stand


def _standing(seen: ArchitectsObservation) -> str:
    """The own points and the most that another seat has."""
    assert seen.seat is not None
    most = max(points for seat, points in enumerate(seen.points) if seat != seen.seat)
    return translate("Architects", "You have {own}, the best of the others has {most}.").format(
        own=COUNTS.points(seen.points[seen.seat]), most=COUNTS.points(most)
    )


def roles(seen: ArchitectsObservation) -> Voice:
    """A hint names no people, only where they sit."""
    assert seen.seat is not None
    if seen.seats == 2:
        return Voice((translate("Architects", "the other player"),) * 2, seen.seat)
    found = [translate("Architects", "another player")] * seen.seats
    found[(seen.seat + 1) % seen.seats] = translate("Architects", "your left neighbour")
    found[(seen.seat - 1) % seen.seats] = translate("Architects", "your right neighbour")
    return Voice(tuple(found), seen.seat)
