"""``python3 run.py bundle``: build what this system can build into ``dist/`` and try it out."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import app
import icons
import linux_libraries
import linux_packages

DIST = app.ROOT / "dist"
WORK = app.ROOT / "build"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--no-packages", action="store_true", help="build and try the bundle only")
    options = parser.parse_args()
    icon_folder = WORK / "icons"
    icons.write_all(icon_folder)
    bundle = build_bundle(icon_folder)
    try_out(bundle)
    print(f"{bundle}: {size_in_megabytes(bundle):.0f} MB")
    if not options.no_packages:
        for package in build_packages(bundle, icon_folder):
            print(f"{package}: {size_in_megabytes(package):.1f} MB")
    return 0


def build_bundle(icon_folder: Path) -> Path:
    """Run PyInstaller; the folder with the program is returned."""
    command = [
        "-m",
        "PyInstaller",
        "--noconfirm",
        "--log-level",
        "WARN",
        "--distpath",
        str(DIST),
        "--workpath",
        str(WORK),
    ]
    settings = dict(os.environ, SEVENS_BUNDLE_WORK=str(icon_folder))
    subprocess.run([sys.executable, *command, "packaging/sevens.spec"], check=True, cwd=app.ROOT, env=settings)
    bundle = DIST / app.PROGRAM
    if sys.platform == "linux":
        linux_libraries.clean(bundle)
    return bundle


def try_out(bundle: Path) -> None:
    """The packed program checks itself in a home of its own, started from the root folder."""
    program = bundle / (app.PROGRAM + (".exe" if os.name == "nt" else ""))
    with tempfile.TemporaryDirectory() as home:
        settings = dict(os.environ, SEVENS_HOME=home, QT_QPA_PLATFORM="offscreen", QT_QUICK_BACKEND="software")
        subprocess.run([str(program), "healthcheck"], check=True, cwd=Path(bundle.anchor), env=settings)


def build_packages(bundle: Path, icon_folder: Path) -> list[Path]:
    """The installers that this system can build."""
    if sys.platform == "linux":
        root = WORK / "root"
        linux_packages.build_tree(bundle, root, icon_folder)
        packages = [linux_packages.build_deb(root, DIST)] if shutil.which("dpkg-deb") else []
        return [*packages, linux_packages.build_portable(root, DIST)]
    if sys.platform == "win32":
        return build_for_windows(bundle, icon_folder)
    return [build_for_macos()]


def build_for_windows(bundle: Path, icon_folder: Path) -> list[Path]:
    portable = shutil.make_archive(str(DIST / f"{app.PROGRAM}-{app.version()}-windows"), "zip", DIST, app.PROGRAM)
    installer = DIST / f"{app.PROGRAM}-{app.version()}-setup.exe"
    subprocess.run(nsis_command(bundle, icon_folder / "sevens.ico", installer), check=True)
    return [Path(portable), installer]


def nsis_command(bundle: Path, icon: Path, installer: Path) -> list[str]:
    """How the NSIS script is compiled around a payload."""
    facts = {"VERSION": app.version(), "PAYLOAD": str(bundle), "ICON": str(icon), "OUT": str(installer)}
    script = app.ROOT / "packaging" / "windows" / "sevens.nsi"
    return ["makensis", "-V2", *(f"-D{key}={value}" for key, value in facts.items()), str(script)]


def build_for_macos() -> Path:
    image = DIST / f"{app.NAME}-{app.version()}.dmg"
    settings = app.ROOT / "packaging" / "macos" / "dmg_settings.py"
    program = DIST / f"{app.NAME}.app"
    command = [sys.executable, "-m", "dmgbuild", "-s", str(settings), "-D", f"app={program}", app.NAME, str(image)]
    subprocess.run(command, check=True)
    return image


def size_in_megabytes(path: Path) -> float:
    files = [path] if path.is_file() else [each for each in path.rglob("*") if each.is_file() and not each.is_symlink()]
    return sum(each.stat().st_size for each in files) / 1e6


if __name__ == "__main__":
    sys.exit(main())
