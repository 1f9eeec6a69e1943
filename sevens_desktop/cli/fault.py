"""What is wrong with the input, in one sentence."""

from __future__ import annotations

from collections.abc import Iterable

from sevens_desktop.engine.contract import Reason


class Fault(Exception):  # noqa: N818 (it is the user's to mend, not the program's)
    """The command cannot be carried out; the text says what is wrong and what to do."""


def describe(problems: Iterable[Reason]) -> str:
    """Codes of the engine as text: what a person reads of ``OptionError`` and ``PositionError``."""
    return "; ".join(_describe(problem) for problem in problems)


def _describe(problem: Reason) -> str:
    facts = ", ".join(f"{key} {value}" for key, value in problem.facts.items())
    rule = f" ({problem.rule})" if problem.rule else ""
    return f"{problem.code.replace('_', ' ')}: {facts}{rule}" if facts else f"{problem.code.replace('_', ' ')}{rule}"
