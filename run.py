#!/usr/bin/env python3
"""Set Sevens up on a fresh machine: ``python3 run.py`` opens the table, ``test`` checks it, ``bundle`` packs it.

Standard library only, and in words that Python 3.7 can still read, so that it can say what is missing.
"""

from __future__ import annotations

import argparse
import ctypes
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
LEAST_PYTHON = (3, 11)

# What Qt loads at run time, by the Debian package that brings it.
SYSTEM_LIBRARIES = (
    ("libglib-2.0.so.0", "libglib2.0-0"),
    ("libGL.so.1", "libgl1"),
    ("libEGL.so.1", "libegl1"),
    ("libxkbcommon.so.0", "libxkbcommon0"),
    ("libfontconfig.so.1", "libfontconfig1"),
    ("libdbus-1.so.3", "libdbus-1-3"),
)
SCREEN_LIBRARIES = (
    ("libxcb-cursor.so.0", "libxcb-cursor0"),
    ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
    ("libxcb-icccm.so.4", "libxcb-icccm4"),
    ("libxcb-keysyms.so.1", "libxcb-keysyms1"),
    ("libxcb-shape.so.0", "libxcb-shape0"),
)

# What the bundle on Linux is built and tried out with, by the Debian package that brings it.
BUNDLE_TOOLS = (
    ("strip", "binutils"),
    ("lintian", "lintian"),
    ("desktop-file-validate", "desktop-file-utils"),
    ("appstreamcli", "appstream"),
    ("makensis", "nsis"),
    ("7z", "p7zip-full"),
    ("Xvfb", "xvfb"),
    ("xdotool", "xdotool"),
)

# Every check that CI runs, in order: the name that is shown and the command inside the environment.
CHECKS = (
    ("lint", ["ruff", "check", "."]),
    ("format", ["ruff", "format", "--check", "."]),
    ("types", ["mypy"]),
    ("imports", ["lint-imports"]),
    ("translations", ["python", "tools/translations.py", "--check"]),
    ("qml", ["python", "tools/lint_qml.py"]),
    ("tests", ["pytest", "-q", "-n", "2"]),
)


def main() -> int:
    parser = argparse.ArgumentParser(description="Set Sevens up and open the table.")
    parser.add_argument("command", nargs="?", default="play", choices=("play", "test", "bundle"))
    parser.add_argument("--no-system", action="store_true", help="never install system packages")
    options, rest = parser.parse_known_args()
    need_python()
    need_system_libraries(options.no_system, screen=options.command == "bundle" or "DISPLAY" in os.environ)
    if options.command == "bundle":
        need_bundle_tools(options.no_system)
    extras = {"play": "", "test": "[test]", "bundle": "[test,bundle]"}[options.command]
    need_environment(extras, options.no_system)
    if options.command == "test":
        return run_checks(rest)
    if options.command == "bundle":
        return call(["python", "packaging/bundle.py", *rest])
    return play(rest)


def need_python() -> None:
    if sys.version_info < LEAST_PYTHON:
        newer = [name for name in ("python3.13", "python3.12", "python3.11") if shutil.which(name)]
        line = (newer[0] if newer else "python3.11") + " run.py"
        here = "{}.{}".format(*sys.version_info[:2])
        stop(f"Sevens needs Python 3.11 or newer; this is {here}. Type: {line}")


def need_system_libraries(no_system: bool, screen: bool) -> None:
    if not sys.platform.startswith("linux"):
        return
    wanted = SYSTEM_LIBRARIES + (SCREEN_LIBRARIES if screen else ())
    missing = [package for library, package in wanted if not can_load(library)]
    if missing:
        install_packages(missing, no_system, "Qt needs system libraries that are not here.")


def need_bundle_tools(no_system: bool) -> None:
    if not sys.platform.startswith("linux"):
        return
    missing = [package for tool, package in BUNDLE_TOOLS if not shutil.which(tool)]
    if missing:
        install_packages(missing, no_system, "The bundle is built and tried out with tools that are not here.")


def can_load(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def install_packages(packages: list[str], no_system: bool, reason: str) -> None:
    """Install Debian packages where that is allowed; otherwise say the exact line to type and stop."""
    line = "apt-get install -y --no-install-recommends " + " ".join(packages)
    may = hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get")
    if no_system or not may:
        stop(f"{reason} Type: sudo {line}")
    print(f"{reason} Running: {line}", flush=True)
    environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    subprocess.call(["apt-get", "update", "-q"], env=environment)
    if subprocess.call(line.split(), env=environment) != 0:
        stop(f"The packages could not be installed. Type: sudo {line}")


def need_environment(extras: str, no_system: bool) -> None:
    """Create ``.venv`` and install Sevens into it, unless this was done for the same ``pyproject.toml``."""
    stamp = VENV / "sevens-stamp"
    mark = hashlib.sha256((ROOT / "pyproject.toml").read_bytes() + repr(sys.version_info[:2]).encode()).hexdigest()
    done = stamp.read_text(encoding="utf-8").split() if stamp.exists() else []
    if done[:1] == [mark] and extras in [*done[1:], ""] and program("python").exists():
        return
    if not program("python").exists():
        create_environment(no_system)
    print("Installing Sevens into .venv", flush=True)
    pip = [str(program("python")), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    if subprocess.call([*pip, "-e", f".{extras}"], cwd=str(ROOT)) != 0:
        stop("The packages could not be installed. Check the network and type: python3 run.py")
    stamp.write_text("\n".join([mark, *(done[1:] if done[:1] == [mark] else []), extras]), encoding="utf-8")


def create_environment(no_system: bool) -> None:
    command = [sys.executable, "-m", "venv", str(VENV)]
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    if result.returncode == 0:
        return
    shutil.rmtree(str(VENV), ignore_errors=True)
    package = "python{}.{}-venv".format(*sys.version_info[:2])
    install_packages([package], no_system, "This Python cannot create environments.")
    if subprocess.call(command) != 0:
        stop(f"No environment could be created in {VENV}.")


def program(name: str) -> Path:
    folder = VENV / ("Scripts" if os.name == "nt" else "bin")
    return folder / (name + (".exe" if os.name == "nt" else ""))


def call(command: list[str], **environment: str) -> int:
    """Run a program of the environment in the project's folder and return its exit status."""
    name, *arguments = command
    settings = dict(os.environ, **environment)
    return subprocess.call([str(program(name)), *arguments], cwd=str(ROOT), env=settings)


def run_checks(pytest_arguments: list[str]) -> int:
    quiet = {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}
    failed = []
    for name, command in CHECKS:
        print(f"== {name}", flush=True)
        if call(command + (pytest_arguments if name == "tests" else []), **quiet) != 0:
            failed.append(name)
    print("Failed: " + ", ".join(failed) if failed else "All checks passed.", flush=True)
    return 1 if failed else 0


def play(arguments: list[str]) -> int:
    linux = sys.platform.startswith("linux")
    if not linux or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        return call(["python", "-m", "sevens_desktop", "play", *arguments])
    print("There is no screen here: a demonstration game is played off-screen.", flush=True)
    quiet = {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}
    return call(["python", "-m", "sevens_desktop", "play", "--demo", "--screenshots", "demo", *arguments], **quiet)


def stop(sentence: str) -> NoReturn:
    sys.exit(sentence)


if __name__ == "__main__":
    sys.exit(main())
