"""The new game in words: options of the table, seats, what a setup means."""

from __future__ import annotations

from collections.abc import Sequence

from sevens_desktop.table.words.common import COUNTS, number, translate


def table_option(key: str) -> tuple[str, str]:
    """Label and description of an option that every game has."""
    return {
        "curtain": (
            translate("Setup", "Privacy curtain"),
            translate("Setup", "Covers the screen before the next person sees it."),
        ),
        "undo": (
            translate("Setup", "Undo"),
            translate("Setup", "Until something is revealed; free undo is not counted."),
        ),
        "hints": (translate("Setup", "Hints"), translate("Setup", "Suggest a move when asked.")),
    }[key]


def table_option_value(key: str, value: object) -> str:
    return {
        "curtain automatic": translate("Setup", "Automatic"),
        "curtain always": translate("Setup", "Always"),
        "curtain never": translate("Setup", "Never"),
        "undo strict": translate("Setup", "Strict"),
        "undo free": translate("Setup", "Free"),
    }[f"{key} {value}"]


def drawn() -> str:
    """The value ``random`` of an option that names a seat or picks."""
    return translate("Setup", "Drawn")


def seats_range(least: int, most: int) -> str:
    return translate("Setup", "{least} to {most}").format(least=number(least), most=number(most))


def seats_note(least: int, most: int, direction: str) -> str:
    return f"{seats_range(least, most)}, {direction}"


def add_seat(nth: int) -> str:
    return {
        2: translate("Setup", "Add a second seat"),
        3: translate("Setup", "Add a third seat"),
        4: translate("Setup", "Add a fourth seat"),
        5: translate("Setup", "Add a fifth seat"),
        6: translate("Setup", "Add a sixth seat"),
        7: translate("Setup", "Add a seventh seat"),
        8: translate("Setup", "Add an eighth seat"),
        9: translate("Setup", "Add a ninth seat"),
        10: translate("Setup", "Add a tenth seat"),
    }[nth]


def order(names: Sequence[str], drawn_first: bool) -> str:
    """In the order of play."""
    if drawn_first:
        return translate("Setup", "The first player is drawn. Order: {names}").format(names=", ".join(names))
    return translate("Setup", "{first} begins, then {names}").format(first=names[0], names=", ".join(names[1:]))


def first_to_play() -> str:
    return translate("Setup", "First to play")


def passes_the_screen() -> str:
    return translate("Setup", "Passes the screen")


def company(people: int) -> str:
    if people == 0:
        return translate("Setup", "Bots play among themselves")
    if people == 1:
        return translate("Setup", "You play against bots")
    return COUNTS.people_share(people)


def about_minutes(minutes: int) -> str:
    return translate("Setup", "About {minutes} minutes").format(minutes=number(minutes))


def name_missing() -> str:
    return translate("Setup", "Give this seat a name.")


def name_twice(name: str) -> str:
    return translate("Setup", "Two seats are called {name}.").format(name=name)


def pick_tip(*, by_seat: bool, drawn: bool) -> str:
    """What stands beside the button that draws; ``drawn``: nothing is picked, the deal draws."""
    if by_seat and drawn:
        return translate("Setup", "or tap one for the next seat; without a choice the deal draws")
    if by_seat:
        return translate("Setup", "or tap one to give it to the next seat")
    if drawn:
        return translate("Setup", "or tap a card to choose; without a choice the deal draws")
    return translate("Setup", "or tap a card to swap it in")


def picks_missing(count: int) -> str:
    return translate("Setup", "Choose {count} in all, or let them be drawn.").format(count=number(count))
