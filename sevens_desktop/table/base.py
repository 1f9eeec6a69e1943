"""What a game that is played and a game that is replayed show alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement

from sevens_desktop.engine.contract import Action, Event, Observation, Outcome, Refusal, State
from sevens_desktop.table.cards import CardModel
from sevens_desktop.table.log import LogModel
from sevens_desktop.table.prompt import Prompt
from sevens_desktop.table.qt import Map, Property
from sevens_desktop.table.sitting import Sitting
from sevens_desktop.table.view import Entry, Move, Scene, TableView
from sevens_desktop.table.words import common
from sevens_desktop.table.words import session as words
from sevens_desktop.table.words.common import translate

QML_IMPORT_NAME = "Sevens.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class Table(QObject):
    changed = Signal()
    viewChanged = Signal()

    def __init__(self, sitting: Sitting, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sitting = sitting
        self._cards = CardModel(self)
        self._log = LogModel(self)
        self._prompt = Prompt(self)
        self._title = self._subtitle = ""
        self._watching = self._near = -1
        self._eyes: int | None = None
        self._opponents: list[int] = []
        self._seats: list[Map] = []
        self._turn: Map = {}
        self._view: Map = {}
        self._outcome: Map = {}
        self._shown = TableView()
        self._log.wear(sitting.badges)
        self._prompt.selectionChanged.connect(self._show_selection)

    @Property(str, constant=True)
    def slug(self) -> str:
        return self._sitting.slug

    @Property(str, constant=True)
    def gameId(self) -> str:
        return self._sitting.game_id

    @Property(str, notify=changed)
    def title(self) -> str:
        return self._title

    @Property(str, notify=changed)
    def subtitle(self) -> str:
        return self._subtitle

    @Property(str, constant=True)
    def seed(self) -> str:
        return self._sitting.seed

    @Property(int, notify=changed)
    def watching(self) -> int:
        return self._watching

    @Property(int, notify=changed)
    def near(self) -> int:
        return self._near

    @Property("QVariantList", notify=changed)
    def opponents(self) -> list[int]:
        return self._opponents

    @Property("QVariantList", notify=changed)
    def seats(self) -> list[Map]:
        return self._seats

    @Property("QVariantMap", notify=changed)
    def turn(self) -> Map:
        return self._turn

    @Property(CardModel, constant=True)
    def cards(self) -> CardModel:
        return self._cards

    @Property(LogModel, constant=True)
    def log(self) -> LogModel:
        return self._log

    @Property(Prompt, constant=True)
    def prompt(self) -> Prompt:
        return self._prompt

    @Property("QVariantMap", notify=viewChanged)
    def view(self) -> Map:
        return self._view

    @Property(bool, notify=changed)
    def over(self) -> bool:
        return bool(self._outcome)

    @Property("QVariantMap", notify=changed)
    def outcome(self) -> Map:
        return self._outcome

    # -- showing a position

    @property
    def sitting(self) -> Sitting:
        return self._sitting

    @property
    def observer(self) -> int | None:
        """The watching seat as the engine names it."""
        return None if self._watching < 0 else self._watching

    def _show(
        self,
        state: State,
        moves: Sequence[Move],
        events: Sequence[Event] = (),
        legal: Sequence[Action] = (),
        opened: Sequence[Observation] = (),
        put: Callable[[TableView], TableView] | None = None,
    ) -> Observation:
        """Show the position through the watching eyes; nothing else of the state reaches the screen.

        ``put`` puts something else to the person than the decision of the game.
        """
        seen = state.observe(self.observer)
        sitting = self._sitting
        same_eyes, self._eyes = self._eyes == seen.seat, seen.seat
        scene = Scene(seen, sitting.voice, sitting.options, legal, events, self._cards.cards, opened, same_eyes)
        self._shown = sitting.presenter.present(scene)
        if put is not None:
            self._shown = put(self._shown)
        self._prompt.ask(self._shown, state.why_not, self._explain)
        self._cards.show(self._shown.cards, self._shown.leaving, self._prompt.marks)
        self._log.show([*sitting.presenter.log(moves, seen.turn, sitting.voice, sitting.options), *self._unlisted()])
        self._show_outcome(state.outcome(), seen.turn)
        self._show_head(seen)
        return seen

    def _unlisted(self) -> list[Entry]:
        """The end of the log says what cannot be replayed."""
        count = self._sitting.unlisted
        return [Entry(words.unlisted(count))] if count else []

    def _show_nothing(self) -> None:
        """The curtain is up: nobody looks."""
        self._watching = self._near = -1
        self._shown = TableView()
        self._prompt.ask(self._shown, lambda _: None, self._explain)
        self._cards.show((), (), {})
        self._log.show(())
        self._turn = {}
        self.changed.emit()

    def _show_head(self, seen: Observation) -> None:
        sitting = self._sitting
        seats = range(seen.seats)
        self._near = self._bottom()
        first = 0 if self._near < 0 else self._near + sitting.presenter.direction
        order = [(first + sitting.presenter.direction * step) % seen.seats for step in seats]
        self._opponents = [seat for seat in order if seat != self._near]
        self._seats = [self._seat(seat, seen.to_act) for seat in seats]
        yours = seen.to_act is not None and seen.to_act == seen.seat
        direction = "clockwise" if sitting.presenter.direction == 1 else "counter-clockwise"
        self._turn = {
            "number": seen.turn,
            "text": self._shown.turn or common.turn_chip(seen.turn, yours),
            "yours": yours,
            "direction": direction,
        }
        self._title = sitting.words.title()
        self._subtitle = self._company()
        self.changed.emit()

    def _bottom(self) -> int:
        """The seat whose side of the table is nearest."""
        return self._watching

    def _company(self) -> str:
        voice = self._sitting.voice
        if voice.you is None:
            return common.all_of(list(voice.names))
        seats = [*self._opponents, *([self._near] if self._near >= 0 else [])]
        others = [voice.name(seat) for seat in seats if not voice.is_you(seat)]
        return common.all_of([*others, translate("Table", "you")])

    def _seat(self, seat: int, to_act: int | None) -> Map:
        player, badge = self._sitting.players[seat], self._sitting.badges[seat]
        you = seat == self._watching
        kind = common.kind_label(player.kind, player.level, you)
        tallies = self._shown.view.get("seats")
        label = str(tallies[seat]["label"]) if isinstance(tallies, list) else ""
        return {
            **badge,
            "kind": player.kind,
            "level": player.level,
            "kindLabel": kind,
            "active": seat == to_act,
            "you": you,
            "label": ", ".join(part for part in (player.name, kind, label) if part) + ".",
            "element": f"seat:{seat}",
        }

    def _show_outcome(self, outcome: Outcome | None, turns: int) -> None:
        sitting = self._sitting
        self._outcome = (
            {} if outcome is None else sitting.presenter.score(outcome, sitting.badges, sitting.voice, turns)
        )

    def _show_selection(self) -> None:
        self._cards.mark(self._prompt.marks, self._prompt.turned)
        self._view = {**self._shown.view, **self._prompt.question.view}
        self.viewChanged.emit()

    def _explain(self, _element: str, refusal: Refusal) -> Map:
        title, text = self._sitting.words.refusal(refusal)
        return {
            "title": title,
            "text": text,
            "possible": self._shown.possible,
            "rule": refusal.rule,
            "ruleLabel": common.rule_label(refusal.rule),
        }
