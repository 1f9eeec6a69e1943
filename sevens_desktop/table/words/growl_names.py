"""Names of the cards of Growl and what they say."""

from __future__ import annotations

from sevens_desktop.engine.growl.cards import KIND_NAMES
from sevens_desktop.table.words.common import all_of, translate


def card(slug: object) -> str:
    """The name of any card."""
    return _NAMES[str(slug)]()


def cards(slugs: object) -> list[str]:
    return [card(slug) for slug in slugs] if isinstance(slugs, list | tuple) else []


def tell(slug: object) -> str:
    """What a card does, in a sentence or two: ``""`` for the cards of a hand."""
    name = str(slug)
    if name in _WHITE:
        return " ".join(text for text in (yellow(name), white(name)) if text)
    return _TEXTS[name]() if name in _TEXTS else ""


def yellow(slug: object) -> str:
    """Who gets a sin or virtue; ``""`` where the drawer is free."""
    text = _YELLOW.get(str(slug))
    return text() if text is not None else ""


def free() -> str:
    """Stands where a sin or virtue has no judgement."""
    return translate("Growl", "Goes to any other living player.")


def white(slug: object) -> str:
    """What a sin or virtue, or another spell, does to its owner."""
    text = _WHITE.get(str(slug)) or _SPELLS.get(str(slug))
    return text() if text is not None else ""


def asked(slug: object) -> str:
    """What a judgement counts, as a heading of the numbers said aloud."""
    return _ASKED[str(slug)]()


NIGHT_NUMBERS = (1, 2, 3)


def night(number: int) -> str:
    return {
        1: translate("Growl", "First night"),
        2: translate("Growl", "Second night"),
        3: translate("Growl", "Final night"),
    }[number]


def day(number: int) -> str:
    """The day after so many nights."""
    return {
        0: translate("Growl", "day 1"),
        1: translate("Growl", "day 2"),
        2: translate("Growl", "day 3"),
    }[number]


def kind_of(slug: object) -> int:
    return KIND_NAMES.index(str(slug))


def hand(counts: list[int] | tuple[int, ...]) -> str:
    """``2 Bites, Gold``: a hand counted by kind."""
    parts = [_NUMBERED[kind](count) for kind, count in enumerate(counts) if count]
    return all_of(parts) if parts else translate("Growl", "no cards")


def some(kind: int, count: int) -> str:
    """``2 Bites``."""
    return _NUMBERED[kind](count)


class GrowlCounts:
    """Counted cards, for plural forms in calls of ``tr``."""

    def tr(self, text: str, comment: str, count: int) -> str:
        return translate("GrowlCounts", text, comment, count)

    def gold(self, n: int) -> str:
        return self.tr("%n Gold", "", n)

    def salves(self, n: int) -> str:
        return self.tr("%n Salve(s)", "", n)

    def charms(self, n: int) -> str:
        return self.tr("%n Charm(s)", "", n)

    def less_charms(self, n: int) -> str:
        return self.tr("{plus} less %n charm(s)", "bites that count", n)

    def less_salves(self, n: int) -> str:
        return self.tr("{plus} less %n salve(s)", "wounds that count", n)

    def wounds(self, n: int) -> str:
        return self.tr("%n Wound(s)", "", n)

    def bites(self, n: int) -> str:
        return self.tr("%n Bite(s)", "", n)

    def undead(self, n: int) -> str:
        return self.tr("%n undead", "cards of the Undead deck", n)

    def in_deck(self, n: int) -> str:
        return self.tr("%n in the deck", "", n)

    def tokens(self, n: int) -> str:
        return self.tr("%n gold token(s)", "", n)

    def votes(self, n: int) -> str:
        return self.tr("%n vote(s)", "", n)


NUMBERS = GrowlCounts()
_NUMBERED = (NUMBERS.gold, NUMBERS.salves, NUMBERS.charms, NUMBERS.wounds, NUMBERS.bites)
"""By kind."""

_NAMES = {
    "gold": lambda: translate("Growl", "Gold"),
    "salve": lambda: translate("Growl", "Salve"),
    "charm": lambda: translate("Growl", "Charm"),
    "wound": lambda: translate("Growl", "Wound"),
    "bite": lambda: translate("Growl", "Bite"),
    "wound-marker": lambda: translate("Growl", "Wound marker"),
    "blood-hound": lambda: translate("Growl", "Blood Hound"),
    "caged": lambda: translate("Growl", "Caged"),
    "hypnosis": lambda: translate("Growl", "Hypnosis"),
    "insomnia": lambda: translate("Growl", "Insomnia"),
    "seance": lambda: translate("Growl", "Séance"),
    "silver-bullet": lambda: translate("Growl", "Silver Bullet"),
    "the-gift": lambda: translate("Growl", "The Gift"),
    "truth-serum": lambda: translate("Growl", "Truth Serum"),
    "all-hallows-eve": lambda: translate("Growl", "All Hallows' Eve"),
    "the-accused": lambda: translate("Growl", "The Accused"),
    "the-purge": lambda: translate("Growl", "The Purge"),
    "the-sleepwalkers": lambda: translate("Growl", "The Sleepwalkers"),
    "the-tempest": lambda: translate("Growl", "The Tempest"),
    "the-trusted": lambda: translate("Growl", "The Trusted"),
    "the-unsaved": lambda: translate("Growl", "The Unsaved"),
    "the-unwanted": lambda: translate("Growl", "The Unwanted"),
    "pride": lambda: translate("Growl", "Pride"),
    "greed": lambda: translate("Growl", "Greed"),
    "lust": lambda: translate("Growl", "Lust"),
    "envy": lambda: translate("Growl", "Envy"),
    "wrath": lambda: translate("Growl", "Wrath"),
    "sloth": lambda: translate("Growl", "Sloth"),
    "gluttony": lambda: translate("Growl", "Gluttony"),
    "humility": lambda: translate("Growl", "Humility"),
    "charity": lambda: translate("Growl", "Charity"),
    "chastity": lambda: translate("Growl", "Chastity"),
    "kindness": lambda: translate("Growl", "Kindness"),
    "patience": lambda: translate("Growl", "Patience"),
    "diligence": lambda: translate("Growl", "Diligence"),
    "temperance": lambda: translate("Growl", "Temperance"),
    "grasping-bones": lambda: translate("Growl", "Grasping Bones"),
    "cold-bite": lambda: translate("Growl", "Cold Bite"),
    "grave-robber": lambda: translate("Growl", "Grave Robber"),
    "infested-gift": lambda: translate("Growl", "Infested Gift"),
    "whispers-below": lambda: translate("Growl", "Whispers Below"),
    "grave-stench": lambda: translate("Growl", "Grave Stench"),
    "shambling-horde": lambda: translate("Growl", "Shambling Horde"),
    "moaning-command": lambda: translate("Growl", "Moaning Command"),
    "rotten-flesh": lambda: translate("Growl", "Rotten Flesh"),
    "open-grave": lambda: translate("Growl", "Open Grave"),
}

_TEXTS = {
    "blood-hound": lambda: translate("Growl", "Look at the whole hand of another living player."),
    "caged": lambda: translate("Growl", "A living player sits this night out. You may choose yourself."),
    "hypnosis": lambda: translate("Growl", "Name a card other than Gold. Two others say how many of it they hold."),
    "insomnia": lambda: translate("Growl", "A living player knows tonight who sends what. You may choose yourself."),
    "seance": lambda: translate(
        "Growl", "Lies before a player, who tells the team at death. The dead tell it at once."
    ),
    "silver-bullet": lambda: translate("Growl", "Lies before a living player: one wound, two on a werewolf."),
    "the-gift": lambda: translate("Growl", "Two players with five cards or more send each other any one card."),
    "truth-serum": lambda: translate("Growl", "Another player shows you a card: a werewolf a Bite, if there is one."),
    "all-hallows-eve": lambda: translate("Growl", "A dead player gives a card to each closest living neighbour."),
    "the-accused": lambda: translate(
        "Growl", "In turn, each points at who shall die. The active player is last and breaks ties."
    ),
    "the-purge": lambda: translate("Growl", "All point at once at who shall die. The active player breaks ties."),
    "the-sleepwalkers": lambda: translate(
        "Growl", "Two living players change seats. Face-up cards stay where they are."
    ),
    "the-tempest": lambda: translate("Growl", "All put in a card. The cards are shuffled, and each gets one back."),
    "the-trusted": lambda: translate(
        "Growl", "In turn, each points at who shall be saved. Who is saved chooses who dies."
    ),
    "the-unsaved": lambda: translate("Growl", "One saves the next by pointing. The last one left dies."),
    "the-unwanted": lambda: translate(
        "Growl", "All point left or right at once. Who is pointed at from both sides dies."
    ),
    "grasping-bones": lambda: translate("Growl", "Lies before a living player: one wound."),
    "cold-bite": lambda: translate("Growl", "Lies before a living player: one bite."),
    "grave-robber": lambda: translate("Growl", "Take a random card from a living player, then give any of yours."),
    "infested-gift": lambda: translate("Growl", "Give a living player any card of your hand but a Wound."),
    "whispers-below": lambda: translate("Growl", "A living player says how many wounds count, less salves."),
    "grave-stench": lambda: translate("Growl", "Look at the hand of a living player."),
    "shambling-horde": lambda: translate("Growl", "Each living player passes a card to the left. Humans pass no Bite."),
    "moaning-command": lambda: translate(
        "Growl", "The next living player to draw must give the card to whom you name."
    ),
    "rotten-flesh": lambda: translate("Growl", "Lies before a living player: no salve counts."),
    "open-grave": lambda: translate("Growl", "Give a living player any card of your hand, a Wound too."),
}
"""Nights, Final Nights and Undead."""

_YELLOW = {
    "gluttony": lambda: translate("Growl", "Goes to whoever else holds the most cards."),
    "greed": lambda: translate("Growl", "Goes to whoever else has the most Gold icons."),
    "envy": lambda: translate("Growl", "Goes to whoever else has the fewest Gold icons."),
    "wrath": lambda: translate("Growl", "Goes to whoever last gave a Wound by day."),
    "pride": lambda: translate("Growl", "Goes to whoever else has the most salve and charm icons."),
    "charity": lambda: translate("Growl", "Goes to whoever last gave a Gold by day."),
    "temperance": lambda: translate("Growl", "Goes to whoever else holds the fewest cards."),
    "chastity": lambda: translate("Growl", "Goes to whoever else has the most charm icons."),
    "kindness": lambda: translate("Growl", "Goes to whoever last gave a Salve or Charm by day."),
    "humility": lambda: translate("Growl", "Goes to whoever else has the fewest salve and charm icons."),
}
"""Read aloud by who draws it."""

_WHITE = {
    "gluttony": lambda: translate("Growl", "At night you pass no Wound unless you must."),
    "greed": lambda: translate("Growl", "At night you pass no Gold unless you must."),
    "envy": lambda: translate("Growl", "One wound more."),
    "wrath": lambda: translate("Growl", "One bite more."),
    "lust": lambda: translate("Growl", "Each closest living neighbour has one bite more."),
    "pride": lambda: translate("Growl", "When a Night is revealed, say how many Bites you hold."),
    "sloth": lambda: translate("Growl", "Your day turns are skipped."),
    "charity": lambda: translate("Growl", "Two Gold more."),
    "temperance": lambda: translate("Growl", "One salve more."),
    "chastity": lambda: translate("Growl", "One charm more."),
    "kindness": lambda: translate("Growl", "Each closest living neighbour has one charm more."),
    "patience": lambda: translate("Growl", "You always know who sent what."),
    "humility": lambda: translate("Growl", "No Night may choose you or point at you."),
    "diligence": lambda: translate("Growl", "After your day card you give the next one, too."),
}
"""In force while it lies there."""

_SPELLS = {
    "seance": lambda: translate("Growl", "At death the team is told."),
    "silver-bullet": lambda: translate("Growl", "One wound more, two on a werewolf."),
    "grasping-bones": lambda: translate("Growl", "One wound more."),
    "cold-bite": lambda: translate("Growl", "One bite more."),
    "rotten-flesh": lambda: translate("Growl", "No salve counts."),
    "wound-marker": lambda: translate("Growl", "One wound more."),
}

_ASKED = {
    "gluttony": lambda: translate("Growl", "Cards in hand"),
    "temperance": lambda: translate("Growl", "Cards in hand"),
    "greed": lambda: translate("Growl", "Gold icons"),
    "envy": lambda: translate("Growl", "Gold icons"),
    "pride": lambda: translate("Growl", "Salve and charm icons"),
    "humility": lambda: translate("Growl", "Salve and charm icons"),
    "chastity": lambda: translate("Growl", "Charm icons"),
}
