"""Why something cannot be done in 7 Wonders Architects, in words."""

from __future__ import annotations

from collections.abc import Callable

from sevens_desktop.engine.architects.wonders import Cost
from sevens_desktop.engine.contract import Facts, Reason
from sevens_desktop.table.words.architects_names import card, cards, cost, deck, integer, items, stage, token, wonder
from sevens_desktop.table.words.common import all_of, any_of, game_over, translate


def refusal(refused: Reason) -> tuple[str, str]:
    """Title and reason."""
    return _REFUSALS[refused.code](refused.facts)


def _cost(facts: Facts) -> str:
    return cost(Cost(integer(facts["cards"]), facts["identical"] is True))


_REFUSALS: dict[str, Callable[[Facts], tuple[str, str]]] = {
    "game_over": lambda _: (
        game_over(),
        translate("Architects", "A wonder is finished or no card is left. Nothing more is played."),
    ),
    "take_first": lambda _: (
        translate("Architects", "Take a card first"),
        translate("Architects", "A turn begins with one card from the left pile, the right pile or the centre."),
    ),
    "one_card_a_turn": lambda _: (
        translate("Architects", "One card a turn"),
        translate("Architects", "You have taken your card. Only tokens and stages bring more."),
    ),
    "pile_empty": lambda facts: (
        translate("Architects", "This pile is empty"),
        translate("Architects", "{pile}: no card is left, and nothing is shuffled back.").format(
            pile=deck(facts["pile"])
        ),
    ),
    "wonder_not_in_play": lambda facts: (
        translate("Architects", "{wonder} is not in play").format(wonder=wonder(facts["wonder"])),
        translate("Architects", "Its deck stayed in the box."),
    ),
    "cat_not_held": lambda _: (
        translate("Architects", "You do not have the cat"),
        translate("Architects", "Only its owner may look at the top card of the centre."),
    ),
    "too_late_to_peek": lambda _: (
        translate("Architects", "Too late to look"),
        translate("Architects", "The cat looks at the start of a turn, before a card is chosen."),
    ),
    "already_peeked": lambda _: (
        translate("Architects", "You have looked"),
        translate("Architects", "You know the top card of the centre."),
    ),
    "only_alexandria_draws": lambda _: (
        translate("Architects", "Out of reach"),
        translate("Architects", "You reach your left pile, your right pile and the centre."),
    ),
    "already_built": lambda _: (
        translate("Architects", "This stage is built"),
        translate("Architects", "Every stage is built once."),
    ),
    "piece_not_open": lambda facts: (
        translate("Architects", "Not open yet"),
        translate("Architects", "It rests on {stages}: build that first.").format(
            stages=all_of(list(map(stage, items(facts["rests_on"]))))
        ),
    ),
    "card_not_held": lambda facts: (
        translate("Architects", "Not enough cards"),
        translate("Architects", "You have too little {card}.").format(card=card(facts["card"])),
    ),
    "wrong_number_of_cards": lambda facts: (
        translate("Architects", "You lack resources"),
        translate("Architects", "This stage needs {cost}. Gold stands for any resource.").format(cost=_cost(facts)),
    ),
    "cards_must_be_identical": lambda facts: (
        translate("Architects", "These cards do not fit"),
        translate("Architects", "This stage needs {cost}.").format(cost=_cost(facts)),
    ),
    "cards_must_be_different": lambda facts: (
        translate("Architects", "These cards do not fit"),
        translate("Architects", "This stage needs {cost}.").format(cost=_cost(facts)),
    ),
    "gold_only_for_missing": lambda _: (
        translate("Architects", "Gold only for what is missing"),
        translate("Architects", "You have cards that pay with less Gold."),
    ),
    "build_first": lambda facts: (
        translate("Architects", "A stage must be built"),
        translate("Architects", "You have what {stages} needs.").format(
            stages=any_of(list(map(stage, items(facts["pieces"]))))
        ),
    ),
    "token_must_be_earned": lambda _: (
        translate("Architects", "A token must be earned"),
        translate("Architects", "Two equal or three different science cards bring a progress token."),
    ),
    "claim_first": lambda _: (
        translate("Architects", "A progress token is due"),
        translate("Architects", "Turn in your science cards first."),
    ),
    "no_token_left": lambda _: (
        translate("Architects", "No token is left"),
        translate("Architects", "All progress tokens have been taken."),
    ),
    "stack_empty": lambda _: (
        translate("Architects", "The stack is empty"),
        translate("Architects", "Choose one of the open progress tokens."),
    ),
    "token_not_on_offer": lambda facts: (
        translate("Architects", "{token} is not on offer").format(token=token(facts["token"])),
        translate("Architects", "Choose one of the open tokens or the top of the stack."),
    ),
    "science_cards_missing": lambda facts: (
        translate("Architects", "Science cards are missing"),
        translate("Architects", "This needs {cards}.").format(cards=cards(items(facts["cards"]))),
    ),
    "token_used": lambda facts: (
        translate("Architects", "Once a turn"),
        translate("Architects", "{token} has served in this turn.").format(token=token(facts["token"])),
    ),
    "token_not_held": lambda facts: (
        translate("Architects", "You do not have {token}").format(token=token(facts["token"])),
        translate("Architects", "Only your own progress tokens serve you."),
    ),
    "token_not_ready": lambda facts: (
        translate("Architects", "Nothing calls for it"),
        translate("Architects", "{token} gives an extra card only for a card or stage of this turn.").format(
            token=token(facts["token"])
        ),
    ),
    "choose_token_first": lambda _: (
        translate("Architects", "Choose a token first"),
        translate("Architects", "Take one of the open tokens or the top of the stack."),
    ),
    "choose_deck_first": lambda _: (
        translate("Architects", "The effect comes first"),
        translate("Architects", "Choose the left or the right pile to look at."),
    ),
    "keep_card_first": lambda _: (
        translate("Architects", "The effect comes first"),
        translate("Architects", "Keep one of the cards you look at."),
    ),
    "choose_pile_first": lambda _: (
        translate("Architects", "The effect comes first"),
        translate("Architects", "Choose the pile from which you take the top card."),
    ),
    "card_not_looked_at": lambda _: (
        translate("Architects", "Not among these cards"),
        translate("Architects", "Keep one of the cards you look at."),
    ),
    "only_halicarnassus_looks": lambda _: (
        translate("Architects", "Nobody looks into a pile"),
        translate("Architects", "Only an effect of Halicarnassus does."),
    ),
    "only_halicarnassus_keeps": lambda _: (
        translate("Architects", "Nobody looks into a pile"),
        translate("Architects", "Only an effect of Halicarnassus does."),
    ),
    "not_this_game": lambda _: (
        translate("Architects", "That cannot be done now"),
        translate("Architects", "Nothing calls for it in this turn."),
    ),
}
"""By code."""
