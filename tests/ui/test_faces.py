"""Card faces, emblems and shadows as QML asks for them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QSize, QTranslator
from PySide6.QtGui import QColor, QGuiApplication, QImage
from PySide6.QtQuick import QQuickImageProvider

from sevens_desktop.engine.the_sins.cards import SINS
from sevens_desktop.files import resource
from sevens_desktop.ui import lettering
from sevens_desktop.ui.faces import FaceProvider
from sevens_desktop.ui.pictures import InkProvider, TextureProvider, load_letters

FACES = sorted(path.stem for path in resource("faces").glob("*.svg"))
EMBLEMS = sorted(path.stem for path in resource("emblems").glob("*.svg"))
ICONS = sorted(path.stem for path in resource("icons").glob("*.svg") if path.stem != "app")


class Words(QTranslator):
    """Translates the words of the faces by a table."""

    def __init__(self, table: dict[str, str]) -> None:
        super().__init__()
        self._table = table

    def isEmpty(self) -> bool:  # noqa: N802 (Qt's name)
        return False

    def translate(self, context: str, source: str, *_: object) -> str | None:
        return self._table.get(source) if context == "Faces" else None


@pytest.fixture
def provider(qapp: QGuiApplication) -> FaceProvider:
    load_letters(resource("fonts").parent)
    return FaceProvider(resource("faces"))


@pytest.fixture
def translated(qapp: QGuiApplication) -> Iterator[Words]:
    words = Words({"ENVY": "ENVIE SANS BORNES ET SANS FIN"})
    QCoreApplication.installTranslator(words)
    yield words
    QCoreApplication.removeTranslator(words)


@pytest.fixture
def drawn(provider: FaceProvider, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The faces that are really drawn from now on."""
    keys: list[str] = []
    draw = provider.draw

    def counted(key: str, wanted: QSize) -> QImage:
        keys.append(key)
        return draw(key, wanted)

    monkeypatch.setattr(provider, "draw", counted)
    return keys


def ask(provider: QQuickImageProvider, address: str, width: int, height: int = 0) -> QImage:
    return provider.requestImage(address, QSize(), QSize(width, height))


def differing(left: QImage, right: QImage) -> list[tuple[int, int]]:
    return [
        (x, y)
        for y in range(left.height())
        for x in range(left.width())
        if left.pixelColor(x, y) != right.pixelColor(x, y)
    ]


@pytest.mark.parametrize("key", FACES)
def test_every_drawing_is_drawn_at_the_size_that_is_asked_for(provider: FaceProvider, key: str) -> None:
    image = ask(provider, f"{key}?en", 60, 84)
    assert (image.width(), image.height()) == (60, 84)
    assert any(image.pixelColor(30, y).alpha() for y in range(84))


def test_a_missing_side_follows_from_the_drawing(provider: FaceProvider) -> None:
    assert ask(provider, "sins_envy", 100).size() == QSize(100, 140)
    assert ask(provider, "sins_envy", 0, 140).size() == QSize(100, 140)


def test_the_size_is_told_to_the_caller(provider: FaceProvider) -> None:
    size = QSize()
    provider.requestImage("sins_envy", size, QSize(100, 0))
    assert size == QSize(100, 140)


def test_an_unknown_face_is_an_error(provider: FaceProvider) -> None:
    with pytest.raises(FileNotFoundError):
        ask(provider, "sins_avarice", 100)


def test_words_are_drawn_in_the_language_of_the_moment(provider: FaceProvider, translated: Words) -> None:
    french = ask(provider, "sins_envy?fr", 250, 350)
    QCoreApplication.removeTranslator(translated)
    english = ask(provider, "sins_envy?en", 250, 350)
    assert differing(french, english)


def test_a_long_word_stays_inside_its_band(provider: FaceProvider, translated: Words) -> None:
    long = ask(provider, "sins_envy?fr", 250, 350)
    QCoreApplication.removeTranslator(translated)
    short = ask(provider, "sins_envy?en", 250, 350)
    changed = differing(long, short)
    assert min(x for x, _ in changed) >= 24
    assert max(x for x, _ in changed) <= 226
    assert min(y for _, y in changed) >= 272
    assert max(y for _, y in changed) <= 322


def test_a_face_is_drawn_once_for_each_size(provider: FaceProvider, drawn: list[str]) -> None:
    for width in (100, 100, 120, 100):
        ask(provider, "sins_lust?en", width)
    assert drawn == ["sins_lust", "sins_lust"]


def test_what_was_drawn_is_kept_up_to_a_limit(
    provider: FaceProvider, drawn: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sevens_desktop.ui.faces.CACHE_BYTES", 2 * ask(provider, "sins_lust", 100).sizeInBytes())
    for key in ("sins_envy", "sins_greed", "sins_greed", "sins_lust"):
        ask(provider, key, 100)
    assert drawn == ["sins_lust", "sins_envy", "sins_greed", "sins_lust"]


def test_the_words_of_the_sins_can_be_translated() -> None:
    places = json.loads(resource("faces", "words.json").read_text(encoding="utf-8"))
    shown = {word["word"] for key, words in places.items() if key.startswith("sins_") for word in words}
    assert shown <= set(lettering.WORDS)
    assert {sin.upper() for sin in SINS} <= set(lettering.WORDS)


def test_the_words_of_seven_and_seven_can_be_translated() -> None:
    places = json.loads(resource("faces", "words.json").read_text(encoding="utf-8"))
    shown = {word["word"] for key, words in places.items() if key.startswith("sevens_") for word in words}
    assert shown | {"SIN", "VIRTUE"} <= set(lettering.WORDS)


def test_words_stand_on_drawings_that_are_there() -> None:
    places = json.loads(resource("faces", "words.json").read_text(encoding="utf-8"))
    assert places.keys() <= set(FACES)


@pytest.mark.parametrize("key", FACES)
def test_the_drawings_hold_only_what_qtsvg_draws(key: str) -> None:
    text = resource("faces", f"{key}.svg").read_text(encoding="utf-8")
    assert not re.search(r"<(clipPath|mask|filter|use)\b|clip-path", text)


@pytest.mark.parametrize("address", [*(f"emblems/{key}" for key in EMBLEMS), *(f"icons/{key}" for key in ICONS)])
def test_drawings_of_one_colour_take_the_colour_that_is_asked_for(qapp: QGuiApplication, address: str) -> None:
    image = ask(InkProvider(resource("faces").parent), f"{address}/e9b872", 48, 48)
    solid = {
        image.pixelColor(x, y).name() for x in range(48) for y in range(48) if image.pixelColor(x, y).alpha() == 255
    }
    assert solid == {QColor("#e9b872").name()}


@pytest.mark.parametrize("kind", ["small", "rest", "raised", "prompt", "dialog"])
def test_shadows_fade_towards_the_edge(qapp: QGuiApplication, kind: str) -> None:
    image = ask(TextureProvider(resource("textures")), f"shadow_{kind}", 0)
    middle = image.height() // 2
    row = [image.pixelColor(x, middle).alpha() for x in range(image.width() // 2)]
    assert row == sorted(row)
    assert row[0] < 8 < row[-1]
