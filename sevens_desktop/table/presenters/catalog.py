"""The presenters by slug."""

from __future__ import annotations

from sevens_desktop.table.presenters.architects import ARCHITECTS
from sevens_desktop.table.presenters.growl import GROWL
from sevens_desktop.table.presenters.seven_and_seven import SEVEN_AND_SEVEN
from sevens_desktop.table.presenters.the_sins import THE_SINS
from sevens_desktop.table.view import Presenter

PRESENTERS: dict[str, Presenter] = {
    "the-sins": THE_SINS,
    "seven-and-seven": SEVEN_AND_SEVEN,
    "architects": ARCHITECTS,
    "growl": GROWL,
}
