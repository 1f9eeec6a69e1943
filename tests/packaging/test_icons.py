"""The icon files of Windows and macOS hold the pictures that their tables promise."""

from __future__ import annotations

import struct

import icons
from PySide6.QtGui import QGuiApplication, QImage


def picture(data: bytes) -> QImage:
    return QImage.fromData(data)


def test_each_size_is_drawn_with_something_on_it(qapp: QGuiApplication) -> None:
    for size in (16, 256):
        image = picture(icons.draw(size))
        assert (image.width(), image.height()) == (size, size)
        assert image.pixelColor(size // 2, size // 2).alpha() == 255
        assert image.pixelColor(0, 0).alpha() < 255


def test_ico(qapp: QGuiApplication) -> None:
    data = icons.ico({size: icons.draw(size) for size in icons.ICO_SIZES})
    reserved, kind, count = struct.unpack_from("<HHH", data)
    assert (reserved, kind, count) == (0, 1, len(icons.ICO_SIZES))
    for number, size in enumerate(icons.ICO_SIZES):
        width, height, _, _, _, bits, length, start = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        assert (width or 256, height or 256, bits) == (size, size, 32)
        assert picture(data[start : start + length]).width() == size


def test_icns(qapp: QGuiApplication) -> None:
    data = icons.icns({kind: icons.draw(size) for kind, size in icons.ICNS_KINDS.items()})
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4)[0] == len(data)
    at, found = 8, {}
    while at < len(data):
        kind, (length,) = data[at : at + 4], struct.unpack_from(">I", data, at + 4)
        found[kind] = picture(data[at + 8 : at + length]).width()
        at += length
    assert found == icons.ICNS_KINDS
