"""Every icon of every system, drawn from ``resources/icons/app.svg``."""

from __future__ import annotations

from pathlib import Path

import app
from PIL import Image
from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SOURCE = app.ROOT / "resources" / "icons" / "app.svg"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512, 1024)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)


def draw(size: int) -> QImage:
    """The icon as a square picture of ``size`` pixels."""
    picture = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    QSvgRenderer(QByteArray(SOURCE.read_bytes())).render(painter)
    painter.end()
    return picture


def write_all(folder: Path) -> None:
    """``SIZE.png`` for each size, ``sevens.ico`` and ``sevens.icns``."""
    folder.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        if not draw(size).save(str(folder / f"{size}.png")):
            raise OSError(f"{folder} cannot be written")
    with Image.open(folder / "1024.png") as largest:
        largest.save(folder / "sevens.icns")
    with Image.open(folder / "256.png") as picture:
        picture.save(folder / "sevens.ico", sizes=[(size, size) for size in ICO_SIZES])
