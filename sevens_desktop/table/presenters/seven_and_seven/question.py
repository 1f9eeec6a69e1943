"""What the PromptBar says in 7 & 7, for every moment and every selection."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from sevens_desktop.engine.seven_and_seven.actions import Arrive, Block, Convert, Copy, Draw, NoTarget, Pass, Target
from sevens_desktop.engine.seven_and_seven.cards import (
    CHASTITY,
    FACE_NAMES,
    FACES_BY_NAME,
    HAND_LIMIT,
    KINDNESS,
    KINDS,
    PATIENCE,
    SLOTH,
)
from sevens_desktop.engine.seven_and_seven.knowledge import Said, SevenObservation
from sevens_desktop.table.presenters.seven_and_seven import outlook
from sevens_desktop.table.presenters.seven_and_seven.cards import upright
from sevens_desktop.table.presenters.seven_and_seven.picks import target_element
from sevens_desktop.table.presenters.seven_and_seven.reading import (
    emblem,
    face_of,
    kind_of_element,
    open_element,
    sides_of,
)
from sevens_desktop.table.view import Button, Question, Scene, turn_of
from sevens_desktop.table.words import seven_and_seven_prompts as words
from sevens_desktop.table.words.common import choosing, game_over, translate
from sevens_desktop.table.words.seven_and_seven_cards import ability as ability_text
from sevens_desktop.table.words.seven_and_seven_cards import face as face_name

Ask = Callable[[Scene, SevenObservation, Sequence[str]], Question]


def question(scene: Scene, seen: SevenObservation) -> Callable[[Sequence[str]], Question]:
    if not scene.legal:
        waiting = _waiting(scene, seen)
        return lambda _: waiting
    ask, spoken_to = _ASKS[seen.stage or ""], addressed(scene, seen)
    return lambda selected: ask(spoken_to, seen, selected)


def addressed(scene: Scene, seen: SevenObservation) -> Scene:
    """Who is asked is spoken to, in mixed company too."""
    return replace(scene, voice=replace(scene.voice, you=seen.seat))


def _waiting(scene: Scene, seen: SevenObservation) -> Question:
    """Nobody here is asked: what is going on."""
    if seen.to_act is None:
        return Question(game_over())
    if seen.stack:
        line = " ".join(outlook.of_stack(scene, seen))
        owner, card = seen.stack[-1]
        return Question(words.plays(scene.voice, owner, face_of(card)), line, emblem(face_of(card)))
    if seen.stage == "patience":
        line = words.converted(scene.voice.name(seen.active), "")
        return Question(choosing(scene.voice.name(seen.to_act)), line, emblem(PATIENCE))
    return Question(choosing(scene.voice.name(seen.to_act)))


def clear_button() -> Button:
    return Button("clear", translate("Common", "Clear"), "Esc", "quiet")


def back_button() -> Button:
    return Button("back", words.take_back(), "Esc", "quiet")


def own_area(seen: SevenObservation) -> str:
    return f"area:{seen.seat}"


# -- the turn


def _turn(scene: Scene, seen: SevenObservation, selected: Sequence[str]) -> Question:
    if not selected:
        line = words.turn_line(seen.may_play, [face_name(face) for face in seen.blocked], seen.ready)
        if any(isinstance(action, Draw) for action in scene.legal):
            button = Button("draw", words.draw_three(), "D")
        else:
            button = Button("pass", words.end_turn(), "E")
        return Question(words.your_turn(), line, buttons=(button,))
    if selected[0].startswith("card:"):
        return _converter(scene, seen, selected)
    return _hand_card(scene, seen, selected, "play", words.play)


def _hand_card(
    scene: Scene, seen: SevenObservation, selected: Sequence[str], button: str, text: Callable[[str], str]
) -> Question:
    """A card of the hand on one of its sides, to be played or added."""
    element = selected[0]
    face = shown_side(upright(seen, kind_of_element(element)), selected)
    name = face_name(FACE_NAMES[face])
    lines = [ability_text(FACE_NAMES[face])] if button == "play" else []
    assert seen.seat is not None
    lines += outlook.of_entering(scene, seen, seen.seat, face)
    if button == "play" and face == KINDNESS and outlook.turns_itself(scene, seen):
        lines.append(words.kindness_turns_itself())
    buttons = [clear_button()]
    if len(sides_of(kind_of_element(element))) > 1:
        buttons.append(_turn_button(element, face))
    buttons.append(Button(button, text(name), "Enter", "primary", own_area(seen)))
    return Question(name, " ".join(lines), emblem(face), tuple(buttons))


def shown_side(resting: int, selected: Sequence[str]) -> int:
    return resting ^ 1 if len(selected) > 1 else resting


def _turn_button(element: str, face: int) -> Button:
    text = words.turn_to(face_name(FACE_NAMES[face ^ 1]))
    return Button("turn", text, "F", pick=turn_of(element))


def _converter(scene: Scene, seen: SevenObservation, selected: Sequence[str]) -> Question:
    title = face_name("converter")
    if len(selected) == 1:
        return Question(title, words.converter_line(), "converter", (clear_button(),))
    action = _picked(scene, seen, selected[1])
    lines = outlook.of_converter(scene, seen, action.seat, action.face)
    turn = Button("convert", words.turn_it(), "Enter", "primary")
    return Question(title, " ".join(lines), "converter", (clear_button(), turn))


def _picked(scene: Scene, seen: SevenObservation, element: str) -> Target | Convert:
    """The action that names the card of this element."""
    for action in scene.legal:
        if isinstance(action, Target | Convert):
            named = Target(action.seat, action.face)
            if target_element(seen, named) == element:
                return action
    raise LookupError(element)


# -- naming what the card works on


def _name(scene: Scene, seen: SevenObservation, selected: Sequence[str]) -> Question:
    said = seen.said
    assert said is not None
    if any(isinstance(action, Copy) for action in scene.legal):
        return _copy(scene, seen, selected)
    if any(isinstance(action, Arrive) for action in scene.legal):
        return _arrive(scene, seen, said)
    title, mark = _said_title(said), emblem(FACES_BY_NAME[said.face])
    if not selected:
        buttons = [back_button()]
        if any(isinstance(action, NoTarget) for action in scene.legal):
            buttons.append(Button("none", words.no_target(said.copied or said.face, len(said.targets))))
        line = words.asks(said.copied or said.face, len(said.targets))
        return Question(title, line, mark, tuple(buttons))
    action = _picked(scene, seen, selected[0])
    lines = outlook.of_said(scene, seen, seen.active, with_target(seen, said, action))
    play = Button("play", words.play(title), "Enter", "primary")
    return Question(title, " ".join(lines), mark, (clear_button(), play))


def with_target(seen: SevenObservation, said: Said, action: Target | Convert) -> Said:
    """The announcement with one more card named."""
    taken = [card for seat, card in said.targets if seat == action.seat]
    area = [card for card in seen.areas[action.seat] if card not in taken]
    named = next((card for card in area if face_of(card) == action.face), f"{FACE_NAMES[action.face]}#0")
    return replace(said, targets=(*said.targets, (action.seat, named)))


def _said_title(said: Said) -> str:
    return words.card_as(face_name(said.face), "" if said.copied is None else face_name(said.copied))


def _copy(scene: Scene, seen: SevenObservation, selected: Sequence[str]) -> Question:
    title = face_name("envy")
    if not selected:
        return Question(title, words.asks("envy", 0), "envy", (back_button(),))
    kind = KINDS.index(kind_of_element(selected[0]))
    sides = [action.face for action in scene.legal if isinstance(action, Copy) and action.face >> 1 == kind]
    lying = {open_element(card): face_of(card) for area in seen.areas for card in area}[selected[0]]
    sides.sort(key=lambda face: face != lying)
    lines = [words.side_does(face_name(FACE_NAMES[face]), ability_text(FACE_NAMES[face])) for face in sides]
    buttons = [
        Button(
            f"copy:{FACE_NAMES[face]}",
            words.as_side(face_name(FACE_NAMES[face])),
            kind="primary" if face == sides[0] else "secondary",
        )
        for face in reversed(sides)
    ]
    return Question(title, " ".join(lines), "envy", (clear_button(), *buttons))


def _arrive(scene: Scene, seen: SevenObservation, said: Said) -> Question:
    """Greed's card, on which side: what each would mean."""
    sides = [FACE_NAMES[action.face] for action in scene.legal if isinstance(action, Arrive)]
    ends = {side: outlook.arrival(scene, seen, replace(said, arrives=side)) for side in sides}
    best = max(sides, key=lambda side: ends[side].rank)
    lines = [words.side_means(face_name(side), ends[side].line) for side in sides]
    buttons = [
        Button(f"as:{side}", words.as_side(face_name(side)), kind="primary" if side == best else "secondary")
        for side in sorted(sides, key=lambda side: side == best)
    ]
    return Question(_said_title(said), " ".join(lines), emblem(FACES_BY_NAME[said.face]), (back_button(), *buttons))


# -- windows


def _block(scene: Scene, seen: SevenObservation, _: Sequence[str]) -> Question:
    owner, top = seen.stack[-1]
    lines = outlook.of_stack(scene, seen)
    name = face_name(FACE_NAMES[face_of(top)])
    let = Button("pass", words.let_it_happen(), "Esc")
    if not any(isinstance(action, Block) for action in scene.legal):
        title = words.plays(scene.voice, owner, face_of(top))
        return Question(title, " ".join(lines), emblem(face_of(top)), (replace(let, kind="primary"),))
    gain = outlook.gain(seen, CHASTITY)
    if len(seen.stack) > 1:
        lines.append(words.counter(face_name(FACE_NAMES[face_of(seen.stack[-2][1])]), gain))
    else:
        lines.append(words.blocking(name, gain))
    block = Button("block", words.block_with_chastity(), "B", "primary", "played")
    return Question(words.block_card(name), " ".join(lines), "chastity", (let, block))


def _patience(scene: Scene, seen: SevenObservation, _: Sequence[str]) -> Question:
    line = words.converted(scene.voice.name(seen.active), outlook.gain(seen, PATIENCE))
    return _lay_down(scene, seen, PATIENCE, line, words.not_now())


def _sloth(scene: Scene, seen: SevenObservation, _: Sequence[str]) -> Question:
    return _lay_down(scene, seen, SLOTH, words.sloth_line(outlook.gain(seen, SLOTH)), words.end_turn())


def _lay_down(scene: Scene, seen: SevenObservation, face: int, line: str, no: str) -> Question:
    name = face_name(FACE_NAMES[face])
    let = Button("pass", no, "Esc")
    if all(isinstance(action, Pass) for action in scene.legal):
        return Question(words.none_to_lay(name), line, emblem(face), (replace(let, kind="primary"),))
    place = Button("place", words.lay_down(name), "Enter", "primary", own_area(seen))
    return Question(words.lay_down_question(name), line, emblem(face), (let, place))


# -- guests, discards and hand


def _invite(scene: Scene, _: SevenObservation, selected: Sequence[str]) -> Question:
    title, line = words.invite()
    if not selected:
        return Question(title, line, "humility")
    name = scene.voice.name(int(selected[0].removeprefix("seat:")))
    button = Button("invite", words.invite_name(name), "Enter", "primary")
    return Question(title, line, "humility", (clear_button(), button))


def _guest(scene: Scene, seen: SevenObservation, selected: Sequence[str]) -> Question:
    if selected:
        return _hand_card(scene, seen, selected, "add", words.add)
    title, line = words.guest(scene.voice.name(seen.active))
    passes = any(isinstance(action, Pass) for action in scene.legal)
    return Question(title, line, "humility", (Button("pass", words.add_nothing(), "Esc"),) if passes else ())


def _keep(_: Scene, seen: SevenObservation, selected: Sequence[str]) -> Question:
    title, line = words.keep(len(seen.looking))
    if not selected:
        return Question(title, line, "temperance")
    name = words.kind_name(kind_of_element(selected[0]))
    return Question(
        title, line, "temperance", (clear_button(), Button("keep", words.keep_name(name), "Enter", "primary"))
    )


def _take(_: Scene, _seen: SevenObservation, selected: Sequence[str]) -> Question:
    title, line = words.take()
    view = {"choosing": True}
    if not selected:
        return Question(title, line, "wildsin", view=view)
    name = words.kind_name(kind_of_element(selected[0]))
    take = Button("take", words.take_name(name), "Enter", "primary")
    return Question(title, line, "wildsin", (clear_button(), take), view)


def _fetch(scene: Scene, seen: SevenObservation, selected: Sequence[str]) -> Question:
    title, line = words.fetch()
    view = {"choosing": True}
    nothing = Button("pass", words.fetch_nothing(), "Esc")
    if not selected:
        return Question(title, line, "diligence", (nothing,), view)
    element = selected[0]
    lying = {open_element(card): face_of(card) for card in seen.discard}[element]
    face = shown_side(lying, selected)
    assert seen.seat is not None
    line = " ".join([line, *outlook.of_entering(scene, seen, seen.seat, face)])
    buttons = [clear_button()]
    if len(sides_of(kind_of_element(element))) > 1:
        buttons.append(_turn_button(element, face))
    buttons.append(Button("fetch", words.fetch_name(face_name(FACE_NAMES[face])), "Enter", "primary"))
    return Question(title, line, emblem(face), tuple(buttons), view)


def _hand_limit(_: Scene, seen: SevenObservation, selected: Sequence[str]) -> Question:
    title, line = words.hand_limit(len(seen.hand) - HAND_LIMIT)
    if not selected:
        return Question(title, line)
    name = words.kind_name(kind_of_element(selected[0]))
    return Question(title, line, buttons=(clear_button(), Button("discard", words.discard(name), "Enter", "primary")))


_ASKS: Mapping[str, Ask] = {
    "turn": _turn,
    "name": _name,
    "block": _block,
    "patience": _patience,
    "sloth": _sloth,
    "invite": _invite,
    "guest": _guest,
    "keep": _keep,
    "take": _take,
    "fetch": _fetch,
    "hand_limit": _hand_limit,
}
"""By stage of the observation."""
