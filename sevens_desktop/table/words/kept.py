"""Saved games, people and statistics in words."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QDateTime, QLocale

from sevens_desktop.table.words.common import number, translate


def turn_line(turn: int, whose: str, yours: bool) -> str:
    """Where a game stands; ``whose`` is the name of the seat to act."""
    if yours:
        return translate("Kept", "Turn {turn}, your move").format(turn=number(turn))
    return translate("Kept", "Turn {turn}, {name} to move").format(turn=number(turn), name=whose)


def finished_line(names: str, score: str) -> str:
    if not score:
        return translate("Kept", "{names} won").format(names=names)
    return translate("Kept", "{names} won with {points}").format(names=names, points=score)


def team_won(team: str, names: str) -> str:
    return {
        "humans": translate("Kept", "The humans won: {names}"),
        "wolves": translate("Kept", "The werewolves won: {names}"),
        "undead": translate("Kept", "The Undead won: {names}"),
    }[team].format(names=names)


def nobody_won() -> str:
    return translate("Kept", "Nobody won")


def when(changed: str, now: datetime) -> str:
    """``changed`` is ISO 8601: a time today, yesterday, a weekday, or a date."""
    try:
        moment = datetime.fromisoformat(changed).astimezone()
    except ValueError:
        return ""
    locale, days = QLocale(), (now.date() - moment.date()).days
    shown = QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
    if days == 0:
        return locale.toString(shown.time(), QLocale.FormatType.ShortFormat)
    if days == 1:
        return translate("Kept", "Yesterday")
    if 1 < days < 7:
        return locale.dayName(shown.date().dayOfWeek())
    return locale.toString(shown.date(), QLocale.FormatType.ShortFormat)


def removed(title: str) -> str:
    return translate("Kept", "{title} was removed.").format(title=title)


def damaged_file(name: str) -> str:
    return translate("Kept", "Damaged file {name}").format(name=name)


def exported() -> str:
    return translate("Kept", "The copy was written.")


def imported() -> str:
    return translate("Kept", "The game was taken in.")


def here_already() -> str:
    return translate("Kept", "This game is in the list already.")


def percent(share: float) -> str:
    return translate("Kept", "{number} %").format(number=number(round(100 * share)))


def filter_label(key: str) -> str:
    return {
        "name": translate("Kept", "Name"),
        "slug": translate("Kept", "Game"),
        "seats": translate("Kept", "Seats"),
        "level": translate("Kept", "Bots"),
        "team": translate("Kept", "Team"),
    }[key]


def everything() -> str:
    return translate("Kept", "All")


def level_group(level: str) -> str:
    """Bots at the table that are not of one known level."""
    return {"": translate("Kept", "No bots"), "mixed": translate("Kept", "Mixed bots")}[level]


def team(code: str) -> str:
    """The team of a seat at the end."""
    return {
        "humans": translate("Kept", "Humans"),
        "wolves": translate("Kept", "Werewolves"),
        "undead": translate("Kept", "Undead"),
    }[code]


def what_is_counted() -> str:
    return translate(
        "Kept",
        "Decided games only, a shared win in part, the win of a team whole. "
        "Not counted: free undo, the same deal again, a seed typed by hand, a seat handed to a bot.",
    )
