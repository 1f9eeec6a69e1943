"""Many random games at every table: they end, nothing is lost, and every special card takes effect.

``python -m tests.engine.growl.sweep [GAMES]`` plays so many games (1,000) for each of 4 to 10 seats and each
combination of the boxes, with all of them with talk as well, and prints how often each card was seen to take effect.
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from time import perf_counter

from sevens_desktop.engine.growl.cards import (
    CARD_NAMES,
    CHARITY,
    CHASTITY,
    COLD_BITE,
    DILIGENCE,
    ENVY,
    FINAL_NIGHTS,
    GRASPING_BONES,
    GRAVE_ROBBER,
    GRAVE_STENCH,
    HUMILITY,
    INFESTED_GIFT,
    KEPT_AT_NIGHT,
    KINDNESS,
    LUST,
    MOANING_COMMAND,
    NIGHTS,
    OPEN_GRAVE,
    PATIENCE,
    PRIDE,
    ROTTEN_FLESH,
    SEANCE,
    SHAMBLING_HORDE,
    SILVER_BULLET,
    SINS_AND_VIRTUES,
    SLOTH,
    TEMPERANCE,
    UNDEAD_CARDS,
    WHISPERS_BELOW,
    WRATH,
)
from sevens_desktop.engine.growl.game import GROWL
from sevens_desktop.engine.growl.ledger import FINAL_NIGHT, Entry, entries
from sevens_desktop.engine.growl.state import GrowlState
from sevens_desktop.engine.growl.turns import pass_actions
from tests.engine.growl.test_random_games import check_whole

BOXES: dict[str, dict[str, object]] = {
    "base": {},
    "sins": {"sins": True},
    "undead": {"undead": True},
    "both": {"sins": True, "undead": True},
    "talk": {"sins": True, "undead": True, "talk": True},
}
LONGEST = 400

LAID = {
    SEANCE,
    SILVER_BULLET,
    ENVY,
    WRATH,
    LUST,
    CHARITY,
    TEMPERANCE,
    CHASTITY,
    KINDNESS,
    GRASPING_BONES,
    COLD_BITE,
    ROTTEN_FLESH,
}
"""Cards that take effect by lying there: their icons count."""

BY_ENTRY = {"looked": GRAVE_STENCH, "whispered": WHISPERS_BELOW, "took": GRAVE_ROBBER, "skipped": SLOTH}
TONIGHT = frozenset({"chose", "told", "looked", "showed", "pledged", "swapped", "got", "marked"})
"""Entries that a Night or Final Night card brings about."""


def play(seats: int, seed: str, options: dict[str, object], seen: Counter[int]) -> int:
    """A random game; the number of its decisions."""
    state = GROWL.set_up(seats, seed, GROWL.settle(seats, options))
    rng = Random(seed)
    for steps in range(LONGEST):
        if state.to_act is None:
            check_whole(state)
            count_entries(entries(state.ledger), seen)
            return steps
        count_frame(state, seen)
        actions = state.legal_actions()
        state.apply(actions[int(rng.random() * len(actions))])
    raise AssertionError(f"{seed} at {seats} seats does not end")


def count_frame(state: GrowlState, seen: Counter[int]) -> None:
    """Cards that take effect by what may be chosen."""
    frame, seat = state.frames[-1], state.to_act
    if seat is None:
        return
    if frame.kind == "pass":
        passed = {kind for action in pass_actions(state, seat) for kind in (action.left, action.right)}
        for card, kind in KEPT_AT_NIGHT.items():
            seen[card] += card in state.spells[seat] and state.hands[seat][kind] > 0 and kind not in passed
    elif frame.kind in ("choose", "hypnosis", "vote", "purge", "save"):
        owners = [other for other, spells in enumerate(state.spells) if HUMILITY in spells]
        seen[HUMILITY] += any(owner not in frame.seats and state.alive >> owner & 1 for owner in owners)
    elif frame.kind == "give":
        seen[MOANING_COMMAND] += frame.seats == (state.command,)
        last = state.ledger[0] if state.ledger else None
        seen[DILIGENCE] += last is not None and last.kind in ("gave", "placed") and last.facts[0] == seat


def count_entries(story: list[Entry], seen: Counter[int]) -> None:
    tonight = played = 0
    for entry, following in zip(story, [*story[1:], story[-1]], strict=True):
        kind, facts = entry.kind, entry.facts
        if kind == "night":
            tonight = facts[1]
            seen[PRIDE] += following.kind == "told"
        elif kind == "dusk":
            tonight = 0
        elif kind == "played":
            played = facts[1]
        elif kind == "sent" and played in (INFESTED_GIFT, OPEN_GRAVE, SHAMBLING_HORDE):
            seen[played] += 1
            played = 0
        elif kind == "sent" and entry.knowers.bit_count() == 2 and not played:
            seen[PATIENCE] += 1
        elif kind == "landed":
            played = 0
        if tonight and (kind in TONIGHT or (kind == "died" and facts[0] == FINAL_NIGHT)):
            seen[tonight] += 1
        elif kind == "placed" and facts[2] in LAID:
            seen[facts[2]] += 1
        elif kind in BY_ENTRY:
            seen[BY_ENTRY[kind]] += 1


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main(games: int) -> None:
    seen: Counter[int] = Counter()
    for name, options in BOXES.items():
        for seats in GROWL.seat_counts:
            start, steps = perf_counter(), 0
            for number in range(games):
                steps += play(seats, f"{name}-{number}", options, seen)
            rate = steps / (perf_counter() - start)
            say(f"{name:6} {seats:2} seats: {games} games, {steps / games:.1f} decisions each, {rate:,.0f} a second")
    for cards in (NIGHTS, FINAL_NIGHTS, SINS_AND_VIRTUES, UNDEAD_CARDS):
        say(", ".join(f"{CARD_NAMES[card]} {seen[card]}" for card in cards))
        assert all(seen[card] for card in cards)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
