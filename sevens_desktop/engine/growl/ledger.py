"""What has happened, entry by entry, and who knows what of it.

The ledger is the memory of the table. A position is what its ledger tells (``retell``), a seat's knowledge is the
ledger as that seat saw it (``seen_by``), and the events for the log are the entries in words of JSON (``event_of``).

A ledger is a chain with the newest entry first, so that copies of a position share it and adding costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from sevens_desktop.engine.contract import Event
from sevens_desktop.engine.growl.actions import SIDE_NAMES
from sevens_desktop.engine.growl.cards import CARD_NAMES, EVERYONE


class Entry(NamedTuple):
    """``facts`` are public, ``secret`` is for the seats of the mask ``knowers``.

    Seats outside ``audience`` do not notice the entry at all; the public notices only what everyone does.
    """

    kind: str
    facts: tuple[int, ...]
    secret: tuple[int, ...] = ()
    knowers: int = 0
    audience: int = EVERYONE


Ledger = tuple[Entry, "Ledger"] | None

WOUNDS, TWO_CARDS, FINAL_NIGHT = range(3)
CAUSES = ("wounds", "two-cards", "final-night")
"""Why somebody died: GRO-I-2, GRO-N-4, GRO-FN-*."""

ENDINGS = ("humans", "wolves", "undead", "nobody")
HUMANS_WIN, WOLVES_WIN, UNDEAD_WIN, NOBODY_WINS = range(4)

FIELDS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "dealt": (("seat",), ("zero", "hand*")),
    "sniffed": ((), ("seats*",)),
    "turned": (("seat",), ()),
    "accused": (("seat", "to"), ()),
    "trusted": (("seat", "to"), ()),
    "needed": (("seat", "card"), ()),
    "woke": (("seat",), ()),
    "skipped": (("seat",), ()),
    "judged": (("seat", "card", "counts*"), ()),
    "gave": (("seat", "to", "card"), ()),
    "placed": (("seat", "to", "card"), ()),
    "marked": (("seats*",), ()),
    "night": (("seat", "card", "number"), ()),
    "chose": (("seat", "card", "seats*"), ()),
    "told": (("seat", "card", "count"), ()),
    "whispered": (("seat", "count"), ()),
    "looked": (("seat", "to"), ("hand*",)),
    "showed": (("seat", "to", "shown"), ("card",)),
    "pledged": (("seat", "to"), ("card",)),
    "team": (("seat", "wolf"), ()),
    "dusk": ((), ()),
    "sent": (("seat", "to"), ("card",)),
    "received": (("seat",), ("cards*",)),
    "put": (("seat",), ("card",)),
    "got": (("seat",), ("card",)),
    "landed": ((), ()),
    "voted": (("seat", "to"), ()),
    "cast": (("seat", "to"), ()),
    "pointed": (("seat", "side"), ()),
    "swapped": (("seat", "to"), ()),
    "died": (("cause", "seats*"), ()),
    "drew": (("seat",), ("card",)),
    "played": (("seat", "card", "to"), ()),
    "discarded": (("seat",), ()),
    "topped": (("seat", "card"), ()),
    "took": (("seat", "to"), ("card",)),
    "stayed": (("seat",), ()),
    "reshuffled": ((), ()),
    "ended": (("team",), ()),
}
"""Names of the public and of the secret numbers of each kind of entry; a star takes all that are left as a list."""

SAID = frozenset({"accused", "trusted", "needed", "voted"})
"""Entries that reveal nothing but what somebody decided to say."""

_NAMED: dict[str, Callable[[int], object]] = {
    "card": CARD_NAMES.__getitem__,
    "cards*": CARD_NAMES.__getitem__,
    "cause": CAUSES.__getitem__,
    "side": SIDE_NAMES.__getitem__,
    "team": ENDINGS.__getitem__,
    "zero": bool,
    "wolf": bool,
    "shown": bool,
}


def seen_by(entry: Entry, seat: int | None) -> Entry | None:
    """The entry as this seat (``None``: the public) has seen it, or ``None`` if it did not notice."""
    mask = EVERYONE if seat is None else 1 << seat
    if entry.audience & mask != mask:
        return None
    if not entry.knowers:
        return entry
    known = seat is not None and entry.knowers & mask
    return Entry(entry.kind, entry.facts, entry.secret if known else ())


def chronicle(ledger: Ledger, seat: int | None) -> tuple[Entry, ...]:
    """All that the seat has seen, oldest first."""
    seen: list[Entry] = []
    while ledger is not None:
        entry, ledger = ledger
        view = seen_by(entry, seat)
        if view is not None:
            seen.append(view)
    return tuple(reversed(seen))


def entries(ledger: Ledger) -> list[Entry]:
    """All entries, oldest first."""
    found: list[Entry] = []
    while ledger is not None:
        entry, ledger = ledger
        found.append(entry)
    return found[::-1]


def event_of(entry: Entry) -> Event:
    public, secret = FIELDS[entry.kind]
    hidden = _facts(secret, entry.secret)
    return Event(
        entry.kind,
        _facts(public, entry.facts),
        dict.fromkeys(seats_of(entry.knowers), hidden) if hidden else {},
        None if entry.audience == EVERYONE else frozenset(seats_of(entry.audience)),
        reveals=entry.kind not in SAID,
    )


def seats_of(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def mask_of(seats: Sequence[int]) -> int:
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def _facts(names: tuple[str, ...], values: tuple[int, ...]) -> dict[str, object]:
    facts: dict[str, object] = {}
    for index, name in enumerate(names):
        spell = _NAMED.get(name, int)
        if name.endswith("*"):
            facts[name[:-1]] = [spell(value) for value in values[index:]]
        elif index < len(values):
            facts[name] = spell(values[index])
    return facts
