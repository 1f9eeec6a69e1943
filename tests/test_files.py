"""Resources are found in a checkout, in an installed wheel and in a PyInstaller bundle."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

from sevens_desktop import files

ROOT = Path(__file__).parents[1]


def test_checkout() -> None:
    assert files.resource() == ROOT / "resources"
    assert files.resource("rules", "en", "the-sins.md").is_file()
    assert files.package_file("files.py") == Path(files.__file__)


@pytest.mark.parametrize("find", [files.resource, files.package_file])
def test_what_is_missing_is_named(find: object) -> None:
    assert callable(find)
    with pytest.raises(FileNotFoundError, match=r"rules/tlh/the-sins\.md"):
        find("rules", "tlh", "the-sins.md")


def test_wheel(tmp_path: Path) -> None:
    """A wheel built from this tree, unpacked where no checkout is near, holds every resource."""
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    site = tmp_path / "site"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(site)
    code = "from sevens_desktop.files import resource; print(resource(), resource('rules', 'en', 'the-sins.md'))"
    command = [sys.executable, "-c", code]
    run = subprocess.run(command, cwd=site, check=True, capture_output=True, text=True)
    folder = site / "sevens_desktop" / "resources"
    assert run.stdout.split() == [str(folder), str(folder / "rules" / "en" / "the-sins.md")]
    assert names(folder) == names(ROOT / "resources")


def test_bundle(tmp_path: Path) -> None:
    """In a bundle the modules live in an archive, and ``__file__`` names a place beside the unpacked resources."""
    package = tmp_path / "sevens" / "_internal" / "sevens_desktop"
    shutil.copytree(ROOT / "resources" / "rules", package / "resources" / "rules")
    module = ModuleType("sevens_desktop.files")
    module.__file__ = str(package / "files.pyc")
    exec(compile(Path(files.__file__).read_text(encoding="utf-8"), module.__file__, "exec"), vars(module))
    assert module.resource("rules", "en", "the-sins.md") == package / "resources" / "rules" / "en" / "the-sins.md"
    with pytest.raises(FileNotFoundError):
        module.resource("faces")


def names(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
