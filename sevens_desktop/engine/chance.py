"""Chance as one integer that a state carries: it is saved, copied and compared like any other field."""

from __future__ import annotations

import hashlib
import re
import secrets
from random import Random
from typing import TypeVar

T = TypeVar("T")

_SEED = re.compile(r"[A-Za-z0-9-]{1,24}")
_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CHANCE_STATES = 1 << 64
"""A chance state is a whole number from 0 and smaller than this."""
_MULTIPLIER = 6364136223846793005
_INCREMENT = 1442695040888963407


def clean_seed(seed: str) -> str | None:
    """The seed in capitals, or ``None`` if it is not 1 to 24 letters, digits and hyphens."""
    stripped = seed.strip()
    return stripped.upper() if _SEED.fullmatch(stripped) else None


def new_seed() -> str:
    """A fresh seed, short enough to read out: ``K7M4-419P``."""
    letters = [secrets.choice(_LETTERS) for _ in range(8)]
    return "".join(letters[:4]) + "-" + "".join(letters[4:])


def first_chance(seed: str) -> int:
    """The chance state that a cleaned seed begins with."""
    return int.from_bytes(hashlib.sha256(seed.encode("ascii")).digest()[:8], "big")


def next_chance(chance: int) -> int:
    """The chance state after one use (the multiplier and increment are Knuth's MMIX generator)."""
    return (chance * _MULTIPLIER + _INCREMENT) % CHANCE_STATES


def shuffle(cards: list[T], chance: int) -> int:
    """Shuffle in place and return the next chance state."""
    rng = Random(chance)
    cards.sort(key=lambda _: rng.random())
    return next_chance(chance)
