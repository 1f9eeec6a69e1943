"""What a screen reader says about the things on the table of 7 & 7: thing, state, place."""

from __future__ import annotations

from collections.abc import Sequence

from sevens_desktop.engine.seven_and_seven.cards import FACE_NAMES, SINS, TWO_SIDED, VIRTUES
from sevens_desktop.table.players import Voice
from sevens_desktop.table.words.common import COUNTS, number, translate
from sevens_desktop.table.words.seven_and_seven_cards import face, kind


def in_play(side: int, count: int, seat: int, voice: Voice) -> str:
    """A card of a play area; ``count`` equal ones."""
    name = _with_sides(side)
    if count > 1:
        name = translate("SevenAndSeven", "{count} times {card}").format(count=number(count), card=name)
    if voice.is_you(seat):
        return translate("SevenAndSeven", "{card}, your play area.").format(card=name)
    return translate("SevenAndSeven", "{card}, {name}'s play area.").format(card=name, name=voice.name(seat))


def _with_sides(side: int) -> str:
    name = face(FACE_NAMES[side])
    if side not in TWO_SIDED:
        return name
    other = face(FACE_NAMES[side ^ 1])
    if side % 2:
        return translate("SevenAndSeven", "{card}, Virtue side active, other side {other}").format(
            card=name, other=other
        )
    return translate("SevenAndSeven", "{card}, Sin side active, other side {other}").format(card=name, other=other)


def in_hand(slug: str, slot: int, count: int) -> str:
    return translate("SevenAndSeven", "{card}, card {number} of {count} in your hand.").format(
        card=sides(slug), number=slot + 1, count=count
    )


def shown_in_hand(slug: str, seat: int, voice: Voice) -> str:
    return translate("SevenAndSeven", "{card}, {name}'s hand.").format(card=sides(slug), name=voice.name(seat))


def sides(slug: str) -> str:
    """``Pride or Humility``."""
    return kind(slug).replace("/", translate("SevenAndSeven", " or "))


def drawn(slug: str, slot: int, count: int) -> str:
    return translate("SevenAndSeven", "{card}, card {number} of {count} drawn with Temperance.").format(
        card=sides(slug), number=slot + 1, count=count
    )


def aside(count: int, seat: int, voice: Voice) -> str:
    return translate("SevenAndSeven", "{cards}, drawn by {name} with Temperance.").format(
        cards=COUNTS.cards_face_down(count), name=voice.name(seat)
    )


def played(side: int, seat: int, voice: Voice) -> str:
    if voice.is_you(seat):
        return translate("SevenAndSeven", "{card}, played by you.").format(card=face(FACE_NAMES[side]))
    return translate("SevenAndSeven", "{card}, played by {name}.").format(
        card=face(FACE_NAMES[side]), name=voice.name(seat)
    )


def about_to_play(side: int) -> str:
    return translate("SevenAndSeven", "{card}, the card you are about to play.").format(card=face(FACE_NAMES[side]))


def hand(count: int, seat: int, voice: Voice) -> str:
    if voice.is_you(seat):
        return translate("SevenAndSeven", "Your hand, {cards}.").format(cards=COUNTS.cards(count))
    return translate("SevenAndSeven", "Hand of {name}, {cards}.").format(
        name=voice.name(seat), cards=COUNTS.cards_face_down(count)
    )


def pile(count: int) -> str:
    if not count:
        return translate("SevenAndSeven", "The draw pile is empty.")
    return translate("SevenAndSeven", "Draw pile, {cards}.").format(cards=COUNTS.cards_face_down(count))


def discard(count: int, top: int | None) -> str:
    """``top`` is the active side of the card on top."""
    if top is None:
        return translate("SevenAndSeven", "The discard pile is empty.")
    return translate("SevenAndSeven", "Discard pile, {cards}, {card} on top. Enter opens it.").format(
        cards=COUNTS.cards(count), card=face(FACE_NAMES[top])
    )


def in_discard(side: int) -> str:
    return translate("SevenAndSeven", "{card}, discard pile.").format(card=_with_sides(side))


def track(count: int, virtue: bool, marks: Sequence[tuple[int, bool]]) -> str:
    """``Sins 5 of 7: Pride, Greed by a wild, Envy``; ``marks`` are faces and whether a wild stands for it."""
    names = [
        translate("SevenAndSeven", "{card} by a wild").format(card=face(FACE_NAMES[side]))
        if wild
        else face(FACE_NAMES[side])
        for side, wild in marks
    ]
    if virtue:
        title = translate("SevenAndSeven", "Virtues {count} of {all}").format(
            count=number(count), all=number(len(VIRTUES))
        )
    else:
        title = translate("SevenAndSeven", "Sins {count} of {all}").format(count=number(count), all=number(len(SINS)))
    if not names:
        return title
    return translate("SevenAndSeven", "{title}: {names}").format(title=title, names=", ".join(names))


def seat(hand_size: int, tracks: Sequence[str]) -> str:
    """What a seat has, for its panel."""
    held = translate("SevenAndSeven", "{cards} in hand").format(cards=COUNTS.cards(hand_size))
    return ". ".join([held, *tracks])
