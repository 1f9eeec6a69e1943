"""Who wins Growl when all play alike, and what the reconstructed cards of 7 Sins and Undead change.

Every seat is the one-step bot with beliefs; its choice is the same in the real position and in a determinization. The
same deals are played with each of the boxes. With a blank Undead deck the dead can only put a card on top of the deck
(GRO-UR-5), so the difference to it is what the Undead cards do.
``python -m benchmarks.growl_balance [--games K] [--seats N,N]`` prints a table in Markdown.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from random import Random
from statistics import mean, stdev

from sevens_desktop.bots.greedy import growl
from sevens_desktop.bots.verdict import Z_95, Verdict
from sevens_desktop.engine.contract import Action
from sevens_desktop.engine.growl.actions import Play
from sevens_desktop.engine.growl.game import GROWL
from sevens_desktop.engine.growl.ledger import ENDINGS, HUMANS_WIN, UNDEAD_WIN
from sevens_desktop.engine.growl.state import GrowlState


@dataclass(frozen=True, slots=True)
class Box:
    """What is played with; ``blank``: no Undead card has a text."""

    name: str
    sins: bool = False
    undead: bool = False
    blank: bool = False


BASE, SINS, UNDEAD, BOTH = Box("base"), Box("sins", sins=True), Box("undead", undead=True), Box("both", True, True)
BLANK = Box("blank undead", undead=True, blank=True)
BOXES = (BASE, SINS, UNDEAD, BLANK, BOTH)

Endings = list[int]
"""How each deal ended, as indices of ``ENDINGS``."""


def choose(state: GrowlState, seat: int, blank: bool, rng: Random) -> Action:
    """The best action of the one-step bot, without cards of a blank deck."""
    weighed = zip(state.legal_actions(), growl.weigh(state, seat), strict=True)
    open_to_it = [(action, weight) for action, weight in weighed if not (blank and isinstance(action, Play))]
    best = max(weight for _, weight in open_to_it)
    return rng.choice([action for action, weight in open_to_it if weight == best])


def play(seats: int, seed: str, box: Box) -> int:
    state = GROWL.set_up(seats, seed, GROWL.settle(seats, {"sins": box.sins, "undead": box.undead}))
    rng = Random(seed)
    while (seat := state.to_act) is not None:
        state.advance(choose(state, seat, box.blank, rng))
    assert state.ended is not None
    return state.ended.team


def share(endings: Endings, team: int) -> str:
    verdict = Verdict(endings.count(team), len(endings))
    low, high = verdict.interval()
    return f"{verdict.share:.0%} ({low:.0%} to {high:.0%})"


def difference(with_cards: Endings, without: Endings, team: int) -> str:
    """In points, with the 95 % interval of the differences deal by deal."""
    found = [100.0 * ((one == team) - (other == team)) for one, other in zip(with_cards, without, strict=True)]
    half = Z_95 * stdev(found) / len(found) ** 0.5
    return f"{mean(found):+.0f} ({mean(found) - half:+.0f} to {mean(found) + half:+.0f})"


def say(*cells: object) -> None:
    print("| " + " | ".join(map(str, cells)) + " |", flush=True)


def show(seats: int, found: dict[Box, Endings]) -> None:
    changes = {
        SINS: f"humans {difference(found[SINS], found[BASE], HUMANS_WIN)} beside {BASE.name}",
        UNDEAD: f"undead {difference(found[UNDEAD], found[BLANK], UNDEAD_WIN)} beside {BLANK.name}",
    }
    for box, endings in found.items():
        shares = (share(endings, team) if team in endings else "0" for team in range(len(ENDINGS)))
        say(seats, box.name, *shares, changes.get(box, ""))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seats", default=",".join(map(str, GROWL.seat_counts)))
    chosen = parser.parse_args()
    say("seats", "cards", *ENDINGS, "change in points")
    say(*["---"] * (len(ENDINGS) + 3))
    for seats in map(int, chosen.seats.split(",")):
        deals = [f"BALANCE-{number}" for number in range(chosen.games)]
        show(seats, {box: [play(seats, seed, box) for seed in deals] for box in BOXES})


if __name__ == "__main__":
    main()
