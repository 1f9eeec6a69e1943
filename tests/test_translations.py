"""English and French say the same things, and all of them."""

from __future__ import annotations

import ast
import importlib.util
import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from types import ModuleType

import pytest
from PySide6.QtGui import QGuiApplication

import sevens_desktop
from sevens_desktop.engine.catalog import GAMES
from sevens_desktop.engine.contract import Action, Event, Game, Reason
from sevens_desktop.files import resource
from sevens_desktop.table.players import Voice
from sevens_desktop.table.words.architects_names import COUNTS as ARCHITECTS_COUNTS
from sevens_desktop.table.words.common import COUNTS
from sevens_desktop.table.words.games import WORDS
from sevens_desktop.ui.language import LANGUAGES, Language

PACKAGE = Path(sevens_desktop.__file__).parent
TOOL = PACKAGE.parent / "tools" / "translations.py"
RULES = sorted(resource("rules", "fr").glob("*.md"))

MARKS = re.compile(r"\{\w*\}|%[1-9n]|</?b>")
"""What must come through a translation: facts, numbers, bold."""

QML_TEXT = re.compile(r'qsTr\("((?:[^"\\]|\\.)*)"')
ENGLISH = re.compile(r"\b(the|of|and|you|your|with|to|from|has|takes?|took)\b", re.IGNORECASE)
BAD_FRENCH = re.compile(r"'|!|(?<=\S)[ \u00a0][;:?»%](?![\dn])|«(?!\u202f)|(?<![\u202f\s>])[;?»]|\w:(?=\s)")
"""A straight apostrophe, an exclamation mark, a double sign without its narrow space."""


@dataclass(frozen=True)
class Message:
    context: str
    source: str
    forms: tuple[str, ...]
    counted: bool


def messages(language: str) -> list[Message]:
    tree = ET.parse(resource("translations", f"sevens_{language}.ts"))
    return [
        Message(
            context.findtext("name", ""),
            message.findtext("source", ""),
            tuple(form.text or "" for form in message.iter("numerusform")) or (message.findtext("translation", ""),),
            message.get("numerus") == "yes",
        )
        for context in tree.iter("context")
        for message in context.iter("message")
    ]


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("translations_tool", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def language(qapp: QGuiApplication) -> Iterator[Language]:
    spoken = Language(qapp)
    yield spoken
    spoken.silence()


# -- complete


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_word_is_collected_translated_and_compiled(tool: ModuleType, code: str) -> None:
    assert tool.check(code) == []


def said_in_python(path: Path) -> Iterator[tuple[str, str]]:
    """Context and text of every literal call; a counted text has its class as context."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        literals = [arg.value for arg in call.args[:2] if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
        if name in ("translate", "QT_TRANSLATE_NOOP") and len(literals) == 2:
            yield literals[0], literals[1]
    for counts in (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)):
        for call in (node for node in ast.walk(counts) if isinstance(node, ast.Call)):
            if (
                isinstance(call.func, ast.Attribute)
                and call.func.attr == "tr"
                and isinstance(call.args[0], ast.Constant)
            ):
                yield counts.name, str(call.args[0].value)


def said_in_qml(path: Path) -> Iterator[tuple[str, str]]:
    for text in QML_TEXT.findall(path.read_text(encoding="utf-8")):
        yield path.stem, text.replace('\\"', '"')


def test_every_literal_of_the_sources_has_french() -> None:
    """Read without the tool that collects them."""
    said = {pair for path in PACKAGE.rglob("*.py") for pair in said_in_python(path)}
    said |= {pair for path in PACKAGE.rglob("*.qml") for pair in said_in_qml(path)}
    french = {(message.context, message.source) for message in messages("fr") if all(message.forms)}
    assert len(said) > 500
    assert said - french == set()


def test_english_has_every_counted_text_of_french() -> None:
    counted = {(message.context, message.source) for message in messages("fr") if message.counted}
    assert counted == {(message.context, message.source) for message in messages("en") if all(message.forms)}


# -- the same facts, and the form of the language


@pytest.mark.parametrize("code", LANGUAGES)
def test_facts_numbers_and_bold_come_through(code: str) -> None:
    lost = [
        (message.source, form)
        for message in messages(code)
        for form in message.forms
        if Counter(MARKS.findall(form)) != Counter(MARKS.findall(message.source))
        or (form.startswith(" "), form.endswith(" ")) != (message.source.startswith(" "), message.source.endswith(" "))
    ]
    assert lost == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_counted_texts_have_two_finished_forms(code: str) -> None:
    counted = [message for message in messages(code) if message.counted]
    assert counted
    assert [
        message for message in counted if len(message.forms) != 2 or any("(" in form for form in message.forms)
    ] == []


@pytest.mark.parametrize(
    ("code", "cards", "shields", "word"),
    [
        ("en", ["0 cards", "1 card", "2 cards"], ["0 shields", "1 shield", "2 shields"], ["cards", "card", "cards"]),
        (
            "fr",
            ["0 carte", "1 carte", "2 cartes"],
            ["0 bouclier", "1 bouclier", "2 boucliers"],
            ["carte", "carte", "cartes"],
        ),
    ],
)
def test_plurals(language: Language, code: str, cards: list[str], shields: list[str], word: list[str]) -> None:
    """Nothing is many in English and one in French."""
    language.use(code)
    assert [COUNTS.cards(n) for n in range(3)] == cards
    assert [ARCHITECTS_COUNTS.shields(n) for n in range(3)] == shields
    assert [COUNTS.cards_word(n) for n in range(3)] == word


def test_french_is_set_as_french() -> None:
    found = [(message.source, form) for message in messages("fr") for form in message.forms if BAD_FRENCH.search(form)]
    assert found == []


@pytest.mark.parametrize("page", RULES, ids=lambda page: page.stem)
def test_french_rules_are_set_as_french(page: Path) -> None:
    text = re.sub(r"<!--.*?-->", "", page.read_text(encoding="utf-8"))
    assert [line for line in text.splitlines() if BAD_FRENCH.search(line)] == []


# -- whole games


def told(game: Game) -> list[str]:
    """All that a game of the least seats says in the language of the moment: log, refusals, options, result."""
    words, rng, seats = WORDS[game.slug], Random(7), game.seat_counts[0]
    state = game.deal(seats, "WORDS")
    events: list[Event] = []
    refusals: dict[str, Reason] = {}
    seen: dict[type[Action], Action] = {}
    while state.to_act is not None:
        actions = state.legal_actions()
        seen |= {type(action): action for action in actions}
        refused = filter(None, map(state.why_not, seen.values()))
        refusals |= {refusal.code: refusal for refusal in refused}
        state.apply(rng.choice(actions), events)
    outcome = state.outcome()
    assert outcome is not None
    names = tuple(f"Z{seat}" for seat in range(seats))
    said = [words.reason(outcome.reason, "Z0")]
    for event in events:
        for seat in (None, 0):
            known = event.for_seat(seat)
            said.append("" if known is None else words.event(known, Voice(names, seat)))
    for refusal in refusals.values():
        said += words.refusal(refusal)
    for option in game.options:
        said += words.option(option.key)
    return said


@pytest.mark.parametrize("slug", sorted(WORDS))
def test_a_game_is_told_in_french(language: Language, slug: str) -> None:
    language.use("en")
    english = told(GAMES[slug])
    language.use("fr")
    french = told(GAMES[slug])
    assert len(french) == len(english) > 50
    assert [text for text in french if ENGLISH.search(text)] == []
    assert all(bool(text) == bool(source) and "{" not in text for text, source in zip(french, english, strict=True))
