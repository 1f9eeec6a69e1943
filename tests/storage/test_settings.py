"""Settings: every declared one, wrong values, newer and older files, a damaged file, a failing disk."""

from __future__ import annotations

import json
import logging
import shutil
from pathlib import Path

import pytest

from sevens_desktop.storage.errors import StorageError
from sevens_desktop.storage.lines import Json
from sevens_desktop.storage.settings import MIGRATIONS, Settings
from sevens_desktop.storage.settings_table import (
    BOT_PACE,
    FIRST_START_DONE,
    GUIDE_CLOSED,
    LANGUAGE,
    PLAYER_NAME,
    SETTINGS,
    TEXT_SIZE,
    THEME,
    WINDOW,
    Choice,
    Setting,
)
from tests.storage.played import FailingDisk

FIXTURES = Path(__file__).parent / "fixtures"

EXAMPLES: dict[str, tuple[object, object]] = {
    "language": ("fr", "de"),
    "theme": ("dark", True),
    "text_size": (130, 130.0),
    "reduced_motion": ("on", "On"),
    "bot_pace": (3000, 3001),
    "curtain": ("never", None),
    "letter_keys": (False, 0),
    "player_name": ("Zoë", "x" * 41),
    "first_start_done": (True, 1),
    "guide_closed": (("first_judgment",), "first_judgment"),
    "log_open": (False, "no"),
    "window": ((10, -20, 1440, 900), (1, 2, 3)),
    "window_state": ("maximized", "minimized"),
}
"""A value that is allowed and is not the default, and one that is not allowed."""

every_setting = pytest.mark.parametrize("key", SETTINGS)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


def stored(path: Path, values: object, version: object = 1) -> Settings:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"version": version, "values": values}), encoding="utf-8")
    return Settings(path)


def defaults(settings: Settings) -> bool:
    return all(settings.get(setting) == setting.default for setting in SETTINGS.values())


@every_setting
def test_defaults_are_allowed(key: str) -> None:
    setting = SETTINGS[key]
    assert setting.read(setting.default) == setting.default
    assert setting.label in ("", key)


@every_setting
def test_a_value_comes_back(key: str, path: Path) -> None:
    setting, (value, _) = SETTINGS[key], EXAMPLES[key]
    settings = Settings(path)
    assert settings.get(setting) == setting.default != value
    settings.set(setting, value)
    assert settings.get(setting) == value
    settings.save()
    assert Settings(path).get(setting) == value


@every_setting
def test_a_wrong_value_falls_back_and_is_logged(key: str, path: Path, caplog: pytest.LogCaptureFixture) -> None:
    setting, (_, wrong) = SETTINGS[key], EXAMPLES[key]
    with pytest.raises(ValueError):
        Settings(path).set(setting, wrong)
    caplog.set_level(logging.WARNING)
    assert stored(path, {key: wrong}).get(setting) == setting.default
    assert key in caplog.text


def test_values_of_a_choice_are_checked_by_type() -> None:
    numbers: Setting[int] = Choice("number", 0, values=(0, 1))
    with pytest.raises(ValueError):
        numbers.read(True)


@pytest.mark.parametrize("wrong", [[0, 0, 10**12, 900], [-(10**30), 0, 1440, 900], [0, 0, 1440.0, 900], [True] * 4])
def test_a_window_that_no_screen_can_hold_falls_back(wrong: list[object], path: Path) -> None:
    assert stored(path, {"window": wrong}).get(WINDOW) == WINDOW.default


def test_nothing_is_written_before_save_or_without_a_change(path: Path) -> None:
    settings = Settings(path)
    settings.set(THEME, THEME.default)
    settings.save()
    settings.set(THEME, "dark")
    assert not path.exists()
    settings.save()
    assert json.loads(path.read_bytes()) == {"version": 1, "values": {"theme": "dark"}}


def test_the_content_before_the_last_save_is_the_backup(path: Path) -> None:
    settings = Settings(path)
    for language in ("en", "fr"):
        settings.set(LANGUAGE, language)
        settings.save()
    path.write_bytes(b'{"version": 1, "val')
    damaged = Settings(path)
    assert damaged.get(LANGUAGE) == "en"
    damaged.set(THEME, "light")
    damaged.save()
    assert path.with_suffix(".damaged").read_bytes() == b'{"version": 1, "val'
    assert Settings(path).get(THEME) == "light"
    path.unlink()
    assert Settings(path).get(LANGUAGE) == "en"


@pytest.mark.parametrize(
    "content",
    [b"", b"[]", b"null", b"[" * 100_000, b"\xff\xfe\x00", b'{"values": 3}', b'{"version": "one"}'],
    ids=["empty", "list", "null", "deep", "binary", "odd-values", "odd-version"],
)
def test_a_file_that_means_nothing_gives_defaults(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    settings = Settings(path)
    assert defaults(settings)
    settings.set(THEME, "dark")
    settings.save()
    assert Settings(path).get(THEME) == "dark"


def test_a_folder_in_its_place_gives_defaults_and_a_clear_error(path: Path) -> None:
    path.mkdir(parents=True)
    settings = Settings(path)
    assert defaults(settings)
    settings.set(THEME, "dark")
    with pytest.raises(StorageError) as caught:
        settings.save()
    assert caught.value.code == "unwritable"
    assert settings.get(THEME) == "dark"


def test_a_failed_save_keeps_the_file_and_can_be_tried_again(path: Path) -> None:
    stored(path, {"theme": "light"})
    content = path.read_bytes()
    settings = Settings(path, FailingDisk())
    settings.set(THEME, "dark")
    for _ in range(2):
        with pytest.raises(StorageError):
            settings.save()
    assert path.read_bytes() == content


def test_a_newer_version_is_understood_as_far_as_possible_and_kept(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    newer = {"theme": "sepia", "bot_pace": 100, "sound": "loud"}
    settings = stored(path, newer, version=99)
    assert (settings.get(THEME), settings.get(BOT_PACE)) == ("system", 100)
    assert "newer version" in caplog.text
    settings.set(TEXT_SIZE, 150)
    settings.save()
    assert json.loads(path.read_bytes()) == {"version": 99, "values": {**newer, "text_size": 150}}


def rename_dark(values: Json) -> Json:
    return {**values, "theme": "dark" if values.pop("night", False) else "light"}


def double_pace(values: Json) -> Json:
    pace = values["bot_pace"]
    assert isinstance(pace, int)
    return {**values, "bot_pace": pace * 2}


@pytest.mark.parametrize(
    ("version", "values", "theme", "pace"),
    [
        (1, {"night": True, "bot_pace": 50}, "dark", 100),
        (2, {"theme": "light", "bot_pace": 50}, "light", 100),
        (3, {"theme": "light", "bot_pace": 50}, "light", 50),
        (4, {"theme": "light", "bot_pace": 50}, "light", 50),
    ],
)
def test_migrations_run_in_order_and_once(path: Path, version: int, values: Json, theme: str, pace: int) -> None:
    stored(path, values, version)
    migrations = (rename_dark, double_pace)
    settings = Settings(path, migrations=migrations)
    assert (settings.get(THEME), settings.get(BOT_PACE)) == (theme, pace)
    settings.set(FIRST_START_DONE, True)
    settings.save()
    again = Settings(path, migrations=migrations)
    assert (again.get(THEME), again.get(BOT_PACE), again.get(FIRST_START_DONE)) == (theme, pace, True)


def test_there_is_a_fixture_of_each_version() -> None:
    versions = {int(file.stem.removeprefix("settings_")) for file in FIXTURES.glob("settings_*.json")}
    assert versions == set(range(1, len(MIGRATIONS) + 2))


def test_settings_of_version_1(path: Path) -> None:
    path.parent.mkdir()
    shutil.copy(FIXTURES / "settings_1.json", path)
    settings = Settings(path)
    assert settings.get(LANGUAGE) == "fr"
    assert settings.get(TEXT_SIZE) == 115
    assert settings.get(BOT_PACE) == 300
    assert settings.get(PLAYER_NAME) == "Zoë"
    assert settings.get(GUIDE_CLOSED) == ("first_judgment", "last_stone")
    assert settings.get(WINDOW) == (40, 30, 1440, 900)
