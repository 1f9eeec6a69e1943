"""7 & 7 on the table."""

from __future__ import annotations

from sevens_desktop.table.presenters.seven_and_seven.advice import advise
from sevens_desktop.table.presenters.seven_and_seven.guide import NOTES, note, occasions
from sevens_desktop.table.presenters.seven_and_seven.log import entries, recap
from sevens_desktop.table.presenters.seven_and_seven.present import present, private, reaction
from sevens_desktop.table.presenters.seven_and_seven.score import score
from sevens_desktop.table.view import no_looks, same_again


class SevenAndSevenPresenter:
    direction = 1
    notes = NOTES
    present = staticmethod(present)
    private = staticmethod(private)
    reaction = staticmethod(reaction)
    looks = staticmethod(no_looks)
    log = staticmethod(entries)
    recap = staticmethod(recap)
    score = staticmethod(score)
    again = staticmethod(same_again)
    advise = staticmethod(advise)
    occasions = staticmethod(occasions)
    note = staticmethod(note)


SEVEN_AND_SEVEN = SevenAndSevenPresenter()
