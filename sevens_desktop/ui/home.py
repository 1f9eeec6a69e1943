"""Everything that is kept, in one place: what the screens read from and write to."""

from __future__ import annotations

from sevens_desktop.storage.games import GameStore
from sevens_desktop.storage.library import Library
from sevens_desktop.storage.people import People
from sevens_desktop.storage.places import Places
from sevens_desktop.storage.settings import Settings


class Home:
    def __init__(self, places: Places) -> None:
        self.places = places
        self.store = GameStore(places)
        self.library = Library(places)
        self.people = People(places.people)
        self.settings = Settings(places.settings)
