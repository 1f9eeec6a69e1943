"""Draw the nine-patch shadows of ``resources/textures``: ``python tools/draw_shadows.py``.

A shadow is black with the alpha of a blurred, shifted, rounded rectangle. ``margin`` is how far the picture reaches
beyond the thing that throws it, ``edge`` how much of the picture is corner; both numbers stand again in ``Theme.qml``.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, exp
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

TEXTURES = Path(__file__).resolve().parent.parent / "resources" / "textures"


@dataclass(frozen=True, slots=True)
class Layer:
    drop: float
    blur: float
    alpha: float


@dataclass(frozen=True, slots=True)
class Shadow:
    name: str
    radius: float
    margin: int
    edge: int
    layers: tuple[Layer, ...]


SHADOWS = (
    Shadow("small", 2, 8, 16, (Layer(0.7, 1, 0.42), Layer(2, 5, 0.28))),
    Shadow("rest", 9, 20, 40, (Layer(2, 3, 0.42), Layer(6, 14, 0.28))),
    Shadow("raised", 9, 28, 54, (Layer(2.8, 4.2, 0.55), Layer(8.4, 19.6, 0.38))),
    Shadow("prompt", 14, 40, 82, (Layer(10, 30, 0.45),)),
    Shadow("dialog", 18, 94, 178, (Layer(24, 70, 0.6),)),
)


def main() -> None:
    TEXTURES.mkdir(parents=True, exist_ok=True)
    for shadow in SHADOWS:
        draw(shadow).save(str(TEXTURES / f"shadow_{shadow.name}.png"))


def draw(shadow: Shadow) -> QImage:
    side = 2 * shadow.edge + 2
    clear = [[1.0] * side for _ in range(side)]
    for layer in shadow.layers:
        blurred = blur(shape(side, shadow.margin, shadow.radius, layer.drop), layer.blur / 2)
        clear = [
            [left * (1 - layer.alpha * value) for left, value in zip(row, new, strict=True)]
            for row, new in zip(clear, blurred, strict=True)
        ]
    picture = QImage(side, side, QImage.Format.Format_ARGB32)
    for y, row in enumerate(clear):
        for x, left in enumerate(row):
            picture.setPixelColor(x, y, QColor(0, 0, 0, round(255 * (1 - left))))
    return picture


def shape(side: int, margin: int, radius: float, drop: float) -> list[list[float]]:
    """The sharp shadow, 0 to 1."""
    picture = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(Qt.GlobalColor.black)
    length = side - 2 * margin
    painter.drawRoundedRect(QRectF(margin, margin + drop, length, length), radius, radius)
    painter.end()
    return [[picture.pixelColor(x, y).alphaF() for x in range(side)] for y in range(side)]


def blur(rows: list[list[float]], sigma: float) -> list[list[float]]:
    reach = ceil(3 * sigma)
    weights = [exp(-(step * step) / (2 * sigma * sigma)) for step in range(-reach, reach + 1)]
    total = sum(weights)
    kernel = [weight / total for weight in weights]
    for _ in range(2):
        rows = [list(column) for column in zip(*(blur_line(row, kernel, reach) for row in rows), strict=True)]
    return rows


def blur_line(line: list[float], kernel: list[float], reach: int) -> list[float]:
    padded = [0.0] * reach + line + [0.0] * reach
    return [
        sum(weight * value for weight, value in zip(kernel, padded[start : start + len(kernel)], strict=True))
        for start in range(len(line))
    ]


if __name__ == "__main__":
    main()
