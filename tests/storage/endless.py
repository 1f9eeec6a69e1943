"""Plays games into files until it is killed, and says each decision that is on the disk. Run by ``test_kill``."""

from __future__ import annotations

import sys
from pathlib import Path

from sevens_desktop.storage.games import GameStore
from sevens_desktop.storage.places import Places
from tests.storage.played import Table, setup


def main(home: str) -> None:
    store = GameStore(Places.under(Path(home)))
    while True:
        table = Table.begin(store, setup(), _stop)
        while table.state.to_act is not None:
            table.play(1)
            table.file.flush()
            sys.stdout.write(f"{table.file.id} {table.file.ply}\n")
            sys.stdout.flush()
        table.file.close()


def _stop(error: Exception) -> None:
    raise error


if __name__ == "__main__":
    main(sys.argv[1])
