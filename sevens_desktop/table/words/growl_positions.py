"""What is wrong with a position of Growl, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sevens_desktop.engine.contract import Facts, Reason
from sevens_desktop.table.words import growl_names as names
from sevens_desktop.table.words.common import translate


def problem(wrong: Reason) -> str:
    return _PROBLEMS[wrong.code](wrong.facts)


def _seat(facts: Facts) -> object:
    seat = facts["seat"]
    return seat + 1 if isinstance(seat, int) else seat


_PROBLEMS: Mapping[str, Callable[[Facts], str]] = {
    "ledger_contradicts_itself": lambda _: translate("Growl", "What has happened cannot have happened like this."),
    "wrong_undead_cards": lambda _: translate("Growl", "These are not the Undead cards of this game."),
    "nothing_to_decide": lambda _: translate("Growl", "Nobody has anything to decide, and the game is not over."),
    "wrong_deal": lambda _: translate("Growl", "The game does not begin with a hand for each seat."),
    "wrong_hand": lambda facts: translate("Growl", "Seat {seat} cannot have been dealt this hand.").format(
        seat=_seat(facts)
    ),
    "wrong_number_of_zeros": lambda facts: translate(
        "Growl", "{found} Wolf Zeros; {expected} belong to this number of seats."
    ).format(found=facts["found"], expected=facts["expected"]),
    "wrong_sniff": lambda _: translate("Growl", "The werewolves do not know each other as they should."),
    "wrong_number_of_cards": lambda facts: translate(
        "Growl", "{card}: {found} found, {expected} belong to the game."
    ).format(card=names.card(facts["card"]), found=facts["found"], expected=facts["expected"]),
    "wrong_nights": lambda _: translate("Growl", "Two Nights and a Final Night belong to the game."),
    "nights_out_of_place": lambda _: translate("Growl", "The Nights lie in the wrong place of the deck."),
    "wrong_number_of_sins": lambda facts: translate(
        "Growl", "{found} sins and virtues are not the number of this game."
    ).format(found=facts["found"]),
    "card_not_in_deck": lambda _: translate("Growl", "A card in the deck does not belong there."),
}
"""By code."""
