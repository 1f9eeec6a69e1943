"""SIN-24 to SIN-26 and SIN-Q13 in play: Stones laid by hand (``manual_stones``) or for their owners."""

from __future__ import annotations

from sevens_desktop.engine.contract import Event, Refusal
from sevens_desktop.engine.the_sins.game import THE_SINS
from sevens_desktop.engine.the_sins.state import SinsState
from tests.engine.the_sins.table import act, lay, legal_texts

ROW = "judgment.1 judgment.2 pride.3 pride.3 greed.3"


def before_the_end(**options: object) -> SinsState:
    """Three seats, the first has two Stones, Envy, Lust and Sloth; the turn ends the game."""
    sins = ("pride", "greed", "lust", "envy", "sloth")
    reserves = {0: "lust.2 sloth.2"}
    return lay(3, ROW, "judgment.3", gone=3, supply=4, reserves=reserves, types=sins, options=options)


def why_not(state: SinsState, text: str) -> Refusal | None:
    return state.why_not(THE_SINS.parse(text))


def test_sin_24_stones_are_laid_once_the_abyss_is_open() -> None:
    state = before_the_end(manual_stones=True)
    assert why_not(state, "place lust") == Refusal("too_early_for_stones", "SIN-24")
    events = act(state, "take greed")
    assert [event.kind for event in events] == ["took", "revealed", "abyss_opened"]
    assert events[-1].facts.keys() == {"points", "high"}
    assert state.outcome() is None
    assert state.to_act == 0


def test_sin_26_the_owner_chooses_where() -> None:
    state = before_the_end(manual_stones=True)
    act(state, "take greed")
    assert len(legal_texts(state)) == 6
    events = act(state, "place lust sloth")
    assert events[0] == Event("placed_stones", {"seat": 0, "sins": ["lust", "sloth"]})
    outcome = state.outcome()
    assert outcome is not None
    seats = outcome.sheet["seats"]
    assert isinstance(seats, list)
    assert seats[0]["placed"] == ["lust", "sloth"]


def test_sin_q13_who_has_no_choice_is_not_asked() -> None:
    """Seats 1 and 2 hold no Stones."""
    state = before_the_end(manual_stones=True)
    act(state, "take greed", "place lust sloth")
    assert state.to_act is None
    assert state.observe(None).placed == (("lust", "sloth"), (), ())


def test_sin_q13_seats_are_asked_in_play_order() -> None:
    state = before_the_end(manual_stones=True, optional_stones=True)
    state.stones = [1, 1, 1]
    state.supply = 3
    act(state, "take greed")
    asked = []
    while state.to_act is not None:
        asked.append(state.to_act)
        act(state, "place")
    assert asked == [0, 2, 1]


def test_sin_q13_by_default_the_best_placing_is_laid() -> None:
    by_hand, by_itself = before_the_end(manual_stones=True), before_the_end()
    for state in (by_hand, by_itself):
        act(state, "take greed")
    assert by_itself.to_act is None
    best = by_itself.outcome()
    assert best is not None
    high = best.reason.facts["high"]
    results = []
    for text in legal_texts(by_hand):
        trial = by_hand.copy()
        act(trial, text)
        outcome = trial.outcome()
        assert outcome is not None
        results.append(outcome.scores[0])
    assert best.scores[0] == (max(results) if high else min(results))


def test_sin_25_and_sin_q5_wrong_placings_are_refused_with_their_rule() -> None:
    state = before_the_end(manual_stones=True)
    act(state, "take greed")
    assert why_not(state, "place pride envy") == Refusal("stone_needs_card", "SIN-25", {"sin": "pride"})
    assert why_not(state, "place greed lust envy") == Refusal("too_few_stones", "SIN-25", {"stones": 2})
    assert why_not(state, "place lust") == Refusal("stones_must_be_placed", "SIN-Q5", {"stones": 2})
    assert why_not(state, "place") == Refusal("stones_must_be_placed", "SIN-Q5", {"stones": 2})
    assert why_not(state, "pass") == Refusal("no_passing", "SIN-15")
    optional = before_the_end(manual_stones=True, optional_stones=True)
    act(optional, "take greed")
    assert why_not(optional, "place") is None
    assert why_not(optional, "place greed lust envy") == Refusal("too_few_stones", "SIN-25", {"stones": 2})


def test_stones_half_laid_are_kept_in_the_position() -> None:
    state = before_the_end(manual_stones=True, optional_stones=True)
    state.stones = [1, 0, 1]
    act(state, "take greed", "place lust")
    loaded = THE_SINS.load(state.position())
    assert loaded.to_act == state.to_act == 2
    assert loaded.observe(1).placed == (("lust",), None, None)
    assert loaded.legal_actions() == state.legal_actions()
