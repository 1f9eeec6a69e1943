"""7 Wonders Architects on the table: cards, choices, what is refused, the prompt, facts, moments."""

from __future__ import annotations

from random import Random

import pytest

from sevens_desktop.engine.architects.game import ARCHITECTS
from sevens_desktop.engine.architects.state import ArchitectsState
from sevens_desktop.table.presenters.architects import ARCHITECTS as PRESENTER
from sevens_desktop.table.prompt import fits, is_complete
from sevens_desktop.table.view import TableView
from sevens_desktop.table.words import architects as words
from tests.engine.architects.table import CENTRE, Table, one
from tests.table.architects_look import look, pile, seen

# -- cards


def test_every_pile_is_one_card_with_a_count() -> None:
    """ARC-S-3, ARC-S-4: decks open, the centre face down."""
    table = Table("giza rhodes ephesus").top(0, "stone").top(2, "red-1").ready()
    view = look(table)
    assert [(card.element, card.face, card.face_up, card.count) for card in view.cards] == [
        ("pile:giza", "arch_stone", True, 25),
        ("pile:rhodes", pile(view, "rhodes").face, True, 25),
        ("pile:ephesus", "arch_shield_horns1", True, 25),
        ("pile:centre", "", False, 60),
    ]
    assert [card.zone for card in view.cards] == [card.element for card in view.cards]
    assert pile(view, "giza").name.startswith("Left pile, Stone, 25 left, shared with Nadia. You keep it")
    assert pile(view, "rhodes").name == "Deck of Rhodes, " + pile(view, "rhodes").name.split(", ")[1] + ", 25 left."
    assert pile(view, "centre").name.startswith("Centre pile, face down, 60 left. Nobody knows this card")


def test_an_empty_pile_shows_no_card() -> None:
    """ARC-N-11."""
    view = look(Table().leave(0).ready())
    assert not [card for card in view.cards if card.element == "pile:giza"]
    left = view.view["piles"][0]
    assert (left["name"], left["left"], left["line"]) == ("Empty", 0, "")
    assert view.order == ("pile:giza", "pile:centre", "pile:ephesus")
    assert "pile:giza" in view.refusals


def test_a_taken_card_goes_face_up_to_its_seat() -> None:
    table = Table("giza rhodes ephesus").top(0, "stone gold").ready()
    before = look(table).cards
    after = look(table, events=table.play("take left"), before=before)
    assert [(card.uid, card.zone, card.face) for card in after.leaving] == [("giza:25", "hand:0", "arch_stone")]
    assert (pile(after, "giza").uid, pile(after, "giza").face) == ("giza:24", "arch_gold")


def test_a_card_from_the_centre_is_turned_on_its_way() -> None:
    table = Table().top(CENTRE, "blue-3").ready()
    before = look(table).cards
    after = look(table, events=table.play("take centre"), before=before)
    (leaving,) = after.leaving
    assert (leaving.uid, leaving.face, leaving.face_up) == ("centre:60", "arch_points3", True)
    assert not pile(after, "centre").face_up


def test_only_the_owner_of_the_cat_sees_the_card_that_was_peeked_at() -> None:
    """ARC-N-1: on the table, in the log, and by the curtain's question."""
    table = Table().give(0, "blue-2").top(CENTRE, "stone").ready()
    events = table.play("peek")
    own, other = look(table, events=events), look(table, 1, events)
    assert (pile(own, "centre").face, pile(own, "centre").face_up) == ("arch_stone", True)
    assert own.view["piles"][1]["text"].endswith("seen by you only")
    assert (pile(other, "centre").face, pile(other, "centre").face_up) == ("", False)
    assert PRESENTER.private(seen(table, 0), table.state.options)
    assert not PRESENTER.private(seen(table, 1), table.state.options)
    assert pile(look(table, 1, opened=True), "centre").face == "arch_stone"


def test_looked_at_cards_have_a_place_of_their_own() -> None:
    """ARC-W-halicarnassus, ARC-Q-13."""
    table = Table("halicarnassus giza rhodes").build(0, "a").give(0, "wood").top(0, "wood gear stone gold red-0 glass")
    table.ready().play("take left")
    before = look(table).cards
    view = look(table, events=table.play("look left"), before=before)
    looked = [card for card in view.cards if card.zone == "looked"]
    assert [card.element for card in looked] == ["keep:gear", "keep:stone", "keep:gold", "keep:red-0", "keep:glass"]
    assert {card.origin for card in looked} == {"pile:halicarnassus"}
    assert view.view["looked"]["count"] == 5
    assert look(table, 1).view["looked"] == {}
    assert not [card for card in look(table, 1).cards if card.zone == "looked"]
    assert PRESENTER.private(seen(table, 0), table.state.options)
    after = look(table, events=table.play("keep gold"), before=view.cards)
    gone = {card.uid: (card.zone, card.face_up) for card in after.leaving}
    assert gone["looked:2"] == ("hand:0", True)
    assert [gone[f"looked:{slot}"] for slot in (0, 1, 3, 4)] == [("pile:halicarnassus", False)] * 4


# -- choices


@pytest.mark.parametrize("seats", [2, 3, 5, 7])
@pytest.mark.parametrize("edition", ["summary", "rulebook"])
def test_every_legal_action_can_be_picked_and_every_refusal_explained(seats: int, edition: str) -> None:
    rng = Random(seats)
    state = ARCHITECTS.deal(seats, f"PICK-{seats}", {"edition": edition, "gold_free": True})
    assert isinstance(state, ArchitectsState)
    while state.to_act is not None:
        _check_choices(state)
        state.apply(rng.choice(list(state.legal_actions())))


def _check_choices(state: ArchitectsState) -> None:
    table = Table.__new__(Table)
    table.state = state
    view = look(table, state.mover)
    assert [choice.action for choice in view.choices] == list(state.legal_actions())
    for choice in view.choices:
        rivals = [other for other in view.choices if other.button == choice.button and is_complete(other, choice.picks)]
        assert rivals == [choice]
        assert choice.button in {button.id for button in view.question(choice.picks).buttons}
        for count in range(len(choice.picks) + 1):
            assert view.question(choice.picks[:count]).title
    for element, meant in view.refusals.items():
        assert not any(element in choice.picks[:1] for choice in view.choices)
        refusal = state.why_not(meant)
        assert refusal is not None
        assert all(words.refusal(refusal))


def answer(view: TableView, *picks: str) -> list[str]:
    """The actions that can still come of these picks."""
    return [str(choice.action) for choice in view.choices if fits(choice, picks)]


def test_the_payment_is_asked_where_it_makes_a_difference() -> None:
    """ARC-Q-10: the only stage is proposed, its payments are offered."""
    table = Table().give(0, "wood stone").top(0, "brick").ready()
    table.state.apply(ARCHITECTS.parse("take left"))
    assert table.legal() == ["build a wood stone", "build a wood brick", "build a stone brick"]
    view = look(table)
    assert view.proposal == ("stage:a",)
    assert view.order == ("pay:wood+stone", "pay:wood+brick", "pay:stone+brick")
    offers = view.question(view.proposal).view["offers"]
    assert [item["element"] for item in offers["items"]] == ["pay:wood+stone", "pay:wood+brick", "pay:stone+brick"]
    assert [button.id for button in view.question(view.proposal).buttons] == ["clear"]
    assert answer(view, "stage:a", "pay:wood+brick") == ["build a wood brick"]
    paid = view.question(("stage:a", "pay:wood+brick"))
    assert paid.line == "2 different, paid with Wood and Brick: 4 points."
    assert [button.id for button in paid.buttons] == ["clear", "build"]


def test_science_cards_are_offered_to_turn_in() -> None:
    """ARC-N-9: a pair, or all three."""
    table = Table().give(0, "gear gear tablet").top(0, "compass").ready()
    table.state.apply(ARCHITECTS.parse("take left"))
    view = look(table)
    assert [item["text"] for item in view.view["offers"]["items"]] == ["2 Gear", "Tablet, Gear and Compass"]
    assert answer(view, "claim:gear+gear") == ["claim gear gear"]
    assert view.question(("claim:gear+gear",)).title == "Turn in 2 Gear"


def test_a_token_gives_its_extra_card_from_any_pile_within_reach() -> None:
    """ARC-Q-21, ARC-Q-4."""
    table = Table().hold(0, "urbanism").top(0, "brick stone").ready()
    table.state.apply(ARCHITECTS.parse("take left"))
    view = look(table)
    assert answer(view, "pile:centre") == ["token urbanism centre"]
    assert view.question(()).line == "Urbanism lets you take an extra card."
    assert [button.id for button in view.question(()).buttons] == ["end"]
    assert [button.id for button in view.question(("pile:giza",)).buttons] == ["clear", "use:urbanism"]


def test_alexandria_draws_from_every_pile_on_the_table() -> None:
    """ARC-W-alexandria."""
    table = Table("alexandria giza rhodes olympia").build(0, "a").give(0, "wood").top(0, "wood").ready()
    table.state.apply(ARCHITECTS.parse("take left"))
    view = look(table)
    assert {pick for choice in view.choices for pick in choice.picks} == {
        "pile:alexandria",
        "pile:giza",
        "pile:rhodes",
        "pile:olympia",
        "pile:centre",
    }
    assert view.order[:3] == ("pile:alexandria", "pile:centre", "pile:olympia")


@pytest.mark.parametrize(
    ("element", "rule"),
    [
        ("pile:rhodes", "ARC-N-2"),
        ("stage:a", "ARC-N-2"),
        ("token:stack", "ARC-N-9"),
        ("cat", "ARC-N-1"),
    ],
)
def test_what_is_refused_names_its_rule(element: str, rule: str) -> None:
    table = Table().ready()
    refusal = table.state.why_not(look(table).refusals[element])
    assert refusal is not None and refusal.rule == rule


# -- the prompt


def test_the_prompt_says_what_taking_a_pile_would_do() -> None:
    table = Table("giza rhodes ephesus").build(0, "ab").give(0, "wood gold").top(0, "stone").ready()
    view = look(table)
    asked = view.question(("pile:giza",))
    assert (asked.title, asked.line, asked.emblem) == (
        "Stone from the left pile",
        "It builds <b>stage 3</b> at once: 6 points.",
        "stone",
    )
    assert [(button.id, button.text, button.key) for button in asked.buttons] == [
        ("clear", "Clear", "Esc"),
        ("take", "Take Stone and build", "Enter"),
    ]
    assert asked.view["own"]["picture"] == {"wonder": "giza", "pieces": "bbr--"}
    assert [stage["state"] for stage in asked.view["own"]["stages"]] == ["closed", "closed", "ready", "built", "built"]
    assert view.view["piles"][0]["line"] == asked.line


def test_the_cat_may_peek_before_a_card_is_chosen() -> None:
    view = look(Table().give(0, "blue-2").ready())
    assert [(button.id, button.key) for button in view.question(()).buttons] == [("peek", "P")]
    assert view.view["cat"]["peek"] and view.view["cat"]["holder"] == 0


# -- facts


def test_the_facts_of_the_table() -> None:
    table = Table("giza rhodes ephesus olympia").give(0, "wood gold gear blue-2 red-0").give(1, "red-0 red-0 blue-3")
    table.build(0, "ab").hold(1, "tactics").win(0, 1).at_war(2).ready()
    facts = look(table).view
    assert [entry["side"] for entry in facts["piles"]] == ["Left", "Centre", "Right"]
    assert facts["piles"][2]["text"] == f"{facts['piles'][2]['left']} left, shared with Mira"
    assert facts["conflict"]["title"] == "Conflict, 2 of 4 at war"
    assert [item["element"] for item in facts["tokens"]["items"]][-1] == "token:stack"
    assert [seat["role"] for seat in facts["seats"]] == ["", "Left neighbour", "", "Right neighbour"]
    nadia = facts["seats"][1]
    assert nadia["stages"] == "Rhodes, 0 of 5"
    assert [tally["text"] for tally in nadia["standing"]] == ["4 shields", "3 points", "0 victory tokens"]
    assert nadia["tip"] == "Tactics: 2 shields, for good"
    assert nadia["label"] == ("Left neighbour, Rhodes, 0 of 5, 4 shields, 0 victory tokens, Tactics, 3 points")
    assert [seat["deck"].get("element", "") for seat in facts["seats"]] == ["", "pile:rhodes", "pile:ephesus", ""]
    own = facts["own"]
    assert [row["label"] for row in own["rows"]] == [
        "Resources: 1 Wood, 1 Gold. gold stands for any one",
        "Science: 1 Gear. a pair, or one of each, takes a token",
        "Military: 1 shield, 1 victory token. Nadia 4, Mira 0",
        "Points: Blue cards 2, Cat 2, Stages 9, Victory tokens 3.",
    ]
    assert own["total"] == "16"


def test_two_seats_share_both_decks() -> None:
    """ARC-S-11."""
    facts = look(Table("giza rhodes")).view
    assert [seat["role"] for seat in facts["seats"]] == ["", "On both sides"]
    assert [entry["element"] for entry in facts["piles"]] == ["pile:giza", "pile:centre", "pile:rhodes"]
    assert all("shared with Nadia" in facts["piles"][at]["text"] for at in (0, 2))


def test_nobody_s_eyes_see_every_deck_beside_its_seat() -> None:
    view = look(Table("giza rhodes ephesus"), None)
    assert view.view["piles"] == [] and view.view["own"] == {}
    assert [seat["deck"]["element"] for seat in view.view["seats"]] == ["pile:giza", "pile:rhodes", "pile:ephesus"]
    assert len(view.cards) == 4


# -- moments


def test_a_battle_is_told_duel_by_duel() -> None:
    """ARC-B-3."""
    table = Table().give(0, "red-0").give(1, "red-0").give(2, "red-0 red-1").at_war(2).top(0, "red-1").ready()
    events = table.play("take left")
    battle = look(table, events=events).view["battle"]
    assert [(duel["seats"], duel["shields"], duel["winner"], duel["gain"]) for duel in battle["duels"]] == [
        ([0, 1], ["2", "1"], 0, "+1"),
        ([1, 2], ["1", "2"], 2, "+1"),
        ([2, 0], ["2", "2"], -1, ""),
    ]
    assert battle["duels"][0]["text"] == "You beat Nadia, 2 to 1: 1 victory token."
    assert battle["peace"] == "Peace returns: 2 red cards with horns discarded."
    assert look(table).view["battle"] == {}


def test_a_finished_wonder_has_its_moment() -> None:
    """ARC-O-1."""
    table = Table().build(0, "abcd").give(0, "wood stone brick").top(0, "glass").ready()
    events = table.play("take left")
    moment = look(table, events=events).view["finished"]
    assert (moment["title"], moment["picture"]["pieces"]) == ("Giza is finished", "bbbbb")
    assert one(events, "built").facts["complete"]
