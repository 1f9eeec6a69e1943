"""The eight Night cards (GRO-NC-*) with their rulings (GRO-Q-5 to GRO-Q-8)."""

from __future__ import annotations

import pytest

from sevens_desktop.engine.growl.table import net_wounds
from tests.engine.growl.table import Table, plain


def test_blood_hound_looks_at_a_whole_hand() -> None:
    """GRO-NC-blood-hound: another living player; only the active one sees it, all see whose hand it is."""
    table = Table(plain(5, s2="bite wound gold charm"), "blood-hound", dead=[3]).begin()
    assert table.legal() == {"choose 1", "choose 2", "choose 4"}
    table.play("choose 2")
    assert table.seen(0, "looked") == [((0, 2), (1, 0, 1, 1, 1))]
    for other in (None, 1, 2, 4):
        assert table.seen(other, "looked") == [((0, 2), ())]
    assert table.asked() == "pass"


def test_caged_sits_the_night_out() -> None:
    """GRO-NC-caged: as if dead for passing; he stays a living neighbour for spells and counts."""
    table = Table(plain(5), "caged", spells=[(1, "kindness")]).begin()
    assert table.legal() == {f"choose {seat}" for seat in range(5)}
    table.play("choose 2")
    assert table.alive() == {0, 1, 2, 3, 4}
    assert table.state.icons[2][2] == 1
    assert 2 not in table.state.frames[-1].order
    table.pass_all()
    assert (1, 3) in table.told("sent")
    assert (3, 1) in table.told("sent")
    assert table.hand(2) == "gold gold salve charm"
    assert table.state.caged == -1


def test_the_active_seat_may_be_caged() -> None:
    """GRO-NC-caged."""
    table = Table(plain(4), "caged").begin().play("choose 0")
    assert table.state.frames[-1].order == (1, 2, 3)


def test_hypnosis_asks_two_others_for_a_kind() -> None:
    """GRO-NC-hypnosis, GRO-Q-8: not Gold, not the active player."""
    table = Table(plain(5, s2="bite bite gold gold"), "hypnosis").begin()
    assert table.legal() == {"name salve", "name charm", "name wound", "name bite"}
    assert table.why("name gold").code == "gold_is_not_named"
    table.play("name bite")
    assert table.legal() == {"choose 1", "choose 2", "choose 3", "choose 4"}
    assert table.why("choose 0").rule == "GRO-NC-hypnosis"
    table.play("choose 2")
    assert table.why("choose 2").code == "already_chosen"
    table.play("choose 3")
    assert table.seen(None, "told") == [((2, 4, 2), ()), ((3, 4, 0), ())]


def test_insomnia_knows_who_sent_what() -> None:
    """GRO-NC-insomnia: any living player, oneself too; only he knows."""
    table = Table(plain(4), "insomnia").begin()
    assert table.legal() == {f"choose {seat}" for seat in range(4)}
    table.play("choose 1").pass_all(s0="salve left gold right", s2="gold left charm right")
    assert ((0, 1), (1,)) in table.seen(1, "sent")
    assert ((2, 1), (2,)) in table.seen(1, "sent")
    assert ((2, 1), ()) in table.seen(3, "sent")
    assert table.seen(1, "received") == []
    assert len(table.seen(3, "received")) == 1
    assert table.state.awake == -1


def test_seance_makes_a_dead_player_tell_his_team() -> None:
    """GRO-NC-seance: the dead at once, in words only."""
    table = Table(plain(5, s3="bite gold gold gold"), "seance", zeros=[3], dead=[3]).begin()
    assert table.legal() == {f"choose {seat}" for seat in range(5)}
    table.play("choose 3")
    assert table.heard("team") == [{"seat": 3, "wolf": True}]


def test_seance_makes_a_living_player_tell_his_team_when_he_dies() -> None:
    """GRO-NC-seance."""
    table = Table(plain(5, s3="wound wound gold gold"), "seance wound").begin().play("choose 3")
    assert table.heard("team") == []
    table.pass_all(s3="gold left gold right").play("give 3")
    assert table.heard("team") == [{"seat": 3, "wolf": False}]


@pytest.mark.parametrize(("zeros", "wounds"), [([], 1), ([2], 2)])
def test_silver_bullet_wounds_a_human_once_and_a_werewolf_twice(zeros: list[int], wounds: int) -> None:
    """GRO-NC-silver-bullet."""
    table = Table(plain(4, s2="bite gold gold gold"), "silver-bullet", zeros=zeros).begin().play("choose 2")
    assert net_wounds(table.state, 2) == wounds
    assert table.spells(2) == ["silver-bullet"]


def test_silver_bullet_may_kill_at_once() -> None:
    """GRO-NC-silver-bullet, GRO-I-7: before the others pass."""
    hands = plain(5, s2="bite wound gold gold")
    table = Table(hands, "silver-bullet", zeros=[2]).begin()
    assert table.legal() == {f"choose {seat}" for seat in range(5)}
    table.play("choose 2")
    assert 2 not in table.alive()
    assert table.asked() == "pass"
    assert table.state.frames[-1].order == (1, 3, 4, 0)


RICH = "gold gold salve charm wound"


def test_the_gift_lets_two_rich_players_send_each_other_a_card() -> None:
    """GRO-NC-the-gift: five cards each; even a human's Bite, mixed with the cards passed."""
    hands = plain(5, s1=RICH + " bite", s2=RICH, s3=RICH)
    table = Table(hands, "the-gift").begin()
    assert table.legal() == {"choose 1", "choose 2", "choose 3"}
    table.play("choose 1", "choose 3")
    assert table.state.frames[-1].order == (1, 3)
    assert "put bite" in table.legal()
    table.play("put bite", "put charm")
    assert table.seen(1, "pledged") == [((1, 3), (4,)), ((3, 1), ())]
    assert table.why("pass charm left bite right").rule == "GRO-N-3"
    table.pass_all()
    assert "bite" in table.hand(3)
    assert table.hand(1).split().count("charm") == 2
    assert table.seen(3, "received")[0][1].count(4) == 1
    assert len(table.told("sent")) == 12


@pytest.mark.parametrize("rich", [{}, {"s2": RICH}])
def test_the_gift_without_two_rich_players_has_no_effect(rich: dict[str, str]) -> None:
    """GRO-Q-5."""
    assert Table(plain(4, **rich), "the-gift").begin().asked() == "pass"


def test_cards_of_the_gift_leave_before_the_two_card_rule() -> None:
    """GRO-Q-6: a human with three Bites' neighbours and two other cards gives one away and can no longer pass two."""
    hands = plain(5, s1="bite bite charm gold gold", s2=RICH)
    hands[1] = "bite bite bite charm gold"
    table = Table(hands, "the-gift").begin().play("choose 1", "choose 2", "put gold", "put gold")
    assert 1 not in table.alive()
    assert table.told("died") == [(1, 1)]


def test_a_pledged_card_cannot_be_passed_as_well() -> None:
    """GRO-Q-6."""
    table = Table(plain(4, s1="gold gold gold charm salve", s2=RICH), "the-gift").begin()
    table.play("choose 1", "choose 2", "put charm", "put gold")
    assert table.state.to_act == 1
    assert table.legal() == {"pass gold left gold right", "pass gold left salve right", "pass salve left gold right"}
    assert table.why("pass charm left gold right").rule == "GRO-Q-6"


@pytest.mark.parametrize(
    ("hand", "wolf", "shown"),
    [
        ("bite bite gold charm", True, {"show bite"}),
        ("bite bite gold charm", False, {"show gold", "show charm"}),
        ("gold gold salve salve", True, {"show gold", "show salve"}),
        ("bite bite", False, {"show nothing"}),
        ("", True, {"show nothing"}),
    ],
)
def test_truth_serum_shows_a_card(hand: str, wolf: bool, shown: set[str]) -> None:
    """GRO-NC-truth-serum, GRO-Q-7: a werewolf shows a Bite if he has one, others another card or nothing."""
    table = Table(plain(5, s2=hand), "truth-serum", zeros=[2] if wolf else []).begin()
    assert table.legal() == {"choose 1", "choose 2", "choose 3", "choose 4"}
    table.play("choose 2")
    assert table.state.to_act == 2
    assert table.legal() == shown
    assert table.why("show wound").rule == "GRO-NC-truth-serum"


def test_truth_serum_is_seen_by_two() -> None:
    """GRO-NC-truth-serum: all see that a card is shown, and that none is."""
    table = Table(plain(4), "truth-serum").begin().play("choose 2", "show charm")
    assert table.seen(0, "showed") == table.seen(2, "showed") == [((2, 0, 1), (2,))]
    assert table.seen(1, "showed") == table.seen(None, "showed") == [((2, 0, 1), ())]
    table = Table(plain(5, s2="bite bite"), "truth-serum").begin().play("choose 2", "show nothing")
    assert table.seen(None, "showed") == [((2, 0, 0), ())]
