"""Try the packed program out under circumstances that break programs: ``try_bundle.py [FOLDER]``.

An ordinary person without a network starts a copy that cannot be written, in a folder and from a home whose names are
not plain English, with the root folder as the working directory.
"""

from __future__ import annotations

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import app
import saved_games
import screen
from check import require
from running import OFF_SCREEN, Running, wait_until

NOBODY = 65534
STARTS = 7
FRENCH = {"LANG": "fr_FR.UTF-8", "LC_ALL": "fr_FR.UTF-8"}
NO_LOCALE = {"LANG": "C", "LC_ALL": "C"}
PERSONAL = ("SEVENS_", "PYTHON", "LD_", "XDG_", "QT_", "QML", "VIRTUAL_ENV", "LANG", "LC_", "TMP")
"""Beginnings of the variables that a guest does not take over from the builder."""


class Guest:
    """Somebody with a home of their own and a copy of the program that they may only read."""

    def __init__(self, bundle: Path, folder: Path) -> None:
        self.home = folder / "Zoë Ñandú"
        self._program = folder / "Spiele für Zoë 七" / bundle.name
        shutil.copytree(bundle, self._program, symlinks=True)
        temporary = self.home / "tmp"
        temporary.mkdir(parents=True)
        self._prefix: tuple[str, ...] = ()
        if sys.platform != "win32":
            subprocess.run(["chmod", "-R", "a-w,a+rX", str(self._program)], check=True)
        if sys.platform == "linux":
            self._prefix = offline_and_ordinary()
            if os.geteuid() == 0:
                folder.chmod(0o755)
                subprocess.run(["chown", "-R", str(NOBODY), str(self.home)], check=True)
        own = {name: value for name, value in os.environ.items() if not name.startswith(PERSONAL)}
        homes = dict.fromkeys(("HOME", "USERPROFILE"), str(self.home))
        temporaries = dict.fromkeys(("TMPDIR", "TMP", "TEMP"), str(temporary))
        self._environment = {**own, **homes, **temporaries, **OFF_SCREEN, "LANG": "C.UTF-8"}

    def command(self, *arguments: str) -> list[str]:
        return [*self._prefix, str(self._program / program_name()), *arguments]

    def silent(self, *arguments: str) -> list[str]:
        """Without streams, as under Windows, where a program without a console has none."""
        return ["sh", "-c", 'exec "$@" <&- >&- 2>&-', "sh", *self.command(*arguments)]

    def start(self, command: Sequence[str], **environment: str) -> Running:
        return Running(command, {**self._environment, **environment}, root_folder())

    def run(self, command: Sequence[str], **environment: str) -> subprocess.CompletedProcess[str]:
        settings = {**self._environment, **environment}
        return subprocess.run(
            command, env=settings, cwd=root_folder(), capture_output=True, encoding="utf-8", check=False
        )

    def downloaded(self) -> Path:
        """A saved game from somewhere else."""
        path = saved_games.new_game(self.home / "Téléchargements")
        for each in (path, *path.parents[: path.parents.index(self.home)]):
            each.chmod(0o755 if each.is_dir() else 0o644)
        return path

    def copies(self, game: Path) -> list[Path]:
        """Where this game is kept besides the folder of downloads."""
        return [path for path in self.home.rglob(game.name) if path != game]

    def packed(self) -> dict[str, tuple[int, int]]:
        """Size and time of every file of the program."""
        files = [path for path in self._program.rglob("*") if path.is_file()]
        return {str(path): (path.stat().st_size, path.stat().st_mtime_ns) for path in files}


def offline_and_ordinary() -> tuple[str, ...]:
    if os.geteuid() == 0:
        return ("unshare", "--net", "setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups")
    return ("unshare", "--user", "--net")


def program_name() -> str:
    return app.PROGRAM + (".exe" if sys.platform == "win32" else "")


def root_folder() -> Path:
    return Path(Path.cwd().anchor)


def is_healthy(guest: Guest) -> str:
    """The healthcheck passes in silence; every screen of every game is opened."""
    result = guest.run(guest.command("healthcheck"))
    require(result.returncode == 0, f"the healthcheck fails: {result.stdout}{result.stderr}")
    require(not result.stderr, f"the healthcheck complains: {result.stderr}")
    return result.stdout.strip().replace("\n", "; ")


def keeps_games_at_home(guest: Guest) -> str:
    """Where the system wants them, when nothing says otherwise."""
    game = guest.downloaded()
    with guest.start(guest.command("play", str(game))) as table:
        table.first_frame()
        wait_until(lambda: len(guest.copies(game)) == 1, "the game is not kept")
        table.stop()
        require(not table.errors, f"the table complains: {table.errors}")
    return str(guest.copies(game)[0].parent.relative_to(guest.home))


def opens_one_window(guest: Guest) -> str:
    """The game of a second start goes on in the first window, where one process thinks for the bots."""
    home, game = guest.home / "one place", guest.downloaded()
    with guest.start(guest.command(), SEVENS_HOME=str(home)) as table:
        table.first_frame()
        second = guest.run(guest.command("play", str(game)), SEVENS_HOME=str(home))
        require(second.returncode == 0, f"the second start fails: {second.stderr}")
        played = wait_for_bots(home, game)
        counts = {table.searching() for _ in watch(2)}
        require(max(counts) == 1, f"{max(counts)} processes think")
        most = len(table.family())
        # The table, the search process, and Python's keeper of what processes share.
        require(most <= 3, f"{most} processes run")
        table.stop()
    return f"{most} processes, {played} decisions of bots"


def opens_a_file_without_a_locale(guest: Guest) -> str:
    home, game = guest.home / "opened", guest.downloaded()
    with guest.start(guest.command("play", str(game)), SEVENS_HOME=str(home), **NO_LOCALE) as table:
        table.first_frame()
        played = wait_for_bots(home, game)
        table.stop()
    return f"{played} decisions of bots"


def does_without_streams(guest: Guest) -> str:
    home, game = guest.home / "silent", guest.downloaded()
    result = guest.run(guest.silent("simulate", saved_games.SLUG, "--jobs", "2", "--games", "4"))
    require(result.returncode == 0, f"simulate ends with {result.returncode}")
    with guest.start(guest.silent("play", str(game)), SEVENS_HOME=str(home)) as table:
        played = wait_for_bots(home, game)
        table.stop()
    crashes = [path for path in home.rglob("crash.log") if path.stat().st_size]
    require(not crashes, f"the program crashed: {crashes}")
    return f"{played} decisions of bots"


def speaks_french(guest: Guest) -> str:
    result = guest.run(guest.command("play", "--demo"), **FRENCH)
    require(result.returncode == 0, f"the demonstration fails: {result.stderr}")
    require("Vous prenez" in result.stdout, f"no French is spoken: {result.stdout}")
    return result.stdout.split("\n\n")[1].splitlines()[0]


def opens_a_real_window(guest: Guest) -> str:
    """With the platform plugin that people use, and the file chooser."""
    home, game = guest.home / "real", guest.downloaded()
    with screen.virtual_screen() as display:
        settings = {"DISPLAY": display, "SEVENS_HOME": str(home), "QT_QPA_PLATFORM": "xcb", "QT_QUICK_BACKEND": ""}
        with guest.start(guest.command(), **settings) as table:
            table.first_frame()
            wait_until(lambda: len(screen.windows(display, "Sevens")) == 1, "no window is seen")
            require(guest.run(guest.command("play", str(game)), **settings).returncode == 0, "the second start fails")
            wait_until(lambda: len(screen.windows(display, "7: The Sins")) == 1, "the game is not seen")
            require(not screen.windows(display, "Sevens"), "a second window is open")
            (window,) = screen.windows(display, "7: The Sins")
            screen.press(display, window, "ctrl+s")
            wait_until(lambda: len(screen.windows(display, "")) > 2, "no file chooser is seen")
            table.stop()
            require(not table.errors, f"the table complains: {table.errors}")
    return "one window, and a file chooser"


def draws_soon(guest: Guest) -> str:
    """A figure, not a verdict: the machine may be busy."""
    seconds, computing = [], []
    for _ in range(STARTS):
        with guest.start(guest.command()) as table:
            seconds.append(table.first_frame())
            computing.append(table.computing)
            table.stop()
    usual = f"{statistics.median(seconds):.2f} s in the middle, {statistics.median(computing):.2f} s of it computing"
    return f"first frame of {STARTS} starts after {min(seconds):.2f} s at best, {usual}"


def wait_for_bots(home: Path, game: Path) -> int:
    """Until the game has been taken in and bots have played on in it; how many decisions they have made."""
    kept = home / "data" / "games" / game.name

    def decisions() -> int:
        return kept.read_text(encoding="utf-8").count('"kind":"decision"') if kept.exists() else 0

    wait_until(lambda: decisions() >= 2, "the game is not opened and played on")
    return decisions()


def watch(seconds: float) -> Iterator[None]:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        yield
        time.sleep(0.05)


TRIALS = (is_healthy, opens_one_window, draws_soon)
LINUX_TRIALS = (
    keeps_games_at_home,
    opens_a_file_without_a_locale,
    speaks_french,
    does_without_streams,
    opens_a_real_window,
)
"""Homes, languages and streams are set through the environment and the shell of Linux."""


@contextmanager
def guest_of(bundle: Path) -> Iterator[Guest]:
    with tempfile.TemporaryDirectory(prefix="sevens-") as folder:
        try:
            yield Guest(bundle, Path(folder))
        finally:
            if sys.platform != "win32":
                subprocess.run(["chmod", "-R", "u+w", folder], check=True)


def try_out(bundle: Path) -> None:
    """Raises ``RuntimeError`` with what does not work."""
    with guest_of(bundle) as guest:
        before = guest.packed()
        for trial in (*TRIALS, *(LINUX_TRIALS if sys.platform == "linux" else ())):
            print(f"{trial.__name__.replace('_', ' ')}: {trial(guest)}", flush=True)
        require(guest.packed() == before, "the program changes its own folder")


if __name__ == "__main__":
    try_out(Path(sys.argv[1]) if len(sys.argv) > 1 else app.ROOT / "dist" / app.PROGRAM)
