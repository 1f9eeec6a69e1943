"""Settings hold at once, are written, and come back."""

from __future__ import annotations

from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from sevens_desktop.ui.app import App
from sevens_desktop.ui.window import reachable
from tests.ui.conftest import OpenApp


def test_what_is_set_comes_back(open_app: OpenApp) -> None:
    app = open_app()
    app.settings.set("theme", "light")
    app.settings.set("text_size", 130)
    app.settings.set("bot_pace", 700.0)
    app.settings.set("log_open", False)
    again = open_app().settings
    assert (again.theme, again.textScale, again.scale, again.logOpen) == ("light", 130, 1.3, False)
    assert not again.dark


def test_what_is_not_allowed_is_not_taken(app: App) -> None:
    app.settings.set("text_size", 117)
    app.settings.set("theme", "pink")
    assert app.settings.textScale == 100
    assert app.settings.theme == "system"


def test_the_page_lists_every_setting_a_person_changes(app: App) -> None:
    choices = {entry["key"]: entry for entry in app.settings.choices}
    assert set(choices) == {
        "language", "theme", "text_size", "reduced_motion", "bot_pace", "curtain", "letter_keys", "player_name",
    }  # fmt: skip
    assert [value["label"] for value in choices["text_size"]["values"]] == ["100 %", "115 %", "130 %", "150 %"]
    assert choices["bot_pace"]["text"] == "Quick, 0.0 s"
    assert choices["letter_keys"]["kind"] == "switch"


def test_reduced_motion_follows_the_setting(app: App) -> None:
    app.settings.set("reduced_motion", "on")
    assert app.settings.reducedMotion
    app.settings.set("reduced_motion", "off")
    assert not app.settings.reducedMotion


def test_the_name_survives_a_reset(app: App) -> None:
    app.settings.set("theme", "dark")
    app.settings.reset()
    assert app.settings.theme == "system"
    (name,) = (choice["value"] for choice in app.settings.choices if choice["key"] == "player_name")
    assert name == "Sam"


def test_the_guide_can_be_seen_again(app: App) -> None:
    app.settings.close_notes(["a", "b"])
    app.settings.close_notes(["b"])
    assert app.settings.closed_notes() == {"a", "b"}
    app.settings.resetGuide()
    assert app.settings.closed_notes() == frozenset()


def test_a_change_is_told_once_to_everybody(app: App, qtbot: QtBot) -> None:
    with qtbot.waitSignal(app.settings.changed):
        app.settings.set("theme", "dark")
    assert app.settings.dark


def test_a_window_that_lies_off_every_screen_is_not_put_there() -> None:
    screens = [QRect(0, 0, 1920, 1080)]
    assert reachable(QRect(100, 100, 800, 600), screens)
    assert reachable(QRect(-700, 900, 800, 600), screens)
    assert not reachable(QRect(-760, 100, 800, 600), screens)
    assert not reachable(QRect(100, 1060, 800, 600), screens)
    assert not reachable(QRect(2000, 100, 800, 600), screens)
