"""The QML holds to the house: one place for colours and sizes, names and focus for controls, words translatable."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sevens_desktop.files import package_file, resource

MODULE = package_file("ui", "qml", "Sevens")
FILES = sorted(MODULE.rglob("*.qml"))
THEME = {MODULE / "Theme.qml", *(MODULE / "theme").glob("*.qml")}
USERS = [path for path in FILES if path not in THEME]

SIZES = (
    "width|height|implicitWidth|implicitHeight|spacing|rowSpacing|columnSpacing|radius|padding|leftPadding|rightPadding"
    "|topPadding|bottomPadding|margins|leftMargin|rightMargin|topMargin|bottomMargin|pixelSize|pointSize|duration|interval"
    "|strokeWidth|lineHeight|letterSpacing|preferredWidth|preferredHeight|minimumWidth|minimumHeight|maximumWidth"
)
CONTROLS = "AbstractButton|Button|Switch|Slider|ComboBox|TextField|TextArea|RadioButton|CheckBox"
PRESSABLE = MODULE / "components" / "Pressable.qml"
PLAIN_WORDS = {"7"}
"""The sign of the house is the same in every language. Names of keys are translated by ``Kbd``."""


def name(path: Path) -> str:
    return str(path.relative_to(MODULE))


def blocks(text: str, opening: str) -> Iterator[str]:
    """The bodies of the objects whose type matches, with everything inside."""
    for found in re.finditer(rf"\b(?:{opening}) \{{", text):
        depth, at = 1, found.end()
        while depth:
            depth += {"{": 1, "}": -1}.get(text[at], 0)
            at += 1
        yield text[found.end() : at]


def code(path: Path) -> str:
    """The file without its comments."""
    return re.sub(r"^\s*//.*$", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)


@pytest.mark.parametrize("path", USERS, ids=name)
def test_colours_stand_in_the_theme_only(path: Path) -> None:
    text = code(path)
    assert not re.findall(r"\"#[0-9A-Fa-f]{3,8}\"", text)
    assert not re.findall(r"\b(?:color|tone|edge|fill|ink)\s*:\s*\"\w+\"", text)
    assert not re.findall(r"Qt\.(?:rgba|hsla|alpha|darker|lighter|tint)\(", text)


@pytest.mark.parametrize("path", USERS, ids=name)
def test_sizes_and_durations_stand_in_the_theme_only(path: Path) -> None:
    literal = re.findall(rf"\b(?:{SIZES})\s*:\s*(?!(?:0|-1)\s*$)-?\d[\d.]*\s*$", code(path), flags=re.MULTILINE)
    assert not literal


@pytest.mark.parametrize("path", USERS, ids=name)
def test_letters_stand_in_the_theme_only(path: Path) -> None:
    assert not re.findall(r"font\.(?:family|pixelSize)\s*:\s*[\"\d]", code(path))


@pytest.mark.parametrize("path", [path for path in FILES if path != PRESSABLE], ids=name)
def test_every_control_has_a_name_a_role_and_the_focus(path: Path) -> None:
    """What is made of ``Pressable`` has the role and the focus from there."""
    text, shared = code(path), code(PRESSABLE)
    controls = [*blocks(text, rf"T\.(?:{CONTROLS})"), *(body + shared for body in blocks(text, "Pressable"))]
    for body in controls:
        assert "Accessible.name:" in body
        assert "Accessible.role:" in body
        assert "activeFocusOnTab:" in body
        assert "visualFocus" in body or "activeFocus" in body.replace("activeFocusOnTab", "")


@pytest.mark.parametrize("path", FILES, ids=name)
def test_every_visible_word_can_be_translated(path: Path) -> None:
    shown = re.findall(r"\b(?:text|label|title|placeholderText|caption)\s*:\s*\"([^\"#]*)\"", code(path))
    assert {word for word in shown if re.search(r"[A-Za-z]", word)} <= PLAIN_WORDS


@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_file_can_be_read_at_one_sitting(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 350


def test_the_module_lists_every_file() -> None:
    lines = (MODULE / "qmldir").read_text(encoding="utf-8").splitlines()
    listed = {line.split()[-1] for line in lines if line.endswith(".qml")}
    assert listed == {name(path) for path in FILES if path.parent.name != "theme"}


def test_every_drawing_that_is_named_exists() -> None:
    icons = {path.stem for path in resource("icons").glob("*.svg")}
    texts = "\n".join(code(path) for path in FILES)
    named = set(re.findall(r"iconName:\s*\"(\w+)\"", texts)) | set(re.findall(r"\"icon\":\s*\"(\w+)\"", texts))
    for body in blocks(texts, "Icon"):
        named |= set(re.findall(r"\"(\w+)\"", next(iter(re.findall(r"\bname:(.*)", body)), "")))
    assert named - {""} <= icons


def test_nothing_is_used_that_the_software_renderer_leaves_out() -> None:
    texts = "\n".join(code(path) for path in FILES)
    assert not re.findall(r"RectangularShadow|MultiEffect|ShaderEffect|layer\.enabled|ColorOverlay", texts)
