"""What is looked at after a game: its replay and its review. Each ends with its screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from sevens_desktop.table.bot_job import BotJob
from sevens_desktop.table.history import History
from sevens_desktop.table.replay import Replay
from sevens_desktop.table.reviewing import Review
from sevens_desktop.table.sitting import Sitting

REPLAY, REVIEW = "replay", "review"
"""The screens."""


class Afterwards:
    def __init__(self, bots: BotJob, announce: Callable[[str, bool], None], parent: QObject) -> None:
        """``announce`` says something aloud, at once or when there is a pause; ``parent`` owns what is looked at."""
        self._bots = bots
        self._announce = announce
        self._parent = parent
        self.replay: Replay | None = None
        self.review: Review | None = None

    def open_replay(self, sitting: Sitting, history: History) -> Replay:
        self._end_replay()
        self.replay = Replay(sitting, history, self._parent)
        return self.replay

    def open_review(self, sitting: Sitting, history: History) -> None:
        """Begin to look, unless it is the game that is looked at already."""
        if self.review is None or self.review.sitting.game_id != sitting.game_id:
            self.close()
            self.review = Review(sitting, history, self._bots, self._parent)
            self.review.announced.connect(self._announce)
            self.review.start()

    def settle(self, screens: Sequence[str]) -> None:
        """These screens stand, the last is seen: what has no screen ends, and a review goes on while it is seen."""
        if REPLAY not in screens:
            self._end_replay()
        if REVIEW not in screens:
            self.close()
        elif self.review is not None and screens[-1] == REVIEW:
            self.review.wake()
        elif self.review is not None:
            self.review.rest()

    def retranslate(self) -> None:
        for shown in (self.replay, self.review):
            if shown is not None:
                shown.retranslate()

    def close(self) -> None:
        """The review ends, and with it the search that it waits for."""
        review, self.review = self.review, None
        if review is not None:
            review.close()
            review.deleteLater()

    def _end_replay(self) -> None:
        replay, self.replay = self.replay, None
        if replay is not None:
            replay.deleteLater()
