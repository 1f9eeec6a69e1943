"""The composed cards of Growl: each is drawn in both sizes, with the icons that count."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication

from sevens_desktop.engine.growl.cards import CARD_NAMES, ICONS, KIND_NAMES
from sevens_desktop.files import resource
from sevens_desktop.table.presenters.growl.reading import face_of
from sevens_desktop.ui import growl_faces
from sevens_desktop.ui.faces import FaceProvider
from sevens_desktop.ui.pictures import load_letters

FOLDER = resource("faces")
EMBLEMS = resource("emblems")
COMPOSED = [slug for slug in CARD_NAMES.values() if slug not in KIND_NAMES]
SIZE = QSize(250, 350)


@pytest.fixture
def provider(qapp: QGuiApplication) -> FaceProvider:
    load_letters(FOLDER.parent)
    return FaceProvider(FOLDER)


@pytest.mark.parametrize("slug", COMPOSED)
def test_every_card_is_drawn_in_both_sizes(provider: FaceProvider, slug: str) -> None:
    small, large = provider.draw(face_of(slug), SIZE), provider.draw(f"{face_of(slug)}/large", SIZE)
    assert small.size() == large.size() == SIZE
    assert small != large


def test_no_two_cards_look_alike(provider: FaceProvider) -> None:
    drawn = [provider.draw(face_of(slug), SIZE) for slug in CARD_NAMES.values()]
    assert all(one != other for at, one in enumerate(drawn) for other in drawn[:at])


@pytest.mark.parametrize("slug", COMPOSED)
def test_the_icons_are_those_that_count(slug: str) -> None:
    """GRO-SR-7: not the samples of the drawing."""
    root = ET.fromstring(growl_faces.drawing(FOLDER, EMBLEMS, face_of(slug), False))
    discs = [part.get("fill") for part in root if part.tag.endswith("circle") and part.get("r") == "22"]
    code = next(code for code, name in CARD_NAMES.items() if name == slug)
    counts = ICONS.get(code, ())
    assert discs == [growl_faces.LIGHTS[KIND_NAMES[kind]] for kind, count in enumerate(counts) for _ in range(count)]
