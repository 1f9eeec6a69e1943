"""What stands on the table of Growl, in words: counters, seats, the own area, the night, moments."""

from __future__ import annotations

from collections.abc import Sequence

from sevens_desktop.table.players import Voice
from sevens_desktop.table.words import growl_names as names
from sevens_desktop.table.words.common import COUNTS, all_of, number, translate

# -- cards by name


def deck_label(top: str, count: int) -> str:
    return translate("Growl", "Deck, face up: {card} on top, {count}.").format(
        card=top, count=names.NUMBERS.in_deck(count)
    )


def crypt_label(count: int) -> str:
    return translate("Growl", "Undead deck, {cards}.").format(cards=COUNTS.cards_face_down(count))


def drawn_label(card: str, text: str) -> str:
    return translate("Growl", "Your Undead card: {card}. {text}").format(card=card, text=text)


def hand_card(card: str, place: int, count: int) -> str:
    if count == 1:
        return translate("Growl", "{card}, in your hand.").format(card=card)
    return translate("Growl", "{card}, card {place} of {count} in your hand.").format(
        card=card, place=number(place), count=number(count)
    )


def spell_label(voice: Voice, seat: int, card: str, text: str) -> str:
    if voice.is_you(seat):
        return translate("Growl", "{card} before you. {text}").format(card=card, text=text).strip()
    return (
        translate("Growl", "{card} before {name}. {text}").format(card=card, name=voice.name(seat), text=text).strip()
    )


# -- the track of days and nights


def track() -> tuple[str, ...]:
    return (
        translate("Growl", "Day"),
        translate("Growl", "1st"),
        translate("Growl", "Day"),
        translate("Growl", "2nd"),
        translate("Growl", "Day"),
        translate("Growl", "Final"),
    )


def track_label(night: int, dark: bool) -> str:
    if dark:
        return names.night(night) + "."
    return [
        translate("Growl", "First day. Two Nights and the Final Night are to come."),
        translate("Growl", "Second day. A Night and the Final Night are to come."),
        translate("Growl", "Third day. The Final Night is to come."),
    ][night]


def day_turn(night: int, you: bool, name: str) -> str:
    """The turn chip by day."""
    if you:
        return translate("Growl", "Your day turn · give the card")
    day = names.day(night)
    return f"{day[:1].upper()}{day[1:]} · {name}"


def undead_turn(you: bool, name: str) -> str:
    if you:
        return translate("Growl", "Your Undead turn")
    return translate("Growl", "Undead turn · {name}").format(name=name)


def you_draw(giving: bool, card: str) -> str:
    return translate("Growl", "You give this") if giving else card


# -- seats


def seat_life(alive: bool, undead: bool) -> str:
    if alive:
        return ""
    return translate("Growl", "Undead, plays on") if undead else translate("Growl", "Dead")


def beside(left: bool, right: bool) -> str:
    """Where the closest living neighbours of who looks sit."""
    if left and right:
        return translate("Growl", "on both sides of you")
    if left:
        return translate("Growl", "on your left")
    return translate("Growl", "on your right") if right else ""


def no_spells() -> str:
    return translate("Growl", "no spells")


def known(team: str) -> str:
    return {
        "": "",
        "wolf": translate("Growl", "Werewolf"),
        "human": translate("Growl", "Human"),
    }[team]


def mark(key: str) -> str:
    """What lies on a seat for a while."""
    return {
        "caged": translate("Growl", "caged tonight"),
        "awake": translate("Growl", "awake tonight"),
        "command": translate("Growl", "gets the next card"),
        "raised": translate("Growl", "hand raised"),
    }[key]


def first_player() -> str:
    return translate("Growl", "first player")


def points_at(name: str) -> str:
    return translate("Growl", "points at {name}").format(name=name)


def points_to(side: int) -> str:
    return translate("Growl", "points right") if side else translate("Growl", "points left")


# -- the own area


def your_team(wolf: bool, zero: bool, undead: bool, dead: bool) -> str:
    if undead:
        return translate("Growl", "You, Undead")
    if dead:
        return translate("Growl", "You, dead. Your team may still win")
    if zero:
        return translate("Growl", "You, Wolf Zero")
    return translate("Growl", "You, werewolf") if wolf else translate("Growl", "You, human")


def private() -> str:
    return translate("Growl", "private")


def bites() -> str:
    return translate("Growl", "Bites")


def wounds() -> str:
    return translate("Growl", "Wounds")


def less(plus: int, minus: int, charms: bool) -> str:
    """``3 less 1 charm``."""
    counted = names.NUMBERS.less_charms(minus) if charms else names.NUMBERS.less_salves(minus)
    return counted.format(plus=number(plus))


def balance_label(title: str, text: str, net: int) -> str:
    return translate("Growl", "{title}: {text}, {net} of 3.").format(title=title, text=text, net=number(net))


def on_you() -> str:
    return translate("Growl", "On you")


def empty_hand() -> str:
    return translate("Growl", "Your hand is empty.")


# -- the night


def night_line(stage: str) -> str:
    if stage == "pass":
        return translate("Growl", "Choose one card for each neighbour. All cards change hands together.")
    return ""


def waits() -> str:
    return translate("Growl", "You have chosen. The cards change hands when all have chosen.")


def undead_sleep() -> str:
    return translate("Growl", "Undead sleep through it.")


def your_hand() -> str:
    return translate("Growl", "Your hand")


def empty() -> str:
    return translate("Growl", "empty")


def kept(cards: Sequence[str]) -> str:
    return translate("Growl", "{cards} keeps cards with you at night while you can pass others.").format(
        cards=all_of(cards)
    )


def human_bites() -> str:
    return translate("Growl", "Humans cannot pass a Bite. A card in your hand that is dimmed stays with you.")


def icons_stay() -> str:
    return translate("Growl", "What lies face up before you stays where it is.")


# -- moments


def turned_title() -> str:
    return translate("Growl", "You are a werewolf")


def turned_text() -> str:
    return translate("Growl", "Three bites more than charms. It is for ever, and only you know.")


def morning_title(team: str) -> str:
    return {
        "human": translate("Growl", "You are human"),
        "wolf": translate("Growl", "You are still a werewolf"),
        "undead": translate("Growl", "You are Undead"),
        "dead": translate("Growl", "You are dead"),
    }[team]


def morning_text() -> str:
    """As long as ``turned_text``: from afar all mornings look the same."""
    return translate("Growl", "The cards of the night lie in your hand. Nobody else knows them.")


def died_title(you: bool, told: str) -> str:
    return translate("Growl", "You are dead") if you else translate("Growl", "Dead: {names}").format(names=told)


def died_text(cause: str, undead: bool) -> str:
    why = {
        "wounds": translate("Growl", "Three wounds more than salves."),
        "two-cards": translate("Growl", "Could not pass two cards when night fell."),
        "final-night": translate("Growl", "By the card of the Final Night."),
    }[cause]
    if undead:
        return f"{why} " + translate("Growl", "From now on Undead.")
    return f"{why} " + translate("Growl", "The team stays untold.")


def ended_text(team: str) -> str:
    return {
        "humans": translate("Growl", "A human lives: the humans win."),
        "wolves": translate("Growl", "No human lives: the werewolves win."),
        "undead": translate("Growl", "Two or fewer are alive."),
        "nobody": translate("Growl", "Two or fewer are alive, and all deaths came at once."),
    }[team]


def swapped_title() -> str:
    return translate("Growl", "Seats are changed")


def swapped_text(told: str) -> str:
    return translate("Growl", "{names} changed places. What lay face up stays there.").format(names=told)


# -- the first look of a deal


def told_wolves(others: Sequence[str]) -> str:
    if not others:
        return translate("Growl", "You are the only werewolf so far.")
    return translate("Growl", "You know the other werewolves: {names}.").format(names=all_of(others))
