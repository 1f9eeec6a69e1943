"""What a card will do, computed from what lies open: the areas afterwards, and how close they come to a set."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sevens_desktop.engine.contract import Facts
from sevens_desktop.engine.seven_and_seven import cards
from sevens_desktop.engine.seven_and_seven.cards import FACE, FACES_BY_NAME, card_of
from sevens_desktop.engine.seven_and_seven.knowledge import Said, SevenObservation
from sevens_desktop.engine.seven_and_seven.scoring import GOAL, is_complete, progress
from sevens_desktop.table.players import Voice
from sevens_desktop.table.presenters.seven_and_seven.reading import card_number
from sevens_desktop.table.words import seven_and_seven_outlook as words

CONVERTS = frozenset({"kindness", "lust", "wild-virtue", "wild-sin"})


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

    def carry_out(self, by: int, said: Said) -> None:
        """Let the announced card enter and work (77-Q9: the card is in play when its ability works)."""
        self.enter(by, FACES_BY_NAME[said.face])
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


def announced(seen: SevenObservation, voice: Voice) -> list[str]:
    """Styled: what the announced card does if nobody blocks it, and how close that comes."""
    if seen.said is None or not seen.stack:
        return []
    by = seen.stack[0][0]
    outlook = Outlook.of(seen)
    outlook.carry_out(by, seen.said)
    return [*words.does(by, seen.said, voice), *closeness(seen, outlook, voice, by)]


def said_by(seen: SevenObservation, said: Said, voice: Voice) -> list[str]:
    """The same for a card that the watching seat is about to announce."""
    assert seen.seat is not None
    outlook = Outlook.of(seen)
    outlook.carry_out(seen.seat, said)
    return [*words.does(seen.seat, said, voice), *closeness(seen, outlook, voice, seen.seat)]


def entering(seen: SevenObservation, voice: Voice, seat: int, face: int) -> list[str]:
    """How close a seat comes by one more card."""
    outlook = Outlook.of(seen)
    outlook.enter(seat, face)
    return closeness(seen, outlook, voice, seat)


def turning(seen: SevenObservation, voice: Voice, by: int, seat: int, face: int) -> list[str]:
    """What a Converter of ``by`` does to a card."""
    outlook = Outlook.of(seen)
    outlook.lose(by, cards.CONVERTER)
    outlook.turn(seat, face)
    return [words.turns(by, seat, face, voice), *closeness(seen, outlook, voice, by)]


def closeness(seen: SevenObservation, outlook: Outlook, voice: Voice, by: int) -> list[str]:
    """Who would win, else what ``by`` would gain, and what others would lose at the edge of a set."""
    seats = range(seen.seats)
    winner = next((seat for seat in (by, *seats) if is_complete(outlook.areas[seat], seen.seats)), None)
    if winner is not None:
        return [words.would_win(winner, progress(outlook.areas[winner]), seen.seats, voice)]
    lines: list[str] = []
    for seat in seats:
        before, after = seen.progress[seat], progress(outlook.areas[seat])
        changed = [side for side in (0, 1) if after[side] != before[side]]
        if seat == by and changed:
            best = max(changed, key=lambda side: (after[side] - before[side] > 0, after[side]))
            lines.append(words.would_hold(seat, after[best], best == 1, voice))
        elif changed and max(before) >= GOAL - 2:
            best = max(changed, key=lambda side: before[side])
            lines.append(words.would_hold(seat, after[best], best == 1, voice))
    return lines


def best_side(areas: Outlook, seat: int) -> int:
    """The greater of the two counts."""
    return max(progress(areas.areas[seat]))


NOTHING_SAID: Facts = {}
