"""``run.py`` says what is missing and what to type, and sets up only what has changed."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script as a module of its own, with its environment in a folder of the test."""
    spec = importlib.util.spec_from_file_location("run_script", ROOT / "run.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "VENV", tmp_path / "venv")
    return module


def calls_of(module: ModuleType, monkeypatch: pytest.MonkeyPatch, status: int = 0) -> list[list[str]]:
    """Record the commands that the script starts instead of starting them."""
    commands: list[list[str]] = []

    def record(command: list[str], **_: object) -> int:
        commands.append(command)
        return status

    monkeypatch.setattr(module.subprocess, "call", record)
    return commands


def test_an_old_python_gets_the_line_to_type(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run.sys, "version_info", (3, 9, 2))
    monkeypatch.setattr(run.shutil, "which", lambda name: "/bin/it" if name == "python3.12" else None)
    with pytest.raises(SystemExit, match=r"this is 3\.9\. Type: python3\.12 run\.py"):
        run.need_python()


@pytest.mark.parametrize(("no_system", "user"), [(True, 0), (False, 1000)])
def test_missing_packages_are_named_where_they_may_not_be_installed(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, no_system: bool, user: int
) -> None:
    commands = calls_of(run, monkeypatch)
    monkeypatch.setattr(run.os, "geteuid", lambda: user, raising=False)
    with pytest.raises(SystemExit, match="Type: sudo apt-get install -y --no-install-recommends libegl1"):
        run.install_packages(["libegl1"], no_system, "Qt needs it.")
    assert commands == []


def test_root_installs_missing_packages_and_says_so_first(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    commands = calls_of(run, monkeypatch)
    monkeypatch.setattr(run.os, "geteuid", lambda: 0, raising=False)
    monkeypatch.setattr(run.shutil, "which", lambda _: "/usr/bin/apt-get")
    run.install_packages(["libegl1"], False, "Qt needs it.")
    assert "Running: apt-get install -y --no-install-recommends libegl1" in capsys.readouterr().out
    assert commands[-1] == ["apt-get", "install", "-y", "--no-install-recommends", "libegl1"]


def test_a_library_that_is_not_there_is_noticed(run: ModuleType) -> None:
    assert not run.can_load("libno-such-library.so.0")


def test_the_tools_of_the_bundle_are_named(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run.sys, "platform", "linux")
    monkeypatch.setattr(run.shutil, "which", lambda tool: None if tool in {"makensis", "lintian"} else f"/bin/{tool}")
    with pytest.raises(SystemExit, match=r"Type: sudo apt-get install .* lintian nsis$"):
        run.need_bundle_tools(True)


def test_other_systems_need_no_tools_of_debian(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    commands = calls_of(run, monkeypatch)
    monkeypatch.setattr(run.sys, "platform", "darwin")
    monkeypatch.setattr(run.shutil, "which", lambda _: None)
    run.need_bundle_tools(False)
    assert commands == []


def test_the_environment_is_set_up_once(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    program = run.program("python")
    program.parent.mkdir(parents=True)
    program.touch()
    commands = calls_of(run, monkeypatch)
    run.need_environment("[test]", False)
    run.need_environment("[test]", False)
    run.need_environment("", False)
    assert len(commands) == 1
    run.need_environment("[test,bundle]", False)
    assert len(commands) == 2


def test_a_failed_installation_ends_with_a_sentence(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    program = run.program("python")
    program.parent.mkdir(parents=True)
    program.touch()
    calls_of(run, monkeypatch, status=1)
    with pytest.raises(SystemExit, match="could not be installed"):
        run.need_environment("", False)


def test_a_failed_check_fails_the_run(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    calls_of(run, monkeypatch, status=1)
    assert run.run_checks([]) == 1
    assert "Failed: lint" in capsys.readouterr().out


def test_an_unknown_command_is_named() -> None:
    command = [sys.executable, str(ROOT / "run.py"), "tset"]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 2
    assert "tset" in result.stderr
