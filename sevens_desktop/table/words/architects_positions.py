"""What is wrong with a position of 7 Wonders Architects, in words."""

from __future__ import annotations

from collections.abc import Callable

from sevens_desktop.engine.contract import Facts, Reason
from sevens_desktop.table.words.architects_names import card, deck, integer, token
from sevens_desktop.table.words.common import number, translate


def problem(wrong: Reason) -> str:
    return _PROBLEMS[wrong.code](wrong.facts)


_PROBLEMS: dict[str, Callable[[Facts], str]] = {
    "wrong_number_of_cards": lambda facts: translate(
        "Architects", "{card}: {found} cards, but {expected} belong to the game."
    ).format(card=card(facts["card"]), found=facts["found"], expected=facts["expected"]),
    "too_many_in_pile": lambda facts: translate("Architects", "{pile}: too much {card}.").format(
        pile=deck(facts["pile"]), card=card(facts["card"])
    ),
    "wrong_number_of_tokens": lambda facts: translate(
        "Architects", "{token}: {found} tokens, but {expected} belong to the game."
    ).format(token=token(facts["token"]), found=facts["found"], expected=facts["expected"]),
    "bad_row": lambda facts: translate("Architects", "{found} progress tokens lie open; three should.").format(**facts),
    "battle_not_fought": lambda facts: translate(
        "Architects", "{found} conflict tokens show war, and no battle was fought."
    ).format(**facts),
    "piece_in_the_air": lambda facts: translate(
        "Architects", "Seat {seat} has built a stage that rests on nothing."
    ).format(seat=number(integer(facts["seat"]) + 1)),
    "cat_without_icon": lambda _: translate("Architects", "The cat is not where a blue card with a cat is."),
    "nothing_to_peek_at": lambda _: translate(
        "Architects", "Somebody knows the top card of the centre, but the centre is empty."
    ),
    "token_not_usable": lambda _: translate(
        "Architects", "A progress token serves in this turn that the seat cannot use."
    ),
    "wrong_phase": lambda _: translate("Architects", "What is asked does not fit the position."),
    "over_too_early": lambda _: translate(
        "Architects", "The game is over, but no wonder is finished and cards are left."
    ),
    "should_be_over": lambda _: translate("Architects", "A wonder is finished, so the game is over."),
    "turn_does_not_match": lambda facts: translate("Architects", "Turn {turn} belongs to another seat.").format(
        turn=facts["turn"]
    ),
}
"""By code."""
