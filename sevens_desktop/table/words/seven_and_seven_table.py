"""Captions of the table of 7 & 7."""

from __future__ import annotations

from collections.abc import Sequence

from sevens_desktop.engine.seven_and_seven.scoring import GOAL
from sevens_desktop.table.players import Voice
from sevens_desktop.table.words.common import number, translate
from sevens_desktop.table.words.seven_and_seven_cards import progress


def side_title(virtue: bool) -> str:
    return translate("SevenAndSeven", "Virtues") if virtue else translate("SevenAndSeven", "Sins")


def goal_joint() -> str:
    """Between the two tracks where both sets are needed."""
    return translate("SevenAndSeven", "and")


def partner_of(name: str, yours: bool) -> str:
    if yours:
        return translate("SevenAndSeven", "Your partner")
    return translate("SevenAndSeven", "Partner of {name}").format(name=name)


def draw_pile(count: int) -> str:
    return translate("SevenAndSeven", "Draw {count}").format(count=number(count))


def discard_pile(count: int) -> str:
    return translate("SevenAndSeven", "Discard {count}").format(count=number(count))


def plays(voice: Voice, seat: int, block: bool) -> str:
    """Plain: who plays the card in the middle, or blocks it."""
    name = voice.name(seat)
    if block:
        if voice.is_you(seat):
            return translate("SevenAndSeven", "You block")
        return translate("SevenAndSeven", "{name} blocks").format(name=name)
    if voice.is_you(seat):
        return translate("SevenAndSeven", "You play")
    return translate("SevenAndSeven", "{name} plays").format(name=name)


def drew_aside(voice: Voice, seat: int) -> str:
    if voice.is_you(seat):
        return translate("SevenAndSeven", "You choose")
    return translate("SevenAndSeven", "{name} chooses").format(name=voice.name(seat))


def decides(first: bool) -> str:
    if first:
        return translate("SevenAndSeven", "deciding")
    return translate("SevenAndSeven", "asked after")


def turn_of(voice: Voice, seat: int, turn: int, asked: bool) -> str:
    """The turn chip while somebody else's card waits for reactions."""
    if asked:
        return translate("SevenAndSeven", "{name}'s turn · you may react").format(name=voice.name(seat))
    return translate("SevenAndSeven", "Turn {turn}").format(turn=number(turn))


def hand_title(count: int, limit: int) -> str:
    return translate("SevenAndSeven", "Your hand, {count} of {limit}").format(count=number(count), limit=number(limit))


def hand_notes(stage: str | None, asked: bool) -> list[str]:
    """Styled: what the hand is good for now."""
    if asked and stage == "turn":
        return [
            translate("SevenAndSeven", "<b>F</b> or a right click turns a card before you play it."),
            translate("SevenAndSeven", "At the end of your turn you keep seven."),
        ]
    if asked and stage == "block":
        return [
            translate("SevenAndSeven", "Dimmed cards cannot be played now."),
            translate("SevenAndSeven", "<b>Chastity</b> is played only in an opponent's turn, and never in your own."),
        ]
    if asked and stage == "patience":
        return [
            translate("SevenAndSeven", "Dimmed cards cannot be played now."),
            translate("SevenAndSeven", "<b>Patience</b> is free whenever an opponent converts a card."),
        ]
    if asked and stage == "sloth":
        return [
            translate("SevenAndSeven", "Dimmed cards cannot be played now."),
            translate("SevenAndSeven", "<b>Sloth</b> is free here with four or more Sins in play."),
        ]
    return []


# -- the score sheet


def came_close(sins: int, virtues: int, complete: bool) -> str:
    """What a seat completed, or its two counts, the greater first."""
    counts = sorted(((sins, False), (virtues, True)), reverse=True)
    first, second = (progress(count, virtue) for count, virtue in counts)
    line = translate("SevenAndSeven", "{first}, {second}").format(first=first, second=second)
    if complete and counts[1][0] < GOAL:
        line = first
    return line[:1].upper() + line[1:]


def how_places_are_told(by_set: bool, both: bool) -> str:
    """The ruling behind the places."""
    if by_set:
        line = translate("SevenAndSeven", "A full set ended the game. The others are placed by how close they came.")
    else:
        line = translate("SevenAndSeven", "The draw pile ran out, so the closest wins.")
    if both:
        return line + " " + translate("SevenAndSeven", "With two seats sins and virtues are added.")
    return line + " " + translate("SevenAndSeven", "The greater count decides, then the smaller one.")


def score_label(name: str, place: int, tracks: Sequence[str]) -> str:
    placed = translate("SevenAndSeven", "{name}, place {place}").format(name=name, place=number(place))
    return ". ".join([placed, *tracks]) + "."
