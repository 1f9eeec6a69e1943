"""What a card will do, computed from what lies open: the areas afterwards, and how close they come to a set."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sevens_desktop.engine.seven_and_seven.cards import CONVERTER, FACE, FACES_BY_NAME, NAMED, TWO_SIDED, card_of
from sevens_desktop.engine.seven_and_seven.house import TEAM_SEATS
from sevens_desktop.engine.seven_and_seven.knowledge import Said, SevenObservation
from sevens_desktop.engine.seven_and_seven.scoring import GOAL, is_complete, progress
from sevens_desktop.table.presenters.seven_and_seven.reading import card_number, face_of
from sevens_desktop.table.view import Scene
from sevens_desktop.table.words import seven_and_seven_outlook as words
from sevens_desktop.table.words.seven_and_seven_cards import progress as progress_words

CONVERTS = frozenset({"kindness", "lust", "wild-virtue", "wild-sin"})
CLOSE = GOAL - 2
"""From here on others are told how close a seat is."""


@dataclass
class Outlook:
    """The areas of all seats, to be changed as a card would change them."""

    areas: list[list[int]]

    @classmethod
    def of(cls, seen: SevenObservation) -> Outlook:
        return cls([[card_number(card) for card in area] for area in seen.areas])

    def enter(self, seat: int, face: int) -> None:
        self.areas[seat].append(card_of(face, 0))

    def turn(self, seat: int, face: int) -> None:
        """Convert a card with this active side, if there is one."""
        area = self.areas[seat]
        for index, card in enumerate(area):
            if FACE[card] == face:
                area[index] = card ^ 1
                return

    def lose(self, seat: int, face: int) -> None:
        area = self.areas[seat]
        area[:] = [card for index, card in enumerate(area) if index != _index(area, face)]

    def carry_out(self, by: int, said: Said, win_after_effect: bool) -> None:
        """Let the announced card enter and work; a set that it completes ends the game before (77-Q9)."""
        self.enter(by, FACES_BY_NAME[said.face])
        if is_complete(self.areas[by], len(self.areas)) and not win_after_effect:
            return
        ability = said.copied or said.face
        for seat, card in said.targets:
            face = FACES_BY_NAME[card.partition("#")[0]]
            if ability in CONVERTS:
                self.turn(seat, face)
            else:
                self.lose(seat, face)
            if ability == "greed":
                self.enter(by, face if said.arrives is None else FACES_BY_NAME[said.arrives])


def _index(area: Sequence[int], face: int) -> int:
    return next((index for index, card in enumerate(area) if FACE[card] == face), -1)


def of_said(scene: Scene, seen: SevenObservation, by: int, said: Said) -> list[str]:
    """Styled: what a card does that is announced so, if nobody blocks it, and how close that comes."""
    outlook = Outlook.of(seen)
    outlook.carry_out(by, said, scene.options["win_after_effect"] is True)
    return [*words.does(by, said, scene.voice), *closeness(scene, seen, outlook, by)]


def of_stack(scene: Scene, seen: SevenObservation) -> list[str]:
    """What the card in the middle does if nobody blocks it; one that is laid down has no ability (77-Q25)."""
    seat, card = seen.stack[0]
    if seen.said is None:
        return of_entering(scene, seen, seat, face_of(card))
    return of_said(scene, seen, seat, seen.said)


def of_entering(scene: Scene, seen: SevenObservation, seat: int, face: int) -> list[str]:
    """How close a seat comes by one more card."""
    outlook = Outlook.of(seen)
    outlook.enter(seat, face)
    return closeness(scene, seen, outlook, seat)


def gain(seen: SevenObservation, face: int) -> str:
    """How close the watching seat comes by one more card: ``six of seven virtues``; ``""`` where it is no closer."""
    assert seen.seat is not None
    outlook = Outlook.of(seen)
    outlook.enter(seen.seat, face)
    before, after = seen.progress[seen.seat], progress(outlook.areas[seen.seat])
    side = max((0, 1), key=lambda side: after[side] - before[side])
    return progress_words(after[side], side == 1) if after != before else ""


def turns_itself(scene: Scene, seen: SevenObservation) -> bool:
    """77-Q12: does a Kindness that is played find nothing but itself?"""
    if scene.options["kindness_not_self"] is True:
        return False
    partner = (seen.active + TEAM_SEATS // 2) % TEAM_SEATS
    seats = [seen.active, partner] if scene.options["teams"] and not scene.options["team_strict"] else [seen.active]
    turning = NAMED if scene.options["dual_wild_fixed"] is True else TWO_SIDED
    return not any(face_of(card) in turning for seat in seats for card in seen.areas[seat])


def of_converter(scene: Scene, seen: SevenObservation, seat: int, face: int) -> list[str]:
    """What a Converter of the active seat does to a card."""
    outlook = Outlook.of(seen)
    outlook.lose(seen.active, CONVERTER)
    outlook.turn(seat, face)
    return [words.turns(seen.active, seat, face, scene.voice), *closeness(scene, seen, outlook, seen.active)]


def closeness(scene: Scene, seen: SevenObservation, outlook: Outlook, by: int) -> list[str]:
    """Who would win; else what ``by`` would hold, and what others would who are close to a set."""
    order = [(by + step) % seen.seats for step in range(seen.seats)]
    for seat in order:
        if is_complete(outlook.areas[seat], seen.seats):
            return [words.would_win(seat, progress(outlook.areas[seat]), seen.seats, scene.voice)]
    lines: list[str] = []
    for seat in order:
        before, after = seen.progress[seat], progress(outlook.areas[seat])
        changed = [side for side in (0, 1) if after[side] != before[side]]
        if changed and (seat == by or max(before) >= CLOSE):
            side = max(changed, key=lambda side: (after[side] - before[side], after[side]))
            lines.append(words.would_hold(seat, after[side], side == 1, scene.voice))
    return lines


@dataclass(frozen=True, slots=True)
class End:
    """What an announcement leads to, in words and to be compared: the greater ``rank`` is better for its seat."""

    line: str
    rank: tuple[bool, int, int]


def arrival(scene: Scene, seen: SevenObservation, said: Said) -> End:
    """Greed's card on one of its sides."""
    outlook = Outlook.of(seen)
    outlook.carry_out(seen.active, said, scene.options["win_after_effect"] is True)
    counts = progress(outlook.areas[seen.active])
    lines = closeness(scene, seen, outlook, seen.active) or [words.no_closer()]
    wins = is_complete(outlook.areas[seen.active], seen.seats)
    return End(" ".join(lines), (wins, max(counts), sum(counts)))
