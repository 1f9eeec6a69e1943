"""Where things are kept: the folders of the system, or all under the one that ``SEVENS_HOME`` names."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from platformdirs import PlatformDirs

HOME_VARIABLE = "SEVENS_HOME"


@dataclass(frozen=True, slots=True)
class Places:
    """The four folders. None of them need exist: whoever writes first makes it."""

    data: Path
    config: Path
    cache: Path
    log: Path

    @classmethod
    def under(cls, home: Path) -> Places:
        """All four in one folder: portable use, tests."""
        return cls(home / "data", home / "config", home / "cache", home / "log")

    @classmethod
    def find(cls, environ: Mapping[str, str] = os.environ) -> Places:
        home = environ.get(HOME_VARIABLE)
        if home:
            return cls.under(Path(home).expanduser().absolute())
        system = PlatformDirs("sevens", appauthor=False)
        return cls(system.user_data_path, system.user_config_path, system.user_cache_path, system.user_log_path)

    @property
    def games(self) -> Path:
        return self.data / "games"

    @property
    def trash(self) -> Path:
        return self.data / "trash"

    @property
    def people(self) -> Path:
        return self.data / "people.json"

    @property
    def settings(self) -> Path:
        return self.config / "settings.json"

    @property
    def index(self) -> Path:
        return self.cache / "games.sqlite"
