"""7 & 7 on the table: trackers, stacks, motion, what the PromptBar promises, log, hints, guide."""

from __future__ import annotations

import pytest

from sevens_desktop.engine.seven_and_seven.game import SEVEN_AND_SEVEN
from sevens_desktop.engine.seven_and_seven.state import SevenState
from sevens_desktop.table.history import History
from sevens_desktop.table.players import Voice
from sevens_desktop.table.presenters.seven_and_seven import SEVEN_AND_SEVEN as PRESENTER
from sevens_desktop.table.presenters.seven_and_seven.tracks import track_of_area
from sevens_desktop.table.view import Advice, TableView
from tests.engine.seven_and_seven.table import nobody_reacts, parsed, play, say, table
from tests.table.seven_and_seven import NAMES, cards_in, look


def after(state: SevenState, seat: int | None, *texts: str) -> tuple[TableView, TableView]:
    """The table before the last of these decisions and after it."""
    *first, last = texts
    say(state, *first)
    before = look(state, seat)
    events = say(state, last)
    return before, look(state, seat, before.cards, events)


def uid_of(view: TableView, zone: str, face: str) -> str:
    return next(card.uid for card in view.cards if (card.zone, card.face) == (zone, face))


# -- trackers and stacks


def test_wilds_fill_the_first_gaps_of_the_tracker() -> None:
    """77-13: no wild is named, and it moves on when the card it stands for comes."""
    track = track_of_area(("envy#1", "wild-sin#1", "dual-wild-sin#1", "wrath#1", "wrath#2"), 0)
    assert [(mark["sin"], mark["filled"], mark["wild"]) for mark in track["marks"]] == [
        ("pride", True, True),
        ("greed", True, True),
        ("lust", False, False),
        ("envy", True, False),
        ("wrath", True, False),
        ("sloth", False, False),
        ("gluttony", False, False),
    ]
    assert track["label"] == "Sins 4 of 7: Pride by a wild, Greed by a wild, Envy, Wrath"
    assert not track["hot"]
    more = track_of_area(("envy#1", "wild-sin#1", "dual-wild-sin#1", "wrath#1", "pride#1"), 0)
    assert more["label"] == "Sins 5 of 7: Pride, Greed by a wild, Lust by a wild, Envy, Wrath"
    assert more["hot"]


def test_equal_cards_lie_on_one_another_and_the_topmost_stands_for_all() -> None:
    view = look(table(["sloth wrath sloth", "", ""]))
    area = cards_in(view, "area:0")
    assert [(card.slot, card.count, card.element) for card in area] == [
        (0, 0, "card:sloth/diligence#1"),
        (1, 2, "card:sloth/diligence#2"),
        (8, 1, "card:wrath/patience#1"),
    ]
    assert area[1].name == "2 times Sloth, Sin side active, other side Diligence, your play area."


def test_a_virtue_lies_the_other_way_round() -> None:
    """DESIGN: point down is sin, point up is virtue."""
    view = look(table(["sloth diligence WV DW+ CONV", "", ""]))
    assert [card.turned for card in cards_in(view, "area:0")] == [False, True, False, True, False]


# -- motion


def test_a_stolen_card_moves_and_turns() -> None:
    state = table(["", "diligence", ""], ["greed", "wrath", "envy"])
    before, now = after(state, 0, "play greed", "target 1 diligence", "as sloth", "pass", "pass")
    assert uid_of(now, "area:0", "sevens_sloth") == uid_of(before, "area:1", "sevens_sloth")
    assert [card.turned for card in cards_in(now, "area:0")] == [False, False]
    assert [card.turned for card in cards_in(before, "area:1")] == [True]


def test_the_own_card_moves_from_the_hand_over_the_middle_to_the_area() -> None:
    state = table(["", "", ""], ["pride greed", "wrath", "envy"])
    _, now = after(state, 0, "play pride")
    played = cards_in(now, "played")[0]
    assert (played.was, played.origin) == ("hand:pride/humility#0", "")
    later = look(state, 0, now.cards, nobody_reacts(state))
    assert uid_of(later, "area:0", "sevens_pride") == played.uid


def test_other_eyes_do_not_see_where_in_the_hand_a_card_was() -> None:
    state = table(["", "", ""], ["pride greed", "wrath", "envy"])
    before = look(state, 0)
    events = say(state, "play pride")
    played = cards_in(look(state, None, before.cards, events, same_eyes=False), "played")[0]
    assert (played.was, played.origin) == ("", "hand:0")


def test_a_card_of_another_hand_comes_from_there_and_goes_there_face_down() -> None:
    state = table(["", "", ""], ["pride", "WS WV", "envy"], discard="sloth", active=1, to_act=1)
    _, now = after(state, 0, "play wild-sin")
    assert [(card.origin, card.face) for card in cards_in(now, "played")] == [("hand:1", "sevens_wildsin")]
    nobody_reacts(state)
    before, now = after(state, 0, "take sloth/diligence")
    assert [(card.zone, card.face_up) for card in now.leaving] == [("hand:1", False)]
    assert {card.uid for card in now.leaving} <= {card.uid for card in before.cards}


def test_a_blocked_card_goes_to_the_discard_pile_and_chastity_to_its_area() -> None:
    state = table(["", "", ""], ["wrath pride", "chastity", "envy"])
    before, now = after(state, 0, "play wrath", "block", "pass")
    assert uid_of(now, "discard", "sevens_wrath") == uid_of(before, "played", "sevens_wrath")
    assert uid_of(now, "area:1", "sevens_lust") == uid_of(before, "played", "sevens_lust")


def test_cards_that_are_drawn_come_from_the_pile() -> None:
    state = table(["", "", ""], ["pride", "wrath", "envy"], pile="sloth WS greed")
    _, now = after(state, 0, "draw")
    assert {card.origin for card in cards_in(now, "hand")} == {"", "pile"}
    assert sum(card.origin == "pile" for card in cards_in(now, "hand")) == 3


# -- what is promised


def test_what_a_card_will_do_is_said_before_it_is_confirmed() -> None:
    state = table(["pride wrath envy gluttony lust", "diligence", ""], ["greed", "wrath", "envy"])
    say(state, "play greed", "target 1 diligence")
    question = look(state).question(())
    assert "As <b>Sloth</b>: You would hold <b>all seven sins</b> and win." in question.line
    assert [button.id for button in question.buttons if button.kind == "primary"] == ["as:sloth"]


def test_kindness_warns_that_it_would_turn_itself() -> None:
    """77-Q12."""
    warning = "Kindness would turn itself to Envy."
    turned = ("hand:envy/kindness#0", "turn:hand:envy/kindness#0")
    alone = look(table(["", "", ""], ["envy", "pride", "pride"]))
    assert warning in alone.question(turned).line
    with_others = look(table(["sloth", "", ""], ["envy", "pride", "pride"]))
    assert warning not in with_others.question(turned).line


def test_a_set_that_the_card_itself_completes_comes_before_its_ability() -> None:
    """77-Q9: Kindness that completes the virtues wins, whatever it turns."""
    state = table(["humility temperance charity patience diligence chastity", "", ""], ["envy", "pride", "pride"])
    say(state, "play kindness")
    question = look(state).question(("card:pride/humility#1",))
    assert "all seven virtues</b> and win" in question.line
    late = look(state, win_after_effect=True).question(("card:pride/humility#1",))
    assert "win" not in late.line


@pytest.mark.parametrize(
    ("text", "element", "code"),
    [
        ("", "turn:hand:lust/chastity#0", "chastity_in_own_turn"),
        ("", "card:converter#1", "converter_just_came"),
        ("play pride", "hand:wild-virtue#0", "pride_asks_for_sin"),
        ("play lust", "card:wild-sin#1", "does_not_turn"),
    ],
)
def test_refusals_that_a_person_runs_into(text: str, element: str, code: str) -> None:
    """77-22, 77-30, 77-Q14, 77-12."""
    state = table(["CONV", "WS sloth", ""], ["lust pride WV", "wrath", "envy"], ready=0)
    state.ready = 0
    if text:
        play(state, text)
    meant = look(state).refusals[element]
    refusal = state.why_not(meant)
    assert refusal is not None
    assert refusal.code == code


# -- log and recap


def test_what_an_ability_does_is_told_with_its_card() -> None:
    """It happens with another seat's silence."""
    state = table(["", "diligence", ""], ["greed", "chastity", "envy"])
    history = History(state)
    for text in ("play greed", "target 1 diligence", "as sloth", "pass", "pass"):
        history.apply(parsed(text))
    newest = PRESENTER.log(history.moves(None), 2, Voice(NAMES, 0), state.options)[0]
    assert newest.text == "You played <b>Greed</b> on Nadia's <b>Diligence</b>."
    assert newest.caption.startswith("took it as Sloth")
    assert newest.seat == 0
    lines = PRESENTER.recap(history.moves(None), Voice(NAMES))
    assert lines == ["Sam played <b>Greed</b> on Nadia's <b>Diligence</b>: took it as <b>Sloth</b>."]


def test_what_follows_from_a_card_that_was_told_before_is_one_list() -> None:
    history = History(table(["", "lust", ""], ["WV", "envy", "wrath"]))
    for text in ("play wild-virtue", "target 1 lust", "pass", "pass", "pass", "pass"):
        history.apply(parsed(text))
    lines = PRESENTER.recap(history.moves(None, 2), Voice(NAMES))
    assert lines == ["Sam: turned Nadia's <b>Lust</b> to <b>Chastity</b>, drew 1 card."]


def test_a_card_that_is_turned_up_after_a_card_that_was_told_before_is_a_sentence() -> None:
    history = History(table(["", "chastity", ""], ["WS", "envy", "wrath"]))
    for text in ("play wild-sin", "target 1 chastity", "pass", "pass", "pass", "pass"):
        history.apply(parsed(text))
    lines = PRESENTER.recap(history.moves(None, 2), Voice(NAMES))
    assert [line.partition("</b>")[2] for line in lines[1:]] == [" was turned up."]


def test_a_choice_on_the_way_is_told_to_nobody_else() -> None:
    history = History(table(["", "diligence", ""], ["greed", "chastity", "envy"]))
    history.apply(parsed("play greed"))
    assert PRESENTER.recap(history.moves(None), Voice(NAMES)) == []
    assert PRESENTER.recap(history.moves(0), Voice(NAMES)) == ["You are choosing what a card does."]


def test_blocks_and_counters_are_acts_of_their_own() -> None:
    history = History(table(["", "sloth", ""], ["wrath", "chastity", "chastity"]))
    for text in ("play wrath", "target 1 sloth", "block", "block"):
        history.apply(parsed(text))
    told = [(entry.seat, entry.text) for entry in PRESENTER.log(history.moves(None), 2, Voice(NAMES), {})]
    assert (2, "Otto blocked Nadia's <b>Chastity</b> with <b>Chastity</b>.") in told
    assert (1, "Nadia blocked Sam's <b>Wrath</b> with <b>Chastity</b>.") in told


# -- hints and guide


def test_a_hint_counts_what_the_seat_knows() -> None:
    """Other facts, other sentences."""
    few_seen = table(["", "", ""], ["pride", "wrath", "envy"])
    many_seen = table(["", "chastity lust chastity", "sloth"], ["pride", "wrath", "envy"], discard="lust lust")
    assert facts_of(few_seen)[0] == "You would come from 0 to one of seven sins."
    assert "7 card" in facts_of(few_seen)[1]
    assert "2 card" in facts_of(many_seen)[1]
    assert facts_of(table(["pride", "", ""], ["pride", "wrath", "envy"]))[0] == "You would stay at one of seven sins."


def facts_of(state: SevenState) -> tuple[str, str]:
    return hint_of(state).facts


def hint_of(state: SevenState) -> Advice:
    return PRESENTER.advise(parsed("play pride"), state.observe(0), Voice(NAMES, 0), state.options)


def test_a_hint_does_not_depend_on_hidden_hands() -> None:
    one = table(["", "", ""], ["pride greed", "chastity", "envy"])
    other = table(["", "", ""], ["pride greed", "envy", "chastity"])
    assert hint_of(one) == hint_of(other)


def test_notes_arise_with_their_occasion() -> None:
    opening = SEVEN_AND_SEVEN.deal(3, "GUIDE", {"start": 0})
    assert PRESENTER.occasions(opening.observe(0), ()) == ["77_turn"]
    assert PRESENTER.occasions(opening.observe(1), ()) == []
    state = table(["WS CONV", "pride greed envy wrath sloth", ""], ["pride", "wrath", "envy"], pile="sloth")
    state.ready = 1
    arisen = PRESENTER.occasions(state.observe(0), ())
    assert arisen == ["77_turn", "77_set", "77_wild", "77_converter", "77_close"]
    window = table(["", "", ""], ["chastity", "pride", "envy"], active=1, to_act=1)
    say(window, "play pride", "pass")
    assert "77_block" in PRESENTER.occasions(window.observe(0), ())
