"""From the bundle to what Windows installs: a setup program for one person and a portable zip."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import app

SCRIPT = app.ROOT / "packaging" / "windows" / "sevens.nsi"


def build(bundle: Path, icon: Path, out: Path) -> list[Path]:
    portable = shutil.make_archive(
        str(out / f"{app.PROGRAM}-{app.version()}-windows"), "zip", bundle.parent, bundle.name
    )
    return [Path(portable), compile_script(bundle, icon, out / f"{app.PROGRAM}-{app.version()}-setup.exe")]


def compile_script(payload: Path, icon: Path, installer: Path) -> Path:
    """Make the setup program around a folder with ``sevens.exe``. A warning of the compiler is an error."""
    facts = {"VERSION": app.version(), "PAYLOAD": str(payload), "ICON": str(icon), "OUT": str(installer)}
    command = [
        "makensis",
        "-V2",
        "-WX",
        "-INPUTCHARSET",
        "UTF8",
        *(f"-D{name}={value}" for name, value in facts.items()),
    ]
    subprocess.run([*command, str(SCRIPT)], check=True)
    return installer


def compiler() -> str:
    """NSIS for Windows does not put itself on the path. Raises ``FileNotFoundError`` if it is not installed."""
    found = shutil.which("makensis") or shutil.which("makensis", path=str(Path("C:/Program Files (x86)/NSIS")))
    if found is None:
        raise FileNotFoundError("NSIS makes the setup program: choco install nsis, or apt-get install nsis")
    return found
