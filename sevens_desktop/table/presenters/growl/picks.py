"""How each legal action of Growl is picked on the table, and what looks as if it could be picked and cannot."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from sevens_desktop.engine.contract import Action
from sevens_desktop.engine.growl.actions import (
    CHOICES,
    GIVES,
    NOTHING,
    PASSES,
    PUTS,
    SHOWS,
    SIDE_NAMES,
    TOPS,
    VOTES,
    Accuse,
    Choose,
    Discard,
    Draw,
    Give,
    Name,
    Need,
    Pass,
    Play,
    Point,
    Put,
    Show,
    Skip,
    Top,
    Trust,
    Vote,
    Wish,
)
from sevens_desktop.engine.growl.cards import KIND_NAMES, KINDS
from sevens_desktop.engine.growl.knowledge import GrowlObservation
from sevens_desktop.table.presenters.growl import reading
from sevens_desktop.table.presenters.growl.reading import hand_elements, seat_element
from sevens_desktop.table.view import Choice

AT_ONCE = ""
"""The button of picks that need none."""

SAY = "say"


def choices(seen: GrowlObservation, legal: Sequence[Action]) -> Iterator[Choice]:
    for action in legal:
        yield from _PICKS[type(action)](seen, action)


def _give(_: GrowlObservation, action: Action) -> Iterator[Choice]:
    """A click on the seat, or the card laid on it."""
    assert isinstance(action, Give)
    element = seat_element(action.seat)
    yield Choice(action, AT_ONCE, (element,))
    yield Choice(action, element, ("deck",))


def _seat(_: GrowlObservation, action: Action) -> Iterator[Choice]:
    assert isinstance(action, Choose | Vote)
    yield Choice(action, AT_ONCE, (seat_element(action.seat),))


def _accuse(_: GrowlObservation, action: Action) -> Iterator[Choice]:
    assert isinstance(action, Accuse)
    yield Choice(action, AT_ONCE, (SAY, "say:accuse", seat_element(action.seat)))


def _trust(_: GrowlObservation, action: Action) -> Iterator[Choice]:
    assert isinstance(action, Trust)
    yield Choice(action, AT_ONCE, (SAY, "say:trust", seat_element(action.seat)))


def _need(_: GrowlObservation, action: Action) -> Iterator[Choice]:
    assert isinstance(action, Need)
    yield Choice(action, AT_ONCE, (SAY, f"say:need:{KIND_NAMES[action.kind]}"))


def _name(_: GrowlObservation, action: Action) -> Iterator[Choice]:
    assert isinstance(action, Name)
    yield Choice(action, f"name:{KIND_NAMES[action.kind]}")


def _show(seen: GrowlObservation, action: Action) -> Iterator[Choice]:
    assert isinstance(action, Show)
    if action.kind == NOTHING:
        yield Choice(action, "show")
        return
    for element in hand_elements(seen, action.kind):
        yield Choice(action, "show", (element,))


def _put(seen: GrowlObservation, action: Action) -> Iterator[Choice]:
    assert isinstance(action, Put)
    for element in hand_elements(seen, action.kind):
        yield Choice(action, "put", (element,))


def _top(seen: GrowlObservation, action: Action) -> Iterator[Choice]:
    assert isinstance(action, Top)
    for element in hand_elements(seen, action.kind):
        yield Choice(action, "top", (element,))


def _pass(seen: GrowlObservation, action: Action) -> Iterator[Choice]:
    """First the card for the left, then the one for the right; a single card goes to the side of the button."""
    assert isinstance(action, Pass)
    if NOTHING in (action.left, action.right):
        kind, side = max(action.left, action.right), SIDE_NAMES[action.left == NOTHING]
        for element in hand_elements(seen, kind):
            yield Choice(action, f"pass:{side}", (element,))
        return
    for left in hand_elements(seen, action.left):
        for right in hand_elements(seen, action.right):
            if left != right:
                yield Choice(action, "pass", (left, right))


def _point(seen: GrowlObservation, action: Action) -> Iterator[Choice]:
    assert isinstance(action, Point)
    yield Choice(action, f"point:{SIDE_NAMES[action.side]}")
    both = pointed_at(seen)
    if both[0] != both[1]:
        yield Choice(action, AT_ONCE, (seat_element(both[action.side]),))


def pointed_at(seen: GrowlObservation) -> tuple[int, int]:
    """The left and right neighbour among those who point (GRO-FN-the-unwanted)."""
    frame = reading.frame_of(seen)
    assert frame is not None and seen.seat is not None
    return reading.neighbours(seen, seen.seat, frame.order)


def _play(seen: GrowlObservation, action: Action) -> Iterator[Choice]:
    assert isinstance(action, Play)
    if action.seat == NOTHING:
        yield Choice(action, "play")
    elif action.kind == NOTHING:
        yield Choice(action, AT_ONCE, (seat_element(action.seat),))
    else:
        for element in hand_elements(seen, action.kind):
            yield Choice(action, AT_ONCE, (element, seat_element(action.seat)))


def _button(name: str) -> Callable[[GrowlObservation, Action], Iterator[Choice]]:
    def pick(_: GrowlObservation, action: Action) -> Iterator[Choice]:
        yield Choice(action, name)

    return pick


_PICKS: Mapping[type[Action], Callable[[GrowlObservation, Action], Iterator[Choice]]] = {
    Give: _give,
    Choose: _seat,
    Vote: _seat,
    Accuse: _accuse,
    Trust: _trust,
    Need: _need,
    Name: _name,
    Show: _show,
    Put: _put,
    Top: _top,
    Pass: _pass,
    Point: _point,
    Play: _play,
    Skip: _button("skip"),
    Draw: _button("draw"),
    Discard: _button("discard"),
}


def proposal(seen: GrowlObservation, found: Sequence[Choice]) -> tuple[str, ...]:
    """Where only one card can be shown, it is selected to begin with."""
    firsts = {choice.picks[0] for choice in found if choice.picks}
    alone = reading.stage_of(seen) == "serum" and len(firsts) == 1
    return tuple(firsts) if alone else ()


def order(seen: GrowlObservation, found: Sequence[Choice]) -> tuple[str, ...]:
    """What the keys 1 to 9 choose: the seats from the left neighbour on, or the cards of the hand."""
    open_to = {pick for choice in found for pick in choice.picks}
    seats = [seat_element(seat) for seat in (*reading.around(seen), *(() if seen.seat is None else (seen.seat,)))]
    cards = [element for kind in reading.SHOWN_ORDER for element in hand_elements(seen, kind)]
    return tuple(element for element in (*seats, *cards) if element in open_to)


# -- refusals


def refusals(seen: GrowlObservation, found: Sequence[Choice]) -> dict[str, Action]:
    """Each with the action that a person means by it. What can be picked is not among them."""
    if not found:
        return {}
    stage = reading.stage_of(seen)
    refused = {**_seat_refusals(seen, stage), **_hand_refusals(seen, stage, found)}
    if stage not in reading.GIVING:
        refused["deck"] = Wish("look deck")
    open_to = {pick for choice in found for pick in choice.picks}
    return {element: action for element, action in refused.items() if element not in open_to}


_SEAT_ACTIONS: Mapping[str, Sequence[Action]] = {
    **dict.fromkeys(reading.GIVING, GIVES),
    **dict.fromkeys(("choose", "tie", "doom"), CHOICES),
    **dict.fromkeys(reading.VOTES, VOTES),
}


def _seat_refusals(seen: GrowlObservation, stage: str) -> dict[str, Action]:
    frame = reading.frame_of(seen)
    if stage == "hypnosis" and frame is not None and frame.answers:
        stage = "choose"
    actions = _SEAT_ACTIONS.get(stage)
    if actions is None:
        return {seat_element(seat): Wish("look hand") for seat in reading.around(seen)}
    return {seat_element(seat): actions[seat] for seat in range(seen.seats)}


def _hand_refusals(seen: GrowlObservation, stage: str, found: Sequence[Choice]) -> dict[str, Action]:
    """A card that cannot be passed, shown or put down, with the action that would do it."""
    means = _HAND_ACTIONS.get(stage)
    if means is None:
        return {}
    other = next((c.action.left for c in found if isinstance(c.action, Pass) and c.action.left in KINDS), None)
    return {
        element: PASSES[kind][other] if stage == "pass" and other is not None else means(kind)
        for kind in KINDS
        for element in hand_elements(seen, kind)
    }


_HAND_ACTIONS: Mapping[str, Callable[[int], Action]] = {
    "pass": lambda kind: PASSES[kind][kind],
    "serum": lambda kind: SHOWS[kind],
    **dict.fromkeys(("gift", "tempest", "horde", "rob"), lambda kind: PUTS[kind]),
    "undead": lambda kind: TOPS[kind],
}
