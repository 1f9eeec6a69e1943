"""What the PromptBar says in Growl."""

from __future__ import annotations

from sevens_desktop.table.words import growl_names as names
from sevens_desktop.table.words.common import translate

# -- by day


def give(card: str) -> str:
    """By kind, so that a language can set its article."""
    return {
        "gold": translate("Growl", "Who gets the Gold?"),
        "salve": translate("Growl", "Who gets the Salve?"),
        "charm": translate("Growl", "Who gets the Charm?"),
        "wound": translate("Growl", "Who gets the Wound?"),
        "bite": translate("Growl", "Who gets the Bite?"),
    }[card]


def means(card: str) -> str:
    return {
        "gold": translate("Growl", "Gold counts nothing now. Each Gold of a winner is a token at the end."),
        "salve": translate("Growl", "A salve cancels a wound."),
        "charm": translate("Growl", "A charm cancels a bite."),
        "wound": translate("Growl", "Three more wounds than salves kill."),
        "bite": translate("Growl", "Three more bites than charms turn a human."),
    }[card]


def lay(card: str) -> str:
    return translate("Growl", "Lay {card} before a player").format(card=names.card(card))


def commanded() -> str:
    return translate("Growl", "A Moaning Command binds this card.")


def speak() -> str:
    return translate("Growl", "Speak")


def say() -> str:
    return translate("Growl", "Say something")


def say_line() -> str:
    return translate("Growl", "One statement in your day turn. Everybody hears it, and it may be a lie.")


def statement(key: str) -> str:
    return {
        "say:accuse": translate("Growl", "Accuse"),
        "say:trust": translate("Growl", "Trust"),
        "say:need:salve": translate("Growl", "I need a Salve"),
        "say:need:charm": translate("Growl", "I need a Charm"),
    }[key]


def about_whom(key: str) -> str:
    return {
        "say:accuse": translate("Growl", "Whom do you call a werewolf?"),
        "say:trust": translate("Growl", "Whom do you trust?"),
    }[key]


def sloth() -> tuple[str, str]:
    return (
        translate("Growl", "Sloth and Diligence lie before you"),
        translate("Growl", "Take the turn and give two cards, or let Sloth skip it."),
    )


def draw() -> str:
    return translate("Growl", "Take the turn")


def skip() -> str:
    return translate("Growl", "Let Sloth skip it")


# -- Night cards


def choose_player() -> str:
    return translate("Growl", "Choose a player.")


def choose_first_of_two() -> str:
    return translate("Growl", "Choose two players.")


def choose_second() -> str:
    return translate("Growl", "Choose another one.")


def name_kind() -> str:
    return translate("Growl", "Name a kind of card.")


def gift(name: str) -> str:
    return translate("Growl", "The Gift: choose a card for {name}").format(name=name)


def gift_line() -> str:
    return translate("Growl", "Any card, even a Bite. It travels with the cards of this night.")


def serum(name: str) -> str:
    return translate("Growl", "Truth Serum: show {name} a card").format(name=name)


def serum_line() -> str:
    return translate("Growl", "Only {name} sees it. A werewolf with a Bite must show one.")


def show(card: str) -> str:
    return translate("Growl", "Show {card}").format(card=card)


def show_nothing() -> str:
    return translate("Growl", "Show nothing")


# -- Final Night cards


def point_at(card: str) -> str:
    return {
        "the-accused": translate("Growl", "Point at who shall die"),
        "the-purge": translate("Growl", "Point at who shall die"),
        "the-trusted": translate("Growl", "Point at who shall be saved"),
        "the-unsaved": translate("Growl", "Save a player whose hand is raised"),
    }[card]


def break_tie() -> str:
    return translate("Growl", "You break the tie")


def who_dies() -> str:
    return translate("Growl", "You choose who dies")


def left_or_right() -> str:
    return translate("Growl", "Point left or right")


def point(side: int, name: str) -> str:
    if side:
        return translate("Growl", "Right: {name}").format(name=name)
    return translate("Growl", "Left: {name}").format(name=name)


def replay() -> str:
    return translate("Growl", "More than two were pointed at from both sides: only they point again.")


def hallows(left: str, right: str) -> tuple[str, str]:
    return (
        translate("Growl", "Give a card to each living neighbour"),
        translate("Growl", "The first card goes left to {left}, the second right to {right}.").format(
            left=left, right=right
        ),
    )


def tempest() -> tuple[str, str]:
    return (
        translate("Growl", "Put in a card for the Tempest"),
        translate("Growl", "Any card. All are shuffled, and each gets one back."),
    )


def put_in() -> str:
    return translate("Growl", "Put it in")


# -- passing at night


def pass_first(name: str) -> str:
    return translate("Growl", "Choose a card for {name}").format(name=name)


def pass_second(card: str, left: str, right: str) -> tuple[str, str]:
    return (
        translate("Growl", "Now choose a card for {name}").format(name=right),
        translate("Growl", "The {card} goes to {name}.").format(card=card, name=left),
    )


def pass_ready() -> str:
    return translate("Growl", "Both cards are chosen")


def pass_ready_line(left_card: str, left: str, right_card: str, right: str) -> str:
    return translate("Growl", "{left_card} to {left}, {right_card} to {right}.").format(
        left_card=left_card, left=left, right_card=right_card, right=right
    )


def pass_both() -> str:
    return translate("Growl", "Pass both cards")


def start_over() -> str:
    return translate("Growl", "Start over")


def to_side(side: int, name: str) -> str:
    if side:
        return translate("Growl", "Right, to {name}").format(name=name)
    return translate("Growl", "Left, to {name}").format(name=name)


# -- Undead


def undead_line(text: str, hand: bool) -> str:
    if hand:
        or_else = translate("Growl", "Or discard it and put a card of your hand on top of the deck.")
    else:
        or_else = translate("Growl", "Or discard it.")
    return f"{text} {or_else}"


def undead_with(card: str) -> str:
    return translate("Growl", "{card} of your hand").format(card=card)


def undead_with_line(can_give: bool) -> str:
    if can_give:
        return translate("Growl", "Choose who gets it, or put it on top of the deck for the next living player.")
    return translate("Growl", "Put it face up on top of the deck for the next living player.")


def resolve() -> str:
    return translate("Growl", "Resolve it")


def top() -> str:
    return translate("Growl", "Put it on the deck")


def discard() -> str:
    return translate("Growl", "Discard it")


def rob(name: str) -> tuple[str, str]:
    return (
        translate("Growl", "Give {name} a card back").format(name=name),
        translate("Growl", "Any card of your hand, the one you took too."),
    )


def rob_button(name: str) -> str:
    return translate("Growl", "Give it to {name}").format(name=name)


def horde(name: str) -> tuple[str, str]:
    return (
        translate("Growl", "Pass a card to {name}").format(name=name),
        translate("Growl", "Shambling Horde: each living player passes one to the left. Humans pass no Bite."),
    )


# -- why something else cannot be picked


def possible(stage: str) -> str:
    return {
        "give": translate("Growl", "You can give the card to a player with a dashed frame."),
        "seat": translate("Growl", "You can choose a player with a dashed frame."),
        "hand": translate("Growl", "You can choose a card that is not dimmed."),
    }.get(stage, "")
