"""From the bundle to what Linux installs: a ``.deb`` and a portable ``.tar.xz`` with an AppDir inside."""

from __future__ import annotations

import gzip
import os
import platform
import shutil
import subprocess
import tarfile
import time
from email.utils import formatdate
from pathlib import Path

import app
import icons
import linux_libraries

HERE = Path(__file__).resolve().parent / "linux"
ICON_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)


def build_tree(bundle: Path, root: Path, icon_folder: Path) -> None:
    """Lay the installed files out below ``root``, as the ``.deb`` and the AppDir share them."""
    shutil.rmtree(root, ignore_errors=True)
    share = root / "usr" / "share"
    target = root / app.LINUX_FOLDER
    target.parent.mkdir(parents=True)
    shutil.copytree(bundle, target, symlinks=True)
    command = root / "usr" / "games" / app.PROGRAM
    command.parent.mkdir(parents=True)
    command.symlink_to(f"../lib/{app.PROGRAM}/{app.PROGRAM}")
    for kind, folder in (("desktop", "applications"), ("mime.xml", "mime/packages"), ("metainfo.xml", "metainfo")):
        name = f"{app.APP_ID}.xml" if kind == "mime.xml" else f"{app.APP_ID}.{kind}"
        write(share / folder / name, filled(HERE / f"{app.APP_ID}.{kind}"))
    for size in ICON_SIZES:
        place = share / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{app.APP_ID}.png"
        place.parent.mkdir(parents=True)
        shutil.copy(icon_folder / f"{size}.png", place)
    scalable = share / "icons" / "hicolor" / "scalable" / "apps" / f"{app.APP_ID}.svg"
    scalable.parent.mkdir(parents=True)
    shutil.copy(icons.SOURCE, scalable)
    write_compressed(share / "man" / "man6" / f"{app.PROGRAM}.6.gz", filled(HERE / "sevens.6"))


def build_deb(root: Path, out: Path, number: str, compression: str = "xz") -> Path:
    """Pack the tree as ``sevens_NUMBER_ARCH.deb``."""
    architecture = output("dpkg", "--print-architecture")
    add_documents(root, number)
    size = sum(path.stat().st_size for path in root.rglob("*") if path.is_file() and not path.is_symlink()) // 1024
    words = {
        "VERSION": number,
        "ARCHITECTURE": architecture,
        "MAINTAINER": app.MAINTAINER,
        "SIZE": str(size),
        "DEPENDS": ", ".join(depends(root)),
    }
    write(root / "DEBIAN" / "control", filled(HERE / "control", words))
    sums = [
        f"{output('md5sum', str(path)).split()[0]}  {path.relative_to(root)}"
        for path in sorted(root.rglob("*"))
        if path.is_file() and not path.is_symlink() and "DEBIAN" not in path.parts
    ]
    write(root / "DEBIAN" / "md5sums", "\n".join(sums) + "\n")
    set_modes(root)
    deb = out / f"{app.PROGRAM}_{number}_{architecture}.deb"
    command = ["dpkg-deb", "--root-owner-group", f"-Z{compression}", "--build", str(root), str(deb)]
    subprocess.run(command, check=True)
    shutil.rmtree(root / "DEBIAN")
    return deb


def build_portable(root: Path, out: Path) -> Path:
    """Pack the tree as an AppDir: ``./AppRun`` starts it from any folder."""
    name = f"{app.PROGRAM}-{app.version()}-linux-{os.uname().machine}"
    archive = out / f"{name}.tar.xz"
    write(
        root / "AppRun",
        '#!/bin/sh\nexec "$(dirname "$(readlink -f "$0")")' + f'/{app.LINUX_FOLDER}/{app.PROGRAM}" "$@"\n',
    )
    (root / "AppRun").chmod(0o755)
    shutil.copy(HERE / f"{app.APP_ID}.desktop", root)
    shutil.copy(icons.SOURCE, root / f"{app.APP_ID}.svg")
    with tarfile.open(archive, "w:xz") as tar:
        tar.add(root, arcname=name, filter=without_owner)
    return archive


def add_documents(root: Path, version: str) -> None:
    documents = root / "usr" / "share" / "doc" / app.PROGRAM
    parts = [app.ROOT / "LICENSE", app.ROOT / "NOTICE", HERE / "copyright"]
    write(documents / "copyright", "\n".join(part.read_text(encoding="utf-8") for part in parts))
    entry = f"{app.PROGRAM} ({version}) stable; urgency=medium\n\n  * See CHANGELOG.md.\n\n"
    write_compressed(documents / "changelog.gz", f"{entry} -- {app.MAINTAINER}  {formatdate(build_time())}\n")
    write(root / "usr" / "share" / "lintian" / "overrides" / app.PROGRAM, filled(HERE / "lintian-overrides"))


def set_modes(root: Path) -> None:
    """Folders and programs 755, everything else 644, whatever the builder's umask is."""
    program = root / app.LINUX_FOLDER / app.PROGRAM
    for path in root.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == program else 0o644)


def filled(template: Path, words: dict[str, str] | None = None) -> str:
    """The template with its ``@WORDS@`` put in."""
    date = time.strftime("%Y-%m-%d", time.gmtime(build_time()))
    text = template.read_text(encoding="utf-8")
    for key, value in {"VERSION": app.version(), "DATE": date, **(words or {})}.items():
        text = text.replace(f"@{key}@", value)
    return text


def build_time() -> int:
    """Seconds since 1970; ``SOURCE_DATE_EPOCH`` makes a build repeatable."""
    return int(os.environ.get("SOURCE_DATE_EPOCH", time.time()))


def depends(root: Path) -> list[str]:
    """What the packed program takes from the system; the C library must be the builder's or newer."""
    packages = linux_libraries.packages(root / app.LINUX_FOLDER)
    version = platform.libc_ver()[1]
    return [f"libc6 (>= {version})" if package == "libc6" else package for package in packages]


def without_owner(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    return entry


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def write_compressed(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode("utf-8"), mtime=0))


def output(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
