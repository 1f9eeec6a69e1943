"""Every icon of every system, drawn from ``resources/icons/app.svg``."""

from __future__ import annotations

import struct
from pathlib import Path

import app
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SOURCE = app.ROOT / "resources" / "icons" / "app.svg"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS = {
    b"icp4": 16,
    b"icp5": 32,
    b"icp6": 64,
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
    b"ic10": 1024,
}
"""Pixels by kind; the second row is for screens with two pixels a point."""


def draw(size: int) -> bytes:
    """The icon as a square PNG of ``size`` pixels."""
    picture = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    QSvgRenderer(QByteArray(SOURCE.read_bytes())).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")  # type: ignore[call-overload]  # the stub asks for bytes, PySide for text
    return bytes(buffer.data().data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """Windows: a heading, an entry of 16 bytes for each size, the pictures."""
    start = 6 + 16 * len(pictures)
    entries = b""
    for size, picture in pictures.items():
        # A side of 256 is written as 0.
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), start)
        start += len(picture)
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + b"".join(pictures.values())


def icns(pictures: dict[bytes, bytes]) -> bytes:
    """macOS: each picture after its kind and length, all after the length of the whole."""
    body = b"".join(kind + struct.pack(">I", 8 + len(picture)) + picture for kind, picture in pictures.items())
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def write_all(folder: Path) -> None:
    """``SIZE.png`` for each size, ``sevens.ico`` and ``sevens.icns``."""
    folder.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        (folder / f"{size}.png").write_bytes(draw(size))
    (folder / "sevens.ico").write_bytes(ico({size: draw(size) for size in ICO_SIZES}))
    (folder / "sevens.icns").write_bytes(icns({kind: draw(size) for kind, size in ICNS_KINDS.items()}))
