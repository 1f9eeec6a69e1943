"""What has its moment on the table of 7 Wonders Architects: a battle, a finished wonder, a look into a deck."""

from __future__ import annotations

from sevens_desktop.engine.architects.knowledge import ArchitectsObservation
from sevens_desktop.engine.architects.wonders import PIECES
from sevens_desktop.engine.contract import Event
from sevens_desktop.table.presenters.architects import cards, places
from sevens_desktop.table.presenters.architects.seats import picture
from sevens_desktop.table.view import Scene
from sevens_desktop.table.words import architects as words
from sevens_desktop.table.words import architects_names as names
from sevens_desktop.table.words.architects_names import integer, items
from sevens_desktop.table.words.common import number, plain, translate


def battle(scene: Scene) -> dict[str, object]:
    """The last battle of the events, duel by duel; empty without one."""
    starts = [at for at, event in enumerate(scene.events) if event.kind == "battle"]
    if not starts:
        return {}
    steps = scene.events[starts[-1] :]
    duels = [event for event in steps if event.kind == "duel"]
    peace = next(event for event in steps if event.kind == "peace")
    return {
        "title": translate("Architects", "Battle"),
        "duels": [_duel(event, scene) for event in duels],
        "peace": plain(words.event(peace, scene.voice)),
    }


def _duel(event: Event, scene: Scene) -> dict[str, object]:
    facts = event.facts
    winner, tokens = facts["winner"], integer(facts["tokens"])
    return {
        "seats": items(facts["seats"]),
        "shields": [number(integer(count)) for count in items(facts["shields"])],
        "winner": -1 if winner is None else winner,
        "gain": translate("Architects", "+{tokens}").format(tokens=number(tokens)) if tokens else "",
        "text": plain(words.event(event, scene.voice)),
    }


def finished(scene: Scene) -> dict[str, object]:
    """The wonder that was finished by these events."""
    for event in scene.events:
        if event.kind == "built" and event.facts["complete"]:
            wonder = str(event.facts["wonder"])
            return {
                "seat": event.facts["seat"],
                "picture": picture(PIECES, wonder),
                "title": translate("Architects", "{wonder} is finished").format(wonder=names.wonder(wonder)),
                "text": translate("Architects", "The game ends with this turn."),
            }
    return {}


def looked(scene: Scene, seen: ArchitectsObservation) -> dict[str, object]:
    """The cards that are looked at have a place of their own while one is chosen."""
    shown = cards.looked_at(scene, seen)
    if seen.looking is None or not shown:
        return {}
    pile = places.slug_of(seen, seen.looking)
    return {
        "title": names.deck(pile),
        "text": translate("Architects", "The others are shuffled back."),
        "count": len(shown),
    }
