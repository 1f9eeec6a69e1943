"""The score sheet of 7: The Sins in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sevens_desktop.engine.contract import Facts, Outcome
from sevens_desktop.table.players import Voice
from sevens_desktop.table.words import the_sins as words
from sevens_desktop.table.words.common import COUNTS, all_of, bold, game_over_after, number, signed, translate, won_with

AXIS_STEP = 10
ABYSS = -1

Sheet = Mapping[str, Any]
"""``Outcome.sheet`` of this game; see ``engine/the_sins/scoring.py``."""


def score(outcome: Outcome, badges: Sequence[Facts], voice: Voice, turns: int) -> dict[str, object]:
    sheet: Sheet = outcome.sheet
    order = sorted(range(len(badges)), key=lambda seat: (outcome.places[seat], -outcome.scores[seat], seat))
    names = [str(badge["name"]) for badge in badges]
    sins = [row["sin"] for row in sheet["abyss"]["rows"]]
    return {
        "title": _title(outcome, voice),
        "line": _line(outcome, voice),
        "rule": outcome.reason.rule,
        "winners": list(outcome.winners),
        "over": game_over_after(turns),
        "sins": [{"sin": sin, "name": words.kind(sin)} for sin in sins],
        "columns": [_abyss(sheet["abyss"]), *(_column(sheet["seats"][seat], badges[seat], outcome) for seat in order)],
        "bars": [_bar(sheet["seats"][seat], badges[seat], outcome) for seat in order],
        "axis": _axis(sheet["seats"]),
        "whatIf": _what_if(sheet, badges, names),
        "stonesNote": _stones_note(sheet["abyss"]["high"]),
    }


def _title(outcome: Outcome, voice: Voice) -> str:
    winners = outcome.winners
    return won_with([voice.name(seat) for seat in winners], voice.is_you(winners[0]), outcome.scores[winners[0]])


def _line(outcome: Outcome, voice: Voice) -> str:
    points = bold(number(int(str(outcome.reason.facts["abyss"]))))
    if outcome.reason.facts["high"]:
        line = translate("TheSins", "The Abyss holds {points}, so the <b>highest</b> score wins.")
    else:
        line = translate("TheSins", "The Abyss holds {points}, so the <b>lowest</b> score wins.")
    tie = words.reason(outcome.reason, voice.name(outcome.winners[0]))
    return f"{line.format(points=points)} {tie}".strip()


def _abyss(abyss: Sheet) -> dict[str, object]:
    held = translate("TheSins", "more than 7") if abyss["points"] > 7 else translate("TheSins", "7 or less")
    name = translate("TheSins", "Abyss")
    return {
        "seat": ABYSS,
        "name": name,
        "initials": "",
        "colour": 0,
        "outline": False,
        "place": 0,
        "winner": False,
        "points": abyss["points"],
        "pointsText": number(abyss["points"]),
        "cards": held,
        "cells": [_cell(row, name) for row in abyss["rows"]],
    }


def _column(seat: Sheet, badge: Facts, outcome: Outcome) -> dict[str, object]:
    return {
        **badge,
        "place": seat["place"],
        "winner": badge["seat"] in outcome.winners,
        "points": seat["points"],
        "pointsText": number(seat["points"]),
        "cards": COUNTS.cards(seat["cards"]),
        "cells": [_cell(row, str(badge["name"])) for row in seat["rows"]],
    }


def _cell(row: Sheet, owner: str) -> dict[str, object]:
    text = number(row["cards"]) if row["cards"] else translate("TheSins", "none")
    label = translate("TheSins", "{owner}, {sin}: {cards}, {points}.")
    if row["stone"]:
        label = translate("TheSins", "{owner}, {sin}: {cards} and a Stone, {points}.")
    return {
        "cards": row["cards"],
        "stone": row["stone"],
        "text": text,
        "points": row["points"],
        "pointsText": signed(row["points"]),
        "label": label.format(
            owner=owner,
            sin=words.kind(row["sin"]),
            cards=COUNTS.cards(row["cards"]),
            points=COUNTS.points(row["points"]),
        ),
    }


def _bar(seat: Sheet, badge: Facts, outcome: Outcome) -> dict[str, object]:
    parts = [{"sin": row["sin"], "points": row["points"]} for row in seat["rows"] if row["points"]]
    return {
        **badge,
        "total": seat["points"],
        "totalText": number(seat["points"]),
        "winner": badge["seat"] in outcome.winners,
        "parts": parts,
    }


def _axis(seats: Sequence[Sheet]) -> list[int]:
    """Tens, from what the longest bar to the left needs to what the longest to the right does."""
    rows = [[row["points"] for row in seat["rows"]] for seat in seats]
    least = min(sum(min(points, 0) for points in row) for row in rows)
    most = max(sum(max(points, 0) for points in row) for row in rows)
    return [AXIS_STEP * mark for mark in range(-(-least // AXIS_STEP), most // AXIS_STEP + 1)]


def _what_if(sheet: Sheet, badges: Sequence[Facts], names: Sequence[str]) -> dict[str, object]:
    what_if = sheet["what_if"]
    places, points = what_if["places"], what_if["points"]
    winners = [seat for seat, place in enumerate(places) if place == 1]
    order = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
    if what_if["high"]:
        title = translate("TheSins", "Had the Abyss held more than 7")
        stones = translate("TheSins", "Stones would have been placed to raise scores.")
    else:
        title = translate("TheSins", "Had the Abyss held 7 or less")
        stones = translate("TheSins", "Stones would have been placed to lower scores.")
    won = translate("TheSins", "{names} would have won with {points}.").format(
        names=bold(all_of([names[seat] for seat in winners])), points=bold(number(points[winners[0]]))
    )
    return {
        "title": title,
        "text": f"{stones} {won}",
        "entries": [
            {
                **badges[seat],
                "points": points[seat],
                "pointsText": number(points[seat]),
                "winner": places[seat] == 1,
            }
            for seat in order
        ],
        "note": translate("TheSins", "Ties go to most cards, then most kinds of sin."),
    }


def _stones_note(high: bool) -> str:
    if high:
        return translate("TheSins", "A Stone counts as one more card. Here they were placed to raise scores.")
    return translate("TheSins", "A Stone counts as one more card. Here they were placed to lower scores.")
