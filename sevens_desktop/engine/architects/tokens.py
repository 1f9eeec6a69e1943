"""The progress tokens (ARC-T). A token is its kind, an index into ``TOKENS``; what a seat holds is a bit mask.

Culture is the last kind and comes twice: the second copy of it is the bit above.
"""

from __future__ import annotations

from sevens_desktop.engine.architects.cards import CARDS

EXTRA_CARD = ("urbanism", "crafts", "jewellery", "science", "propaganda", "architecture")
TOKENS = (
    *EXTRA_CARD,
    *("economy", "engineering"),
    *("tactics", "decor", "politics", "strategy", "education", "culture"),
)
CULTURE = TOKENS.index("culture")
STACK = len(TOKENS)
"""In place of a kind: the unseen top of the stack."""

ROW = 3
"""ARC-S-6."""

ARCHITECTURE = 1 << TOKENS.index("architecture")
ECONOMY = 1 << TOKENS.index("economy")
ENGINEERING = 1 << TOKENS.index("engineering")
TACTICS = 1 << TOKENS.index("tactics")
TACTICS_SHIELDS = 2

ALL_TOKENS = (*range(len(TOKENS)), CULTURE)

_TRIGGERS = {
    "urbanism": ("wood", "brick"),
    "crafts": ("paper", "glass"),
    "jewellery": ("stone", "gold"),
    "science": ("tablet", "gear", "compass"),
    "propaganda": ("red-1", "red-2"),
}

TRIGGERED = tuple(
    sum(1 << TOKENS.index(token) for token, cards in _TRIGGERS.items() if card in cards) for card in CARDS
)
"""By kind of card: the mask of tokens that give an extra card for it."""


def gain(held: int, token: int) -> int:
    """``held`` and one more token."""
    return held | (1 << token if not held >> token & 1 else 2 << token)


def tokens_in(held: int) -> list[int]:
    """The kinds held, in order; Culture twice if both copies are."""
    return [min(bit, CULTURE) for bit in range(len(ALL_TOKENS)) if held >> bit & 1]


def names(held: int) -> list[str]:
    return [TOKENS[token] for token in tokens_in(held)]


def parse_token(value: object) -> int | None:
    """The kind with this name; ``None`` for anything else."""
    return TOKENS.index(value) if isinstance(value, str) and value in TOKENS else None
