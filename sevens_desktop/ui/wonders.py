"""Wonders for QML as far as they are built: ``image://wonder/giza/bbr--/e9b872``.

The drawing is whole in ``faces/wonder_<name>.svg``, one path for each piece, ``a`` to ``e``. The five letters say which
are built (``b``), which would be built next (``r``, dashed in the colour that is given) and which are not (``-``).
"""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtQuick import QQuickImageProvider
from PySide6.QtSvg import QSvgRenderer

from sevens_desktop.ui.faces import blank, fit

BUILT, READY = "b", "r"
SVG = "{http://www.w3.org/2000/svg}"
ABSENT = {
    "fill": "#F4EEE2",
    "fill-opacity": ".04",
    "stroke": "#8E8591",
    "stroke-width": "1.6",
    "stroke-dasharray": "5 4",
}
AWAITED = {"fill-opacity": ".12", "stroke-width": "2.4", "stroke-dasharray": "6 4"}


class WonderProvider(QQuickImageProvider):
    def __init__(self, folder: Path) -> None:
        super().__init__(QQuickImageProvider.ImageType.Image)
        self._folder = folder

    def requestImage(self, id: str, size: QSize, requestedSize: QSize) -> QImage:  # noqa: A002 (Qt's names)
        name, states, colour = id.split("/")
        renderer = QSvgRenderer(self.compose(name, states, f"#{colour}"))
        image = blank(fit(renderer.viewBoxF(), requestedSize))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(painter, QRectF(image.rect()))
        painter.end()
        size.setWidth(image.width())
        size.setHeight(image.height())
        return image

    def compose(self, name: str, states: str, colour: str) -> bytes:
        """The drawing with every piece in its state. Raises ``FileNotFoundError`` for another name."""
        drawing = ElementTree.fromstring((self._folder / f"wonder_{name}.svg").read_bytes())
        for group in drawing.iter(f"{SVG}g"):
            for path, state in zip(list(group.iter(f"{SVG}path")), states, strict=True):
                if state == BUILT:
                    continue
                if path.get("id") is None:  # the light on a piece that does not stand
                    group.remove(path)
                else:
                    path.attrib.update(ABSENT if state != READY else {**AWAITED, "fill": colour, "stroke": colour})
        return ElementTree.tostring(drawing)
