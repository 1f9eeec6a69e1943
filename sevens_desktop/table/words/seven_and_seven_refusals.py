"""Why something cannot be done in 7 & 7: title and reason of every refusal."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sevens_desktop.engine.contract import Facts, Reason
from sevens_desktop.engine.seven_and_seven.cards import KINDS
from sevens_desktop.table.words.common import game_over, number, translate
from sevens_desktop.table.words.seven_and_seven_cards import face, kind

Refused = tuple[str, str]


def refusal(refused: Reason) -> Refused:
    return _REFUSALS[refused.code](refused.facts)


def card(facts: Facts, key: str = "card") -> str:
    """A card named by its side, or by both where the side is open."""
    slug = facts[key]
    return kind(slug) if slug in KINDS else face(slug)


# -- playing


def _game_over(_: Facts) -> Refused:
    return (
        game_over(),
        translate("SevenAndSeven", "Nothing more is played."),
    )


def _not_in_hand(facts: Facts) -> Refused:
    return (
        translate("SevenAndSeven", "{card} is not in your hand").format(card=card(facts)),
        translate("SevenAndSeven", "Only cards of your own hand can be used here."),
    )


def _card_played_already(_: Facts) -> Refused:
    return (
        translate("SevenAndSeven", "You have played a card"),
        translate("SevenAndSeven", "A turn has one card, unless an ability lets you play one more."),
    )


def _play_or_draw(_: Facts) -> Refused:
    return (
        translate("SevenAndSeven", "Play a card, or draw three"),
        translate("SevenAndSeven", "A turn ends with a card played, or with three cards drawn instead."),
    )


def _chastity_in_own_turn(_: Facts) -> Refused:
    return (
        translate("SevenAndSeven", "Chastity waits for others"),
        translate("SevenAndSeven", "It is played only in an opponent's turn, to block a card, and never in your own."),
    )


def _patience_after_conversion(_: Facts) -> Refused:
    return (
        translate("SevenAndSeven", "Nothing was converted"),
        translate("SevenAndSeven", "Patience is laid down right after an opponent converts a card."),
    )


def _sloth_after_draw(_: Facts) -> Refused:
    return (
        translate("SevenAndSeven", "Sloth comes later"),
        translate("SevenAndSeven", "With four or more Sins in play it is laid down after your last draw."),
    )


def _pride_asks_for_sin(facts: Facts) -> Refused:
    return (
        translate("SevenAndSeven", "{card} is no Sin").format(card=card(facts)),
        translate("SevenAndSeven", "The extra card that Pride allows has to be a Sin."),
    )


def _same_name_after_block(facts: Facts) -> Refused:
    return (
        translate("SevenAndSeven", "{card} was blocked").format(card=card(facts)),
        translate("SevenAndSeven", "At this table another card has to be played after a block."),
    )


def _too_many_cards(facts: Facts) -> Refused:
    held = facts["held"]
    return (
        translate("SevenAndSeven", "Too many cards"),
        translate("SevenAndSeven", "You hold {count} cards and keep seven at the end of your turn.").format(
            count=number(held if isinstance(held, int) else 0)
        ),
    )


# -- reacting


def _no_chastity_in_hand(_: Facts) -> Refused:
    return (
        translate("SevenAndSeven", "No Chastity in your hand"),
        translate("SevenAndSeven", "A card is blocked by playing Chastity from the hand."),
    )


def _only_chastity_blocks(_: Facts) -> Refused:
    return (
        translate("SevenAndSeven", "Only Chastity blocks"),
        translate("SevenAndSeven", "No other card can be played now. Your own turn comes."),
    )


def _only_this_now(facts: Facts) -> Refused:
    return (
        translate("SevenAndSeven", "Only {card} now").format(card=card(facts)),
        translate("SevenAndSeven", "No other card can be laid down at this moment."),
    )


def _must_invite(_: Facts) -> Refused:
    return (
        translate("SevenAndSeven", "Name an opponent"),
        translate("SevenAndSeven", "You used Humility's extra card, so an opponent may add one too."),
    )


def _guest_has_no_card(_: Facts) -> Refused:
    return (
        translate("SevenAndSeven", "An empty hand"),
        translate("SevenAndSeven", "Who has no card cannot add one."),
    )


def _guest_is_opponent(_: Facts) -> Refused:
    return (
        translate("SevenAndSeven", "Only an opponent"),
        translate("SevenAndSeven", "Humility invites an opponent, not yourself and not a partner."),
    )


def _guest_must_add(_: Facts) -> Refused:
    return (
        translate("SevenAndSeven", "A card has to be added"),
        translate("SevenAndSeven", "At this table Humility's guest must add a card."),
    )


# -- naming what a card works on


def _other_decision_first(_: Facts) -> Refused:
    return (
        translate("SevenAndSeven", "Something else comes first"),
        translate("SevenAndSeven", "What is asked now has to be decided before."),
    )


def _must_name_card(facts: Facts) -> Refused:
    return (
        translate("SevenAndSeven", "{card} needs a card").format(card=card(facts)),
        translate("SevenAndSeven", "It works on a card whenever there is one."),
    )


def _not_a_side_of_it(facts: Facts) -> Refused:
    return (
        translate("SevenAndSeven", "Not {card}").format(card=card(facts)),
        translate("SevenAndSeven", "The card has two other sides."),
    )


def _partner_is_immune(_: Facts) -> Refused:
    return (
        translate("SevenAndSeven", "A partner is safe"),
        translate("SevenAndSeven", "Nothing that hits opponents hits a partner."),
    )


def _opponents_only(facts: Facts) -> Refused:
    return (
        translate("SevenAndSeven", "Not your own cards"),
        translate("SevenAndSeven", "{card} works on a card that an opponent has in play.").format(
            card=card(facts, "ability")
        ),
    )


def _own_cards_only(_: Facts) -> Refused:
    return (
        translate("SevenAndSeven", "Only your own cards"),
        translate("SevenAndSeven", "This converts a card that you have in play yourself."),
    )


def _not_itself(_: Facts) -> Refused:
    return (
        translate("SevenAndSeven", "Not itself"),
        translate("SevenAndSeven", "At this table Kindness cannot turn itself."),
    )


def _not_in_play(facts: Facts) -> Refused:
    return (
        translate("SevenAndSeven", "{card} is not in play there").format(card=card(facts)),
        translate("SevenAndSeven", "Only cards that lie in a play area can be named."),
    )


def _named_already(facts: Facts) -> Refused:
    return (
        translate("SevenAndSeven", "Already named"),
        translate("SevenAndSeven", "This {card} is named; no card is turned twice.").format(card=card(facts)),
    )


def _does_not_turn(facts: Facts) -> Refused:
    return (
        translate("SevenAndSeven", "{card} does not turn").format(card=card(facts)),
        translate("SevenAndSeven", "Only two-sided cards are converted. Wilds, Converter and Capricious never are."),
    )


def _wrong_side(facts: Facts) -> Refused:
    if facts["ability"] == "wild-virtue":
        reason = translate("SevenAndSeven", "Wild Virtue converts a Sin.")
    else:
        reason = translate("SevenAndSeven", "Wild Sin converts a Virtue.")
    return translate("SevenAndSeven", "Not {card}").format(card=card(facts)), reason


def _not_copyable(facts: Facts) -> Refused:
    return (
        translate("SevenAndSeven", "Envy cannot be {card}").format(card=card(facts, "ability")),
        translate("SevenAndSeven", "It has no ability that works when it is played."),
    )


def _no_opponent_has_it(facts: Facts) -> Refused:
    return (
        translate("SevenAndSeven", "No opponent has {card}").format(card=card(facts, "ability")),
        translate("SevenAndSeven", "Envy uses an ability of a card that an opponent has in play."),
    )


def _active_side_only(_: Facts) -> Refused:
    return (
        translate("SevenAndSeven", "Not this side"),
        translate("SevenAndSeven", "At this table Envy uses the side that is active."),
    )


# -- Converters, pile and discard pile


def _no_converter_in_play(_: Facts) -> Refused:
    return (
        translate("SevenAndSeven", "No Converter in play"),
        translate("SevenAndSeven", "A card of yours is converted by discarding a Converter that you have in play."),
    )


def _converter_just_came(_: Facts) -> Refused:
    return (
        translate("SevenAndSeven", "The Converter has just come"),
        translate("SevenAndSeven", "It can be discarded to convert a card from your next turn on."),
    )


def _converter_at_start_only(_: Facts) -> Refused:
    return (
        translate("SevenAndSeven", "Too late in this turn"),
        translate("SevenAndSeven", "Converters are used at the beginning of a turn, before a card is played."),
    )


def _not_in_discard(facts: Facts) -> Refused:
    return (
        translate("SevenAndSeven", "No {card} there").format(card=card(facts)),
        translate("SevenAndSeven", "Only cards of the discard pile can be chosen."),
    )


def _must_take(_: Facts) -> Refused:
    return (
        translate("SevenAndSeven", "Take a card"),
        translate("SevenAndSeven", "Wild Sin takes a card of the discard pile to your hand."),
    )


def _must_keep(_: Facts) -> Refused:
    return (
        translate("SevenAndSeven", "Keep a card"),
        translate("SevenAndSeven", "One of the cards drawn with Temperance stays in your hand."),
    )


def _not_drawn(facts: Facts) -> Refused:
    return (
        translate("SevenAndSeven", "No {card} among them").format(card=card(facts)),
        translate("SevenAndSeven", "Only one of the cards just drawn can be kept."),
    )


_REFUSALS: Mapping[str, Callable[[Facts], Refused]] = {
    "active_side_only": _active_side_only,
    "card_played_already": _card_played_already,
    "chastity_in_own_turn": _chastity_in_own_turn,
    "converter_at_start_only": _converter_at_start_only,
    "converter_just_came": _converter_just_came,
    "does_not_turn": _does_not_turn,
    "game_over": _game_over,
    "guest_has_no_card": _guest_has_no_card,
    "guest_is_opponent": _guest_is_opponent,
    "guest_must_add": _guest_must_add,
    "must_invite": _must_invite,
    "must_keep": _must_keep,
    "must_name_card": _must_name_card,
    "must_take": _must_take,
    "named_already": _named_already,
    "no_chastity_in_hand": _no_chastity_in_hand,
    "no_converter_in_play": _no_converter_in_play,
    "no_opponent_has_it": _no_opponent_has_it,
    "not_a_side_of_it": _not_a_side_of_it,
    "not_copyable": _not_copyable,
    "not_drawn": _not_drawn,
    "not_in_discard": _not_in_discard,
    "not_in_hand": _not_in_hand,
    "not_in_play": _not_in_play,
    "not_itself": _not_itself,
    "only_chastity_blocks": _only_chastity_blocks,
    "only_this_now": _only_this_now,
    "opponents_only": _opponents_only,
    "other_decision_first": _other_decision_first,
    "own_cards_only": _own_cards_only,
    "partner_is_immune": _partner_is_immune,
    "patience_after_conversion": _patience_after_conversion,
    "play_or_draw": _play_or_draw,
    "pride_asks_for_sin": _pride_asks_for_sin,
    "same_name_after_block": _same_name_after_block,
    "sloth_after_draw": _sloth_after_draw,
    "too_many_cards": _too_many_cards,
    "wrong_side": _wrong_side,
}
"""By code."""
