"""Undead: rules (GRO-UR-*), the ten cards (GRO-UD-*), and vector GV6."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sevens_desktop.engine.growl.cards import CARD_CODES, NIGHT_CARDS
from sevens_desktop.engine.growl.table import check, net_bites, net_wounds
from tests.engine.growl.finals import final
from tests.engine.growl.table import Table, codes, plain


def undead_turn(
    card: str, hands: list[str], deck: str = "", zeros: Sequence[int] = (), spells: Sequence[tuple[int, str]] = ()
) -> Table:
    """Seat 1 is Undead and draws this card; seat 0 has given Gold to seat 2."""
    table = Table(hands, "gold " + deck, zeros, [1], spells, undead=True)
    rest = tuple(code for code in table.state.crypt if code != CARD_CODES[card])
    table.state.crypt = (CARD_CODES[card], *rest)
    table.begin().play("give 2")
    assert table.state.to_act == 1
    return table


def test_the_dead_join_the_undead() -> None:
    """GRO-UR-3: they are no longer human or wolf and win with neither."""
    hands = plain(5, s1="wound wound gold gold")
    table = Table(hands, "wound", undead=True).begin().play("give 1")
    assert table.state.observe(None).alive == (True, False, True, True, True)
    table.state.night = NIGHT_CARDS
    table = (
        final("the-sleepwalkers", plain(5), dead=[1], zeros=[1], undead=True).play("choose 2", "choose 3").pass_all()
    )
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 2, 3, 4)


def test_the_undead_take_no_part_in_the_night_and_draw_no_card_of_the_deck() -> None:
    """GRO-UR-4."""
    table = Table(plain(5), "seance", dead=[1], undead=True).begin().play("choose 2")
    assert table.state.frames[-1].order == (2, 3, 4, 0)
    table.pass_all()
    assert table.state.to_act == 1
    assert table.asked() == "undead"


def test_an_undead_draws_a_card_in_secret() -> None:
    """GRO-UR-5."""
    table = undead_turn("cold-bite", plain(5))
    assert table.seen(1, "drew") == [((1,), (51,))]
    assert table.seen(3, "drew") == [((1,), ())]
    assert table.state.observe(3).frames[-1].about == -1
    assert table.state.observe(1).frames[-1].about == 51
    assert table.legal() == {
        *(f"undead play {seat}" for seat in (0, 2, 3, 4)),
        *(f"undead top {kind}" for kind in ("gold", "salve", "charm")),
    }
    assert table.why("undead play 1").code == "only_to_the_living"
    assert table.why("undead top bite").rule == "GRO-UR-5"
    assert table.why("undead discard").code == "hand_is_not_empty"


def test_an_undead_may_put_a_card_of_his_hand_on_the_deck() -> None:
    """GRO-UR-5: the drawn card is discarded face down; the next living seat gets the card on top."""
    table = undead_turn("cold-bite", plain(5, s1="wound gold")).play("undead top wound")
    assert table.heard("topped") == [{"seat": 1, "card": "wound"}]
    assert "drew" not in {event.kind for event in table.events if event.for_seat(3) == event and event.private}
    assert table.state.observe(None).top == "wound"
    assert table.state.discards == codes("cold-bite")
    assert table.hand(1) == "gold"
    table.play("give 0")
    assert table.hand(0) == "gold gold salve charm wound"
    assert table.state.observe(None).top == "gold"


def test_a_card_put_on_top_goes_above_a_night_and_the_last_lies_on_top() -> None:
    """GRO-UR-5, 3.2."""
    table = Table(plain(6, s1="wound", s2="bite"), "gold seance", dead=[1, 2], undead=True).begin().play("give 3")
    table.play("undead top wound", "undead top bite")
    assert table.state.observe(None).tops == ("wound", "bite")
    assert table.state.observe(None).under == "seance"
    table.play("give 0", "give 0")
    assert table.state.to_act == 5
    assert table.asked() == "choose"


def test_an_empty_hand_only_discards() -> None:
    """GRO-UR-5."""
    table = undead_turn("infested-gift", plain(5, s1=""))
    assert table.legal() == {"undead play", "undead discard"}
    table.play("undead discard")
    assert table.state.to_act == 2


def test_the_discard_is_shuffled_when_the_deck_is_empty() -> None:
    """3.2: spells that were laid stay out."""
    table = undead_turn("cold-bite", plain(5)).play("undead play 3")
    table.state.discards = tuple(code for code in table.state.crypt)
    table.state.crypt = ()
    for _ in range(4):
        table.play(str(table.state.legal_actions()[0]))
    assert table.state.to_act == 1
    assert table.heard("reshuffled") == [{}]
    assert len(table.state.crypt) == 8
    assert CARD_CODES["cold-bite"] not in table.state.crypt


def test_undead_turns_come_in_seat_order_between_the_living() -> None:
    """GRO-UR-5, 3.2: the first at the next turn of the seat."""
    hands = plain(5, s2="wound wound gold gold")
    table = Table(hands, "wound", undead=True).begin().play("give 2")
    assert (table.state.to_act, table.asked()) == (1, "give")
    table.play("give 3")
    assert (table.state.to_act, table.asked()) == (2, "undead")


def test_the_undead_win_with_two_alive_except_those_who_caused_it() -> None:
    """GRO-UR-6, GV6: in two steps the first dead wins; in one step nobody does."""
    hands = plain(4, s2="wound wound gold gold", s3="wound wound gold gold")
    table = Table(hands, "wound wound", undead=True).begin().play("give 2", "give 3")
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.winners == (2,)
    assert outcome.reason.code == "undead_win"
    assert table.state.win_shares() == (0.0, 0.0, 1.0, 0.0)

    table = Table(hands, undead=True)
    table.state.hands[2][3] += 1
    table.state.hands[3][3] += 1
    check(table.state, None)
    table.begin()
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.winners == ()
    assert outcome.reason.code == "nobody_wins"
    assert table.told("died") == [(0, 2, 3)]


def test_with_three_alive_humans_or_wolves_win_as_usual() -> None:
    """GRO-UR-7."""
    table = final("the-sleepwalkers", plain(4, s2="bite gold gold gold"), dead=[1], zeros=[2], undead=True)
    table.play("choose 0", "choose 3").pass_all()
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.reason.code == "humans_win"
    assert outcome.winners == (0, 3)


def test_undead_who_win_take_tokens_like_others() -> None:
    """GRO-Q-14."""
    hands = plain(4, s2="wound wound gold gold", s3="wound wound gold gold")
    table = Table(hands, "wound wound", undead=True).begin().play("give 2", "give 3")
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.scores == (0, 0, 3, 0)


def test_seance_tells_the_team_an_undead_had_when_he_died() -> None:
    """GRO-Q-15."""
    table = Table(plain(5, s1="bite gold gold gold"), "seance", zeros=[1], dead=[1], undead=True).begin()
    table.play("choose 1")
    assert table.heard("team") == [{"seat": 1, "wolf": True}]


def test_grasping_bones() -> None:
    """GRO-UD-grasping-bones: a wound before a living player, for good; it may kill."""
    table = undead_turn("grasping-bones", plain(5, s3="wound wound gold gold")).play("undead play 3")
    assert 3 not in table.alive()
    table = undead_turn("grasping-bones", plain(5)).play("undead play 3")
    assert table.spells(3) == ["grasping-bones"]
    assert net_wounds(table.state, 3) == 0
    assert table.state.discards == ()


def test_cold_bite() -> None:
    """GRO-UD-cold-bite: a bite before a living player; it may turn him."""
    table = undead_turn("cold-bite", plain(5, s3="bite bite gold gold")).play("undead play 3")
    assert table.wolves() == {3}
    assert table.spells(3) == ["cold-bite"]


def test_grave_robber() -> None:
    """GRO-UD-grave-robber: a random card of a hand, then any own card for it, as one change."""
    table = undead_turn("grave-robber", plain(5, s1="wound", s3="salve salve wound wound")).play("undead play 3")
    assert table.asked() == "rob"
    assert len(table.hand(1).split()) == 2
    taken = table.seen(1, "took")[0][1]
    assert table.seen(3, "took") == [((1, 3), taken)]
    assert table.seen(2, "took") == [((1, 3), ())]
    assert table.legal() == {f"put {kind}" for kind in set(table.hand(1).split())}
    table.play("put wound")
    assert len(table.hand(3).split()) == 4
    assert table.state.discards == codes("grave-robber")


def test_grave_robber_takes_any_card() -> None:
    """GRO-UD-grave-robber."""
    taken = set()
    for number in range(30):
        table = undead_turn("grave-robber", plain(5, s1="", s3="salve wound bite"))
        table.state.chance = number
        table.play("undead play 3")
        taken.add(table.seen(1, "took")[0][1])
    assert taken == {(1,), (3,), (4,)}


def test_grave_robber_takes_and_gives_in_one_change() -> None:
    """GRO-UD-grave-robber, GRO-I-7: without his salve seat 3 would be dead; CHECK waits for the card he gets for it."""
    hands = plain(5, s1="", s3="wound wound wound salve")
    for number in range(30):
        table = undead_turn("grave-robber", hands)
        table.state.chance = number
        table.play("undead play 3")
        assert 3 in table.alive()
        if table.hand(1) == "salve":
            assert net_wounds(table.state, 3) == 3
            table.play("put salve")
            assert 3 in table.alive()
            return
    raise AssertionError("no salve was taken")


def test_grave_robber_without_cards_does_nothing() -> None:
    """GRO-UD-grave-robber, 3.2: a text that cannot be done does nothing."""
    table = undead_turn("grave-robber", plain(5, s1="", s3="")).play("undead play 3")
    assert table.asked() == "give"
    assert table.told("took") == []


def test_infested_gift() -> None:
    """GRO-UD-infested-gift: any card but a Wound, face down; a text that cannot be done does nothing."""
    table = undead_turn("infested-gift", plain(5, s1="wound bite", s3="bite bite gold gold"))
    assert "undead play 3 wound" not in table.legal()
    assert table.why("undead play 3 wound").rule == "GRO-UD-infested-gift"
    assert table.why("undead play 3 gold").code == "not_in_hand"
    table.play("undead play 3 bite")
    assert table.wolves() == {3}
    assert ((1, 3), (4,)) in table.seen(3, "sent")
    assert ((1, 3), ()) in table.seen(0, "sent")
    table = undead_turn("infested-gift", plain(5, s1="wound")).play("undead play")
    assert table.asked() == "give"


def test_open_grave() -> None:
    """GRO-UD-open-grave: a Wound too."""
    table = undead_turn("open-grave", plain(6, s1="wound bite", s3="wound wound gold gold"))
    table.play("undead play 3 wound")
    assert 3 not in table.alive()


def test_whispers_below() -> None:
    """GRO-UD-whispers-below: net wounds, said aloud."""
    table = undead_turn("whispers-below", plain(5, s3="wound wound salve gold")).play("undead play 3")
    assert table.heard("whispered") == [{"seat": 3, "count": 1}]


def test_grave_stench() -> None:
    """GRO-UD-grave-stench: one hand, seen by the Undead alone."""
    table = undead_turn("grave-stench", plain(5, s3="bite wound salve gold")).play("undead play 3")
    assert table.seen(1, "looked") == [((1, 3), (1, 1, 0, 1, 1))]
    assert table.seen(0, "looked") == [((1, 3), ())]


def test_shambling_horde() -> None:
    """GRO-UD-shambling-horde: one card to the left; humans no Bite; who cannot stays, and does not die."""
    hands = plain(6, s2="bite bite", s3="bite gold", s4="", s5="bite bite charm")
    table = undead_turn("shambling-horde", hands, zeros=[5])
    table.state.hands[2] = [0, 0, 0, 0, 2]
    table.play("undead play")
    assert table.told("stayed") == [(2,), (4,)]
    assert table.state.frames[-1].order == (3, 5, 0)
    assert table.legal() == {"put gold"}
    assert table.why("put bite").rule == "GRO-UD-shambling-horde"
    table.play("put gold")
    assert "put bite" in table.legal()
    table.play("put bite", "put salve")
    assert table.hand(4) == "gold"
    assert table.hand(0) == "gold gold charm bite"
    assert table.hand(2) == "salve bite bite"
    assert ((5, 0), (4,)) in table.seen(0, "sent")
    assert table.alive() == {0, 2, 3, 4, 5}


def test_moaning_command() -> None:
    """GRO-UD-moaning-command: the next living seat other than the named one must give him its card."""
    table = undead_turn("moaning-command", plain(6), "wound wound gold").play("undead play 4")
    assert table.state.observe(None).command == 4
    assert table.legal() == {"give 4"}
    assert table.why("give 3").rule == "GRO-UD-moaning-command"
    table.play("give 4")
    assert table.state.command == -1
    assert "give 0" in table.legal()


def test_moaning_command_binds_one_card() -> None:
    """GRO-UD-moaning-command: of the two that Diligence gives, the first."""
    table = undead_turn("moaning-command", plain(6), spells=[(2, "diligence")]).play("undead play 4", "give 4")
    assert table.state.to_act == 2
    assert "give 0" in table.legal()


def test_moaning_command_waits_for_another_than_the_named_one() -> None:
    """GRO-UD-moaning-command."""
    table = undead_turn("moaning-command", plain(6)).play("undead play 2")
    assert table.state.to_act == 2
    table.play("give 5")
    assert table.legal() == {"give 2"}


@pytest.mark.parametrize("named", [2, 4])
@pytest.mark.parametrize(("deck", "after"), [("patience", "give 3"), ("seance", "choose 0")])
def test_moaning_command_lapses(named: int, deck: str, after: str) -> None:
    """GRO-UD-moaning-command: on a sin or virtue, and on a Night, even if the named one draws it."""
    table = undead_turn("moaning-command", plain(6), deck).play(f"undead play {named}", after)
    assert table.state.command == -1


def test_moaning_command_lapses_when_the_named_one_dies() -> None:
    """GRO-UD-moaning-command."""
    table = undead_turn("moaning-command", plain(6, s2="wound wound gold gold")).play("undead play 2")
    table.state.hands[2][3] += 1
    check(table.state, None)
    assert table.state.command == -1


def test_moaning_command_passes_over_sloth() -> None:
    """GRO-UD-moaning-command."""
    table = undead_turn("moaning-command", plain(6), spells=[(2, "sloth")]).play("undead play 5")
    assert table.state.to_act == 3
    assert table.legal() == {"give 5"}


def test_rotten_flesh() -> None:
    """GRO-UD-rotten-flesh: no salve of that player counts, in hand or on the table."""
    hands = plain(6, s3="wound wound salve salve")
    table = undead_turn("rotten-flesh", hands, "humility", spells=[(3, "temperance")]).play("undead play 3")
    assert net_wounds(table.state, 3) == 2
    assert net_bites(table.state, 3) == 0
    assert table.told("judged")[-1][2 + 3] == 0
