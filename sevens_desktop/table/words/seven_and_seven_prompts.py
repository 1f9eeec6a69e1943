"""What the PromptBar of 7 & 7 asks. Titles and buttons are plain, lines are styled."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from sevens_desktop.engine.seven_and_seven.cards import FACE_NAMES
from sevens_desktop.table.players import Voice
from sevens_desktop.table.words.common import all_of, bold, number, styled, translate
from sevens_desktop.table.words.seven_and_seven_cards import bold_face, face, kind

# -- nobody here is asked


def plays(voice: Voice, seat: int, card: int) -> str:
    if voice.is_you(seat):
        return translate("SevenAndSeven", "You play {card}").format(card=face(FACE_NAMES[card]))
    return translate("SevenAndSeven", "{name} plays {card}").format(name=voice.name(seat), card=face(FACE_NAMES[card]))


# -- the turn


def your_turn() -> str:
    return translate("SevenAndSeven", "Your turn")


def turn_line(may_play: str, blocked: Sequence[str], ready: int) -> str:
    """``may_play`` as in the observation, ``blocked`` the names of blocked cards, ``ready`` Converters to use."""
    line = _MAY_PLAY[may_play]()
    if blocked and may_play == "first":
        line = translate("SevenAndSeven", "Blocked: {cards}. Play another card, or draw three.").format(
            cards=styled(all_of(blocked))
        )
    elif ready and may_play == "first":
        line += " " + translate("SevenAndSeven", "A Converter in your area may be used before.")
    return line


_MAY_PLAY: Mapping[str, Callable[[], str]] = {
    "first": lambda: translate("SevenAndSeven", "Play a card of your hand, or draw three."),
    "any": lambda: translate("SevenAndSeven", "You may play one more card."),
    "sin": lambda: translate("SevenAndSeven", "You may play one more card, if it is a Sin."),
    "guested": lambda: translate("SevenAndSeven", "You may play one more card; an opponent then may add one."),
    "nothing": lambda: translate("SevenAndSeven", "You may still use a Converter."),
}


def draw_three() -> str:
    return translate("SevenAndSeven", "Draw three")


def end_turn() -> str:
    return translate("SevenAndSeven", "End the turn")


def turn_to(name: str) -> str:
    return translate("SevenAndSeven", "Turn to {card}").format(card=name)


def play(name: str) -> str:
    return translate("SevenAndSeven", "Play {card}").format(card=name)


def kindness_turns_itself() -> str:
    return translate("SevenAndSeven", "You have nothing else to turn: Kindness would turn itself to Envy.")


def converter_line() -> str:
    return translate("SevenAndSeven", "Choose a card to turn. The Converter is then discarded.")


def turn_it() -> str:
    return translate("SevenAndSeven", "Turn it")


# -- naming what a card works on


def take_back() -> str:
    return translate("SevenAndSeven", "Take back")


def card_as(name: str, copied: str) -> str:
    """The card being played; ``copied`` is what Envy takes on."""
    if not copied:
        return name
    return translate("SevenAndSeven", "{card} as {copied}").format(card=name, copied=copied)


def asks(ability: str, named: int) -> str:
    """What the ability wants to know when so many cards are named."""
    if ability == "lust" and named:
        return translate("SevenAndSeven", "Choose one more card to turn, or leave it at one.")
    return _ASKS[ability]()


_ASKS: Mapping[str, Callable[[], str]] = {
    "envy": lambda: translate("SevenAndSeven", "Choose an opponent's card. Envy takes on one of its abilities."),
    "greed": lambda: translate("SevenAndSeven", "Choose the card to take."),
    "wrath": lambda: translate("SevenAndSeven", "Choose the card to discard."),
    "kindness": lambda: translate("SevenAndSeven", "Choose the card to turn."),
    "lust": lambda: translate("SevenAndSeven", "Choose one or two cards to turn, or none."),
    "wild-virtue": lambda: translate("SevenAndSeven", "Choose a Sin of any player to turn, or none."),
    "wild-sin": lambda: translate("SevenAndSeven", "Choose a Virtue of any player to turn, or none."),
}


def no_target(ability: str, named: int) -> str:
    if ability == "lust" and named:
        return translate("SevenAndSeven", "Turn one card only")
    return translate("SevenAndSeven", "Turn no card")


def side_does(name: str, ability: str) -> str:
    return translate("SevenAndSeven", "{card}: {ability}").format(card=bold(name), ability=styled(ability))


def side_means(name: str, outcome: str) -> str:
    """What it means if a card arrives with this side; ``outcome`` is styled."""
    return translate("SevenAndSeven", "As {card}: {outcome}").format(card=bold(name), outcome=outcome)


def as_side(name: str) -> str:
    return translate("SevenAndSeven", "As {card}").format(card=name)


# -- windows


def let_it_happen() -> str:
    return translate("SevenAndSeven", "Let it happen")


def block_card(name: str) -> str:
    return translate("SevenAndSeven", "Block {card} with Chastity?").format(card=name)


def block_with_chastity() -> str:
    return translate("SevenAndSeven", "Block with Chastity")


def blocking(name: str, gain: str) -> str:
    """``gain`` is what the Chastity brings its owner, or ``""``."""
    line = translate("SevenAndSeven", "Blocking discards {card}. Chastity then stays in your area{gain}.")
    return line.format(card=bold(name), gain=_colon(gain))


def counter(name: str, gain: str) -> str:
    """A Chastity against a Chastity; ``name`` is the card below."""
    line = translate("SevenAndSeven", "Blocking the block lets {card} stand. Chastity then stays in your area{gain}.")
    return line.format(card=bold(name), gain=_colon(gain))


def converted(name: str, gain: str) -> str:
    line = translate("SevenAndSeven", "{name} has converted a card, so Patience is free now{gain}.")
    return line.format(name=styled(name), gain=_colon(gain))


def sloth_line(gain: str) -> str:
    line = translate("SevenAndSeven", "With four or more Sins in play, Sloth is free after your draw{gain}.")
    return line.format(gain=_colon(gain))


def _colon(gain: str) -> str:
    return translate("SevenAndSeven", ": {progress}").format(progress=gain) if gain else ""


def not_now() -> str:
    return translate("SevenAndSeven", "Not now")


def lay_down(name: str) -> str:
    return translate("SevenAndSeven", "Lay down {card}").format(card=name)


def lay_down_question(name: str) -> str:
    return translate("SevenAndSeven", "Lay down {card}?").format(card=name)


def none_to_lay(name: str) -> str:
    return translate("SevenAndSeven", "No {card} in your hand").format(card=name)


# -- guests, discards and hand


def invite() -> tuple[str, str]:
    return (
        translate("SevenAndSeven", "Humility invites"),
        translate("SevenAndSeven", "Name the opponent who may add a card, on either side and without its ability."),
    )


def invite_name(name: str) -> str:
    return translate("SevenAndSeven", "Invite {name}").format(name=name)


def guest(name: str) -> tuple[str, str]:
    return (
        translate("SevenAndSeven", "{name} invites you").format(name=name),
        translate("SevenAndSeven", "You may add a card to your area, on either side and without its ability."),
    )


def add(name: str) -> str:
    return translate("SevenAndSeven", "Add {card}").format(card=name)


def add_nothing() -> str:
    return translate("SevenAndSeven", "Add nothing")


def keep(count: int) -> tuple[str, str]:
    return (
        translate("SevenAndSeven", "Keep one of {count}").format(count=number(count)),
        translate("SevenAndSeven", "It goes to your hand unseen. The others are discarded openly."),
    )


def keep_name(name: str) -> str:
    return translate("SevenAndSeven", "Keep {card}").format(card=name)


def take() -> tuple[str, str]:
    return (
        translate("SevenAndSeven", "Take a discard"),
        translate("SevenAndSeven", "Choose a card of the discard pile. It goes to your hand, and all see which."),
    )


def take_name(name: str) -> str:
    return translate("SevenAndSeven", "Take {card}").format(card=name)


def fetch() -> tuple[str, str]:
    return (
        translate("SevenAndSeven", "Fetch a discard"),
        translate("SevenAndSeven", "Choose a card of the discard pile for your area. Its ability is not used."),
    )


def fetch_name(name: str) -> str:
    return translate("SevenAndSeven", "Fetch {card}").format(card=name)


def fetch_nothing() -> str:
    return translate("SevenAndSeven", "Fetch nothing")


def hand_limit(count: int) -> tuple[str, str]:
    """So many cards are too many."""
    return (
        translate("SevenAndSeven", "Keep seven. Choose {count} to discard.").format(count=number(count)),
        translate("SevenAndSeven", "At the end of your turn you hold seven cards at most."),
    )


def discard(name: str) -> str:
    return translate("SevenAndSeven", "Discard {card}").format(card=name)


def kind_name(slug: str) -> str:
    return kind(slug)


# -- what is possible, for the Why


def possible(stage: str, may_play: str) -> str:
    if stage == "turn":
        return _MAY_PLAY[may_play]()
    if stage in ("block", "patience", "sloth"):
        card = bold_face({"block": "chastity", "patience": "patience", "sloth": "sloth"}[stage])
        return translate("SevenAndSeven", "You can use {card}, or let it be.").format(card=card)
    return ""
