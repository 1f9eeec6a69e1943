"""The Undead deck as a chronicle tells of it: which cards were drawn, and which are still to be drawn."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from sevens_desktop.engine.growl.cards import SPELLS, undead_in_play
from sevens_desktop.engine.growl.ledger import Entry
from sevens_desktop.engine.growl.retell import Contradiction


class Crypt(NamedTuple):
    """The card of each draw by its place in the story, and the cards left in the deck, top first."""

    draws: dict[int, int]
    left: list[int]


def dig(story: Sequence[Entry], seats: int, rng: Random) -> Crypt:
    """Draws that the story does not tell of are made up.

    Raises ``Contradiction`` if a card is drawn that cannot have been in the deck.
    """
    draws: dict[int, int] = {}
    deck = list(undead_in_play(seats))
    laid: set[int] = set()
    unseen: list[int] = []
    for index, entry in enumerate(story):
        if entry.kind == "drew":
            card = _drawn(story, index)
            if card is None:
                unseen.append(index)
            elif card in deck:
                draws[index] = card
                deck.remove(card)
            else:
                raise Contradiction("GRO-UR-5")
        elif entry.kind == "played" and entry.facts[1] in SPELLS:
            laid.add(entry.facts[1])
        elif entry.kind == "reshuffled":
            _make_up(draws, unseen, deck, rng)
            if deck:
                raise Contradiction("GRO-UR-5")
            deck = [card for card in undead_in_play(seats) if card not in laid]
    _make_up(draws, unseen, deck, rng)
    return Crypt(draws, deck)


def _drawn(story: Sequence[Entry], index: int) -> int | None:
    """The card of a draw: seen, or played at once."""
    if story[index].secret:
        return story[index].secret[0]
    following = story[index + 1] if index + 1 < len(story) else None
    return following.facts[1] if following is not None and following.kind == "played" else None


def _make_up(draws: dict[int, int], unseen: list[int], deck: list[int], rng: Random) -> None:
    if len(unseen) > len(deck):
        raise Contradiction("GRO-UR-5")
    rng.shuffle(deck)
    for index in unseen:
        draws[index] = deck.pop()
    unseen.clear()
