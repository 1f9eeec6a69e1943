"""Why something cannot be done in Growl: title and reason."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sevens_desktop.engine.contract import Facts, Reason
from sevens_desktop.table.words import growl_names as names
from sevens_desktop.table.words.common import game_over, translate


def refusal(refused: Reason) -> tuple[str, str]:
    title, text = _REFUSALS[refused.code]
    card = names.card(refused.facts["card"]) if "card" in refused.facts else ""
    return title(), text(refused.facts).format(card=card)


def _judged(facts: Facts) -> str:
    yellow = names.yellow(facts["card"])
    return f"{yellow} " + translate("Growl", "Among equals the drawer chooses, and never takes it.")


Text = Callable[[Facts], str]

_REFUSALS: Mapping[str, tuple[Callable[[], str], Text]] = {
    "game_over": (
        game_over,
        lambda _: translate("Growl", "Nothing more is given or chosen."),
    ),
    "never_to_yourself": (
        lambda: translate("Growl", "Never to yourself"),
        lambda _: translate("Growl", "A drawn card always goes to another living player."),
    ),
    "hands_are_secret": (
        lambda: translate("Growl", "Hands are secret"),
        lambda _: translate("Growl", "Only a card that says so lets you look at a hand."),
    ),
    "only_top_is_seen": (
        lambda: translate("Growl", "Only the top card is seen"),
        lambda _: translate("Growl", "The deck lies face up. What is under its top card stays unknown."),
    ),
    "not_asked_now": (
        lambda: translate("Growl", "Not now"),
        lambda _: translate("Growl", "Something else is to be decided first."),
    ),
    "no_talk": (
        lambda: translate("Growl", "No statements in this game"),
        lambda _: translate("Growl", "Statements are an option of a new game. People at the table simply talk."),
    ),
    "talk_about_living_others": (
        lambda: translate("Growl", "Not about this player"),
        lambda _: translate("Growl", "A statement is about another living player."),
    ),
    "one_statement_a_turn": (
        lambda: translate("Growl", "One statement a turn"),
        lambda _: translate("Growl", "You say one thing in your own day turn, before you give the card."),
    ),
    "only_to_the_living": (
        lambda: translate("Growl", "Only to the living"),
        lambda _: translate("Growl", "The dead draw nothing and are given nothing."),
    ),
    "judged_to_others": (lambda: translate("Growl", "It goes to somebody else"), _judged),
    "commanded": (
        lambda: translate("Growl", "A Moaning Command binds you"),
        lambda _: translate("Growl", "This card must go to the player that the Undead named."),
    ),
    "gold_is_not_named": (
        lambda: translate("Growl", "Not Gold"),
        lambda _: translate("Growl", "Hypnosis asks for any kind of card but Gold."),
    ),
    "already_chosen": (
        lambda: translate("Growl", "Already chosen"),
        lambda _: translate("Growl", "The card asks for two different players."),
    ),
    "humility_protects": (
        lambda: translate("Growl", "Humility protects"),
        lambda _: translate("Growl", "No Night may choose this player or point at this player."),
    ),
    "no_target": (
        lambda: translate("Growl", "Not this player"),
        lambda _: translate("Growl", "The card does not allow this player to be chosen."),
    ),
    "not_at_yourself": (
        lambda: translate("Growl", "Not at yourself"),
        lambda _: translate("Growl", "You may not point at yourself."),
    ),
    "one_card_each_way": (
        lambda: translate("Growl", "One card each way"),
        lambda _: translate("Growl", "You pass one card to the left and one to the right."),
    ),
    "humans_pass_no_bite": (
        lambda: translate("Growl", "Humans pass no Bite"),
        lambda _: translate("Growl", "Only werewolves can pass a Bite at night."),
    ),
    "card_is_pledged": (
        lambda: translate("Growl", "It is promised"),
        lambda _: translate("Growl", "You send this card with The Gift."),
    ),
    "kept_at_night": (
        lambda: translate("Growl", "It stays with you"),
        lambda _: translate("Growl", "The sin before you keeps this card while you can pass two others."),
    ),
    "not_in_hand": (
        lambda: translate("Growl", "Not in your hand"),
        lambda _: translate("Growl", "You do not hold enough of {card}."),
    ),
    "wolf_shows_bite": (
        lambda: translate("Growl", "A werewolf shows a Bite"),
        lambda _: translate("Growl", "Truth Serum makes a werewolf show a Bite, if there is one."),
    ),
    "show_another_card": (
        lambda: translate("Growl", "Another card"),
        lambda _: translate("Growl", "A human shows a card other than a Bite, or nothing if there is none."),
    ),
    "hand_is_not_empty": (
        lambda: translate("Growl", "Your hand is not empty"),
        lambda _: translate("Growl", "An Undead card that you refuse is replaced by a card of your hand on the deck."),
    ),
    "card_asks_otherwise": (
        lambda: translate("Growl", "Not with this card"),
        lambda _: translate("Growl", "{card} asks for something else."),
    ),
}
"""By code."""
