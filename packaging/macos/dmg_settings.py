"""Settings for dmgbuild: the program beside a link to the Applications folder."""

from __future__ import annotations

from pathlib import Path

program = Path(defines["app"])  # noqa: F821 - dmgbuild puts ``defines`` here

format = "UDZO"  # noqa: A001 - the name that dmgbuild reads
files = [str(program)]
symlinks = {"Applications": "/Applications"}
icon_locations = {program.name: (140, 160), "Applications": (400, 160)}
window_rect = ((200, 200), (540, 340))
default_view = "icon-view"
icon_size = 96
