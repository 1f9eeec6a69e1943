"""The game's own facts for the screen: meters, counters and tallies, in words."""

from __future__ import annotations

from collections.abc import Sequence

from sevens_desktop.engine.contract import Facts
from sevens_desktop.engine.the_sins.cards import COPIES, JUDGMENTS, PARTS, PENANCE, POINTS, ROW, SINS, STONES_PER_SEAT
from sevens_desktop.engine.the_sins.knowledge import SinsObservation
from sevens_desktop.engine.the_sins.scoring import HouseRules, abyss_is_high
from sevens_desktop.table.presenters.the_sins import cards
from sevens_desktop.table.view import Scene
from sevens_desktop.table.words import the_sins as words
from sevens_desktop.table.words.common import COUNTS, number, signed, translate

NUMERALS = ("I", "II", "III", "+")


def facts(scene: Scene, seen: SinsObservation) -> dict[str, object]:
    return {
        "pile": _pile(scene, seen),
        "judgments": seen.judgments,
        "judgmentsText": translate("TheSins", "{count} of 3 Judgments").format(count=number(seen.judgments)),
        "finalRound": translate("TheSins", "Last round") if seen.final_round else "",
        "groups": groups(seen, ""),
        "abyss": _abyss(scene, seen),
        "stones": _stones(seen),
        "scale": scale(),
        "seats": [_seat(scene, seen, seat) for seat in range(seen.seats)],
        "own": own(seen, 0),
        "placing": _placing(scene, seen),
    }


def _pile(scene: Scene, seen: SinsObservation) -> list[dict[str, object]]:
    """What is left of each part; a Judgment was shuffled into each Hell (SIN-09)."""
    types = len(seen.types)
    totals = [copies * types + (part < JUDGMENTS) for part, copies in enumerate(COPIES)]
    totals[0] -= seen.seats + ROW
    totals[PENANCE] *= scene.options["penance"] is True
    current = next((part for part, left in enumerate(seen.pile) if left), -1)
    return [
        {
            "label": words.part(PARTS[part]),
            "numeral": NUMERALS[part],
            "left": left,
            "total": total,
            "text": _left(left, part == current),
            "current": part == current,
        }
        for part, (left, total) in enumerate(zip(seen.pile, totals, strict=True))
        if total
    ]


def _left(left: int, current: bool) -> str:
    if not left:
        return translate("TheSins", "done")
    return COUNTS.left(left) if current else number(left)


def groups(seen: SinsObservation, selected: str) -> list[dict[str, object]]:
    """The brackets under the row: one for each sin, one for each Last Judgment."""
    found: list[dict[str, object]] = []
    row = [seen.row[at] for at in cards.row_order(seen.row)]
    kinds = [cards.split(text)[0] for text in row]
    slot = 0
    while slot < len(kinds):
        end = slot
        kind = kinds[slot]
        while kind != cards.JUDGMENT and end + 1 < len(kinds) and kinds[end + 1] == kind:
            end += 1
        element = cards.element_of(row[slot])
        text = _group_text(kind, end - slot + 1, element == selected)
        found.append({"kind": kind, "from": slot, "to": end, "text": text, "element": element})
        slot = end + 1
    return found


def _group_text(kind: str, count: int, selected: bool) -> str:
    if kind == cards.JUDGMENT:
        return translate("TheSins", "Stays in the row")
    some = words.some(count, kind)
    return translate("TheSins", "{some} selected").format(some=some) if selected else some


def _abyss(scene: Scene, seen: SinsObservation) -> dict[str, object]:
    known: Sequence[int] = ()
    if scene.opened or scene.options["memory_aid"] == "all":
        known = seen.knows.abyss
    if seen.opened is not None:
        known = seen.opened[-1]
    return {
        "count": -1 if seen.abyss is None else seen.abyss,
        "text": translate("TheSins", "face down"),
        "label": cards.abyss_name(seen.abyss),
        "known": tally(known),
    }


def tally(counts: Sequence[int]) -> list[dict[str, object]]:
    return [
        {"sin": SINS[sin], "count": count, "text": words.some(count, SINS[sin])}
        for sin, count in enumerate(counts)
        if count
    ]


def _stones(seen: SinsObservation) -> dict[str, object]:
    total = STONES_PER_SEAT * seen.seats
    label = translate("TheSins", "{left} of {total} Stones of Forgiveness left.")
    return {
        "left": seen.supply,
        "total": total,
        "text": COUNTS.stones_left(seen.supply),
        "label": label.format(left=number(seen.supply), total=number(total)),
    }


def scale() -> list[dict[str, object]]:
    """SIN-21."""
    return [
        {"cards": number(count) + ("+" if count == 7 else ""), "points": POINTS[count], "text": signed(POINTS[count])}
        for count in range(1, 8)
    ]


def _seat(scene: Scene, seen: SinsObservation, seat: int) -> dict[str, object]:
    count, stones = seen.reserves[seat], seen.stones[seat]
    stones_text = COUNTS.stones(stones) if stones else translate("TheSins", "no Stones")
    parts = [] if count is None else [COUNTS.cards_in_reserve(count)]
    return {
        "cards": -1 if count is None else count,
        "cardsText": "" if count is None else COUNTS.cards_word(count),
        "stones": stones,
        "stonesText": stones_text,
        "label": ", ".join([*parts, stones_text]),
        "backs": cards.backs_of(seen, seat),
        "known": tally(known_reserve(scene, seen, seat)),
        "zone": f"reserve:{seat}",
    }


def known_reserve(scene: Scene, seen: SinsObservation, seat: int) -> Sequence[int]:
    """What the screen may show of a reserve: at the end, in a replay with knowledge, or by the memory aid."""
    if seen.opened is not None:
        return seen.opened[seat]
    if scene.opened:
        owner = scene.opened[seat]
        assert isinstance(owner, SinsObservation)
        return owner.knows.reserves[seat]
    aid = scene.options["memory_aid"]
    return seen.knows.reserves[seat] if aid == "all" or (aid == "own" and seat == seen.seat) else ()


def own(seen: SinsObservation, taking: int) -> dict[str, object]:
    """The own area; ``taking`` cards more if the selection is taken."""
    if seen.seat is None:
        return {}
    count = seen.reserves[seen.seat]
    text = "" if count is None else COUNTS.cards(count)
    if count is not None and taking:
        text = translate("TheSins", "{cards}, would become {count}").format(cards=text, count=number(count + taking))
    start: dict[str, object] = {}
    if seen.start_card is not None:
        start = {
            "face": cards.face_of(seen.start_card),
            "text": translate("TheSins", "Dealt to you at the start. Nobody may look at reserves until the end."),
        }
    return {
        "title": translate("TheSins", "Your reserve, face down"),
        "text": text,
        "note": translate("TheSins", "At the end each Stone counts as one more card of a kind you hold."),
        "stones": translate("TheSins", "{stones} of Forgiveness").format(stones=COUNTS.stones(seen.stones[seen.seat])),
        "start": start,
    }


def _placing(scene: Scene, seen: SinsObservation) -> dict[str, object]:
    """While the watching seat lays its Stones: what one would do on each sin it holds."""
    if not (seen.placing and scene.legal) or seen.opened is None or seen.seat is None:
        return {}
    high = abyss_is_high(seen.opened[-1], house_rules(scene.options))
    counts = seen.opened[seen.seat]
    return {
        "title": translate("TheSins", "Lay your Stones to raise your score")
        if high
        else translate("TheSins", "Lay your Stones to lower your score"),
        "rows": [
            {
                "sin": SINS[sin],
                "name": words.kind(SINS[sin]),
                "cards": count,
                "points": signed(POINTS[count]),
                "after": signed(POINTS[count + 1]),
                "element": f"place:{SINS[sin]}",
            }
            for sin, count in enumerate(counts)
            if count
        ],
    }


def house_rules(options: Facts) -> HouseRules:
    return HouseRules(
        abyss_seven=str(options["abyss_seven"]),
        optional_stones=options["optional_stones"] is True,
        tiebreak_counts_stones=options["tiebreak_counts_stones"] is True,
    )
