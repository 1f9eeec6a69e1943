"""Where things are kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from sevens_desktop.storage.places import Places


def test_sevens_home_puts_all_under_one_folder(tmp_path: Path) -> None:
    places = Places.find({"SEVENS_HOME": str(tmp_path)})
    assert {places.data.parent, places.config.parent, places.cache.parent, places.log.parent} == {tmp_path}
    assert len({places.data, places.config, places.cache, places.log}) == 4
    assert list(tmp_path.iterdir()) == []


def test_sevens_home_may_be_relative_or_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert Places.find({"SEVENS_HOME": "portable"}) == Places.under(tmp_path / "portable")
    assert Places.find({"SEVENS_HOME": "~/games"}) == Places.under(tmp_path / "games")


@pytest.mark.parametrize("environ", [{}, {"SEVENS_HOME": ""}])
def test_otherwise_the_folders_of_the_system(environ: dict[str, str]) -> None:
    places = Places.find(environ)
    assert all(folder.is_absolute() for folder in (places.data, places.config, places.cache, places.log))
    assert "sevens" in places.data.parts and "sevens" in places.config.parts


def test_files_lie_where_their_kind_belongs(places: Places) -> None:
    assert places.games.parent == places.trash.parent == places.people.parent == places.data
    assert places.settings.parent == places.config
    assert places.index.parent == places.cache
