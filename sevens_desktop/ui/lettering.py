"""The words on card faces: what they say in the language of the moment, and how they are drawn."""

from __future__ import annotations

from typing import TypedDict

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextLayout, QTextOption

WORD_ROOM = 196.0
"""How wide a word can be, in units of the drawing."""
LETTERS = 100
"""Words are measured and laid out at this many pixels, then scaled: no size rounds to a whole pixel."""
TEXT = "Figtree"
LINE = 1.28
"""Height of a line in sizes of the letters."""
MARGIN = 8.0
STEP = 0.4
"""By how much the letters of a text shrink that does not fit."""

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
    QT_TRANSLATE_NOOP("Faces", "ANY SIN"),
    QT_TRANSLATE_NOOP("Faces", "ANY VIRTUE"),
    QT_TRANSLATE_NOOP("Faces", "WILD SIN"),
    QT_TRANSLATE_NOOP("Faces", "WILD VIRTUE"),
    QT_TRANSLATE_NOOP("Faces", "CONVERTER"),
    QT_TRANSLATE_NOOP("Faces", "CAPRICIOUS"),
    QT_TRANSLATE_NOOP("Faces", "SIN"),
    QT_TRANSLATE_NOOP("Faces", "VIRTUE"),
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
    QT_TRANSLATE_NOOP("Faces", "BITE"),
    QT_TRANSLATE_NOOP("Faces", "WOUND"),
    QT_TRANSLATE_NOOP("Faces", "CHARM"),
    QT_TRANSLATE_NOOP("Faces", "SALVE"),
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


def draw_word(painter: QPainter, word: Word, room: float = WORD_ROOM) -> None:
    """A word wider than its ``room`` is drawn smaller."""
    text = QCoreApplication.translate("Faces", word["word"])
    scale = word["size"] / LETTERS
    font = QFont(word["family"], weight=int(word["weight"]))
    font.setPixelSize(LETTERS)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, word["letterSpacing"] / scale)
    width = QFontMetricsF(font).horizontalAdvance(text)
    scale = min(scale, room / width)
    painter.save()
    for transform in word["transforms"]:
        apply_transform(painter, transform)
    painter.translate(word["x"], word["y"])
    painter.scale(scale, scale)
    painter.setFont(font)
    painter.setPen(QColor(word["fill"]))
    painter.drawText(QPointF(-width / 2 if word["anchor"] == "middle" else 0.0, 0), text)
    painter.restore()


def draw_block(painter: QPainter, text: str, panel: QRectF, size: float, colour: QColor, centred: bool = True) -> None:
    """In the middle of its panel, smaller where the words are many."""
    inner = panel.adjusted(MARGIN, 3, -MARGIN, -3)
    lines = _broken(text, size, inner.width(), centred)
    while lines.boundingRect().height() > inner.height():
        size -= STEP
        lines = _broken(text, size, inner.width(), centred)
    painter.setPen(colour)
    top = inner.y() + (inner.height() - lines.boundingRect().height()) / 2
    lines.draw(painter, QPointF(inner.x(), top))


def _broken(text: str, size: float, width: float, centred: bool) -> QTextLayout:
    font = QFont(TEXT, weight=QFont.Weight.Medium)
    font.setPixelSize(round(size))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    layout = QTextLayout(text, font)
    layout.setTextOption(QTextOption(Qt.AlignmentFlag.AlignHCenter if centred else Qt.AlignmentFlag.AlignLeft))
    layout.beginLayout()
    down = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        line.setPosition(QPointF(0, down))
        down += size * LINE
    layout.endLayout()
    return layout


def apply_transform(painter: QPainter, transform: str) -> None:
    """SVG transforms of the two kinds that the faces use: ``translate(x y)`` and ``rotate(degrees)``."""
    for part in transform.split(")"):
        name, _, numbers = part.strip().partition("(")
        if name == "translate":
            x, y = numbers.split()
            painter.translate(float(x), float(y))
        elif name == "rotate":
            painter.rotate(float(numbers))
