"""The size for reading: what the card does stands on it, in the language of the moment."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QSize, QTranslator
from PySide6.QtGui import QGuiApplication, QImage

from sevens_desktop.engine.seven_and_seven.cards import KINDS
from sevens_desktop.files import resource
from sevens_desktop.table.presenters.seven_and_seven.reading import BACK, drawing
from sevens_desktop.ui.faces import FaceProvider
from sevens_desktop.ui.large_faces import is_large, rearranged
from sevens_desktop.ui.pictures import load_letters

SIZE = QSize(250, 350)
TWO_SIDED = [drawing(kind) for kind in KINDS if "/" in kind or kind == "dual-wild"]


@pytest.fixture
def provider(qapp: QGuiApplication) -> FaceProvider:
    load_letters(resource("fonts").parent)
    return FaceProvider(resource("faces"))


class Abilities(QTranslator):
    """Every ability says the same."""

    def isEmpty(self) -> bool:  # noqa: N802 (Qt's name)
        return False

    def translate(self, context: str, _source: str, *_: object) -> str | None:
        return "mot " * 40 if context == "SevenAndSeven" else None


@pytest.fixture
def wordy(qapp: QGuiApplication) -> Iterator[Abilities]:
    words = Abilities()
    QCoreApplication.installTranslator(words)
    yield words
    QCoreApplication.removeTranslator(words)


@pytest.mark.parametrize("kind", KINDS)
def test_every_card_has_a_size_for_reading(provider: FaceProvider, kind: str) -> None:
    small, large = provider.draw(drawing(kind), SIZE), provider.draw(f"{drawing(kind)}/large", SIZE)
    assert is_large(drawing(kind))
    assert small != large
    assert large.size() == SIZE


def test_others_are_drawn_as_they_are(provider: FaceProvider) -> None:
    for name in (BACK, "sins_envy"):
        assert provider.draw(f"{name}/large", SIZE) == provider.draw(name, SIZE)


@pytest.mark.parametrize("name", TWO_SIDED)
def test_each_half_gets_a_panel_of_its_own(name: str) -> None:
    words = json.loads(resource("faces", "words.json").read_text(encoding="utf-8"))[name]
    plain = resource("faces", f"{name}.svg").read_bytes()
    changed = rearranged(plain, words).decode()
    assert plain.decode().count('class="band"') == 2
    assert changed.count('class="band"') == 4
    assert len(re.findall(r'class="medallion" transform="[^"]*scale\(0\.6\)"', changed)) == 2


def outside_panels(image: QImage) -> list[int]:
    """The pixels of the frame: no word may stand there."""
    return [image.pixel(x, y) for x in (3, 246) for y in range(20, 330)]


@pytest.mark.parametrize("kind", ["greed/charity", "wild-sin"])
def test_many_words_are_drawn_smaller_and_stay_inside(provider: FaceProvider, wordy: Abilities, kind: str) -> None:
    image = provider.draw(f"{drawing(kind)}/large", SIZE)
    assert set(outside_panels(image)) == set(outside_panels(provider.draw(drawing(kind), SIZE)))
