"""A finished game looked at again: what each decision was worth, by what its seat knew then."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from sevens_desktop.bots.appraisal import Appraisal, Effort, Inquiry
from sevens_desktop.bots.greedy import GREEDY
from sevens_desktop.bots.worker import Question
from sevens_desktop.engine.catalog import GAMES
from sevens_desktop.storage.saved import Player
from sevens_desktop.table import review as core
from sevens_desktop.table.history import History
from sevens_desktop.table.review import Finding, costliest, decisions, finding, inquiry
from sevens_desktop.table.reviewing import Review
from sevens_desktop.table.sitting import Sitting
from tests.table.conftest import Tables, bot, person
from tests.waiting import PATIENCE

QUICK = Effort(share=0.02, worlds=2, seconds=None, patience=60.0)
SEATS = {"the-sins": 2, "seven-and-seven": 2, "architects": 2, "growl": 4}
NAMES = ("Ann", "Otto", "Mira")


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(core, "REVIEW", QUICK)


def finished(slug: str, *others: Player, seed: str = "REVIEW") -> tuple[Sitting, History]:
    """Sam and these played a whole game; without them, bots."""
    game, rng = GAMES[slug], Random(5)
    company = others or tuple(bot(name) for name in NAMES[: SEATS[slug] - 1])
    state = game.deal(1 + len(company), seed)
    history = History(state)
    while (seat := history.state.to_act) is not None:
        known = history.state.determinize(seat, rng)
        history.apply(GREEDY[slug].choose(known, seat, rng))
    return Sitting("game", slug, seed, state.options, (person("Sam"), *company)), history


@pytest.fixture(params=GAMES)
def played(request: pytest.FixtureRequest) -> tuple[Sitting, History]:
    return finished(str(request.param))


@pytest.fixture
def sins(tables: Tables) -> Iterator[Review]:
    review = Review(*finished("the-sins"), tables.bots)
    yield review
    review.close()


def percents(review: Review) -> list[str]:
    return [move["percent"] for move in review.moves]


def found(review: Review, qtbot: QtBot, count: int) -> None:
    qtbot.waitUntil(lambda: sum(percent != "" for percent in percents(review)) >= count, timeout=PATIENCE)


# -- which decisions, and what is asked about them


def test_the_own_decisions_with_a_choice_are_looked_at(played: tuple[Sitting, History]) -> None:
    _, history = played
    steps = history.steps
    looked_at = decisions(history, 0)
    assert looked_at
    assert all(steps[at].seat == 0 and len(steps[at].before.legal_actions()) > 1 for at in looked_at)
    assert sum(step.seat == 0 and not step.forced for step in steps) == len(looked_at)


def test_what_others_hid_does_not_change_what_a_decision_was_worth(played: tuple[Sitting, History]) -> None:
    """At each point the review has only what that seat knew."""
    sitting, history = played
    exchanged = 0
    for at in decisions(history, 0)[::5]:
        step = history.steps[at]
        asked = inquiry(sitting, history, at, "ticket")
        twin = step.before.determinize(0, Random(at))
        exchanged += twin.position() != step.before.position()
        history.steps[at] = replace(step, before=twin)
        again = inquiry(sitting, history, at, "ticket")
        assert again.world.position() == asked.world.position()
        assert again.answer() == asked.answer()
    assert exchanged


# -- what is made of the answers


def appraisal(best: float, played: float, doubt: float, other: str = "take envy") -> Appraisal:
    return Appraisal("ticket", 7, "feed wrath", best, other, played, doubt)


def test_a_better_move_must_be_better_beyond_doubt() -> None:
    sitting, _ = finished("the-sins")
    better = finding(sitting, appraisal(0.5, 0.3, 0.05))
    assert better == Finding(7, 0.3, GAMES["the-sins"].parse("feed wrath"), 0.5)
    assert better.cost == pytest.approx(0.2)
    assert finding(sitting, appraisal(0.5, 0.3, 0.15)) == Finding(7, 0.3)
    assert finding(sitting, appraisal(0.305, 0.3, 0.001)) == Finding(7, 0.3)
    assert finding(sitting, appraisal(0.2, 0.3, 0.01)) == Finding(7, 0.3)


def test_the_best_move_costs_nothing_and_a_lost_process_finds_nothing() -> None:
    sitting, _ = finished("the-sins")
    assert finding(sitting, appraisal(0.5, 0.0, 0.0, other="")) == Finding(7, 0.5)
    assert finding(sitting, Appraisal("ticket", 7, "feed wrath")) is None


def test_three_decisions_that_cost_most_in_the_order_of_the_game() -> None:
    move = GAMES["the-sins"].parse("feed wrath")
    costs = {1: 0.1, 2: 0.4, 3: 0.0, 4: 0.3, 5: 0.2}
    findings = [Finding(step, 0.3, move if cost else None, 0.3 + cost) for step, cost in costs.items()]
    assert [one.step for one in costliest(findings)] == [2, 4, 5]
    assert costliest([Finding(1, 0.5)]) == []


# -- on the screen


def test_a_review_goes_through_the_game_and_ends_with_its_result(
    played: tuple[Sitting, History], tables: Tables, qtbot: QtBot
) -> None:
    sitting, history = played
    review = Review(sitting, history, tables.bots)
    told: list[str] = []
    review.announced.connect(lambda text, _: told.append(text))
    total = len(review.moves)
    assert review.progress["share"] == 0 and not review.busy
    review.start()
    assert review.busy
    qtbot.waitUntil(lambda: review.finished, timeout=PATIENCE)
    assert not review.busy and review.progress == {"share": 1.0, "text": f"{total} of {total} decisions looked at"}
    assert told == [review.progress["text"]]
    assert all(percents(review))
    points = review.curve["points"]
    assert len(points) == total + 1
    assert points[-1] == {"at": 1.0, "share": history.state.win_shares()[0], "costly": False}
    assert [point["at"] for point in points] == sorted(point["at"] for point in points)
    assert bool(review.costly) != bool(review.summary)
    words = [review.title, review.note, review.curve["label"], *(move["label"] for move in review.moves)]
    for cost in review.costly:
        words += [cost["label"], *cost["facts"], *(chance["label"] for chance in cost["chances"])]
    assert all(word and "{" not in word for word in words)
    review.close()


@pytest.mark.parametrize(("best", "played", "costly"), [(0.6, 0.25, True), (0.3, 0.27, False)])
def test_the_words_follow_what_was_found(
    best: float, played: float, costly: bool, sins: Review, tables: Tables, asked: list[Question]
) -> None:
    sins.start()
    (question,) = asked
    assert isinstance(question, Inquiry)
    step = sins.history.steps[question.ply]
    other = next(str(action) for action in step.before.legal_actions() if action != step.action)
    answer = Appraisal(question.game_id, question.ply, other, best, str(step.action), played, 0.02)
    tables.bots.answered.emit(answer)
    move = sins.moves[0]
    spoken = f"{move['turn']}: {move['text']}. Chance of winning about {round(100 * played)} %."
    assert move["label"] == (f"{spoken} It cost much." if costly else spoken)
    if costly:
        (cost,) = sins.costly
        assert [chance["percent"] for chance in cost["chances"]] == ["about 25 %", "about 60 %"]
        assert cost["label"].startswith(f"{move['turn']}. Your move: {move['text']}. Better: ")
        assert sins.summary == ""
    else:
        assert sins.costly == []
        assert sins.summary == "Nothing was found so far that would clearly have been better."


def test_a_review_that_is_stopped_shows_what_it_has_and_goes_on(
    sins: Review, tables: Tables, asked: list[Question]
) -> None:
    """What was found too late is looked for again."""
    sins.start()
    tables.bots.answered.emit(asked[0].answer())
    sins.stop()
    shown = percents(sins)
    assert any(shown) and not sins.busy and not sins.finished
    late = asked[1].answer()
    tables.bots.answered.emit(late)
    assert percents(sins) == shown and len(asked) == 2
    sins.start()
    assert asked[2].answer() == replace(late, game_id=ticket_of(asked[2]))
    tables.bots.answered.emit(asked[2].answer())
    assert sum(map(bool, percents(sins))) == 2


def ticket_of(question: Question) -> str:
    return question.answer_at_once().game_id


def test_a_review_rests_while_its_screen_is_left(sins: Review, tables: Tables, asked: list[Question]) -> None:
    sins.start()
    sins.rest()
    tables.bots.answered.emit(asked[0].answer())
    assert not any(percents(sins)) and len(asked) == 1
    sins.wake()
    tables.bots.answered.emit(asked[1].answer())
    assert any(percents(sins)) and len(asked) == 3


def test_a_review_that_was_stopped_does_not_wake(sins: Review, asked: list[Question]) -> None:
    sins.start()
    sins.stop()
    sins.wake()
    assert len(asked) == 1 and not sins.busy


def test_whose_decisions_are_looked_at_can_be_chosen(tables: Tables, qtbot: QtBot) -> None:
    review = Review(*finished("the-sins", person("Ann"), bot("Otto")), tables.bots)
    assert review.people == [{"value": 0, "label": "Sam"}, {"value": 1, "label": "Ann"}]
    review.start()
    found(review, qtbot, 1)
    own = percents(review)
    review.lookAt(1)
    assert review.seat == 1 and "Ann" in review.note
    found(review, qtbot, 1)
    review.lookAt(0)
    assert percents(review)[: len([p for p in own if p])] == [p for p in own if p]
    review.close()


def test_without_people_every_seat_can_be_looked_at(tables: Tables) -> None:
    sitting, history = finished("the-sins")
    review = Review(replace(sitting, players=(bot("Sam"), bot("Otto"))), history, tables.bots)
    assert [one["label"] for one in review.people] == ["Sam", "Otto"]
    review.close()


def test_a_game_without_decisions_says_so(tables: Tables) -> None:
    sitting, history = finished("the-sins")
    history.steps.clear()
    review = Review(sitting, history, tables.bots)
    review.start()
    assert review.finished and not review.busy and review.curve == {}
    assert review.summary == "There was nothing to decide in this game that can be looked at."
    review.close()
