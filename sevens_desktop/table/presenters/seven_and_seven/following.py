"""Which card is which from one look to the next, so that the screen can move it.

A card is known by its element: an open one by its number, one of the own hand by its kind. Where the element changes,
as when a card is played, ``was`` tells what it was; only to the eyes that saw it before, for a place in a hand is
private.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sevens_desktop.engine.contract import Event
from sevens_desktop.engine.seven_and_seven.knowledge import SevenObservation
from sevens_desktop.table.presenters.seven_and_seven.reading import open_element
from sevens_desktop.table.view import Card, Scene


def follow(scene: Scene, seen: SevenObservation, wanted: Sequence[Card]) -> tuple[Card, ...]:
    """``wanted`` with what they were, or where new ones come from."""
    shown = {card.uid for card in scene.before}
    renamed = _renamed(seen, wanted, scene.before) if scene.same_eyes else {}
    origins = _origins(seen, scene.events)
    cards = []
    for card in wanted:
        if card.uid in shown:
            cards.append(card)
        elif card.uid in renamed:
            cards.append(replace(card, was=renamed[card.uid]))
        else:
            cards.append(replace(card, origin=origins.get(card.element) or origins.get(card.zone, "")))
    return tuple(cards)


def _renamed(seen: SevenObservation, wanted: Sequence[Card], before: Sequence[Card]) -> dict[str, str]:
    """Cards that left the own hand or came into it: the drawing is the same."""
    kept = {card.uid for card in wanted}
    buried = {open_element(card) for card in seen.discard}
    gone = [card for card in before if card.face and card.uid not in kept and card.uid not in buried]
    shown = {card.uid for card in before}
    found: dict[str, str] = {}
    for card in wanted:
        match = next((other for other in gone if other.face == card.face), None)
        if match is not None and card.uid not in shown:
            gone.remove(match)
            found[card.uid] = match.uid
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
            case "fetched":
                found[open_element(str(facts["becomes"]))] = "discard"
            case "drew" | "looked" if facts["seat"] == seen.seat:
                found["hand" if event.kind == "drew" else "aside"] = "pile"
            case "took" if facts["seat"] == seen.seat:
                found["hand"] = "discard"
    return found


def _hand(seen: SevenObservation, seat: object) -> str:
    return "hand" if seat == seen.seat else f"hand:{seat}"


def leaving(scene: Scene, seen: SevenObservation) -> tuple[Card, ...]:
    """Cards that another seat took openly: they turn over into its hand."""
    taken = {
        open_element(str(event.facts["card"])): f"hand:{event.facts['seat']}"
        for event in scene.events
        if event.kind == "took" and event.facts["seat"] != seen.seat
    }
    return tuple(
        replace(card, zone=taken[card.uid], slot=0, face_up=False, count=1, name="", was="", origin="")
        for card in scene.before
        if card.uid in taken
    )
