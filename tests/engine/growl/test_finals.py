"""The eight Final Night cards (GRO-FN-*) with their rulings (GRO-Q-9, GRO-Q-10)."""

from __future__ import annotations

import pytest

from sevens_desktop.engine.growl.table import net_wounds
from tests.engine.growl.finals import final
from tests.engine.growl.table import plain


def test_all_hallows_eve_lets_a_dead_player_give() -> None:
    """GRO-FN-all-hallows-eve: any card to each closest living neighbour, straight to hand."""
    table = final("all-hallows-eve", plain(5, s2="bite wound"), dead=[2, 3])
    assert table.legal() == {"choose 2", "choose 3"}
    table.play("choose 2")
    assert table.state.to_act == 2
    assert table.legal() == {"pass bite left wound right", "pass wound left bite right"}
    assert table.why("pass bite left bite right").code == "not_in_hand"
    table.play("pass wound left bite right")
    assert table.hand(4) == "gold gold salve charm wound"
    assert table.hand(1) == "gold gold salve charm bite"
    assert ((2, 4), (3,)) in table.seen(4, "sent")
    assert ((2, 4), ()) in table.seen(1, "sent")
    assert table.asked() == "pass"


def test_all_hallows_eve_with_one_card() -> None:
    """GRO-FN-all-hallows-eve: it goes to either side."""
    table = final("all-hallows-eve", plain(5, s2="bite"), dead=[2]).play("choose 2")
    assert table.legal() == {"pass bite left", "pass bite right"}
    table.play("pass bite right")
    assert table.hand(1) == "gold gold salve charm bite"


def test_all_hallows_eve_may_kill_or_turn() -> None:
    """GRO-FN-all-hallows-eve, GRO-I-7."""
    hands = plain(6, s2="wound bite", s3="wound wound gold gold", s1="bite bite gold gold")
    table = final("all-hallows-eve", hands, dead=[2]).play("choose 2", "pass wound left bite right")
    assert 3 not in table.alive()
    assert table.wolves() == {1}


@pytest.mark.parametrize("dead", [[], [2]])
def test_all_hallows_eve_without_cards_has_no_effect(dead: list[int]) -> None:
    """GRO-FN-all-hallows-eve."""
    table = final("all-hallows-eve", plain(5, s2="" if dead else "gold gold"), dead=dead)
    if dead:
        table.play("choose 2")
    assert table.asked() == "pass"


def test_the_accused_is_voted_for_in_turn() -> None:
    """GRO-FN-the-accused: from the active seat's left, he last; never at oneself; open and fixed."""
    table = final("the-accused", plain(5))
    assert table.state.frames[-1].order == (1, 2, 3, 4, 0)
    assert table.legal() == {"vote 0", "vote 2", "vote 3", "vote 4"}
    assert table.why("vote 1").code == "not_at_yourself"
    table.play("vote 2")
    assert table.heard("voted") == [{"seat": 1, "to": 2}]
    table.play("vote 3", "vote 2", "vote 3", "vote 3")
    assert 3 not in table.alive()
    assert table.told("died") == [(2, 3)]


def test_the_active_seat_breaks_a_tie() -> None:
    """GRO-FN-the-accused, GRO-Q-10: the most votes are enough."""
    table = final("the-accused", plain(5)).play("vote 2", "vote 3", "vote 2", "vote 3", "vote 1")
    assert table.asked() == "tie"
    assert table.state.to_act == 0
    assert table.legal() == {"choose 2", "choose 3"}
    table.play("choose 2")
    assert 2 not in table.alive()


def test_the_purge_is_pointed_at_once() -> None:
    """GRO-FN-the-purge, GRO-Q-10: sealed; plurality; the active seat breaks ties."""
    table = final("the-purge", plain(5)).play("vote 2", "vote 3")
    assert table.state.observe(0).frames[-1].answers == (None, None)
    assert table.told("cast") == []
    assert "vote 3" not in table.legal()
    table.play("vote 4", "vote 0", "vote 2")
    assert table.told("cast") == [(1, 2), (2, 3), (3, 4), (4, 0), (0, 2)]
    assert 2 not in table.alive()
    table = final("the-purge", plain(4)).play("vote 2", "vote 3", "vote 2", "vote 3")
    assert table.asked() == "tie"
    assert table.state.to_act == 0


def test_the_sleepwalkers_change_seats_and_leave_what_lies_there() -> None:
    """GRO-FN-the-sleepwalkers: they take hand and team along; face-up cards belong to the seat."""
    hands = plain(5, s1="bite gold gold gold", s3="salve salve gold gold")
    table = final("the-sleepwalkers", hands, zeros=[1], spells=[(1, "envy"), (3, "temperance")])
    assert table.legal() == {f"choose {seat}" for seat in range(5)}
    table.play("choose 1", "choose 3")
    assert table.state.ring == (0, 3, 2, 1, 4)
    assert table.hand(1) == "gold gold gold bite"
    assert table.wolves() == {1}
    assert table.spells(1) == ["temperance"]
    assert table.spells(3) == ["envy"]
    table.pass_all()
    assert (0, 3) in table.told("sent")
    assert (1, 4) in table.told("sent")


def test_the_sleepwalkers_may_kill() -> None:
    """GRO-FN-the-sleepwalkers, GRO-I-7."""
    table = final("the-sleepwalkers", plain(5, s3="wound wound gold gold"), spells=[(1, "envy")])
    table.play("choose 1", "choose 3")
    assert 3 not in table.alive()


def test_the_tempest_mixes_one_card_of_each() -> None:
    """GRO-FN-the-tempest: any card, a human's Bite too; each gets one; an empty hand takes no part."""
    hands = ["gold gold salve", "bite charm gold", "", "wound wound gold", "gold gold gold"]
    table = final("the-tempest", hands)
    assert table.state.frames[-1].order == (1, 3, 4, 0)
    assert table.legal() == {"put charm", "put bite", "put gold"}
    table.play("put bite", "put wound", "put gold")
    assert table.state.observe(0).frames[-1].answers == (None, None, None)
    table.play("put salve")
    got = [table.seen(seat, "got") for seat in (1, 3, 4, 0)]
    kinds = [
        secret[0] for seat, views in zip((1, 3, 4, 0), got, strict=True) for facts, secret in views if facts == (seat,)
    ]
    assert sorted(kinds) == [0, 1, 3, 4]
    assert table.seen(None, "got") == [((seat,), ()) for seat in (1, 3, 4, 0)]
    assert 2 not in table.alive()
    assert table.told("died") == [(1, 2)]


def test_the_tempest_gives_every_seat_any_card() -> None:
    """GRO-FN-the-tempest: drawn anew each time."""
    found = set()
    for number in range(30):
        table = final("the-tempest", plain(4, s1="bite gold gold gold"))
        table.state.chance = number
        table.play("put bite", "put gold", "put salve", "put charm")
        found.add(next(seat for seat in range(4) if "bite" in table.hand(seat)))
    assert found == {0, 1, 2, 3}


def test_the_trusted_chooses_who_dies() -> None:
    """GRO-FN-the-trusted: pointing at oneself is allowed; the winner of the vote chooses."""
    table = final("the-trusted", plain(5))
    assert table.state.to_act == 1
    assert "vote 1" in table.legal()
    table.play("vote 1", "vote 1", "vote 3", "vote 4", "vote 1")
    assert table.asked() == "doom"
    assert table.state.to_act == 1
    assert table.legal() == {f"choose {seat}" for seat in range(5)}
    table.play("choose 4")
    assert 4 not in table.alive()


def test_the_unsaved_is_the_last_with_a_raised_hand() -> None:
    """GRO-FN-the-unsaved: the active seat lowers his, each who is saved points at the next."""
    table = final("the-unsaved", plain(5))
    assert table.state.to_act == 0
    assert table.legal() == {"vote 1", "vote 2", "vote 3", "vote 4"}
    table.play("vote 3")
    assert table.state.to_act == 3
    assert table.legal() == {"vote 1", "vote 2", "vote 4"}
    table.play("vote 1", "vote 2")
    assert 4 not in table.alive()
    assert table.told("died") == [(2, 4)]


def test_the_unwanted_are_pointed_at_by_both_neighbours() -> None:
    """GRO-FN-the-unwanted: seat 2 is pointed at by 1 (left) and 3 (right)."""
    table = final("the-unwanted", plain(5))
    assert table.state.frames[-1].order == (1, 2, 3, 4, 0)
    table.play("point left", "point left", "point right", "point left")
    assert table.state.observe(None).frames[-1].answers == (None,) * 4
    table.play("point left")
    assert table.alive() == {0, 1, 3, 4}
    assert table.told("pointed") == [(1, 0), (2, 0), (3, 1), (4, 0), (0, 0)]


def test_two_unwanted_die_together() -> None:
    """GRO-FN-the-unwanted, GRO-I-7: one step."""
    table = final("the-unwanted", plain(6)).play(
        "point left", "point left", "point right", "point left", "point left", "point right"
    )
    assert table.told("died") == [(2, 2, 5)]


THREE_HIT = ("point left", "point right", "point right", "point left", "point left", "point right", "point left")
"""At seven seats: seats 1, 2 and 5."""


def test_more_than_two_unwanted_replay_among_themselves() -> None:
    """GRO-FN-the-unwanted: the three who are hit point again, with each other for neighbours."""
    table = final("the-unwanted", plain(7)).play(*THREE_HIT)
    assert table.asked() == "replay"
    assert table.state.frames[-1].order == (1, 2, 5)
    table.play("point left", "point left", "point right")
    assert table.told("died") == [(2, 2)]


def test_a_replay_that_hits_nobody_is_repeated_once() -> None:
    """GRO-Q-9: then nobody dies; a first round that hits nobody is the end of it."""
    table = final("the-unwanted", plain(7)).play(*THREE_HIT, *["point left"] * 3)
    assert table.asked() == "last-replay"
    table.play(*["point left"] * 3)
    assert table.asked() == "pass"
    assert table.told("died") == []
    assert final("the-unwanted", plain(5)).play(*["point left"] * 5).asked() == "pass"


KILLERS = {
    "the-accused": ["vote 2", "vote 1", "vote 2", "vote 2"],
    "the-purge": ["vote 2", "vote 1", "vote 2", "vote 2"],
    "the-trusted": ["vote 1", "vote 1", "vote 1", "vote 1", "choose 2"],
    "the-unsaved": ["vote 1", "vote 3"],
    "the-unwanted": ["point left", "point left", "point right", "point left"],
}


@pytest.mark.parametrize("card", KILLERS)
@pytest.mark.parametrize("undead", [False, True])
def test_five_final_nights_kill_or_with_undead_and_few_seats_wound(card: str, undead: bool) -> None:
    """GRO-UR-1: at 4 or 5 seats with Undead a wound marker instead of a death."""
    table = final(card, plain(4), undead=undead).play(*KILLERS[card])
    assert (2 in table.alive()) == undead
    assert table.spells(2) == (["wound-marker"] if undead else [])
    assert net_wounds(table.state, 2) == (0 if undead else -1)


def test_with_six_seats_they_kill_with_undead_as_well() -> None:
    """GRO-UR-1: counted at set-up."""
    table = final("the-unsaved", plain(6), undead=True, dead=[5]).play("vote 1", "vote 2", "vote 3")
    assert 4 not in table.alive()


def test_a_wound_marker_may_kill_and_end_the_game() -> None:
    """GRO-UR-1: CHECK follows, before the cards are passed, and the Undead may win."""
    hands = plain(4, s2="wound wound gold gold")
    table = final("the-accused", hands, undead=True, dead=[3]).play("vote 2", "vote 1", "vote 2")
    assert 2 not in table.alive()
    assert table.told("ended") == [(2,)]
    assert table.told("sent") == []
