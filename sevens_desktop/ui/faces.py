"""Card faces for QML: ``image://face/<key>`` is the drawing with its words in the language of the moment.

The drawings carry no words; ``faces/words.json`` says where each stands in the drawing's own units. What follows a
``?`` in the address is not read: the language stands there, so that a picture is asked for anew when it changes.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypedDict

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtQuick import QQuickImageProvider
from PySide6.QtSvg import QSvgRenderer

CACHE_BYTES = 24_000_000
WORD_ROOM = 196.0
"""A translated word wider than this, in units of the drawing, is drawn smaller."""
LETTERS = 100
"""Words are measured and laid out at this many pixels, then scaled: no size rounds to a whole pixel."""

WORDS = (
    QT_TRANSLATE_NOOP("Faces", "PRIDE"),
    QT_TRANSLATE_NOOP("Faces", "GREED"),
    QT_TRANSLATE_NOOP("Faces", "LUST"),
    QT_TRANSLATE_NOOP("Faces", "ENVY"),
    QT_TRANSLATE_NOOP("Faces", "WRATH"),
    QT_TRANSLATE_NOOP("Faces", "SLOTH"),
    QT_TRANSLATE_NOOP("Faces", "GLUTTONY"),
    QT_TRANSLATE_NOOP("Faces", "HUMILITY"),
    QT_TRANSLATE_NOOP("Faces", "CHARITY"),
    QT_TRANSLATE_NOOP("Faces", "CHASTITY"),
    QT_TRANSLATE_NOOP("Faces", "KINDNESS"),
    QT_TRANSLATE_NOOP("Faces", "PATIENCE"),
    QT_TRANSLATE_NOOP("Faces", "DILIGENCE"),
    QT_TRANSLATE_NOOP("Faces", "TEMPERANCE"),
    # "Last Judgment" stands on two lines: translate the first line here, the second below.
    QT_TRANSLATE_NOOP("Faces", "LAST"),
    QT_TRANSLATE_NOOP("Faces", "JUDGMENT"),
    QT_TRANSLATE_NOOP("Faces", "PENANCE"),
    QT_TRANSLATE_NOOP("Faces", "WOOD"),
    QT_TRANSLATE_NOOP("Faces", "STONE"),
    QT_TRANSLATE_NOOP("Faces", "BRICK"),
    QT_TRANSLATE_NOOP("Faces", "PAPYRUS"),
    QT_TRANSLATE_NOOP("Faces", "GLASS"),
    QT_TRANSLATE_NOOP("Faces", "GOLD"),
    QT_TRANSLATE_NOOP("Faces", "GEAR"),
    QT_TRANSLATE_NOOP("Faces", "COMPASS"),
    QT_TRANSLATE_NOOP("Faces", "TABLET"),
    QT_TRANSLATE_NOOP("Faces", "2 POINTS"),
    QT_TRANSLATE_NOOP("Faces", "3 POINTS"),
    QT_TRANSLATE_NOOP("Faces", "SHIELD"),
    QT_TRANSLATE_NOOP("Faces", "SHIELD + HORN"),
    QT_TRANSLATE_NOOP("Faces", "SHIELD + 2 HORNS"),
    QT_TRANSLATE_NOOP("Faces", "RESOURCE"),
    QT_TRANSLATE_NOOP("Faces", "ANY RESOURCE"),
    QT_TRANSLATE_NOOP("Faces", "SCIENCE"),
    QT_TRANSLATE_NOOP("Faces", "VICTORY"),
    QT_TRANSLATE_NOOP("Faces", "MILITARY"),
)
"""The words of the faces that games show; each is drawn as its translation in the context ``Faces``."""


class Word(TypedDict):
    word: str
    x: float
    y: float
    size: float
    fill: str
    anchor: str
    family: str
    weight: str
    letterSpacing: float
    transforms: list[str]


class FaceProvider(QQuickImageProvider):
    """Draws a face at the size that is asked for and keeps what was drawn last, up to ``CACHE_BYTES``."""

    def __init__(self, folder: Path) -> None:
        super().__init__(QQuickImageProvider.ImageType.Image)
        self._folder = folder
        self._words: Mapping[str, Sequence[Word]] = json.loads((folder / "words.json").read_text(encoding="utf-8"))
        self._drawn: OrderedDict[tuple[str, int, int], QImage] = OrderedDict()
        self._bytes = 0

    def requestImage(self, id: str, size: QSize, requestedSize: QSize) -> QImage:  # noqa: A002 (Qt's names)
        key = (id, requestedSize.width(), requestedSize.height())
        image = self._drawn.pop(key, None)
        if image is None:
            image = self.draw(id.partition("?")[0], requestedSize)
            self._bytes += image.sizeInBytes()
        self._drawn[key] = image
        while self._bytes > CACHE_BYTES and len(self._drawn) > 1:
            _, oldest = self._drawn.popitem(last=False)
            self._bytes -= oldest.sizeInBytes()
        size.setWidth(image.width())
        size.setHeight(image.height())
        return image

    def draw(self, key: str, wanted: QSize) -> QImage:
        """The face of this key. Raises ``FileNotFoundError`` for a key that has no drawing."""
        path = self._folder / f"{key}.svg"
        renderer = QSvgRenderer(path.read_bytes())
        renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
        box = renderer.viewBoxF()
        image = blank(fit(box, wanted))
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        renderer.render(painter, QRectF(image.rect()))
        painter.scale(image.width() / box.width(), image.height() / box.height())
        for word in self._words.get(key, ()):
            draw_word(painter, word)
        painter.end()
        return image


def fit(box: QRectF, wanted: QSize) -> QSize:
    """The wanted size; a side that is not given follows from the proportions of the drawing."""
    width, height = wanted.width(), wanted.height()
    if width <= 0 and height <= 0:
        return box.size().toSize()
    if width <= 0:
        return QSize(max(1, round(height * box.width() / box.height())), height)
    if height <= 0:
        return QSize(width, max(1, round(width * box.height() / box.width())))
    return QSize(width, height)


def blank(size: QSize) -> QImage:
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def draw_word(painter: QPainter, word: Word) -> None:
    text = QCoreApplication.translate("Faces", word["word"])
    scale = word["size"] / LETTERS
    font = QFont(word["family"], weight=int(word["weight"]))
    font.setPixelSize(LETTERS)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, word["letterSpacing"] / scale)
    width = QFontMetricsF(font).horizontalAdvance(text)
    scale = min(scale, WORD_ROOM / width)
    painter.save()
    for transform in word["transforms"]:
        apply_transform(painter, transform)
    painter.translate(word["x"], word["y"])
    painter.scale(scale, scale)
    painter.setFont(font)
    painter.setPen(QColor(word["fill"]))
    painter.drawText(QPointF(-width / 2, 0), text)
    painter.restore()


def apply_transform(painter: QPainter, transform: str) -> None:
    """SVG transforms of the two kinds that the faces use: ``translate(x y)`` and ``rotate(degrees)``."""
    for part in transform.split(")"):
        name, _, numbers = part.strip().partition("(")
        if name == "translate":
            x, y = numbers.split()
            painter.translate(float(x), float(y))
        elif name == "rotate":
            painter.rotate(float(numbers))
