"""The cards of Growl: deck, Night, Undead, the own hand, spells before the seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sevens_desktop.engine.contract import Event
from sevens_desktop.engine.growl.cards import CARD_NAMES, KIND_NAMES
from sevens_desktop.engine.growl.knowledge import HIDDEN, GrowlObservation
from sevens_desktop.table.presenters.growl import reading
from sevens_desktop.table.view import Card, Scene
from sevens_desktop.table.words import growl_names as names
from sevens_desktop.table.words import growl_table as words

DECK, NIGHT, CRYPT, DRAWN, HAND = "deck", "night", "undead", "drawn", "hand"


def lay_out(scene: Scene, seen: GrowlObservation, open_to: frozenset[str]) -> tuple[Card, ...]:
    """``open_to``: the elements that can be picked."""
    cards = [
        *_deck(seen),
        *_night(seen),
        *_crypt(seen),
        *_hand(seen),
        *(card for seat in range(seen.seats) for card in _spells(scene, seen, seat, open_to)),
    ]
    origins = _origins(seen, scene.events, scene.before)
    before = {card.uid for card in scene.before}
    return tuple(
        replace(card, origin=origins.get(card.zone, "")) if scene.before and card.uid not in before else card
        for card in cards
    )


def _deck(seen: GrowlObservation) -> list[Card]:
    """Face-up, its top card visible to all (GRO-U-5)."""
    if seen.top is None:
        return []
    count = seen.pile + len(seen.tops)
    name = words.deck_label(names.card(seen.top), count)
    return [
        Card(f"deck:{count}", DECK, 0, reading.face_of(seen.top), reading.BACK, count=count, element="deck", name=name)
    ]


def _night(seen: GrowlObservation) -> list[Card]:
    card = reading.night_card(seen)
    if not card:
        return []
    back = reading.FINAL_BACK if seen.night == reading.LAST_NIGHT else reading.NIGHT_BACK
    name = f"{names.night(seen.night)}: {names.card(card)}. {names.tell(card)}"
    return [Card(f"night:{seen.night}", NIGHT, 0, reading.face_of(card), back, name=name)]


def _crypt(seen: GrowlObservation) -> list[Card]:
    cards: list[Card] = []
    if seen.crypt:
        name = words.crypt_label(seen.crypt)
        cards.append(Card(CRYPT, CRYPT, 0, "", reading.UNDEAD_BACK, face_up=False, count=seen.crypt, name=name))
    frame = reading.frame_of(seen)
    if frame is not None and frame.kind == "undead" and frame.about != HIDDEN:
        card = CARD_NAMES[frame.about]
        name = words.drawn_label(names.card(card), names.tell(card))
        cards.append(Card(DRAWN, DRAWN, 0, reading.face_of(card), reading.UNDEAD_BACK, element=DRAWN, name=name))
    return cards


def _hand(seen: GrowlObservation) -> list[Card]:
    """The own cards, sorted by kind."""
    hand = reading.hand_of(seen)
    cards: list[Card] = []
    for kind in reading.SHOWN_ORDER:
        for copy in range(hand[kind]):
            element = reading.hand_element(kind, copy)
            slug = KIND_NAMES[kind]
            name = words.hand_card(names.card(slug), copy + 1, hand[kind])
            cards.append(
                Card(element, HAND, len(cards), reading.face_of(slug), reading.BACK, element=element, name=name)
            )
    return cards


def _spells(scene: Scene, seen: GrowlObservation, seat: int, open_to: frozenset[str]) -> list[Card]:
    """Face-up before the seat; a click picks the seat while it can be picked."""
    element = reading.seat_element(seat)
    cards: list[Card] = []
    for slot, slug in enumerate(seen.spells[seat]):
        copy = seen.spells[seat][:slot].count(slug)
        uid = f"spell:{slug}" if slug != "wound-marker" else f"spell:{slug}:{seat}:{copy}"
        name = words.spell_label(scene.voice, seat, names.card(slug), names.white(slug))
        cards.append(
            Card(
                uid,
                f"spells:{seat}",
                slot,
                reading.face_of(slug),
                reading.BACK,
                element=element if element in open_to and seat != seen.seat else "",
                name=name,
            )
        )
    return cards


# -- how cards move


def _origins(seen: GrowlObservation, events: Sequence[Event], before: Sequence[Card]) -> dict[str, str]:
    """By zone: where a card comes from that lies there anew."""
    origins: dict[str, str] = {}
    shown = {card.zone for card in before}
    for event in events:
        match event.kind:
            case "gave" if event.facts["to"] == seen.seat:
                origins[HAND] = DECK
            case "placed":
                from_crypt = event.facts["card"] in ("grasping-bones", "cold-bite", "rotten-flesh")
                from_night = event.facts["card"] in ("seance", "silver-bullet")
                origins[f"spells:{event.facts['to']}"] = CRYPT if from_crypt else NIGHT if from_night else DECK
            case "night":
                origins[NIGHT] = DECK
            case "drew" if "card" in event.facts:
                origins[DRAWN] = CRYPT
            case "received" | "got":
                origins[HAND] = NIGHT if NIGHT in shown else DECK
            case "sent" if event.facts["to"] == seen.seat:
                origins[HAND] = f"seat:{event.facts['seat']}"
            case "swapped":
                origins |= {f"spells:{seat}": f"spells:{seat}" for seat in (event.facts["seat"], event.facts["to"])}
    return origins


def leaving(scene: Scene, seen: GrowlObservation, cards: Sequence[Card]) -> tuple[Card, ...]:
    """The card that was given goes to its receiver, the cards that were passed to the neighbours."""
    staying = {card.uid for card in cards}
    gone = [card for card in scene.before if card.uid not in staying]
    goals = _goals(seen, scene.events)
    return tuple(_left(card, goals) for card in gone if goals.get(card.zone))


def _goals(seen: GrowlObservation, events: Sequence[Event]) -> dict[str, list[str]]:
    """By zone: where cards go that lay there."""
    goals: dict[str, list[str]] = {}
    for event in events:
        match event.kind:
            case "gave" if event.facts["to"] != seen.seat:
                goals[DECK] = [f"seat:{event.facts['to']}"]
            case "sent" if event.facts["seat"] == seen.seat:
                goals.setdefault(HAND, []).append(f"seat:{event.facts['to']}")
            case "topped" if event.facts["seat"] == seen.seat:
                goals[HAND] = [DECK]
            case "played" | "discarded" if event.facts["seat"] == seen.seat:
                goals[DRAWN] = [CRYPT]
    return goals


def _left(card: Card, goals: dict[str, list[str]]) -> Card:
    ways = goals[card.zone]
    goal = ways.pop(0) if len(ways) > 1 else ways[0]
    return replace(card, zone=goal, slot=0, element="", face_up=card.zone == DECK)
