"""What is wrong with a position of 7 & 7, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sevens_desktop.engine.contract import Reason
from sevens_desktop.table.words.common import translate
from sevens_desktop.table.words.seven_and_seven_cards import kind


def problem(wrong: Reason) -> str:
    facts = wrong.facts
    match wrong.code:
        case "wrong_number_of_cards":
            return translate("SevenAndSeven", "{card}: {found} cards, but {expected} belong to the game.").format(
                card=kind(facts["card"]), found=facts["found"], expected=facts["expected"]
            )
        case "shown_card_not_in_hand":
            seat = facts["seat"]
            return translate("SevenAndSeven", "Seat {seat} does not hold a card that it took openly.").format(
                seat=seat + 1 if isinstance(seat, int) else seat
            )
        case "no_such_seat":
            return translate("SevenAndSeven", "The field {key} names a seat that is not there.").format(**facts)
        case code:
            return _PROBLEMS[code]()


_PROBLEMS: Mapping[str, Callable[[], str]] = {
    "no_legal_action": lambda: translate("SevenAndSeven", "The seat to act has nothing to choose."),
    "same_number_twice": lambda: translate("SevenAndSeven", "Two open cards have the same number."),
    "converter_not_in_play": lambda: translate("SevenAndSeven", "More Converters are ready than lie in play."),
    "nothing_to_decide_after_the_end": lambda: translate(
        "SevenAndSeven", "The game is over, but something is still to be decided."
    ),
    "over_too_early": lambda: translate("SevenAndSeven", "The game is over, but neither by a set nor by the pile."),
    "should_be_over": lambda: translate("SevenAndSeven", "The game should be over."),
    "impossible_stage": lambda: translate("SevenAndSeven", "A turn never comes to such a moment."),
    "card_between_places": lambda: translate("SevenAndSeven", "A card lies between its places at the wrong moment."),
    "guest_is_no_opponent": lambda: translate("SevenAndSeven", "Humility's guest is no opponent."),
    "impossible_announcement": lambda: translate("SevenAndSeven", "The card being played cannot be announced so."),
    "wrong_seat_to_act": lambda: translate("SevenAndSeven", "Another seat has to decide."),
}
