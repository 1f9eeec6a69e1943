"""A whole visit without a mouse: by the keyboard alone, and by the accessibility tree alone."""

from __future__ import annotations

import pytest

from sevens_desktop.ui.application import Program
from tests.tour.hands import Hands, Keyboard, Tree
from tests.tour.route import Tour


@pytest.mark.parametrize("hands", [Keyboard, Tree], ids=["keyboard", "accessibility_tree"])
def test_a_visit_from_the_first_start_to_another_language(hands: type[Hands], program: Program) -> None:
    """Qt warnings fail the test by themselves."""
    Tour(program, hands(program.window)).whole()
