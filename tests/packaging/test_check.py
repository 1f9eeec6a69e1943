"""A bundle that lacks something, or tells of its builder, is noticed."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import app
import check
import pytest


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """The files of the project where PyInstaller puts them."""
    bundle = tmp_path / "sevens"
    for source, place in check.CARRIED.items():
        shutil.copytree(source, bundle / "_internal" / place, ignore=shutil.ignore_patterns("*.ts"))
    return bundle


def test_a_whole_bundle_passes(bundle: Path) -> None:
    check.check_completeness(bundle)
    check.check_builder(bundle)


@pytest.mark.parametrize("name", ["resources/fonts", "resources/rules/fr", "ui/qml/Sevens/Main.qml"])
def test_what_is_missing_is_noticed(bundle: Path, name: str) -> None:
    path = bundle / "_internal" / "sevens_desktop" / name
    shutil.rmtree(path) if path.is_dir() else path.unlink()
    with pytest.raises(RuntimeError, match="does not hold"):
        check.check_completeness(bundle)


def test_the_folder_of_the_project_is_noticed(bundle: Path) -> None:
    (bundle / "_internal" / "library.so").write_bytes(b"\x7fELF" + str(app.ROOT).encode())
    with pytest.raises(RuntimeError, match=r"library\.so tells"):
        check.check_builder(bundle)


def test_a_program_that_fails_is_quoted() -> None:
    with pytest.raises(RuntimeError, match="no such thing"):
        check.call(sys.executable, "-c", "raise SystemExit('no such thing')")
