"""The keyboard page, About, and what is said when something breaks."""

from __future__ import annotations

from sevens_desktop.table.words.common import translate


def keyboard() -> list[tuple[str, tuple[str, ...], str]]:
    """Group, keys, what they do."""
    table, program = translate("Help", "At the table"), translate("Help", "Everywhere")
    sins, sevens = translate("TheSins", "7: The Sins"), translate("SevenAndSeven", "7 & 7")
    wonders, growl = translate("Architects", "7 Wonders Architects"), translate("Growl", "Growl")
    replay = translate("Help", "In a replay")
    return [
        (table, ("Enter",), translate("Help", "Primary button, or choose")),
        (table, ("Space",), translate("Help", "Look at a card")),
        (table, (".",), translate("Help", "Skip pauses until a person decides")),
        (table, ("Esc",), translate("Help", "Clear the selection, close what lies on top")),
        (table, ("1\N{EN DASH}9",), translate("Help", "Choose group, pile or player by number")),
        (table, ("H",), translate("Help", "Hint")),
        (table, ("W",), translate("Help", "Why can this not be chosen?")),
        (table, ("L",), translate("Help", "Table log")),
        (table, ("Ctrl", "Z"), translate("Help", "Take back")),
        (sins, ("R",), translate("Help", "Take to the reserve")),
        (sins, ("A",), translate("Help", "Feed the Abyss")),
        (sevens, ("F",), translate("Help", "Turn the selected card")),
        (sevens, ("B",), translate("Help", "Block with Chastity")),
        (sevens, ("D",), translate("Help", "Draw three")),
        (sevens, ("E",), translate("Help", "End the turn")),
        (wonders, ("P",), translate("Help", "Let the cat look at the centre card")),
        (growl, ("S",), translate("Help", "Say something")),
        (replay, ("\N{LEFTWARDS ARROW}", "\N{RIGHTWARDS ARROW}"), translate("Help", "One decision back or on")),
        (program, ("Tab",), translate("Help", "Next thing")),
        (program, ("F6",), translate("Help", "Next region; Shift goes back")),
        (program, ("F1",), translate("Help", "Rules")),
        (program, ("Ctrl", "F"), translate("Help", "Search the rules")),
        (program, ("Ctrl", "N"), translate("Help", "New game")),
        (program, ("Ctrl", "Enter"), translate("Help", "Deal the cards")),
        (program, ("Ctrl", "S"), translate("Help", "Save a copy")),
        (program, ("F11",), translate("Help", "Full screen")),
        (program, ("Ctrl", "+"), translate("Help", "Larger text; minus makes it smaller")),
    ]


def about() -> list[tuple[str, str]]:
    """Title and text."""
    return [
        (
            translate("Help", "Sevens"),
            translate("Help", "The program and its drawings are free software under the MIT licence."),
        ),
        (
            translate("Help", "An unofficial fan project"),
            translate(
                "Help",
                "Sevens is not made or supported by the publishers or designers of these games. The titles are theirs; "
                "every text and drawing here is this project's own.",
            ),
        ),
        (
            translate("Help", "Emblems"),
            translate(
                "Help",
                "Icons made by Carl Olsen, Delapouite, Lorc, Sbed, Skoll (game-icons.net), CC BY 3.0. "
                "Only their colour was changed.",
            ),
        ),
        (
            translate("Help", "Fonts"),
            translate("Help", "Figtree by The Figtree Project Authors, Marcellus by Astigmatic, both OFL 1.1."),
        ),
        (
            translate("Help", "Software"),
            translate("Help", "Qt and PySide6, LGPL 3. Python, PSF licence. platformdirs, MIT licence."),
        ),
    ]


def failure_title() -> str:
    return translate("Help", "Something went wrong")


def failure_text(in_game: bool) -> str:
    text = translate("Help", "The game is saved. The report below helps to find out what happened.")
    if in_game:
        text += " " + translate("Help", "It holds the hidden cards of this game.")
    return text


def copied() -> str:
    return translate("Help", "Copied.")


def window_title(game: str) -> str:
    return translate("Help", "{game} - Sevens").format(game=game)
