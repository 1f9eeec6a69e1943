"""The own area of 7 Wonders Architects: the wonder with its list of stages, and what lies before the seat."""

from __future__ import annotations

from collections.abc import Sequence

from sevens_desktop.engine.architects.battle import VICTORY_POINTS
from sevens_desktop.engine.architects.cards import POINTS, SCIENCE, WONDERS
from sevens_desktop.engine.architects.knowledge import ArchitectsObservation
from sevens_desktop.engine.architects.scoring import CAT_POINTS
from sevens_desktop.engine.architects.wonders import COSTS, EFFECTS, PIECES, STAGE_POINTS, TABLE, mask
from sevens_desktop.table.players import Voice
from sevens_desktop.table.presenters.architects import places
from sevens_desktop.table.presenters.architects.forecast import neighbours
from sevens_desktop.table.presenters.architects.outlook import open_pieces
from sevens_desktop.table.presenters.architects.seats import RESOURCES, card_tallies, picture, stages_text, tally, token
from sevens_desktop.table.words import architects_names as names
from sevens_desktop.table.words.common import COUNTS, number, translate


def own(seen: ArchitectsObservation, voice: Voice, ready: Sequence[str] = ()) -> dict[str, object]:
    """``ready`` are the pieces that the selection would build."""
    seat = seen.seat
    if seat is None:
        return {}
    return {
        "picture": picture(seen.built[seat], seen.wonders[seat], ready),
        "title": names.wonder(seen.wonders[seat]),
        "label": stages_text(seen, seat),
        "note": translate("Architects", "cost, then points"),
        "stages": [_stage(seen, seat, piece, ready) for piece in reversed(PIECES)],
        "rows": [_resources(seen, seat), _science(seen, seat), _military(seen, seat, voice), _points(seen, seat)],
        "tokens": [token(slug) for slug in seen.tokens[seat]],
        "total": number(seen.points[seat]),
        "totalText": translate("Architects", "points so far"),
        "hand": places.hand_zone(seat),
    }


def _stage(seen: ArchitectsObservation, seat: int, piece: str, ready: Sequence[str]) -> dict[str, object]:
    wonder, index = WONDERS.index(seen.wonders[seat]), PIECES.index(piece)
    cost, points, effect = names.cost(COSTS[index]), TABLE[wonder].points[index], EFFECTS[wonder][index]
    built, is_open = piece in seen.built[seat], piece in open_pieces(seen, seat)
    state = "built" if built else "ready" if piece in ready else "open" if is_open else "closed"
    words = {
        "built": translate("Architects", "built"),
        "ready": translate("Architects", "would be built"),
        "open": translate("Architects", "open"),
        "closed": translate("Architects", "not open yet"),
    }
    parts = [names.stage(piece), cost, COUNTS.points(points), *([names.effect(effect)] if effect else []), words[state]]
    return {
        "number": number(names.stage_number(piece)),
        "cost": cost,
        "points": number(points),
        "effect": names.effect(effect) if effect else "",
        "state": state,
        "label": ", ".join(parts) + ".",
        "element": places.stage_element(piece),
    }


def _row(title: str, items: Sequence[dict[str, object]], note: str) -> dict[str, object]:
    """``note`` is a quiet word beside the numbers."""
    said = ", ".join(str(item["text"]) for item in items) or translate("Architects", "none")
    label = translate("Architects", "{title}: {items}. {note}").format(title=title, items=said, note=note)
    return {"title": title, "items": list(items), "note": note, "label": label.strip()}


def _resources(seen: ArchitectsObservation, seat: int) -> dict[str, object]:
    return _row(
        translate("Architects", "Resources"),
        card_tallies(seen, seat, RESOURCES),
        translate("Architects", "gold stands for any one"),
    )


def _science(seen: ArchitectsObservation, seat: int) -> dict[str, object]:
    return _row(
        translate("Architects", "Science"),
        card_tallies(seen, seat, SCIENCE),
        translate("Architects", "a pair, or one of each, takes a token"),
    )


def _military(seen: ArchitectsObservation, seat: int, voice: Voice) -> dict[str, object]:
    shields, victories = seen.shields[seat], seen.victories[seat]
    others = ", ".join(f"{voice.name(other)} {number(seen.shields[other])}" for other in neighbours(seen))
    worth = translate("Architects", "worth {points}").format(points=number(VICTORY_POINTS * victories))
    return _row(
        translate("Architects", "Military"),
        [
            tally("shield", shields, names.COUNTS.shields(shields), "red"),
            tally("victory", victories, names.COUNTS.victories(victories), "red", worth if victories else ""),
        ],
        others,
    )


def _points(seen: ArchitectsObservation, seat: int) -> dict[str, object]:
    """ARC-O-3: the sources of points that have brought any."""
    stages = STAGE_POINTS[WONDERS.index(seen.wonders[seat])][mask(seen.built[seat])]
    found = {
        "blue": sum(points * copies for points, copies in zip(POINTS, seen.hands[seat], strict=True)),
        "cat": CAT_POINTS if seen.cat == seat else 0,
        "wonder": stages,
        "victories": VICTORY_POINTS * seen.victories[seat],
    }
    found["tokens"] = seen.points[seat] - sum(found.values())
    items = [
        tally(
            SOURCE_EMBLEMS[source],
            points,
            f"{names.source(source)} {number(points)}",
            SOURCE_FAMILIES[source],
            names.source_word(source),
        )
        for source, points in found.items()
        if points
    ]
    return _row(translate("Architects", "Points"), items, "" if items else translate("Architects", "none yet"))


SOURCE_EMBLEMS = {"blue": "laurel", "cat": "cat", "wonder": "stages", "victories": "victory", "tokens": "progress"}
"""By source of points."""

SOURCE_FAMILIES = {"blue": "blue", "cat": "", "wonder": "gold", "victories": "red", "tokens": "mint"}
"""The colour of its drawing, by source of points."""
