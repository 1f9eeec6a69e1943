"""The licence texts that must travel with the bundle."""

from __future__ import annotations

import sys
import sysconfig
from importlib.metadata import files
from pathlib import Path

import app

HERE = Path(__file__).resolve().parent / "licences"


def texts() -> dict[str, Path]:
    """Where each text lies on the machine that builds, by its folder in the bundle. Qt's stand in this project."""
    own = {"licences/sevens": app.ROOT / "LICENSE", "licences/qt": HERE}
    return {**own, "licences/python": python_licence(), "licences/platformdirs": package_licence("platformdirs")}


def python_licence() -> Path:
    """Windows keeps it beside the program, other systems in the library. Raises ``FileNotFoundError``."""
    for folder in (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix)):
        path = folder / "LICENSE.txt"
        if path.is_file():
            return path
    raise FileNotFoundError("this Python does not bring its licence along")


def package_licence(name: str) -> Path:
    """Raises ``FileNotFoundError`` if the installed package does not bring its licence along."""
    for file in files(name) or ():
        if file.name.startswith("LICEN"):
            return Path(str(file.locate()))
    raise FileNotFoundError(f"{name} does not bring its licence along")
