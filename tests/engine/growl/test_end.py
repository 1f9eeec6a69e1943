"""How it ends and who wins (GRO-E-*)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sevens_desktop.engine.contract import Outcome
from sevens_desktop.engine.growl.table import check
from tests.engine.growl.finals import final
from tests.engine.growl.table import Table, plain


def ended(table: Table) -> Outcome:
    assert table.state.to_act is None
    outcome = table.state.outcome()
    assert outcome is not None
    return outcome


def grown(hands: list[str], zeros: Sequence[int] = (), dead: Sequence[int] = (), **options: object) -> Table:
    """A Final Night without effect: the Sleepwalkers 0 and 1 change seats, and everybody passes Gold."""
    table = final("the-sleepwalkers", hands, zeros, dead, (), **options)
    return table.play("choose 0", "choose 1").pass_all()


def test_the_game_ends_after_the_final_night() -> None:
    """GRO-E-1."""
    outcome = ended(grown(plain(5)))
    assert outcome.sheet["at_once"] is False
    assert outcome.reason.facts == {"alive": 5, "night": 3}


def test_the_game_ends_at_once_with_two_alive() -> None:
    """GRO-E-1."""
    table = Table(plain(4, s1="wound wound gold gold"), "wound", dead=[3]).begin().play("give 1")
    outcome = ended(table)
    assert outcome.sheet["at_once"] is True
    assert outcome.winners == (0, 1, 2, 3)
    assert table.heard("ended") == [{"team": "humans"}]


@pytest.mark.parametrize(
    ("zeros", "dead", "team", "winners"),
    [
        ([2], [], "humans", (0, 1, 3, 4)),
        ([0, 1, 2, 3], [], "humans", (4,)),
        ([0, 1, 2, 3, 4], [], "wolves", (0, 1, 2, 3, 4)),
        ([0, 1, 2], [3, 4], "wolves", (0, 1, 2)),
        ([0, 3], [4, 3], "humans", (1, 2, 4)),
    ],
)
def test_the_growl(zeros: list[int], dead: list[int], team: str, winners: tuple[int, ...]) -> None:
    """GRO-E-2: a single living human, and the humans win; the dead win with their team."""
    outcome = ended(grown(plain(5), zeros=zeros, dead=dead))
    assert outcome.sheet["team"] == team
    assert outcome.winners == winners
    assert outcome.reason.rule == "GRO-E-2"
    assert outcome.places == tuple(1 if seat in winners else min(5, 1 + len(winners)) for seat in range(5))


def test_with_nobody_alive_the_wolves_win() -> None:
    """GRO-E-1, GRO-E-2."""
    table = Table(plain(4), zeros=[1])
    for seat in range(4):
        table.state.hands[seat][3] = 4
    check(table.state, None)
    table.begin()
    assert ended(table).winners == (1,)


def test_winners_take_a_gold_token_and_one_for_each_gold_icon() -> None:
    """GRO-E-3: dead winners too; icons before the seat count (GRO-SR-7)."""
    hands = plain(5, s1="gold gold gold salve", s2="gold gold salve", s4="bite gold gold gold")
    table = final("the-sleepwalkers", hands, zeros=[4], dead=[2], spells=[(3, "charity")])
    table.play("choose 0", "choose 1").pass_all(s0="salve left charm right", s3="salve left charm right")
    outcome = ended(table)
    golds = [len([card for card in table.hand(seat).split() if card == "gold"]) for seat in range(5)]
    assert outcome.winners == (0, 1, 2, 3)
    assert outcome.scores == (1 + golds[0], 1 + golds[1], 1 + 2, 1 + golds[3] + 2, 0)


def test_a_match_adds_tokens_up() -> None:
    """GRO-E-3: most tokens make the Wolf King or Queen."""
    table = grown(plain(4), match="several", tokens=[7, 0, 1, 0])
    outcome = ended(table)
    totals = [had + more for had, more in zip([7, 0, 1, 0], outcome.scores, strict=True)]
    assert outcome.sheet["match"] == {"totals": totals, "leaders": [0]}
    assert ended(grown(plain(4))).sheet["match"] is None
    first = ended(grown(plain(4), match="several"))
    assert first.sheet["match"] == {"totals": list(first.scores), "leaders": [0, 1, 2, 3]}


def test_the_sheet_tells_the_story() -> None:
    """GRO-E-2: hands, teams, who turned and who died when."""
    hands = plain(5, s1="bite bite gold gold", s2="wound wound gold gold", s4="bite gold gold gold")
    table = Table(hands, "bite wound seance", zeros=[4]).begin().play("give 1", "give 2", "choose 3")
    table.pass_all(s1="bite left gold right", s4="gold left bite right")
    table.state.deck = (23,)
    table.state.drawn = 0
    table.state.night = 2
    table.state.frames.clear()
    table.begin()
    table.play("choose 0", "choose 1").pass_any()
    sheets = ended(table).sheet["seats"]
    assert isinstance(sheets, list)
    assert sheets[1]["turned"] == 0
    assert sheets[1]["wolf"] is True
    assert sheets[1]["wolf_zero"] is False
    assert sheets[2]["died"] == {"night": 0, "cause": "wounds"}
    assert sheets[4]["wolf_zero"] is True
    assert sheets[0]["turned"] is None


def test_everything_is_open_after_the_end() -> None:
    """GRO-E-2: all seats and the public know the same."""
    table = grown(plain(5), zeros=[2])
    knows = {table.state.observe(seat).knows for seat in (None, 0, 1, 2, 3, 4)}
    assert len(knows) == 1
    assert all(entry.secret for entry in next(iter(knows)) if entry.kind == "dealt")
