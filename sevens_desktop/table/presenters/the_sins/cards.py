"""The cards of 7: The Sins: row, pile, Abyss, reserves, the own first card."""

from __future__ import annotations

from collections.abc import Sequence

from sevens_desktop.engine.contract import Event
from sevens_desktop.engine.the_sins.cards import PARTS
from sevens_desktop.engine.the_sins.knowledge import SinsObservation
from sevens_desktop.table.players import Voice
from sevens_desktop.table.view import Card
from sevens_desktop.table.words import the_sins as words
from sevens_desktop.table.words.common import COUNTS, translate

JUDGMENT = "judgment"
BACKS = ("sins_back_hell1", "sins_back_hell2", "sins_back_hell3", "sins_back_hell3")
"""By part of the pile; Penance cards have the backs of Hell III."""


def split(text: str) -> tuple[str, str]:
    """``envy.1`` is a kind and a part of the pile."""
    kind, _, part = text.partition(".")
    return kind, part


def element_of(text: str) -> str:
    """What a click on this card of the row picks: its sin, or the one Judgment."""
    kind, part = split(text)
    return f"{JUDGMENT}:{part}" if kind == JUDGMENT else f"kind:{kind}"


def face_of(text: str) -> str:
    kind, part = split(text)
    if kind == JUDGMENT:
        return f"sins_{JUDGMENT}_{part}"
    return f"sins_penance_{kind}" if part == "penance" else f"sins_{kind}"


def back_of(text: str) -> str:
    return BACKS[PARTS.index(split(text)[1])]


def row_cards(seen: SinsObservation, events: Sequence[Event], before: Sequence[Card]) -> list[Card]:
    """A card of the row keeps its uid as long as it lies there; ``origin`` is the pile for those just revealed."""
    gone = removed_kinds(events)
    stayed = [card for card in before if card.zone == "row" and card.element not in gone]
    stayed.sort(key=_number)
    known = [card.face for card in stayed] == [face_of(text) for text in seen.row[: len(stayed)]]
    uids = [card.uid for card in stayed] if known else []
    used = [_number(card) for card in before if card.zone == "row"]
    fresh = max(used, default=0) + 1
    revealed = sum(event.kind == "revealed" for event in events)
    cards = []
    for slot, at in enumerate(row_order(seen.row)):
        text = seen.row[at]
        is_new = at >= len(uids)
        origin = "pile" if is_new and at >= len(seen.row) - revealed else ""
        uid = f"row:{fresh + at}" if is_new else uids[at]
        element, name = element_of(text), row_name(seen, at)
        cards.append(Card(uid, "row", slot, face_of(text), back_of(text), element=element, name=name, origin=origin))
    return cards


def row_order(row: Sequence[str]) -> list[int]:
    """How the row is laid out, as indices from left to right: equal sins side by side, Last Judgments at the end."""
    kinds = [split(text)[0] for text in row]
    return sorted(range(len(row)), key=lambda at: (kinds[at] == JUDGMENT, kinds.index(kinds[at]), at))


def _number(card: Card) -> int:
    """Cards of the row are numbered as they are revealed."""
    return int(card.uid.removeprefix("row:"))


def removed_kinds(events: Sequence[Event]) -> dict[str, str]:
    """The elements that left the row, each with the zone they went to."""
    return {
        f"kind:{event.facts['sin']}": "abyss" if event.kind == "fed" else f"reserve:{event.facts['seat']}"
        for event in events
        if event.kind in ("took", "fed")
    }


def leaving_cards(events: Sequence[Event], before: Sequence[Card]) -> list[Card]:
    gone = removed_kinds(events)
    leaving = [card for card in before if card.zone == "row" and card.element in gone]
    return [
        Card(card.uid, gone[card.element], slot, card.face, card.back, face_up=False)
        for slot, card in enumerate(leaving)
    ]


def row_name(seen: SinsObservation, at: int) -> str:
    kind, part = split(seen.row[at])
    if kind == JUDGMENT:
        return translate("TheSins", "Last Judgment, stays in the row. Cannot be taken.")
    same = [index for index, text in enumerate(seen.row) if split(text)[0] == kind]
    sin = words.kind(kind)
    if part == "penance":
        sin = translate("TheSins", "{sin}, Penance").format(sin=sin)
    if len(same) == 1:
        return translate("TheSins", "{sin}, centre row.").format(sin=sin)
    return translate("TheSins", "{sin}, card {number} of {count}, centre row.").format(
        sin=sin, number=same.index(at) + 1, count=len(same)
    )


def pile_card(seen: SinsObservation) -> list[Card]:
    left = [(part, count) for part, count in enumerate(seen.pile) if count]
    if not left:
        return []
    return [Card("pile", "pile", back=BACKS[left[0][0]], face_up=False, count=sum(seen.pile), name=pile_name(seen))]


def pile_name(seen: SinsObservation) -> str:
    """``Draw pile, Hell II, 10 left, then 13 in Hell III.``"""
    left = [(("1", "2", "3", "penance")[part], count) for part, count in enumerate(seen.pile) if count]
    if not left:
        return translate("TheSins", "The draw pile is empty.")
    first, *rest = left
    name = translate("TheSins", "Draw pile, {part}, {left}").format(
        part=words.part(first[0]), left=COUNTS.left(first[1])
    )
    then = [translate("TheSins", "then {count} in {part}").format(count=n, part=words.part(part)) for part, n in rest]
    return ", ".join([name, *then]) + "."


def abyss_card(seen: SinsObservation) -> Card:
    count = -1 if seen.abyss is None else seen.abyss
    return Card(
        "abyss", "abyss", back=BACKS[0], face_up=False, count=count, element="abyss", name=abyss_name(seen.abyss)
    )


def abyss_name(count: int | None) -> str:
    if count is None:
        return translate("TheSins", "Abyss of Souls, face down.")
    return translate("TheSins", "Abyss of Souls, {cards}.").format(cards=COUNTS.cards_face_down(count))


def reserve_cards(seen: SinsObservation, voice: Voice) -> list[Card]:
    cards = []
    for seat, count in enumerate(seen.reserves):
        backs = backs_of(seen, seat)
        cards.append(
            Card(
                f"reserve:{seat}",
                f"reserve:{seat}",
                back=backs[-1] if backs else BACKS[0],
                face_up=False,
                count=-1 if count is None else count,
                element=f"reserve:{seat}",
                name=reserve_name(seen, seat, voice),
            )
        )
    return cards


def backs_of(seen: SinsObservation, seat: int) -> list[str]:
    """The backs of a reserve, Hell I first."""
    parts = seen.backs[seat] or ()
    return [BACKS[part] for part, count in enumerate(parts) for _ in range(count)]


def reserve_name(seen: SinsObservation, seat: int, voice: Voice) -> str:
    count = seen.reserves[seat]
    own = seat == seen.seat
    if count is None:
        return translate("TheSins", "Reserve of {name}, face down.").format(name=voice.name(seat))
    cards = COUNTS.cards_face_down(count)
    if own:
        return translate("TheSins", "Your reserve, {cards}.").format(cards=cards)
    return translate("TheSins", "Reserve of {name}, {cards}.").format(name=voice.name(seat), cards=cards)


def start_cards(seen: SinsObservation) -> list[Card]:
    """The own first card, until its owner has decided something (SIN-Q2)."""
    if seen.start_card is None:
        return []
    name = translate("TheSins", "Your first card: {sin}. It is shown to you once.").format(
        sin=words.kind(split(seen.start_card)[0])
    )
    return [Card("start", "start", face=face_of(seen.start_card), name=name)]
