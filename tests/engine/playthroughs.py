"""Golden play-throughs: whole games as text, one file each under ``playthroughs/``.

``python -m tests.engine.playthroughs [SLUG ...]`` plays and writes those of the named games (of all games without a
name) anew. Do that after a change of behaviour that is meant, and read the difference.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path
from random import Random

from sevens_desktop.engine.catalog import GAMES
from sevens_desktop.engine.contract import Event, Game, State
from tests.engine.cases import LONGEST, MIXES, Case, option_sets

FOLDER = Path(__file__).parent / "playthroughs"
SEED = "GOLDEN-7"
VIEW_EVERY = 10
"""Decisions after which each seat's observation is written down."""


def chosen(game: Game) -> dict[str, Case]:
    """The games worth keeping, by file name: fewest and most seats as printed, the middle with mixed options."""
    counts = game.seat_counts
    middle = counts[len(counts) // 2]
    mixes = list(option_sets(game, middle))[-MIXES:]
    found = {f"{seats}-seats": Case(game, seats, {}) for seats in (counts[0], counts[-1])}
    found |= {f"mix-{number}": Case(game, middle, options) for number, options in enumerate(mixes, start=1)}
    return {f"{game.slug}-{name}.txt": case for name, case in found.items()}


def play(case: Case) -> list[str]:
    """The notation of a random game."""
    state, rng = case.deal(SEED), Random(7)
    taken: list[str] = []
    while state.to_act is not None:
        assert len(taken) < LONGEST
        action = rng.choice(state.legal_actions())
        taken.append(str(action))
        state.advance(action)
    return taken


def transcript(case: Case, seed: str, taken: list[str]) -> list[str]:
    """The lines of a play-through in which these actions are taken."""
    state = case.deal(seed)
    lines = [
        f"game: {case.game.slug}",
        f"rules_version: {case.game.rules_version}",
        f"seats: {case.seats}",
        f"seed: {seed}",
        f"options: {_line(case.options)}",
        "",
        f"position: {_line(state.position())}",
    ]
    for number, text in enumerate(taken):
        if number % VIEW_EVERY == 0:
            lines += _views(state)
        events: list[Event] = []
        legal = " | ".join(map(str, state.legal_actions()))
        lines += ["", f"seat {state.to_act} may: {legal}", f"> {text}"]
        state.apply(case.game.parse(text), events)
        lines += [_event(event) for event in events]
    lines += _views(state)
    outcome = state.outcome()
    lines += ["", f"position: {_line(state.position())}", ""]
    lines += [f"{key}: {_line(value)}" for key, value in asdict(outcome).items()] if outcome else ["not over"]
    return lines


def retell(lines: list[str]) -> list[str]:
    """The play-through that a file describes, played again."""
    head = dict(line.split(": ", 1) for line in lines[: lines.index("")])
    case = Case(GAMES[head["game"]], int(head["seats"]), json.loads(head["options"]))
    return transcript(case, head["seed"], [line[2:] for line in lines if line.startswith("> ")])


def _views(state: State) -> list[str]:
    return ["", *(f"seen by {seat}: {_line(asdict(state.observe(seat)))}" for seat in (None, *range(state.seats)))]


def _event(event: Event) -> str:
    line = f"  {event.kind} {_line(event.facts)}"
    if event.audience is not None:
        line += f" for {sorted(event.audience)}"
    for seat, facts in event.private.items():
        line += f" and to {seat} {_line(facts)}"
    return line + " reveals" * event.reveals


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def main(slugs: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for slug in slugs or list(GAMES):
        for old in FOLDER.glob(f"{slug}-*.txt"):
            old.unlink()
        for name, case in chosen(GAMES[slug]).items():
            lines = transcript(case, SEED, play(case))
            (FOLDER / name).write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
