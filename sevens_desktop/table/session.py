"""A game that is being played. It owns the one real state; ``apply`` is the only way to change it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from sevens_desktop.bots.appraisal import Appraisal
from sevens_desktop.engine.contract import Action, Event, State
from sevens_desktop.storage.errors import StorageError
from sevens_desktop.storage.game_file import GameFile
from sevens_desktop.storage.saved import BOT
from sevens_desktop.table.base import Table
from sevens_desktop.table.bot_job import BotJob
from sevens_desktop.table.curtain import covers, describe_banner, describe_curtain
from sevens_desktop.table.dealing import Going
from sevens_desktop.table.guide import Guide, GuideMemory
from sevens_desktop.table.hints import describe
from sevens_desktop.table.history import History, Step
from sevens_desktop.table.look_round import Looked, LookRound, put_look
from sevens_desktop.table.open_question import Course, OpenQuestion, Speak, put_openly
from sevens_desktop.table.qt import Map, Property
from sevens_desktop.table.sitting import Sitting
from sevens_desktop.table.telling import news, recap
from sevens_desktop.table.thinking import Thinking
from sevens_desktop.table.undo import Offer
from sevens_desktop.table.undo import offer as offer_of
from sevens_desktop.table.view import Reaction, TableView
from sevens_desktop.table.words import chances as chance_words
from sevens_desktop.table.words import session as words
from sevens_desktop.table.words.common import choosing, choosing_here, plain
from sevens_desktop.table.words.problems import trouble

QML_IMPORT_NAME = "Sevens.Core"
QML_IMPORT_MAJOR_VERSION = 1


class House(GuideMemory, Protocol):
    """What the session asks of the application: how fast bots act (milliseconds)."""

    def bot_pace(self) -> int: ...


@QmlElement
class Session(Table):
    """Emits ``finished`` once, when the last decision has been made."""

    stateChanged = Signal()
    announced = Signal(str, bool)
    toast = Signal(str)
    finished = Signal()

    def __init__(
        self, sitting: Sitting, going: Going, bots: BotJob, house: House, parent: QObject | None = None
    ) -> None:
        super().__init__(sitting, parent)
        self._history = going.history
        self._file = going.file
        self._strangers = going.resumed and len(sitting.persons) > 1
        self._guide = Guide(sitting.presenter.notes, house)
        self._curtain: Map = {}
        self._banner: Map = {}
        self._waiting: Map = {}
        self._hint: Map = {}
        self._skipping = False
        self._thinking = Thinking(bots, house.bot_pace, self)
        self._thinking.decided.connect(self.apply)
        self._thinking.advised.connect(self._show_hint)
        self._open_question = OpenQuestion()
        self._put_to: list[int] = []
        self._look_round = LookRound()
        self._prompt.chosen.connect(self._choose)
        self._prompt.backed.connect(self.takeBack)
        self._reports = going.reports
        self._reports.unsaved.connect(self._tell_unsaved)

    # -- what QML sees

    @Property("QVariantMap", notify=stateChanged)
    def curtain(self) -> Map:
        return self._curtain

    @Property("QVariantMap", notify=stateChanged)
    def banner(self) -> Map:
        return self._banner

    @Property("QVariantMap", notify=stateChanged)
    def waiting(self) -> Map:
        return self._waiting

    @Property(bool, notify=stateChanged)
    def skipping(self) -> bool:
        return self._skipping

    @Property("QVariantMap", notify=stateChanged)
    def undo(self) -> Map:
        offered = self._offer()
        if not offered.steps:
            return {"enabled": False, "text": "", "why": words.no_undo(offered.refusal), "free": False}
        taken_back = self._history.moves(self.observer, -offered.steps)[:1]
        told = self._sitting.presenter.recap(taken_back, self._sitting.voice)
        what = plain(told[0]) if told else ""
        return {"enabled": True, "text": words.undo(what, offered.free), "why": "", "free": offered.free}

    @Property("QVariantMap", notify=stateChanged)
    def hint(self) -> Map:
        why = self._no_hint()
        busy = chance_words.thinking() if self._thinking.advising else ""
        return {"enabled": not why, "why": why, "busy": busy, **self._hint}

    @Property("QVariantMap", notify=stateChanged)
    def guide(self) -> Map:
        if not self._guide.current or self._curtain:
            return {}
        note = self._sitting.presenter.note(self._guide.current)
        return {"id": self._guide.current, "title": note.title, "text": note.text, "element": note.element}

    @Property("QVariantList", notify=stateChanged)
    def marks(self) -> list[str]:
        return [words.mark(mark) for mark in self._sitting.marks]

    # -- the flow of the game

    @property
    def state(self) -> State:
        return self._history.state

    @property
    def history(self) -> History:
        return self._history

    @property
    def file(self) -> GameFile:
        return self._file

    def start(self) -> None:
        """Show the table and let the seat to act begin."""
        if len(self._sitting.persons) == 1:
            self._watching = self._sitting.persons[0]
        self._proceed(())

    def close(self) -> StorageError | None:
        """Leave the table at any moment. Everything decided is saved; what could not be written is returned."""
        self._thinking.close()
        try:
            self._file.close()
        except StorageError as error:
            return error
        return None

    def _choose(self, action: Action) -> None:
        if isinstance(action, Speak):
            self._open_question.answer(action)
            self._turn_page(seen=False)
            self._proceed(())
        elif isinstance(action, Looked):
            self._look_round.done(self._watching)
            self._turn_page(seen=False)
            self._proceed(())
        else:
            self.apply(action)

    @Slot(object)
    def apply(self, action: Action) -> None:
        """Carry a decision out. Raises ``IllegalAction`` and changes nothing if it is not legal."""
        step = self._history.apply(action)
        self._file.append(step.seat, action, self.state)
        if len(self._sitting.persons) > 1 and self._sitting.presenter.looks(step.for_seat(None)):
            self._look_round.begin(self._sitting.persons)
        self._turn_page(seen=bool(step.for_seat(None).events) and not self._same_window(step))
        self._proceed(step.events)

    def _turn_page(self, seen: bool = True) -> None:
        """What was said about the position before is over. ``seen``: something happened that takes a look."""
        self._put_to = []
        self._banner = {}
        self._curtain = {}
        self._waiting = {}
        self._hint = {}
        self._thinking.moved(seen)

    def _proceed(self, events: Sequence[Event]) -> None:
        """Show what happened and turn to the seat that must decide now."""
        if self._look_round.next is not None:
            self._go_round(self._look_round.next, events)
            return
        seat = self.state.to_act
        person = seat if seat is not None and not self._sitting.is_bot(seat) else None
        if person is not None and self._lets_happen(person, events):
            return
        if person is not None and person != self._watching and not self._give_screen(person):
            return
        self._look(events)
        if person is not None:
            self._skipping = False
            self._announce_turn(events)
        elif seat is not None:
            self._announce_news(events)
            self._ask_bot(seat)
        else:
            self._announce_news(events)
        self.stateChanged.emit()
        if seat is None:
            self.finished.emit()

    def _look(self, events: Sequence[Event] = (), ask: bool = True) -> None:
        """Show the position to the watching seat, which is asked if it is to act."""
        noticed = [own for event in events if (own := event.for_seat(self.observer)) is not None]
        asked = ask and self.observer is not None and self.state.to_act == self.observer
        legal = self.state.legal_actions() if asked else ()
        seen = self._show(self.state, self._history.moves(self.observer), noticed, legal, put=self._put())
        if self.observer is not None:
            self._guide.see(self._sitting.presenter.occasions(seen, noticed))

    def _put(self) -> Callable[[TableView], TableView] | None:
        """What is put to the person instead of the decision of the game."""
        if self._look_round.next is not None:
            told = " ".join(news(self._sitting, self._history, self.observer))
            return lambda view: put_look(view, told)
        if self._put_to:
            return lambda view: put_openly(view, self._put_to, self._sitting.voice)
        return None

    def _go_round(self, seat: int, events: Sequence[Event]) -> None:
        """Before the game goes on, this person looks at the own cards, as anew: the last to decide does as all do."""
        if seat != self._watching and not self._give_screen(seat):
            return
        self._eyes = None
        self._look(events, ask=False)
        self._skipping = False
        self._announce_turn(events)
        self.stateChanged.emit()

    # -- reactions

    def _lets_happen(self, seat: int, events: Sequence[Event]) -> bool:
        """A person is asked for a reaction. True: not at the own screen, it is seen to here.

        Alone against bots, who cannot react lets it happen without being asked. Several people get one open question.
        """
        reaction = self._sitting.presenter.reaction(self.state.observe(None))
        if reaction is None:
            return False
        if len(self._sitting.persons) == 1:
            return self._lets_happen_alone(reaction, events)
        if seat == self._watching or reaction.own:
            return False
        match self._open_question.course(reaction, seat):
            case Course.LOOK:
                return False
            case Course.SILENCE:
                self.apply(reaction.silence)
            case Course.ASK:
                self._ask_openly(reaction, events)
        return True

    def _same_window(self, step: Step) -> bool:
        """Did the decision only hand the question on?"""
        reaction = self._sitting.presenter.reaction
        before, after = reaction(step.before.observe(None)), reaction(self.state.observe(None))
        return before is not None and after is not None and before.window == after.window

    def _lets_happen_alone(self, reaction: Reaction, events: Sequence[Event]) -> bool:
        if self.state.legal_actions() != [reaction.silence]:
            return False
        self._look(events, ask=False)
        self._announce_news(events)
        self._waiting = {"seat": -1, "text": "", "here": ""}
        self._thinking.wait(reaction.silence, self._skipping)
        self.stateChanged.emit()
        return True

    def _ask_openly(self, reaction: Reaction, events: Sequence[Event]) -> None:
        """The screen is everybody's while the question is open; the table stays where it was."""
        self._put_to = [seat for seat in reaction.seats if seat in self._sitting.persons]
        self._watching = -1
        self._guide.see(())
        self._look(events)
        self._skipping = False
        self._announce_turn(events)
        self.stateChanged.emit()

    def _bottom(self) -> int:
        return self._near if self._put_to else self._watching

    # -- people share the screen

    def _give_screen(self, seat: int) -> bool:
        """Hand the screen to another person. False: the curtain is up, and that person has to say so first."""
        sitting = self._sitting
        private = sitting.presenter.private(self.state.observe(seat), sitting.options)
        told = recap(sitting, self._history, seat)
        if not covers(str(sitting.rule("curtain")), private, self._strangers):
            self._watching = seat
            if len(sitting.persons) > 1:
                reacts = sitting.presenter.reaction(self.state.observe(None)) is not None
                self._banner = describe_banner(sitting.badges[seat], told, reacts)
            return True
        self._show_nothing()
        turn = self.state.turn
        self._curtain = describe_curtain(sitting.badges[seat], told, turn, sitting.words.title())
        self._skipping = False
        self.stateChanged.emit()
        self.announced.emit(str(self._curtain["title"]), True)
        return False

    @Slot()
    def lowerCurtain(self) -> None:
        seat = self._curtain.get("seat")
        if isinstance(seat, int):
            self._curtain = {}
            self._strangers = False
            self._watching = seat
            self._proceed(())

    @Slot()
    def closeBanner(self) -> None:
        self._banner = {}
        self.stateChanged.emit()

    def _announce_turn(self, events: Sequence[Event]) -> None:
        self._announce_news(events)
        question = self._prompt.question
        self.announced.emit(plain(f"{question.title}. {question.line}"), True)

    def _announce_news(self, events: Sequence[Event]) -> None:
        if events:
            for line in news(self._sitting, self._history, self.observer):
                self.announced.emit(plain(line), False)

    # -- bots

    def _ask_bot(self, seat: int) -> None:
        self._waiting = {"seat": seat, "text": choosing(self._sitting.players[seat].name), "here": choosing_here()}
        self._thinking.ask_move(self._sitting, self._history, seat, self._skipping)

    @Slot()
    def skip(self) -> None:
        """No more pauses until a person is to decide. Thinking is not cut short."""
        if self._waiting:
            self._skipping = True
            self._thinking.hurry()
            self.stateChanged.emit()

    @Slot(int, str)
    def handOver(self, seat: int, level: str) -> None:
        """A bot takes a person's seat (SIN-Q16). Nothing happens where there is none, or when the game is over.

        The game may have gone on, or be another one, since the question was put.
        """
        if self.over or seat not in self._sitting.persons:
            return
        player = replace(self._sitting.players[seat], kind=BOT, level=level)
        self._sitting = self._sitting.handed_over(seat, player)
        self._file.hand_over(seat, player)
        self._log.wear(self._sitting.badges)
        self._strangers = self._strangers or bool(self._curtain) or self._watching == seat
        self._look_round.done(seat)
        self._watching = -1 if self._watching == seat else self._watching
        self._turn_page()
        self._proceed(())

    # -- taking back

    def _offer(self) -> Offer:
        if self.observer is None:
            return Offer(refusal="not_yours")
        mode, over = str(self._sitting.rule("undo")), self.state.to_act is None
        return offer_of(self._history.steps, self._sitting.players, self.observer, mode, over)

    @Slot()
    def takeBack(self) -> None:
        offered = self._offer()
        if not offered.steps:
            return
        self._turn_page()
        self._history.take_back(offered.steps)
        self._file.undo(offered.steps, self.state)
        if offered.free:
            self._file.mark("free_undo")
            self._sitting = self._sitting.marked("free_undo")
        self._proceed(())

    # -- hints

    def _no_hint(self) -> str:
        if not self._sitting.rule("hints"):
            return words.no_hint("off")
        return "" if self._prompt.active and self.observer is not None else words.no_hint("not_yours")

    @Slot()
    def askHint(self) -> None:
        if self.observer is not None and not self._no_hint() and not self._thinking.advising:
            self._hint = {}
            self._thinking.ask_hint(self._sitting, self._history, self.observer)
            self.stateChanged.emit()
            self.announced.emit(chance_words.thinking(), False)

    def _show_hint(self, appraisal: Appraisal) -> None:
        self._hint = describe(self._sitting, self.state.observe(self.observer), appraisal)
        self.stateChanged.emit()
        told = [f"{self._hint['title']}.", *self._hint["facts"], *(row["label"] for row in self._hint["chances"])]
        self.announced.emit(" ".join(told), True)

    @Slot()
    def closeHint(self) -> None:
        """Close the hint, or give up waiting for it."""
        if self._thinking.advising:
            self._thinking.forget()
        self._hint = {}
        self.stateChanged.emit()

    # -- the guide

    @Slot()
    def closeGuide(self) -> None:
        self._guide.close()
        self.stateChanged.emit()

    @Slot()
    def guideOff(self) -> None:
        self._guide.close_all()
        self.stateChanged.emit()

    # -- saving

    def _tell_unsaved(self, error: StorageError) -> None:
        """Something could not be written. The game goes on."""
        self.toast.emit(trouble(error))

    @Slot()
    def save(self) -> None:
        """Wait until everything is on the disk, and say so."""
        try:
            self._file.flush()
        except StorageError as error:
            self._tell_unsaved(error)
            return
        self.toast.emit(words.saved())

    # -- another language

    def retranslate(self) -> None:
        """Say everything anew. A hint was for the moment and is closed."""
        self._hint = {}
        if not self._curtain:
            self._look(ask=not self._waiting)
        self.stateChanged.emit()
