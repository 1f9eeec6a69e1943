"""Hints and first-game notes of 7: The Sins.

Both count what the asking seat knows: every open take, and its own first card.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sevens_desktop.engine.contract import Action, Event, Facts, Observation
from sevens_desktop.engine.the_sins.actions import Place, Take, Turn
from sevens_desktop.engine.the_sins.cards import JUDGMENTS, KINDS, POINTS, SINS
from sevens_desktop.engine.the_sins.knowledge import SinsObservation
from sevens_desktop.engine.the_sins.scoring import abyss_is_high, points
from sevens_desktop.table.players import Voice
from sevens_desktop.table.presenters.the_sins import cards
from sevens_desktop.table.presenters.the_sins.facts import house_rules
from sevens_desktop.table.view import Advice, Note
from sevens_desktop.table.words import the_sins as words
from sevens_desktop.table.words.common import COUNTS, all_of, number, signed, translate

# -- hints


def advise(action: Action, observation: Observation, voice: Voice, options: Facts) -> Advice:  # noqa: ARG001 (protocol)
    assert isinstance(observation, SinsObservation)
    assert observation.seat is not None
    if isinstance(action, Place):
        return _advise_stones(action, observation, options)
    assert isinstance(action, Turn)
    kind = KINDS[action.kind]
    count = sum(cards.split(text)[0] == kind for text in observation.row)
    some = words.some(count, kind)
    own = observation.knows.reserves[observation.seat][action.kind]
    if isinstance(action, Take):
        title = translate("TheSins", "Take {some}").format(some=some)
        facts = (_own_after(kind, own, count), _abyss_stands(observation, options))
        return Advice(title, facts, (f"kind:{kind}",), "take")
    title = translate("TheSins", "Feed the Abyss with {some}").format(some=some)
    facts = (_abyss_after(observation, action.kind, count, options), _own_spared(kind, own, count))
    return Advice(title, facts, (f"kind:{kind}",), "feed")


def _own_after(kind: str, own: int, taking: int) -> str:
    return translate("TheSins", "You would hold {some}: {after} instead of {before}.").format(
        some=words.some(own + taking, kind), after=COUNTS.points(POINTS[own + taking]), before=signed(POINTS[own])
    )


def _own_spared(kind: str, own: int, count: int) -> str:
    return translate("TheSins", "In your reserve, {sin} would go from {before} to {after}.").format(
        sin=words.kind(kind), before=COUNTS.points(POINTS[own]), after=signed(POINTS[own + count])
    )


def _abyss_stands(seen: SinsObservation, options: Facts) -> str:
    if abyss_is_high(seen.knows.abyss, house_rules(options)):
        line = translate("TheSins", "By the open takes the Abyss holds {points}: as it stands the most points win.")
    else:
        line = translate("TheSins", "By the open takes the Abyss holds {points}: as it stands the fewest points win.")
    return line.format(points=COUNTS.points(points(seen.knows.abyss)))


def _abyss_after(seen: SinsObservation, sin: int, count: int, options: Facts) -> str:
    before = list(seen.knows.abyss)
    after = before.copy()
    after[sin] += count
    if abyss_is_high(after, house_rules(options)):
        line = translate("TheSins", "The Abyss would go from {before} to {after}: the most points would win.")
    else:
        line = translate("TheSins", "The Abyss would go from {before} to {after}: the fewest points would win.")
    return line.format(before=COUNTS.points(points(before)), after=number(points(after)))


def _advise_stones(action: Place, seen: SinsObservation, options: Facts) -> Advice:
    assert seen.seat is not None
    counts = seen.knows.reserves[seen.seat]
    names = [words.kind(SINS[sin]) for sin in action.sins]
    after = points(counts) + sum(POINTS[counts[sin] + 1] - POINTS[counts[sin]] for sin in action.sins)
    if names:
        title = translate("TheSins", "Place Stones on {sins}").format(sins=all_of(names))
    else:
        title = translate("TheSins", "Place no Stone")
    change = translate("TheSins", "Your reserve goes from {before} to {after}.").format(
        before=COUNTS.points(points(counts)), after=number(after)
    )
    elements = tuple(f"place:{SINS[sin]}" for sin in action.sins)
    return Advice(title, (change, _abyss_stands(seen, options)), elements, "place")


# -- the first-game guide


def occasions(observation: Observation, events: Sequence[Event]) -> list[str]:
    assert isinstance(observation, SinsObservation)
    return [note for note, (arises, _) in _GUIDE.items() if arises(observation, events)]


def note(note: str) -> Note:
    return _GUIDE[note][1]()


def _first_card(seen: SinsObservation, _: Sequence[Event]) -> bool:
    return seen.start_card is not None and seen.to_act == seen.seat


def _choosing(seen: SinsObservation, _: Sequence[Event]) -> bool:
    return seen.to_act is not None and seen.to_act == seen.seat and not seen.placing


def _judgment(seen: SinsObservation, _: Sequence[Event]) -> bool:
    return seen.judgments > 0


def _second_judgment(seen: SinsObservation, _: Sequence[Event]) -> bool:
    return seen.judgments == JUDGMENTS - 1


def _fourth(seen: SinsObservation, _: Sequence[Event]) -> bool:
    return seen.seat is not None and any(count == 4 for count in seen.knows.reserves[seen.seat])


def _own_stone(seen: SinsObservation, _: Sequence[Event]) -> bool:
    return seen.seat is not None and seen.stones[seen.seat] > 0


def _last_stone(seen: SinsObservation, _: Sequence[Event]) -> bool:
    return seen.supply == 0


def _opened(seen: SinsObservation, _: Sequence[Event]) -> bool:
    return seen.opened is not None


def _note_first_card() -> Note:
    return Note(
        translate("TheSins", "Your first card"),
        translate("TheSins", "Only you see it, and only now. Keep it in mind: reserves stay closed until the end."),
        "start",
    )


def _note_choosing() -> Note:
    return Note(
        translate("TheSins", "Take or feed"),
        translate("TheSins", "Click a sin in the row. Its cards go to your reserve, or to the Abyss for a Stone."),
        "row",
    )


def _note_judgment() -> Note:
    return Note(
        translate("TheSins", "A Last Judgment"),
        translate("TheSins", "It stays in the row for good. When the third one appears, the game ends."),
        f"{cards.JUDGMENT}:1",
    )


def _note_second_judgment() -> Note:
    return Note(
        translate("TheSins", "The end comes near"),
        translate("TheSins", "The third Last Judgment lies somewhere in Hell III and ends the game at once."),
        "pile",
    )


def _note_fourth() -> Note:
    return Note(
        translate("TheSins", "Four of a kind"),
        translate("TheSins", "Three of one sin are best, four to six cost points, and seven or more bring ten."),
        "scale",
    )


def _note_own_stone() -> Note:
    return Note(
        translate("TheSins", "A Stone of Forgiveness"),
        translate("TheSins", "At the end it counts as one more card of a sin you hold, once the Abyss is open."),
        "own",
    )


def _note_last_stone() -> Note:
    return Note(
        translate("TheSins", "The last Stone is gone"),
        translate("TheSins", "The Abyss may still be fed, but it gives nothing back."),
        "stones",
    )


def _note_opened() -> Note:
    return Note(
        translate("TheSins", "The Abyss decides"),
        translate("TheSins", "Above 7 points in the Abyss the highest score wins, otherwise the lowest."),
        "abyss",
    )


_GUIDE: dict[str, tuple[Callable[[SinsObservation, Sequence[Event]], bool], Callable[[], Note]]] = {
    "sins_first_card": (_first_card, _note_first_card),
    "sins_choosing": (_choosing, _note_choosing),
    "sins_own_stone": (_own_stone, _note_own_stone),
    "sins_judgment": (_judgment, _note_judgment),
    "sins_fourth": (_fourth, _note_fourth),
    "sins_last_stone": (_last_stone, _note_last_stone),
    "sins_second_judgment": (_second_judgment, _note_second_judgment),
    "sins_opened": (_opened, _note_opened),
}
"""By id, in the order of need: when it arises and what it says."""

NOTES = tuple(_GUIDE)
