"""A position of 7: The Sins read from JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from sevens_desktop.engine.contract import Game
from sevens_desktop.engine.reading import Reader, begin, list_of, read_count
from sevens_desktop.engine.the_sins.cards import (
    COPIES,
    JUDGMENT,
    JUDGMENTS,
    KINDS,
    PARTS,
    PENANCE,
    ROW,
    SINS,
    STONES_PER_SEAT,
    card,
    kind_of,
    parse_card,
    part_of,
    types_in_play,
)
from sevens_desktop.engine.the_sins.scoring import legal_placings
from sevens_desktop.engine.the_sins.state import Setup, SinsState


def load(game: Game, position: Mapping[str, object]) -> SinsState:
    """Raises ``PositionError`` with everything that is wrong."""
    reader, seats, settled = begin(game, position)
    types = tuple(sorted(reader.items("sins", _read_sin, types_in_play(seats))))
    if len(set(types)) != len(types):
        reader.problem("repeated", "SIN-05", key="sins")
    first = reader.integer("first", 0, seats - 1)
    pile = bytes(reader.items("pile", parse_card))
    row = bytes(reader.items("row", parse_card))
    stacks = [*reader.items("reserves", _read_stack, seats), bytes(reader.items("abyss", parse_card))]
    stones = reader.items("stones", read_count, seats)
    supply = reader.integer("supply")
    turn = reader.integer("turn", 1)
    to_act = reader.seat_or_none("to_act", seats)
    placings = None if position.get("placings") is None else reader.items("placings", _read_placing, seats)
    reader.check()

    state = SinsState(Setup.of(settled, types, seats, first), pile, row, stacks, stones, supply)
    state.turn = turn
    state.to_act = to_act
    if placings is not None:
        state.placings = [placing[0] if placing else None for placing in placings]
        state.open_sins = 0
    _check_cards(reader, state)
    _check_phase(reader, state)
    reader.check()
    return state


def _check_cards(reader: Reader, state: SinsState) -> None:
    """SIN-P8, SIN-11 and the order of the pile: nothing is lost, added or out of place."""
    out = state.row + b"".join(state.stacks)
    found = Counter(out + state.pile)
    parts = len(COPIES) if state.options["penance"] else PENANCE
    expected = Counter({card(sin, part): COPIES[part] for sin in state.setup.types for part in range(parts)})
    expected.update(card(JUDGMENT, part) for part in range(JUDGMENTS))
    for code in sorted(found | expected):
        if found[code] != expected[code]:
            facts = {"card": KINDS[kind_of(code)], "part": PARTS[part_of(code)]}
            reader.problem("wrong_number_of_cards", "SIN-P8", **facts, found=found[code], expected=expected[code])
    order = [part_of(code) for code in state.pile]
    if order != sorted(order) or any(part_of(code) > min(order, default=PENANCE) for code in out):
        reader.problem("pile_out_of_order", "SIN-10")
    if len(state.row) > ROW:
        reader.problem("row_too_long", "SIN-18", found=len(state.row))
    if any(code & 7 == JUDGMENT for stack in state.stacks for code in stack):
        reader.problem("judgment_taken", "SIN-19")
    stones = sum(state.stones) + state.supply
    if stones != STONES_PER_SEAT * state.seats:
        reader.problem("wrong_number_of_stones", "SIN-11", found=stones)
    for seat, stack in enumerate(state.stacks[:-1]):
        if not stack or part_of(stack[0]):
            reader.problem("bad_start_card", "SIN-08", seat=seat)


def _check_phase(reader: Reader, state: SinsState) -> None:
    """Whose turn it is, or was when the game ended; and whether the game has come that far."""
    setup = state.setup
    mover = (setup.first - state.turn + 1) % setup.seats
    may_be_over = not state.third and setup.may_end[mover]
    if state.placings is not None:
        if not may_be_over and (state.pile or any(code & 7 != JUDGMENT for code in state.row)):
            reader.problem("over_too_early", "SIN-20")
        _check_placings(reader, state, state.placings)
        return
    if state.to_act != mover:
        reader.problem("wrong_seat_to_act", "SIN-14", to_act=state.to_act)
    if len(state.row) < ROW and state.pile:
        reader.problem("row_too_short", "SIN-18", found=len(state.row))
    if not state.open_sins:
        reader.problem("no_legal_action", "SIN-P3")
    if not state.third and (not setup.options["penance"] or mover == setup.first):
        reader.problem("should_be_over", "SIN-20")


def _check_placings(reader: Reader, state: SinsState, placings: Sequence[tuple[int, ...] | None]) -> None:
    """SIN-24, SIN-25: with ``manual_stones`` each seat places in turn, without nobody does."""
    for seat, placing in enumerate(placings):
        legal = legal_placings(state.reserves[seat], state.stones[seat], state.house)
        if placing is not None and placing not in legal:
            reader.problem("bad_placing", "SIN-25", seat=seat)
    if not state.options["manual_stones"]:
        if state.to_act is not None or any(placing is not None for placing in placings):
            reader.problem("stones_are_placed_for_all", "SIN-Q13")
    elif (state.to_act is None) != (None not in placings) or (
        state.to_act is not None and placings[state.to_act] is not None
    ):
        reader.problem("wrong_seat_to_place", "SIN-24", to_act=state.to_act)


def _read_sin(value: object) -> int | None:
    return SINS.index(value) if isinstance(value, str) and value in SINS else None


def _read_stack(value: object) -> bytes | None:
    cards = list_of(parse_card)(value)
    return None if cards is None else bytes(cards)


def _read_placing(value: object) -> list[tuple[int, ...]] | None:
    """A list of one placing, or an empty one where the seat has not placed yet."""
    if value is None:
        return []
    sins = list_of(_read_sin)(value)
    return None if sins is None else [tuple(sorted(sins))]
