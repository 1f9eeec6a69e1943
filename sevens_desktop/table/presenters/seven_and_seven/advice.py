"""Hints of 7 & 7: the move, and two facts that the asking seat can know."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from sevens_desktop.engine.contract import Action, Facts, Observation
from sevens_desktop.engine.seven_and_seven.actions import (
    Add,
    Arrive,
    Block,
    Convert,
    Copy,
    Discard,
    Draw,
    Fetch,
    Invite,
    Keep,
    NoTarget,
    Pass,
    Place,
    Play,
    Take,
    Target,
)
from sevens_desktop.engine.seven_and_seven.cards import CHASTITY, FACE_NAMES, KINDNESS, KINDS
from sevens_desktop.engine.seven_and_seven.knowledge import Said, SevenObservation
from sevens_desktop.engine.seven_and_seven.scoring import progress
from sevens_desktop.table.players import Voice
from sevens_desktop.table.presenters.seven_and_seven import picks
from sevens_desktop.table.presenters.seven_and_seven.outlook import Outlook
from sevens_desktop.table.presenters.seven_and_seven.question import with_target
from sevens_desktop.table.presenters.seven_and_seven.reading import face_of, sides_of
from sevens_desktop.table.view import Advice, Scene
from sevens_desktop.table.words import seven_and_seven_advice as words
from sevens_desktop.table.words.common import plain
from sevens_desktop.table.words.seven_and_seven_acts import card_of


@dataclass(frozen=True, slots=True)
class Case:
    """What a hint is computed from; ``own`` is the seat that asks."""

    seen: SevenObservation
    voice: Voice
    options: Facts
    own: int

    @property
    def rival(self) -> tuple[int, bool]:
        """The best count of the others, and whether it is of virtues."""
        counts = [
            (count, side == 1)
            for seat, both in enumerate(self.seen.progress)
            if seat != self.own
            for side, count in enumerate(both)
        ]
        return max(counts)

    def after(self, change: Callable[[Outlook], None], seat: int | None = None) -> str:
        """How close the asking seat would be, or ``seat``, which plays the card in the middle."""
        changed, unchanged = (
            (words.change, words.no_change) if seat is None else (words.its_change, words.its_no_change)
        )
        seat = self.own if seat is None else seat
        outlook = Outlook.of(self.seen)
        change(outlook)
        before, after = self.seen.progress[seat], progress(outlook.areas[seat])
        side = max((0, 1), key=lambda side: (after[side] - before[side], after[side]))
        if after == before:
            return unchanged(max(after), after[1] >= after[0])
        return changed(before[side], after[side], side == 1)

    def unseen(self, face: int) -> int:
        """Cards of this kind that lie where the seat cannot see them."""
        return self.seen.knows.unseen[face >> 1]

    def carry_out(self, said: Said, by: int) -> Callable[[Outlook], None]:
        late = self.options["win_after_effect"] is True
        return lambda outlook: outlook.carry_out(by, said, late)


def advise(action: Action, observation: Observation, voice: Voice, options: Facts) -> Advice:
    assert isinstance(observation, SevenObservation)
    assert observation.seat is not None
    case = Case(observation, voice, options, observation.seat)
    title, first, second = _ADVICE[type(action)](case, action)
    scene = Scene(observation, voice, options, (action,))
    choice = next(picks.choices(scene, observation))
    return Advice(title, (first, second), choice.picks, choice.button)


Told = tuple[str, str, str]


def _risk(case: Case, face: int) -> str:
    return words.cannot_be_blocked() if face == KINDNESS else words.unseen_chastities(case.unseen(CHASTITY))


def _play(case: Case, action: Action) -> Told:
    assert isinstance(action, Play)
    face = action.face
    return words.play(FACE_NAMES[face]), case.after(lambda outlook: outlook.enter(case.own, face)), _risk(case, face)


def _add(case: Case, action: Action) -> Told:
    assert isinstance(action, Add)
    gain = case.after(lambda outlook: outlook.enter(case.own, action.face))
    return words.add(FACE_NAMES[action.face]), gain, words.rival(*case.rival)


def _place(case: Case, action: Action) -> Told:
    assert isinstance(action, Place)
    gain = case.after(lambda outlook: outlook.enter(case.own, action.face))
    return (
        words.lay_down(FACE_NAMES[action.face]),
        gain,
        words.unseen(FACE_NAMES[action.face], case.unseen(action.face)),
    )


def _draw(case: Case, _: Action) -> Told:
    hand = case.seen.hand
    drawn = min(3, case.seen.pile)
    helpful = sum(1 for kind in hand if _helps(case, kind))
    return words.draw(), words.hand_grows(len(hand), len(hand) + drawn), words.helpful(helpful, len(hand))


def _helps(case: Case, kind: str) -> bool:
    outlooks = []
    for face in sides_of(kind):
        outlook = Outlook.of(case.seen)
        outlook.enter(case.own, face)
        outlooks.append(progress(outlook.areas[case.own]))
    return any(counts != case.seen.progress[case.own] for counts in outlooks)


def _said(case: Case) -> Said:
    assert case.seen.said is not None
    return case.seen.said


def _target(case: Case, action: Action) -> Told:
    assert isinstance(action, Target)
    said = with_target(case.seen, _said(case), action)
    card = plain(card_of(case.voice, action.seat, FACE_NAMES[action.face]))
    return words.choose(card), case.after(case.carry_out(said, case.own)), words.rival(*case.rival)


def _arrive(case: Case, action: Action) -> Told:
    assert isinstance(action, Arrive)
    side = FACE_NAMES[action.face]
    gain = case.after(case.carry_out(replace(_said(case), arrives=side), case.own))
    return words.take_as(side), gain, words.rival(*case.rival)


def _no_target(case: Case, _: Action) -> Told:
    return words.no_target(), case.after(case.carry_out(_said(case), case.own)), words.rival(*case.rival)


def _copy(case: Case, action: Action) -> Told:
    assert isinstance(action, Copy)
    said = Said("envy", FACE_NAMES[action.face], (), None)
    return words.copy(FACE_NAMES[action.face]), case.after(case.carry_out(said, case.own)), words.rival(*case.rival)


def _convert(case: Case, action: Action) -> Told:
    assert isinstance(action, Convert)
    gain = case.after(lambda outlook: outlook.turn(action.seat, action.face))
    card = plain(card_of(case.voice, action.seat, FACE_NAMES[action.face]))
    return words.turn(card, FACE_NAMES[action.face ^ 1]), gain, words.rival(*case.rival)


def _announced(case: Case) -> str:
    """What the card in the middle would do for its seat."""
    seat, card = case.seen.stack[0]
    said = case.seen.said
    if said is None:
        return case.after(lambda outlook: outlook.enter(seat, face_of(card)), seat)
    return case.after(case.carry_out(said, seat), seat)


def _block(case: Case, _: Action) -> Told:
    gain = case.after(lambda outlook: outlook.enter(case.own, CHASTITY))
    return words.block(), _announced(case), gain


def _pass(case: Case, _: Action) -> Told:
    if case.seen.stage == "block":
        return words.let_it_happen(), _announced(case), words.unseen_chastities(case.unseen(CHASTITY))
    return words.let_it_be(), words.own(case.seen.progress[case.own]), words.rival(*case.rival)


def _invite(case: Case, action: Action) -> Told:
    assert isinstance(action, Invite)
    counts = case.seen.progress[action.seat]
    held = case.seen.hand_sizes[action.seat]
    return words.invite(case.voice.name(action.seat)), words.invited(counts), words.invited_holds(held)


def _of_kind(case: Case, kind: int, title: str) -> Told:
    """A hidden or discarded card to be taken: what its better side would do."""
    gains = []
    for face in sides_of(KINDS[kind]):
        outlook = Outlook.of(case.seen)
        outlook.enter(case.own, face)
        gains.append((sum(progress(outlook.areas[case.own])), face))
    best = max(gains)[1]
    return (
        title,
        words.better_side(case.after(lambda outlook: outlook.enter(case.own, best))),
        words.unseen_kind(KINDS[kind], case.unseen(best)),
    )


def _keep(case: Case, action: Action) -> Told:
    assert isinstance(action, Keep)
    return _of_kind(case, action.kind, words.keep(KINDS[action.kind]))


def _take(case: Case, action: Action) -> Told:
    assert isinstance(action, Take)
    return _of_kind(case, action.kind, words.take(KINDS[action.kind]))


def _discard(case: Case, action: Action) -> Told:
    assert isinstance(action, Discard)
    return _of_kind(case, action.kind, words.discard(KINDS[action.kind]))


def _fetch(case: Case, action: Action) -> Told:
    assert isinstance(action, Fetch)
    gain = case.after(lambda outlook: outlook.enter(case.own, action.face))
    return words.fetch(FACE_NAMES[action.face]), gain, words.rival(*case.rival)


_ADVICE: Mapping[type[Action], Callable[[Case, Action], Told]] = {
    Play: _play,
    Add: _add,
    Place: _place,
    Draw: _draw,
    Target: _target,
    Arrive: _arrive,
    NoTarget: _no_target,
    Copy: _copy,
    Convert: _convert,
    Block: _block,
    Pass: _pass,
    Invite: _invite,
    Keep: _keep,
    Take: _take,
    Discard: _discard,
    Fetch: _fetch,
}
"""By action: the title and two facts."""
