"""The cards of 7 & 7 in words: their names and what they do."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sevens_desktop.table.words.common import bold, styled, translate


def face(slug: object) -> str:
    """A card by its active side."""
    return {
        "pride": translate("SevenAndSeven", "Pride"),
        "humility": translate("SevenAndSeven", "Humility"),
        "gluttony": translate("SevenAndSeven", "Gluttony"),
        "temperance": translate("SevenAndSeven", "Temperance"),
        "envy": translate("SevenAndSeven", "Envy"),
        "kindness": translate("SevenAndSeven", "Kindness"),
        "greed": translate("SevenAndSeven", "Greed"),
        "charity": translate("SevenAndSeven", "Charity"),
        "wrath": translate("SevenAndSeven", "Wrath"),
        "patience": translate("SevenAndSeven", "Patience"),
        "sloth": translate("SevenAndSeven", "Sloth"),
        "diligence": translate("SevenAndSeven", "Diligence"),
        "lust": translate("SevenAndSeven", "Lust"),
        "chastity": translate("SevenAndSeven", "Chastity"),
        "dual-wild-sin": translate("SevenAndSeven", "Dual Wild (Sin)"),
        "dual-wild-virtue": translate("SevenAndSeven", "Dual Wild (Virtue)"),
        "wild-virtue": translate("SevenAndSeven", "Wild Virtue"),
        "wild-sin": translate("SevenAndSeven", "Wild Sin"),
        "converter": translate("SevenAndSeven", "Converter"),
        "capricious": translate("SevenAndSeven", "Capricious"),
    }[str(slug)]


def kind(slug: object) -> str:
    """A card whose side is not chosen: ``Pride/Humility``."""
    if slug == "dual-wild":
        return translate("SevenAndSeven", "Dual Wild")
    return "/".join(face(side) for side in str(slug).split("/"))


def bold_face(slug: object) -> str:
    return bold(face(slug))


def whose(name: str, yours: bool, slug: object) -> str:
    """Styled: a card in play with whose it is."""
    if yours:
        return translate("SevenAndSeven", "your {card}").format(card=bold_face(slug))
    return translate("SevenAndSeven", "{name}'s {card}").format(name=styled(name), card=bold_face(slug))


def ability(slug: object) -> str:
    """What the card says, in few words; it stands on the large card and under the selection."""
    return ABILITIES[str(slug)]()


ABILITIES: Mapping[str, Callable[[], str]] = {
    "pride": lambda: translate("SevenAndSeven", "You may play one more Sin this turn."),
    "humility": lambda: translate("SevenAndSeven", "You may play one more card; an opponent then may add one."),
    "gluttony": lambda: translate("SevenAndSeven", "Draw one card."),
    "temperance": lambda: translate("SevenAndSeven", "Draw three, keep one unseen, discard two."),
    "envy": lambda: translate("SevenAndSeven", "Use one ability, either side, of a card an opponent has in play."),
    "kindness": lambda: translate("SevenAndSeven", "Convert a card you have in play. Cannot be blocked."),
    "greed": lambda: translate("SevenAndSeven", "Take a card from an opponent's area, on either side."),
    "charity": lambda: translate("SevenAndSeven", "You may play one more card this turn."),
    "wrath": lambda: translate("SevenAndSeven", "Discard one card an opponent has in play."),
    "patience": lambda: translate("SevenAndSeven", "Also free to lay down when an opponent converts a card."),
    "sloth": lambda: translate("SevenAndSeven", "Free after your draw if you have four or more Sins in play."),
    "diligence": lambda: translate("SevenAndSeven", "You may put any discarded card into your area, no ability."),
    "lust": lambda: translate("SevenAndSeven", "You may convert two cards of one opponent, or one of each of two."),
    "chastity": lambda: translate("SevenAndSeven", "Only in an opponent's turn: block the card they just played."),
    "dual-wild-sin": lambda: translate("SevenAndSeven", "Counts as one Sin you miss."),
    "dual-wild-virtue": lambda: translate("SevenAndSeven", "Counts as one Virtue you miss."),
    "wild-virtue": lambda: translate("SevenAndSeven", "You may convert a Sin of any player. Then draw one card."),
    "wild-sin": lambda: translate(
        "SevenAndSeven",
        "You may convert a Virtue of any player. Discard the top card of the pile, then take one discard.",
    ),
    "converter": lambda: translate(
        "SevenAndSeven", "Play one more card. On a later turn, discard this to convert a card you have in play."
    ),
    "capricious": lambda: translate("SevenAndSeven", "Counts as one Sin and one Virtue you miss."),
}


def few(count: int) -> str:
    """A number from 0 to 7 as a word."""
    return (
        translate("SevenAndSeven", "none"),
        translate("SevenAndSeven", "one"),
        translate("SevenAndSeven", "two"),
        translate("SevenAndSeven", "three"),
        translate("SevenAndSeven", "four"),
        translate("SevenAndSeven", "five"),
        translate("SevenAndSeven", "six"),
        translate("SevenAndSeven", "seven"),
    )[count]


def progress(count: int, virtue: bool) -> str:
    """``six of seven sins``."""
    if virtue:
        if count == 7:
            return translate("SevenAndSeven", "all seven virtues")
        return translate("SevenAndSeven", "{count} of seven virtues").format(count=few(count))
    if count == 7:
        return translate("SevenAndSeven", "all seven sins")
    return translate("SevenAndSeven", "{count} of seven sins").format(count=few(count))
