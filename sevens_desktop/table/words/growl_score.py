"""The end of Growl in words."""

from __future__ import annotations

from collections.abc import Sequence

from sevens_desktop.table.words.common import all_of, bold, translate


def title(team: str, asked: bool, won: bool) -> str:
    """``asked``: a single person is addressed."""
    if asked and won:
        return {
            "humans": translate("Growl", "You win with the humans"),
            "wolves": translate("Growl", "You win with the werewolves"),
            "undead": translate("Growl", "You win with the Undead"),
        }[team]
    return {
        "humans": translate("Growl", "The humans win"),
        "wolves": translate("Growl", "The werewolves win"),
        "undead": translate("Growl", "The Undead win"),
        "nobody": translate("Growl", "Nobody wins"),
    }[team]


def growl() -> str:
    return translate("Growl", "The Growl")


def zeros_growl() -> str:
    return translate("Growl", "The Wolf Zeros growl")


def wolves_growl(*, after_zeros: bool) -> str:
    if after_zeros:
        return translate("Growl", "The other werewolves growl")
    return translate("Growl", "The werewolves growl")


def humans_cheer() -> str:
    return translate("Growl", "The living humans cheer")


def undead_groan() -> str:
    return translate("Growl", "The Undead groan")


def team_of(zero: bool, wolf: bool, undead: bool) -> str:
    if undead:
        return translate("Growl", "Undead")
    if zero:
        return translate("Growl", "Wolf Zero")
    return translate("Growl", "Werewolf") if wolf else translate("Growl", "Human")


def turned(night: int) -> str:
    return {
        0: translate("Growl", "Turned before the first night."),
        1: translate("Growl", "Turned after the first night fell."),
        2: translate("Growl", "Turned after the second night fell."),
        3: translate("Growl", "Turned in the Final Night."),
    }[night]


def died(night: int, cause: str) -> str:
    when = {
        0: translate("Growl", "Died before the first night"),
        1: translate("Growl", "Died after the first night fell"),
        2: translate("Growl", "Died after the second night fell"),
        3: translate("Growl", "Died in the Final Night"),
    }[night]
    return f"{when}, {_cause(cause)}."


def _cause(cause: str) -> str:
    return {
        "wounds": translate("Growl", "of wounds"),
        "two-cards": translate("Growl", "without two cards to pass"),
        "final-night": translate("Growl", "by the card of that night"),
    }[cause]


def untouched(wolf: bool) -> str:
    return translate("Growl", "Alive.") if not wolf else translate("Growl", "Alive, and a werewolf.")


def row_label(name: str, team: str, hand: str, turned_text: str, died_text: str, gained: str) -> str:
    parts = [f"{name}, {team}.", turned_text, died_text, translate("Growl", "Hand: {cards}.").format(cards=hand)]
    if gained:
        parts.append(f"{gained}.")
    return " ".join(part for part in parts if part)


def story() -> str:
    return translate("Growl", "Who turned when")


def was_zero(name: str) -> str:
    return translate("Growl", "{name} was a Wolf Zero.").format(name=bold(name))


def turned_then(name: str, night: int) -> str:
    return {
        0: translate("Growl", "{name} turned before the first night."),
        1: translate("Growl", "{name} turned after the first night fell."),
        2: translate("Growl", "{name} turned after the second night fell."),
        3: translate("Growl", "{name} turned in the Final Night."),
    }[night].format(name=bold(name))


def died_then(name: str, night: int, cause: str) -> str:
    return {
        0: translate("Growl", "{name} died before the first night, {cause}."),
        1: translate("Growl", "{name} died after the first night fell, {cause}."),
        2: translate("Growl", "{name} died after the second night fell, {cause}."),
        3: translate("Growl", "{name} died in the Final Night, {cause}."),
    }[night].format(name=bold(name), cause=_cause(cause))


def next_of_match() -> str:
    return translate("Growl", "Next game of the match")


def match_title() -> str:
    return translate("Growl", "The match so far")


def leads(leaders: Sequence[str]) -> str:
    if len(leaders) > 1:
        return translate("Growl", "{names} share the lead.").format(names=all_of(leaders))
    return translate("Growl", "{name} leads as Wolf King or Queen.").format(name=leaders[0])


def tokens_note(undead: bool) -> str:
    each = translate("Growl", "Each winner takes one gold token and one for each Gold.")
    if undead:
        return f"{each} " + translate("Growl", "Who is Undead no longer belongs to the former team.")
    return f"{each} " + translate("Growl", "The dead win with their team.")
