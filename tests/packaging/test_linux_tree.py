"""What is installed on Linux: where everything lies, and that every text names the same program and file type."""

from __future__ import annotations

import gzip
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

import app
import icons
import linux_packages
import pytest
from PySide6.QtGui import QGuiApplication

SHARE = Path("usr/share")


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory, qapp: QGuiApplication) -> Path:
    """The tree around a stand-in for the bundle."""
    folder = tmp_path_factory.mktemp("linux")
    bundle, drawn, root = folder / "sevens", folder / "icons", folder / "root"
    (bundle / "_internal").mkdir(parents=True)
    (bundle / "sevens").write_text("a stand-in", encoding="utf-8")
    icons.write_all(drawn)
    linux_packages.build_tree(bundle, root, drawn)
    linux_packages.add_documents(root, app.version())
    return root


def test_the_command_leads_to_the_program(root: Path) -> None:
    assert (root / "usr/games/sevens").read_text(encoding="utf-8") == "a stand-in"
    assert not (root / "usr/games/sevens").readlink().is_absolute()


def test_no_template_word_is_left(root: Path) -> None:
    texts = [
        path for path in (root / SHARE).rglob("*") if path.suffix in {".desktop", ".xml"} or path.name == "copyright"
    ]
    assert len(texts) == 4
    for path in texts:
        assert "@" not in path.read_text(encoding="utf-8").replace("@github.com", "")
    manual = gzip.decompress((root / SHARE / "man/man6/sevens.6.gz").read_bytes()).decode()
    assert app.version() in manual
    assert "@" not in manual


def test_desktop_entry_metainfo_and_file_type_agree(root: Path) -> None:
    entry = ConfigParser(interpolation=None)
    entry.read(root / SHARE / f"applications/{app.APP_ID}.desktop", encoding="utf-8")
    desktop = entry["Desktop Entry"]
    metainfo = ElementTree.parse(root / SHARE / f"metainfo/{app.APP_ID}.metainfo.xml").getroot()
    types = ElementTree.parse(root / SHARE / f"mime/packages/{app.APP_ID}.xml").getroot()
    space = {"mime": "http://www.freedesktop.org/standards/shared-mime-info"}
    kind, glob = types.find("mime:mime-type", space), types.find("mime:mime-type/mime:glob", space)
    assert kind is not None
    assert glob is not None
    assert desktop["Exec"] == "sevens play %f"
    assert desktop["MimeType"] == f"{app.MIME_TYPE};"
    assert kind.get("type") == app.MIME_TYPE
    assert glob.get("pattern") == f"*{app.FILE_SUFFIX}"
    assert metainfo.findtext("id") == app.APP_ID
    assert metainfo.findtext("launchable") == f"{app.APP_ID}.desktop"
    assert metainfo.findtext("provides/mediatype") == app.MIME_TYPE
    release = metainfo.find("releases/release")
    assert release is not None
    assert release.get("version") == app.version()


def test_there_is_an_icon_for_every_size(root: Path) -> None:
    names = {path.parent.parent.name for path in (root / SHARE / "icons/hicolor").rglob(f"{app.APP_ID}.*")}
    assert names == {*(f"{size}x{size}" for size in linux_packages.ICON_SIZES), "scalable"}


def test_the_copyright_names_the_licences(root: Path) -> None:
    text = (root / SHARE / "doc/sevens/copyright").read_text(encoding="utf-8")
    for name in ("MIT License", "/usr/share/common-licenses/LGPL-3", "Creative Commons"):
        assert name in text
