"""A guessed hand, stage by stage, and where it is not as it is known to have been."""

from __future__ import annotations

from collections.abc import Sequence

from sevens_desktop.engine.growl.cards import BITE, CHARM, KINDS, LIMIT, PASSED
from sevens_desktop.engine.growl.tracks import ENDLESS, NET_BITES, ONLY, UNKNOWN, Stage, Sum

Fault = tuple[int, int, int, Sum]
"""How far a sum is from what it must be after a hidden move, that move, which way it must go, and the sum."""


def before(kinds: Sequence[int], hand: Sequence[int], stages: Sequence[Stage], move: int) -> tuple[list[int], bool]:
    """The hidden part of the hand when a hidden move begins, and whether its owner is a werewolf."""
    held, net = _dealt(kinds, hand)
    for stage in stages:
        if stage.move == move:
            break
        for card in stage.outs:
            held[kinds[card]] -= 1
        for card in stage.ins:
            held[kinds[card]] += 1
        net = max(net, held[BITE] - held[CHARM] + stage.bites)
    return held, net >= LIMIT


def left(kinds: Sequence[int], hand: Sequence[int], stages: Sequence[Stage], link: int) -> list[int]:
    """The whole hand without the cards that left it with this one."""
    held, _ = _dealt(kinds, hand)
    for stage in stages:
        for card in stage.outs:
            held[kinds[card]] -= 1
        if link in stage.outs or link == stage.pledge:
            return [count - floor for count, floor in zip(held, stage.floor, strict=True)]
        for card in stage.ins:
            held[kinds[card]] += 1
    return held


def together(stages: Sequence[Stage], link: int) -> tuple[int, ...]:
    """The cards that left the hand when this one did; none for a pledged one."""
    return next((stage.outs for stage in stages if link in stage.outs), ())


def lacking(
    kinds: Sequence[int], hand: Sequence[int], stages: Sequence[Stage], kind: int, free: Sequence[int]
) -> int | None:
    """A card of this kind that has left the hand though there was none; one of those that are free to be others."""
    if kind not in [kinds[card] for card in free]:
        return None
    held = 0
    for card in hand:
        if kinds[card] == kind:
            held += 1
    for stage in stages:
        for card in stage.outs:
            if kinds[card] == kind:
                held -= 1
                if held < stage.floor[kind] and card in free:
                    return card
        for card in stage.ins:
            if kinds[card] == kind:
                held += 1
    return None


def faults(kinds: Sequence[int], hand: Sequence[int], stages: Sequence[Stage], until: int) -> list[Fault]:
    """Where the hand is not as it is known to have been, up to a hidden move."""
    held, net = _dealt(kinds, hand)
    found: list[Fault] = []
    for stage in stages:
        move, outs, ins, _, _, _, pledge, bites, teams, limits, _ = stage
        if move > until:
            break
        if outs:
            _let_go(kinds, held, net, stage, found)
        for card in ins:
            held[kinds[card]] += 1
        net = max(net, held[BITE] - held[CHARM] + bites)
        wolf = net >= LIMIT
        if pledge != UNKNOWN:
            _pledge(kinds, held, wolf, stage, found)
        if wolf not in teams:
            found.append((min(abs(net - LIMIT), LIMIT) + 1, move, -1 if wolf else 1, NET_BITES))
        for terms, least, most in limits[wolf]:
            one, other, sign = terms
            total = held[one] + sign * held[other]
            if total < least:
                found.append((least - total, move, 1, terms))
            elif total > most:
                found.append((total - most, move, -1, terms))
    return found


def _let_go(kinds: Sequence[int], held: list[int], net: int, stage: Stage, found: list[Fault]) -> None:
    """Cards leave that must have been there, and no Bites of a human."""
    if net < LIMIT:
        for card in stage.passed:
            if kinds[card] == BITE:
                found.append((LIMIT - net, stage.move, 1, NET_BITES))
    if stage.kept:
        found += _kept_wrongly(kinds, held, net >= LIMIT, stage)
    floor = stage.floor
    for card in stage.outs:
        kind = kinds[card]
        held[kind] -= 1
        if held[kind] < floor[kind]:
            found.append((1, stage.move, 1, ONLY[kind]))


def _pledge(kinds: Sequence[int], held: Sequence[int], wolf: bool, stage: Stage, found: list[Fault]) -> None:
    """The card must be there, and a human must have others to pass."""
    kind, (least, most) = kinds[stage.pledge], stage.bites_beside
    if held[kind] <= stage.floor[kind]:
        found.append((1, stage.move, 1, ONLY[kind]))
    bites = held[BITE] + (kind != BITE)
    if not wolf and not least <= bites <= most:
        found.append((max(least - bites, bites - most), stage.move, 1 if bites < least else -1, ONLY[BITE]))


def _dealt(kinds: Sequence[int], hand: Sequence[int]) -> tuple[list[int], int]:
    """The cards dealt, and the most net bites so far: a start Bite is as good as any number."""
    held = [0, 0, 0, 0, 0]
    for card in hand:
        held[kinds[card]] += 1
    return held, ENDLESS if kinds[hand[0]] == BITE else -ENDLESS


def _kept_wrongly(kinds: Sequence[int], held: Sequence[int], wolf: bool, stage: Stage) -> list[Fault]:
    """GRO-7S-gluttony, GRO-7S-greed: as few kept cards as it takes."""
    kept = stage.kept
    may_go = [kind for kind in KINDS if kind not in kept and (wolf or kind != BITE)]
    free = sum(held[kind] - stage.floor[kind] for kind in may_go)
    free -= sum(kinds[card] in may_go for card in stage.outs if card not in stage.passed)
    wrong = sum(kinds[card] in kept for card in stage.passed) - max(0, PASSED - free)
    return [(abs(wrong), stage.move, 1 if wrong > 0 else -1, ONLY[kept[0]])] if wrong else []
