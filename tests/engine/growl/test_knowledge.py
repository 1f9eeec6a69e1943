"""Each seat knows exactly its own part."""

from __future__ import annotations

from random import Random

import pytest

from sevens_desktop.engine.growl.actions import SKIP
from sevens_desktop.engine.growl.cards import (
    FINAL_NIGHTS,
    KINDS,
    NIGHTS,
    SINS_AND_VIRTUES,
    UNDEAD_CARDS,
    WOUND_MARKER,
    is_night,
)
from sevens_desktop.engine.growl.decisions import DECISIONS
from sevens_desktop.engine.growl.frames import Frame
from sevens_desktop.engine.growl.game import GROWL
from sevens_desktop.engine.growl.ledger import FIELDS, Entry, entries, event_of, seen_by
from sevens_desktop.engine.growl.state import GrowlState
from tests.engine.growl.table import Table, plain

BOTH: dict[str, object] = {"sins": True, "undead": True, "talk": True}


def positions(seats: int, number: int) -> list[GrowlState]:
    """A random game with everything, position by position."""
    state = GROWL.set_up(seats, f"KNOW-{number}", GROWL.settle(seats, BOTH))
    rng = Random(number)
    found = []
    while state.to_act is not None:
        found.append(state.copy())
        state.advance(rng.choice(state.legal_actions()))
    return found


def test_a_seat_sees_its_own_hand_and_the_sizes_of_the_others() -> None:
    """GRO-D-2."""
    table = Table(plain(4, s2="bite bite gold"), zeros=[2]).begin()
    own, public = table.state.observe(2), table.state.observe(None)
    assert own.hand == (1, 0, 0, 0, 2)
    assert (own.wolf, own.zero, own.bites, own.wounds) == (True, True, 2, 0)
    assert (public.hand, public.wolf, public.zero, public.bites, public.wounds) == (None,) * 5
    assert public.sizes == own.sizes == (4, 4, 3, 4)


def test_views_hold_nothing_that_the_seat_does_not_know() -> None:
    entry = Entry("sent", (0, 1), (4,), knowers=0b1)
    assert seen_by(entry, 0) == Entry("sent", (0, 1), (4,))
    assert seen_by(entry, 1) == seen_by(entry, None) == Entry("sent", (0, 1))
    turned = Entry("turned", (2,), audience=0b100)
    assert seen_by(turned, 2) == turned
    assert seen_by(turned, 1) is None
    assert seen_by(turned, None) is None


@pytest.mark.parametrize("number", range(3))
def test_events_tell_each_seat_what_its_view_tells(number: int) -> None:
    state = positions(8, number)[-1]
    for entry in entries(state.ledger):
        names = [{name.rstrip("*") for name in part} for part in FIELDS[entry.kind]]
        for seat in (None, *range(8)):
            view, seen = seen_by(entry, seat), event_of(entry).for_seat(seat)
            assert (view is None) == (seen is None)
            if view is not None and seen is not None:
                assert set(seen.facts) == (names[0] | names[1] if view.secret else names[0])


def test_an_undead_card_is_known_to_who_drew_it() -> None:
    """GRO-UR-5."""
    for state in positions(6, 4):
        for seat in range(6):
            for frame in state.observe(seat).frames:
                if frame.kind == "undead":
                    assert (frame.about == -1) == (frame.order[0] != seat)


def test_sealed_answers_are_seen_by_their_seat_alone() -> None:
    """GRO-N-2."""
    sealed = 0
    for state in positions(7, 5):
        frame = state.frames[-1]
        if frame.kind in ("pass", "gift", "tempest", "horde", "purge", "unwanted"):
            for seat in (None, *range(7)):
                for asked, answer in zip(frame.order, state.observe(seat).frames[-1].answers, strict=False):
                    assert (answer is not None) == (asked == seat)
                    sealed += 1
    assert sealed


def test_the_top_card_and_what_lies_under_it_are_seen() -> None:
    """GRO-U-5: the deck is face-up; where the Nights lie is known, unless they have moved."""
    state = GROWL.set_up(7, "TOP", GROWL.settle(7, {}))
    seen = state.observe(None)
    assert seen.top == seen.under
    assert seen.nights_in == (8, 16, 24)
    assert seen.pile == 25
    hidden = GROWL.set_up(7, "TOP", GROWL.settle(7, {"night_jitter": True})).observe(None)
    assert hidden.nights_in is None


def estranged(state: GrowlState, seat: int, rng: Random) -> GrowlState:
    """A copy in which everything that the seat may not know is something else."""
    twin = state.copy()
    for other in range(state.seats):
        if other != seat:
            kinds = rng.choices(KINDS, k=sum(state.hands[other]))
            twin.hands[other] = [kinds.count(kind) for kind in KINDS]
    strangers = state.everybody & ~(1 << seat)
    twin.wolves, twin.zeros = state.wolves ^ strangers, state.zeros ^ strangers
    twin.deck = (*state.deck[: state.drawn + 1], *(_another(card, rng) for card in state.deck[state.drawn + 1 :]))
    twin.crypt = tuple(rng.choices(UNDEAD_CARDS, k=len(state.crypt)))
    twin.discards = tuple(rng.choices(UNDEAD_CARDS, k=len(state.discards)))
    twin.chance = state.chance + 1
    twin.pledges = tuple((giver, to, kind if giver == seat else (kind + 1) % 5) for giver, to, kind in state.pledges)
    twin.frames = [_other_frame(frame, seat) for frame in state.frames]
    twin.ledger = None
    for entry in entries(state.ledger):
        if not entry.audience >> seat & 1:
            continue
        known = not entry.knowers or entry.knowers >> seat & 1
        twin.ledger = (entry if known else entry._replace(secret=(*entry.secret, 1)), twin.ledger)
    return twin


def _another(card: int, rng: Random) -> int:
    """Where a Night lies is known, and no more of it (GRO-U-5)."""
    cards: list[int] = [*NIGHTS, *FINAL_NIGHTS] if is_night(card) else [*KINDS, *SINS_AND_VIRTUES]
    return rng.choice(cards)


def _other_frame(frame: Frame, seat: int) -> Frame:
    if frame.kind == "undead" and frame.order[0] != seat:
        return frame._replace(about=WOUND_MARKER)
    if DECISIONS[frame.kind].sealed:
        answered = zip(frame.order, frame.answers, strict=False)
        return frame._replace(answers=tuple(answer if asked == seat else SKIP for asked, answer in answered))
    return frame


@pytest.mark.parametrize("seats", [4, 7, 10])
def test_a_view_is_made_of_nothing_that_is_hidden(seats: int) -> None:
    """GRO-D-2, GRO-I-5, GRO-I-6, GRO-N-2, GRO-U-5, GRO-UR-5: everything hidden is exchanged, the view is the same."""
    for number, state in enumerate(positions(seats, seats)):
        rng = Random(number)
        for seat in range(seats):
            twin = estranged(state, seat, rng)
            assert twin.observe(seat) == state.observe(seat)
            assert twin.observe(None) == state.observe(None)
            if state.to_act == seat:
                assert list(twin.legal_actions()) == list(state.legal_actions())
