"""The only code that finds the files the program brings along.

They lie in ``resources/`` beside the package in a checkout, and in ``sevens_desktop/resources`` inside a wheel and a
PyInstaller bundle, where ``__file__`` leads into the unpacked bundle as well.
"""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
_FOLDERS = (PACKAGE / "resources", PACKAGE.parent / "resources")


def resource(*parts: str) -> Path:
    """The path of a file or folder under ``resources``. Raises ``FileNotFoundError`` naming it."""
    for folder in _FOLDERS:
        path = folder.joinpath(*parts)
        if path.exists():
            return path
    raise FileNotFoundError(f"resources/{'/'.join(parts)} is not in {PACKAGE}")


def package_file(*parts: str) -> Path:
    """The path of a file or folder in the package that is not Python, such as QML. Raises ``FileNotFoundError``."""
    path = PACKAGE.joinpath(*parts)
    if not path.exists():
        raise FileNotFoundError(f"{'/'.join(parts)} is not in {PACKAGE}")
    return path
