"""A position of 7 & 7 read from JSON."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping

from sevens_desktop.engine.contract import Action, Game
from sevens_desktop.engine.reading import Reader, begin, list_of, read_count
from sevens_desktop.engine.seven_and_seven.abilities import still_to_name
from sevens_desktop.engine.seven_and_seven.actions import ARRIVE, COPY, NO_TARGET, PLAY, TARGET
from sevens_desktop.engine.seven_and_seven.announcements import Announcement
from sevens_desktop.engine.seven_and_seven.cards import (
    CHASTITY,
    CONVERTER,
    FACE,
    KINDNESS,
    KINDS,
    box,
    parse_card,
    parse_face,
    parse_kind,
)
from sevens_desktop.engine.seven_and_seven.effects import DRAW_ONE, FETCHING, KEEPING, MILL, TAKING
from sevens_desktop.engine.seven_and_seven.frames import CHECK, PERMISSIONS, Frame
from sevens_desktop.engine.seven_and_seven.naming import Draft, Resolve
from sevens_desktop.engine.seven_and_seven.reactions import (
    BLOCK_WINDOWS,
    GUESTS,
    INVITING,
    PATIENCE_WINDOWS,
    SETTLE,
    SLOTH_WINDOW,
    BlockWindow,
    Guest,
    PatienceWindow,
)
from sevens_desktop.engine.seven_and_seven.scoring import is_complete
from sevens_desktop.engine.seven_and_seven.state import BY_SET, DECK_OUT, SevenState
from sevens_desktop.engine.seven_and_seven.turn import HAND_LIMIT_CHECK, NEXT_TURN, TURN

_PLAIN = {
    frame.name: frame
    for frame in (
        *(TURN, HAND_LIMIT_CHECK, NEXT_TURN, CHECK, INVITING, SLOTH_WINDOW, SETTLE),
        *(DRAW_ONE, MILL, TAKING, KEEPING, FETCHING),
    )
}
"""The frames that hold nothing but their name."""

_LETTERS = {
    "turn": "T",
    "name": "D",
    "resolve": "R",
    "block": "B",
    "settle": "E",
    "patience": "P",
    "invite": "I",
    "guest": "G",
    "check": "C",
    "draw_one": "1",
    "mill": "M",
    "take": "K",
    "keep": "H",
    "fetch": "F",
    "next_turn": "N",
    "hand_limit": "L",
    "sloth": "S",
}
_STACKS = re.compile(r"T(D|RB|I?C?((1|KM)?P(EB)?|[KHF])|I|G(EB)?)?|NL(S(EB)?)?")
"""Every stack on which somebody is asked, from the bottom, one letter a frame."""


def load(game: Game, position: Mapping[str, object]) -> SevenState:
    """Raises ``PositionError`` with everything that is wrong."""
    reader, seats, settled = begin(game, position)
    pile = tuple(reader.items("pile", parse_kind))
    hands = reader.items("hands", list_of(parse_kind), seats)
    active = reader.integer("active", 0, seats - 1)
    state = SevenState(settled, pile, [sorted(hand) for hand in hands], active, TURN)
    state.areas = reader.items("areas", list_of(parse_card), seats)
    state.discard = reader.items("discard", parse_card)
    state.stack = reader.items("stack", _read_played)
    state.aside = sorted(reader.items("aside", parse_kind))
    state.shown = reader.items("shown", _read_shown)
    state.turn = reader.integer("turn", 1)
    state.permission = _read_permission(reader)
    state.played = reader.flag("played")
    state.blocked = tuple(reader.items("blocked", parse_face))
    state.ready = reader.integer("ready")
    state.frames = reader.items("frames", _read_frame)
    state.to_act = reader.seat_or_none("to_act", seats)
    state.ended = _read_ended(reader)
    reader.check()
    _check_cards(reader, state)
    reader.check()
    _check_phase(reader, state)
    reader.check()
    return state


def _check_cards(reader: Reader, state: SevenState) -> None:
    """77-P2: no card is lost, added or in two places; who holds what fits."""
    opened = [*state.discard, *(card for _, card in state.stack), *(card for area in state.areas for card in area)]
    for card in opened:
        state.opened |= 1 << (card >> 1)
    if state.opened.bit_count() != len(opened):
        reader.problem("same_number_twice", "77-P2")
    found = Counter(FACE[card] >> 1 for card in opened)
    found.update(kind for kinds in (*state.hands, state.deck, state.aside) for kind in kinds)
    expected = Counter(box(state.house.promo_capricious))
    for kind in sorted(found | expected):
        if found[kind] != expected[kind]:
            facts = {"card": KINDS[kind], "found": found[kind], "expected": expected[kind]}
            reader.problem("wrong_number_of_cards", "77-P2", **facts)
    seats = range(state.seats)
    if any(seat not in seats for seat, _ in (*state.shown, *state.stack)):
        reader.problem("no_such_seat", key="shown or stack")
        return
    for seat, hand in enumerate(state.hands):
        shown = Counter(kind for owner, kind in state.shown if owner == seat)
        if shown - Counter(hand):
            reader.problem("shown_card_not_in_hand", seat=seat)
    if state.ready > sum(FACE[card] == CONVERTER for card in state.areas[state.active]):
        reader.problem("converter_not_in_play", "77-30", ready=state.ready)


def _check_phase(reader: Reader, state: SevenState) -> None:
    complete = any(is_complete(area, state.seats) for area in state.areas)
    if state.ended is not None:
        if state.frames or state.to_act is not None or state.aside:
            reader.problem("nothing_to_decide_after_the_end")
        if complete != (state.ended == BY_SET) or (state.ended == DECK_OUT and state.pile):
            reader.problem("over_too_early", "77-17")
        return
    if complete and not (state.house.win_after_effect and CHECK in state.frames):
        reader.problem("should_be_over", "77-17")
    if not _STACKS.fullmatch("".join(_LETTERS[frame.name] for frame in state.frames)):
        reader.problem("impossible_stage", frames=[frame.name for frame in state.frames])
        return
    top = state.frames[-1]
    if not state.pile and not top.goes_on and not state.house.finish_turn:
        reader.problem("should_be_over", "77-19")
    if bool(state.stack) != isinstance(top, BlockWindow) or bool(state.aside) != (top == KEEPING):
        reader.problem("card_between_places", "77-P2")
        return
    if any(isinstance(frame, Guest) and frame.seat not in state.foes[state.active] for frame in state.frames):
        reader.problem("guest_is_no_opponent", "77-Q13")
        return
    if (state.stack and not _stack_fits(state)) or not _can_be_said(state):
        reader.problem("impossible_announcement", "77-35")
        return
    asked = state.copy()
    if not top.ask(asked, None) or asked.frames != state.frames or asked.to_act != state.to_act:
        reader.problem("wrong_seat_to_act", to_act=state.to_act)
    elif not asked.legal_actions():
        reader.problem("no_legal_action")


def _stack_fits(state: SevenState) -> bool:
    """The lowest card is the one announced or placed, the others are Chastities against it (77-Q4)."""
    (owner, card), *blocks = state.stack
    below, lower = state.frames[-2], state.frames[-3]
    if isinstance(below, Resolve):
        placer, face = state.active, below.said.face
    else:
        placer, face = state.active, FACE[card]
        if isinstance(lower, Guest):
            placer = lower.seat
        elif isinstance(lower, PatienceWindow):
            foes = state.foes[state.active]
            placer = foes[lower.step] if lower.step < len(foes) else -1
    if (owner, FACE[card]) != (placer, face) or face == KINDNESS:
        return False
    for seat, block in blocks:
        if FACE[block] != CHASTITY or seat not in state.foes[owner]:
            return False
        owner = seat
    return True


def _can_be_said(state: SevenState) -> bool:
    """Is each word of the card being played legal where it is said, and is one wanting to a draft?"""
    top = state.frames[-1]
    said = next((said for frame in state.frames if (said := frame.announcement()) is not None), None)
    if said is None:
        return True
    if any(seat >= state.seats for seat, _ in said.targets) or said.arrives not in (None, *ARRIVE):
        return False
    words: list[Action] = [] if said.copied is None else [COPY[said.copied]]
    words += [TARGET[seat][face] for seat, face in said.targets]
    words += [] if said.arrives is None else [ARRIVE[said.arrives]]
    words += [NO_TARGET] * said.closed
    heard = Announcement(said.face)
    for word in words:
        if word not in still_to_name(state, heard):
            return False
        heard = heard.naming(word)
    if isinstance(top, Draft):
        return bool(still_to_name(state, said)) and PLAY[said.face] in TURN.choices(state)
    return True


def _read_permission(reader: Reader) -> int:
    value = reader.data.get("permission")
    if value in PERMISSIONS:
        return PERMISSIONS.index(str(value))
    reader.problem("bad_field", key="permission", value=value)
    return 0


def _read_ended(reader: Reader) -> str | None:
    value = reader.data.get("ended")
    if value in (BY_SET, DECK_OUT):
        return str(value)
    if value is not None:
        reader.problem("bad_field", key="ended", value=value)
    return None


def _read_pair(value: object, key: str, read: Callable[[object], int | None]) -> tuple[int, int] | None:
    """``{"seat": 2, key: ...}``."""
    if not isinstance(value, dict) or value.keys() != {"seat", key}:
        return None
    seat, item = read_count(value["seat"]), read(value[key])
    return None if seat is None or item is None else (seat, item)


def _read_shown(value: object) -> tuple[int, int] | None:
    return _read_pair(value, "kind", parse_kind)


def _read_played(value: object) -> tuple[int, int] | None:
    return _read_pair(value, "card", parse_card)


def _read_target(value: object) -> tuple[int, int] | None:
    return _read_pair(value, "face", parse_face)


def _read_frame(value: object) -> Frame | None:
    if not isinstance(value, dict):
        return None
    name, facts = value.get("frame"), {key: item for key, item in value.items() if key != "frame"}
    if name in (Draft.name, Resolve.name):
        said = _read_announcement(facts)
        return None if said is None else Draft(said) if name == Draft.name else Resolve(said)
    for kind, key, frames in (
        (BlockWindow, "step", BLOCK_WINDOWS),
        (PatienceWindow, "step", PATIENCE_WINDOWS),
        (Guest, "seat", GUESTS),
    ):
        if name == kind.name:
            index = read_count(facts.get(key))
            return frames[index] if facts.keys() == {key} and index is not None and index < len(frames) else None
    return _PLAIN.get(name) if isinstance(name, str) and not facts else None


def _read_announcement(facts: Mapping[str, object]) -> Announcement | None:
    """An announcement whose words are words; ``_can_be_said`` looks at what they mean."""
    face, copied, arrives = (parse_face(facts.get(key)) for key in ("face", "copied", "arrives"))
    given, closed = facts.get("targets"), facts.get("closed")
    if face is None or not isinstance(given, list) or not isinstance(closed, bool):
        return None
    targets = tuple(target for target in map(_read_target, given) if target is not None)
    said = Announcement(face, copied, targets, arrives, closed)
    return said if said.facts() == facts else None
