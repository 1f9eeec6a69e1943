"""The large size of the cards of 7 & 7: the drawing rearranged so that there is room for what the card does.

In a drawing ``medallion`` is the emblem in its heptagon and ``band`` the plate under the name, once in each half. All
measures are in units of the drawing.
"""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from sevens_desktop.table.words.seven_and_seven_cards import ability
from sevens_desktop.ui.lettering import MARGIN, TEXT, Word, apply_transform, draw_block, draw_word

SVG = "{http://www.w3.org/2000/svg}"
ET.register_namespace("", SVG[1:-1])


@dataclass(frozen=True)
class Layout:
    """``medallion`` is its transform, ``plate`` lies under the name and ``panel`` under the ability.

    ``kind`` is where ``SIN`` or ``VIRTUE`` stands, if it does.
    """

    medallion: str
    plate: QRectF
    panel: QRectF
    name: QPointF
    centred: bool
    name_size: float
    size: float
    kind: QPointF | None = None


HALF = Layout(
    "translate(-27.4 -0.8) scale(0.6)",
    QRectF(76, 17, 144, 44),
    QRectF(8, 69, 212, 84),
    QPointF(84, 40),
    False,
    21.0,
    15.4,
    QPointF(84, 55.5),
)
WHOLE = Layout(
    "translate(-8 -10) scale(1.07)",
    QRectF(12, 208, 204, 34),
    QRectF(12, 246, 204, 70),
    QPointF(115, 232),
    True,
    22.0,
    13.6,
)

_SLUGS = {"ANY SIN": "dual-wild-sin", "ANY VIRTUE": "dual-wild-virtue"}


def is_large(key: str) -> bool:
    """Is there a large size of this drawing?"""
    return key.startswith("sevens_") and key != "sevens_back"


def _layout(words: Sequence[Word]) -> Layout:
    return HALF if len(words) == 2 else WHOLE


def rearranged(svg: bytes, words: Sequence[Word]) -> bytes:
    """The drawing with its medallions and bands where the large size has them."""
    layout = _layout(words)
    root = ET.fromstring(svg)
    for parent in list(root.iter()):
        for position, part in reversed(list(enumerate(parent))):
            if part.get("class") == "medallion":
                part.set("transform", layout.medallion)
            elif part.get("class") == "band":
                panel = ET.Element(part.tag, part.attrib)
                _set(part, layout.plate)
                _set(panel, layout.panel)
                parent.insert(position + 1, panel)
    return ET.tostring(root)


def _set(rect: ET.Element, at: QRectF) -> None:
    for name, value in (("x", at.x()), ("y", at.y()), ("width", at.width()), ("height", at.height())):
        rect.set(name, f"{value:g}")


def write_large(painter: QPainter, words: Sequence[Word]) -> None:
    """Names and abilities on the rearranged drawing."""
    layout = _layout(words)
    for position, word in enumerate(words):
        draw_word(painter, _name(word, layout), layout.plate.width() - 2 * MARGIN)
        if layout.kind is not None:
            draw_word(painter, _kind(word, layout.kind, virtue=position == 1))
        _write_ability(painter, word, layout)


def _name(word: Word, layout: Layout) -> Word:
    anchor = "middle" if layout.centred else "start"
    return word | {"x": layout.name.x(), "y": layout.name.y(), "size": layout.name_size, "anchor": anchor}


def _kind(word: Word, at: QPointF, virtue: bool) -> Word:
    text = "VIRTUE" if virtue else "SIN"
    return word | {
        "word": text,
        "x": at.x(),
        "y": at.y(),
        "size": 11.0,
        "anchor": "start",
        "family": TEXT,
        "weight": "600",
        "letterSpacing": 1.2,
    }


def _write_ability(painter: QPainter, word: Word, layout: Layout) -> None:
    """In the middle of its panel, smaller where the words are many."""
    text = ability(_SLUGS.get(word["word"], word["word"].lower().replace(" ", "-")))
    painter.save()
    for transform in word["transforms"]:
        apply_transform(painter, transform)
    draw_block(painter, text, layout.panel, layout.size, QColor(word["fill"]), layout.centred)
    painter.restore()
