"""The game's own facts for the screen: piles, cat, conflict, progress tokens, in words."""

from __future__ import annotations

from collections.abc import Sequence

from sevens_desktop.engine.architects.actions import Peek
from sevens_desktop.engine.architects.knowledge import ArchitectsObservation
from sevens_desktop.table.presenters.architects import cards, places, seats
from sevens_desktop.table.presenters.architects.moments import battle, finished, looked
from sevens_desktop.table.presenters.architects.offers import claim_offers
from sevens_desktop.table.presenters.architects.own import own
from sevens_desktop.table.view import Scene
from sevens_desktop.table.words import architects_names as names
from sevens_desktop.table.words.common import COUNTS, number, translate


def facts(scene: Scene, seen: ArchitectsObservation, follows: Sequence[str]) -> dict[str, object]:
    """``follows`` says by pile what taking its top card would do."""
    return {
        "piles": piles(scene, seen, follows),
        "cat": cat(scene, seen),
        "conflict": conflict(seen),
        "tokens": tokens(seen),
        "seats": [seats.seat(scene, seen, index) for index in range(seen.seats)],
        "own": own(seen, scene.voice),
        "looked": looked(scene, seen),
        "offers": claim_offers(scene.legal),
        "battle": battle(scene),
        "finished": finished(scene),
    }


# -- piles


def piles(scene: Scene, seen: ArchitectsObservation, follows: Sequence[str]) -> list[dict[str, object]]:
    """Those within reach of the watching seat, left to right."""
    return [_pile(scene, seen, pile, follows[pile]) for pile in places.reach_of(seen)]


def _pile(scene: Scene, seen: ArchitectsObservation, pile: int, follows: str) -> dict[str, object]:
    slug, side, left = places.slug_of(seen, pile), places.side_of(seen, pile), seen.piles[pile]
    remark = cards.sharing(scene, seen, pile)
    if side == places.CENTRE and seen.knows.centre_top is not None:
        remark = translate("Architects", "seen by you only")
    return {
        "element": places.pile_element(slug),
        "side": names.side(side),
        "name": pile_top_name(scene, seen, pile),
        "text": ", ".join([COUNTS.left(left), *([remark] if remark else [])]),
        "left": left,
        "count": COUNTS.left(left),
        "title": taken_from(scene, seen, pile),
        "line": follows,
        "label": cards.pile_name(scene, seen, pile),
    }


def pile_top_name(scene: Scene, seen: ArchitectsObservation, pile: int) -> str:
    if not seen.piles[pile]:
        return translate("Architects", "Empty")
    top = cards.top_of(scene, seen, pile)
    return translate("Architects", "Face down") if top is None else names.card(top)


def taken_from(scene: Scene, seen: ArchitectsObservation, pile: int) -> str:
    """``Stone from the left pile``."""
    top, side = cards.top_of(scene, seen, pile), places.side_of(seen, pile)
    name = translate("Architects", "The top card") if top is None else names.card(top)
    origin = names.from_pile(places.slug_of(seen, pile)) if side is None else names.from_side(side)
    return f"{name} {origin}"


# -- the middle


def cat(scene: Scene, seen: ArchitectsObservation) -> dict[str, object]:
    own = seen.cat is not None and seen.cat == seen.seat
    peek = any(isinstance(action, Peek) for action in scene.legal)
    if seen.cat is None:
        text = translate("Architects", "Nobody has the cat yet.")
    elif not own:
        text = translate("Architects", "{name} has the cat.").format(name=scene.voice.name(seen.cat))
    elif peek:
        text = translate("Architects", "You have the cat. You may look at the centre card first.")
    elif seen.knows.centre_top is not None:
        text = translate("Architects", "You have the cat. You know the centre card.")
    else:
        text = translate("Architects", "You have the cat, worth 2 points.")
    return {
        "holder": -1 if seen.cat is None else seen.cat,
        "title": translate("Architects", "The cat"),
        "text": text,
        "peek": peek,
    }


def conflict(seen: ArchitectsObservation) -> dict[str, object]:
    title = translate("Architects", "Conflict, {war} of {all} at war").format(
        war=number(seen.at_war), all=number(seen.conflict_tokens)
    )
    text = translate("Architects", "When all {all} show war, neighbours compare shields.").format(
        all=number(seen.conflict_tokens)
    )
    return {
        "war": seen.at_war,
        "total": seen.conflict_tokens,
        "title": title,
        "text": text,
        "label": f"{title}. {text}",
    }


def tokens(seen: ArchitectsObservation) -> dict[str, object]:
    """The progress tokens to be had: three open ones and the stack."""
    items = [{**seats.token(slug), "element": places.token_element(slug)} for slug in seen.row]
    if seen.stack:
        items.append(
            {
                "token": "",
                "emblem": "",
                "name": translate("Architects", "Hidden"),
                "text": names.COUNTS.tokens_left(seen.stack),
                "label": translate("Architects", "Stack of progress tokens, {left}.").format(
                    left=names.COUNTS.tokens_left(seen.stack)
                ),
                "element": places.STACK_ELEMENT,
            }
        )
    title = translate("Architects", "Progress tokens")
    return {"title": title, "items": items}
