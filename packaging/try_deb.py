"""Try the ``.deb`` out on a freshly made minimal Debian: ``try_deb.py [--system FOLDER]``, as root.

A lower version of the package is installed, played with and upgraded to the one in ``dist/``, which is removed again.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import app
import linux_packages
import saved_games
import screen
from bundle import DIST, WORK
from check import call, require
from running import OFF_SCREEN, Running, wait_until

SUITE = "bookworm"
LOWER = "0.0.1"
PERSON = "zoe"
PATH = "/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games"
LARGER_TEXT = "ctrl+equal"
KEPT = (".local/share/sevens", ".config/sevens")


class System:
    """A Debian in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.home = folder / "home" / PERSON

    def call(self, *command: str) -> str:
        """As root. Raises with what was said if it fails."""
        settings = {"PATH": f"/usr/sbin:/sbin:{PATH}", "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"}
        return call("chroot", str(self.folder), *command, environment=settings)

    def command(self, *arguments: str) -> list[str]:
        """The program, started by an ordinary person."""
        return ["chroot", f"--userspec={PERSON}:{PERSON}", str(self.folder), app.PROGRAM, *arguments]

    def environment(self, **more: str) -> dict[str, str]:
        return {"PATH": f"/usr/sbin:{PATH}", "HOME": f"/home/{PERSON}", "LANG": "C.UTF-8", **more}

    def install(self, deb: Path) -> None:
        shutil.copy(deb, self.folder / deb.name)
        self.call("apt-get", "install", "-y", "-q", "--no-install-recommends", f"/{deb.name}")

    def kept(self) -> dict[str, bytes]:
        """Games and settings."""
        files = [path for name in KEPT for path in (self.home / name).rglob("*") if path.is_file()]
        return {str(path): path.read_bytes() for path in files}

    def listed(self) -> list[tuple[str, str]]:
        """What the list of games and the statistics are made from."""
        with closing(sqlite3.connect(self.home / ".cache" / "sevens" / "games.sqlite")) as index:
            return index.execute("SELECT name, entry FROM games ORDER BY name").fetchall()


def try_out(system: System, lower: Path, deb: Path, display: str) -> None:
    require(not (system.folder / "usr/bin/python3").exists(), "this system has a Python")
    system.install(lower)
    tell(f"{lower.name} installs")
    check_libraries(system)
    system.call("useradd", "--create-home", "--shell", "/bin/bash", PERSON)
    health = call(*system.command("healthcheck"), environment=system.environment(**OFF_SCREEN))
    tell(health.strip().replace("\n", "; "))

    play(system, display)
    kept, listed = system.kept(), system.listed()
    require(len(listed) == 2, f"{len(listed)} games are listed")
    system.install(deb)
    version = system.call("dpkg-query", "--show", "--showformat=${Version}", app.PROGRAM)
    require(version == app.version(), f"{version} is installed")
    open_table(system, display)
    require(system.kept() == kept, "the upgrade changes games or settings")
    require(system.listed() == listed, "the upgrade changes the list of games or the statistics")
    tell(f"upgraded to {version}: {len(kept)} files of games and settings, {len(listed)} games listed")

    system.call("apt-get", "purge", "-y", "-q", app.PROGRAM)
    left = [path for path in (system.folder / "usr").rglob("*sevens*") if not path.name.endswith(".list")]
    require(not left, f"the removed package leaves {left}")
    require(system.kept() == kept, "removing the package changes games or settings")
    tell("removed: games and settings stay")


def check_libraries(system: System) -> None:
    """The system's own loader finds every library that the program may load."""
    folder = f"/{app.LINUX_FOLDER}"
    find = f"find {folder} -type f \\( -name '*.so*' -o -perm -u+x \\) -exec ldd {{}} +"
    told = system.call("env", f"LD_LIBRARY_PATH={folder}/_internal", "sh", "-c", find)
    missing = {line.strip() for line in told.splitlines() if "not found" in line}
    require(not missing, f"not found: {missing}")
    tell("every library is found")


def play(system: System, display: str) -> None:
    """Two games come in by double-click, the second one into the running window, where bots play on."""
    games = [saved_games.finished_game(system.home / "downloads"), saved_games.new_game(system.home / "downloads")]
    system.call("chown", "-R", f"{PERSON}:{PERSON}", f"/home/{PERSON}")
    inside = [f"/{game.relative_to(system.folder)}" for game in games]
    settings = system.environment(DISPLAY=display)
    with Running(system.command("play", inside[0]), settings, Path("/")) as table:
        table.first_frame()
        wait_until(lambda: len(screen.windows(display, "7: The Sins")) == 1, "no window is seen")
        call(*system.command("play", inside[1]), environment=settings)
        kept = system.home / KEPT[0] / "games" / games[1].name
        wait_until(lambda: kept.exists() and b'"ply":2' in kept.read_bytes(), "the bots do not play on")
        (window,) = screen.windows(display, "7: The Sins")
        screen.press(display, window, LARGER_TEXT)
        table.stop()
        require(not table.errors, f"the table complains: {table.errors}")
    open_table(system, display)
    settings_file = system.home / KEPT[1] / "settings.json"
    text = settings_file.read_text(encoding="utf-8") if settings_file.exists() else ""
    require('"text_size": 115' in text, f"the setting that was changed is not kept: {text}")
    tell("a window opens on a virtual screen, takes in a finished and a new game, and keeps a changed setting")


def open_table(system: System, display: str) -> None:
    with Running(system.command(), system.environment(DISPLAY=display), Path("/")) as table:
        table.first_frame()
        wait_until(lambda: len(screen.windows(display, "Sevens")) == 1, "no window is seen")
        table.stop()
        require(not table.errors, f"the table complains: {table.errors}")


@contextmanager
def minimal_system(copied: Path | None) -> Iterator[System]:
    with tempfile.TemporaryDirectory(prefix="sevens-debian-") as parent:
        folder = Path(parent) / "root"
        if copied is not None:
            subprocess.run(["cp", "-a", str(copied), str(folder)], check=True)
        else:
            subprocess.run(["debootstrap", "--variant=minbase", SUITE, str(folder)], check=True)
        subprocess.run(["mount", "-t", "proc", "proc", str(folder / "proc")], check=True)
        try:
            yield System(folder)
        finally:
            subprocess.run(["umount", str(folder / "proc")], check=True)


def tell(sentence: str) -> None:
    print(sentence, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--system", type=Path, help="a minimal Debian to copy in place of making one")
    options = parser.parse_args()
    if os.geteuid() != 0:
        sys.exit("Only root can make a system in a folder.")
    (deb,) = DIST.glob(f"{app.PROGRAM}_{app.version()}_*.deb")
    with tempfile.TemporaryDirectory() as folder, minimal_system(options.system) as system:
        lower = linux_packages.build_deb(WORK / "root", Path(folder), LOWER, compression="gzip")
        with screen.virtual_screen() as display:
            try_out(system, lower, deb, display)
    return 0


if __name__ == "__main__":
    sys.exit(main())
