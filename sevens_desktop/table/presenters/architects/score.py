"""The score sheet of 7 Wonders Architects in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sevens_desktop.engine.contract import Facts, Outcome
from sevens_desktop.table.players import Voice
from sevens_desktop.table.presenters.architects.own import SOURCE_EMBLEMS
from sevens_desktop.table.presenters.architects.seats import picture
from sevens_desktop.table.words import architects as words
from sevens_desktop.table.words import architects_names as names
from sevens_desktop.table.words.common import COUNTS, game_over_after, number, styled, translate, won_with

SOURCES = ("wonder", "blue", "victories", "cat", "tokens")
"""ARC-O-3."""

AXIS_STEP = 10

Sheet = Mapping[str, Any]
"""``Outcome.sheet`` of this game; see ``engine/architects/scoring.py``."""


def score(outcome: Outcome, badges: Sequence[Facts], voice: Voice, turns: int) -> dict[str, object]:
    sheet: Sheet = outcome.sheet
    rows = sheet["seats"]
    order = sorted(range(len(badges)), key=lambda seat: (outcome.places[seat], seat))
    return {
        "title": _title(outcome, voice),
        "line": _line(outcome, rows, voice),
        "rule": outcome.reason.rule,
        "winners": list(outcome.winners),
        "over": game_over_after(turns),
        "sources": [
            {"source": source, "name": names.source(source), "emblem": SOURCE_EMBLEMS[source]} for source in SOURCES
        ],
        "columns": [_column(rows[seat], badges[seat], outcome) for seat in order],
        "bars": [_bar(rows[seat], badges[seat], outcome) for seat in order],
        "axis": list(range(0, max(outcome.scores) + AXIS_STEP, AXIS_STEP)),
        "note": translate("Architects", "Ties go to more built stages; then the win is shared."),
    }


def _title(outcome: Outcome, voice: Voice) -> str:
    winners = outcome.winners
    return won_with([voice.name(seat) for seat in winners], voice.is_you(winners[0]), outcome.scores[winners[0]])


def _line(outcome: Outcome, rows: Sequence[Sheet], voice: Voice) -> str:
    builder = outcome.reason.facts["by"]
    if isinstance(builder, int):
        wonder = names.wonder(rows[builder]["name"])
        line = translate("Architects", "{name} finished <b>{wonder}</b>, which ends the game.")
        if voice.is_you(builder):
            line = translate("Architects", "You finished <b>{wonder}</b>, which ends the game.")
        line = line.format(name=styled(voice.name(builder)), wonder=wonder)
    else:
        line = translate("Architects", "No card is left, which ends the game.")
    return f"{line} {words.reason(outcome.reason, voice.name(outcome.winners[0]))}".strip()


def _column(row: Sheet, badge: Facts, outcome: Outcome) -> dict[str, object]:
    return {
        **badge,
        "place": row["place"],
        "winner": badge["seat"] in outcome.winners,
        "points": row["points"],
        "pointsText": number(row["points"]),
        "wonder": names.wonder(row["name"]),
        "picture": picture(row["built"], row["name"]),
        "cells": [_cell(source, row, str(badge["name"])) for source in SOURCES],
    }


def _cell(source: str, row: Sheet, owner: str) -> dict[str, object]:
    detail = _detail(source, row)
    if detail:
        label = translate("Architects", "{owner}, {source}: {points}, {detail}.")
    else:
        label = translate("Architects", "{owner}, {source}: {points}.")
    return {
        "source": source,
        "points": row[source],
        "pointsText": number(row[source]),
        "text": detail,
        "label": label.format(
            owner=owner, source=names.source(source), points=COUNTS.points(row[source]), detail=detail
        ),
    }


def _detail(source: str, row: Sheet) -> str:
    """Where the points come from."""
    match source:
        case "wonder":
            return names.COUNTS.stages(row["stages"])
        case "victories":
            return names.COUNTS.victories(row["victory_tokens"]) if row["victory_tokens"] else ""
        case "tokens":
            return ", ".join(f"{names.token(token)} {number(points)}" for token, points in row["token_points"].items())
    return ""


def _bar(row: Sheet, badge: Facts, outcome: Outcome) -> dict[str, object]:
    """The parts lie end to end; ``from`` is where each begins, in points."""
    parts: list[dict[str, object]] = []
    begin = 0
    for source in SOURCES:
        if row[source]:
            part = {"source": source, "emblem": SOURCE_EMBLEMS[source], "points": row[source], "from": begin}
            parts.append(part)
            begin += row[source]
    return {
        **badge,
        "total": row["points"],
        "totalText": number(row["points"]),
        "winner": badge["seat"] in outcome.winners,
        "label": f"{badge['name']}: {COUNTS.points(row['points'])}",
        "parts": parts,
    }
