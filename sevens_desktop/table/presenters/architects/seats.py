"""The tallies of every seat of 7 Wonders Architects, in words."""

from __future__ import annotations

from collections.abc import Sequence

from sevens_desktop.engine.architects.cards import CARDS, GOLD, SCIENCE
from sevens_desktop.engine.architects.knowledge import ArchitectsObservation
from sevens_desktop.engine.architects.wonders import PIECES
from sevens_desktop.table.presenters.architects import cards, places
from sevens_desktop.table.view import Scene
from sevens_desktop.table.words import architects_names as names
from sevens_desktop.table.words.common import COUNTS, number, translate


def seat(scene: Scene, seen: ArchitectsObservation, index: int) -> dict[str, object]:
    tallies = card_tallies(seen, index, HAND)
    own = seen.cat == index
    parts = [
        _role(seen, index),
        stages_text(seen, index),
        *(str(tally["text"]) for tally in tallies),
        names.COUNTS.shields(seen.shields[index]),
        names.COUNTS.victories(seen.victories[index]),
        *([translate("Architects", "the cat")] if own else []),
        *(names.token(slug) for slug in seen.tokens[index]),
        COUNTS.points(seen.points[index]),
    ]
    return {
        "role": _role(seen, index),
        "picture": picture(seen.built[index], seen.wonders[index]),
        "wonder": names.wonder(seen.wonders[index]),
        "stages": stages_text(seen, index),
        "built": translate("Architects", "{built}/{all}").format(
            built=number(len(seen.built[index])), all=number(len(PIECES))
        ),
        "tallies": tallies,
        "standing": _standing(seen, index),
        "cat": own,
        "tokens": [token(slug) for slug in seen.tokens[index]],
        "tip": _tip(seen, index),
        "label": ", ".join(part for part in parts if part),
        "deck": _own_deck(scene, seen, index),
        "hand": places.hand_zone(index),
    }


def _standing(seen: ArchitectsObservation, index: int) -> list[dict[str, object]]:
    """Shields, points and victory tokens."""
    shields, points, victories = seen.shields[index], seen.points[index], seen.victories[index]
    return [
        tally("shield", shields, names.COUNTS.shields(shields), "red"),
        tally("laurel", points, COUNTS.points(points), "blue", translate("Architects", "pts")),
        tally("victory", victories, names.COUNTS.victories(victories), "red"),
    ]


def _tip(seen: ArchitectsObservation, index: int) -> str:
    """What lies before a seat, where there is no room to write it."""
    cards = [CARDS[kind] for kind in HAND for _ in range(seen.hands[index][kind])]
    tokens = [f"{names.token(slug)}: {names.token_effect(slug)}" for slug in seen.tokens[index]]
    return "\n".join([*([names.cards(cards)] if cards else []), *tokens])


def _role(seen: ArchitectsObservation, index: int) -> str:
    """Where a seat sits, seen from the watching one."""
    if seen.seat is None or index == seen.seat:
        return ""
    if seen.seats == 2:
        return translate("Architects", "On both sides")
    return {
        1: translate("Architects", "Left neighbour"),
        seen.seats - 1: translate("Architects", "Right neighbour"),
    }.get((index - seen.seat) % seen.seats, "")


def _own_deck(scene: Scene, seen: ArchitectsObservation, index: int) -> dict[str, object]:
    """The deck of a seat where it is not one of the piles within reach."""
    if index in places.reach_of(seen):
        return {}
    return {
        "element": places.pile_element(seen.wonders[index]),
        "left": seen.piles[index],
        "label": cards.pile_name(scene, seen, index),
    }


def picture(built: str, wonder: str, ready: Sequence[str] = ()) -> dict[str, object]:
    """The drawing of a wonder: by piece, built (``b``), about to be built (``r``) or not (``-``)."""
    pieces = "".join("b" if piece in built else "r" if piece in ready else "-" for piece in PIECES)
    return {"wonder": wonder, "pieces": pieces}


def stages_text(seen: ArchitectsObservation, index: int) -> str:
    """``Giza, 2 of 5``."""
    return translate("Architects", "{wonder}, {built} of {all}").format(
        wonder=names.wonder(seen.wonders[index]), built=number(len(seen.built[index])), all=number(len(PIECES))
    )


def token(slug: str) -> dict[str, object]:
    name, text = names.token(slug), names.token_effect(slug)
    return {
        "token": slug,
        "emblem": places.TOKEN_EMBLEMS[slug],
        "name": name,
        "text": text,
        "label": translate("Architects", "Progress token {name}: {effect}.").format(name=name, effect=text),
    }


# -- drawings with a number

RESOURCES = range(GOLD + 1)
HAND = (*RESOURCES, *SCIENCE)


def card_tallies(seen: ArchitectsObservation, index: int, kinds: Sequence[int]) -> list[dict[str, object]]:
    """The cards of these kinds before a seat."""
    return [_card_tally(kind, seen.hands[index][kind]) for kind in kinds if seen.hands[index][kind]]


def _card_tally(kind: int, count: int) -> dict[str, object]:
    slug = CARDS[kind]
    return tally(places.EMBLEMS[slug], count, names.some(count, slug), places.FAMILIES[slug])


def tally(emblem: str, count: int, text: str, family: str = "", word: str = "") -> dict[str, object]:
    """A drawing and a number. ``text`` says both, ``word`` stands beside them."""
    return {"emblem": emblem, "family": family, "count": number(count), "text": text, "word": word}
