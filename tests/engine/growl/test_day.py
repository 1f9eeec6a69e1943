"""A day turn (GRO-D-*), and talk."""

from __future__ import annotations

from tests.engine.growl.table import Table, plain


def test_the_top_card_goes_to_another_living_player() -> None:
    """GRO-D-1: never to oneself, never to the dead; the next living seat follows."""
    table = Table(plain(5), "wound salve", dead=[1, 3]).begin()
    assert table.state.to_act == 0
    assert table.legal() == {"give 2", "give 4"}
    assert table.why("give 0").rule == "GRO-D-1"
    assert table.why("give 3").code == "only_to_the_living"
    table.play("give 4")
    assert table.hand(4) == "gold gold salve charm wound"
    assert table.state.to_act == 2


def test_the_top_card_is_seen_and_the_giving_is_public() -> None:
    """GRO-D-2: hands are secret, what was given to whom is not."""
    table = Table(plain(4), "wound salve").begin()
    assert table.state.observe(None).top == "wound"
    table.play("give 2")
    assert table.state.observe(None).top == "salve"
    assert table.heard("gave") == [{"seat": 0, "to": 2, "card": "wound"}]
    assert table.seen(None, "gave") == [((0, 2, 3), ())]
    assert table.state.observe(3).hand == (2, 1, 1, 0, 0)
    assert table.state.observe(None).hand is None
    assert table.state.observe(3).sizes == (4, 4, 5, 4)
    assert table.why("look hand").rule == "GRO-D-2"


def test_nobody_keeps_the_card() -> None:
    """GRO-D-1."""
    assert Table(plain(4), "gold").begin().why("keep").rule == "GRO-D-1"


def test_a_night_uses_the_turn_of_who_reveals_it() -> None:
    """GRO-D-3: the next living seat follows after the night."""
    table = Table(plain(4), "gold insomnia gold gold").begin()
    table.play("give 2")
    assert table.state.to_act == 1
    assert table.asked() == "choose"
    table.play("choose 1", *["pass gold left salve right"] * 4)
    assert table.asked() == "give"
    assert table.state.to_act == 2


def test_talk_is_off_unless_wanted() -> None:
    """Option ``talk`` (GRO-D-1)."""
    table = Table(plain(4), "gold").begin()
    assert table.why("say accuse 2").code == "no_talk"


def test_one_statement_before_the_card_is_given() -> None:
    """GRO-D-1: about living others, or a need; after it the card is given."""
    table = Table(plain(5), "gold gold", dead=[3], talk=True).begin()
    statements = {f"say {verb} {seat}" for verb in ("accuse", "trust") for seat in (1, 2, 4)}
    assert table.legal() == {"give 1", "give 2", "give 4", *statements, "say need salve", "say need charm"}
    assert table.why("say accuse 3").code == "talk_about_living_others"
    table.play("say accuse 2")
    assert table.heard("accused") == [{"seat": 0, "to": 2}]
    assert table.state.to_act == 0
    assert table.legal() == {"give 1", "give 2", "give 4"}
    assert table.why("say trust 1").code == "one_statement_a_turn"
    table.play("give 1")
    assert table.state.to_act == 1
    assert "say accuse 2" in table.legal()
    table.play("say need charm")
    assert table.seen(None, "needed") == [((1, 2), ())]


def test_a_statement_is_not_asked_for() -> None:
    """GRO-D-1."""
    table = Table(plain(4), "gold gold", talk=True).begin().play("give 1")
    assert table.state.to_act == 1


def test_no_statement_is_made_at_night() -> None:
    """GRO-N-1: silence."""
    table = Table(plain(4), "caged", talk=True).begin()
    assert table.why("say accuse 2").code == "not_asked_now"


def test_the_dead_do_nothing_by_day() -> None:
    """GRO-Q-13: without Undead they are passed over."""
    table = Table(plain(5), "gold gold gold gold", dead=[1, 2]).begin()
    seats = []
    for _ in range(4):
        seats.append(table.state.to_act)
        table.play("give 0" if table.state.to_act else "give 3")
    assert seats == [0, 3, 4, 0]
