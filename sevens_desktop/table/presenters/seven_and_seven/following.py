"""Which card is which from one look to the next, so that the screen can move it.

An open card is followed by its number, a card of the own hand by its kind. Cards that come out of hidden places get a
new uid, and an origin that everybody knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sevens_desktop.engine.contract import Event
from sevens_desktop.engine.seven_and_seven.knowledge import SevenObservation
from sevens_desktop.table.presenters.seven_and_seven.reading import open_element
from sevens_desktop.table.view import Card

PREFIX = "c"


def follow(
    seen: SevenObservation, wanted: Sequence[Card], before: Sequence[Card], events: Sequence[Event]
) -> tuple[Card, ...]:
    """``wanted`` with their uids; those that have one keep it."""
    old = [card for card in before if card.uid.startswith(PREFIX)]
    uids = _same_element(wanted, old) | _same_kind(seen, wanted, old)
    fresh = max((int(card.uid.removeprefix(PREFIX)) for card in old), default=0) + 1
    origins = _origins(seen, events) if before else {}
    cards = []
    for index, card in enumerate(wanted):
        if card.uid:
            cards.append(card)
        elif index in uids:
            cards.append(replace(card, uid=uids[index]))
        else:
            origin = origins.get(card.element) or origins.get(card.zone, "")
            cards.append(replace(card, uid=f"{PREFIX}{fresh}", origin=origin))
            fresh += 1
    return tuple(cards)


def _same_element(wanted: Sequence[Card], old: Sequence[Card]) -> dict[int, str]:
    by_element = {card.element: card.uid for card in old}
    return {
        index: by_element[card.element]
        for index, card in enumerate(wanted)
        if not card.uid and card.element in by_element
    }


def _same_kind(seen: SevenObservation, wanted: Sequence[Card], old: Sequence[Card]) -> dict[int, str]:
    """Cards that left the hand or came into it: the element is another, the drawing the same."""
    elements = {card.element for card in wanted}
    buried = {open_element(card) for card in seen.discard}
    gone = [card for card in old if card.element not in elements and card.element not in buried]
    known = {card.element for card in old}
    found: dict[int, str] = {}
    for index, card in enumerate(wanted):
        if card.uid or card.element in known:
            continue
        match = next((other for other in gone if other.face == card.face), None)
        if match is not None:
            gone.remove(match)
            found[index] = match.uid
    return found


def _origins(seen: SevenObservation, events: Sequence[Event]) -> dict[str, str]:
    """By element where a card came from; by zone for hidden cards that the watching seat got."""
    found: dict[str, str] = {}
    for event in events:
        facts = event.facts
        match event.kind:
            case "announced" | "placed" | "block_played":
                found[open_element(str(facts["card"]))] = _hand(seen, facts["seat"])
            case "discarded" if facts["source"] in ("hand", "aside"):
                found[open_element(str(facts["card"]))] = _hand(seen, facts["seat"])
            case "discarded" if facts["source"] == "pile":
                found[open_element(str(facts["card"]))] = "pile"
            case "entered" if facts["how"] == "fetched":
                found[open_element(str(facts["card"]))] = "discard"
            case "drew" | "looked" if facts["seat"] == seen.seat:
                found["hand" if event.kind == "drew" else "aside"] = "pile"
            case "took" if facts["seat"] == seen.seat:
                found["hand"] = "discard"
    return found


def _hand(seen: SevenObservation, seat: object) -> str:
    return "hand" if seat == seen.seat else f"hand:{seat}"


def leaving(seen: SevenObservation, before: Sequence[Card], events: Sequence[Event]) -> tuple[Card, ...]:
    """Cards that another seat took openly: they turn over into its hand."""
    taken = {
        open_element(str(event.facts["card"])): f"hand:{event.facts['seat']}"
        for event in events
        if event.kind == "took" and event.facts["seat"] != seen.seat
    }
    return tuple(
        replace(card, zone=taken[card.element], slot=0, face_up=False, count=1, name="")
        for card in before
        if card.element in taken
    )
