"""A screen that nobody sees, and the windows on it."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def virtual_screen() -> Iterator[str]:
    """Start Xvfb and yield the name of its display."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1000x24", "-nolisten", "tcp", "-ac", "-noreset"]
    server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as numbers:
            yield f":{numbers.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


def windows(display: str, title: str) -> list[str]:
    """The visible windows whose title begins like this."""
    command = ["xdotool", "search", "--onlyvisible", "--name", f"^{title}"]
    found = subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, "DISPLAY": display})
    return found.stdout.split()


def press(display: str, window: str, key: str) -> None:
    """A key in a window that gets the focus first."""
    command = ["xdotool", "windowfocus", "--sync", window, "key", "--clearmodifiers", key]
    subprocess.run(command, check=True, env={**os.environ, "DISPLAY": display})
