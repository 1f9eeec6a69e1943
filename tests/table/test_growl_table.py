"""Growl on the table: cards, choices, what is refused, the prompt, facts, the night, moments."""

from __future__ import annotations

from random import Random

import pytest

from sevens_desktop.engine.growl.actions import Choose, Vote
from sevens_desktop.engine.growl.cards import KIND_NAMES
from sevens_desktop.engine.growl.game import GROWL
from sevens_desktop.engine.growl.state import GrowlState
from sevens_desktop.table.presenters.growl import GROWL as PRESENTER
from sevens_desktop.table.presenters.growl import reading
from sevens_desktop.table.prompt import fits, is_complete
from sevens_desktop.table.view import TableView
from sevens_desktop.table.words import growl as words
from tests.table.growl_look import deal, game, look, moves, play, play_until, seek, voice

COMBINATIONS = [{}, {"sins": True}, {"undead": True}, {"sins": True, "undead": True, "talk": True}]


def answer(view: TableView, *picks: str) -> set[str]:
    """The actions that can still come of these picks."""
    return {str(choice.action) for choice in view.choices if fits(choice, picks)}


# -- whole games through the presenter


@pytest.mark.parametrize("options", COMBINATIONS, ids=["base", "sins", "undead", "all"])
@pytest.mark.parametrize("seats", [4, 5, 7, 8, 10])
def test_every_legal_action_can_be_picked_and_every_refusal_explained(seats: int, options: dict[str, object]) -> None:
    for number in range(2):
        state = deal(seats, f"PICK-{number}", **options)
        rng = Random(number)
        while state.to_act is not None:
            _check_choices(state)
            state.apply(rng.choice(list(state.legal_actions())))
        assert look(state).question(()).title == "The game is over"


def _check_choices(state: GrowlState) -> None:
    view = look(state, state.to_act)
    assert {choice.action for choice in view.choices} == set(state.legal_actions())
    for choice in view.choices:
        rivals = {
            other.action for other in view.choices if other.button == choice.button and is_complete(other, choice.picks)
        }
        assert rivals == {choice.action}
        asked = view.question(choice.picks)
        assert not choice.button or choice.button in {button.id for button in asked.buttons}
        for count in range(len(choice.picks) + 1):
            assert view.question(choice.picks[:count]).title
    firsts = {pick for choice in view.choices for pick in choice.picks}
    assert set(view.order) <= firsts
    for element, meant in view.refusals.items():
        assert element not in firsts
        refusal = state.why_not(meant)
        assert refusal is not None, (element, str(meant))
        assert all(words.refusal(refusal))


def test_buttons_of_seats_pick_them_and_have_the_keys_of_the_order() -> None:
    state = deal(7)
    view = look(state, state.to_act)
    buttons = [button for button in view.question(()).buttons if button.seat >= 0]
    assert [button.pick for button in buttons] == list(view.order)
    assert [button.key for button in buttons] == [str(key) for key in range(1, 7)]
    assert answer(view, buttons[0].pick) == {f"give {buttons[0].seat}"}


# -- cards


def test_the_deck_lies_face_up_with_its_top_card() -> None:
    """GRO-U-5."""
    state = deal(7)
    card = next(card for card in look(state).cards if card.zone == "deck")
    assert (card.face_up, card.face, card.count) == (True, f"growl_{KIND_NAMES[state.top]}", 25)


@pytest.mark.parametrize("seats", [4, 7, 10])
def test_a_hand_is_seen_by_its_owner_only(seats: int) -> None:
    """GRO-D-2."""
    state = deal(seats)
    own = [card.face for card in look(state, 1).cards if card.zone == "hand"]
    assert len(own) == 4
    assert sorted(own) == sorted(
        f"growl_{KIND_NAMES[kind]}" for kind, count in enumerate(state.hands[1]) for _ in range(count)
    )
    assert not [card for card in look(state, None).cards if card.zone == "hand"]
    assert [seat["cards"] for seat in look(state, 1).view["seats"]] == [4] * seats
    assert {back for seat in look(state, 1).view["seats"] for back in seat["backs"]} == {"growl_back_growl"}


def test_a_given_card_goes_to_its_receiver() -> None:
    """GRO-D-1."""
    state = deal(7, start=0)
    before = look(state, 0).cards
    face = next(card.face for card in before if card.zone == "deck")
    events = play(state, "give 3")
    after = look(state, 0, events, before)
    assert [(card.face, card.zone, card.face_up) for card in after.leaving] == [(face, "seat:3", True)]
    receiver = deal(7, start=0)
    before = look(receiver, 3).cards
    taken = look(receiver, 3, play(receiver, "give 3"), before)
    fresh = {card.uid for card in taken.cards} - {card.uid for card in before}
    assert {card.origin for card in taken.cards if card.uid in fresh and card.zone == "hand"} == {"deck"}


def test_spells_lie_before_their_seat() -> None:
    """GRO-SR-3: the card of the deck becomes the card before the seat."""
    state = seek("give", sins=True)
    while reading.card_asked(state.observe(None)) in KIND_NAMES:
        state.apply(state.legal_actions()[0])
        if state.to_act is None or state.frames[-1].kind != "give":
            state = play_until(state, "give")
    slug = reading.card_asked(state.observe(None))
    view = look(state, state.to_act)
    assert slug.capitalize() in view.question(()).title
    action = state.legal_actions()[0]
    seat = int(str(action).split()[1])
    state.apply(action)
    cards = [card.uid for card in look(state, 0).cards if card.zone == f"spells:{seat}"]
    assert f"spell:{slug}" in cards


# -- facts


def test_days_and_nights_are_told_apart() -> None:
    state = deal(7)
    assert [bead["state"] for bead in look(state).view["track"]] == ["now", *["coming"] * 5]
    state = play_until(state, "pass")
    view = look(state).view
    assert [bead["state"] for bead in view["track"]] == ["past", "now", *["coming"] * 4]
    assert view["dark"] and view["nightCard"]["text"] == "First night"


@pytest.mark.parametrize("seats", range(4, 11))
def test_seats_stand_in_their_true_order(seats: int) -> None:
    """GRO-U-7: clockwise from the left neighbour."""
    state = deal(seats)
    around = look(state, 2).view["around"]
    assert around == [(2 + step) % seats for step in range(1, seats)]
    told = look(state, 2).view["seats"]
    assert [seat for seat in around if told[seat]["beside"] == "on your left"] == around[:1]
    assert [seat for seat in around if told[seat]["beside"] == "on your right"] == around[-1:]


def test_the_balance_counts_what_cancels() -> None:
    """GRO-I-1, GRO-I-2, GRO-I-4."""
    state = deal(7)
    view = look(state, 1)
    own = view.view["own"]
    seen = state.observe(1)
    assert (own["bites"]["net"], own["wounds"]["net"]) == (seen.bites, seen.wounds)
    assert own["bites"]["filled"] == max(0, min(3, seen.bites or 0))


def test_only_wolves_know_each_other_from_eight_seats_on() -> None:
    """GRO-U-6."""
    state = deal(9)
    wolves = [seat for seat in range(9) if state.wolves >> seat & 1]
    human = next(seat for seat in range(9) if seat not in wolves)
    told = [seat["team"] for seat in look(state, wolves[0]).view["seats"]]
    assert [seat for seat, team in enumerate(told) if team] == wolves[1:]
    assert not any(seat["team"] for seat in look(state, human).view["seats"])
    assert look(state, wolves[0]).view["own"]["note"]
    assert not look(state, human).view["own"]["note"]


# -- the night


def test_at_night_the_first_card_goes_left_and_the_second_right() -> None:
    """GRO-N-2."""
    state = seek("pass", asked=0)
    view = look(state, 0)
    night = view.view["night"]
    assert (night["left"], night["right"]) == (view.view["around"][0], view.view["around"][-1])
    left, right = view.choices[0].picks
    asked = view.question((left,))
    assert asked.title == f"Now choose a card for {voice(state).name(night['right'])}"
    assert [button.id for button in asked.buttons] == ["clear"]
    ready = view.question((left, right))
    assert [button.id for button in ready.buttons] == ["clear", "pass"]
    assert len(ready.view["chosen"]) == 2


def test_a_human_cannot_pick_a_bite_at_night() -> None:
    """GRO-N-3."""
    for number in range(50):
        state = play_until(deal(7, f"BITE-{number}"), "pass")
        seat = state.to_act
        assert seat is not None
        bites = [f"hand:bite#{copy}" for copy in range(state.hands[seat][4])]
        if bites and not state.wolves >> seat & 1:
            view = look(state, seat)
            assert set(bites) <= set(view.refusals)
            refusal = state.why_not(view.refusals[bites[0]])
            assert refusal is not None and refusal.rule == "GRO-N-3"
            return
    raise AssertionError("no human with a Bite")


def test_what_is_chosen_at_night_is_seen_by_its_owner_only() -> None:
    state = seek("pass")
    seat = state.to_act
    assert seat is not None
    public = look(state, None)
    first, second = (state.copy(), state.copy())
    ways = list(state.legal_actions())
    events = [play(first, str(ways[0])), play(second, str(ways[-1]))]
    for other in (None, *(s for s in range(7) if s != seat)):
        assert look(first, other, events[0]).cards == look(second, other, events[1]).cards
        assert look(first, other, events[0]).view == look(second, other, events[1]).view
    assert len(look(first, seat).view["night"]["sent"]) == 2
    assert public.view["night"] == {}


def test_wording_at_night_is_the_same_for_humans_and_werewolves() -> None:
    """Nobody who looks over a shoulder can tell from length or wording who is what."""
    lines = set()
    for number in range(30):
        state = play_until(deal(7, f"LIKE-{number}"), "pass")
        asked = look(state, state.to_act).question(())
        lines.add((asked.line, asked.emblem, len(asked.buttons)))
    assert len(lines) == 1


# -- votes


def test_seats_show_whom_they_point_at() -> None:
    """GRO-FN-the-accused: open votes."""
    state = seek("vote")
    first = state.to_act
    assert first is not None
    target = int(str(state.legal_actions()[0]).split()[1])
    play(state, f"vote {target}")
    seats = look(state, None).view["seats"]
    assert seats[first]["points"] == f"points at {voice(state).name(target)}"
    assert seats[target]["votes"]


def test_sealed_votes_stay_sealed() -> None:
    """GRO-FN-the-purge."""
    state = seek("purge")
    first = state.to_act
    assert first is not None
    play(state, str(state.legal_actions()[0]))
    assert not any(seat["points"] for seat in look(state, None).view["seats"])
    assert look(state, first).view["seats"][first]["points"]


# -- moments


def test_turning_is_told_to_its_owner_only() -> None:
    """GRO-I-6."""
    for number in range(60):
        state = deal(7, f"TURN-{number}")
        rng = Random(number)
        while state.to_act is not None:
            events = play(state, str(rng.choice(list(state.legal_actions()))))
            turned = [event.facts["seat"] for event in events if event.kind == "turned"]
            if turned and state.ended is None and not any(event.kind in ("died", "ended") for event in events):
                owner = turned[0]
                assert isinstance(owner, int)
                assert look(state, owner, events).view["moment"]["title"] == "You are a werewolf"
                assert look(state, owner).view["own"]["team"] == "You, werewolf"
                for other in (None, *(seat for seat in range(7) if seat not in turned)):
                    assert look(state, other, events).view["moment"] == {}
                return
    raise AssertionError("nobody turned")


def test_a_death_has_its_moment_and_does_not_tell_the_team() -> None:
    """GRO-I-5."""
    for number in range(60):
        state = deal(7, f"DEATH-{number}")
        rng = Random(number)
        while state.to_act is not None:
            events = play(state, str(rng.choice(list(state.legal_actions()))))
            if any(event.kind == "died" for event in events) and state.ended is None:
                moment = look(state, None, events).view["moment"]
                assert moment["kind"] == "died" and "team stays untold" in moment["text"]
                return
    raise AssertionError("nobody died")


def test_the_growl_has_its_moment_and_the_sheet_opens_everything() -> None:
    """GRO-E-2."""
    state = deal(7, sins=True, undead=True)
    told = game(state, 3)
    assert look(state, 0, told[-1][2]).view["moment"]["kind"] == "ended"
    outcome = state.outcome()
    assert outcome is not None
    badges = [{"seat": seat, "name": voice(state).name(seat)} for seat in range(7)]
    sheet = PRESENTER.score(outcome, badges, voice(state), state.turn)
    listed = sheet["rows"]
    assert isinstance(listed, list)
    rows = {row["seat"]: row for row in listed}
    assert [len(rows[seat]["hand"]) for seat in range(7)] == [sum(hand) for hand in state.hands]
    assert {seat for seat, row in rows.items() if row["winner"]} == set(outcome.winners)
    assert sheet["story"] and sheet["growl"]


# -- the log


@pytest.mark.parametrize("options", COMBINATIONS, ids=["base", "sins", "undead", "all"])
def test_every_game_can_be_told_to_every_reader(options: dict[str, object]) -> None:
    for number in range(4):
        state = deal(7, f"LOG-{number}", **options)
        told = game(state, number)
        for reader in (None, 0, 3):
            entries = PRESENTER.log(moves(told, reader), state.turn, voice(state, None), state.options)
            assert all(entry.text and "{" not in entry.text for entry in entries)
            lines = PRESENTER.recap(moves(told, reader), voice(state, reader))
            assert all(line and "{" not in line for line in lines)


def test_the_log_names_each_day_card() -> None:
    """GRO-D-2."""
    state = deal(7, start=0)
    card = KIND_NAMES[state.top].capitalize()
    told = [(0, "give 3", play(state, "give 3"))]
    entry = PRESENTER.log(moves(told, None), 1, voice(state, None), state.options)[-1]
    assert entry.text == f"Sam gave <b>Mira</b> a <b>{card}</b>."
    assert (entry.seat, entry.caption) == (0, "day 1")


def test_what_was_passed_is_told_to_giver_and_receiver_only() -> None:
    state = seek("pass", asked=None)
    told = []
    while state.to_act is not None and state.frames[-1].kind == "pass":
        seat, action = state.to_act, state.legal_actions()[0]
        told.append((seat, str(action), play(state, str(action))))
    public = PRESENTER.recap(moves(told, None), voice(state, None))
    assert "The cards have changed hands." in public
    assert not any("sent" in line or "Came in" in line for line in public)
    giver = told[0][0]
    own = PRESENTER.recap(moves(told, giver), voice(state, giver))
    assert sum("You sent" in line for line in own) == 2


# -- hints and notes


@pytest.mark.parametrize("options", COMBINATIONS, ids=["base", "sins", "undead", "all"])
def test_every_action_can_be_advised(options: dict[str, object]) -> None:
    state = deal(7, "ADVICE", **options)
    rng = Random(2)
    while state.to_act is not None:
        seen = state.observe(state.to_act)
        for action in state.legal_actions():
            advice = PRESENTER.advise(action, seen, voice(state), state.options)
            assert advice.title and all(advice.facts) and "{" not in "".join((advice.title, *advice.facts))
            assert not any("no cards" in fact for fact in advice.facts)
        state.apply(rng.choice(list(state.legal_actions())))


def test_a_hint_says_what_a_seat_is_chosen_for() -> None:
    """For which Night, or to die, or to be saved (GRO-Q-10, GRO-FN-the-trusted)."""
    told: dict[str, set[str]] = {}
    for number in (8, 18, 19, 37):
        state = deal(7, f"CHOSEN-{number}")
        rng = Random(number)
        while state.to_act is not None:
            seen, speaker = state.observe(state.to_act), voice(state)
            for action in state.legal_actions():
                if isinstance(action, Choose | Vote):
                    title = PRESENTER.advise(action, seen, speaker, state.options).title
                    form = title.replace(speaker.name(action.seat), "X")
                    stage, card = reading.stage_of(seen), reading.card_asked(seen)
                    told.setdefault(f"{stage} {card}", set()).add(form)
            state.apply(rng.choice(list(state.legal_actions())))
    assert told["choose blood-hound"] == {"Blood Hound: choose X"}
    assert told["vote the-accused"] == told["purge the-purge"] == {"Vote for X to die"}
    assert told["vote the-trusted"] == {"Vote for X to be saved"}
    assert told["save the-unsaved"] == {"Save X"}
    assert told["doom the-trusted"] == {"Choose X to die"}
    assert told["tie the-trusted"] == {"Choose X to be saved"}


def test_every_note_of_the_guide_arises_and_has_words() -> None:
    arisen: set[str] = set()
    for number in range(12):
        state = deal(7, f"GUIDE-{number}", sins=True, undead=True)
        rng = Random(number)
        while state.to_act is not None:
            arisen.update(PRESENTER.occasions(state.observe(state.to_act), ()))
            state.apply(rng.choice(list(state.legal_actions())))
    assert arisen == set(PRESENTER.notes)
    assert all(PRESENTER.note(note).text for note in PRESENTER.notes)


def test_the_game_is_known_by_its_slug() -> None:
    assert GROWL.slug == "growl"


def test_gold_tokens_go_on_in_a_match() -> None:
    """GRO-E-3, GRO-U-7, GRO-Q-16: who has most begins."""
    state = deal(5, "MATCH", match="several")
    game(state, 1)
    outcome = state.outcome()
    assert outcome is not None
    options = PRESENTER.again(state.options, outcome)
    assert options["tokens"] == list(outcome.scores)
    following = GROWL.deal(5, "NEXT", options)
    assert isinstance(following, GrowlState)
    assert outcome.scores[following.start] == max(outcome.scores)
    sheet = PRESENTER.score(outcome, [{"seat": seat, "name": ""} for seat in range(5)], voice(state), 1)
    match = sheet["match"]
    assert isinstance(match, dict)
    assert [row["total"] for row in match["rows"]] == [str(n) for n in sorted(outcome.scores, reverse=True)]
    single = deal(5, "SINGLE")
    game(single, 1)
    ended = single.outcome()
    assert ended is not None and PRESENTER.again(single.options, ended) == single.options
