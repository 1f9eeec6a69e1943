"""What the PromptBar says in Growl, for every moment and every selection."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from sevens_desktop.engine.growl.actions import LEFT, RIGHT, Discard, Name, Need, Play, Show
from sevens_desktop.engine.growl.cards import KIND_NAMES
from sevens_desktop.engine.growl.knowledge import GrowlObservation
from sevens_desktop.table.presenters.growl import picks, reading
from sevens_desktop.table.presenters.growl.reading import emblem_of, kind_of, seat_element
from sevens_desktop.table.view import Button, Choice, Question, Scene
from sevens_desktop.table.words import growl_events as events
from sevens_desktop.table.words import growl_names as names
from sevens_desktop.table.words import growl_prompts as words
from sevens_desktop.table.words import growl_table
from sevens_desktop.table.words.common import bold, choosing, game_over, translate

NO_KEY = ""
ABOUT_SEATS = ("say:accuse", "say:trust")
MOST_BESIDE = 6
"""So many seats have a button beside others; more are picked where they stand."""

Ask = Callable[[Scene, GrowlObservation, Sequence[Choice], Sequence[str]], Question]


def question(scene: Scene, seen: GrowlObservation, found: Sequence[Choice]) -> Callable[[Sequence[str]], Question]:
    if not found:
        waiting = _waiting(scene, seen)
        return lambda _: waiting
    ask = _ASKS[reading.stage_of(seen)]
    return lambda selected: ask(scene, seen, found, selected)


def addressed(scene: Scene, seen: GrowlObservation) -> Scene:
    """Who looks is spoken to, in mixed company too."""
    return scene if seen.seat is None else replace(scene, voice=replace(scene.voice, you=seen.seat))


def _waiting(scene: Scene, seen: GrowlObservation) -> Question:
    if seen.to_act is None:
        return Question(game_over())
    title = choosing(scene.voice.name(seen.to_act))
    frame = reading.frame_of(seen)
    assert frame is not None
    if len(frame.order) > 2:
        return Question(title, events.have_chosen(len(frame.answers), len(frame.order)))
    card = reading.card_asked(seen)
    return Question(title, names.tell(card), emblem_of(card) if card else "")


# -- buttons


def clear_button(text: str = "") -> Button:
    return Button("clear", text or translate("Common", "Clear"), "Esc", "quiet")


def _seat_buttons(
    scene: Scene, seen: GrowlObservation, found: Sequence[Choice], selected: Sequence[str], *, drop: bool = False
) -> list[Button]:
    """One for each seat that can be picked next, by the keys 1 to 9."""
    depth = len(selected)
    open_to = {
        choice.picks[depth] for choice in found if len(choice.picks) > depth and choice.picks[:depth] == tuple(selected)
    }
    keys = picks.order(seen, found)
    buttons = []
    for seat in [*reading.around(seen), *(() if seen.seat is None else (seen.seat,))]:
        element = seat_element(seat)
        if element in open_to:
            key = str(keys.index(element) + 1) if keys.index(element) < 9 else NO_KEY
            target = element if drop else ""
            buttons.append(Button(element, scene.voice.name(seat), key, target=target, pick=element, seat=seat))
    return buttons


def _name(element: str) -> str:
    return names.card(KIND_NAMES[kind_of(element)])


# -- by day


def _give(scene: Scene, seen: GrowlObservation, found: Sequence[Choice], selected: Sequence[str]) -> Question:
    if selected and selected[0] == picks.SAY:
        return _say(scene, seen, found, selected)
    card = reading.card_asked(seen)
    spell = card not in KIND_NAMES
    title = words.lay(card) if spell else words.give(card)
    line = names.tell(card) if spell else words.means(card)
    if seen.command >= 0 and not spell and len({c.action for c in found}) == 1:
        line = words.commanded()
    # The card itself may be selected, to be laid on a seat: the seats stay open.
    buttons = _seat_buttons(scene, seen, found, (), drop=True)
    if not selected and any(choice.picks[:1] == (picks.SAY,) for choice in found):
        buttons.insert(0, Button(picks.SAY, words.speak(), "S", "quiet", pick=picks.SAY))
    return Question(title, line, emblem_of(card), tuple(buttons))


def _say(scene: Scene, seen: GrowlObservation, found: Sequence[Choice], selected: Sequence[str]) -> Question:
    about = selected[1] if len(selected) > 1 else ""
    if about not in ABOUT_SEATS:
        keys = [*ABOUT_SEATS]
        keys += [f"say:need:{KIND_NAMES[c.action.kind]}" for c in found if isinstance(c.action, Need)]
        buttons = [Button(key, words.statement(key), pick=key) for key in keys]
        return Question(words.say(), words.say_line(), "speak", (clear_button(), *buttons))
    buttons = _seat_buttons(scene, seen, found, selected)
    return Question(words.about_whom(about), words.say_line(), "speak", (clear_button(), *buttons))


def _sloth(_: Scene, _seen: GrowlObservation, _found: Sequence[Choice], _selected: Sequence[str]) -> Question:
    title, line = words.sloth()
    return Question(
        title, line, "sloth", (Button("skip", words.skip()), Button("draw", words.draw(), "Enter", "primary"))
    )


# -- choosing seats


def _choose(scene: Scene, seen: GrowlObservation, found: Sequence[Choice], _: Sequence[str]) -> Question:
    frame, card = reading.frame_of(seen), reading.card_asked(seen)
    assert frame is not None
    what = words.choose_player()
    if len(frame.order) == 2:
        what = words.choose_second() if frame.answers else words.choose_first_of_two()
    return _pick_seat(scene, seen, found, f"{names.card(card)}. {what}", names.tell(card))


def _pick_seat(scene: Scene, seen: GrowlObservation, found: Sequence[Choice], title: str, line: str) -> Question:
    buttons = _seat_buttons(scene, seen, found, ())
    return Question(title, line, emblem_of(reading.card_asked(seen)), tuple(buttons))


def _hypnosis(scene: Scene, seen: GrowlObservation, found: Sequence[Choice], _: Sequence[str]) -> Question:
    frame = reading.frame_of(seen)
    assert frame is not None
    card = names.card("hypnosis")
    if frame.answers:
        what = words.choose_second() if len(frame.answers) > 1 else words.choose_first_of_two()
        return _pick_seat(scene, seen, found, f"{card}. {what}", names.tell("hypnosis"))
    kinds = [choice.action.kind for choice in found if isinstance(choice.action, Name)]
    buttons = [Button(f"name:{KIND_NAMES[kind]}", names.card(KIND_NAMES[kind])) for kind in kinds]
    return Question(f"{card}. {words.name_kind()}", names.tell("hypnosis"), "moon", tuple(buttons))


def _vote(scene: Scene, seen: GrowlObservation, found: Sequence[Choice], _: Sequence[str]) -> Question:
    card = reading.card_asked(seen)
    return _pick_seat(scene, seen, found, words.point_at(card), names.tell(card))


def _tie(scene: Scene, seen: GrowlObservation, found: Sequence[Choice], _: Sequence[str]) -> Question:
    return _pick_seat(scene, seen, found, words.break_tie(), names.tell(reading.card_asked(seen)))


def _doom(scene: Scene, seen: GrowlObservation, found: Sequence[Choice], _: Sequence[str]) -> Question:
    return _pick_seat(scene, seen, found, words.who_dies(), names.tell(reading.card_asked(seen)))


def _point(scene: Scene, seen: GrowlObservation, _found: Sequence[Choice], _selected: Sequence[str]) -> Question:
    left, right = picks.pointed_at(seen)
    line = names.tell("the-unwanted")
    if reading.stage_of(seen) == "replay":
        line = words.replay()
    buttons = (
        Button("point:left", words.point(LEFT, scene.voice.name(left))),
        Button("point:right", words.point(RIGHT, scene.voice.name(right))),
    )
    return Question(words.left_or_right(), line, "finalnight", buttons)


# -- choosing cards


def _one_card(
    title: str, line: str, emblem: str, selected: Sequence[str], button: Callable[[str], str], seen: GrowlObservation
) -> Question:
    """A card of the hand, then a button."""
    if not selected:
        return Question(title, line, emblem)
    name = _name(selected[0])
    slug = emblem_of(KIND_NAMES[kind_of(selected[0])])
    key = _BUTTONS[reading.stage_of(seen)]
    return Question(title, line, slug, (clear_button(), Button(key, button(name), "Enter", "primary")))


_BUTTONS: Mapping[str, str] = {
    **dict.fromkeys(("gift", "tempest", "rob", "horde"), "put"),
    "serum": "show",
}


def _gift(scene: Scene, seen: GrowlObservation, _: Sequence[Choice], selected: Sequence[str]) -> Question:
    frame = reading.frame_of(seen)
    assert frame is not None
    other = next(seat for seat in frame.order if seat != seen.seat)
    name = scene.voice.name(other)
    return _one_card(words.gift(name), words.gift_line(), "moon", selected, lambda _: words.rob_button(name), seen)


def _serum(scene: Scene, seen: GrowlObservation, found: Sequence[Choice], selected: Sequence[str]) -> Question:
    frame = reading.frame_of(seen)
    assert frame is not None
    name = scene.voice.name(frame.seats[0])
    title, line = words.serum(name), words.serum_line().format(name=bold(name))
    if any(isinstance(choice.action, Show) and not choice.picks for choice in found):
        return Question(title, line, "moon", (Button("show", words.show_nothing(), "Enter", "primary"),))
    return _one_card(title, line, "moon", selected, words.show, seen)


def _tempest(_: Scene, seen: GrowlObservation, _found: Sequence[Choice], selected: Sequence[str]) -> Question:
    title, line = words.tempest()
    return _one_card(title, line, "finalnight", selected, lambda _: words.put_in(), seen)


def _rob(scene: Scene, seen: GrowlObservation, _: Sequence[Choice], selected: Sequence[str]) -> Question:
    frame = reading.frame_of(seen)
    assert frame is not None
    name = scene.voice.name(frame.seats[0])
    title, line = words.rob(name)
    return _one_card(title, line, "undead", selected, lambda _: words.rob_button(name), seen)


def _horde(scene: Scene, seen: GrowlObservation, _: Sequence[Choice], selected: Sequence[str]) -> Question:
    assert seen.seat is not None
    name = scene.voice.name(reading.neighbours(seen, seen.seat, reading.living(seen))[0])
    title, line = words.horde(name)
    return _one_card(title, line, "undead", selected, lambda _: words.rob_button(name), seen)


def _pass(scene: Scene, seen: GrowlObservation, _: Sequence[Choice], selected: Sequence[str]) -> Question:
    assert seen.seat is not None
    left, right = (scene.voice.name(seat) for seat in reading.passes_to(seen, seen.seat))
    return _two_cards(left, right, selected, growl_table.human_bites())


def _two_cards(left: str, right: str, selected: Sequence[str], line: str) -> Question:
    view = {"chosen": [reading.face_of(KIND_NAMES[kind_of(element)]) for element in selected]}
    if not selected:
        return Question(words.pass_first(left), line, "moon", view=view)
    cards = [_name(element) for element in selected]
    if len(selected) == 1:
        title, line = words.pass_second(cards[0], left, right)
        emblem = emblem_of(KIND_NAMES[kind_of(selected[0])])
        return Question(title, line, emblem, (clear_button(words.start_over()),), view)
    line = words.pass_ready_line(cards[0], left, cards[1], right)
    ready = Button("pass", words.pass_both(), "Enter", "primary")
    return Question(words.pass_ready(), line, "moon", (clear_button(words.start_over()), ready), view)


def _hallows(scene: Scene, seen: GrowlObservation, found: Sequence[Choice], selected: Sequence[str]) -> Question:
    assert seen.seat is not None
    neighbours = reading.neighbours(seen, seen.seat, reading.living(seen))
    left, right = (scene.voice.name(seat) for seat in neighbours)
    title, line = words.hallows(left, right)
    sides = [side for side in (LEFT, RIGHT) if any(c.button == f"pass:{('left', 'right')[side]}" for c in found)]
    if sides and selected:
        buttons = [
            Button(f"pass:{('left', 'right')[side]}", words.to_side(side, (left, right)[side])) for side in sides
        ]
        return Question(title, line, "tomb", (clear_button(), *buttons))
    if not selected or sides:
        return Question(title, line, "tomb")
    return _two_cards(left, right, selected, line)


# -- Undead


def _undead(scene: Scene, seen: GrowlObservation, found: Sequence[Choice], selected: Sequence[str]) -> Question:
    card = reading.card_asked(seen)
    hand = sum(reading.hand_of(seen)) > 0
    if selected and selected[0].startswith("hand:"):
        name = _name(selected[0])
        seats = _seat_buttons(scene, seen, found, selected)
        line = words.undead_with_line(bool(seats))
        top = Button("top", words.top(), "Enter", "primary")
        slug = emblem_of(KIND_NAMES[kind_of(selected[0])])
        return Question(
            words.undead_with(name), line, slug, (clear_button(), *(seats if len(seats) <= MOST_BESIDE else ()), top)
        )
    buttons = _seat_buttons(scene, seen, found, ())
    if any(isinstance(c.action, Play) and not c.picks for c in found):
        buttons.append(Button("play", words.resolve(), "Enter", "primary"))
    if any(isinstance(c.action, Discard) for c in found):
        buttons.append(Button("discard", words.discard(), "D"))
    return Question(names.card(card), words.undead_line(names.tell(card), hand), "undead", tuple(buttons))


_ASKS: Mapping[str, Ask] = {
    "day": _give,
    "give": _give,
    "sloth": _sloth,
    "choose": _choose,
    "hypnosis": _hypnosis,
    "vote": _vote,
    "purge": _vote,
    "save": _vote,
    "tie": _tie,
    "doom": _doom,
    "unwanted": _point,
    "replay": _point,
    "last-replay": _point,
    "gift": _gift,
    "serum": _serum,
    "tempest": _tempest,
    "rob": _rob,
    "horde": _horde,
    "pass": _pass,
    "hallows": _hallows,
    "undead": _undead,
}
"""By kind of frame."""
