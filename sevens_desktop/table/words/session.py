"""What the table itself says: whose turn it is, taking back, hints, the curtain."""

from __future__ import annotations

from sevens_desktop.table.words.common import COUNTS, number, translate


def curtain_title(name: str) -> str:
    return translate("Session", "Pass the screen to {name}").format(name=name)


def curtain_button(name: str) -> str:
    return translate("Session", "I am {name}, show the table").format(name=name)


def curtain_note(turn: int, title: str) -> str:
    return translate("Session", "Nothing private is on screen. Turn {turn} of {title}.").format(
        turn=number(turn), title=title
    )


def banner(name: str) -> str:
    return translate("Session", "{name}, it is your turn.").format(name=name)


def does_anybody_react() -> str:
    return translate("Session", "Does anybody react?")


def nobody() -> str:
    return translate("Session", "Nobody")


def banner_reaction(name: str) -> str:
    return translate("Session", "{name}, you may react.").format(name=name)


def look_title() -> str:
    return translate("Session", "Look at your cards")


def looked() -> str:
    return translate("Session", "I have looked")


def undo(what: str, free: bool) -> str:
    """What taking back does; ``what`` is a sentence of the log, ``""`` where nothing was said."""
    if not what:
        return translate("Session", "Take back your last decision.")
    if free:
        return translate("Session", "Take back: {what} This game will not be counted.").format(what=what)
    return translate("Session", "Take back: {what}").format(what=what)


def no_undo(code: str) -> str:
    return {
        "not_yours": translate("Session", "There is nothing of yours to take back now."),
        "nothing_decided": translate("Session", "You have not decided anything yet."),
        "other_decided": translate("Session", "Another person has decided since."),
        "revealed": translate("Session", "A card was revealed since, and that cannot be taken back."),
        "over": translate("Session", "The game is over."),
    }[code]


def no_hint(code: str) -> str:
    return {
        "off": translate("Session", "Hints are off in this game."),
        "not_yours": translate("Session", "Hints are for your own turn."),
    }[code]


def mark(code: str) -> str:
    """Why a game is not counted."""
    return {
        "free_undo": translate("Session", "Free undo used"),
        "restarted": translate("Session", "Same deal again"),
        "hand_seeded": translate("Session", "Seed typed by hand"),
        "handed_over": translate("Session", "Seat handed to a bot"),
    }[code]


def unlisted(count: int) -> str:
    return translate("Session", "{decisions} under other rules cannot be shown.").format(
        decisions=COUNTS.earlier_decisions(count)
    )


def saved() -> str:
    return translate("Session", "Saved.")


def replay_position(turn: int, turns: int) -> str:
    return translate("Session", "Turn {turn} of {turns}").format(turn=number(turn), turns=number(turns))


def replay_start() -> str:
    return translate("Session", "The deal")
