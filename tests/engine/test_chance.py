"""Seeds and the chance that follows from them."""

from __future__ import annotations

from collections import Counter

import pytest

from sevens_desktop.engine.chance import clean_seed, first_chance, new_seed, next_chance, shuffle


@pytest.mark.parametrize(
    ("typed", "seed"),
    [
        ("K7M4-419P", "K7M4-419P"),
        (" k7m4-419p ", "K7M4-419P"),
        ("A" * 24, "A" * 24),
        ("A" * 25, None),
        ("", None),
        ("two words", None),
        ("ÉTÉ", None),
        ("ß", None),
        ("\u017f", None),
        ("K\n", "K"),
        ("K\nL", None),
        ("٣", None),
    ],
    ids=repr,
)
def test_a_seed_is_cleaned_or_refused(typed: str, seed: str | None) -> None:
    assert clean_seed(typed) == seed


def test_new_seeds_are_clean_and_differ() -> None:
    seeds = [new_seed() for _ in range(50)]
    assert all(clean_seed(seed) == seed for seed in seeds)
    assert len(set(seeds)) == 50


def test_chance_is_the_same_on_every_machine() -> None:
    """Saved games rest on these numbers."""
    chance = first_chance("SEVEN")
    cards = list(range(10))
    following = shuffle(cards, chance)
    assert chance == 241091406845636461
    assert following == next_chance(chance)
    assert cards == [2, 7, 3, 0, 6, 5, 4, 8, 1, 9]


def test_every_order_is_as_likely_as_the_next() -> None:
    chance = first_chance("ORDER")
    found: Counter[str] = Counter()
    for _ in range(6000):
        cards = list("abc")
        chance = shuffle(cards, chance)
        found["".join(cards)] += 1
    assert len(found) == 6
    assert all(850 < count < 1150 for count in found.values())
