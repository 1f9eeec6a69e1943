"""What is in the box of 7 & 7.

A *kind* is what a card is before a side is chosen (0 to 11), a *face* a kind with its active side: ``2 * kind + side``,
side 0 a SIN, side 1 a VIRTUE. A hidden card is its kind. An open *card* has a number as well, so that the table can
follow it: ``14 * kind + 2 * number + side``. It takes the lowest number that no open card of its kind has and gives it
back when it is hidden again, so a number says nothing about where a card was before.
"""

from __future__ import annotations

SINS = ("pride", "gluttony", "envy", "greed", "wrath", "sloth", "lust")
VIRTUES = ("humility", "temperance", "kindness", "charity", "patience", "diligence", "chastity")
"""Each on the other side of the SIN in the same place."""

SINGLES = ("wild-virtue", "wild-sin", "converter", "capricious")

KINDS = (*(f"{sin}/{virtue}" for sin, virtue in zip(SINS, VIRTUES, strict=True)), "dual-wild", *SINGLES)
COPIES = 7
NUMBERS = (COPIES,) * 11 + (1,)
"""Copies of each kind in the box; the one Capricious is a promotional card (77-34)."""

PRIDE, HUMILITY, GLUTTONY, TEMPERANCE, ENVY, KINDNESS, GREED, CHARITY = range(8)
WRATH, PATIENCE, SLOTH, DILIGENCE, LUST, CHASTITY, DUAL_SIN, DUAL_VIRTUE = range(8, 16)
WILD_VIRTUE, WILD_SIN, CONVERTER, CAPRICIOUS = 17, 18, 20, 22

FACE_NAMES = {
    **{2 * kind: name for kind, name in enumerate((*SINS, "dual-wild-sin"))},
    **{2 * kind + 1: name for kind, name in enumerate((*VIRTUES, "dual-wild-virtue"))},
    **dict(zip((WILD_VIRTUE, WILD_SIN, CONVERTER, CAPRICIOUS), SINGLES, strict=True)),
}
FACES = tuple(sorted(FACE_NAMES))
FACES_BY_NAME = {name: face for face, name in FACE_NAMES.items()}

SIDES = tuple(tuple(face for face in FACES if face >> 1 == kind) for kind in range(len(KINDS)))
"""The faces of each kind."""

NAMED = range(2 * len(SINS))
"""77-12: the faces with a name of a SIN or VIRTUE, all two-sided."""

TWO_SIDED = range(DUAL_VIRTUE + 1)
SIN_FACES = frozenset({*NAMED[::2], DUAL_SIN, WILD_SIN, CAPRICIOUS})
VIRTUE_FACES = frozenset({*NAMED[1::2], DUAL_VIRTUE, WILD_VIRTUE, CAPRICIOUS})

FACE = tuple(2 * (card // (2 * COPIES)) + card % 2 for card in range(2 * COPIES * len(KINDS)))
"""The face of each open card."""

HAND = 5
"""77-01: cards dealt to each seat."""

HAND_LIMIT = 7
"""77-05."""

SLOTH_SINS = 4
"""77-29: SIN cards in play that let Sloth out."""


def kind_of(face: int) -> int:
    return face >> 1


def card_of(face: int, number: int) -> int:
    """The open card of this face; ``number`` counts from 0."""
    return 2 * COPIES * (face >> 1) + 2 * number + (face & 1)


def card_text(card: int) -> str:
    """``sloth#3``: the active side and the number of an open card, from 1."""
    return f"{FACE_NAMES[FACE[card]]}#{card // 2 % COPIES + 1}"


def parse_card(text: object) -> int | None:
    """The inverse of ``card_text``; ``None`` for anything else."""
    name, _, number = str(text).partition("#")
    face = FACES_BY_NAME.get(name)
    if face is None or number not in map(str, range(1, NUMBERS[face >> 1] + 1)):
        return None
    return card_of(face, int(number) - 1)


def parse_kind(text: object) -> int | None:
    return KINDS.index(text) if isinstance(text, str) and text in KINDS else None


def parse_face(text: object) -> int | None:
    return FACES_BY_NAME.get(text) if isinstance(text, str) else None


def box(capricious: bool) -> list[int]:
    """Every kind as often as it is in the game, with the promotional card or without (77-34)."""
    return [kind for kind, copies in enumerate(NUMBERS) for _ in range(copies) if copies == COPIES or capricious]
