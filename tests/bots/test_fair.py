"""No bot knows more than its seat: the hidden cards are swapped and the choice stays."""

from __future__ import annotations

from random import Random

import pytest

from sevens_desktop.bots.contract import Bot
from sevens_desktop.bots.greedy import GREEDY
from sevens_desktop.bots.ismcts import SearchBot
from sevens_desktop.bots.levels import SEARCHES, make_bot
from sevens_desktop.engine.catalog import GAMES
from sevens_desktop.engine.contract import Action, State

SWAPS = 4
EVERY = 7
"""Plies between two tries."""


def choice(bot: Bot, state: State, seat: int) -> Action:
    return bot.choose(state.determinize(seat, Random(1)), seat, Random(2))


def bot_of(name: str, slug: str) -> Bot:
    """The bot of this name; ``sharp`` as the level searches, with a few simulations."""
    if name == "search":
        return SearchBot(30)
    if name == "sharp" and slug in SEARCHES:
        return SearchBot(30, SEARCHES[slug].exploration, guide=SEARCHES[slug].guide)
    return make_bot(name, slug)


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("name", ["random", "greedy", "easy", "search", "sharp"])
def test_choice_stays_when_hidden_cards_are_swapped(name: str, slug: str) -> None:
    game = GAMES[slug]
    bot = bot_of(name, slug)
    rng = Random(11)
    swapped = 0
    for seats in {max(2, game.seat_counts[0]), game.seat_counts[-1]}:
        state = game.deal(seats, "FAIR")
        ply = 0
        while (seat := state.to_act) is not None:
            if ply % EVERY == 0:
                chosen = choice(bot, state, seat)
                assert chosen in state.legal_actions()
                for _ in range(SWAPS):
                    twin = state.determinize(seat, rng)
                    swapped += twin.position() != state.position()
                    assert choice(bot, twin, seat) == chosen
            state.advance(rng.choice(state.legal_actions()))
            ply += 1
    assert swapped > SWAPS


def test_every_game_has_a_greedy_bot() -> None:
    assert GREEDY.keys() == GAMES.keys()
