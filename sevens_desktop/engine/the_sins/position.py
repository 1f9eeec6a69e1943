"""A position of 7: The Sins read from JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sevens_desktop.engine.contract import Game, OptionError, PositionError
from sevens_desktop.engine.reading import Reader, read_count
from sevens_desktop.engine.the_sins.cards import (
    COPIES_BY_HELL,
    JUDGMENT,
    PARTS,
    PENANCE,
    ROW,
    SINS,
    STONES_PER_SEAT,
    card,
    parse_card,
    types_in_play,
)
from sevens_desktop.engine.the_sins.state import LAST_JUDGMENTS, SinsState


def load(game: Game, position: Mapping[str, object]) -> SinsState:
    """Raises ``PositionError`` with everything that is wrong."""
    reader = Reader(position)
    if position.get("game") != game.slug:
        reader.problem("other_game", game=position.get("game"))
    seats = reader.integer("seats", game.seat_counts[0], game.seat_counts[-1])
    given = reader.mapping("options")
    reader.check()
    try:
        settled = game.settle(seats, given)
    except OptionError as error:
        raise PositionError(error.problems) from error
    types = tuple(sorted(reader.items("sins", _read_sin, types_in_play(seats))))
    pile = reader.items("pile", parse_card)
    row = reader.items("row", parse_card)
    starts = reader.items("starts", parse_card, seats)
    reserves = reader.items("reserves", _read_counts, seats)
    backs = reader.items("backs", _read_backs, seats)
    abyss = _read_counts(reader.mapping("abyss"))
    stones = reader.items("stones", read_count, seats)
    supply = reader.integer("supply")
    first = reader.integer("first", 0, seats - 1)
    turn = reader.integer("turn", 1)
    final_round = reader.flag("final_round")
    to_act = None if position.get("to_act") is None else reader.integer("to_act", 0, seats - 1)
    placings = None if position.get("placings") is None else reader.items("placings", _read_placing, seats)
    if abyss is None:
        reader.problem("bad_field", key="abyss", value=position.get("abyss"))
    if len(set(types)) != len(types):
        reader.problem("repeated", "SIN-05", key="sins")
    reader.check()
    assert abyss is not None

    state = SinsState(settled, types, tuple(pile), row, tuple(starts), first, supply)
    state.reserves = reserves
    state.backs = backs
    state.abyss = abyss
    state.stones = stones
    state.turn = turn
    state.final_round = final_round
    state.to_act = to_act
    state.judgments = sum(1 for code in row if code & 7 == JUDGMENT)
    state.placings = None if placings is None else [placing[0] if placing else None for placing in placings]
    _check_whole(reader, state)
    reader.check()
    return state


def _check_whole(reader: Reader, state: SinsState) -> None:
    """SIN-P8 and the order of the pile: nothing is lost, added or out of place."""
    cards = [*state.row, *state.deck]
    penance = state.settled["penance"] is True
    for sin in range(len(SINS)):
        copies = (sum(COPIES_BY_HELL) + penance) if sin in state.types else 0
        found = (
            sum(code & 7 == sin for code in cards) + state.abyss[sin] + sum(counts[sin] for counts in state.reserves)
        )
        if found != copies:
            reader.problem("wrong_number_of_cards", "SIN-P8", card=SINS[sin], found=found, expected=copies)
    judgments = sorted(code for code in cards if code & 7 == JUDGMENT)
    if judgments != [card(JUDGMENT, hell) for hell in range(LAST_JUDGMENTS)]:
        reader.problem(
            "wrong_number_of_cards", "SIN-02", card="judgment", found=len(judgments), expected=LAST_JUDGMENTS
        )
    if any(code >> 3 == PENANCE for code in cards) and not penance:
        reader.problem("penance_not_in_play", "SIN-31")
    if [code >> 3 for code in state.deck] != sorted(code >> 3 for code in state.deck):
        reader.problem("pile_out_of_order", "SIN-10")
    if len(state.row) > ROW:
        reader.problem("row_too_long", "SIN-18", found=len(state.row))
    if sum(state.stones) + state.supply != STONES_PER_SEAT * state.seats:
        reader.problem("wrong_number_of_stones", "SIN-11", found=sum(state.stones) + state.supply)
    for seat, code in enumerate(state.starts):
        if code >> 3 or code & 7 == JUDGMENT or not state.reserves[seat][code & 7]:
            reader.problem("bad_start_card", "SIN-08", seat=seat)
    for seat, parts in enumerate(state.backs):
        if sum(parts) != sum(state.reserves[seat]):
            reader.problem("backs_do_not_match", "SIN-10", seat=seat)
    _check_phase(reader, state)


def _check_phase(reader: Reader, state: SinsState) -> None:
    if state.placings is None:
        if state.to_act is None:
            reader.problem("nobody_to_act")
        elif not state.legal_actions():
            reader.problem("no_legal_action", "SIN-P3")
        if state.judgments == LAST_JUDGMENTS and not state.final_round:
            reader.problem("should_be_over", "SIN-20")
    elif state.judgments < LAST_JUDGMENTS and any(code & 7 == JUDGMENT for code in state.deck):
        reader.problem("over_too_early", "SIN-20")
    if state.final_round and (not state.settled["penance"] or state.judgments < LAST_JUDGMENTS):
        reader.problem("no_final_round", "SIN-32")


def _read_sin(value: object) -> int | None:
    return SINS.index(value) if isinstance(value, str) and value in SINS else None


def _read_counts(value: object) -> list[int] | None:
    return _read_named(value, SINS)


def _read_backs(value: object) -> list[int] | None:
    return _read_named(value, PARTS)


def _read_named(value: object, names: Sequence[str]) -> list[int] | None:
    if not isinstance(value, Mapping) or any(name not in names or read_count(n) is None for name, n in value.items()):
        return None
    return [int(value.get(name, 0)) for name in names]


def _read_placing(value: object) -> list[tuple[int, ...]] | None:
    """A list of one placing, or an empty one where the seat has not placed yet."""
    if value is None:
        return []
    if not isinstance(value, list):
        return None
    sins = [_read_sin(name) for name in value]
    return [tuple(sorted(sin for sin in sins if sin is not None))] if None not in sins else None
