"""The game's own facts of Growl for the screen: days and nights, deck, seats, the own area, the night."""

from __future__ import annotations

from collections.abc import Sequence

from sevens_desktop.engine.growl.actions import Pass, Point, Vote
from sevens_desktop.engine.growl.cards import (
    BITE,
    CARD_CODES,
    CHARM,
    KEPT_AT_NIGHT,
    KIND_NAMES,
    LIMIT,
    SALVE,
)
from sevens_desktop.engine.growl.knowledge import GrowlObservation
from sevens_desktop.table.presenters.growl import moments, reading
from sevens_desktop.table.view import Scene
from sevens_desktop.table.words import growl_events as events
from sevens_desktop.table.words import growl_names as names
from sevens_desktop.table.words import growl_table as words
from sevens_desktop.table.words.common import COUNTS, all_of, number

TRACK = ("day", "night", "day", "night", "day", "final")


def facts(scene: Scene, seen: GrowlObservation) -> dict[str, object]:
    return {
        "around": reading.around(seen),
        "track": _track(seen),
        "trackLabel": words.track_label(seen.night, _dark(seen)),
        "dark": _dark(seen),
        "deck": _deck(scene, seen),
        "crypt": {"count": seen.crypt, "text": names.NUMBERS.undead(seen.crypt)} if scene.options["undead"] else {},
        "nightCard": _night_card(seen),
        "seats": [_seat(scene, seen, seat) for seat in range(seen.seats)],
        "own": _own(scene, seen),
        "night": _night(scene, seen),
        "chosen": [],
        "moment": moments.moment(scene, seen),
    }


def _dark(seen: GrowlObservation) -> bool:
    return reading.at_night(seen) or (seen.over and seen.night == reading.LAST_NIGHT)


def _track(seen: GrowlObservation) -> list[dict[str, object]]:
    """Day and night alternate; the Final Night is the last."""
    now = 2 * seen.night - 1 if _dark(seen) else 2 * seen.night
    return [
        {"kind": kind, "text": text, "state": "past" if at < now else "now" if at == now else "coming"}
        for at, (kind, text) in enumerate(zip(TRACK, words.track(), strict=True))
    ]


def _deck(scene: Scene, seen: GrowlObservation) -> dict[str, object]:
    giving = bool(scene.legal) and reading.stage_of(seen) in reading.GIVING
    count = seen.pile + len(seen.tops)
    top = "" if seen.top is None else names.card(seen.top)
    return {
        "count": count,
        "text": names.NUMBERS.in_deck(count),
        "top": words.you_draw(giving, top),
        "giving": giving,
        "under": names.card(seen.under) if seen.tops and seen.under is not None else "",
    }


def _night_card(seen: GrowlObservation) -> dict[str, object]:
    card = reading.night_card(seen)
    return {"text": names.night(seen.night), "name": names.card(card)} if card else {}


# -- seats


def _seat(scene: Scene, seen: GrowlObservation, seat: int) -> dict[str, object]:
    alive, undead = seen.alive[seat], scene.options["undead"] is True
    life = words.seat_life(alive, undead)
    cards = COUNTS.cards(seen.sizes[seat])
    marks = _marks(seen, seat)
    team = words.known(reading.known_team(seen, seat)) if seat != seen.seat else ""
    points = _points(scene, seen, seat)
    spells = [names.card(slug) for slug in seen.spells[seat]]
    beside = "" if seen.seat is None else words.beside(*_beside(seen, seat))
    first = words.first_player() if seat == seen.start else ""
    tokens = _tokens(scene, seat)
    won = "" if tokens is None else names.NUMBERS.tokens(tokens)
    label = [life, team, beside, first, cards, *marks, points, all_of(spells) if spells else words.no_spells(), won]
    return {
        "element": reading.seat_element(seat),
        "alive": alive,
        "undead": not alive and undead,
        "standing": " · ".join(part for part in (life, team) if part),
        "beside": beside,
        "cards": seen.sizes[seat],
        "cardsText": cards,
        "backs": _backs(scene, seen, seat),
        "spells": len(spells),
        "noSpells": words.no_spells(),
        "marks": marks,
        "team": team,
        "points": points,
        "votes": _votes(seen, seat),
        "tokens": "" if tokens is None else number(tokens),
        "label": ", ".join(part for part in label if part),
    }


def _beside(seen: GrowlObservation, seat: int) -> tuple[bool, bool]:
    """Is it the closest living neighbour of who looks?"""
    assert seen.seat is not None
    left, right = reading.neighbours(seen, seen.seat, reading.living(seen))
    return seat == left, seat == right


def _backs(scene: Scene, seen: GrowlObservation, seat: int) -> list[str]:
    """Backs, or the faces where all knowledge is shown."""
    if not scene.opened:
        return [reading.BACK] * seen.sizes[seat]
    owner = scene.opened[seat]
    assert isinstance(owner, GrowlObservation)
    hand = reading.hand_of(owner)
    return [reading.face_of(KIND_NAMES[kind]) for kind in reversed(reading.SHOWN_ORDER) for _ in range(hand[kind])]


def _marks(seen: GrowlObservation, seat: int) -> list[str]:
    frame = reading.frame_of(seen)
    raised = frame is not None and frame.kind == "save" and seat in frame.seats
    present = {
        "caged": seat == seen.caged,
        "awake": seat == seen.awake,
        "command": seat == seen.command,
        "raised": raised,
    }
    return [words.mark(key) for key, holds in present.items() if holds]


def _points(scene: Scene, seen: GrowlObservation, seat: int) -> str:
    """Whom the seat points at, as far as it is seen."""
    frame = reading.frame_of(seen)
    if frame is None or seat not in frame.order:
        return ""
    at = frame.order.index(seat)
    answer = frame.answers[at] if at < len(frame.answers) else None
    if isinstance(answer, Vote):
        return words.points_at(scene.voice.name(answer.seat))
    return words.points_to(answer.side) if isinstance(answer, Point) else ""


def _votes(seen: GrowlObservation, seat: int) -> str:
    frame = reading.frame_of(seen)
    if frame is None or frame.kind != "vote":
        return ""
    count = sum(isinstance(answer, Vote) and answer.seat == seat for answer in frame.answers)
    return names.NUMBERS.votes(count) if count else ""


def _tokens(scene: Scene, seat: int) -> int | None:
    """GRO-E-3: won in former games of the match."""
    won = scene.options["tokens"]
    return int(won[seat]) if isinstance(won, list | tuple) else None


# -- the own area


def _own(scene: Scene, seen: GrowlObservation) -> dict[str, object]:
    if seen.seat is None or seen.hand is None:
        return {}
    alive = seen.alive[seen.seat]
    undead = scene.options["undead"] is True and not alive
    icons, spells = seen.icons[seen.seat], seen.spells[seen.seat]
    bites, charms = seen.hand[BITE] + icons[BITE], seen.hand[CHARM] + icons[CHARM]
    salves = 0 if "rotten-flesh" in spells else seen.hand[SALVE] + icons[SALVE]
    wounds = (seen.wounds or 0) + salves
    return {
        "team": words.your_team(bool(seen.wolf), bool(seen.zero), undead, not alive),
        "wolf": seen.wolf,
        "alive": alive,
        "private": words.private(),
        "bites": _balance(words.bites(), bites, charms, charms_count=True),
        "wounds": _balance(words.wounds(), wounds, salves, charms_count=False),
        "cards": sum(seen.hand),
        "empty": "" if any(seen.hand) else words.empty_hand(),
        "onYou": words.on_you() if spells else "",
        "onYouText": " ".join(text for slug in spells if (text := names.white(slug))),
        "spells": len(spells),
        "note": _pack(scene, seen),
    }


def _balance(title: str, plus: int, minus: int, *, charms_count: bool) -> dict[str, object]:
    net = plus - minus
    text = words.less(plus, minus, charms_count)
    return {
        "title": title,
        "text": text,
        "net": net,
        "filled": max(0, min(LIMIT, net)),
        "label": words.balance_label(title, text, net),
    }


def _pack(scene: Scene, seen: GrowlObservation) -> str:
    """GRO-U-6: with eight seats and more the werewolves know each other."""
    sniffed = next((entry for entry in seen.knows if entry.kind == "sniffed" and entry.secret), None)
    if sniffed is None or seen.seat not in sniffed.secret:
        return ""
    return words.told_wolves([scene.voice.name(seat) for seat in sniffed.secret if seat != seen.seat])


# -- the night


def _night(scene: Scene, seen: GrowlObservation) -> dict[str, object]:
    """While cards are passed, before the eyes of a seat that passes some."""
    frame = reading.frame_of(seen)
    if frame is None or frame.kind != "pass" or seen.seat is None or seen.seat not in frame.order:
        return {}
    left, right = reading.passes_to(seen, seen.seat)
    answers = dict(zip(frame.order, frame.answers, strict=False))
    own = answers.get(seen.seat)
    sent = [] if not isinstance(own, Pass) else [own.left, own.right]
    return {
        "title": names.night(seen.night),
        "line": words.night_line("pass") if not sent else words.waits(),
        "card": names.card(reading.night_card(seen)),
        "left": left,
        "right": right,
        "sent": [reading.face_of(KIND_NAMES[kind]) for kind in sent],
        "asked": [{"seat": seat, "done": seat in answers} for seat in frame.order],
        "chosenText": events.have_chosen(len(frame.answers), len(frame.order))
        + (f" {words.undead_sleep()}" if scene.options["undead"] is True and not all(seen.alive) else ""),
        "hand": words.your_hand(),
        "empty": words.empty(),
        "note": _stays(seen.spells[seen.seat]),
    }


def _stays(spells: Sequence[str]) -> str:
    """What is not passed: kept by a sin, or face-up."""
    keeping = [names.card(slug) for slug in spells if CARD_CODES[slug] in KEPT_AT_NIGHT]
    if keeping:
        return words.kept(keeping)
    return words.icons_stay() if spells else ""
