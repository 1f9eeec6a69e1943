"""``python3 run.py bundle``: build what this system can build into ``dist/`` and try it out."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

import app
import check
import icons
import linux_libraries
import linux_packages
import try_bundle
import windows_packages

DIST = app.ROOT / "dist"
WORK = app.ROOT / "build"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--no-packages", action="store_true", help="build and try the bundle only")
    options = parser.parse_args()
    icon_folder = WORK / "icons"
    icons.write_all(icon_folder)
    bundle = build_bundle(icon_folder)
    check.check_bundle(bundle)
    tell(bundle)
    try_bundle.try_out(bundle)
    if not options.no_packages:
        for package in build_packages(bundle, icon_folder):
            tell(package)
    return 0


def build_bundle(icon_folder: Path) -> Path:
    """Run PyInstaller; the folder with the program is returned."""
    folders = ["--distpath", str(DIST), "--workpath", str(WORK)]
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *folders]
    settings = dict(os.environ, SEVENS_BUNDLE_WORK=str(icon_folder))
    subprocess.run([*command, "packaging/sevens.spec"], check=True, cwd=app.ROOT, env=settings)
    bundle = DIST / app.PROGRAM
    if sys.platform == "linux":
        linux_libraries.clean(bundle)
    return bundle


def build_packages(bundle: Path, icon_folder: Path) -> list[Path]:
    """The installers that this system can build, checked."""
    if sys.platform == "win32":
        return windows_packages.build(bundle, icon_folder / "sevens.ico", DIST)
    if sys.platform == "darwin":
        return [build_disk_image()]
    root = WORK / "root"
    linux_packages.build_tree(bundle, root, icon_folder)
    deb = linux_packages.build_deb(root, DIST, app.version())
    check.check_deb(deb, root)
    check.check_setup_program(icon_folder / "sevens.ico")
    return [deb, linux_packages.build_portable(root, DIST)]


def build_disk_image() -> Path:
    """For macOS, from the application that PyInstaller made beside the bundle."""
    image = DIST / f"{app.NAME}-{app.version()}.dmg"
    settings = app.ROOT / "packaging" / "macos" / "dmg_settings.py"
    program = DIST / f"{app.NAME}.app"
    check.call(str(program / "Contents" / "MacOS" / app.PROGRAM), "healthcheck")
    command = [sys.executable, "-m", "dmgbuild", "-s", str(settings), "-D", f"app={program}", app.NAME, str(image)]
    subprocess.run(command, check=True)
    return image


def tell(path: Path) -> None:
    print(f"{path}: {check.megabytes(path):.1f} MB", flush=True)


if __name__ == "__main__":
    sys.exit(main())
