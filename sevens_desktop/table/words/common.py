"""Words that all games share."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape, unescape

from PySide6.QtCore import QCoreApplication, QLocale

translate = QCoreApplication.translate

_TAGS = re.compile(r"</?b>")


def plain(styled: str) -> str:
    """A styled sentence without its marks."""
    return unescape(_TAGS.sub("", styled))


def styled(text: object) -> str:
    """A name or the like, safe inside a styled sentence."""
    return escape(str(text), quote=False)


def bold(text: object) -> str:
    return f"<b>{styled(text)}</b>"


def signed(points: int) -> str:
    """With its sign; a minus sign, not a hyphen."""
    return f"+{number(points)}" if points > 0 else number(points)


def number(value: float) -> str:
    """A whole number or one with a single digit behind the point, as the language writes it, with a minus sign."""
    text = QLocale().toString(value) if isinstance(value, int) else QLocale().toString(value, "f", 1)
    return text.replace("-", "\N{MINUS SIGN}")


def all_of(items: Sequence[str]) -> str:
    """``a, b and c``."""
    return _joined(items, translate("Common", "{first} and {last}"))


def any_of(items: Sequence[str]) -> str:
    """``a, b or c``."""
    return _joined(items, translate("Common", "{first} or {last}"))


def _joined(items: Sequence[str], pattern: str) -> str:
    if len(items) < 2:
        return "".join(items)
    return pattern.format(first=", ".join(items[:-1]), last=items[-1])


class Counts:
    """Counted things. A class, because lupdate finds plural forms in calls of ``tr`` only, with its name as context."""

    def tr(self, text: str, comment: str, count: int) -> str:
        return translate("Counts", text, comment, count)

    def cards_word(self, n: int) -> str:
        return self.tr("card(s)", "below their number", n)

    def cards(self, n: int) -> str:
        return self.tr("%n card(s)", "", n)

    def cards_face_down(self, n: int) -> str:
        return self.tr("%n card(s) face down", "", n)

    def cards_in_reserve(self, n: int) -> str:
        return self.tr("%n card(s) in reserve", "", n)

    def stones(self, n: int) -> str:
        return self.tr("%n Stone(s)", "", n)

    def stones_left(self, n: int) -> str:
        return self.tr("%n Stone(s) of Forgiveness left", "", n)

    def left(self, n: int) -> str:
        return self.tr("%n left", "cards of a pile", n)

    def points(self, n: int) -> str:
        """Qt counts up from nothing only: points below it are spoken as many above, with a minus sign."""
        return ("\N{MINUS SIGN}" if n < 0 else "") + self.tr("%n point(s)", "", abs(n))

    def turns(self, n: int) -> str:
        return self.tr("%n turn(s)", "", n)

    def games(self, n: int) -> str:
        return self.tr("%n game(s)", "", n)

    def of_games(self, n: int) -> str:
        return self.tr("of %n game(s)", "sample size", n)

    def seats(self, n: int) -> str:
        return self.tr("%n seat(s)", "", n)

    def kinds_of_sin(self, n: int) -> str:
        return self.tr("%n kind(s) of sin", "", n)

    def minutes(self, n: int) -> str:
        return self.tr("%n min", "", n)

    def matches(self, n: int) -> str:
        return self.tr("%n match(es)", "", n)

    def more(self, n: int) -> str:
        return self.tr("and %n more", "lines that are left out", n)

    def earlier_decisions(self, n: int) -> str:
        return self.tr("%n earlier decision(s)", "", n)

    def decisions(self, n: int) -> str:
        return self.tr("%n decision(s)", "", n)

    def people_share(self, n: int) -> str:
        return self.tr("%n people share this screen", "", n)


COUNTS = Counts()


def level(value: str) -> str:
    """A level that only another Sevens has goes by the name it has there."""
    return {
        "easy": translate("Common", "Easy"),
        "steady": translate("Common", "Steady"),
        "sharp": translate("Common", "Sharp"),
    }.get(value, value)


def level_description(value: str) -> str:
    return {
        "easy": translate("Common", "Plays from hand to mouth, and slips now and then."),
        "steady": translate("Common", "Thinks a little ahead."),
        "sharp": translate("Common", "Thinks hard about what may come."),
    }[value]


def kind_label(kind: str, bot_level: str, you: bool) -> str:
    """``You``, ``Human``, ``Bot · Steady``."""
    if kind == "person":
        return translate("Common", "You") if you else translate("Common", "Human")
    return translate("Common", "Bot · {level}").format(level=level(bot_level))


def state_of(state: str) -> str:
    """What a screen reader adds to the name of a card in this state."""
    return {
        "selected": translate("Common", "Selected."),
        "closed": translate("Common", "Press W for why."),
    }.get(state, "")


def turn_chip(turn: int, yours: bool) -> str:
    if yours:
        return translate("Common", "Turn {turn} · yours").format(turn=number(turn))
    return translate("Common", "Turn {turn}").format(turn=number(turn))


def in_turn(turn: int) -> str:
    """When something happened."""
    return translate("Common", "turn {turn}").format(turn=number(turn))


def choosing(name: str) -> str:
    return translate("Common", "{name} is choosing").format(name=name)


def choosing_here() -> str:
    """Beside the name."""
    return translate("Common", "choosing")


def game_over() -> str:
    return translate("Common", "The game is over")


def game_over_after(turns: int) -> str:
    return translate("Common", "Game over after {turns}").format(turns=COUNTS.turns(turns))


def won_with(winners: Sequence[str], you: bool, points: int) -> str:
    """``you``: the only winner is spoken to."""
    counted = COUNTS.points(points)
    if len(winners) > 1:
        return translate("Common", "{names} share the win with {points}").format(names=all_of(winners), points=counted)
    if you:
        return translate("Common", "You win with {points}").format(points=counted)
    return translate("Common", "{name} wins with {points}").format(name=winners[0], points=counted)


def first_player() -> str:
    return translate("Common", "First player")


def drawn_or_chosen() -> str:
    return translate("Common", "Drawn, or chosen by you.")


def rule_label(rule: str) -> str:
    return translate("Common", "Rule {rule}").format(rule=rule) if rule else ""
