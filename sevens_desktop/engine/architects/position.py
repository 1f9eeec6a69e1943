"""A position of 7 Wonders Architects read from JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import TypeVar

from sevens_desktop.engine.architects.cards import (
    BLUE_CAT,
    CARDS,
    CENTRE,
    DECKS,
    WONDERS,
    count_cards,
    parse_card,
    parse_counts,
)
from sevens_desktop.engine.architects.layout import Layout
from sevens_desktop.engine.architects.menu import DRAW, KEEP, LOOK, OVER, PHASES, PICK, TAKE
from sevens_desktop.engine.architects.state import ArchitectsState
from sevens_desktop.engine.architects.tokens import (
    ALL_TOKENS,
    ECONOMY,
    ENGINEERING,
    EXTRA_CARD,
    ROW,
    TOKENS,
    gain,
    parse_token,
    tokens_in,
)
from sevens_desktop.engine.architects.wonders import (
    ANY_PILE,
    COMPLETE,
    LOOK_FIVE,
    PIECES,
    TABLE,
    mask,
    parse_built,
)
from sevens_desktop.engine.chance import CHANCE_STATES
from sevens_desktop.engine.contract import Game
from sevens_desktop.engine.reading import Reader, begin, list_of, read_count

T = TypeVar("T")

EXTRA_CARD_MASK = (1 << len(EXTRA_CARD)) - 1
ONCE_A_TURN = EXTRA_CARD_MASK | ECONOMY | ENGINEERING


def load(game: Game, data: Mapping[str, object]) -> ArchitectsState:
    """Raises ``PositionError`` with everything that is wrong."""
    reader, seats, settled = begin(game, data)
    wonders = tuple(reader.items("wonders", _read_wonder, seats))
    first = reader.integer("first", 0, seats - 1)
    if len(set(wonders)) != len(wonders):
        reader.problem("repeated", "ARC-S-1", key="wonders")
    reader.check()
    piles = reader.items("piles", list_of(parse_card), seats + 1)
    stack = reader.items("stack", parse_token)
    chance = reader.integer("chance", 0, CHANCE_STATES - 1)
    state = ArchitectsState(Layout.of(settled, wonders, first), [tuple(pile[::-1]) for pile in piles], (), chance)
    state.stack = tuple(stack[::-1])
    _read_table(reader, state)
    _read_turn(reader, state)
    reader.check()
    _check_cards(reader, state)
    _check_tokens(reader, state)
    _check_seats(reader, state)
    _check_phase(reader, state)
    reader.check()
    state.refresh_menu()
    return state


def _read_table(reader: Reader, state: ArchitectsState) -> None:
    seats = state.seats
    state.hands = reader.items("hands", parse_counts, seats)
    state.discard = _one(reader, "discard", parse_counts, state.discard)
    state.built = reader.items("built", parse_built, seats)
    state.held = reader.items("tokens", _read_held, seats)
    state.row = reader.items("row", parse_token)
    state.at_war = reader.integer("at_war")
    state.victories = reader.items("victories", read_count, seats)
    state.cat = reader.seat_or_none("cat", seats)
    state.peekers = sum(1 << seat for seat in set(reader.items("peekers", _read_seat(seats))))


def _read_turn(reader: Reader, state: ArchitectsState) -> None:
    state.turn = reader.integer("turn", 1)
    state.to_act = reader.seat_or_none("to_act", state.seats)
    state.phase = _one(reader, "phase", _read_phase, TAKE)
    state.ready = _one(reader, "ready", _read_held, 0)
    state.used = _one(reader, "used", _read_held, 0)
    state.looking = reader.seat_or_none("looking", state.seats)


def _one(reader: Reader, key: str, read: Callable[[object], T | None], harmless: T) -> T:
    value = read(reader.data.get(key))
    if value is None:
        reader.problem("bad_field", key=key, value=reader.data.get(key))
        return harmless
    return value


def _check_cards(reader: Reader, state: ArchitectsState) -> None:
    """ARC-D: nothing is lost or added, and no pile holds what was never in it."""
    whole = [0] * len(CARDS)
    found = state.discard[:]
    for pile, cards in enumerate(state.piles):
        wonder = CENTRE if pile == state.seats else state.wonders[pile]
        deck = DECKS[wonder]
        counts = count_cards(cards)
        for kind, copies in enumerate(counts):
            whole[kind] += deck[kind]
            found[kind] += copies
            if copies > deck[kind]:
                pile_name = state.pile_name(pile)
                reader.problem("too_many_in_pile", f"ARC-D-{CARDS[kind]}", pile=pile_name, card=CARDS[kind])
    for hand in state.hands:
        for kind, copies in enumerate(hand):
            found[kind] += copies
    for kind, copies in enumerate(whole):
        if found[kind] != copies:
            facts = {"card": CARDS[kind], "found": found[kind], "expected": copies}
            reader.problem("wrong_number_of_cards", f"ARC-D-{CARDS[kind]}", **facts)


def _check_tokens(reader: Reader, state: ArchitectsState) -> None:
    """ARC-T, ARC-S-6, ARC-Q-15."""
    found = Counter([*state.row, *state.stack])
    for held in state.held:
        found.update(tokens_in(held))
    for token, copies in Counter(ALL_TOKENS).items():
        if found[token] != copies:
            facts = {"token": TOKENS[token], "found": found[token], "expected": copies}
            reader.problem("wrong_number_of_tokens", f"ARC-T-{TOKENS[token]}", **facts)
    if len(state.row) > ROW or (state.stack and len(state.row) < ROW):
        reader.problem("bad_row", "ARC-S-6", found=len(state.row))
    limit = state.layout.conflict_tokens
    if state.at_war > limit or (state.at_war == limit and (state.house.battle_at_once or state.phase == TAKE)):
        reader.problem("battle_not_fought", "ARC-E2", found=state.at_war)


def _check_seats(reader: Reader, state: ArchitectsState) -> None:
    for seat, built in enumerate(state.built):
        rests_on = TABLE[state.wonders[seat]].rests_on
        for piece, below in enumerate(rests_on):
            if built >> piece & 1 and mask(below) & ~built:
                wonder = WONDERS[state.wonders[seat]]
                reader.problem("piece_in_the_air", f"ARC-W-{wonder}-{PIECES[piece].upper()}", seat=seat)
    owners = [seat for seat, hand in enumerate(state.hands) if hand[BLUE_CAT]]
    if (state.cat is None) != (not owners) or (owners and state.cat not in owners):
        reader.problem("cat_without_icon", "ARC-N-8", cat=state.cat)
    if state.peekers and not state.left[-1]:
        reader.problem("nothing_to_peek_at", "ARC-N-1")
    held = 0 if state.to_act is None else state.held[state.to_act]
    if state.ready & ~(held & EXTRA_CARD_MASK) or state.used & ~(held & ONCE_A_TURN) or state.ready & state.used:
        reader.problem("token_not_usable", "ARC-N-10")


def _check_phase(reader: Reader, state: ArchitectsState) -> None:
    complete = [seat for seat, built in enumerate(state.built) if built == COMPLETE]
    if (state.phase == OVER) != (state.to_act is None):
        reader.problem("wrong_phase", phase=state.phase, to_act=state.to_act)
        return
    if state.to_act is None:
        if not complete and any(state.left):
            reader.problem("over_too_early", "ARC-O-1")
        return
    seat = state.to_act
    if seat != (state.layout.first + state.turn - 1) % state.seats:
        reader.problem("turn_does_not_match", "ARC-S-9", turn=state.turn, to_act=seat)
    if set(complete) - {seat} or (complete and state.phase == TAKE):
        reader.problem("should_be_over", "ARC-O-1")
    effect = TABLE[state.wonders[seat]].effect
    sides = [pile for pile in state.reach[:2] if state.left[pile]]
    asked = {
        TAKE: any(state.left[pile] for pile in state.reach),
        PICK: bool(state.row),
        DRAW: effect == ANY_PILE and any(state.left),
        LOOK: effect == LOOK_FIVE and bool(sides),
        KEEP: effect == LOOK_FIVE and state.looking in sides and len(state.looked) > 1,
    }
    if not asked.get(state.phase, True) or (state.looking is None) != (state.phase != KEEP):
        reader.problem("wrong_phase", phase=state.phase, to_act=seat)


def _read_wonder(value: object) -> int | None:
    return WONDERS.index(value) if isinstance(value, str) and value in WONDERS else None


def _read_phase(value: object) -> str | None:
    return value if isinstance(value, str) and value in PHASES else None


def _read_held(value: object) -> int | None:
    """The mask of these tokens; a kind can be named as often as there are copies."""
    tokens = list_of(parse_token)(value)
    if tokens is None or Counter(tokens) - Counter(ALL_TOKENS):
        return None
    held = 0
    for token in tokens:
        held = gain(held, token)
    return held


def _read_seat(seats: int) -> Callable[[object], int | None]:
    return lambda value: value if type(value) is int and 0 <= value < seats else None
