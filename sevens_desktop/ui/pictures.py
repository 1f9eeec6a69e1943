"""Emblems, icons, shadows and letters for QML, each by key.

``image://ink/emblems/envy/f5efe3`` is a drawing of one colour in the colour that is asked for,
``image://texture/shadow_rest`` a picture as it lies in ``resources/textures``.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QFontDatabase, QImage, QPainter
from PySide6.QtQml import QQmlEngine
from PySide6.QtQuick import QQuickImageProvider
from PySide6.QtSvg import QSvgRenderer

from sevens_desktop.ui.faces import FaceProvider, blank, fit
from sevens_desktop.ui.wonders import WonderProvider


class InkProvider(QQuickImageProvider):
    """Drawings of one colour: ``<folder>/<key>/<rrggbb>``."""

    def __init__(self, resources: Path) -> None:
        super().__init__(QQuickImageProvider.ImageType.Image)
        self._resources = resources

    def requestImage(self, id: str, size: QSize, requestedSize: QSize) -> QImage:  # noqa: A002 (Qt's names)
        folder, key, colour = id.split("/")
        renderer = QSvgRenderer((self._resources / folder / f"{key}.svg").read_bytes())
        image = blank(fit(renderer.viewBoxF(), requestedSize))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(painter, QRectF(image.rect()))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(image.rect(), QColor(f"#{colour}"))
        painter.end()
        size.setWidth(image.width())
        size.setHeight(image.height())
        return image


class TextureProvider(QQuickImageProvider):
    """Pictures that are not drawn at a size but stretched: nine-patch shadows."""

    def __init__(self, folder: Path) -> None:
        super().__init__(QQuickImageProvider.ImageType.Image)
        self._folder = folder

    def requestImage(self, id: str, size: QSize, requestedSize: QSize) -> QImage:  # noqa: A002, ARG002 (Qt's)
        image = QImage(str(self._folder / f"{id}.png"))
        size.setWidth(image.width())
        size.setHeight(image.height())
        return image


def add_pictures(engine: QQmlEngine, resources: Path) -> None:
    """Make ``image://face``, ``wonder``, ``ink`` and ``texture`` known to an engine, which then owns them."""
    engine.addImageProvider("face", FaceProvider(resources / "faces"))
    engine.addImageProvider("wonder", WonderProvider(resources / "faces"))
    engine.addImageProvider("ink", InkProvider(resources))
    engine.addImageProvider("texture", TextureProvider(resources / "textures"))


def load_letters(resources: Path) -> None:
    """Make Marcellus and Figtree known to the application."""
    for path in sorted((resources / "fonts").glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(path))
