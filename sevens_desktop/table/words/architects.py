"""7 Wonders Architects in words: the title, its options, and what the modules beside this one say."""

from __future__ import annotations

from collections.abc import Sequence

from sevens_desktop.table.words.architects_events import event, reason
from sevens_desktop.table.words.architects_names import wonder
from sevens_desktop.table.words.architects_refusals import refusal
from sevens_desktop.table.words.common import COUNTS, drawn_or_chosen, first_player, translate

__all__ = [
    "direction",
    "event",
    "face",
    "introduction",
    "minutes",
    "option",
    "option_value",
    "pick_random",
    "picks_note",
    "reason",
    "refusal",
    "score",
    "size",
    "summary",
    "title",
]


def title() -> str:
    return translate("Architects", "7 Wonders Architects")


def summary() -> str:
    return translate("Architects", "Three piles, one pick. Raise five stages before your neighbours.")


def introduction() -> str:
    return translate(
        "Architects",
        "Take one card a turn, from the left, from the right or from the unknown. Resources raise your wonder, "
        "science earns tokens, horns call to battle. The first finished wonder ends the game.",
    )


def minutes() -> int:
    return 25


def size(seats: int) -> str:
    return translate("Architects", "{seats}, one wonder each").format(seats=COUNTS.seats(seats))


def direction() -> str:
    return translate("Architects", "play runs clockwise")


def face(key: str, value: object) -> str:
    return f"wonder_{value}" if key == "wonders" else ""


# -- options


def option(key: str) -> tuple[str, str]:
    """Label and description."""
    return {
        "edition": (
            translate("Architects", "Edition"),
            translate("Architects", "When battles, stages and tokens come: at once, or within the turn."),
        ),
        "wonders": (
            translate("Architects", "Wonders"),
            translate("Architects", "Drawn, or chosen for each seat."),
        ),
        "start": (first_player(), drawn_or_chosen()),
        "economy_forces": (
            translate("Architects", "Economy forces"),
            translate("Architects", "The second coin of Economy can force a stage to be built."),
        ),
        "engineering_forces": (
            translate("Architects", "Engineering forces"),
            translate("Architects", "Cards that fit only by Engineering can force a stage to be built."),
        ),
        "gold_free": (
            translate("Architects", "Free use of Gold"),
            translate("Architects", "Gold may be paid although a fitting resource is there."),
        ),
    }[key]


def option_value(key: str, value: object) -> str:
    if key == "wonders":
        return wonder(value)
    return {
        "edition summary": translate("Architects", "Summary"),
        "edition rulebook": translate("Architects", "Rulebook"),
    }[f"{key} {value}"]


def score(points: int) -> str:
    return COUNTS.points(points)


def picks_note(seats: int, left_out: Sequence[str]) -> str:  # noqa: ARG001 (the same for every number)
    return translate("Architects", "Each seat raises another wonder, with its own deck of 25 cards.")


def pick_random(count: int) -> str:
    return {
        2: translate("Architects", "Draw two wonders"),
        3: translate("Architects", "Draw three wonders"),
        4: translate("Architects", "Draw four wonders"),
        5: translate("Architects", "Draw five wonders"),
        6: translate("Architects", "Draw six wonders"),
        7: translate("Architects", "Draw who has which"),
    }[count]
