"""Growl on the table."""

from __future__ import annotations

from sevens_desktop.table.presenters.growl.advice import advise
from sevens_desktop.table.presenters.growl.guide import NOTES, note, occasions
from sevens_desktop.table.presenters.growl.log import entries, recap
from sevens_desktop.table.presenters.growl.present import looks, present, private
from sevens_desktop.table.presenters.growl.score import again, score
from sevens_desktop.table.view import no_reaction


class GrowlPresenter:
    direction = 1
    notes = NOTES
    present = staticmethod(present)
    private = staticmethod(private)
    reaction = staticmethod(no_reaction)
    looks = staticmethod(looks)
    log = staticmethod(entries)
    recap = staticmethod(recap)
    score = staticmethod(score)
    again = staticmethod(again)
    advise = staticmethod(advise)
    occasions = staticmethod(occasions)
    note = staticmethod(note)


GROWL = GrowlPresenter()
