"""The night (GRO-N-*) and its rulings (GRO-Q-1 to GRO-Q-4), with vector GV5."""

from __future__ import annotations

import pytest

from tests.engine.growl.table import Table, plain


def test_the_card_is_resolved_before_anybody_passes() -> None:
    """GRO-N-1."""
    table = Table(plain(4), "seance").begin()
    assert table.asked() == "choose"
    assert table.told("night") == [(0, 14, 1)]
    table.play("choose 2")
    assert table.asked() == "pass"


def test_each_passes_one_card_to_each_closest_living_neighbour() -> None:
    """GRO-N-2: at once, so what comes in cannot be passed on."""
    hands = [
        "gold gold salve charm",
        "salve salve gold gold",
        "charm charm gold gold",
        "gold gold gold gold",
        "salve gold",
    ]
    table = Table(hands, "seance", dead=[4]).begin().play("choose 0")
    assert table.state.frames[-1].order == (1, 2, 3, 0)
    table.play("pass salve left salve right", "pass charm left charm right", "pass gold left gold right")
    assert table.hand(1) == "gold gold salve salve"
    table.play("pass salve left charm right")
    assert table.hand(0) == "gold gold gold salve"
    assert table.hand(1) == "gold gold salve charm"
    assert table.hand(2) == "gold gold gold salve"
    assert table.hand(3) == "gold gold charm charm"


def test_choices_are_sealed_until_the_last_is_in() -> None:
    """GRO-N-2."""
    table = Table(plain(4), "seance").begin().play("choose 0", "pass gold left salve right")
    assert table.heard("answered", 1) == [{"seat": 1, "choice": "pass gold left salve right"}]
    for other in (None, 0, 2, 3):
        assert table.heard("answered", other) == [{"seat": 1}]
        assert table.state.observe(other).frames[-1].answers == (None,)
    assert str(table.state.observe(1).frames[-1].answers[0]) == "pass gold left salve right"
    assert table.hand(1) == "gold gold salve charm"


def test_humans_pass_no_bite_and_wolves_may_pass_anything() -> None:
    """GRO-N-3."""
    hands = plain(4, s1="bite bite gold salve", s2="bite bite gold salve")
    table = Table(hands, "seance", zeros=[2]).begin().play("choose 0")
    assert table.state.to_act == 1
    assert table.legal() == {"pass gold left salve right", "pass salve left gold right"}
    assert table.why("pass bite left gold right").rule == "GRO-N-3"
    table.play("pass gold left salve right")
    assert "pass bite left bite right" in table.legal()
    assert len(table.legal()) == 7
    assert table.why("pass gold left gold right").code == "not_in_hand"


@pytest.mark.parametrize(
    ("hand", "wolf", "dies"),
    [
        ("bite bite gold", False, True),
        ("bite bite gold salve", False, False),
        ("bite bite gold", True, False),
        ("gold", True, True),
        ("gold", False, True),
        ("", True, True),
    ],
)
def test_who_cannot_pass_two_cards_dies_before_the_night(hand: str, wolf: bool, dies: bool) -> None:
    """GRO-N-4, GV5: a human with Bite, Bite, Gold dies before passing; a wolf with fewer than two cards as well."""
    table = Table(plain(5, s2=hand), "seance", zeros=[2] if wolf else []).begin().play("choose 0")
    assert (2 not in table.alive()) == dies
    assert (2 in table.state.frames[-1].order) != dies
    if dies:
        assert table.told("died")[-1] == (1, 2)
        assert table.heard("died") == [{"cause": "two-cards", "seats": [2]}]


def test_what_comes_in_is_shuffled() -> None:
    """GRO-N-5: a receiver knows what came, not from which side; a giver knows what he sent where."""
    table = Table(plain(4), "seance").begin().play("choose 0")
    table.play("pass gold left salve right", *["pass gold left charm right"] * 3)
    assert table.seen(2, "received") == [((2,), (0, 2))]
    sent = dict(table.seen(2, "sent"))
    assert sent[2, 3] == (0,)
    assert sent[2, 1] == (2,)
    assert sent[1, 2] == ()
    assert sent[3, 2] == ()
    assert table.seen(None, "received") == []
    assert all(secret == () for _, secret in table.seen(None, "sent"))
    assert len(table.heard("sent")) == 8


def test_the_whole_exchange_is_one_change() -> None:
    """GRO-N-5, GRO-I-7: seat 1 passes his salve and gets one; with both moves done he lives."""
    hands = plain(4, s1="wound wound salve salve", s2="salve salve gold gold")
    table = (
        Table(hands, "seance")
        .begin()
        .play("choose 0")
        .pass_all(
            s1="salve left salve right",
            s2="gold left salve right",
            s0="charm left gold right",
            s3="gold left gold right",
        )
    )
    assert 1 in table.alive()
    assert table.hand(1) == "salve charm wound wound"


def test_turning_is_looked_at_before_death() -> None:
    """GRO-N-5, GRO-I-3: seat 2 gets a third Bite and a third Wound in one night."""
    hands = plain(5, s1="wound wound gold gold", s2="bite bite wound wound gold gold", s3="bite bite gold gold")
    table = Table(hands, "seance", zeros=[3]).begin().play("choose 2")
    table.pass_all(s1="wound left gold right", s2="gold left gold right", s3="gold left bite right")
    assert 2 not in table.alive()
    assert table.told("team") == [(2, 1)]


def test_after_the_final_night_the_cards_are_passed_and_the_game_ends() -> None:
    """GRO-N-6, GRO-E-1."""
    table = Table(plain(4), "seance seance the-sleepwalkers").begin()
    table.state.deck = (14, 10, 23)
    table.play("choose 0").pass_all().play("choose 0").pass_all()
    assert table.asked() == "choose"
    table.play("choose 0", "choose 2")
    assert table.asked() == "pass"
    table.pass_all()
    assert table.state.to_act is None
    assert len(table.told("landed")) == 3


def test_two_who_pass_send_each_other_both_cards() -> None:
    """GRO-Q-1: Caged with three alive."""
    hands = plain(4, s0="salve salve gold gold", s1="charm charm gold gold")
    table = Table(hands, "caged", dead=[3]).begin().play("choose 2")
    table.play("pass charm left charm right", "pass salve left salve right")
    assert table.hand(0) == "gold gold charm charm"
    assert table.hand(1) == "gold gold salve salve"


def test_who_is_caged_does_not_die_of_too_few_cards() -> None:
    """GRO-Q-2."""
    table = Table(plain(5, s2="bite bite gold"), "caged").begin().play("choose 2")
    assert 2 in table.alive()
    assert table.state.frames[-1].order == (1, 3, 4, 0)


def test_neighbours_are_counted_after_the_deaths_before_the_night() -> None:
    """GRO-Q-3."""
    table = Table(plain(5, s2="bite bite gold"), "seance").begin().play("choose 0").pass_all()
    receivers = {facts for facts in table.told("sent") if facts[0] == 1}
    assert receivers == {(1, 3), (1, 0)}


def test_the_game_stops_at_once_with_two_alive() -> None:
    """GRO-Q-4: in the middle of a night, nothing is passed."""
    table = Table(plain(4, s2="bite bite gold", s3="gold"), "seance").begin().play("choose 0")
    assert table.state.to_act is None
    assert table.told("sent") == []
    assert table.told("ended") == [(0,)]
