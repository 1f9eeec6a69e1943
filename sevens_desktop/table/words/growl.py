"""Growl in words: the module that ``words.games`` knows."""

from __future__ import annotations

from collections.abc import Sequence

from sevens_desktop.engine.contract import Event, Reason
from sevens_desktop.engine.growl.cards import WOLF_ZEROS
from sevens_desktop.table.players import Voice
from sevens_desktop.table.words import growl_events, growl_refusals
from sevens_desktop.table.words.common import COUNTS, drawn_or_chosen, first_player, number, translate


def title() -> str:
    return translate("Growl", "Growl")


def summary() -> str:
    return translate("Growl", "Bites by day, whispers by night. With 7 Sins and Undead.")


def introduction() -> str:
    return translate(
        "Growl",
        "Humans and werewolves, and nobody knows who is what. By day you give each card away in the open; at night "
        "everyone passes two in secret. Three bites turn a human, three wounds kill.",
    )


def minutes() -> int:
    return 20


def size(seats: int) -> str:
    zeros = WOLF_ZEROS[seats]
    return {
        1: translate("Growl", "{seats}, one Wolf Zero"),
        2: translate("Growl", "{seats}, two Wolf Zeros"),
        3: translate("Growl", "{seats}, three Wolf Zeros"),
    }[zeros].format(seats=COUNTS.seats(seats))


def face(_key: str, _value: object) -> str:
    """Nothing is picked."""
    return ""


def event(happened: Event, voice: Voice, *, counts_only: bool = False) -> str:  # noqa: ARG001 (protocol)
    return growl_events.event(happened, voice)


def refusal(refused: Reason) -> tuple[str, str]:
    return growl_refusals.refusal(refused)


def reason(why: Reason, _winner: str) -> str:
    """Styled: what decided the game."""
    return {
        "humans_win": translate("Growl", "At least one human is alive."),
        "wolves_win": translate("Growl", "No human is left alive."),
        "undead_win": translate("Growl", "Two or fewer are alive. Those whose death caused it do not win."),
        "nobody_wins": translate("Growl", "All who died last caused the end, and nobody was Undead before."),
    }[why.code]


def option(key: str) -> tuple[str, str]:
    """Label and description."""
    return {
        "sins": (
            translate("Growl", "7 Sins"),
            translate("Growl", "Sins and virtues lie before players and change what counts."),
        ),
        "sins_count": (
            translate("Growl", "Sins and virtues in the deck"),
            translate("Growl", "By the number of seats, or chosen."),
        ),
        "undead": (
            translate("Growl", "Undead"),
            translate("Growl", "The dead play on as a third team, with a deck of their own."),
        ),
        "night_jitter": (
            translate("Growl", "Nights come by surprise"),
            translate("Growl", "The Nights lie up to three cards higher or lower in the deck."),
        ),
        "start": (first_player(), drawn_or_chosen()),
        "talk": (
            translate("Growl", "Statements"),
            translate("Growl", "One a day turn: accuse, trust, ask. Bots listen. It may be a lie."),
        ),
        "match": (
            translate("Growl", "Match"),
            translate("Growl", "Several games: gold tokens add up to the Wolf King or Queen."),
        ),
        "tokens": (
            translate("Growl", "Gold tokens so far"),
            translate("Growl", "What the seats have won in the games before."),
        ),
    }[key]


def option_value(key: str, value: object) -> str:
    if key == "sins_count" and isinstance(value, int):
        return number(value)
    return {
        "sins_count auto": translate("Growl", "By seats"),
        "match single": translate("Growl", "Single game"),
        "match several": translate("Growl", "Several games"),
        "tokens none": translate("Growl", "None"),
    }[f"{key} {value}"]


def score(_points: int) -> str:
    return ""


def picks_note(_seats: int, _left_out: Sequence[str]) -> str:
    """Nothing is picked."""
    return ""


def pick_random(_count: int) -> str:
    """Nothing is picked."""
    return ""


def direction() -> str:
    return translate("Growl", "play runs clockwise")
