"""Icons, turning, death and CHECK (GRO-I-*), with vectors GV1 to GV4."""

from __future__ import annotations

from random import Random

import pytest

from sevens_desktop.engine.growl.table import check, closest, net_bites, net_wounds
from tests.engine.growl.table import Table, plain


def test_three_net_bites_turn_a_human_for_ever() -> None:
    """GRO-I-1, GV1: 4 bites less 1 charm are 3; passing a Bite later changes nothing."""
    table = Table(plain(4, s1="bite bite bite charm gold"), "bite seance").begin()
    assert table.wolves() == set()
    table.play("give 1")
    assert net_bites(table.state, 1) == 3
    assert table.wolves() == {1}
    table.play("choose 3").pass_all(s1="bite left bite right")
    assert net_bites(table.state, 1) == 1
    assert table.wolves() == {1}


def test_only_the_owner_is_told_that_he_turned() -> None:
    """GRO-I-6."""
    table = Table(plain(4, s1="bite bite gold gold"), "bite").begin().play("give 1")
    assert table.heard("turned", 1) == [{"seat": 1}]
    for other in (None, 0, 2, 3):
        assert table.heard("turned", other) == []
        assert table.seen(other, "turned") == []
    assert table.state.observe(1).wolf is True
    assert table.state.observe(1).zero is False


def test_three_net_wounds_kill() -> None:
    """GRO-I-2, GV2: 3 wounds in hand, 1 face-up, less 1 salve, are 3."""
    table = Table(plain(5, s1="wound wound salve gold"), "wound", spells=[(1, "envy")]).begin()
    assert net_wounds(table.state, 1) == 2
    table.play("give 1")
    assert table.alive() == {0, 2, 3, 4}
    assert table.heard("died") == [{"cause": "wounds", "seats": [1]}]


def test_wolves_die_of_wounds_as_well() -> None:
    """GRO-I-2."""
    table = Table(plain(5, s1="bite wound wound gold"), "wound", zeros=[1]).begin().play("give 1")
    assert 1 not in table.alive()


def test_silver_bullet_and_turning() -> None:
    """GV3, GRO-Q-11: 1 wound and the bullet are 2; when he turns they are 3, and he dies as a wolf."""
    table = Table(plain(5, s1="wound bite bite gold"), "bite", spells=[(1, "silver-bullet")]).begin()
    assert net_wounds(table.state, 1) == 2
    assert 1 in table.alive()
    table.play("give 1")
    assert 1 not in table.alive()
    assert table.wolves() == {1}


def test_neighbours_skip_the_dead() -> None:
    """GV4, GRO-I-5: seats 0 to 4, seats 1 and 2 dead: left of 0 is 3, right of 3 is 0."""
    table = Table(plain(5), dead=[1, 2])
    assert closest(table.state, 0, table.state.alive) == (3, 4)
    assert closest(table.state, 3, table.state.alive) == (4, 0)
    assert closest(table.state, 1, table.state.alive) == (3, 0)


def test_turning_and_dying_at_once() -> None:
    """GRO-I-3: he becomes a wolf, then dies as one."""
    hands = plain(5, s1="bite bite wound wound", s2="bite wound gold gold")
    table = Table(hands, "seance", zeros=[2], spells=[(1, "seance")]).begin()
    state = table.state
    state.hands[1][4] += 1
    state.hands[1][3] += 1
    check(state, table.events)
    assert 1 not in table.alive()
    assert 1 in table.wolves()
    assert table.told("team") == [(1, 1)]


@pytest.mark.parametrize(
    ("hand", "bites", "wounds"),
    [
        ("bite charm gold gold", 0, 0),
        ("charm charm bite gold", -1, 0),
        ("wound salve salve gold", 0, -1),
        ("bite bite wound gold", 2, 1),
        ("charm wound wound salve", -1, 1),
    ],
)
def test_icons_cancel_icons(hand: str, bites: int, wounds: int) -> None:
    """GRO-I-4: bites do not wound, Gold cancels nothing, what is too many waits."""
    table = Table(plain(4, s2=hand))
    assert (net_bites(table.state, 2), net_wounds(table.state, 2)) == (bites, wounds)
    assert table.hand(2).split().count("charm") == hand.split().count("charm")


def test_too_many_salves_wait_as_protection() -> None:
    """GRO-I-4."""
    table = Table(plain(4, s1="salve salve wound wound"), "wound wound").begin().play("give 1", "give 0")
    assert 1 in table.alive()


def test_the_dead_keep_their_cards_unseen_and_are_left_alone() -> None:
    """GRO-I-5, GRO-Q-12: the team is not told, the hand stays hidden."""
    table = Table(plain(5, s1="wound wound gold gold"), "wound gold gold gold insomnia").begin().play("give 1")
    assert table.told("team") == []
    assert table.hand(1) == "gold gold wound wound wound"
    assert table.state.to_act == 2
    assert "give 1" not in table.legal()
    table.play("give 0", "give 0", "give 2")
    assert table.asked() == "choose"
    assert "choose 1" not in table.legal()
    table.play("choose 2")
    assert 1 not in table.state.frames[-1].order


def test_check_takes_all_at_once_and_goes_on_until_nothing_changes() -> None:
    """GRO-I-7: deaths of one step are announced clockwise from the left of the start seat; they may cause more.

    Seat 3 has Kindness, so its neighbours 2 and 4 have a charm; when 3 dies, 2 loses it, turns, and the Silver Bullet
    wounds it once more: it dies in the next step.
    """
    hands = plain(7, s1="wound wound gold gold", s2="bite bite gold wound", s3="wound wound gold gold")
    table = Table(hands, spells=[(3, "kindness"), (2, "silver-bullet")])
    state = table.state
    state.hands[2][4] += 1
    assert net_bites(state, 2) == net_wounds(state, 2) == 2
    state.hands[1][3] += 1
    state.hands[3][3] += 1
    check(state, table.events)
    assert table.told("died") == [(0, 1, 3), (0, 2)]
    assert table.alive() == {0, 4, 5, 6}


def test_announcements_begin_left_of_the_start_seat() -> None:
    """GRO-I-7."""
    hands = plain(7, s0="wound wound gold gold", s2="wound wound gold gold", s5="wound wound gold gold")
    table = Table(hands)
    table.state.start = 4
    for seat in (0, 2, 5):
        table.state.hands[seat][3] += 1
    check(table.state, None)
    assert table.told("died") == [(0, 5, 0, 2)]


def test_a_salve_lost_by_a_gift_to_another_is_seen_at_once() -> None:
    """GRO-I-7: CHECK runs after every change, and no living seat of a position is past its limit."""
    rng = Random(5)
    for _ in range(30):
        table = Table(plain(6), " ".join(rng.choice(["wound", "bite", "salve"]) for _ in range(30))).begin()
        for _ in range(25):
            if table.state.to_act is None:
                break
            table.play(str(rng.choice(table.state.legal_actions())))
            for seat in table.alive() if table.state.to_act is not None else ():
                assert net_wounds(table.state, seat) < 3
                assert net_bites(table.state, seat) < 3 or seat in table.wolves()
