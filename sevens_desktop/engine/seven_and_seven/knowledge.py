"""What a seat of 7 & 7 sees and knows.

Everything on the table is open. So what a seat does not know are the others' hands, but for cards it saw go there, what
lies aside for Temperance, the pile, and a card that another seat is about to play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from sevens_desktop.engine.contract import Observation
from sevens_desktop.engine.seven_and_seven.cards import FACE, FACE_NAMES, KINDS, box, card_text
from sevens_desktop.engine.seven_and_seven.frames import PERMISSIONS, Frame
from sevens_desktop.engine.seven_and_seven.scoring import progress

if TYPE_CHECKING:
    from sevens_desktop.engine.seven_and_seven.state import SevenState


@dataclass(frozen=True, slots=True)
class SevenKnowledge:
    """``hands``: the cards of each seat that this one knows. ``unseen``: by kind, how many lie where it cannot see."""

    hands: tuple[tuple[str, ...], ...]
    unseen: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Said:
    """What was said of the card being played; ``targets`` are (seat, card)."""

    face: str
    copied: str | None
    targets: tuple[tuple[int, str], ...]
    arrives: str | None


@dataclass(frozen=True, slots=True)
class SevenObservation(Observation):
    """Open cards are ``sloth#3``: the active side and a number; hidden cards are named by kind.

    ``stage`` is the name of what is being decided, ``asked`` the seats that are asked in turn, ``to_act`` first (more
    than one in a window: 77-Q5), ``said`` what was said so far, which others hear when all is said. ``stack`` are
    (seat, card): the announced card and the Chastities against it. ``may_play`` is what kind of card the active seat
    may still play, ``ready`` how many Converters it may use this turn. Temperance looks at ``aside`` cards, the active
    seat sees them in ``looking``. ``progress`` is (sins, virtues) of seven.
    """

    active: int
    stage: str | None
    asked: tuple[int, ...]
    may_play: str
    card_played: bool
    blocked: tuple[str, ...]
    ready: int
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    areas: tuple[tuple[str, ...], ...]
    progress: tuple[tuple[int, int], ...]
    pile: int
    discard: tuple[str, ...]
    stack: tuple[tuple[int, str], ...]
    said: Said | None
    aside: int
    looking: tuple[str, ...]
    ended: str | None
    knows: SevenKnowledge


def observe(state: SevenState, seat: int | None) -> SevenObservation:
    frames = state.frames
    if frames and frames[-1].sealed and seat != state.active:
        frames = frames[:-1]
    hand = () if seat is None else tuple(state.hands[seat])
    looking = tuple(state.aside) if seat == state.active else ()
    return SevenObservation(
        seat=seat,
        seats=state.seats,
        turn=state.turn,
        to_act=state.to_act,
        active=state.active,
        stage=frames[-1].name if frames else None,
        asked=state.asked(),
        may_play=PERMISSIONS[state.permission],
        card_played=state.played,
        blocked=tuple(FACE_NAMES[face] for face in state.blocked),
        ready=state.ready,
        hand=_kind_names(hand),
        hand_sizes=tuple(map(len, state.hands)),
        areas=tuple(_card_texts(area) for area in state.areas),
        progress=tuple(progress(area) for area in state.areas),
        pile=state.pile,
        discard=_card_texts(state.discard),
        stack=tuple((owner, card_text(card)) for owner, card in state.stack),
        said=_said(state, frames),
        aside=len(state.aside),
        looking=_kind_names(looking),
        ended=state.ended,
        knows=SevenKnowledge(
            hands=tuple(_kind_names(hand if owner == seat else _shown(state, owner)) for owner in range(state.seats)),
            unseen=_unseen(state, seat, hand, looking),
        ),
    )


def _said(state: SevenState, frames: Sequence[Frame]) -> Said | None:
    said = next((said for frame in reversed(frames) if (said := frame.announcement()) is not None), None)
    if said is None:
        return None
    spare = state.stack[0][1] if state.stack else None
    return Said(
        FACE_NAMES[said.face],
        None if said.copied is None else FACE_NAMES[said.copied],
        tuple((owner, card_text(card)) for owner, card in state.locate(said.targets, spare)),
        None if said.arrives is None else FACE_NAMES[said.arrives],
    )


def _shown(state: SevenState, owner: int) -> list[int]:
    return sorted(kind for seat, kind in state.shown if seat == owner)


def _unseen(state: SevenState, seat: int | None, hand: Sequence[int], looking: Sequence[int]) -> tuple[int, ...]:
    left = Counter(box(state.house.promo_capricious))
    left.subtract(hand)
    left.subtract(looking)
    left.subtract(kind for owner, kind in state.shown if owner != seat)
    tables = (*state.areas, state.discard, [card for _, card in state.stack])
    left.subtract(FACE[card] >> 1 for cards in tables for card in cards)
    return tuple(left[kind] for kind in range(len(KINDS)))


def _kind_names(kinds: Iterable[int]) -> tuple[str, ...]:
    return tuple(KINDS[kind] for kind in kinds)


def _card_texts(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(card_text(card) for card in cards)


def determinize(state: SevenState, seat: int, rng: Random) -> SevenState:
    """Shuffle all that the seat has not seen and deal it anew to the other hands, to Temperance and to the pile.

    A card that another seat is about to play is back in its hand: that seat decides anew.
    """
    twin = state.copy()
    twin.legal = None
    if twin.frames and twin.frames[-1].sealed and seat != twin.active:
        twin.frames.pop()
    others = [owner for owner in range(state.seats) if owner != seat]
    known = [_shown(state, owner) for owner in others]
    unseen = list(state.deck[state.drawn :])
    for owner, shown in zip(others, known, strict=True):
        unseen += state.hands[owner]
        for kind in shown:
            unseen.remove(kind)
    aside = 0 if seat == state.active else len(state.aside)
    unseen += state.aside[:aside]
    unseen.sort()
    unseen.sort(key=lambda _: rng.random())
    for owner, shown in zip(others, known, strict=True):
        hidden = len(state.hands[owner]) - len(shown)
        twin.hands[owner] = sorted(shown + unseen[:hidden])
        del unseen[:hidden]
    if aside:
        twin.aside = sorted(unseen[:aside])
        del unseen[:aside]
    twin.deck = tuple(unseen)
    twin.drawn = 0
    return twin
