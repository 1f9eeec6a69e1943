"""``sevens``: the table and everything that can be done without it.

A spawned process imports this module again, so Qt is loaded only inside the commands that need it.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Callable, Sequence
from multiprocessing import freeze_support
from pathlib import Path
from typing import NoReturn

from sevens_desktop import __version__
from sevens_desktop.bots.levels import BOTS
from sevens_desktop.cli.fault import Fault
from sevens_desktop.cli.healthcheck import healthcheck
from sevens_desktop.cli.matches import arena, simulate
from sevens_desktop.cli.play import play
from sevens_desktop.cli.positions import judge, position, replay
from sevens_desktop.engine.catalog import GAMES
from sevens_desktop.engine.chance import clean_seed

BROKEN = 1
BAD_INPUT = 2
INTERRUPTED = 130

MOST_GAMES = 100_000
SEED = 24
MATCH_SEED = SEED - len(f"-{MOST_GAMES}")
"""The longest seeds; each of several games adds its number to it."""


class Parser(ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"{message[:1].upper()}{message[1:]}; {self.prog} --help shows what can be typed.\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return the exit status: 0, 1 if the system fails, 2 after bad input, 130 when interrupted."""
    freeze_support()
    _open_missing_streams()
    chosen = _parser().parse_args(arguments)
    try:
        status: int = chosen.command(chosen)
        sys.stdout.flush()
        return status
    except Fault as fault:
        sys.stderr.write(f"{fault}\n")
        return BAD_INPUT
    except BrokenPipeError:
        _say_no_more()
        return 0
    except OSError as error:
        _say_no_more()
        sys.stderr.write(f"This cannot go on: {error.strerror or error}.\n")
        return BROKEN
    except KeyboardInterrupt:
        return INTERRUPTED


def _say_no_more() -> None:
    """What is still to be printed is dropped, or Python would try it again on leaving."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _open_missing_streams() -> None:
    """A program without a console, or with its streams closed, has none: it reads nothing, and its words go nowhere."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - open until the end


def _parser() -> Parser:
    parser = Parser(prog="sevens", description="Four card games about the number seven at one desktop table.")
    parser.add_argument("--version", action="version", version=f"Sevens {__version__}")
    parser.set_defaults(command=play, file=None, demo=False, screenshots=None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")

    at_table = commands.add_parser("play", help="open the table")
    at_table.add_argument("file", nargs="?", metavar="FILE", help="a saved game to go on with")
    at_table.add_argument("--demo", action="store_true", help="bots play a game by themselves, then the table closes")
    at_table.add_argument("--screenshots", metavar="DIR", help="leave pictures of the screens in this folder")
    at_table.set_defaults(command=play)

    for command, text in ((simulate, "bots play games"), (arena, "find out whether the first bot is the better one")):
        match = commands.add_parser(command.__name__, help=text, description=command.__doc__)
        _add_deal(match, MATCH_SEED)
        match.add_argument("--bots", default="random", help=f"from seat 0 on, of {', '.join(BOTS)}; the last fills up")
        match.add_argument("--games", type=_count(MOST_GAMES), default=100, help="how many, at most")
        match.add_argument("--jobs", type=_count(64), default=1, help="processes that play at the same time")
        match.add_argument("--json", action="store_true", help="print JSON")
        if command is arena:
            match.add_argument("--full", action="store_true", help="play all games even when the answer is clear")
        match.set_defaults(command=command)

    opening = commands.add_parser("position", help="print the opening of a deal as JSON")
    _add_deal(opening, SEED)
    opening.set_defaults(command=position)

    ruling = commands.add_parser("judge", help="print the legal actions of a position, or its outcome, as JSON")
    ruling.add_argument("file", metavar="FILE", help="a position as JSON, - for the standard input")
    ruling.set_defaults(command=judge)

    again = commands.add_parser("replay", help="play a saved game again and print it")
    again.add_argument("file", metavar="FILE", help="a saved game")
    again.set_defaults(command=replay)

    health = commands.add_parser("healthcheck", help="try everything out off-screen")
    health.set_defaults(command=healthcheck)
    return parser


def _add_deal(parser: ArgumentParser, longest_seed: int) -> None:
    parser.add_argument("game", choices=tuple(GAMES), metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--seats", type=_count(99), default=2)
    parser.add_argument("--seed", type=_seed(longest_seed), default="7", help="same seed, same deal")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the game")


def _count(most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        number = int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else 0
        if not 1 <= number <= most:
            raise ArgumentTypeError(f"{text!r} is no whole number from 1 to {most}")
        return number

    return read


def _seed(longest: int) -> Callable[[str], str]:
    def read(text: str) -> str:
        seed = clean_seed(text)
        if seed is None or len(seed) > longest:
            raise ArgumentTypeError(f"{text!r} is not 1 to {longest} letters, digits and hyphens")
        return seed

    return read
