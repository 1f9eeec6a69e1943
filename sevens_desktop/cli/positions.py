"""``sevens position``, ``sevens judge`` and ``sevens replay``: positions and saved games as text."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from dataclasses import asdict
from pathlib import Path

from sevens_desktop.cli.fault import Fault, faults_of_file, faults_of_game
from sevens_desktop.cli.inputs import read_json, read_options
from sevens_desktop.engine.catalog import GAMES
from sevens_desktop.engine.contract import State
from sevens_desktop.storage.reading import read_game
from sevens_desktop.storage.resuming import resume


def position(arguments: Namespace) -> int:
    """Print the opening of a deal."""
    game = GAMES[arguments.game]
    options = read_options(game, arguments.seats, arguments.option)
    with faults_of_game(game.slug):
        state = game.deal(arguments.seats, arguments.seed, options)
    _print(state.position())
    return 0


def judge(arguments: Namespace) -> int:
    """Print what the rules say about a position."""
    data = read_json(arguments.file)
    game = GAMES.get(str(data.get("game")))
    if game is None:
        raise Fault(f"{arguments.file} names no game; its field game must be one of {', '.join(GAMES)}.")
    with faults_of_game(game.slug):
        state = game.load(data)
    _print(_judgment(state))
    return 0


def replay(arguments: Namespace) -> int:
    """Play a saved game again and print it decision by decision."""
    with faults_of_file(arguments.file):
        saved = read_game(Path(arguments.file))
        resumed = resume(saved)
    for decision in saved.decisions:
        sys.stdout.write(f"{decision.ply:>4}  {saved.players[decision.seat].name}: {decision.action}\n")
    _print(_judgment(resumed.state))
    return 0


def _judgment(state: State) -> dict[str, object]:
    outcome = state.outcome()
    if outcome is not None:
        return {"outcome": asdict(outcome)}
    return {"to_act": state.to_act, "legal_actions": [str(action) for action in state.legal_actions()]}


def _print(value: dict[str, object]) -> None:
    sys.stdout.write(json.dumps(value, indent=2) + "\n")
