"""The notes of the first game of 7 & 7, each with what gives rise to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sevens_desktop.engine.contract import Event, Observation
from sevens_desktop.engine.seven_and_seven.cards import CONVERTER
from sevens_desktop.engine.seven_and_seven.knowledge import SevenObservation
from sevens_desktop.table.presenters.seven_and_seven.reading import face_of
from sevens_desktop.table.presenters.seven_and_seven.tracks import HOT, WILDS
from sevens_desktop.table.view import Note
from sevens_desktop.table.words.common import translate

FEW_LEFT = 12
"""Cards of the draw pile at which its end is mentioned."""


def occasions(observation: Observation, _events: Sequence[Event]) -> list[str]:
    assert isinstance(observation, SevenObservation)
    return [note for note, (arises, _) in _GUIDE.items() if arises(observation)]


def note(note: str) -> Note:
    return _GUIDE[note][1]()


def _asked(seen: SevenObservation, stage: str) -> bool:
    return seen.seat is not None and seen.to_act == seen.seat and seen.stage == stage


def _own_faces(seen: SevenObservation) -> list[int]:
    return [] if seen.seat is None else [face_of(card) for card in seen.areas[seen.seat]]


def _turn(seen: SevenObservation) -> bool:
    return _asked(seen, "turn")


def _set(seen: SevenObservation) -> bool:
    return bool(_own_faces(seen))


def _block(seen: SevenObservation) -> bool:
    return _asked(seen, "block")


def _patience(seen: SevenObservation) -> bool:
    return _asked(seen, "patience")


def _wild(seen: SevenObservation) -> bool:
    return any(face in WILDS[0] + WILDS[1] for face in _own_faces(seen))


def _converter(seen: SevenObservation) -> bool:
    return _turn(seen) and seen.ready > 0 and CONVERTER in _own_faces(seen)


def _close(seen: SevenObservation) -> bool:
    return seen.to_act is not None and any(
        max(counts) >= HOT for seat, counts in enumerate(seen.progress) if seat != seen.seat
    )


def _pile(seen: SevenObservation) -> bool:
    return 0 < seen.pile <= FEW_LEFT


def _note_turn() -> Note:
    return Note(
        translate("SevenAndSeven", "Play one, or draw three"),
        translate("SevenAndSeven", "Click a card of your hand, turn it to the side you want, and play it. Or draw."),
        "hand",
    )


def _note_set() -> Note:
    return Note(
        translate("SevenAndSeven", "Seven different ones"),
        translate("SevenAndSeven", "Equal cards count once. One full set wins; with two players both are needed."),
        "own",
    )


def _note_block() -> Note:
    return Note(
        translate("SevenAndSeven", "You may block"),
        translate("SevenAndSeven", "Your Chastity discards the card before it works. You are asked each time."),
        "played",
    )


def _note_patience() -> Note:
    return Note(
        translate("SevenAndSeven", "Patience is free now"),
        translate("SevenAndSeven", "An opponent converted a card, so any number of Patience may be laid down."),
        "hand",
    )


def _note_wild() -> Note:
    return Note(
        translate("SevenAndSeven", "A wild fills a gap"),
        translate("SevenAndSeven", "It counts as one sin or virtue you miss, and moves on when you play that one."),
        "own",
    )


def _note_converter() -> Note:
    return Note(
        translate("SevenAndSeven", "Your Converter is ready"),
        translate("SevenAndSeven", "Before you play, click it and then one of your cards to turn that one over."),
        "own",
    )


def _note_close() -> Note:
    return Note(
        translate("SevenAndSeven", "Somebody comes close"),
        translate("SevenAndSeven", "Greed, Wrath and Lust break a set, and Chastity stops the card that completes it."),
        "seats",
    )


def _note_pile() -> Note:
    return Note(
        translate("SevenAndSeven", "The pile runs out"),
        translate("SevenAndSeven", "When the last card is drawn the game ends, and who is closest to a set wins."),
        "pile",
    )


_GUIDE: dict[str, tuple[Callable[[SevenObservation], bool], Callable[[], Note]]] = {
    "77_turn": (_turn, _note_turn),
    "77_set": (_set, _note_set),
    "77_block": (_block, _note_block),
    "77_patience": (_patience, _note_patience),
    "77_wild": (_wild, _note_wild),
    "77_converter": (_converter, _note_converter),
    "77_close": (_close, _note_close),
    "77_pile": (_pile, _note_pile),
}
"""By id, in the order of need: when it arises and what it says."""

NOTES = tuple(_GUIDE)
