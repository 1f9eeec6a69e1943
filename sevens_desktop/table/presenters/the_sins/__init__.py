"""7: The Sins on the table."""

from __future__ import annotations

from sevens_desktop.table.presenters.the_sins.advice import NOTES, advise, note, occasions
from sevens_desktop.table.presenters.the_sins.log import entries, recap
from sevens_desktop.table.presenters.the_sins.present import present, private
from sevens_desktop.table.presenters.the_sins.score import score
from sevens_desktop.table.view import no_looks, no_reaction, same_again


class TheSinsPresenter:
    direction = -1
    notes = NOTES
    present = staticmethod(present)
    private = staticmethod(private)
    reaction = staticmethod(no_reaction)
    looks = staticmethod(no_looks)
    log = staticmethod(entries)
    recap = staticmethod(recap)
    score = staticmethod(score)
    again = staticmethod(same_again)
    advise = staticmethod(advise)
    occasions = staticmethod(occasions)
    note = staticmethod(note)


THE_SINS = TheSinsPresenter()
