"""Golden play-throughs are played again and compared line by line."""

from __future__ import annotations

from pathlib import Path

import pytest

from sevens_desktop.engine.catalog import GAMES
from tests.engine.playthroughs import FOLDER, retell

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_playthrough_is_the_same_again(file: Path) -> None:
    kept = file.read_text(encoding="utf-8").splitlines()
    played = retell(kept)
    for number, (old, new) in enumerate(zip(kept, played, strict=False), start=1):
        assert new == old, f"{file.name}, line {number}"
    assert len(played) == len(kept)


@pytest.mark.parametrize("slug", GAMES)
def test_each_game_has_playthroughs_to_the_end(slug: str) -> None:
    texts = [file.read_text(encoding="utf-8") for file in FILES if file.name.startswith(f"{slug}-")]
    assert len(texts) >= 3
    assert all(f"game: {slug}\n" in text and "\nwinners: " in text for text in texts)
