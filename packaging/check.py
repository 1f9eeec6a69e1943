"""What a bundle and the packages made of it must satisfy; what does not hold is raised as a ``RuntimeError``."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path

import app
import linux_libraries
import trim
import windows_packages

MEGABYTES = 1e6
LARGEST_BUNDLE = 150
LARGEST_DEB = 42

CARRIED = {
    app.ROOT / "resources": "sevens_desktop/resources",
    app.ROOT / "sevens_desktop" / "ui" / "qml": "sevens_desktop/ui/qml",
}
"""Folders of which everything that is opened at run time must be in the bundle."""


def check_bundle(bundle: Path) -> None:
    check_completeness(bundle)
    check_builder(bundle)
    require(megabytes(bundle) <= LARGEST_BUNDLE, f"{bundle} is larger than {LARGEST_BUNDLE} MB")
    if sys.platform == "linux":
        linux_libraries.packages(bundle)


def check_completeness(bundle: Path) -> None:
    """Whatever stands in the project's folders is in the bundle, byte by byte, and nothing else."""
    for source, place in CARRIED.items():
        packed = bundle / "_internal" / place
        wanted = {name: data for name, data in contents(source) if trim.keep(name)}
        require(dict(contents(packed)) == wanted, f"{packed} does not hold what {source} does")


def check_builder(bundle: Path) -> None:
    """No name of a folder of the machine that built it."""
    folders = [folder for folder in (str(app.ROOT), sys.base_prefix) if not folder.startswith("/usr")]
    for name, data in contents(bundle):
        told = [folder for folder in folders if os.fsencode(folder) in data]
        require(not told, f"{name} tells {', '.join(told)}")


def check_deb(deb: Path, root: Path) -> None:
    """``root`` is the tree that was packed."""
    require(megabytes(deb) <= LARGEST_DEB, f"{deb} is larger than {LARGEST_DEB} MB")
    share = root / "usr" / "share"
    call("lintian", "--fail-on", "error,warning", "--allow-root", str(deb))
    call("desktop-file-validate", str(share / "applications" / f"{app.APP_ID}.desktop"))
    call("appstreamcli", "validate", "--no-net", str(share / "metainfo" / f"{app.APP_ID}.metainfo.xml"))


def check_setup_program(icon: Path) -> None:
    """Linux compiles the script for Windows around a stand-in; what is in the installer is listed."""
    with tempfile.TemporaryDirectory() as folder:
        payload, installer = Path(folder) / "payload", Path(folder) / f"{app.PROGRAM}-setup.exe"
        for name in (f"{app.PROGRAM}.exe", "_internal/library.dll"):
            (payload / name).parent.mkdir(parents=True, exist_ok=True)
            (payload / name).write_bytes(b"a stand-in")
        windows_packages.compile_script(payload, icon, installer)
        listed = call("7z", "l", str(installer))
        for name in (f"{app.PROGRAM}.exe", "library.dll"):
            require(name in listed, f"the installer does not hold {name}")


def require(fact: bool, complaint: str) -> None:
    """Raise ``RuntimeError`` with the complaint unless the fact holds."""
    if not fact:
        raise RuntimeError(complaint)


def contents(folder: Path) -> Iterator[tuple[str, bytes]]:
    """Name and bytes of every file below the folder."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            yield path.relative_to(folder).as_posix(), path.read_bytes()


def call(*command: str, environment: Mapping[str, str] | None = None) -> str:
    """Run a program and return what it prints. Raises with that if it fails."""
    result = subprocess.run(command, capture_output=True, encoding="utf-8", check=False, env=environment)
    require(result.returncode == 0, f"{' '.join(command)}: {result.stdout}{result.stderr}")
    return result.stdout


def megabytes(path: Path) -> float:
    files = [path] if path.is_file() else [each for each in path.rglob("*") if each.is_file() and not each.is_symlink()]
    return sum(each.stat().st_size for each in files) / MEGABYTES
