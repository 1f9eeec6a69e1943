"""The options of a new game: the game's own and those of the table, as QML shows them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import sample

from sevens_desktop.engine.contract import OFF_ON, Game, Option, PickOption, SeatOption
from sevens_desktop.table.qt import Map
from sevens_desktop.table.sitting import TABLE_OPTIONS
from sevens_desktop.table.words import setup as words
from sevens_desktop.table.words.games import WORDS

RANDOM = "random"
TABLE_VALUES: Mapping[str, tuple[object, ...]] = {
    "curtain": ("automatic", "always", "never"),
    "undo": ("strict", "free"),
    "hints": OFF_ON,
}


def is_house(option: Option) -> bool:
    """Rulings with an option stand under "More"; variants and what is picked do not."""
    return "-Q" in option.rule and not isinstance(option, PickOption)


def describe(game: Game, chosen: Mapping[str, object], names: Sequence[str]) -> list[Map]:
    """Variants first, then the options of the table, then house options; none without a choice for so many seats."""
    open_options = [option for option in game.options if _leaves_choice(option, len(names))]
    own = [_describe(game, option, chosen[option.key], names) for option in open_options]
    table = [_describe_table(key, chosen[key]) for key in TABLE_OPTIONS]
    return [*(o for o in own if not o["more"]), *table, *(o for o in own if o["more"])]


def _leaves_choice(option: Option, seats: int) -> bool:
    return isinstance(option, SeatOption | PickOption) or sum(option.allows(v, seats) for v in option.values) > 1


def _describe(game: Game, option: Option, value: object, names: Sequence[str]) -> Map:
    words_of = WORDS[game.slug]
    label, description = words_of.option(option.key)
    shown: Map = {"key": option.key, "label": label, "description": description, "rule": option.rule}
    shown["more"] = is_house(option)
    if isinstance(option, PickOption):
        return shown | _describe_picks(game, option, value, names)
    if isinstance(option, SeatOption):
        seats = [{"value": str(seat), "label": name} for seat, name in enumerate(names)]
        return shown | {
            "kind": "choice",
            "value": str(value),
            "values": [{"value": RANDOM, "label": words.drawn()}, *seats],
        }
    if option.values == OFF_ON:
        return shown | {"kind": "switch", "value": value}
    values = [{"value": str(v), "label": words_of.option_value(option.key, v)} for v in option.values]
    return shown | {"kind": "choice", "value": str(value), "values": values}


def _describe_picks(game: Game, option: PickOption, value: object, names: Sequence[str]) -> Map:
    """``owner`` is the seat that has a picked item, where each is one seat's."""
    words_of = WORDS[game.slug]
    picked = list(value) if isinstance(value, list | tuple) else []
    seats = len(names)
    count = option.count(seats)
    owners = dict(zip(picked, names, strict=False)) if option.by_seat else {}
    left_out = [str(item) for item in option.values if item not in picked]
    complete = len(picked) == count
    return {
        "kind": "pick",
        "value": "",
        "random": value == RANDOM,
        "bySeat": option.by_seat,
        "items": [
            {
                "value": str(item),
                "label": words_of.option_value(option.key, item),
                "face": words_of.face(option.key, item),
                "chosen": item in picked,
                "owner": owners.get(item, ""),
            }
            for item in option.values
        ],
        "note": words_of.picks_note(seats, left_out if complete else []),
        "randomLabel": words_of.pick_random(count),
        "tip": words.pick_tip(by_seat=option.by_seat, drawn=value == RANDOM),
        "problem": "" if complete or value == RANDOM else words.picks_missing(count),
    }


def _describe_table(key: str, value: object) -> Map:
    label, description = words.table_option(key)
    shown: Map = {"key": key, "label": label, "description": description, "rule": "", "more": False}
    values = TABLE_VALUES[key]
    if values == (False, True):
        return shown | {"kind": "switch", "value": value}
    choices = [{"value": str(v), "label": words.table_option_value(key, v)} for v in values]
    return shown | {"kind": "choice", "value": str(value), "values": choices}


def read_value(game: Game, key: str, value: object) -> object:
    """What QML sends for an option as the engine or the table knows it. Raises ``KeyError`` for an unknown option."""
    if key in TABLE_VALUES:
        return next(allowed for allowed in TABLE_VALUES[key] if str(allowed).lower() == str(value).lower())
    option = {option.key: option for option in game.options}[key]
    if isinstance(option, SeatOption):
        return RANDOM if value == RANDOM else int(str(value))
    return next(allowed for allowed in option.values if str(allowed).lower() == str(value).lower())


def toggle(option: PickOption, value: object, item: str, seats: int) -> list[object]:
    """Put an item in or take it out. One too many pushes the one picked first out.

    Where they were to be drawn, some are drawn now, to be swapped one by one. Where each is one seat's, the first seat
    gets it, or the seat after the one that has it, in exchange.
    """
    chosen = next(allowed for allowed in option.values if str(allowed) == item)
    count = option.count(seats)
    if value == RANDOM:
        others = [other for other in option.values if other != chosen]
        drawn = sample(others, count - 1)
        return [chosen, *drawn] if option.by_seat else [*drawn, chosen]
    picked = list(value) if isinstance(value, list | tuple) else []
    if option.by_seat:
        return _hand_on(picked, chosen, count)
    if chosen in picked:
        return [other for other in picked if other != chosen]
    return [*picked, chosen][-count:]


def _hand_on(picked: list[object], chosen: object, count: int) -> list[object]:
    if chosen not in picked:
        return [*picked, chosen] if len(picked) < count else [chosen, *picked[1:]]
    at = picked.index(chosen)
    after = (at + 1) % len(picked)
    handed = picked.copy()
    handed[at], handed[after] = picked[after], picked[at]
    return handed


def fit(game: Game, chosen: Mapping[str, object], seats: int) -> dict[str, object]:
    """What no longer fits a number of seats goes back to its default."""
    options = {option.key: option for option in game.options}
    return {
        key: options[key].default if key in options and _misfit(options[key], value, seats) else value
        for key, value in chosen.items()
    }


def _misfit(option: Option, value: object, seats: int) -> bool:
    """A half-made pick is not one: it is shown as a problem."""
    if isinstance(option, PickOption) and isinstance(value, list) and len(value) < option.count(seats):
        return False
    return not option.allows(value, seats)
