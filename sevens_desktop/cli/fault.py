"""What is wrong with the input, in one sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sevens_desktop.engine.contract import OptionError, PositionError
from sevens_desktop.storage.errors import StorageError


class Fault(Exception):
    """The command cannot be carried out; the text says what is wrong and what to do."""


@contextmanager
def faults_of_game(slug: str) -> Iterator[None]:
    """What the engine of this game refuses becomes a ``Fault``."""
    try:
        yield
    except (OptionError, PositionError) as error:
        from sevens_desktop.table.words.problems import problem  # noqa: PLC0415 (loads Qt)

        raise Fault(" ".join(problem(slug, wrong) for wrong in error.problems)) from error


@contextmanager
def faults_of_file(name: str) -> Iterator[None]:
    """What cannot be read from this file becomes a ``Fault``."""
    try:
        yield
    except StorageError as error:
        from sevens_desktop.table.words.problems import trouble  # noqa: PLC0415 (loads Qt)

        raise Fault(f"{name}: {trouble(error)}") from error
