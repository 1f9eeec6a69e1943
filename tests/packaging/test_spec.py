"""The recipe of PyInstaller, evaluated for each system with stand-ins for PyInstaller itself."""

from __future__ import annotations

import plistlib
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import app
import platform_parts
import pytest

SPEC = app.ROOT / "packaging" / "sevens.spec"
FOUND = [("PySide6/QtQuick.abi3.so", "/a", "EXTENSION"), ("PySide6/QtWidgets.abi3.so", "/b", "EXTENSION")]

Calls = dict[str, dict[str, Any]]


def evaluate(platform: str, work: Path, monkeypatch: pytest.MonkeyPatch) -> Calls:
    """What the recipe asks of PyInstaller on this system, by the name of what it makes."""
    calls: Calls = {}

    def stand_in(name: str, **made: object) -> Any:
        def record(*arguments: object, **words: object) -> SimpleNamespace:
            calls[name] = {"arguments": arguments, **words}
            return SimpleNamespace(name=name, **made)

        return record

    found = {"binaries": list(FOUND), "datas": [], "pure": [], "scripts": []}
    modules = {
        "PyInstaller.building.api": {name: stand_in(name) for name in ("COLLECT", "EXE", "PYZ")},
        "PyInstaller.building.build_main": {"Analysis": stand_in("Analysis", **found)},
        "PyInstaller.building.osx": {"BUNDLE": stand_in("BUNDLE")},
    }
    for name, contents in {"PyInstaller": {}, "PyInstaller.building": {}, **modules}.items():
        module = ModuleType(name)
        vars(module).update(contents)
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv("SEVENS_BUNDLE_WORK", str(work))
    exec(compile(SPEC.read_text(encoding="utf-8"), str(SPEC), "exec"), {"SPECPATH": str(SPEC.parent)})
    return calls


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_everywhere_one_trimmed_folder_with_the_resources(
    platform: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = evaluate(platform, tmp_path, monkeypatch)
    datas = {place: Path(source) for source, place in calls["Analysis"]["datas"]}
    assert datas["sevens_desktop/resources"] == app.ROOT / "resources"
    assert (datas["sevens_desktop/ui/qml"] / "Sevens" / "Main.qml").is_file()
    assert (datas["licences/qt"] / "LGPL-3.txt").is_file()
    assert all(source.exists() for source in datas.values())
    assert calls["COLLECT"]["arguments"][1] == FOUND[:1]
    assert calls["COLLECT"]["name"] == calls["EXE"]["name"] == "sevens"
    assert not calls["EXE"]["upx"]
    assert not calls["COLLECT"]["upx"]
    assert ("BUNDLE" in calls) == (platform == "darwin")


def test_linux_programs_have_a_terminal_and_no_icon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = evaluate("linux", tmp_path, monkeypatch)["EXE"]
    assert (program["console"], program["icon"], program["version"]) == (True, None, None)


def test_windows_shows_no_console_but_icon_and_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = evaluate("win32", tmp_path, monkeypatch)["EXE"]
    assert (program["console"], program["icon"]) == (False, str(tmp_path / "sevens.ico"))
    assert Path(program["version"]).read_text(encoding="utf-8") == platform_parts.windows_version_text()


def test_macos_gets_an_application_with_its_property_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = evaluate("darwin", tmp_path, monkeypatch)
    bundle = calls["BUNDLE"]
    assert not calls["EXE"]["console"]
    assert (bundle["name"], bundle["icon"]) == ("Sevens.app", str(tmp_path / "sevens.icns"))
    assert (bundle["bundle_identifier"], bundle["version"]) == (app.APP_ID, app.version())
    assert bundle["info_plist"] == platform_parts.info_plist()


def test_the_property_list_claims_the_file_type() -> None:
    plist = plistlib.loads(plistlib.dumps(platform_parts.info_plist()))
    (opened,) = plist["CFBundleDocumentTypes"]
    (declared,) = plist["UTExportedTypeDeclarations"]
    assert opened["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert opened["CFBundleTypeRole"] == "Editor"
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == ["sevens"]
    assert plist["CFBundleLocalizations"] == ["en", "fr"]
    assert plist["CFBundleShortVersionString"] == app.version()


def test_the_entitlements_are_a_property_list() -> None:
    path = app.ROOT / "packaging" / "macos" / "entitlements.plist"
    assert plistlib.loads(path.read_bytes())["com.apple.security.cs.allow-jit"] is True


def test_the_version_information_of_windows_is_what_pyinstaller_evaluates() -> None:
    kinds = (
        "VSVersionInfo",
        "FixedFileInfo",
        "StringFileInfo",
        "StringTable",
        "StringStruct",
        "VarFileInfo",
        "VarStruct",
    )
    told: dict[str, list[tuple[object, ...]]] = {kind: [] for kind in kinds}
    fixed: dict[str, object] = {}

    def record(kind: str) -> Any:
        def make(*arguments: object, **words: object) -> str:
            told[kind].append(arguments)
            fixed.update(words)
            return kind

        return make

    eval(platform_parts.windows_version_text(), {kind: record(kind) for kind in kinds})
    assert all(told.values())
    assert fixed["filevers"] == fixed["prodvers"] == (*map(int, app.version().split(".")), 0)
    strings = {name: text for name, text in told["StringStruct"]}  # noqa: C416 - dict() wants pairs of a known length
    assert (strings["ProductName"], strings["ProductVersion"]) == ("Sevens", app.version())
    assert strings["OriginalFilename"] == "sevens.exe"
