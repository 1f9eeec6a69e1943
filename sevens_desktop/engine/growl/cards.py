"""What is in the boxes of Growl, 7 Sins and Undead, as tables.

A card is one integer, and each family has its range: 0 to 4 the hand cards, from 10 the Nights, 20 the Final Nights, 30
the sins and virtues, 50 the Undead, 60 the wound marker. The texts of the sins, the virtues and the Undead are a
reconstruction: the printed ones are not known, and putting them in changes this file and a function per card.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

GOLD, SALVE, CHARM, WOUND, BITE = KINDS = range(5)
KIND_NAMES = ("gold", "salve", "charm", "wound", "bite")
"""The hand cards; the same numbers name the icons."""

Counts = tuple[int, int, int, int, int]
"""Cards or icons per kind."""

NO_ICONS: Counts = (0, 0, 0, 0, 0)

BOX: Counts = (12, 5, 5, 8, 12)
EXTRA: Counts = (0, 0, 0, 4, 4)
"""Cards marked 6+, and as many again marked 9+ (GRO-C-*, GRO-U-2)."""

FEWEST_WITH_SIX, FEWEST_WITH_NINE = 6, 9

WOLF_ZEROS = {4: 1, 5: 1, 6: 2, 7: 2, 8: 2, 9: 3, 10: 3}
"""Start Bites by seats (GRO-U-3)."""

MORE_CARDS = 3
"""Dealt to each seat after the start card (GRO-U-4)."""

FEWEST_TO_SNIFF = 8
"""GRO-U-6."""

LIMIT = 3
"""Net bites that turn, net wounds that kill (GRO-I-1, GRO-I-2)."""

PASSED = 2
"""Cards that leave a hand each night (GRO-N-2)."""

NIGHT_CARDS = 3
"""Two Nights and a Final Night (GRO-U-1)."""

MOST_ALIVE_AT_END = 2
"""With so many alive the game ends at once (GRO-E-1, GRO-UR-6)."""

GIFT_HAND = 5
"""Cards in hand of those who may exchange The Gift."""

(
    BLOOD_HOUND,
    CAGED,
    HYPNOSIS,
    INSOMNIA,
    SEANCE,
    SILVER_BULLET,
    THE_GIFT,
    TRUTH_SERUM,
) = NIGHTS = range(10, 18)

(
    ALL_HALLOWS_EVE,
    THE_ACCUSED,
    THE_PURGE,
    THE_SLEEPWALKERS,
    THE_TEMPEST,
    THE_TRUSTED,
    THE_UNSAVED,
    THE_UNWANTED,
) = FINAL_NIGHTS = range(20, 28)

(
    PRIDE,
    GREED,
    LUST,
    ENVY,
    WRATH,
    SLOTH,
    GLUTTONY,
    HUMILITY,
    CHARITY,
    CHASTITY,
    KINDNESS,
    PATIENCE,
    DILIGENCE,
    TEMPERANCE,
) = SINS_AND_VIRTUES = range(30, 44)

(
    GRASPING_BONES,
    COLD_BITE,
    GRAVE_ROBBER,
    INFESTED_GIFT,
    WHISPERS_BELOW,
    GRAVE_STENCH,
    SHAMBLING_HORDE,
    MOANING_COMMAND,
    ROTTEN_FLESH,
    OPEN_GRAVE,
) = UNDEAD_CARDS = range(50, 60)

WOUND_MARKER = 60
"""Instead of a death on a Final Night with Undead at 4 or 5 seats (GRO-UR-1)."""

_FAMILIES: tuple[tuple[str, range, tuple[str, ...]], ...] = (
    ("GRO-C", KINDS, KIND_NAMES),
    (
        "GRO-NC",
        NIGHTS,
        (
            "blood-hound",
            "caged",
            "hypnosis",
            "insomnia",
            "seance",
            "silver-bullet",
            "the-gift",
            "truth-serum",
        ),
    ),
    (
        "GRO-FN",
        FINAL_NIGHTS,
        (
            "all-hallows-eve",
            "the-accused",
            "the-purge",
            "the-sleepwalkers",
            "the-tempest",
            "the-trusted",
            "the-unsaved",
            "the-unwanted",
        ),
    ),
    (
        "GRO-7S",
        SINS_AND_VIRTUES,
        (
            "pride",
            "greed",
            "lust",
            "envy",
            "wrath",
            "sloth",
            "gluttony",
            "humility",
            "charity",
            "chastity",
            "kindness",
            "patience",
            "diligence",
            "temperance",
        ),
    ),
    (
        "GRO-UD",
        UNDEAD_CARDS,
        (
            "grasping-bones",
            "cold-bite",
            "grave-robber",
            "infested-gift",
            "whispers-below",
            "grave-stench",
            "shambling-horde",
            "moaning-command",
            "rotten-flesh",
            "open-grave",
        ),
    ),
)

CARD_NAMES: dict[int, str] = {
    WOUND_MARKER: "wound-marker",
    **{code: name for _, codes, names in _FAMILIES for code, name in zip(codes, names, strict=True)},
}
"""The slug of every card."""

CARD_RULES: dict[int, str] = {
    WOUND_MARKER: "GRO-UR-1",
    **{code: f"{prefix}-{name}" for prefix, codes, names in _FAMILIES for code, name in zip(codes, names, strict=True)},
}
"""The rule id of every card."""

CARD_CODES: dict[str, int] = {name: code for code, name in CARD_NAMES.items()}

ICONS: dict[int, Counts] = {
    SILVER_BULLET: (0, 0, 0, 1, 0),
    ENVY: (0, 0, 0, 1, 0),
    WRATH: (0, 0, 0, 0, 1),
    CHARITY: (2, 0, 0, 0, 0),
    TEMPERANCE: (0, 1, 0, 0, 0),
    CHASTITY: (0, 0, 1, 0, 0),
    GRASPING_BONES: (0, 0, 0, 1, 0),
    COLD_BITE: (0, 0, 0, 0, 1),
    WOUND_MARKER: (0, 0, 0, 1, 0),
}
"""Icons a face-up card gives its owner (GRO-SR-7); the Silver Bullet has one more wound on a werewolf."""

NEIGHBOUR_ICONS: dict[int, Counts] = {LUST: (0, 0, 0, 0, 1), KINDNESS: (0, 0, 1, 0, 0)}
"""Icons a living owner's card gives each closest living neighbour (GRO-SR-9)."""

KEPT_AT_NIGHT = {GLUTTONY: WOUND, GREED: GOLD}
"""What the owner may not pass at night while two other cards can be passed."""

SPELLS = frozenset({SEANCE, SILVER_BULLET, *SINS_AND_VIRTUES, GRASPING_BONES, COLD_BITE, ROTTEN_FLESH, WOUND_MARKER})
"""Cards that lie face-up at a seat for the rest of the game."""


class Judgement(NamedTuple):
    """Who gets a sin or virtue (its yellow text): the seat with the most or the fewest ``asks``."""

    asks: str
    most: bool


JUDGEMENTS: dict[int, Judgement] = {
    GLUTTONY: Judgement("cards", most=True),
    GREED: Judgement("gold", most=True),
    ENVY: Judgement("gold", most=False),
    PRIDE: Judgement("cures", most=True),
    TEMPERANCE: Judgement("cards", most=False),
    CHASTITY: Judgement("charms", most=True),
    HUMILITY: Judgement("cures", most=False),
}

ASKED_ICONS: dict[str, tuple[int, ...]] = {"gold": (GOLD,), "cures": (SALVE, CHARM), "charms": (CHARM,)}
"""The icons that a judgement counts, in hand and on the table; ``cards`` counts the hand instead."""

LAST_GIVEN: dict[int, tuple[int, ...]] = {WRATH: (WOUND,), CHARITY: (GOLD,), KINDNESS: (SALVE, CHARM)}
"""Judgements that go to whoever most recently gave one of these by day."""

SIX_PLUS = (ROTTEN_FLESH, OPEN_GRAVE)
"""Undead cards that stay out with 4 or 5 seats (GRO-UR-1)."""

MOST_SEATS_FOR_MARKERS = 5

EVERYONE = (1 << 10) - 1
"""The seats of the largest table, as a mask."""


def composition(seats: int) -> Counts:
    """GRO-U-2: hand cards in play, start cards included."""
    times = (seats >= FEWEST_WITH_SIX) + (seats >= FEWEST_WITH_NINE)
    gold, salve, charm, wound, bite = (base + times * more for base, more in zip(BOX, EXTRA, strict=True))
    return gold, salve, charm, wound, bite


def sins_in_play(seats: int, settled: Mapping[str, object]) -> int:
    """How many sins and virtues are shuffled in (options ``sins`` and ``sins_count``)."""
    if not settled["sins"]:
        return 0
    count = settled["sins_count"]
    if isinstance(count, int):
        return count
    return 5 if seats <= 5 else 6 if seats <= 7 else 7


def deck_size(seats: int, settled: Mapping[str, object]) -> int:
    """Cards in the deck after the deal, Nights left out."""
    return sum(composition(seats)) - seats * (1 + MORE_CARDS) + sins_in_play(seats, settled)


def undead_in_play(seats: int) -> tuple[int, ...]:
    """GRO-UR-1, GRO-UR-2."""
    few = seats <= MOST_SEATS_FOR_MARKERS
    return tuple(card for card in UNDEAD_CARDS if not (few and card in SIX_PLUS))


def is_night(card: int) -> bool:
    """A Night or a Final Night."""
    return NIGHTS.start <= card < FINAL_NIGHTS.stop


def is_judged(card: int) -> bool:
    """A sin or a virtue."""
    return SINS_AND_VIRTUES.start <= card < SINS_AND_VIRTUES.stop
