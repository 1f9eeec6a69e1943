"""The table off-screen: time to the first frame, memory, smoothness while a Sharp bot thinks, idle processor time.

Every part runs in a process of its own, with compiled Python files as an installed program has them. Frames are
measured by QML, without Python in the loop. ``python -m benchmarks.table [PART ...] [--json]``
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic, process_time
from timeit import timeit

from PySide6.QtCore import QEventLoop, QTimer, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlComponent, qmlEngine
from PySide6.QtQuick import QQuickItem

import sevens_desktop.cli  # noqa: F401 (what the program's own start imports)
from sevens_desktop.bots.worker import Request
from sevens_desktop.storage import settings_table as table
from sevens_desktop.storage.places import Places
from sevens_desktop.storage.settings import Settings
from sevens_desktop.table.bot_job import BotJob
from sevens_desktop.table.session import Session
from sevens_desktop.ui.application import Program

Figures = dict[str, float]

STARTS = 5
SECONDS = 10.0
LOOK = 0.2
"""Seconds between two looks at a game that plays itself."""
BOUNDS = "first frame 1.0 s, memory 160 MB, 95 of 100 frames 20 ms and all 100 ms or 1.3 times the rest, idle 1 %"

FRAMES = b"""
import QtQuick

Rectangle {
    id: root
    property var times: []
    property bool measuring
    width: 20
    height: 20
    onMeasuringChanged: if (measuring) times = []
    NumberAnimation on rotation { from: 0; to: 360; duration: 1000; loops: Animation.Infinite }
    FrameAnimation { running: root.measuring; onTriggered: root.times.push(frameTime * 1000) }
}
"""
"""Something that moves all the time, so that every frame is drawn, and a clock beside it. Milliseconds."""


def wait(seconds: float) -> None:
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()


class Table:
    """The program over a home of its own, past the first start."""

    def __init__(self, home: str) -> None:
        os.environ.setdefault("QT_QUICK_CONTROLS_STYLE", "Basic")
        places = Places.under(Path(home))
        settings = Settings(places.settings)
        settings.set(table.FIRST_START_DONE, True)
        settings.set(table.PLAYER_NAME, "Sam")
        settings.set(table.BOT_PACE, 0)
        settings.set(table.REDUCED_MOTION, "off")
        settings.save()
        self.application = QGuiApplication(["sevens"])
        self.program = Program(self.application, places)

    def __enter__(self) -> Table:
        return self

    def __exit__(self, *_: object) -> None:
        self.program.close()

    def deal(self, levels: Sequence[str]) -> Session:
        """A person and these bots; the person begins."""
        app = self.program.app
        app.newGameOf("the-sins")
        game = app.newGame
        while game.seats.count < len(levels) + 1:
            game.addSeat()
        for seat, level in enumerate(levels, start=1):
            game.setLevel(seat, level)
        game.setOption("start", "0")
        game.deal()
        assert app.session is not None
        return app.session


def measure_start(opened: Table, begun: float) -> Figures:
    """Seconds from the start of the process to the first frame."""
    seen: list[float] = []

    def see() -> None:
        seen.append(monotonic() - begun)
        opened.application.quit()

    opened.program.window.frameSwapped.connect(see)
    opened.application.exec()
    return {"first_frame_s": seen[0], "cpu_s": process_time()}


def measure_memory(opened: Table, _begun: float) -> Figures:
    """Megabytes at the peak of a whole game against four Sharp bots, with its score sheet."""
    session = opened.deal(["sharp"] * 4)
    while opened.program.app.screen != "score":
        wait(LOOK)
        if session.prompt.active:
            session.prompt.pick(session.prompt.order[0])
            session.prompt.press("take")
    wait(1)
    return {"peak_mb": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024}


def measure_frames(opened: Table, _begun: float) -> Figures:
    """Milliseconds between frames with nobody thinking, and with a Sharp bot that thinks all the time."""
    session = opened.deal(["sharp"] * 4)
    window = opened.program.window
    component = QQmlComponent(qmlEngine(window))
    component.setData(FRAMES, QUrl())
    clock = component.create()
    assert isinstance(clock, QQuickItem), component.errorString()
    clock.setParentItem(window.contentItem())
    wait(3)
    quiet = _frames(clock)
    bots = BotJob()
    answers = _think_on(bots, session)
    wait(1)
    thinking = _frames(clock)
    bots.close()
    clock.deleteLater()
    return {
        **{f"quiet_{name}": figure for name, figure in quiet.items()},
        **{f"thinking_{name}": figure for name, figure in thinking.items()},
        "ratio_p95": thinking["p95_ms"] / quiet["p95_ms"],
        "moves_thought": len(answers),
    }


def _frames(clock: QQuickItem) -> Figures:
    clock.setProperty("measuring", True)
    wait(SECONDS)
    clock.setProperty("measuring", False)
    times = sorted(clock.property("times").toVariant())
    return {"p95_ms": times[int(len(times) * 0.95)], "most_ms": times[-1], "frames_per_s": len(times) / SECONDS}


def _think_on(bots: BotJob, session: Session) -> list[object]:
    """Let a Sharp bot think about the position, and again as soon as it has answered."""
    world = session.state.determinize(0, Random(7))
    answers: list[object] = []

    def ask(answer: object = None) -> None:
        if answer is not None:
            answers.append(answer)
        bots.ask(Request("bench", len(answers), world, 0, "sharp", len(answers)))

    bots.answered.connect(ask)
    ask()
    return answers


def measure_idle(opened: Table, _begun: float) -> Figures:
    """Percent of one processor while a person thinks and nothing moves."""
    opened.deal(["easy"] * 4)
    wait(5)
    before = process_time()
    wait(SECONDS)
    return {"idle_percent": 100 * (process_time() - before) / SECONDS}


PARTS: Mapping[str, Callable[[Table, float], Figures]] = {
    "start": measure_start,
    "memory": measure_memory,
    "frames": measure_frames,
    "idle": measure_idle,
}


def run_part(part: str, cache: str) -> Figures:
    """Measure in a fresh process. Files are compiled into ``cache``."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment |= {
        "PYTHONPYCACHEPREFIX": cache,
        "QT_QPA_PLATFORM": "offscreen",
        "QT_QUICK_BACKEND": "software",
        "BENCHMARK_BEGUN": str(monotonic()),
    }
    command = [sys.executable, "-m", "benchmarks.table", "--inside", part]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    figures: Figures = json.loads(done.stdout)
    return figures


def measure(parts: Sequence[str]) -> dict[str, Figures]:
    found: dict[str, Figures] = {"machine": calibrate()}
    with TemporaryDirectory() as cache:
        run_part("start", cache)
        for part in parts:
            runs = [run_part(part, cache) for _ in range(STARTS if part == "start" else 1)]
            found[part] = {name: median(run[name] for run in runs) for name in runs[0]}
    return found


def calibrate() -> Figures:
    """How busy the machine is: what others run, and how long a loop takes now."""
    return {"load": os.getloadavg()[0], "loop_s": timeit("sum(range(1_000_000))", number=8)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}; all unless named")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--inside", choices=tuple(PARTS), help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.inside:
        with TemporaryDirectory() as home, Table(home) as opened:
            json.dump(PARTS[chosen.inside](opened, float(os.environ["BENCHMARK_BEGUN"])), sys.stdout)
        return
    found = measure(chosen.parts or list(PARTS))
    if chosen.json:
        json.dump(found, sys.stdout, indent=1)
        return
    for part, figures in found.items():
        print(f"{part:10}" + "   ".join(f"{name} {figure:.2f}" for name, figure in figures.items()))
    print(f"bounds    {BOUNDS}")


if __name__ == "__main__":
    main()
