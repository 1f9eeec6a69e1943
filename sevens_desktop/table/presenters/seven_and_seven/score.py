"""The score sheet of 7 & 7 in words: who completed what, or how close everyone came."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sevens_desktop.engine.contract import Facts, Outcome
from sevens_desktop.engine.seven_and_seven.cards import FACES_BY_NAME, WILD_SIN, WILD_VIRTUE
from sevens_desktop.table.players import Voice
from sevens_desktop.table.presenters.seven_and_seven.tracks import track
from sevens_desktop.table.words import seven_and_seven as words
from sevens_desktop.table.words import seven_and_seven_table as captions
from sevens_desktop.table.words.common import COUNTS, all_of, game_over_after, rule_label, translate

Sheet = Mapping[str, Any]
"""``Outcome.sheet`` of this game; see ``engine/seven_and_seven/scoring.py``."""


def score(outcome: Outcome, badges: Sequence[Facts], voice: Voice, turns: int) -> dict[str, object]:
    sheet: Sheet = outcome.sheet
    order = sorted(range(len(badges)), key=lambda seat: (outcome.places[seat], seat))
    return {
        "title": _title(outcome, voice),
        "line": words.reason(outcome.reason, voice.name(outcome.reason.facts.get("seat", outcome.winners[0]))),
        "rule": outcome.reason.rule,
        "winners": list(outcome.winners),
        "over": game_over_after(turns),
        "goal": captions.goal_joint() if sheet["goal"] == "both" else "",
        "rows": [_row(sheet["seats"][seat], badges[seat], outcome, voice) for seat in order],
        "note": captions.how_places_are_told(by_set=sheet["by_set"], both=sheet["goal"] == "both"),
        "ruleLabel": rule_label(outcome.reason.rule),
    }


def _title(outcome: Outcome, voice: Voice) -> str:
    winners = outcome.winners
    if len(winners) > 1:
        names = all_of([voice.name(seat) for seat in winners])
        return translate("SevenAndSeven", "{names} win together").format(names=names)
    if voice.is_you(winners[0]):
        return translate("SevenAndSeven", "You win")
    return translate("SevenAndSeven", "{name} wins").format(name=voice.name(winners[0]))


def _row(seat: Sheet, badge: Facts, outcome: Outcome, voice: Voice) -> dict[str, object]:
    tracks = [
        track([FACES_BY_NAME[name] for name in seat["named_sins"]], [WILD_SIN] * seat["wild_sins"], 0),
        track([FACES_BY_NAME[name] for name in seat["named_virtues"]], [WILD_VIRTUE] * seat["wild_virtues"], 1),
    ]
    partner = seat["partner"]
    name = str(badge["name"])
    return {
        **badge,
        "place": seat["place"],
        "winner": badge["seat"] in outcome.winners,
        "tracks": tracks,
        "cards": COUNTS.cards(seat["cards"]),
        "partner": "" if partner is None else captions.partner_of(voice.name(partner), yours=False),
        "summary": captions.came_close(seat["sins"], seat["virtues"], complete=seat["complete"]),
        "label": captions.score_label(name, seat["place"], [str(one["label"]) for one in tracks]),
    }
