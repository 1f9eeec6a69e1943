"""What has its moment on the table of Growl, and when."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from sevens_desktop.engine.contract import Event
from sevens_desktop.engine.growl.state import GrowlState
from sevens_desktop.table.presenters.growl import GROWL as PRESENTER
from sevens_desktop.table.view import Scene
from tests.table.growl_look import deal, voice

SEARCHED = 1000


def decisions(seats: int = 5, **options: object) -> Iterator[tuple[GrowlState, list[Event]]]:
    """Positions of random games, each with what the decision before it brought."""
    for number in range(SEARCHED):
        state, rng = deal(seats, f"MOMENT-{number}", **options), Random(number)
        while state.to_act is not None:
            events: list[Event] = []
            state.apply(rng.choice(list(state.legal_actions())), events)
            yield state, events


def after_a_curtain(state: GrowlState, seat: int, asked: bool) -> dict[str, object]:
    legal = state.legal_actions() if asked else ()
    scene = Scene(state.observe(seat), voice(state, seat), state.options, legal, same_eyes=False)
    found = PRESENTER.present(scene).view["moment"]
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("undead", [False, True])
def test_everybody_has_a_moment_in_the_morning(undead: bool) -> None:
    """Whoever turned looks at as much as whoever did not."""
    titles = set()
    for state, events in decisions(undead=undead):
        kinds = [event.kind for event in events]
        if "landed" not in kinds or state.ended is not None or "dusk" in kinds:
            continue
        moments = [after_a_curtain(state, seat, asked=False) for seat in range(5)]
        assert all(moment.get("title") and moment.get("text") for moment in moments)
        turned = {event.facts["seat"] for event in events if event.kind == "turned"}
        assert turned <= {seat for seat in range(5) if moments[seat]["kind"] == "turned"}
        titles |= {moment["title"] for moment in moments}
        if len(titles) >= 4 and turned:
            return
    raise LookupError("mornings")


def test_what_the_morning_told_is_not_told_again() -> None:
    for state, events in decisions():
        if state.to_act is not None and any(event.kind == "turned" for event in events):
            kinds = [event.kind for event in events]
            owner = next(event.facts["seat"] for event in events if event.kind == "turned")
            if "landed" in kinds and state.to_act == owner and kinds[-1] == "turned":
                assert after_a_curtain(state, state.to_act, asked=True) == {}
                return
    raise LookupError("a turning at night")


@pytest.mark.parametrize(
    ("team", "title"), [("humans", "The Growl"), ("undead", "The Undead win"), ("nobody", "Nobody wins")]
)
def test_the_end_has_its_moment(team: str, title: str) -> None:
    for state, events in decisions(4, undead=True):
        if state.ended is not None and events[-1].facts.get("team") == team:
            seen = Scene(state.observe(0), voice(state), state.options, (), events)
            moment = PRESENTER.present(seen).view["moment"]
            assert isinstance(moment, dict) and moment["title"] == title and moment["text"]
            return
    raise LookupError(team)
