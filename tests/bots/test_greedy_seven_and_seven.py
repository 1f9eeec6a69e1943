"""What the one-step bot of 7 & 7 does and thinks."""

from __future__ import annotations

from random import Random

import pytest

from sevens_desktop.bots.greedy import seven_and_seven
from sevens_desktop.bots.random_play import RandomBot
from sevens_desktop.engine.seven_and_seven.game import SEVEN_AND_SEVEN
from sevens_desktop.engine.seven_and_seven.state import SevenState
from tests.engine.seven_and_seven.table import SIX_SINS, play, say, table

every_chance = pytest.mark.parametrize("chance", range(3))


def chosen(state: SevenState, chance: int) -> str:
    assert state.to_act is not None
    before = state.position()
    action = seven_and_seven.choose(state, state.to_act, Random(chance))
    assert action in state.legal_actions()
    assert state.position() == before
    return str(action)


@every_chance
def test_a_set_is_completed_by_playing(chance: int) -> None:
    state = table([SIX_SINS, "", ""], ["sloth lust WV patience"])
    assert chosen(state, chance) == "play lust"


@every_chance
def test_a_set_is_completed_by_converting(chance: int) -> None:
    state = table([f"{SIX_SINS} chastity CONV", "", ""], ["sloth patience"])
    assert chosen(state, chance) == "convert 0 chastity"


@every_chance
def test_a_set_is_completed_by_stealing(chance: int) -> None:
    state = table([SIX_SINS, "sloth", "chastity patience"], ["greed patience"])
    for word in ("play greed", "target 2 chastity", "as lust"):
        assert chosen(state, chance) == word
        say(state, word)


@every_chance
def test_a_card_that_would_win_is_blocked(chance: int) -> None:
    state = table([SIX_SINS, "", ""], ["lust", "chastity pride", ""])
    say(state, "play lust")
    assert chosen(state, chance) == "block"


@every_chance
def test_a_card_that_does_nothing_is_not_blocked(chance: int) -> None:
    state = table(["sloth", "pride", "pride"], ["sloth pride", "chastity pride", ""])
    say(state, "play sloth")
    assert chosen(state, chance) == "pass"


@every_chance
def test_wrath_hits_the_seat_that_is_close(chance: int) -> None:
    state = table(["", "pride sloth", SIX_SINS], ["wrath"])
    say(state, "play wrath")
    assert chosen(state, chance).startswith("target 2 ")


@every_chance
def test_temperance_keeps_what_is_missing(chance: int) -> None:
    state = table([SIX_SINS, "", ""], ["temperance"], pile="pride lust sloth")
    play(state, "play temperance")
    assert chosen(state, chance) == "keep lust/chastity"


@every_chance
def test_the_card_that_is_of_no_use_is_discarded(chance: int) -> None:
    state = table([SIX_SINS, "", ""], ["lust DW- WS greed sloth diligence envy"], pile="sloth sloth sloth")
    say(state, "draw", "pass")
    assert chosen(state, chance) == "discard sloth/diligence"


def test_it_beats_random_play() -> None:
    """One greedy bot between two random ones would win 20 of 60 games by chance."""
    won = 0.0
    for number in range(60):
        state = SEVEN_AND_SEVEN.deal(3, f"BEATS-{number}")
        rng = Random(number)
        own = number % 3
        while (seat := state.to_act) is not None:
            bot = seven_and_seven if seat == own else RandomBot()
            state.advance(bot.choose(state.determinize(seat, rng), seat, rng))
        won += state.win_shares()[own]
    assert won > 45


@pytest.mark.parametrize("options", [{}, {"win_after_effect": True, "finish_turn": True}])
def test_estimates_are_shares_and_right_at_the_end(options: dict[str, object]) -> None:
    for seats in SEVEN_AND_SEVEN.seat_counts:
        state = SEVEN_AND_SEVEN.deal(seats, "ESTIMATE", {**options, "teams": seats == 4})
        rng = Random(seats)
        while state.to_act is not None:
            shares = seven_and_seven.estimate(state)
            assert sum(shares) == pytest.approx(1.0)
            assert all(share > 0 for share in shares)
            if seats == 4:
                assert shares[:2] == shares[2:]
            state.advance(rng.choice(state.legal_actions()))
        assert seven_and_seven.estimate(state) == state.win_shares()


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_estimates_are_higher_for_who_is_closer(seats: int) -> None:
    areas = ["pride sloth", "pride sloth greed WS", *[""] * (seats - 2)]
    shares = seven_and_seven.estimate(table(areas, ["envy"] * seats))
    assert shares[1] == max(shares)
    helped = seven_and_seven.estimate(table(areas, ["envy", "envy gluttony", *["envy"] * (seats - 2)]))
    assert helped[1] > shares[1]


def test_estimates_tell_the_winner_more_often_than_chance() -> None:
    """Between two, the seat that is favoured near the end of a greedy game wins more than 6 of 10."""
    right = 0.0
    for number in range(60):
        state = SEVEN_AND_SEVEN.deal(2, f"TELL-{number}")
        rng = Random(number)
        guesses = []
        while (seat := state.to_act) is not None:
            shares = seven_and_seven.estimate(state)
            guesses.append(shares.index(max(shares)))
            state.advance(seven_and_seven.choose(state, seat, rng))
        right += state.win_shares()[guesses[-10]]
    assert right > 36
