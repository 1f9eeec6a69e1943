"""The things of 7 Wonders Architects by name: cards, decks, wonders, stages, progress tokens."""

from __future__ import annotations

from collections.abc import Iterable

from sevens_desktop.engine.architects.wonders import PIECES, Cost
from sevens_desktop.table.words.common import all_of, number, translate


class ArchitectsCounts:
    """Counted things. A class, because lupdate finds plural forms in calls of ``tr`` only, with its name as context."""

    def tr(self, text: str, comment: str, count: int) -> str:
        return translate("ArchitectsCounts", text, comment, count)

    def shields(self, n: int) -> str:
        return self.tr("%n shield(s)", "", n)

    def victories(self, n: int) -> str:
        return self.tr("%n victory token(s)", "", n)

    def progress(self, n: int) -> str:
        return self.tr("%n progress token(s)", "", n)

    def resources(self, n: int) -> str:
        return self.tr("%n resource(s)", "", n)

    def science(self, n: int) -> str:
        return self.tr("%n science card(s)", "", n)

    def stages(self, n: int) -> str:
        return self.tr("%n stage(s)", "", n)

    def missing(self, n: int) -> str:
        return self.tr("%n more card(s)", "", n)

    def turned(self, n: int) -> str:
        return self.tr("%n conflict token(s) turned to war", "", n)

    def horns_lost(self, n: int) -> str:
        return self.tr("%n horn(s) too many", "", n)

    def horned(self, n: int) -> str:
        return self.tr("%n red card(s) with horns", "", n)

    def builders(self, n: int) -> str:
        return self.tr("%n would build a stage", "cards of a pile", n)

    def battles(self, n: int) -> str:
        return self.tr("%n would bring battle", "cards of a pile", n)

    def tokens_left(self, n: int) -> str:
        return self.tr("%n left in the stack", "", n)


COUNTS = ArchitectsCounts()


# -- cards


def card(slug: object) -> str:
    return {
        "wood": translate("Architects", "Wood"),
        "stone": translate("Architects", "Stone"),
        "brick": translate("Architects", "Brick"),
        "paper": translate("Architects", "Papyrus"),
        "glass": translate("Architects", "Glass"),
        "gold": translate("Architects", "Gold"),
        "tablet": translate("Architects", "Tablet"),
        "gear": translate("Architects", "Gear"),
        "compass": translate("Architects", "Compass"),
        "red-0": translate("Architects", "Shield"),
        "red-1": translate("Architects", "Shield with a horn"),
        "red-2": translate("Architects", "Shield with two horns"),
        "blue-3": translate("Architects", "3 points"),
        "blue-2": translate("Architects", "2 points and the cat"),
    }[str(slug)]


def cards(slugs: Iterable[object]) -> str:
    """``Wood, 2 Brick and Gold``."""
    listed = list(slugs)
    names = []
    for slug in dict.fromkeys(listed):
        copies = listed.count(slug)
        names.append(some(copies, slug) if copies > 1 else card(slug))
    return all_of(names)


def some(count: int, slug: object) -> str:
    """``2 Brick``."""
    return translate("Architects", "{count} {card}").format(count=number(count), card=card(slug))


# -- piles


def side(name: object) -> str:
    """A pile within reach."""
    return {
        "left": translate("Architects", "Left"),
        "centre": translate("Architects", "Centre"),
        "right": translate("Architects", "Right"),
    }[str(name)]


def pile(name: object) -> str:
    """A pile within reach, as the start of a name."""
    return {
        "left": translate("Architects", "Left pile"),
        "centre": translate("Architects", "Centre pile"),
        "right": translate("Architects", "Right pile"),
    }[str(name)]


def from_side(name: object) -> str:
    return {
        "left": translate("Architects", "from the left pile"),
        "centre": translate("Architects", "from the centre"),
        "right": translate("Architects", "from the right pile"),
    }[str(name)]


def from_pile(slug: object) -> str:
    """Out of a deck, named by its wonder, or out of the centre."""
    return {
        "alexandria": translate("Architects", "from the deck of Alexandria"),
        "halicarnassus": translate("Architects", "from the deck of Halicarnassus"),
        "ephesus": translate("Architects", "from the deck of Ephesus"),
        "olympia": translate("Architects", "from the deck of Olympia"),
        "babylon": translate("Architects", "from the deck of Babylon"),
        "rhodes": translate("Architects", "from the deck of Rhodes"),
        "giza": translate("Architects", "from the deck of Giza"),
        "centre": translate("Architects", "from the centre"),
    }[str(slug)]


def deck(slug: object) -> str:
    """A pile as the start of a name."""
    return {
        "alexandria": translate("Architects", "Deck of Alexandria"),
        "halicarnassus": translate("Architects", "Deck of Halicarnassus"),
        "ephesus": translate("Architects", "Deck of Ephesus"),
        "olympia": translate("Architects", "Deck of Olympia"),
        "babylon": translate("Architects", "Deck of Babylon"),
        "rhodes": translate("Architects", "Deck of Rhodes"),
        "giza": translate("Architects", "Deck of Giza"),
        "centre": translate("Architects", "Centre pile"),
    }[str(slug)]


# -- wonders


def wonder(slug: object) -> str:
    return {
        "alexandria": translate("Architects", "Alexandria"),
        "halicarnassus": translate("Architects", "Halicarnassus"),
        "ephesus": translate("Architects", "Ephesus"),
        "olympia": translate("Architects", "Olympia"),
        "babylon": translate("Architects", "Babylon"),
        "rhodes": translate("Architects", "Rhodes"),
        "giza": translate("Architects", "Giza"),
    }[str(slug)]


def stage(piece: object) -> str:
    """A piece by its number, from the bottom: ``stage 3``."""
    return translate("Architects", "stage {number}").format(number=number(stage_number(piece)))


def stage_number(piece: object) -> int:
    return PIECES.index(str(piece)) + 1


def cost(terms: Cost) -> str:
    if terms.identical:
        return translate("Architects", "{count} of a kind").format(count=number(terms.cards))
    return translate("Architects", "{count} different").format(count=number(terms.cards))


def effect(code: str) -> str:
    """What a stage does when it is built, as the end of a sentence."""
    return {
        "any_pile": translate("Architects", "take the top card of any pile"),
        "look_five": translate("Architects", "look at five cards of a side pile and keep one"),
        "centre_card": translate("Architects", "take the top card of the centre"),
        "side_cards": translate("Architects", "take the top cards of the left and the right pile"),
        "token": translate("Architects", "take a progress token"),
        "shield": translate("Architects", "one more shield for good"),
    }[code]


# -- progress tokens


def token(slug: object) -> str:
    return {
        "urbanism": translate("Architects", "Urbanism"),
        "crafts": translate("Architects", "Crafts"),
        "jewellery": translate("Architects", "Jewellery"),
        "science": translate("Architects", "Science"),
        "propaganda": translate("Architects", "Propaganda"),
        "architecture": translate("Architects", "Architecture"),
        "economy": translate("Architects", "Economy"),
        "engineering": translate("Architects", "Engineering"),
        "tactics": translate("Architects", "Tactics"),
        "decor": translate("Architects", "Decor"),
        "politics": translate("Architects", "Politics"),
        "strategy": translate("Architects", "Strategy"),
        "education": translate("Architects", "Education"),
        "culture": translate("Architects", "Culture"),
    }[str(slug)]


def token_effect(slug: object) -> str:
    """In a few words."""
    return {
        "urbanism": translate("Architects", "extra card after Wood or Brick"),
        "crafts": translate("Architects", "extra card after Papyrus or Glass"),
        "jewellery": translate("Architects", "extra card after Stone or Gold"),
        "science": translate("Architects", "extra card after a science card"),
        "propaganda": translate("Architects", "extra card after horns"),
        "architecture": translate("Architects", "extra card after building a stage"),
        "economy": translate("Architects", "one Gold counts twice, once a turn"),
        "engineering": translate("Architects", "any resources fit, once a turn"),
        "tactics": translate("Architects", "2 shields, for good"),
        "decor": translate("Architects", "4 points, 6 with a finished wonder"),
        "politics": translate("Architects", "1 point for each cat icon"),
        "strategy": translate("Architects", "1 point for each victory token"),
        "education": translate("Architects", "2 points for each progress token"),
        "culture": translate("Architects", "4 points, 12 for both"),
    }[str(slug)]


def source(slug: str) -> str:
    """A source of points (ARC-O-3)."""
    return {
        "wonder": translate("Architects", "Stages"),
        "blue": translate("Architects", "Blue cards"),
        "victories": translate("Architects", "Victory tokens"),
        "cat": translate("Architects", "Cat"),
        "tokens": translate("Architects", "Progress tokens"),
    }[slug]


def source_word(slug: str) -> str:
    """A source of points beside its number."""
    return {
        "wonder": translate("Architects", "stages"),
        "blue": translate("Architects", "blue"),
        "victories": translate("Architects", "victories"),
        "cat": translate("Architects", "cat"),
        "tokens": translate("Architects", "tokens"),
    }[slug]


# -- facts of events and refusals


def integer(value: object) -> int:
    return value if isinstance(value, int) else 0


def items(value: object) -> list[object]:
    return list(value) if isinstance(value, list | tuple) else []
