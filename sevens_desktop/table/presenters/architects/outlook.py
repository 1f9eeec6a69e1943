"""What a card would do for a seat that takes it now, by what everybody knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from sevens_desktop.engine.architects.battle import Duel, duels
from sevens_desktop.engine.architects.cards import BLUE_CAT, CARDS, GOLD, HORNS, POINTS, RED, SCIENCE, WONDERS
from sevens_desktop.engine.architects.knowledge import ArchitectsObservation
from sevens_desktop.engine.architects.layout import HouseRules
from sevens_desktop.engine.architects.payments import MEANS, Means, affordable
from sevens_desktop.engine.architects.tokens import TOKENS, TRIGGERED
from sevens_desktop.engine.architects.wonders import COSTS, OPEN, PIECES, mask


@dataclass(frozen=True, slots=True)
class Outlook:
    """``forced`` are the pieces of which one must be built, ``possible`` those that may be built besides; ``nearest``
    is the open piece that lacks the fewest cards, ``missing`` of them. ``turned`` conflict tokens turn to war, which
    makes ``at_war``; if that brings a battle, ``duels`` are those of the seat. ``extra`` are the tokens that then give
    an extra card.
    """

    card: str
    forced: tuple[str, ...] = ()
    possible: tuple[str, ...] = ()
    completes: bool = False
    nearest: str = ""
    missing: int = 0
    token: bool = False
    turned: int = 0
    at_war: int = 0
    duels: tuple[Duel, ...] = ()
    shields: int = 0
    cat: bool = False
    points: int = 0
    extra: tuple[str, ...] = ()

    @property
    def battle(self) -> bool:
        return bool(self.duels)


def outlook(seen: ArchitectsObservation, house: HouseRules, seat: int, card: str) -> Outlook:
    kind = CARDS.index(card)
    hand = list(seen.hands[seat])
    hand[kind] += 1
    resource = kind <= GOLD
    forced, possible = _builds(seen, house, seat, hand) if resource else ((), ())
    nearest, missing = _nearest(seen, house, seat, hand) if resource else ("", 0)
    turned = min(HORNS[kind], seen.conflict_tokens - seen.at_war)
    at_war = seen.at_war + turned
    table = [shields + (other == seat and kind in RED) for other, shields in enumerate(seen.shields)]
    return Outlook(
        card=card,
        forced=forced,
        possible=possible,
        completes=bool(forced) and len(seen.built[seat]) == len(PIECES) - 1,
        nearest=nearest,
        missing=missing,
        token=kind in SCIENCE and earns_token(seen, hand),
        turned=turned,
        at_war=at_war,
        duels=_own_duels(table, seat) if turned and at_war == seen.conflict_tokens else (),
        shields=table[seat],
        cat=kind == BLUE_CAT and seen.cat != seat,
        points=POINTS[kind],
        extra=_extra(seen, seat, kind, bool(forced)),
    )


def usable(seen: ArchitectsObservation, seat: int) -> Counter[str]:
    """The progress tokens of a seat that have not served in this turn (ARC-N-10)."""
    return Counter(seen.tokens[seat]) - Counter(seen.used if seat == seen.to_act else ())


def open_pieces(seen: ArchitectsObservation, seat: int) -> tuple[str, ...]:
    """ARC-W: the pieces that may be built next."""
    return tuple(PIECES[piece] for piece in OPEN[WONDERS.index(seen.wonders[seat])][mask(seen.built[seat])])


def earns_token(seen: ArchitectsObservation, hand: Sequence[int]) -> bool:
    """ARC-N-9, ARC-Q-15."""
    science = [hand[kind] for kind in SCIENCE]
    return bool(seen.row) and (max(science) >= 2 or min(science) >= 1)


def _means(seen: ArchitectsObservation, house: HouseRules, seat: int, forcing: bool) -> Means:
    """ARC-Q-7 to ARC-Q-10: what the seat may use, or only what can force it."""
    held = usable(seen, seat)
    economy = "economy" in held and (house.economy_forces or not forcing)
    engineering = "engineering" in held and (house.engineering_forces or not forcing)
    return MEANS[economy, engineering, house.gold_free]


def _builds(
    seen: ArchitectsObservation, house: HouseRules, seat: int, hand: Sequence[int]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The pieces of which one must be built, and those that may be built besides (ARC-N-4)."""
    affordable_by = {
        forcing: [
            piece for piece in open_pieces(seen, seat) if _can_pay(piece, hand, _means(seen, house, seat, forcing))
        ]
        for forcing in (True, False)
    }
    forced = affordable_by[True]
    return tuple(forced), tuple(piece for piece in affordable_by[False] if piece not in forced)


def _can_pay(piece: str, hand: Sequence[int], means: Means) -> bool:
    return affordable(COSTS[PIECES.index(piece)], hand, means)


def _nearest(seen: ArchitectsObservation, house: HouseRules, seat: int, hand: Sequence[int]) -> tuple[str, int]:
    """The open piece that lacks the fewest cards: so many gold cards more would pay for it."""
    means = _means(seen, house, seat, forcing=True)
    lacking = []
    for piece in open_pieces(seen, seat):
        richer, missing = list(hand), 0
        while not _can_pay(piece, richer, means):
            richer[GOLD] += 1
            missing += 1
        lacking.append((missing, piece))
    missing, piece = min(lacking, default=(0, ""))
    return piece, missing


def _own_duels(shields: Sequence[int], seat: int) -> tuple[Duel, ...]:
    return tuple(duel for duel in duels(shields) if seat in duel.seats)


def _extra(seen: ArchitectsObservation, seat: int, kind: int, builds: bool) -> tuple[str, ...]:
    """ARC-T: the tokens that this card, or the stage it builds, calls for."""
    held = usable(seen, seat)
    called = [token for index, token in enumerate(TOKENS) if TRIGGERED[kind] >> index & 1]
    if builds:
        called.append("architecture")
    return tuple(token for token in called if token in held)
