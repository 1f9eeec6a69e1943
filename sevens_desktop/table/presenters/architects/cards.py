"""The cards of 7 Wonders Architects: every pile with its top card, and the cards that are being looked at."""

from __future__ import annotations

from collections.abc import Sequence

from sevens_desktop.engine.architects.knowledge import ArchitectsObservation
from sevens_desktop.engine.contract import Event
from sevens_desktop.table.presenters.architects import places
from sevens_desktop.table.view import Card, Scene
from sevens_desktop.table.words import architects_names as names
from sevens_desktop.table.words.common import COUNTS, plain, translate

LOOKED = "looked"
"""Zone and uid of the cards that Halicarnassus looks at."""


def pile_cards(scene: Scene, seen: ArchitectsObservation, follows: Sequence[str]) -> list[Card]:
    """One card for each pile that is not empty; ``follows`` says by pile what taking its top card would do."""
    return [_pile_card(scene, seen, pile, follows[pile]) for pile in range(len(seen.piles)) if seen.piles[pile]]


def _pile_card(scene: Scene, seen: ArchitectsObservation, pile: int, follows: str) -> Card:
    """The uid is the place of the top card in its pile."""
    slug, top = places.slug_of(seen, pile), top_of(scene, seen, pile)
    return Card(
        f"{slug}:{seen.piles[pile]}",
        places.pile_element(slug),
        face="" if top is None else places.face_of(top),
        back=places.BACK,
        face_up=top is not None,
        count=seen.piles[pile],
        element=places.pile_element(slug),
        name=" ".join([pile_name(scene, seen, pile), plain(follows)]).strip(),
    )


def top_of(scene: Scene, seen: ArchitectsObservation, pile: int) -> str | None:
    """The top card as the watching seat knows it, or as any seat does where all knowledge is shown."""
    top = places.known_top(seen, pile)
    for owner in scene.opened:
        assert isinstance(owner, ArchitectsObservation)
        top = top or places.known_top(owner, pile)
    return top


def pile_name(scene: Scene, seen: ArchitectsObservation, pile: int) -> str:
    """``Left pile, Stone, 18 left, shared with Nadia.``"""
    top = top_of(scene, seen, pile)
    parts = [pile_title(seen, pile)]
    if seen.piles[pile]:
        parts.append(translate("Architects", "face down") if top is None else names.card(top))
        parts.append(COUNTS.left(seen.piles[pile]))
    else:
        parts.append(translate("Architects", "empty"))
    shared = sharing(scene, seen, pile)
    return ", ".join([*parts, *([shared] if shared else [])]) + "."


def pile_title(seen: ArchitectsObservation, pile: int) -> str:
    side = places.side_of(seen, pile)
    return names.deck(places.slug_of(seen, pile)) if side is None else names.pile(side)


def sharing(scene: Scene, seen: ArchitectsObservation, pile: int) -> str:
    """With whom the watching seat shares a deck (ARC-S-3, ARC-S-10)."""
    if seen.seat is None or pile == seen.seats or pile not in seen.reach[seen.seat]:
        return ""
    other = next(seat for seat in range(seen.seats) if seat != seen.seat and pile in seen.reach[seat])
    return translate("Architects", "shared with {name}").format(name=scene.voice.name(other))


# -- the cards that Halicarnassus looks at


def looked_at(scene: Scene, seen: ArchitectsObservation) -> Sequence[str]:
    """To the seat that looks, or to all eyes where all knowledge is shown."""
    looked = seen.looked
    for owner in scene.opened:
        assert isinstance(owner, ArchitectsObservation)
        looked = looked or owner.looked
    return looked


def looked_cards(scene: Scene, seen: ArchitectsObservation) -> list[Card]:
    if seen.looking is None:
        return []
    pile = places.pile_element(places.slug_of(seen, seen.looking))
    looked = looked_at(scene, seen)
    return [
        Card(
            f"{LOOKED}:{slot}",
            LOOKED,
            slot,
            places.face_of(card),
            places.BACK,
            element=places.keep_element(card),
            name=translate("Architects", "{card}, card {number} of {count} that you look at.").format(
                card=names.card(card), number=slot + 1, count=len(looked)
            ),
            origin=pile,
        )
        for slot, card in enumerate(looked)
    ]


# -- cards that go


def leaving_cards(events: Sequence[Event], before: Sequence[Card]) -> list[Card]:
    """A card that is taken goes face up to its seat; what was looked at and not kept goes back face down."""
    tops = {card.uid: card for card in before}
    looked = [card for card in before if card.zone == LOOKED]
    leaving: list[Card] = []
    for event in events:
        if event.kind != "took":
            continue
        hand, face = places.hand_zone(event.facts["seat"]), places.face_of(str(event.facts["card"]))
        kept = next((card for card in looked if card.face == face), None)
        if kept is not None:
            leaving.append(Card(kept.uid, hand, face=face))
            back = places.pile_element(str(event.facts["pile"]))
            leaving += [Card(card.uid, back, back=places.BACK, face_up=False) for card in looked if card is not kept]
            looked = []
            continue
        uid = f"{event.facts['pile']}:{_place(event)}"
        if uid in tops:
            leaving.append(Card(uid, hand, face=face, back=places.BACK))
    return leaving


def _place(event: Event) -> int:
    """The place that the card had in its pile."""
    left = event.facts["left"]
    return left + 1 if isinstance(left, int) else 0
