"""Files that cannot be read, folders that cannot be written: a sentence on the screen, and everything else goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevens_desktop.storage.disk import Disk
from sevens_desktop.storage.errors import StorageError
from sevens_desktop.storage.games import GameStore
from sevens_desktop.storage.lines import decode, encode
from sevens_desktop.storage.places import Places
from sevens_desktop.ui import home
from sevens_desktop.ui.app import App
from sevens_desktop.ui.application import Program
from tests.storage.played import FailingDisk, FullDisk
from tests.ui.accessible import Role, things
from tests.ui.conftest import finish, stand_still, two_people
from tests.ui.window import below, kind_of
from tests.waiting import PATIENCE

DAMAGED = "This save is damaged and was left as it is."
FULL = "Could not save. The game goes on; free some space and save again."
READ_ONLY = "Could not save: Read-only file system (wb). The game goes on."

Open = Callable[..., Program]


@pytest.fixture
def open_program(qapp: QGuiApplication, places: Places, monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    """Start the program again and again over one home, with games on this disk; the one before is closed."""
    running: list[Program] = []

    def close() -> None:
        while running:
            running.pop().close()

    def start(disk: Disk | None = None) -> Program:
        close()
        monkeypatch.setattr(home, "GameStore", lambda kept: GameStore(kept, disk))
        program = Program(qapp, places)
        running.append(program)
        if program.app.screen == "first-start":
            program.app.begin("Sam")
        return program

    yield start
    close()


@pytest.fixture
def saved(places: Places, open_program: Open) -> tuple[Path, Path]:
    """Two games of some decisions."""
    stand_still(places)
    app = open_program().app
    return play_some(app), play_some(app)


def play_some(app: App, decisions: int = 3) -> Path:
    two_people(app)
    decide(app, decisions)
    assert app.session is not None
    path = app.session.file.path
    app.leaveGame()
    return path


def decide(app: App, decisions: int = 1) -> None:
    session = app.session
    assert session is not None
    for _ in range(decisions):
        if session.curtain:
            session.lowerCurtain()
        session.prompt.pick(session.prompt.order[0])
        session.prompt.press("take")


def says(program: Program, sentence: str) -> bool:
    """Somewhere on the screen, a toast or a line of a list."""
    return any(sentence in thing.name for thing in things(program.window))


def toasts(program: Program, sentence: str) -> bool:
    return any(thing.role == Role.AlertMessage and thing.name == sentence for thing in things(program.window))


def fold(path: Path) -> None:
    path.unlink()
    path.mkdir()


def change_header(path: Path, **change: str | int) -> None:
    first, _, rest = path.read_bytes().partition(b"\n")
    header = decode(first)
    assert header is not None
    path.write_bytes(encode({**header, **change}) + rest)


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda path: path.write_bytes(b""), DAMAGED),
        (lambda path: path.write_bytes(path.read_bytes()[:50]), DAMAGED),
        (lambda path: path.write_bytes(path.read_bytes().replace(b"decision", b"decizion", 1)), DAMAGED),
        (lambda path: change_header(path, format=99, app="9.1.0"), "Saved by a newer Sevens. Update to open it."),
        (lambda path: change_header(path, game="7-seas"), "This save belongs to a game that is not there."),
        (fold, "The file cannot be read: Is a directory."),
    ],
    ids=["empty", "torn_header", "changed", "newer", "unknown_game", "folder"],
)
@pytest.mark.parametrize("listed", [False, True], ids=["before_the_start", "while_listed"])
def test_a_save_that_cannot_be_opened(
    saved: tuple[Path, Path],
    open_program: Open,
    qtbot: QtBot,
    damage: Callable[[Path], None],
    sentence: str,
    listed: bool,
) -> None:
    """It is said in the list or when it is opened, the file stays, and the other game goes on."""
    bad, good = saved
    if not listed:
        damage(bad)
    program = open_program()
    if listed:
        damage(bad)
    before = None if bad.is_dir() else bad.read_bytes()
    if listed:
        program.app.library.resume(bad.stem)
        qtbot.waitUntil(lambda: toasts(program, sentence), timeout=PATIENCE)
    qtbot.waitUntil(lambda: says(program, sentence), timeout=PATIENCE)
    assert program.app.screen == "home"
    program.app.library.resume(good.stem)
    assert program.app.screen == "table"
    decide(program.app)
    left = [path for path in bad.parent.iterdir() if path.stem == bad.stem]
    assert [None if path.is_dir() else path.read_bytes() for path in left] == [before]


def test_a_torn_tail_costs_the_last_decision_only(saved: tuple[Path, Path], open_program: Open) -> None:
    path, _ = saved
    data = path.read_bytes()
    path.write_bytes(data[: data.rindex(b"decision") + 4])
    app = open_program().app
    app.library.resume(path.stem)
    assert app.session is not None
    assert len(app.session.history.steps) == 2


@pytest.mark.parametrize(
    ("disk", "sentence"), [(FailingDisk(), READ_ONLY), (FullDisk(room=10), FULL)], ids=["unwritable", "full"]
)
def test_a_game_that_cannot_be_saved_goes_on_to_its_score(
    saved: tuple[Path, Path], open_program: Open, qtbot: QtBot, disk: Disk, sentence: str
) -> None:
    program = open_program(disk)
    app = program.app
    two_people(app)
    decide(app)
    qtbot.waitUntil(lambda: toasts(program, sentence), timeout=PATIENCE)
    finish(app)
    qtbot.waitUntil(lambda: app.screen == "score", timeout=PATIENCE)
    app.leaveGame()
    assert sorted(saved[0].parent.iterdir()) == sorted(saved)
    app.library.resume(saved[0].stem)
    assert app.screen == "table"


def test_once_the_disk_has_room_everything_is_saved(
    saved: tuple[Path, Path], open_program: Open, places: Places, qtbot: QtBot
) -> None:
    disk = FullDisk()
    program = open_program(disk)
    app = program.app
    two_people(app)
    decide(app, 2)
    disk.room = 5
    decide(app)
    qtbot.waitUntil(lambda: toasts(program, FULL), timeout=PATIENCE)
    decide(app)
    disk.room = None
    session = app.session
    assert session is not None
    session.save()
    qtbot.waitUntil(lambda: toasts(program, "Saved."), timeout=PATIENCE)
    opened = GameStore(places).open(session.gameId, _raise)
    opened.file.close()
    assert opened.state.position() == session.state.position()


def test_what_the_table_refuses_is_not_said_on_another_screen(open_program: Open) -> None:
    """What went wrong with a file is told wherever one goes."""
    program = open_program()
    two_people(program.app)
    session = program.app.session
    assert session is not None
    parts = below(program.window.contentItem())
    toast = next(part for part in parts if kind_of(part) == "Toast")
    QTest.keyClick(program.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (toast.property("text"), toast.property("shown")) == (session.undo["why"], True)
    program.app.go("settings")
    assert not toast.property("shown")
    program.app.toast.emit(FULL)
    program.app.back()
    assert (toast.property("text"), toast.property("shown")) == (FULL, True)


def test_a_file_that_vanishes_under_a_game(saved: tuple[Path, Path], open_program: Open, qtbot: QtBot) -> None:
    program = open_program()
    two_people(program.app)
    session = program.app.session
    assert session is not None
    session.file.flush()
    session.file.path.unlink()
    decide(program.app)
    qtbot.waitUntil(lambda: toasts(program, "The file is not there any more."), timeout=PATIENCE)
    decide(program.app, 3)


def test_a_home_where_nothing_can_be_kept(qapp: QGuiApplication, tmp_path: Path, qtbot: QtBot) -> None:
    """Not even the folders can be made: the program starts, plays and ends all the same."""
    (tmp_path / "file").write_text("where the home should be", encoding="utf-8")
    program = Program(qapp, Places.under(tmp_path / "file"))
    program.app.settings.set("language", "en")
    program.app.settings.set("bot_pace", 0)
    program.app.begin("Sam")
    two_people(program.app)
    decide(program.app)
    qtbot.waitUntil(lambda: says(program, "Could not save: Not a directory. The game goes on."), timeout=PATIENCE)
    finish(program.app)
    qtbot.waitUntil(lambda: program.app.screen == "score", timeout=PATIENCE)
    program.app.leaveGame()
    assert not program.window.grabWindow().isNull()
    program.close()


def _raise(error: StorageError) -> None:
    raise error
