"""The review of a finished game on the screen. The search process looks at one decision after another."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from sevens_desktop.bots.appraisal import REVIEW, Appraisal
from sevens_desktop.bots.worker import Answer
from sevens_desktop.engine.contract import Action
from sevens_desktop.table.bot_job import BotJob
from sevens_desktop.table.hints import chance_row
from sevens_desktop.table.history import History
from sevens_desktop.table.qt import Map, Property
from sevens_desktop.table.review import Finding, costliest, decisions, finding, inquiry
from sevens_desktop.table.sitting import Sitting
from sevens_desktop.table.view import Advice
from sevens_desktop.table.words import review as words
from sevens_desktop.table.words.chances import about
from sevens_desktop.table.words.kept import percent

QML_IMPORT_NAME = "Sevens.Core"
QML_IMPORT_MAJOR_VERSION = 1

MARKS = (0.0, 0.25, 0.5, 0.75, 1.0)
"""Where the curve has its lines."""


@QmlElement
class Review(QObject):
    """Whose decisions are looked at can be chosen; what was found of each seat is kept.

    ``stop`` is for the person; ``rest`` and ``wake`` for the application, when the screen is left and seen again.
    """

    changed = Signal()
    announced = Signal(str, bool)

    def __init__(self, sitting: Sitting, history: History, bots: BotJob, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sitting = sitting
        self._history = history
        self._bots = bots
        self._seats = sitting.persons or list(range(len(sitting.players)))
        self._found: dict[int, Finding | None] = {}
        self._wanted = False
        self._questions = 0
        self._ticket = ""
        self._seat = self._seats[0]
        self._decisions: list[int] = []
        self._played: dict[int, str] = {}
        bots.answered.connect(self._take)
        self.lookAt(self._seat)

    # -- what QML sees

    @Property(str, constant=True)
    def slug(self) -> str:
        return self._sitting.slug

    @Property(str, notify=changed)
    def title(self) -> str:
        return words.title(self._sitting.words.title())

    @Property("QVariantList", constant=True)
    def people(self) -> list[Map]:
        return [{"value": seat, "label": self._sitting.players[seat].name} for seat in self._seats]

    @Property(int, notify=changed)
    def seat(self) -> int:
        return self._seat

    @Property(bool, notify=changed)
    def busy(self) -> bool:
        return self._wanted and not self.finished

    @Property(bool, notify=changed)
    def finished(self) -> bool:
        return self._next() is None

    @Property("QVariantMap", notify=changed)
    def progress(self) -> Map:
        done, total = sum(at in self._found for at in self._decisions), len(self._decisions)
        return {"share": done / total if total else 1.0, "text": words.progress(done, total)}

    @Property("QVariantMap", notify=changed)
    def curve(self) -> Map:
        """``points`` (list of map: ``at`` and ``share`` 0 to 1, ``costly``), ``marks`` (``share, text``), ``first`` and
        ``last`` turn, ``label``.
        """
        if not self._decisions:
            return {}
        count, costly = len(self._decisions), {found.step for found in self._costly()}
        points = [
            {"at": place / count, "share": found.chance, "costly": at in costly}
            for place, at in enumerate(self._decisions)
            if (found := self._found.get(at)) is not None
        ]
        if self.finished:
            points.append({"at": 1.0, "share": self._history.state.win_shares()[self._seat], "costly": False})
        shares = [float(point["share"]) for point in points]
        told = words.curve(shares[0], shares[-1], min(shares), max(shares)) if shares else words.no_curve()
        first, last = self._turn(self._decisions[0]), words.turn(self._history.state.turn)
        marks = [{"share": share, "text": percent(share)} for share in MARKS]
        return {"points": points, "marks": marks, "first": first, "last": last, "label": told}

    @Property("QVariantList", notify=changed)
    def costly(self) -> list[Map]:
        return [self._cost(found, found.better) for found in self._costly() if found.better is not None]

    @Property("QVariantList", notify=changed)
    def moves(self) -> list[Map]:
        costly = {found.step for found in self._costly()}
        return [self._move(at, self._found.get(at), at in costly) for at in self._decisions]

    @Property(str, notify=changed)
    def summary(self) -> str:
        """What is said where no decision stands out."""
        if not self._decisions:
            return words.nothing_decided()
        return "" if self._costly() else words.nothing_costly(self.finished)

    @Property(str, notify=changed)
    def note(self) -> str:
        return words.note(self._sitting.players[self._seat].name, REVIEW.worlds)

    # -- in words

    def _costly(self) -> list[Finding]:
        return costliest(found for at in self._decisions if (found := self._found.get(at)) is not None)

    def _turn(self, at: int) -> str:
        return words.turn(self._history.steps[at].turn)

    def _advice(self, at: int, action: Action) -> Advice:
        """The action as a hint would name it at that moment."""
        sitting, seen = self._sitting, self._history.steps[at].before.observe(self._seat)
        return sitting.presenter.advise(action, seen, sitting.voice_to(self._seat), sitting.options)

    def _cost(self, found: Finding, better: Action) -> Map:
        played, advice, turn = self._played[found.step], self._advice(found.step, better), self._turn(found.step)
        return {
            "step": found.step,
            "turn": turn,
            "label": words.costly(turn, played, advice.title),
            "chances": [
                chance_row(words.played(played), played, found.chance),
                chance_row(words.better(advice.title), advice.title, found.better_chance),
            ],
            "facts": list(advice.facts),
        }

    def _move(self, at: int, found: Finding | None, costly: bool) -> Map:
        turn, share = self._turn(at), None if found is None else found.chance
        return {
            "step": at,
            "turn": turn,
            "text": self._played[at],
            "share": share or 0.0,
            "percent": "" if share is None else about(share),
            "costly": costly,
            "label": words.move(turn, self._played[at], share, costly),
        }

    # -- looking

    @Slot(int)
    def lookAt(self, seat: int) -> None:
        """Look at the decisions of this seat."""
        self.rest()
        self._seat = seat
        self._decisions = decisions(self._history, seat)
        self._name_moves()
        self.wake()

    def _name_moves(self) -> None:
        self._played = {at: self._advice(at, self._history.steps[at].action).title for at in self._decisions}

    @Slot()
    def start(self) -> None:
        """Begin or go on."""
        self._wanted = True
        self.wake()

    @Slot()
    def stop(self) -> None:
        """Look no further. What was found stays."""
        self._wanted = False
        self.rest()
        self.changed.emit()

    def rest(self) -> None:
        if self._ticket:
            self._ticket = ""
            self._bots.cancel()

    def wake(self) -> None:
        if self._wanted and not self._ticket:
            self._ask()
        self.changed.emit()
        if self.finished:
            self.announced.emit(str(self.progress["text"]), False)

    def close(self) -> None:
        self.rest()
        self._bots.answered.disconnect(self._take)

    @property
    def sitting(self) -> Sitting:
        return self._sitting

    @property
    def history(self) -> History:
        return self._history

    def retranslate(self) -> None:
        self._name_moves()
        self.changed.emit()

    def _next(self) -> int | None:
        return next((at for at in self._decisions if at not in self._found), None)

    def _ask(self) -> None:
        at = self._next()
        if at is not None:
            self._questions += 1
            self._ticket = f"{self._sitting.game_id}/review/{self._questions}"
            self._bots.ask(inquiry(self._sitting, self._history, at, self._ticket))

    def _take(self, answer: Answer) -> None:
        if answer.game_id != self._ticket or not isinstance(answer, Appraisal):
            return
        self._ticket = ""
        self._found[answer.ply] = finding(self._sitting, answer)
        self._ask()
        self.changed.emit()
        if self.finished:
            self.announced.emit(str(self.progress["text"]), False)
