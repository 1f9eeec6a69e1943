"""What the bot of Growl believes, and what it does with it."""

from __future__ import annotations

from random import Random

import pytest

from sevens_desktop.bots.contract import Bot
from sevens_desktop.bots.greedy import growl
from sevens_desktop.bots.greedy.growl_beliefs import Beliefs
from sevens_desktop.bots.greedy.growl_worth import dying, turning, worth
from sevens_desktop.bots.levels import make_bot
from sevens_desktop.engine.growl.cards import BITE, CHARM, GOLD, SALVE, WOUND
from sevens_desktop.engine.growl.game import GROWL
from sevens_desktop.engine.growl.ledger import HUMANS_WIN, WOLVES_WIN
from tests.engine.growl.table import Table, plain
from tests.engine.growl.test_undead import undead_turn

COMBINATIONS: list[dict[str, object]] = [
    {},
    {"sins": True},
    {"undead": True},
    {"sins": True, "undead": True, "talk": True},
]


def beliefs(table: Table, seat: int) -> Beliefs:
    return Beliefs(table.state.observe(seat))


def chosen(table: Table) -> str:
    """What the bot does; the same for every chance unless several actions are as good."""
    seat = table.state.to_act
    assert seat is not None
    found = {str(growl.choose(table.state, seat, Random(n))) for n in range(3)}
    assert len(found) == 1
    return found.pop()


# -- beliefs


def test_everybody_is_as_likely_at_first() -> None:
    """GRO-U-3: one start Bite among the three others of a human."""
    table = Table(plain(4), zeros=[2]).begin()
    assert beliefs(table, 0).wolf[0] == 0.0
    assert beliefs(table, 2).wolf[2] == 1.0
    others = beliefs(table, 0).wolf[1:]
    assert max(others) - min(others) < 1e-9
    assert 0.25 < others[0] < 0.55


def test_a_bite_at_night_tells_on_its_sender() -> None:
    """GRO-N-3: with Insomnia for certain, without it on both neighbours, and on nobody else."""
    hands = plain(6, s3="bite bite gold gold")
    table = Table(hands, "insomnia", zeros=[3]).begin().play("choose 2").pass_all(s3="bite left bite right")
    assert beliefs(table, 2).wolf[3] == 1.0
    doubtful = beliefs(table, 4).wolf
    assert doubtful[3] == pytest.approx(doubtful[5], abs=0.1)
    assert doubtful[3] > 1.5 * doubtful[1]


def test_nothing_is_read_into_a_bite_by_day() -> None:
    """A card drawn by day says nothing about what its giver holds; that the receiver has one more does."""
    table = Table(plain(6), "bite").begin().play("give 3")
    assert Beliefs(table.state.observe(1), reading=False).wolf[0] < beliefs(table, 1).wolf[3]


def test_a_seance_and_a_sniff_are_certain() -> None:
    """GRO-NC-seance, GRO-U-6."""
    table = Table(plain(5, s3="bite gold gold gold"), "seance", zeros=[3], dead=[3]).begin().play("choose 3")
    assert beliefs(table, 1).wolf[3] == 1.0
    state = GROWL.set_up(8, "SNIFF", GROWL.settle(8))
    wolves = [seat for seat in range(8) if state.wolves >> seat & 1]
    for seat in range(8):
        wolf = Beliefs(state.observe(seat)).wolf
        if seat in wolves:
            assert all((wolf[other] > 0.9) == (other in wolves) for other in range(8))


def test_gifts_are_read() -> None:
    """Who wounds a friend is no friend; who heals him may be one."""
    hands = plain(6, s1="wound wound gold gold")
    table = Table(hands, "wound gold", dead=[5], spells=[(5, "seance")]).begin()
    state = table.state
    wounded, healed = state.copy(), state.copy()
    table.play("give 3")
    hurt = beliefs(table, 3).wolf[0]
    wounded.deck = (SALVE, *wounded.deck[1:])
    healed.deck = wounded.deck
    healed.frames[-1] = healed.frames[-1]._replace(about=SALVE)
    table.state = healed
    table.play("give 3")
    assert beliefs(table, 3).wolf[0] < hurt
    assert Beliefs(table.state.observe(3), reading=False).wolf[0] != beliefs(table, 3).wolf[0]


def test_cards_seen_are_counted() -> None:
    """GRO-NC-blood-hound: a hand that was seen is known, and card by card afterwards."""
    table = Table(plain(5, s2="wound wound gold gold"), "blood-hound").begin().play("choose 2").pass_any()
    seen = beliefs(table, 0)
    assert sum(seen.cards[2]) == pytest.approx(4.0, abs=0.8)
    assert seen.wounds[2] > beliefs(table, 4).wounds[2]
    assert seen.cards[0] == [float(count) for count in table.state.hands[0]]


# -- what it does


def test_the_nearer_the_third_the_more_a_card_counts() -> None:
    assert dying(2) - dying(1) > dying(1) - dying(0)
    assert turning(2) - turning(1) > turning(1) - turning(0)
    for kind, good in ((BITE, False), (WOUND, False), (SALVE, True), (CHARM, True), (GOLD, True)):
        assert (worth(kind, 0.0, 1, 1, for_wolves=False) > 0) == good


def unmasked(deck: str) -> Table:
    """Seat 2 has seen that seat 3 is a werewolf (Insomnia), and is to act."""
    hands = plain(5, s3="bite bite gold gold")
    table = Table(hands, f"insomnia gold {deck}", zeros=[3]).begin().play("choose 2")
    return table.pass_all(s3="bite left bite right").play("give 4")


@pytest.mark.parametrize("card", ["bite", "wound"])
def test_humans_give_harm_to_a_known_werewolf(card: str) -> None:
    assert chosen(unmasked(card)) == "give 3"


@pytest.mark.parametrize("card", ["salve", "charm", "patience"])
def test_humans_give_no_help_to_a_known_werewolf(card: str) -> None:
    weights = growl.weigh(unmasked(card).state, 2)
    actions = map(str, unmasked(card).state.legal_actions())
    worths = dict(zip(actions, weights, strict=True))
    assert worths["give 3"] == min(worths.values())


def test_werewolves_bite_who_is_nearest_to_turning() -> None:
    table = Table(plain(5), "bite gold bite", zeros=[2]).begin().play("give 4", "give 3")
    assert chosen(table) == "give 4"


def test_humans_heal_who_is_nearest_to_death() -> None:
    table = Table(plain(5), "wound gold salve").begin().play("give 4", "give 3")
    assert chosen(table) == "give 4"


def test_a_wound_too_many_is_passed_on_and_the_salve_kept() -> None:
    hands = plain(5, s1="wound wound salve gold gold charm")
    table = Table(hands, "insomnia").begin().play("choose 0")
    assert chosen(table).count("wound") == 2
    assert "salve" not in chosen(table)


def test_humans_vote_against_a_known_werewolf() -> None:
    """GRO-FN-the-unsaved: he is not saved either."""
    table = unmasked("gold")
    state = table.state
    state.frames.clear()
    state.deck, state.drawn, state.night, state.active = (21,), 0, 2, 1
    table.begin().play("vote 4")
    assert state.to_act == 4
    table.play("vote 0", "vote 4", "vote 4")
    state.frames.clear()
    state.deck, state.drawn, state.night, state.active, state.alive = (26,), 0, 2, 1, 0b11111
    table.begin()
    assert state.to_act == 2
    worths = dict(zip(map(str, state.legal_actions()), growl.weigh(state, 2), strict=True))
    assert worths["vote 3"] == min(worths.values())


def test_the_undead_wound_who_is_nearest_to_death() -> None:
    table = undead_turn("open-grave", plain(6, s1="wound gold"))
    weights = dict(zip(map(str, table.state.legal_actions()), growl.weigh(table.state, 1), strict=True))
    assert max(weights, key=lambda action: weights[action]).endswith("wound")


def test_somebody_in_need_says_so() -> None:
    """Option ``talk``."""
    hands = plain(5, s0="wound wound gold gold")
    assert chosen(Table(hands, "gold", talk=True).begin()) == "say need salve"


def test_it_works_in_spite_of_sloth() -> None:
    """GRO-SR-12: two cards are better than none."""
    table = Table(plain(4), spells=[(0, "sloth"), (0, "diligence")]).begin()
    assert chosen(table) == "draw"


def suspicious(deck: str) -> Table:
    """Seat 4 has been passed a Bite, it does not know by which neighbour, and is to act."""
    hands = plain(6, s3="bite bite gold gold")
    table = Table(hands, f"insomnia gold gold gold {deck}", zeros=[3]).begin().play("choose 2")
    return table.pass_all(s3="bite left bite right").play("give 0", "give 0", "give 0")


def test_levels_below_sharp_do_not_read() -> None:
    """The blind bot sees nothing in what others did; it counts cards all the same."""
    assert make_bot("sharp", "growl") is growl
    assert make_bot("steady", "growl") == growl.BlindBot()
    blind = Beliefs(suspicious("wound").state.observe(4), reading=False)
    assert len({blind.wolf[seat] for seat in (0, 1, 2, 3, 5)}) == 1
    assert blind.cards[0][GOLD] > blind.cards[1][GOLD] + 2
    assert chosen(suspicious("wound")) in ("give 3", "give 5")


def winner(seed: str, humans: Bot, wolves: Bot) -> int:
    """Who turns plays like the werewolves from then on."""
    state = GROWL.set_up(7, seed, GROWL.settle(7))
    rng = Random(seed)
    while (seat := state.to_act) is not None:
        bot = wolves if state.wolves >> seat & 1 else humans
        state.advance(bot.choose(state, seat, rng))
    assert state.ended is not None
    return state.ended.team


def test_a_team_that_reads_beats_a_blind_one() -> None:
    deals = [f"READ-{number}" for number in range(30)]
    blind = growl.BlindBot()
    won = [winner(seed, growl, blind) == HUMANS_WIN for seed in deals]
    won += [winner(seed, blind, growl) == WOLVES_WIN for seed in deals]
    assert sum(won) > 0.6 * len(won)


@pytest.mark.parametrize("options", COMBINATIONS, ids=["base", "sins", "undead", "both"])
@pytest.mark.parametrize("seats", [4, 7, 10])
def test_it_plays_whole_games(seats: int, options: dict[str, object]) -> None:
    state = GROWL.set_up(seats, "WHOLE", GROWL.settle(seats, options))
    rng = Random(seats)
    while (seat := state.to_act) is not None:
        before = state.position()
        weights = growl.weigh(state, seat)
        assert len(weights) == len(state.legal_actions())
        action = growl.choose(state, seat, rng)
        assert state.position() == before
        shares = growl.estimate(state)
        assert len(shares) == seats
        assert all(0.0 <= share <= 1.0 for share in shares)
        state.apply(action)
    assert growl.estimate(state) == state.win_shares()


def test_it_sees_no_more_than_its_seat() -> None:
    """The choice is the same in the real position and in every world of the seat."""
    for number in range(4):
        state = GROWL.set_up(6, f"SAME-{number}", GROWL.settle(6, {"undead": True}))
        rng = Random(number)
        while (seat := state.to_act) is not None:
            weights = growl.weigh(state, seat)
            assert growl.weigh(state.determinize(seat, rng), seat) == weights
            state.advance(growl.choose(state, seat, rng))


def test_estimates_tell_the_winners_more_often_than_chance() -> None:
    """At the last night the winners are estimated higher than the others."""
    right = wrong = 0
    for number in range(40):
        state = GROWL.set_up(7, f"TELL-{number}", GROWL.settle(7))
        rng = Random(number)
        shares: list[float] = []
        while (seat := state.to_act) is not None:
            if state.night < 3:
                shares = list(growl.estimate(state))
            state.advance(growl.choose(state, seat, rng))
        won = state.win_shares()
        for one in range(7):
            for other in range(7):
                if won[one] > won[other]:
                    right += shares[one] > shares[other]
                    wrong += shares[one] < shares[other]
    assert right > 1.5 * wrong
