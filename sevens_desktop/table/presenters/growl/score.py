"""The score sheet of Growl: who was what, all hands, who turned and died when, gold tokens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sevens_desktop.engine.contract import Facts, Outcome
from sevens_desktop.engine.growl.cards import KIND_NAMES
from sevens_desktop.table.players import Voice
from sevens_desktop.table.presenters.growl import reading
from sevens_desktop.table.words import growl as game_words
from sevens_desktop.table.words import growl_names as names
from sevens_desktop.table.words import growl_score as words
from sevens_desktop.table.words.common import game_over_after, number

Sheet = Mapping[str, Any]
"""``Outcome.sheet`` of this game; see ``engine/growl/scoring.py``."""


def score(outcome: Outcome, badges: Sequence[Facts], voice: Voice, turns: int) -> dict[str, object]:
    sheet: Sheet = outcome.sheet
    order = sorted(range(len(badges)), key=lambda seat: (outcome.places[seat], -outcome.scores[seat], seat))
    return {
        "title": words.title(sheet["team"], bool(voice.you is not None), voice.you in outcome.winners),
        "line": game_words.reason(outcome.reason, ""),
        "rule": outcome.reason.rule,
        "winners": list(outcome.winners),
        "over": game_over_after(turns),
        "team": sheet["team"],
        "growl": _calls(sheet, voice),
        "growlTitle": words.growl(),
        "rows": [_row(sheet["seats"][seat], badges[seat], outcome) for seat in order],
        "story": _story(sheet, voice),
        "storyTitle": words.story(),
        "match": _match(sheet["match"], badges, voice),
        "again": "" if sheet["match"] is None else words.next_of_match(),
        "note": words.tokens_note(any(row["undead"] for row in sheet["seats"])),
    }


def again(options: Facts, outcome: Outcome) -> Facts:
    """GRO-E-3, GRO-U-7: in a match the gold tokens go on, and say who starts."""
    match = outcome.sheet["match"]
    return options if not isinstance(match, dict) else {**options, "start": "random", "tokens": match["totals"]}


def _calls(sheet: Sheet, voice: Voice) -> list[dict[str, object]]:
    """GRO-E-2: Wolf Zeros, then the other wolves, growl; then the living humans cheer. The dead wolves growl too.

    GRO-UR-6: where two or fewer are left alive, the Undead alone are heard, and nobody if nobody wins.
    """
    seats = sheet["seats"]
    undead = [seat for seat, row in enumerate(seats) if row["undead"]]
    if sheet["team"] == "undead":
        return [_call("undead", words.undead_groan(), undead, voice)]
    if sheet["team"] == "nobody":
        return []
    zeros = [seat for seat, row in enumerate(seats) if row["wolf_zero"] and seat not in undead]
    wolves = [seat for seat, row in enumerate(seats) if row["wolf"] and not row["wolf_zero"] and seat not in undead]
    humans = [seat for seat, row in enumerate(seats) if not row["wolf"] and row["died"] is None]
    called = [("wolf", words.zeros_growl(), zeros), ("wolf", words.wolves_growl(after_zeros=bool(zeros)), wolves)]
    called.append(("human", words.humans_cheer(), humans))
    return [_call(emblem, text, found, voice) for emblem, text, found in called if found]


def _call(emblem: str, text: str, seats: Sequence[int], voice: Voice) -> dict[str, object]:
    return {"emblem": emblem, "text": text, "seats": list(seats), "names": [voice.name(seat) for seat in seats]}


def _row(row: Sheet, badge: Facts, outcome: Outcome) -> dict[str, object]:
    team = words.team_of(row["wolf_zero"], row["wolf"], row["undead"])
    died = words.died(row["died"]["night"], row["died"]["cause"]) if row["died"] else ""
    turned = words.turned(row["turned"]) if row["turned"] is not None and not row["wolf_zero"] else ""
    hand = [row["hand"].get(name, 0) for name in KIND_NAMES]
    winner = badge["seat"] in outcome.winners
    gained = names.NUMBERS.tokens(row["tokens"]) if winner else ""
    return {
        **badge,
        "team": team,
        "emblem": "undead" if row["undead"] else "wolf" if row["wolf"] else "human",
        "winner": winner,
        "fate": " ".join(part for part in (turned, died) if part) or words.untouched(row["wolf"]),
        "hand": [reading.face_of(KIND_NAMES[kind]) for kind in reading.SHOWN_ORDER for _ in range(hand[kind])],
        "spells": [reading.face_of(slug) for slug in row["spells"]],
        "tokens": number(row["tokens"]) if winner else "",
        "label": words.row_label(str(badge["name"]), team, names.hand(hand), turned, died, gained),
    }


def _story(sheet: Sheet, voice: Voice) -> list[str]:
    """Who turned and who died, night by night."""
    told: list[tuple[int, int, str]] = []
    for seat, row in enumerate(sheet["seats"]):
        name = voice.name(seat)
        if row["wolf_zero"]:
            told.append((-1, 0, words.was_zero(name)))
        elif row["turned"] is not None:
            told.append((row["turned"], 0, words.turned_then(name, row["turned"])))
        if row["died"]:
            told.append((row["died"]["night"], 1, words.died_then(name, row["died"]["night"], row["died"]["cause"])))
    return [text for _, _, text in sorted(told)]


def _match(match: Sheet | None, badges: Sequence[Facts], voice: Voice) -> dict[str, object]:
    """GRO-E-3."""
    if match is None:
        return {}
    totals, leaders = match["totals"], match["leaders"]
    order = sorted(range(len(totals)), key=lambda seat: (-totals[seat], seat))
    return {
        "title": words.match_title(),
        "text": words.leads([voice.name(seat) for seat in leaders]),
        "rows": [{**badges[seat], "total": number(totals[seat]), "leader": seat in leaders} for seat in order],
    }
