"""The review of a finished game in words."""

from __future__ import annotations

from sevens_desktop.table.words.chances import about
from sevens_desktop.table.words.common import COUNTS, number, translate


def title(game: str) -> str:
    return translate("Review", "Review of {game}").format(game=game)


def progress(done: int, total: int) -> str:
    return translate("Review", "{done} of {decisions} looked at").format(
        done=number(done), decisions=COUNTS.decisions(total)
    )


def turn(count: int) -> str:
    return translate("Review", "Turn {turn}").format(turn=number(count))


def played(move: str) -> str:
    return translate("Review", "Your move: {move}").format(move=move)


def better(move: str) -> str:
    return translate("Review", "Better: {move}").format(move=move)


def costly(at: str, move: str, instead: str) -> str:
    """A decision that cost much, as a heading for who does not see it."""
    return translate("Review", "{turn}. Your move: {move}. Better: {better}.").format(
        turn=at, move=move, better=instead
    )


def move(at: str, what: str, share: float | None, costly: bool) -> str:
    """A decision as it is spoken."""
    if share is None:
        return translate("Review", "{turn}: {move}.").format(turn=at, move=what)
    if costly:
        line = translate("Review", "{turn}: {move}. Chance of winning {about}. It cost much.")
    else:
        line = translate("Review", "{turn}: {move}. Chance of winning {about}.")
    return line.format(turn=at, move=what, about=about(share))


def curve(first: float, last: float, least: float, most: float) -> str:
    return translate(
        "Review",
        "Chance of winning from decision to decision: first {first}, last {last}, lowest {least}, highest {most}.",
    ).format(first=about(first), last=about(last), least=about(least), most=about(most))


def no_curve() -> str:
    return translate("Review", "Chance of winning from decision to decision: nothing found yet.")


def nothing_costly(finished: bool) -> str:
    if finished:
        return translate("Review", "Nothing was found that would clearly have been better.")
    return translate("Review", "Nothing was found so far that would clearly have been better.")


def nothing_decided() -> str:
    return translate("Review", "There was nothing to decide in this game that can be looked at.")


def note(name: str, deals: int) -> str:
    return translate(
        "Review",
        "The chances are estimates: from each decision on, simple bots play on in {count} deals that fit all that "
        "{name} could know then. A difference that may be luck counts as none. Moves without a choice are left out.",
    ).format(count=number(deals), name=name)
