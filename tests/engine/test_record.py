"""A record replays to the same end."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from sevens_desktop.engine.contract import Event, IllegalAction, NotationError, PositionError
from sevens_desktop.engine.record import Record
from tests.engine.cases import DEFAULTS, Case

every_default = pytest.mark.parametrize("case", DEFAULTS, ids=str)


@every_default
def test_a_record_replays_to_every_position_of_the_game(case: Case) -> None:
    record = Record.start(case.game, case.seats, "record-7", case.options)
    assert record.seed == "RECORD-7"
    state = record.replay()
    assert state.position() == record.opening == case.deal("RECORD-7").position()
    rng = Random(7)
    positions, told = [state.position()], list[Event]()
    while state.to_act is not None:
        action = rng.choice(state.legal_actions())
        state.apply(action, told)
        record = replace(record, actions=(*record.actions, str(action)))
        positions.append(state.position())
    for until in {0, 1, len(record.actions) // 2, len(record.actions)}:
        assert record.replay(until).position() == positions[until]
    events: list[Event] = []
    assert record.replay(events=events).outcome() == state.outcome()
    assert events == told


@every_default
def test_a_record_that_does_not_hold_together_says_why(case: Case) -> None:
    record = Record.start(case.game, case.seats, "RECORD-7", case.options)
    with pytest.raises(NotationError):
        replace(record, actions=("fly",)).replay()
    with pytest.raises(PositionError):
        replace(record, opening={}).replay()
    state = record.replay()
    first = str(state.legal_actions()[0])
    while state.to_act is not None:
        record = replace(record, actions=(*record.actions, str(state.legal_actions()[0])))
        state.advance(state.legal_actions()[0])
    with pytest.raises(IllegalAction):
        replace(record, actions=(*record.actions, first)).replay()
