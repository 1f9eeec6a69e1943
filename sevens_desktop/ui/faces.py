"""Card faces for QML: ``image://face/<key>`` is the drawing with its words in the language of the moment.

``<key>/large`` is the size for reading, with what the card does, for cards that have one. The drawings carry no words;
``faces/words.json`` says where each stands in the drawing's own units. What follows a ``?`` in the address is not read:
the language stands there, so that a picture is asked for anew when it changes.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtQuick import QQuickImageProvider
from PySide6.QtSvg import QSvgRenderer

from sevens_desktop.ui import growl_faces
from sevens_desktop.ui.large_faces import is_large, rearranged, write_large
from sevens_desktop.ui.lettering import Word, draw_word

CACHE_BYTES = 24_000_000
LARGE = "large"


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
        name, _, size = key.partition("/")
        words = self._words.get(name, ())
        composed = growl_faces.is_composed(name)
        large = size == LARGE and (composed or is_large(name))
        renderer = QSvgRenderer(self._drawing(name, words, large))
        renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
        box = renderer.viewBoxF()
        image = blank(fit(box, wanted))
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        renderer.render(painter, QRectF(image.rect()))
        painter.scale(image.width() / box.width(), image.height() / box.height())
        if composed:
            growl_faces.write(painter, name, large)
        elif large:
            write_large(painter, words)
        else:
            for word in words:
                draw_word(painter, word)
        painter.end()
        return image

    def _drawing(self, name: str, words: Sequence[Word], large: bool) -> bytes:
        if growl_faces.is_composed(name):
            return growl_faces.drawing(self._folder, self._folder.parent / "emblems", name, large)
        drawing = (self._folder / f"{name}.svg").read_bytes()
        return rearranged(drawing, words) if large else drawing


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
