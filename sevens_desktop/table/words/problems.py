"""What is wrong with a setup, a position or a file, in words."""

from __future__ import annotations

from collections.abc import Mapping

from sevens_desktop.engine.contract import Reason
from sevens_desktop.storage.errors import StorageError
from sevens_desktop.table.words.common import translate
from sevens_desktop.table.words.games import POSITIONS


def problem(slug: str, wrong: Reason) -> str:
    """A sentence for a ``Reason`` of ``OptionError`` or ``PositionError``."""
    facts = wrong.facts
    match wrong.code:
        case "seats_out_of_range":
            return translate("Problems", "This game is for {least} to {most} seats, not for {seats}.").format(**facts)
        case "unknown_option":
            return translate("Problems", "There is no option {key}.").format(**facts)
        case "bad_option_value":
            return translate("Problems", "The option {key} cannot be {value}.").format(**facts)
        case "bad_seed":
            return translate("Problems", "Use letters, digits and hyphens, up to 24.")
        case "other_game":
            return translate("Problems", "This is a position of another game: {game}.").format(**facts)
        case "bad_field":
            return translate("Problems", "The field {key} cannot be {value}.").format(**facts)
        case "bad_length":
            return translate("Problems", "The field {key} has {length} entries instead of {expected}.").format(**facts)
        case "repeated":
            return translate("Problems", "The field {key} repeats an entry.").format(**facts)
        case _ if slug in POSITIONS:
            return POSITIONS[slug](wrong)
        case code:
            return translate("Problems", "The position is not right: {code}.").format(code=code)


def trouble(error: StorageError) -> str:
    """A sentence for something that could not be read or written."""
    return trouble_of(error.code, error.facts)


def trouble_of(code: str, facts: Mapping[str, object]) -> str:
    why = facts.get("why", "")
    match code:
        case "foreign":
            return translate("Problems", "This file is not a game of Sevens.")
        case "damaged":
            return translate("Problems", "This save is damaged and was left as it is.")
        case "newer_version":
            return translate("Problems", "Saved by a newer Sevens. Update to open it.")
        case "unknown_game":
            return translate("Problems", "This save belongs to a game that is not there.")
        case "rules_changed":
            return translate("Problems", "The rules changed since, and this save cannot be carried over.")
        case "missing":
            return translate("Problems", "The file is not there any more.")
        case "unreadable":
            return translate("Problems", "The file cannot be read: {why}.").format(why=why)
        case "unwritable":
            return translate("Problems", "Could not save: {why}. The game goes on.").format(why=why)
        case "disk_full":
            return translate("Problems", "Could not save. The game goes on; free some space and save again.")
        case other:
            raise KeyError(other)
