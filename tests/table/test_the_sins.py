"""7: The Sins on the table: cards, facts, words, log, hints."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from sevens_desktop.engine.contract import State
from sevens_desktop.engine.the_sins.actions import FEEDS, TAKES, parse
from sevens_desktop.engine.the_sins.cards import SINS
from sevens_desktop.engine.the_sins.game import THE_SINS
from sevens_desktop.files import resource
from sevens_desktop.table.history import History
from sevens_desktop.table.players import Voice
from sevens_desktop.table.presenters.the_sins import THE_SINS as PRESENTER
from sevens_desktop.table.presenters.the_sins.cards import BACKS, face_of
from sevens_desktop.table.view import Card, Scene, TableView
from tests.table.conftest import Tables, bot, person, press, press_first

NAMES = ("Sam", "Ann", "Lee")


def laid(row: str, **changes: object) -> State:
    """Three seats, seat 0 to act, this row; the cards that are needed for it come out of the pile."""
    position = THE_SINS.deal(
        3, "LAID", {"start": 0, "sins": ["pride", "envy", "wrath", "sloth", "gluttony"]}
    ).position()
    pile, old = list(_cards(position["pile"])), list(_cards(position["row"]))
    wanted = row.split(" ")
    for card in old:
        pile.insert(0, card)
    for card in wanted:
        pile.remove(card)
    hells = sorted(pile, key=lambda card: card.partition(".")[2])
    return THE_SINS.load(position | {"pile": hells, "row": wanted, **changes})


def _cards(value: object) -> list[str]:
    assert isinstance(value, list)
    return value


def look(state: State, seat: int | None = 0, before: tuple[Card, ...] = (), **changes: object) -> TableView:
    asked = seat is not None and state.to_act == seat
    options: Mapping[str, object] = {**state.options, **changes}
    legal = state.legal_actions() if asked else ()
    return PRESENTER.present(Scene(state.observe(seat), Voice(NAMES, 0), options, legal, (), before))


ROW = "envy.1 envy.1 wrath.1 judgment.1 sloth.1"


def test_equal_sins_lie_side_by_side_with_one_element_and_judgments_last() -> None:
    """SIN-15: all cards of a sin are chosen together; SIN-19: a Judgment cannot be."""
    view = look(laid("envy.1 wrath.1 judgment.1 envy.1 sloth.1"))
    row = [card for card in view.cards if card.zone == "row"]
    assert [(card.slot, card.face, card.element) for card in row] == [
        (0, "sins_envy", "kind:envy"),
        (1, "sins_envy", "kind:envy"),
        (2, "sins_wrath", "kind:wrath"),
        (3, "sins_sloth", "kind:sloth"),
        (4, "sins_judgment_1", "judgment:1"),
    ]
    assert [card.name for card in row[1:3] + row[4:]] == [
        "Envy, card 2 of 2, centre row.",
        "Wrath, centre row.",
        "Last Judgment, stays in the row. Cannot be taken.",
    ]
    assert view.order == ("kind:envy", "kind:wrath", "kind:sloth")
    assert view.possible == "You can take or feed <b>2 Envy</b>, <b>1 Wrath</b> or <b>1 Sloth</b>."


def test_every_drawing_that_is_named_exists() -> None:
    """Faces of all sins, of Penance, of the Judgments, and the backs."""
    texts = [f"{kind}.{part}" for kind in SINS for part in ("1", "penance")]
    texts += [f"judgment.{part}" for part in "123"]
    for name in (*map(face_of, texts), *BACKS):
        assert resource("faces", f"{name}.svg").is_file()


def test_stacks_are_one_card_with_a_count() -> None:
    view = look(laid(ROW))
    stacks = {card.uid: card.count for card in view.cards if not card.face_up}
    assert stacks == {"pile": 50, "abyss": 0, "reserve:0": 1, "reserve:1": 1, "reserve:2": 1}


def test_hidden_numbers_are_minus_one() -> None:
    """SIN-Q3."""
    position = THE_SINS.deal(3, "LAID", {"start": 0, "hide_counts": True})
    view = look(position)
    assert {card.uid: card.count for card in view.cards if card.uid.startswith(("reserve", "abyss"))} == {
        "abyss": -1,
        "reserve:0": 1,
        "reserve:1": -1,
        "reserve:2": -1,
    }
    assert [seat["cards"] for seat in view.view["seats"]] == [1, -1, -1]


def test_a_taken_card_leaves_for_the_reserve_and_the_others_keep_their_uid() -> None:
    state = laid(ROW)
    history = History(state)
    before = look(state).cards
    step = history.apply(TAKES[3])
    after = PRESENTER.present(
        Scene(history.state.observe(0), Voice(NAMES, 0), history.state.options, (), step.events, before)
    )
    kept = {card.uid: card.face for card in before if card.zone == "row" and card.slot >= 2}
    row = [card for card in after.cards if card.zone == "row"]
    fresh = [card for card in row if card.origin == "pile"]
    assert {card.uid: card.face for card in row if card not in fresh} == kept
    assert sorted(card.slot for card in row) == [0, 1, 2, 3, 4]
    assert len(fresh) == 2
    assert not {card.uid for card in fresh} & {card.uid for card in before}
    assert [(card.zone, card.face_up) for card in after.leaving] == [("reserve:0", False)] * 2
    assert {card.uid for card in after.leaving} == {card.uid for card in before if card.face == "sins_envy"}


def test_a_fed_card_leaves_for_the_abyss() -> None:
    state = laid(ROW)
    history = History(state)
    before = look(state).cards
    step = history.apply(FEEDS[4])
    scene = Scene(history.state.observe(0), Voice(NAMES, 0), history.state.options, (), step.events, before)
    assert [card.zone for card in PRESENTER.present(scene).leaving] == ["abyss"]


# -- what is asked


def test_the_selection_says_what_will_follow() -> None:
    view = look(laid(ROW))
    nothing, envy = view.question(()), view.question(("kind:envy",))
    assert nothing.title == "Your turn"
    assert nothing.buttons == ()
    assert envy.title == "2 Envy"
    assert [(button.id, button.key, button.target) for button in envy.buttons] == [
        ("clear", "Esc", ""),
        ("feed", "A", "abyss"),
        ("take", "R", "reserve:0"),
    ]
    assert envy.view["own"]["text"] == "1 card, would become 3"
    assert envy.view["groups"][0]["text"] == "2 Envy selected"


def test_without_stones_feeding_promises_none() -> None:
    """SIN-16."""
    view = look(laid(ROW, stones=[2, 2, 2], supply=0))
    question = view.question(("kind:envy",))
    assert "No Stones of Forgiveness are left." in question.line
    assert [button.text for button in question.buttons] == ["Clear", "Feed the Abyss", "Take to reserve"]


@pytest.mark.parametrize(
    ("element", "rule"),
    [("judgment:1", "SIN-19"), ("reserve:0", "SIN-17"), ("reserve:1", "SIN-17"), ("abyss", "SIN-17")],
)
def test_what_is_refused_names_its_rule(tables: Tables, element: str, rule: str) -> None:
    session = tables.lay(laid(ROW).position(), person("Sam"), person("Ann"), person("Lee"), curtain="never")
    session.prompt.pick(element)
    assert session.prompt.reason["rule"] == rule
    assert session.prompt.reason["ruleLabel"] == f"Rule {rule}"
    assert session.prompt.reason["possible"].startswith("You can take or feed <b>2 Envy</b>")


def test_the_facts_of_the_table() -> None:
    view = look(laid(ROW)).view
    assert view["judgmentsText"] == "1 of 3 Judgments"
    assert [(part["label"], part["left"], part["total"]) for part in view["pile"]] == [
        ("Hell I", 23, 23),
        ("Hell II", 16, 16),
        ("Hell III", 11, 11),
    ]
    assert [entry["text"] for entry in view["scale"]] == [
        "+1",
        "+3",
        "+6",
        *(f"\N{MINUS SIGN}{loss}" for loss in (1, 3, 6)),
        "+10",
    ]
    assert view["stones"]["label"] == "6 of 6 Stones of Forgiveness left."


def test_the_memory_aid_shows_what_its_option_says() -> None:
    """SIN-Q2."""
    history = History(laid(ROW))
    history.apply(parse("take envy"))
    history.apply(parse("feed wrath"))

    def known(aid: str) -> list[list[tuple[str, int]]]:
        view = look(history.state, 0, memory_aid=aid).view
        tallies = [*(seat["known"] for seat in view["seats"]), view["abyss"]["known"]]
        return [[(entry["sin"], entry["count"]) for entry in tally] for tally in tallies]

    assert known("off") == [[], [], [], []]
    assert ("envy", 2) in known("own")[0] or ("envy", 3) in known("own")[0]
    assert known("own")[1:] == [[], [], []]
    assert known("all")[3] == [("wrath", 1)]
    assert known("all")[1:3] == [[], []]


# -- the log


def test_older_takes_show_counts_only(tables: Tables) -> None:
    """A take is named for one round, that is for as many turns as there are seats."""
    session = tables.deal(person("Sam"), person("Ann"), start=0, curtain="never")
    for _ in range(5):
        press_first(session)
    takes = [entry for entry in session.log.entries if "took" in entry.text]
    named = [entry.turn for entry in takes if "<b>" in entry.text]
    assert named == [5, 4]
    assert all("row drew" not in entry.caption for entry in takes if entry.turn < 4)


def test_the_memory_aid_names_all_takes(tables: Tables) -> None:
    session = tables.deal(person("Sam"), person("Ann"), start=0, curtain="never", memory_aid="all")
    for _ in range(5):
        press_first(session)
    takes = [entry for entry in session.log.entries if "took" in entry.text]
    assert len(takes) == 5
    assert all("<b>" in entry.text for entry in takes)


def test_a_judgment_has_an_entry_of_its_own(tables: Tables) -> None:
    session = tables.deal(person("Sam"), person("Ann"), start=0, curtain="never")
    while not session.view["judgments"]:
        press_first(session)
    entry = next(entry for entry in reversed(session.log.entries) if entry.emblem == "judgment")
    assert entry.strong
    assert entry.text == "<b>First Last Judgment</b> appeared. It stays in the row."
    assert any(card.element in entry.elements for card in session.cards.cards)


# -- hints


def test_the_facts_of_a_hint_change_with_what_the_seat_knows() -> None:
    state = laid(ROW)
    history = History(state.copy())
    fresh = PRESENTER.advise(TAKES[3], state.observe(0), Voice(NAMES, 0), state.options)
    assert fresh.title == "Take 2 Envy"
    for text in ("take wrath", "feed envy", "take sloth"):
        history.apply(parse(text))
    later = History(THE_SINS.load(history.state.position()))
    again = PRESENTER.advise(TAKES[3], later.state.observe(0), Voice(NAMES, 0), state.options)
    assert fresh.facts[1] != again.facts[1]
    assert "0 points" in fresh.facts[1]
    assert "3 points" in again.facts[1]


def test_a_hint_counts_the_own_cards() -> None:
    """SIN-21: the first card is known to its owner."""
    one = laid(ROW)
    start = _first_card(one)
    kind = start.partition(".")[0]
    after = {"envy": 3}.get(kind, 2)
    advice = PRESENTER.advise(TAKES[3], one.observe(0), Voice(NAMES, 0), one.options)
    points = {2: 3, 3: 6}[after]
    assert advice.facts[0] == f"You would hold {after} Envy: {points} points instead of {'+1' if after == 3 else '0'}."


def _first_card(state: State) -> str:
    reserves = state.position()["reserves"]
    assert isinstance(reserves, list)
    return str(reserves[0][0])


def test_feeding_is_advised_with_the_abyss_and_the_own_reserve() -> None:
    state = laid(ROW)
    advice = PRESENTER.advise(FEEDS[3], state.observe(0), Voice(NAMES, 0), state.options)
    assert advice.title == "Feed the Abyss with 2 Envy"
    assert advice.facts[0] == "The Abyss would go from 0 points to 3: the fewest points would win."
    assert advice.button == "feed"


# -- the score sheet


def test_the_score_sheet_says_who_won_and_by_which_rule(tables: Tables) -> None:
    session = tables.deal(person("Sam"), person("Ann"), start=0, curtain="never")
    while not session.over:
        press_first(session, "feed" if session.turn["number"] % 3 == 0 else "take")
    outcome, engine = session.outcome, session.state.outcome()
    assert engine is not None
    assert outcome["rule"] == engine.reason.rule
    assert outcome["winners"] == list(engine.winners)
    assert [column["points"] for column in outcome["columns"][1:]] == sorted(
        engine.scores, reverse=bool(engine.reason.facts["high"])
    )
    for column, seat in ((column, column["seat"]) for column in outcome["columns"][1:]):
        assert sum(cell["points"] for cell in column["cells"]) == engine.scores[seat]
    assert sum(part["points"] for part in outcome["bars"][0]["parts"]) == outcome["bars"][0]["total"]
    assert outcome["axis"] == sorted(outcome["axis"])
    assert 0 in outcome["axis"]
    assert {entry["seat"] for entry in outcome["whatIf"]["entries"]} == {0, 1}


def test_bots_are_seated_against_the_clock(tables: Tables) -> None:
    """SIN-14: seats are numbered clockwise, play runs the other way."""
    session = tables.deal(person("Sam"), bot("Otto"), bot("Mira"), start=0)
    assert session.opponents == [2, 1]
    assert session.turn["direction"] == "counter-clockwise"


def test_a_whole_row_of_moves_by_name(tables: Tables) -> None:
    session = tables.lay(laid(ROW).position(), person("Sam"), person("Ann"), person("Lee"), curtain="never")
    press(session, "take envy")
    assert session.history.steps[0].action == TAKES[3]
