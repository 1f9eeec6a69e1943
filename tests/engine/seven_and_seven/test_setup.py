"""What is in the box and how a game begins (77-01 to 77-03, 77-34, 77-P1)."""

from __future__ import annotations

from collections import Counter

import pytest

from sevens_desktop.engine.contract import OptionError
from sevens_desktop.engine.seven_and_seven.cards import (
    FACE,
    FACE_NAMES,
    FACES,
    KINDS,
    box,
    card_of,
    card_text,
    parse_card,
)
from sevens_desktop.engine.seven_and_seven.game import SEVEN_AND_SEVEN
from sevens_desktop.engine.seven_and_seven.house import House
from sevens_desktop.engine.seven_and_seven.state import SevenState


def deal(seats: int, seed: str = "SETUP", **options: object) -> SevenState:
    state = SEVEN_AND_SEVEN.deal(seats, seed, options)
    assert isinstance(state, SevenState)
    return state


def test_eleven_cards_seven_times() -> None:
    counts = Counter(box(False))
    assert len(counts) == 11
    assert set(counts.values()) == {7}
    assert Counter(box(True)) - counts == Counter([KINDS.index("capricious")])


@pytest.mark.parametrize(
    "pair",
    ["pride/humility", "gluttony/temperance", "envy/kindness", "greed/charity", "wrath/patience", "sloth/diligence"],
)
def test_pairs(pair: str) -> None:
    assert pair in KINDS
    sin, virtue = pair.split("/")
    faces = {name: face for face, name in FACE_NAMES.items()}
    assert faces[sin] ^ 1 == faces[virtue]


def test_card_text_comes_back() -> None:
    cards = [card_of(face, number) for face in FACES for number in range(7 if face != FACES[-1] else 1)]
    assert len(set(cards)) == 2 * 56 + 3 * 7 + 1
    for card in cards:
        assert parse_card(card_text(card)) == card
        assert card_text(card).startswith(FACE_NAMES[FACE[card]] + "#")
    for text in ("capricious#2", "pride", "pride#0", "pride#8", "pride/humility#1", "", 7, None):
        assert parse_card(text) is None


@pytest.mark.parametrize(("seats", "pile"), [(2, 67), (3, 62), (4, 57), (5, 52)])
def test_deal(seats: int, pile: int) -> None:
    """77-01, 77-03, 77-P1."""
    state = deal(seats)
    assert [len(hand) for hand in state.hands] == [5] * seats
    assert state.pile == pile
    assert not state.discard
    assert not any(state.areas)


def test_deals_differ_and_the_first_seat_is_random() -> None:
    """77-02."""
    deals = [deal(3, f"DEAL-{number}") for number in range(30)]
    assert {state.active for state in deals} == {0, 1, 2}
    assert len({tuple(state.deck) for state in deals}) == 30
    assert all(state.to_act == state.active for state in deals)
    assert deal(3, start=2).active == 2


def test_turns_go_clockwise() -> None:
    """77-02."""
    state = deal(3, start=1)
    order = []
    for _ in range(4):
        order.append(state.active)
        state.apply(SEVEN_AND_SEVEN.parse("draw"))
        while state.to_act == order[-1]:
            state.apply(state.legal_actions()[-1])
    assert order == [1, 2, 0, 1]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_teams_are_four(seats: int) -> None:
    """77-21."""
    with pytest.raises(OptionError):
        deal(seats, teams=True)
    assert deal(4, teams=True).foes == ((1, 3), (2, 0), (3, 1), (0, 2))


def test_one_capricious() -> None:
    """77-34, 77-Q29: only with the option, and then one."""
    capricious = KINDS.index("capricious")
    assert not any(capricious in cards for cards in (deal(2).deck, *deal(2).hands))
    state = deal(2, promo_capricious=True)
    assert sum(list(cards).count(capricious) for cards in (state.deck, *state.hands)) == 1
    assert state.pile == 68


def test_every_option_but_the_first_seat_is_a_flag_of_the_house() -> None:
    names = [option.key for option in SEVEN_AND_SEVEN.options if option.key != "start"]
    assert names == list(House.__dataclass_fields__)
    assert all(option.default is False for option in SEVEN_AND_SEVEN.options if option.key != "start")
    on = House.of(dict.fromkeys(names, True))
    assert all(getattr(on, name) is True for name in names)
