"""Why not: every refusal names the rule that forbids the action."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from sevens_desktop.engine.growl import refusals
from tests.engine.growl.finals import final
from tests.engine.growl.table import Table, plain
from tests.engine.growl.test_nights import RICH
from tests.engine.growl.test_undead import undead_turn


def over() -> Table:
    return Table(plain(4, s1="wound wound gold gold"), "wound", dead=[3]).begin().play("give 1")


def passing(talk: bool = False, **hands: str) -> Table:
    return Table(plain(4, **hands), "seance", talk=talk).begin().play("choose 0")


CASES: list[tuple[str, Callable[[], Table], str, str]] = [
    ("give 1", over, "game_over", "GRO-E-1"),
    ("keep", lambda: Table(plain(4)).begin(), "never_to_yourself", "GRO-D-1"),
    ("look hand", lambda: Table(plain(4)).begin(), "hands_are_secret", "GRO-D-2"),
    ("look deck", lambda: Table(plain(4)).begin(), "only_top_is_seen", "GRO-U-5"),
    ("give 0", lambda: Table(plain(4)).begin(), "never_to_yourself", "GRO-D-1"),
    ("give 0", lambda: Table(plain(4), "lust").begin(), "never_to_yourself", "GRO-SR-3"),
    ("give 2", lambda: Table(plain(4), dead=[2]).begin(), "only_to_the_living", "GRO-D-1"),
    ("give 9", lambda: Table(plain(4)).begin(), "only_to_the_living", "GRO-D-1"),
    ("give 1", lambda: Table(plain(4, s2=RICH), "gluttony").begin(), "judged_to_others", "GRO-7S-gluttony"),
    ("vote 1", lambda: Table(plain(4)).begin(), "not_asked_now", "GRO-D-1"),
    ("say need salve", lambda: Table(plain(4)).begin(), "no_talk", "GRO-D-1"),
    ("say accuse 0", lambda: Table(plain(4), talk=True).begin(), "talk_about_living_others", "GRO-D-1"),
    ("name gold", lambda: Table(plain(4), "hypnosis").begin(), "gold_is_not_named", "GRO-NC-hypnosis"),
    ("choose 1", lambda: Table(plain(4), "hypnosis").begin(), "not_asked_now", "GRO-NC-hypnosis"),
    ("choose 0", lambda: Table(plain(4), "blood-hound").begin(), "no_target", "GRO-NC-blood-hound"),
    ("pass gold left", passing, "one_card_each_way", "GRO-N-2"),
    ("pass wound left gold right", passing, "not_in_hand", "GRO-N-2"),
    ("pass salve left salve right", passing, "not_in_hand", "GRO-N-2"),
    ("pass bite left gold right", passing, "humans_pass_no_bite", "GRO-N-3"),
    ("give 2", passing, "not_asked_now", "GRO-N-2"),
    ("put bite", lambda: final("the-tempest", plain(4)), "not_in_hand", "GRO-FN-the-tempest"),
    ("give 1", lambda: final("the-tempest", plain(4)), "not_asked_now", "GRO-FN-the-tempest"),
    ("vote 1", lambda: final("the-purge", plain(4)), "not_at_yourself", "GRO-FN-the-purge"),
    ("vote 9", lambda: final("the-purge", plain(4)), "no_target", "GRO-FN-the-purge"),
    (
        "pass gold left bite right",
        lambda: final("all-hallows-eve", plain(5), dead=[2]).play("choose 2"),
        "not_in_hand",
        "GRO-FN-all-hallows-eve",
    ),
    (
        "pass gold left",
        lambda: final("all-hallows-eve", plain(5), dead=[2]).play("choose 2"),
        "one_card_each_way",
        "GRO-FN-all-hallows-eve",
    ),
    (
        "show gold",
        lambda: Table(plain(4, s2="bite gold"), "truth-serum", zeros=[2]).begin().play("choose 2"),
        "wolf_shows_bite",
        "GRO-NC-truth-serum",
    ),
    (
        "show nothing",
        lambda: Table(plain(4), "truth-serum").begin().play("choose 2"),
        "show_another_card",
        "GRO-NC-truth-serum",
    ),
    ("undead play", lambda: undead_turn("cold-bite", plain(5)), "card_asks_otherwise", "GRO-UD-cold-bite"),
    ("give 2", lambda: undead_turn("cold-bite", plain(5)), "not_asked_now", "GRO-UR-5"),
    ("say need salve", lambda: passing(talk=True), "not_asked_now", "GRO-N-2"),
    (
        "put bite",
        lambda: undead_turn("shambling-horde", plain(6, s2="bite gold")).play("undead play"),
        "humans_pass_no_bite",
        "GRO-UD-shambling-horde",
    ),
]


@pytest.mark.parametrize(("action", "arranged", "code", "rule"), CASES)
def test_why_not(action: str, arranged: Callable[[], Table], code: str, rule: str) -> None:
    refusal = arranged().why(action)
    assert (refusal.code, refusal.rule) == (code, rule)


def test_every_refusal_code_is_tried() -> None:
    """A code is tried here or where its rule is."""
    source = Path(refusals.__file__).read_text(encoding="utf-8")
    codes = set(re.findall(r'"([a-z]+(?:_[a-z]+)+)"', source))
    tests = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    named_by_rule = {
        "card_is_pledged": "GRO-Q-6",
        "kept_at_night": "GRO-7S-greed",
        "commanded": "GRO-UD-moaning-command",
    }
    assert {code for code in codes if f'"{code}"' not in tests and code not in named_by_rule} == set()
