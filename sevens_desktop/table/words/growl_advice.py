"""Hints and first-game notes of Growl."""

from __future__ import annotations

from sevens_desktop.table.words.common import number, translate
from sevens_desktop.table.words.kept import percent

# -- hints


def give(card: str, name: str) -> str:
    return translate("Growl", "Give {card} to {name}").format(card=card, name=name)


def pass_two(left: str, right: str) -> str:
    return translate("Growl", "Pass {left} to the left and {right} to the right").format(left=left, right=right)


def choose_card(card: str) -> str:
    return translate("Growl", "Choose {card}").format(card=card)


def choose_seat(card: str, name: str) -> str:
    """For what a Night says."""
    return translate("Growl", "{card}: choose {name}").format(card=card, name=name)


def vote(card: str, name: str) -> str:
    return {
        "the-accused": translate("Growl", "Vote for {name} to die"),
        "the-purge": translate("Growl", "Vote for {name} to die"),
        "the-trusted": translate("Growl", "Vote for {name} to be saved"),
        "the-unsaved": translate("Growl", "Save {name}"),
    }[card].format(name=name)


def fate(name: str, dies: bool) -> str:
    """What one seat decides alone, by a tie or as the winner of a vote."""
    if dies:
        return translate("Growl", "Choose {name} to die").format(name=name)
    return translate("Growl", "Choose {name} to be saved").format(name=name)


def accuse(name: str) -> str:
    return translate("Growl", "Call {name} a werewolf").format(name=name)


def trust(name: str) -> str:
    return translate("Growl", "Say that you trust {name}").format(name=name)


def need(card: str) -> str:
    return translate("Growl", "Say that you need {card}").format(card=card)


def name(card: str) -> str:
    return translate("Growl", "Name {card}").format(card=card)


def play(card: str) -> str:
    return translate("Growl", "Use {card}").format(card=card)


def play_on(card: str, name: str) -> str:
    return translate("Growl", "Use {card} on {name}").format(card=card, name=name)


def point(side: str) -> str:
    return {"left": translate("Growl", "Point left"), "right": translate("Growl", "Point right")}[side]


def go_on() -> str:
    return translate("Growl", "Use the marked button")


def suspicion(name: str, wolf: float) -> str:
    return translate("Growl", "By what you have seen, {name} is a werewolf with a chance of about {percent}.").format(
        name=name, percent=percent(wolf)
    )


def received(cards: str) -> str:
    if not cards:
        return translate("Growl", "Nothing was openly received, and nothing lies there.")
    return translate("Growl", "Openly received, with what lies there: {cards}.").format(cards=cards)


def given(cards: str) -> str:
    if not cards:
        return translate("Growl", "Gave nothing by day.")
    return translate("Growl", "Gave by day: {cards}.").format(cards=cards)


def own(bites: int, wounds: int) -> str:
    return translate("Growl", "You stand at {bites} bites and {wounds} wounds of 3.").format(
        bites=number(bites), wounds=number(wounds)
    )


def after(bites: int, wounds: int) -> str:
    return translate("Growl", "Without these cards: {bites} bites, {wounds} wounds.").format(
        bites=number(bites), wounds=number(wounds)
    )


def alive(count: int) -> str:
    return translate("Growl", "{count} players are alive.").format(count=number(count))


# -- notes: title and text


def note(key: str) -> tuple[str, str]:
    return {
        "growl_hand": (
            translate("Growl", "Your hand is secret"),
            translate("Growl", "Bites less charms, wounds less salves. Three bites turn a human, three wounds kill."),
        ),
        "growl_wolf": (
            translate("Growl", "You are a werewolf"),
            translate("Growl", "For ever, and only you know. The werewolves win when no human is left alive."),
        ),
        "growl_give": (
            translate("Growl", "Give the card away"),
            translate("Growl", "Everybody sees what you give to whom. Click a player, or press the number."),
        ),
        "growl_night": (
            translate("Growl", "The night"),
            translate(
                "Growl", "One card to the left, one to the right, all at once and in secret. Humans pass no Bite."
            ),
        ),
        "growl_sin": (
            translate("Growl", "A sin or virtue"),
            translate("Growl", "It lies before a player for good. Yellow says who gets it, white what it does."),
        ),
        "growl_dead": (
            translate("Growl", "The first death"),
            translate("Growl", "The team stays untold. The dead win with their team, unless Undead are in play."),
        ),
        "growl_undead": (
            translate("Growl", "Your Undead turn"),
            translate("Growl", "Use the card, or discard it and put a card of your hand on top of the deck."),
        ),
        "growl_vote": (
            translate("Growl", "Point at somebody"),
            translate("Growl", "Click a player. Who is chosen dies or is saved, as the card of the night says."),
        ),
    }[key]
