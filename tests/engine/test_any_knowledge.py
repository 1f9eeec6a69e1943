"""What a seat may know, for every game of the catalogue.

Two states are the same to a seat when it has received the same: the same observation (which holds in ``knows`` all it
has learned), and before it the same events. Such states come from two sources: worlds drawn by ``determinize``, and
decisions of others that the seat cannot see.
"""

from __future__ import annotations

import copy
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from math import sqrt
from random import Random

import pytest

from sevens_desktop.engine.contract import Action, Event, PositionError, State
from tests.engine.cases import CASES, DEFAULTS, Case, places, play_out, random_game, seen_by

every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_default = pytest.mark.parametrize("case", DEFAULTS, ids=str)

SWAPS = 80
"""Exchanges tried at one position for one seat; most of them are refused or seen."""

WORLDS = 6
"""Worlds drawn at one position for one seat."""

CHECKED = 12
"""Positions of one game that the costly tests look at."""

OTHERS = 3
"""Seats besides the one to act whose view of a position the costly tests look at."""

SAMPLES = 600

CHILDREN = 10
"""Worlds that are drawn from one world."""


def some_positions(case: Case, wanted: int = CHECKED) -> Iterator[tuple[int, State, Action]]:
    """A handful of positions spread over a random game, the first and the last among them, numbered."""
    moves = [(state.copy(), action) for state, action in random_game(case, seed=11)]
    for index in sorted({round(n * (len(moves) - 1) / (wanted - 1)) for n in range(wanted)}):
        yield index, *moves[index]


def some_views(case: Case) -> Iterator[tuple[int, State, Action, int]]:
    """Some positions with the seat that is to act and with others, who take turns from position to position."""
    for number, (index, state, action) in enumerate(some_positions(case)):
        assert state.to_act is not None
        others = {(number * OTHERS + n) % case.seats for n in range(OTHERS)}
        for seat in sorted({state.to_act, *others}):
            yield index, state, action, seat


@every_case
def test_a_world_is_a_position_the_seat_cannot_tell_apart(case: Case) -> None:
    for index, state, _ in some_positions(case):
        before = state.position()
        for seat in range(case.seats):
            world = state.determinize(seat, Random(index))
            assert world.observe(seat) == state.observe(seat)
            assert world.to_act == state.to_act
            if state.to_act == seat:
                assert list(world.legal_actions()) == list(state.legal_actions())
            assert case.game.load(world.position()).position() == world.position()
            assert play_out(world, Random(index)).outcome() is not None
        assert state.position() == before


@every_case
def test_a_world_depends_on_what_the_seat_knows_only(case: Case) -> None:
    for index, state, _, seat in some_views(case):
        expected = state.determinize(seat, Random(index)).position()
        for n in range(WORLDS):
            world = state.determinize(seat, Random(100 * index + n))
            assert world.determinize(seat, Random(index)).position() == expected


def hidden_swaps(case: Case, state: State, seat: int, rng: Random) -> Iterator[State]:
    """States that differ from this one by two exchanged values and look the same to the seat."""
    position = state.position()
    cards = {name: value for name, value in position.items() if name != "options"}  # which are open to all
    spots = [(container, key) for container, key in places(cards) if isinstance(container[key], int | str)]
    alike = {kind: [spot for spot in spots if type(spot[0][spot[1]]) is kind] for kind in (bool, int, str)}
    seen = state.observe(seat)
    for _ in range(SWAPS):
        first, one = rng.choice(spots)
        second, other = rng.choice(alike[type(first[one])])
        if first[one] == second[other]:
            continue
        first[one], second[other] = second[other], first[one]
        try:
            swapped = case.game.load(copy.deepcopy({**position, **cards}))
        except PositionError:
            pass
        else:
            if swapped.observe(seat) == seen:
                yield swapped
        first[one], second[other] = second[other], first[one]


@every_default
def test_a_world_does_not_depend_on_what_the_others_hold(case: Case) -> None:
    """Hidden values are exchanged in the position itself, so that no draw of worlds stands between."""
    swaps = 0
    for index, state, _, seat in some_views(case):
        expected = state.determinize(seat, Random(index)).position()
        for swapped in hidden_swaps(case, state, seat, Random(index)):
            assert swapped.determinize(seat, Random(index)).position() == expected
            assert swapped.to_act == state.to_act
            if state.to_act == seat:
                assert list(swapped.legal_actions()) == list(state.legal_actions())
            swaps += 1
    assert swaps >= 10


@every_default
def test_worlds_differ_as_long_as_something_is_hidden(case: Case) -> None:
    state = case.deal()
    for seat in range(case.seats):
        worlds = [state.determinize(seat, Random(n)).position() for n in range(WORLDS)]
        assert any(world != worlds[0] for world in worlds)


def successors(states: list[State], action: Action, rng: Random) -> Iterator[tuple[Action, State, list[Event]]]:
    """Where ``action`` and some others lead from these states, with the events of the way."""
    for state in states:
        legal = list(state.legal_actions())
        others = [other for other in rng.sample(legal, min(3, len(legal))) if other != action]
        for taken in [action] * (action in legal) + others:
            after = state.copy()
            events: list[Event] = []
            after.advance(taken, events)
            yield taken, after, events


class Group:
    """Ways that look the same to ``seat``: the first of them, and what the seat noticed on it."""

    def __init__(self, seat: int, taken: Action, state: State, noticed: list[Event]) -> None:
        self.seat = seat
        self.taken = taken
        self.state = state
        self.noticed = noticed
        self.seen = state.observe(seat)
        self.drawn: object = None

    def world(self, seed: int) -> object:
        """A world drawn at the end of the way, always with the same seed."""
        if self.drawn is None:
            self.drawn = self.state.determinize(self.seat, Random(seed)).position()
        return self.drawn


@every_case
def test_hidden_cards_and_sealed_decisions_reach_nobody(case: Case) -> None:
    """Whatever the others hold or choose in secret, the seat receives the same until an event reveals it.

    Worlds of one seat are played on, by its own decision or by different decisions of others. Where the seat then
    observes the same, it may do the same, and worlds drawn for it are the same; it has noticed the same events, or seen
    two open ways to the same table, or the same cards in another order, and then both ways say that they reveal. Where
    it observes something else after the same own decision or the same events, an event says that it reveals.
    """
    for index, state, action, seat in some_views(case):
        rng = Random(100 * index + seat)
        worlds = [state, *(state.determinize(seat, Random(100 * index + n)) for n in range(WORLDS))]
        groups: list[Group] = []
        for taken, after, events in successors(worlds, action, rng):
            noticed, seen = seen_by(events, seat), after.observe(seat)
            group = next((group for group in groups if group.seen == seen), None)
            if group is not None:
                if noticed != group.noticed:
                    assert taken != group.taken or told(noticed) == told(group.noticed)
                    assert all(any(event.reveals for event in way) for way in (noticed, group.noticed))
                assert after.to_act == group.state.to_act
                if after.to_act == seat:
                    assert list(after.legal_actions()) == list(group.state.legal_actions())
                assert after.determinize(seat, Random(index)).position() == group.world(index)
                continue
            for other in groups:
                if noticed == other.noticed or (state.to_act == seat and taken == other.taken):
                    assert any(event.reveals for event in events)
            groups.append(Group(seat, taken, after, noticed))


def told(events: list[Event]) -> Counter[object]:
    """All that these events tell, without the order."""
    return Counter(value for event in events for _, value in leaves(dict(event.facts)))


def leaves(value: object, path: str = "") -> list[tuple[str, object]]:
    """Every single value of a position with the way to it."""
    found: list[tuple[str, object]] = []
    _gather(value, path, found)
    return found


def _gather(value: object, path: str, found: list[tuple[str, object]]) -> None:
    if isinstance(value, dict):
        for key, item in value.items():
            _gather(item, f"{path}.{key}", found)
        found.append((f"{path}.keys", tuple(sorted(map(str, value)))))
    elif isinstance(value, list):
        for number, item in enumerate(value):
            _gather(item, f"{path}.{number}", found)
        found.append((f"{path}.length", len(value)))
    else:
        found.append((path, value))


def tally(states: Iterable[State]) -> dict[str, Counter[object]]:
    counters: dict[str, Counter[object]] = defaultdict(Counter)
    for state in states:
        for path, value in leaves(state.position()):
            counters[path][value] += 1
    return counters


def surprise(first: Counter[object], second: Counter[object]) -> float:
    """How far two samples lie apart: the two-sample chi-square as a normal deviate (Wilson and Hilferty 1931).

    Rare values are counted together, so that every cell holds ten or more.
    """
    cells: list[tuple[int, int]] = []
    rest = (0, 0)
    for value in first.keys() | second.keys():
        pair = (first[value], second[value])
        if sum(pair) >= 10:
            cells.append(pair)
        else:
            rest = (rest[0] + pair[0], rest[1] + pair[1])
    if sum(rest) >= 10:
        cells.append(rest)
    freedom = len(cells) - 1
    if freedom < 1:
        return 0.0
    m, n = sum(a for a, _ in cells), sum(b for _, b in cells)
    if not m or not n:
        return float("inf")
    square = sum((a * sqrt(n / m) - b * sqrt(m / n)) ** 2 / (a + b) for a, b in cells)
    spread = 2 / (9 * freedom)
    return float(((square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def assert_alike(first: dict[str, Counter[object]], second: dict[str, Counter[object]]) -> None:
    """Chance alone passes 5 once in three million; one game has some thousand places to look at."""
    apart = {
        path: value
        for path in first.keys() | second.keys()
        if (value := surprise(first.get(path, Counter()), second.get(path, Counter()))) > 5
    }
    assert not apart


def test_surprise_tells_samples_apart() -> None:
    fair: Counter[object] = Counter({"heads": 500, "tails": 500})
    assert surprise(fair, fair) < 0
    assert surprise(fair, Counter({"heads": 520, "tails": 480})) < 2
    assert surprise(fair, Counter({"heads": 650, "tails": 350})) > 5


@every_default
def test_a_world_of_a_world_has_the_same_distribution(case: Case) -> None:
    for index, state, _ in some_positions(case, wanted=4):
        seat = index % case.seats
        rng = Random(index)
        worlds = [state.determinize(seat, rng) for _ in range(SAMPLES)]
        parents = worlds[: SAMPLES // CHILDREN]
        children = (parent.determinize(seat, rng) for parent in parents for _ in range(CHILDREN))
        assert_alike(tally(worlds), tally(children))


@every_default
def test_opening_worlds_are_distributed_like_deals(case: Case) -> None:
    rng = Random(1)
    deals = [case.deal(f"DEAL-{n}") for n in range(SAMPLES)]
    for seat in (0, case.seats - 1):
        assert_alike(tally(deals), tally(state.determinize(seat, rng) for state in deals))
