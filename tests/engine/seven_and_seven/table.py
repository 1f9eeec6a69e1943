"""Sets tables of 7 & 7 for tests, and plays at them in the game's own notation.

Areas are written with the active sides, hands and piles with either side of a card. WS, WV, DW-, DW+, CONV and CAP
stand for the cards without a name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sevens_desktop.engine.contract import Action, Event, Refusal
from sevens_desktop.engine.seven_and_seven.cards import (
    FACE,
    FACE_NAMES,
    FACES_BY_NAME,
    KINDS,
    SINS,
    VIRTUES,
    box,
    card_of,
    card_text,
)
from sevens_desktop.engine.seven_and_seven.game import SEVEN_AND_SEVEN
from sevens_desktop.engine.seven_and_seven.state import SevenState

SHORT = {
    "WS": "wild-sin",
    "WV": "wild-virtue",
    "DW-": "dual-wild-sin",
    "DW+": "dual-wild-virtue",
    "CONV": "converter",
    "CAP": "capricious",
}

SIX_SINS = " ".join(SINS[:6])
"""All but Lust."""

SIX_VIRTUES = " ".join(VIRTUES[:6])
"""All but Chastity."""


def face_of(name: str) -> int:
    return FACES_BY_NAME[SHORT.get(name, name)]


def faces(text: str) -> list[int]:
    return [face_of(name) for name in text.split()]


def cards(text: str) -> list[int]:
    """The open cards with these active sides, numbered as they come."""
    found: list[int] = []
    for face in faces(text):
        number = sum(FACE[card] >> 1 == face >> 1 for card in found)
        found.append(card_of(face, number))
    return found


def table(
    areas: Sequence[str] = ("", "", ""),
    hands: Sequence[str] = (),
    *,
    discard: str = "",
    pile: str | None = None,
    rest: int | str = "pile",
    options: Mapping[str, object] | None = None,
    **fields: object,
) -> SevenState:
    """A position in which seat 0 has its turn before it.

    ``pile`` lists its next cards, top first. The cards that are not mentioned lie at the bottom of the pile, in the
    Discard Pile (``rest="discard"``) or in the hand of the seat ``rest``. ``fields`` are more fields of the position.
    """
    seats = len(areas)
    settled = SEVEN_AND_SEVEN.settle(seats, options)
    left = box(settled["promo_capricious"] is True)
    numbers = [0] * len(KINDS)

    def open_cards(text: str) -> list[str]:
        found = []
        for face in faces(text):
            left.remove(face >> 1)
            found.append(card_text(card_of(face, numbers[face >> 1])))
            numbers[face >> 1] += 1
        return found

    def hidden_cards(text: str) -> list[str]:
        for face in faces(text):
            left.remove(face >> 1)
        return [KINDS[face >> 1] for face in faces(text)]

    position: dict[str, object] = {
        "game": "seven-and-seven",
        "seats": seats,
        "options": settled,
        "active": 0,
        "turn": 1,
        "to_act": 0,
        "permission": "first",
        "played": False,
        "blocked": [],
        "shown": [],
        "stack": [],
        "aside": [],
        "frames": [{"frame": "turn"}],
        "ended": None,
        "areas": [open_cards(text) for text in areas],
    }
    open_discard = open_cards(discard)
    held = [hidden_cards(text) for text in [*hands, *[""] * (seats - len(hands))]]
    top = hidden_cards(pile or "")
    if rest == "pile":
        top += [KINDS[kind] for kind in left]
    elif rest == "discard":
        open_discard += open_cards(" ".join(FACE_NAMES[first_face(kind)] for kind in list(left)))
    elif isinstance(rest, int):
        held[rest] += [KINDS[kind] for kind in left]
    position |= {"discard": open_discard, "hands": held, "pile": top}
    position["ready"] = areas[int(str(fields.get("active", 0)))].split().count("CONV")
    return SEVEN_AND_SEVEN.load(position | fields)


def first_face(kind: int) -> int:
    return min(face for face in FACE_NAMES if face >> 1 == kind)


def say(state: SevenState, *texts: str) -> list[Event]:
    """Decide so, one after another; the seat is whoever is asked."""
    events: list[Event] = []
    for text in texts:
        state.apply(SEVEN_AND_SEVEN.parse(text), events)
    return events


def nobody_reacts(state: SevenState) -> list[Event]:
    """Everybody lets happen what happens."""
    events: list[Event] = []
    while stage(state) in ("block", "patience"):
        events += say(state, "pass")
    return events


def play(state: SevenState, *texts: str) -> list[Event]:
    """Decide so, and nobody reacts to any of it."""
    events: list[Event] = []
    for text in texts:
        events += say(state, text)
        events += nobody_reacts(state)
    return events


def stage(state: SevenState) -> str | None:
    return state.frames[-1].name if state.frames else None


def area(state: SevenState, seat: int) -> list[str]:
    """The active sides in this area, in order of arrival."""
    return [FACE_NAMES[FACE[card]] for card in state.areas[seat]]


def hand(state: SevenState, seat: int) -> list[str]:
    return [KINDS[kind] for kind in state.hands[seat]]


def discarded(state: SevenState) -> list[str]:
    return [FACE_NAMES[FACE[card]] for card in state.discard]


def may(state: SevenState) -> list[str]:
    """What the seat to act may do."""
    return [str(action) for action in state.legal_actions()]


def refused(state: SevenState, text: str) -> tuple[str, str]:
    """The code and the rule with which this is refused."""
    refusal: Refusal | None = state.why_not(parsed(text))
    assert refusal is not None, text
    return refusal.code, refusal.rule


def parsed(text: str) -> Action:
    return SEVEN_AND_SEVEN.parse(text)


def total(state: SevenState) -> int:
    """All cards, wherever they are (77-P2)."""
    places = (*state.hands, *state.areas, state.discard, state.aside)
    return sum(len(place) for place in places) + len(state.stack) + state.pile
