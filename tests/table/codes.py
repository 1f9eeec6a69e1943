"""Every code that a game of the engine can utter, read from its source."""

from __future__ import annotations

import ast
from pathlib import Path

import sevens_desktop.engine

ENGINE = Path(sevens_desktop.engine.__file__).parent
SHARED = ("contract.py", "reading.py")


def codes(room: str, *names: str) -> set[str]:
    """The literal first arguments of calls of these names in the engine room of a game."""
    return {code for path in sorted((ENGINE / room).glob("*.py")) for code in _codes(path, names)}


def shared_codes(*names: str) -> set[str]:
    return {code for name in SHARED for code in _codes(ENGINE / name, names)}


def _codes(path: Path, names: tuple[str, ...]) -> set[str]:
    calls = (node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call))
    firsts = (call.args[0] for call in calls if _name(call.func) in names and call.args)
    return {first.value for first in firsts if isinstance(first, ast.Constant) and isinstance(first.value, str)}


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""
