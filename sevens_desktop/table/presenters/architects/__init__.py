"""7 Wonders Architects on the table."""

from __future__ import annotations

from sevens_desktop.table.presenters.architects.advice import advise
from sevens_desktop.table.presenters.architects.guide import NOTES, note, occasions
from sevens_desktop.table.presenters.architects.log import entries, recap
from sevens_desktop.table.presenters.architects.present import present, private
from sevens_desktop.table.presenters.architects.score import score
from sevens_desktop.table.view import no_looks, no_reaction, same_again


class ArchitectsPresenter:
    direction = 1
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


ARCHITECTS = ArchitectsPresenter()
