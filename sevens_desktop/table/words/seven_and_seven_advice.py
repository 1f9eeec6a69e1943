"""Hints of 7 & 7 in words: titles and facts, plain."""

from __future__ import annotations

from sevens_desktop.table.words.common import COUNTS, number, translate
from sevens_desktop.table.words.seven_and_seven_cards import face, kind, progress

# -- titles


def play(slug: str) -> str:
    return translate("SevenAndSeven", "Play {card}").format(card=face(slug))


def add(slug: str) -> str:
    return translate("SevenAndSeven", "Add {card}").format(card=face(slug))


def lay_down(slug: str) -> str:
    return translate("SevenAndSeven", "Lay down {card}").format(card=face(slug))


def draw() -> str:
    return translate("SevenAndSeven", "Draw three")


def choose(card: str) -> str:
    """``card``: with whose it is."""
    return translate("SevenAndSeven", "Choose {card}").format(card=card)


def take_as(slug: str) -> str:
    return translate("SevenAndSeven", "Take it as {card}").format(card=face(slug))


def no_target() -> str:
    return translate("SevenAndSeven", "Turn no other card")


def copy(slug: str) -> str:
    return translate("SevenAndSeven", "Let Envy be {card}").format(card=face(slug))


def turn(card: str, other: str) -> str:
    """``card``: with whose it is."""
    return translate("SevenAndSeven", "Turn {card} to {other}").format(card=card, other=face(other))


def block() -> str:
    return translate("SevenAndSeven", "Block with Chastity")


def let_it_happen() -> str:
    return translate("SevenAndSeven", "Let it happen")


def let_it_be() -> str:
    return translate("SevenAndSeven", "Let it be")


def invite(name: str) -> str:
    return translate("SevenAndSeven", "Invite {name}").format(name=name)


def keep(slug: str) -> str:
    return translate("SevenAndSeven", "Keep {card}").format(card=kind(slug))


def take(slug: str) -> str:
    return translate("SevenAndSeven", "Take {card}").format(card=kind(slug))


def discard(slug: str) -> str:
    return translate("SevenAndSeven", "Discard {card}").format(card=kind(slug))


def fetch(slug: str) -> str:
    return translate("SevenAndSeven", "Fetch {card}").format(card=face(slug))


# -- facts


def change(before: int, after: int, virtue: bool) -> str:
    return translate("SevenAndSeven", "You would come from {before} to {progress}.").format(
        before=number(before), progress=progress(after, virtue)
    )


def no_change(count: int, virtue: bool) -> str:
    return translate("SevenAndSeven", "You would stay at {progress}.").format(progress=progress(count, virtue))


def its_change(before: int, after: int, virtue: bool) -> str:
    """For the seat that plays the card in the middle."""
    return translate("SevenAndSeven", "Who plays it would come from {before} to {progress}.").format(
        before=number(before), progress=progress(after, virtue)
    )


def its_no_change(count: int, virtue: bool) -> str:
    return translate("SevenAndSeven", "Who plays it would stay at {progress}.").format(progress=progress(count, virtue))


def better_side(what: str) -> str:
    """A card whose side is not chosen yet."""
    return translate("SevenAndSeven", "On its better side: {what}").format(what=what)


def own(counts: tuple[int, int]) -> str:
    sins, virtues = (progress(count, side == 1) for side, count in enumerate(counts))
    return translate("SevenAndSeven", "You hold {sins} and {virtues}.").format(sins=sins, virtues=virtues)


def rival(count: int, virtue: bool) -> str:
    return translate("SevenAndSeven", "The closest opponent holds {progress}.").format(progress=progress(count, virtue))


def cannot_be_blocked() -> str:
    return translate("SevenAndSeven", "Kindness cannot be blocked.")


def unseen_chastities(count: int) -> str:
    return translate("SevenAndSeven", "Out of your sight: {cards} with Chastity.").format(cards=COUNTS.cards(count))


def unseen(slug: str, count: int) -> str:
    return translate("SevenAndSeven", "Out of your sight: {cards} with {card}.").format(
        cards=COUNTS.cards(count), card=face(slug)
    )


def unseen_kind(slug: str, count: int) -> str:
    return translate("SevenAndSeven", "Out of your sight: {cards} more of {card}.").format(
        cards=COUNTS.cards(count), card=kind(slug)
    )


def hand_grows(before: int, after: int) -> str:
    return translate("SevenAndSeven", "Your hand grows from {before} to {after}.").format(
        before=number(before), after=COUNTS.cards(after)
    )


def helpful(count: int, of: int) -> str:
    return translate("SevenAndSeven", "{count} of the {cards} you hold would raise a count of yours.").format(
        count=number(count), cards=COUNTS.cards(of)
    )


def invited(counts: tuple[int, int]) -> str:
    sins, virtues = (progress(count, side == 1) for side, count in enumerate(counts))
    return translate("SevenAndSeven", "It holds {sins} and {virtues}.").format(sins=sins, virtues=virtues)


def invited_holds(count: int) -> str:
    return translate("SevenAndSeven", "It has {cards} in hand.").format(cards=COUNTS.cards(count))
