"""How each legal action of 7 & 7 is picked on the table, and what looks as if it could be picked and cannot."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from sevens_desktop.engine.contract import Action
from sevens_desktop.engine.seven_and_seven.actions import (
    CONVERT,
    COPY,
    PLAY,
    TARGET,
    Add,
    Arrive,
    Block,
    Convert,
    Copy,
    Discard,
    Draw,
    Fetch,
    Invite,
    Keep,
    NoTarget,
    Pass,
    Place,
    Play,
    Take,
    Target,
)
from sevens_desktop.engine.seven_and_seven.cards import CHASTITY, CONVERTER, FACE_NAMES, KINDS, TWO_SIDED
from sevens_desktop.engine.seven_and_seven.house import TEAM_SEATS
from sevens_desktop.engine.seven_and_seven.knowledge import SevenObservation
from sevens_desktop.table.presenters.seven_and_seven.cards import upright
from sevens_desktop.table.presenters.seven_and_seven.reading import (
    SAID,
    counted,
    face_of,
    hand_elements,
    kind_of,
    open_element,
    sides_of,
    stacks,
    top_element,
)
from sevens_desktop.table.view import Choice, Scene, turn_of

AT_ONCE = ""
"""The button of a pick that needs none: it can be taken back until the card is announced."""


def choices(scene: Scene, seen: SevenObservation) -> Iterator[Choice]:
    for action in scene.legal:
        yield from _PICKS[type(action)](scene, seen, action)


# -- cards of the hand


def _from_hand(seen: SevenObservation, action: Action, face: int, button: str) -> Iterator[Choice]:
    kind = KINDS[face >> 1]
    for element in hand_elements(seen, kind):
        turned = face != upright(seen, kind)
        yield Choice(action, button, (element, turn_of(element)) if turned else (element,))


def _play(_: Scene, seen: SevenObservation, action: Action) -> Iterator[Choice]:
    assert isinstance(action, Play)
    return _from_hand(seen, action, action.face, "play")


def _add(_: Scene, seen: SevenObservation, action: Action) -> Iterator[Choice]:
    assert isinstance(action, Add)
    return _from_hand(seen, action, action.face, "add")


def _block(_: Scene, seen: SevenObservation, action: Action) -> Iterator[Choice]:
    return _from_hand(seen, action, CHASTITY, "block")


def _place(_: Scene, seen: SevenObservation, action: Action) -> Iterator[Choice]:
    assert isinstance(action, Place)
    return _from_hand(seen, action, action.face, "place")


def _discard(_: Scene, seen: SevenObservation, action: Action) -> Iterator[Choice]:
    assert isinstance(action, Discard)
    for element in hand_elements(seen, KINDS[action.kind]):
        yield Choice(action, "discard", (element,))


def _keep(_: Scene, seen: SevenObservation, action: Action) -> Iterator[Choice]:
    assert isinstance(action, Keep)
    for kind, element in counted("aside", seen.looking):
        if kind == KINDS[action.kind]:
            yield Choice(action, "keep", (element,))


def _pass(scene: Scene, seen: SevenObservation, action: Action) -> Iterator[Choice]:
    """Whatever is selected: what is proposed need not be dropped first."""
    yield Choice(action, "pass")
    for element in proposal(scene, seen):
        yield Choice(action, "pass", (element,))


# -- cards in play


def _convert(_: Scene, seen: SevenObservation, action: Action) -> Iterator[Choice]:
    assert isinstance(action, Convert)
    converter = top_element(seen, seen.active, CONVERTER)
    target = top_element(seen, action.seat, action.face)
    if converter is not None and target is not None:
        yield Choice(action, "convert", (converter, target))


def _copy(scene: Scene, seen: SevenObservation, action: Action) -> Iterator[Choice]:
    """The card that has the ability on the side that counts."""
    assert isinstance(action, Copy)
    for seat in foes(scene, seen):
        for stack in stacks(seen.areas[seat]):
            face = face_of(stack[-1])
            if face == action.face or (face >> 1 == action.face >> 1 and not scene.options["envy_active_side_only"]):
                yield Choice(action, f"copy:{FACE_NAMES[action.face]}", (open_element(stack[-1]),))


def foes(scene: Scene, seen: SevenObservation) -> list[int]:
    """The opponents of the active seat in turn order."""
    partner = (seen.active + TEAM_SEATS // 2) % TEAM_SEATS if scene.options["teams"] is True else None
    others = [(seen.active + step) % seen.seats for step in range(1, seen.seats)]
    return [seat for seat in others if seat != partner]


def _target(scene: Scene, seen: SevenObservation, action: Action) -> Iterator[Choice]:
    assert isinstance(action, Target)
    button = "play" if is_last_word(scene, seen, action) else AT_ONCE
    yield Choice(action, button, (target_element(seen, action),))


def target_element(seen: SevenObservation, action: Target) -> str:
    """Kindness may turn itself: it lies before its owner, not yet in the area (77-Q12)."""
    return top_element(seen, action.seat, action.face) or SAID


def is_last_word(scene: Scene, seen: SevenObservation, action: Target) -> bool:
    """Is the card announced once this target is named? Greed asks for a side, Lust for a second card."""
    said = seen.said
    assert said is not None
    ability = said.copied or said.face
    if ability == "greed":
        turns = action.face in TWO_SIDED and (FACE_NAMES[action.face] not in _DUAL or not _dual_is_fixed(scene))
        return not turns
    if ability == "lust" and not said.targets:
        return sum(len(cards) for cards in _cards_to_name(scene, seen)) == 1
    return True


_DUAL = ("dual-wild-sin", "dual-wild-virtue")


def _dual_is_fixed(scene: Scene) -> bool:
    return scene.options["dual_wild_fixed"] is True


def _cards_to_name(scene: Scene, seen: SevenObservation) -> list[list[str]]:
    """The equal cards behind each target that can be named."""
    named = [(action.seat, action.face) for action in scene.legal if isinstance(action, Target)]
    return [
        stack for seat in range(seen.seats) for stack in stacks(seen.areas[seat]) if (seat, face_of(stack[-1])) in named
    ]


# -- discard pile and seats


def _take(_: Scene, seen: SevenObservation, action: Action) -> Iterator[Choice]:
    assert isinstance(action, Take)
    for card in reversed(seen.discard):
        if kind_of(card) == KINDS[action.kind]:
            yield Choice(action, "take", (open_element(card),))


def _fetch(_: Scene, seen: SevenObservation, action: Action) -> Iterator[Choice]:
    """As it lies, or turned (77-Q22)."""
    assert isinstance(action, Fetch)
    for card in reversed(seen.discard):
        if face_of(card) >> 1 == action.face >> 1:
            element = open_element(card)
            as_it_lies = face_of(card) == action.face
            yield Choice(action, "fetch", (element,) if as_it_lies else (element, turn_of(element)))


def _invite(_: Scene, _seen: SevenObservation, action: Action) -> Iterator[Choice]:
    assert isinstance(action, Invite)
    yield Choice(action, "invite", (f"seat:{action.seat}",))


# -- buttons


def _button(name: Callable[[Action], str]) -> Callable[[Scene, SevenObservation, Action], Iterator[Choice]]:
    def pick(_: Scene, _seen: SevenObservation, action: Action) -> Iterator[Choice]:
        yield Choice(action, name(action))

    return pick


def _arrival(action: Action) -> str:
    assert isinstance(action, Arrive)
    return f"as:{FACE_NAMES[action.face]}"


_PICKS: Mapping[type[Action], Callable[[Scene, SevenObservation, Action], Iterator[Choice]]] = {
    Play: _play,
    Add: _add,
    Block: _block,
    Place: _place,
    Discard: _discard,
    Keep: _keep,
    Pass: _pass,
    Convert: _convert,
    Copy: _copy,
    Target: _target,
    Take: _take,
    Fetch: _fetch,
    Invite: _invite,
    Arrive: _button(_arrival),
    NoTarget: _button(lambda _: "none"),
    Draw: _button(lambda _: "draw"),
}


def proposal(scene: Scene, seen: SevenObservation) -> tuple[str, ...]:
    """In a window the card that can be used is selected to begin with."""
    for action in scene.legal:
        face = CHASTITY if isinstance(action, Block) else action.face if isinstance(action, Place) else None
        if face is not None:
            return tuple(hand_elements(seen, KINDS[face >> 1])[:1])
    return ()


def order(seen: SevenObservation, found: Sequence[Choice]) -> tuple[str, ...]:
    """What the keys 1 to 9 choose: the elements that can be picked first, as they lie."""
    first = {choice.picks[0] for choice in found if choice.picks}
    areas = [open_element(stack[-1]) for area in seen.areas for stack in stacks(area)]
    lying = [
        *(f"seat:{seat}" for seat in range(seen.seats)),
        *areas,
        SAID,
        *map(open_element, reversed(seen.discard)),
        *(element for _, element in counted("aside", seen.looking)),
        *(element for _, element in counted("hand", seen.hand)),
    ]
    return tuple(element for element in lying if element in first)


# -- refusals


def refusals(scene: Scene, seen: SevenObservation, found: Sequence[Choice]) -> dict[str, Action]:
    """Each with the action that a person means by it. What can be picked is not among them."""
    if not scene.legal:
        return {}
    refused: dict[str, Action] = {}
    if seen.stage in ("turn", "block", "patience", "sloth"):
        refused |= _hand_refusals(seen)
    if seen.stage == "turn":
        refused |= _converter_refusals(seen)
    elif seen.stage == "name":
        refused |= _target_refusals(scene, seen)
    open_to = {pick for choice in found for pick in choice.picks}
    return {element: action for element, action in refused.items() if element not in open_to}


def _hand_refusals(seen: SevenObservation) -> Iterator[tuple[str, Action]]:
    for kind, element in counted("hand", seen.hand):
        side = upright(seen, kind)
        yield element, PLAY[side]
        if len(sides_of(kind)) > 1:
            yield turn_of(element), PLAY[side ^ 1]


def _converter_refusals(seen: SevenObservation) -> Iterator[tuple[str, Action]]:
    """While a Converter lies in the own area: itself when it is too early, and the cards it cannot turn."""
    own = [face_of(stack[-1]) for stack in stacks(seen.areas[seen.active])]
    if CONVERTER in own:
        for face in own:
            yield top_element(seen, seen.active, face) or SAID, CONVERT[seen.active][face]


def _target_refusals(scene: Scene, seen: SevenObservation) -> Iterator[tuple[str, Action]]:
    asked = {type(action) for action in scene.legal}
    for seat in range(seen.seats):
        for stack in stacks(seen.areas[seat]):
            face = face_of(stack[-1])
            if Target in asked:
                yield open_element(stack[-1]), TARGET[seat][face]
            elif Copy in asked and seat in foes(scene, seen):
                yield open_element(stack[-1]), COPY[face]
