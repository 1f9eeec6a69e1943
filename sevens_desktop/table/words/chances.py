"""Chances of winning, as hints and reviews say them."""

from __future__ import annotations

from sevens_desktop.table.words.common import translate
from sevens_desktop.table.words.kept import percent


def thinking() -> str:
    return translate("Chances", "Thinking about your move")


def chance() -> str:
    return translate("Chances", "Chance of winning")


def instead(move: str) -> str:
    return translate("Chances", "Instead: {move}").format(move=move)


def about(share: float) -> str:
    """A chance that was found by trying."""
    return translate("Chances", "about {percent}").format(percent=percent(share))


def chance_with(move: str, share: float) -> str:
    return translate("Chances", "{move}: chance of winning {about}.").format(move=move, about=about(share))
