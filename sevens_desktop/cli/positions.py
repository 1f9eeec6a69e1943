"""``sevens position``, ``sevens judge`` and ``sevens replay``: positions and saved games as text."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from dataclasses import asdict
from pathlib import Path

from sevens_desktop.cli.fault import Fault
from sevens_desktop.cli.inputs import read_json, read_options
from sevens_desktop.engine.catalog import GAMES
from sevens_desktop.engine.contract import State
from sevens_desktop.storage.reading import read_game
from sevens_desktop.storage.resuming import resume


def position(arguments: Namespace) -> int:
    """Print the opening of a deal. Raises ``OptionError``."""
    game = GAMES[arguments.game]
    state = game.deal(arguments.seats, arguments.seed, read_options(game, arguments.seats, arguments.option))
    _print(state.position())
    return 0


def judge(arguments: Namespace) -> int:
    """Print what the rules say about a position. Raises ``PositionError``."""
    data = read_json(arguments.file)
    slug = data.get("game")
    if slug not in GAMES:
        raise Fault(f"{arguments.file} names no game; its field game must be one of {', '.join(GAMES)}.")
    _print(_judgment(GAMES[str(slug)].load(data)))
    return 0


def replay(arguments: Namespace) -> int:
    """Play a saved game again and print it decision by decision. Raises ``StorageError``."""
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
