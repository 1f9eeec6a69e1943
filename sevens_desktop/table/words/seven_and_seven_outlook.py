"""What a card of 7 & 7 will do, in words, before it is confirmed or blocked. All sentences are styled."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from sevens_desktop.engine.seven_and_seven.cards import FACE_NAMES
from sevens_desktop.engine.seven_and_seven.knowledge import Said
from sevens_desktop.table.players import Voice
from sevens_desktop.table.words.common import all_of, bold, translate
from sevens_desktop.table.words.seven_and_seven_acts import card_of, either, name_of
from sevens_desktop.table.words.seven_and_seven_cards import bold_face, progress


def does(by: int, said: Said, voice: Voice) -> list[str]:
    """What the announced card of ``by`` will do."""
    ability = said.copied or said.face
    targets = [card_of(voice, seat, card, by) for seat, card in said.targets]
    lines = []
    if ability == "greed" and said.targets:
        lines.append(_takes(by, said, targets[0], voice))
    elif ability == "wrath" and targets:
        lines.append(
            either(
                voice,
                by,
                translate("SevenAndSeven", "You discard {card}."),
                translate("SevenAndSeven", "{name} discards {card}."),
                card=targets[0],
            )
        )
    elif said.targets:
        lines.append(_turns_all(by, said, targets, voice))
    elif ability in _NEEDS_CARD:
        return [translate("SevenAndSeven", "It finds no card to work on.")]
    follows = _FOLLOWS.get(ability)
    if follows is not None:
        you, other = follows()
        lines.append(either(voice, by, you, other))
    return lines


_NEEDS_CARD = frozenset({"greed", "wrath", "lust", "kindness"})


def _takes(by: int, said: Said, target: str, voice: Voice) -> str:
    if said.arrives is None or said.arrives == name_of(said.targets[0][1]):
        return either(
            voice,
            by,
            translate("SevenAndSeven", "You take {card}."),
            translate("SevenAndSeven", "{name} takes {card}."),
            card=target,
        )
    return either(
        voice,
        by,
        translate("SevenAndSeven", "You take {card} and turn it to {other}."),
        translate("SevenAndSeven", "{name} takes {card} and turns it to {other}."),
        card=target,
        other=bold_face(said.arrives),
    )


def _turns_all(by: int, said: Said, targets: Sequence[str], voice: Voice) -> str:
    turned = [
        translate("SevenAndSeven", "{card} to {other}").format(card=target, other=bold_face(_other(card)))
        for target, (_, card) in zip(targets, said.targets, strict=True)
    ]
    return either(
        voice,
        by,
        translate("SevenAndSeven", "You turn {cards}."),
        translate("SevenAndSeven", "{name} turns {cards}."),
        cards=all_of(turned),
    )


def _other(card: str) -> str:
    name = name_of(card)
    face = next(face for face, slug in FACE_NAMES.items() if slug == name)
    return FACE_NAMES[face ^ 1]


def turns(by: int, seat: int, face: int, voice: Voice) -> str:
    """What a Converter does."""
    return either(
        voice,
        by,
        translate("SevenAndSeven", "You turn {card} to {other}."),
        translate("SevenAndSeven", "{name} turns {card} to {other}."),
        card=card_of(voice, seat, FACE_NAMES[face], by),
        other=bold_face(FACE_NAMES[face ^ 1]),
    )


_FOLLOWS: Mapping[str, Callable[[], tuple[str, str]]] = {
    "pride": lambda: (
        translate("SevenAndSeven", "You may then play one more Sin."),
        translate("SevenAndSeven", "{name} may then play one more Sin."),
    ),
    "humility": lambda: (
        translate("SevenAndSeven", "You may then play one more card, and an opponent may add one."),
        translate("SevenAndSeven", "{name} may then play one more card, and an opponent may add one."),
    ),
    "charity": lambda: (
        translate("SevenAndSeven", "You may then play one more card."),
        translate("SevenAndSeven", "{name} may then play one more card."),
    ),
    "converter": lambda: (
        translate("SevenAndSeven", "You may then play one more card."),
        translate("SevenAndSeven", "{name} may then play one more card."),
    ),
    "gluttony": lambda: (
        translate("SevenAndSeven", "You draw one card."),
        translate("SevenAndSeven", "{name} draws one card."),
    ),
    "temperance": lambda: (
        translate("SevenAndSeven", "You draw three cards and keep one."),
        translate("SevenAndSeven", "{name} draws three cards and keeps one."),
    ),
    "diligence": lambda: (
        translate("SevenAndSeven", "You may then fetch a card from the discard pile."),
        translate("SevenAndSeven", "{name} may then fetch a card from the discard pile."),
    ),
    "wild-virtue": lambda: (
        translate("SevenAndSeven", "You draw one card."),
        translate("SevenAndSeven", "{name} draws one card."),
    ),
    "wild-sin": lambda: (
        translate("SevenAndSeven", "You discard the top card of the pile and take a discard to your hand."),
        translate("SevenAndSeven", "{name} discards the top card of the pile and takes a discard."),
    ),
}


def would_hold(seat: int, count: int, virtue: bool, voice: Voice) -> str:
    return either(
        voice,
        seat,
        translate("SevenAndSeven", "You would hold {progress}."),
        translate("SevenAndSeven", "{name} would hold {progress}."),
        progress=progress(count, virtue),
    )


def would_win(seat: int, counts: tuple[int, int], seats: int, voice: Voice) -> str:
    """``counts`` are sins and virtues; with two seats both are needed."""
    if seats == 2:
        what = translate("SevenAndSeven", "all seven sins and all seven virtues")
    else:
        what = progress(7, counts[0] < 7)
    return either(
        voice,
        seat,
        translate("SevenAndSeven", "You would hold {progress} and win."),
        translate("SevenAndSeven", "{name} would hold {progress} and win."),
        progress=bold(what),
    )


def no_closer() -> str:
    return translate("SevenAndSeven", "It would bring you no closer.")
