"""What is wrong with a position of 7: The Sins, in words."""

from __future__ import annotations

from sevens_desktop.engine.contract import Facts, Reason
from sevens_desktop.table.words import the_sins as words
from sevens_desktop.table.words.common import translate


def problem(wrong: Reason) -> str:
    facts = wrong.facts
    match wrong.code:
        case "wrong_number_of_cards":
            return translate("TheSins", "{card} of {part}: {found} found, {expected} belong to the game.").format(
                card=words.kind(facts["card"]),
                part=words.part(facts["part"]),
                found=facts["found"],
                expected=facts["expected"],
            )
        case "pile_out_of_order":
            return translate("TheSins", "The pile does not go from Hell I to Hell III.")
        case "row_too_long":
            return translate("TheSins", "{found} cards lie in the row; five are the most.").format(found=facts["found"])
        case "row_too_short":
            return translate("TheSins", "{found} cards lie in the row; it is refilled to five.").format(
                found=facts["found"]
            )
        case "judgment_taken":
            return translate("TheSins", "A Last Judgment was taken; it stays in the row.")
        case "wrong_number_of_stones":
            return translate("TheSins", "{found} Stones are not two for each seat.").format(found=facts["found"])
        case "bad_start_card":
            return translate("TheSins", "The reserve of seat {seat} does not begin with a card of Hell I.").format(
                seat=_seat(facts, "seat")
            )
        case _:
            return _phase_problem(wrong)


def _phase_problem(wrong: Reason) -> str:
    facts = wrong.facts
    match wrong.code:
        case "wrong_seat_to_act":
            return translate("TheSins", "It cannot be the turn of seat {seat}.").format(seat=_seat(facts, "to_act"))
        case "no_legal_action":
            return translate("TheSins", "The seat to act has nothing to take.")
        case "should_be_over":
            return translate("TheSins", "Three Last Judgments are out, so the game is over.")
        case "over_too_early":
            return translate("TheSins", "The game is over, but not all Last Judgments are out.")
        case "bad_placing":
            return translate("TheSins", "The Stones of seat {seat} cannot lie there.").format(seat=_seat(facts, "seat"))
        case "stones_are_placed_for_all":
            return translate("TheSins", "Stones are placed for everyone in this game, nobody places them by hand.")
        case "wrong_seat_to_place":
            return translate("TheSins", "It cannot be seat {seat} that places Stones.").format(
                seat=_seat(facts, "to_act")
            )
        case other:
            raise KeyError(other)


def _seat(facts: Facts, key: str) -> str:
    """Seats are counted from 1 in sentences; a dash for none."""
    seat = facts[key]
    return str(seat + 1) if isinstance(seat, int) else "-"
