"""7 Sins: rules (GRO-SR-*) and the fourteen cards (GRO-7S-*)."""

from __future__ import annotations

import pytest

from sevens_desktop.engine.growl.cards import (
    ICONS,
    JUDGEMENTS,
    LAST_GIVEN,
    NEIGHBOUR_ICONS,
    SINS_AND_VIRTUES,
    TEMPERANCE,
)
from sevens_desktop.engine.growl.table import net_bites, net_wounds
from tests.engine.growl.finals import final
from tests.engine.growl.table import Table, plain


def test_a_sin_is_laid_before_another_player_and_is_the_card_of_the_turn() -> None:
    """GRO-SR-3, GRO-SR-4: never in a hand, never before the drawer; white text only is given freely."""
    table = Table(plain(5), "lust", dead=[3]).begin()
    assert table.legal() == {"give 1", "give 2", "give 4"}
    assert table.why("give 0").rule == "GRO-SR-3"
    table.play("give 2")
    assert table.spells(2) == ["lust"]
    assert table.hand(2) == "gold gold salve charm"
    assert table.heard("placed") == [{"seat": 0, "to": 2, "card": "lust"}]
    assert table.state.to_act == 1


def test_the_judgement_is_for_others_even_if_the_drawer_fits_best() -> None:
    """GRO-SR-3, GRO-SR-5: the numbers asked for are said aloud to all."""
    hands = plain(4, s0="gold gold gold gold", s2="gold gold gold salve")
    table = Table(hands, "greed").begin()
    assert table.legal() == {"give 2"}
    assert table.why("give 1").rule == "GRO-7S-greed"
    assert table.seen(None, "judged") == [((0, 31, -1, 2, 3, 2), ())]


def test_the_drawer_chooses_among_equals() -> None:
    """GRO-SR-5."""
    hands = plain(4, s1="gold gold gold salve", s3="gold gold gold salve")
    assert Table(hands, "greed").begin().legal() == {"give 1", "give 3"}


def test_white_text_holds_for_the_rest_of_the_game() -> None:
    """GRO-SR-6, GRO-SR-10: counted at every check."""
    table = Table(plain(5, s1="bite bite gold gold"), "gold gold", spells=[(1, "patience")]).begin()
    table.play("give 2", "give 2")
    assert table.spells(1) == ["patience"]


def test_icons_before_a_seat_cancel_and_are_cancelled() -> None:
    """GRO-SR-7."""
    hands = plain(4, s1="wound wound gold gold", s2="salve bite bite gold")
    spells = [(1, "envy"), (1, "temperance"), (2, "envy"), (2, "wrath"), (2, "chastity")]
    table = Table(hands, spells=spells)
    assert 1 not in table.alive()
    hands = plain(4, s1="wound wound gold gold", s2="salve bite bite gold")
    table = Table(hands, spells=[spells[1], spells[0], *spells[2:]])
    assert net_wounds(table.state, 1) == 2
    assert net_wounds(table.state, 2) == 0
    assert net_bites(table.state, 2) == 2
    assert 2 in table.wolves()


def test_a_card_stays_when_somebody_else_meets_the_judgement() -> None:
    """GRO-SR-8: Gluttony stays although another has more cards later."""
    hands = plain(4, s2="gold gold gold gold gold")
    table = Table(hands, "gluttony gold gold gold").begin().play("give 2", "give 3", "give 3", "give 1")
    assert table.spells(2) == ["gluttony"]
    assert len(table.hand(3).split()) > len(table.hand(2).split())


def test_neighbour_cards_skip_the_dead() -> None:
    """GRO-SR-9."""
    table = Table(plain(6), dead=[2, 3], spells=[(1, "lust")])
    assert [net_bites(table.state, seat) for seat in range(6)] == [0, -1, -1, -1, 0, -1]


def test_a_dead_player_does_nothing_to_others() -> None:
    """GRO-SR-9, 2.2: his cards stay at his seat."""
    table = Table(plain(6, s1="wound wound gold gold"), "wound", spells=[(1, "lust")]).begin().play("give 1")
    assert table.spells(1) == ["lust"]
    assert net_bites(table.state, 0) == -1


def test_most_virtues_reward_and_most_sins_punish() -> None:
    """GRO-SR-11, 2.2: ten are judged, four are not; two touch the neighbours; at most one wound or bite icon."""
    judged = {*JUDGEMENTS, *LAST_GIVEN}
    assert len(judged) == 10
    assert len(set(SINS_AND_VIRTUES) - judged) == 4
    assert len(NEIGHBOUR_ICONS) == 2
    icons = [*(ICONS[card] for card in SINS_AND_VIRTUES if card in ICONS), *NEIGHBOUR_ICONS.values()]
    assert all(wound <= 1 and bite <= 1 for _, _, _, wound, bite in icons)
    assert TEMPERANCE in JUDGEMENTS


def test_sloth_and_diligence_before_one_player_leave_him_the_choice() -> None:
    """GRO-SR-12, 2.2: each turn he skips, or gives two cards."""
    spells = [(1, "sloth"), (1, "diligence")]
    table = Table(plain(4), "gold gold gold gold gold gold", spells=spells).begin().play("give 3")
    assert table.state.to_act == 1
    assert table.legal() == {"draw", "skip"}
    assert table.why("give 2").rule == "GRO-7S-sloth"
    skipping, drawing = table.state.copy(), table
    drawing.play("draw", "give 2", "give 3")
    assert drawing.state.to_act == 2
    table.state = skipping
    table.play("skip")
    assert table.heard("skipped") == [{"seat": 1}]
    assert table.state.to_act == 2


def test_pride_confesses_clockwise_from_the_left_of_the_start_seat() -> None:
    """GRO-7S-pride, GRO-SR-12: when a Night or Final Night is revealed he says how many Bites he holds."""
    table = Table(plain(4, s2="bite bite gold gold"), "insomnia", spells=[(2, "pride")]).begin()
    assert table.told("told") == [(2, 4, 2)]
    table = final("the-unsaved", plain(4, s2="bite bite gold gold"), spells=[(2, "pride")])
    assert table.told("told") == [(2, 4, 2)]


JUDGED = [
    ("gluttony", {"s2": "gold gold gold gold gold"}, {2}),
    ("greed", {"s3": "gold gold gold"}, {3}),
    ("envy", {"s1": "gold salve salve salve"}, {1}),
    ("pride", {"s2": "salve salve charm charm"}, {2}),
    ("temperance", {"s3": "gold gold"}, {3}),
    ("chastity", {"s1": "charm charm gold gold"}, {1}),
    ("humility", {"s2": "gold gold gold salve"}, {2}),
    ("lust", {}, {1, 2, 3}),
    ("sloth", {}, {1, 2, 3}),
    ("patience", {}, {1, 2, 3}),
    ("diligence", {}, {1, 2, 3}),
]


@pytest.mark.parametrize(("card", "hands", "seats"), JUDGED, ids=[f"GRO-7S-{card}" for card, _, _ in JUDGED])
def test_who_gets_it(card: str, hands: dict[str, str], seats: set[int]) -> None:
    """GRO-7S-*, GRO-SR-4, GRO-SR-5."""
    assert Table(plain(4, **hands), card).begin().legal() == {f"give {seat}" for seat in seats}


@pytest.mark.parametrize(
    ("card", "given"), [("wrath", ("wound",)), ("charity", ("gold",)), ("kindness", ("salve", "charm"))]
)
def test_who_gave_last_gets_it(card: str, given: tuple[str, ...]) -> None:
    """GRO-7S-wrath, GRO-7S-charity, GRO-7S-kindness: by day, back through the public log."""
    for kind in given:
        table = Table(plain(5), f"{kind} {kind} bite {card}").begin().play("give 4", "give 4", "give 4")
        assert table.state.to_act == 3
        assert table.legal() == {"give 1"}


def test_without_a_living_giver_the_drawer_chooses() -> None:
    """GRO-7S-wrath: the drawer himself does not count, nor do the dead."""
    table = Table(plain(4), "wound gold gold gold wrath").begin().play("give 1", "give 2", "give 3", "give 1")
    assert table.state.to_act == 0
    assert table.legal() == {"give 1", "give 2", "give 3"}
    hands = plain(5, s0="wound wound gold gold")
    table = Table(hands, "wound wound gold wrath").begin().play("give 3", "give 0", "give 4")
    assert 0 not in table.alive()
    assert table.legal() == {"give 1"}


@pytest.mark.parametrize(
    ("card", "kind", "rule"), [("gluttony", "wound", "GRO-7S-gluttony"), ("greed", "gold", "GRO-7S-greed")]
)
def test_some_cards_are_kept_at_night(card: str, kind: str, rule: str) -> None:
    """GRO-7S-gluttony, GRO-7S-greed: not passed unless two others cannot be."""
    hands = plain(4, s1=f"{kind} {kind} salve charm", s2=f"{kind} {kind} salve")
    table = Table(hands, "seance", spells=[(1, card)]).begin().play("choose 0")
    assert table.legal() == {"pass salve left charm right", "pass charm left salve right"}
    assert table.why(f"pass {kind} left salve right").rule == rule
    table = Table(hands, "seance", spells=[(2, card)]).begin().play("choose 0", "pass salve left charm right")
    assert table.legal() == {f"pass {kind} left salve right", f"pass salve left {kind} right"}
    table = Table(plain(4, s1=f"{kind} {kind}"), "seance", spells=[(1, card)]).begin().play("choose 0")
    assert table.legal() == {f"pass {kind} left {kind} right"}


def test_both_kept_kinds_before_one_seat() -> None:
    """GRO-7S-gluttony, GRO-7S-greed, GRO-SR-12: as few kept cards as it takes."""
    spells = [(1, "gluttony"), (1, "greed")]
    table = Table(plain(4, s1="gold wound salve"), "seance", spells=spells).begin().play("choose 0")
    assert table.legal() == {
        "pass gold left salve right",
        "pass salve left gold right",
        "pass wound left salve right",
        "pass salve left wound right",
    }


@pytest.mark.parametrize(
    ("card", "wounds", "bites", "gold"),
    [
        ("envy", 0, -1, 2),
        ("wrath", -1, 0, 2),
        ("temperance", -2, -1, 2),
        ("chastity", -1, -2, 2),
        ("charity", -1, -1, 4),
    ],
)
def test_icons_of_a_card(card: str, wounds: int, bites: int, gold: int) -> None:
    """GRO-7S-envy, GRO-7S-wrath, GRO-7S-temperance, GRO-7S-chastity, GRO-7S-charity, GRO-SR-7."""
    table = Table(plain(4), "greed", spells=[(2, card)]).begin()
    assert net_wounds(table.state, 2) == wounds
    assert net_bites(table.state, 2) == bites
    assert table.told("judged")[0][4] == gold


@pytest.mark.parametrize(("card", "wounds", "bites"), [("lust", -1, 0), ("kindness", -1, -2)])
def test_cards_that_touch_the_neighbours(card: str, wounds: int, bites: int) -> None:
    """GRO-7S-lust, GRO-7S-kindness: each closest living neighbour, not the owner."""
    table = Table(plain(5), spells=[(2, card)])
    for seat in (1, 3):
        assert (net_wounds(table.state, seat), net_bites(table.state, seat)) == (wounds, bites)
    for seat in (0, 2, 4):
        assert (net_wounds(table.state, seat), net_bites(table.state, seat)) == (-1, -1)


def test_lust_may_turn_a_neighbour() -> None:
    """GRO-7S-lust, GRO-SR-10."""
    table = Table(plain(4, s1="bite bite gold gold"), "lust").begin().play("give 2")
    assert table.wolves() == {1}
    assert table.heard("turned", 1) == [{"seat": 1}]


def test_sloth_skips_day_turns_but_passes_at_night() -> None:
    """GRO-7S-sloth."""
    table = Table(plain(4), "gold seance", spells=[(1, "sloth")]).begin().play("give 3")
    assert table.heard("skipped") == [{"seat": 1}]
    assert table.state.to_act == 2
    table.play("choose 0")
    assert table.state.frames[-1].order == (3, 0, 1, 2)


def test_patience_always_knows_the_sender() -> None:
    """GRO-7S-patience."""
    table = (
        Table(plain(4), "seance", spells=[(1, "patience")])
        .begin()
        .play("choose 0")
        .pass_all(s0="salve left gold right")
    )
    assert ((0, 1), (1,)) in table.seen(1, "sent")
    assert table.seen(1, "received") == []


def test_humility_is_not_chosen_and_not_pointed_at() -> None:
    """GRO-7S-humility: by no Night and no Final Night, not even by the owner; he still votes."""
    humble = [(2, "humility")]
    table = Table(plain(5), "insomnia", spells=humble).begin()
    assert table.legal() == {"choose 0", "choose 1", "choose 3", "choose 4"}
    assert table.why("choose 2").rule == "GRO-7S-humility"
    table = final("the-accused", plain(5), spells=humble).play("vote 3")
    assert table.state.to_act == 2
    assert table.why("vote 2").code == "humility_protects"
    assert final("the-unsaved", plain(5), spells=humble).legal() == {"vote 1", "vote 3", "vote 4"}
    table = final("the-unwanted", plain(5), spells=humble)
    table.play("point left", "point left", "point right", "point left", "point left")
    assert 2 in table.alive()


def test_without_a_legal_target_a_card_has_no_effect() -> None:
    """GRO-7S-humility: three alive, and Hypnosis needs two others."""
    table = Table(plain(4), "hypnosis", dead=[3], spells=[(1, "humility")]).begin()
    assert table.asked() == "pass"


def test_the_humble_active_seat_points_first() -> None:
    """GRO-7S-humility: in The Unsaved he raises no hand."""
    table = final("the-unsaved", plain(4), spells=[(0, "humility")])
    assert table.state.to_act == 0
    table.play("vote 2", "vote 1")
    assert 3 not in table.alive()


def test_diligence_gives_the_next_card_as_well() -> None:
    """GRO-7S-diligence: unless it is a Night; a sin or virtue counts as the next card."""
    table = Table(plain(4), "gold salve gold", spells=[(0, "diligence")]).begin().play("give 1")
    assert table.state.to_act == 0
    table.play("give 1")
    assert table.state.to_act == 1
    table = Table(plain(4), "gold insomnia", spells=[(0, "diligence")]).begin().play("give 1")
    assert table.state.to_act == 1
    table = Table(plain(4), "gold patience gold", spells=[(0, "diligence")]).begin().play("give 1")
    assert table.why("give 0").rule == "GRO-SR-3"
    table.play("give 3")
    assert table.spells(3) == ["patience"]
    assert table.state.to_act == 1
