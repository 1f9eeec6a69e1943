"""What is typed after a command, turned into values. All raise ``Fault``."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path

from sevens_desktop.bots.levels import BOTS
from sevens_desktop.cli.fault import Fault
from sevens_desktop.engine.contract import Game, Option, PickOption, SeatOption


def read_options(game: Game, seats: int, pairs: Iterable[str]) -> dict[str, object]:
    """``key=value`` pairs; a value is written as in JSON without quotes, a list with commas."""
    known = {option.key: option for option in game.options}
    options: dict[str, object] = {}
    for pair in pairs:
        key, equals, text = pair.partition("=")
        if not equals:
            raise Fault(f"The option {pair} has no value; write it as {pair}=value.")
        if key not in known:
            raise Fault(f"{game.slug} has no option {key}; it has {', '.join(known)}.")
        options[key] = _read_value(known[key], seats, text)
    return options


def _read_value(option: Option, seats: int, text: str) -> object:
    named = {_text(value): value for value in option.values}
    value: object = named.get(text, text)
    choice = ", ".join(named)
    if isinstance(option, PickOption):
        value = text if text == "random" else [named.get(part, part) for part in text.split(",")]
        choice = f"random or {option.count(seats)} of {choice}, with commas"
    elif isinstance(option, SeatOption):
        value = int(text) if text.isascii() and text.isdecimal() else text
        choice = f"random or the number of a seat, from 0 to {seats - 1}"
    if not option.allows(value, seats):
        raise Fault(f"The option {option.key} cannot be {text}; choose {choice}.")
    return value


def _text(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def read_line_up(text: str, seats: int) -> tuple[str, ...]:
    """The bots by seat: names separated by commas, of which the last one takes the seats that are left."""
    bots = text.split(",")
    for name in bots:
        if name not in BOTS:
            raise Fault(f"There is no bot {name!r}; choose from {', '.join(BOTS)}.")
    if len(bots) > seats:
        raise Fault(f"{len(bots)} bots do not fit {seats} seats; name at most {seats}.")
    return (*bots, *bots[-1:] * (seats - len(bots)))


def read_json(name: str) -> dict[str, object]:
    """A JSON object from a file, or from the standard input if the name is ``-``."""
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        raise Fault(f"{name} cannot be read ({error.strerror}); give the name of a file or - for the input.") from error
    try:
        value: object = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise Fault(f"{name} is not JSON ({error}); give a position as sevens position prints it.") from error
    if not isinstance(value, dict):
        raise Fault(f"{name} is no JSON object; give a position as sevens position prints it.")
    return value
