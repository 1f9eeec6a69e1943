"""What taking a card would do, in styled sentences for the seat that is asked."""

from __future__ import annotations

from sevens_desktop.engine.architects.battle import Duel
from sevens_desktop.engine.architects.cards import BLUE_CAT, CARDS, GOLD, RED, SCIENCE, WONDERS
from sevens_desktop.engine.architects.knowledge import ArchitectsObservation
from sevens_desktop.engine.architects.layout import HouseRules
from sevens_desktop.engine.architects.scoring import CULTURE_POINTS, DECOR_POINTS, EDUCATION_POINTS
from sevens_desktop.engine.architects.tokens import TACTICS_SHIELDS
from sevens_desktop.engine.architects.wonders import EFFECTS, PIECES, TABLE
from sevens_desktop.engine.contract import Facts
from sevens_desktop.table.players import Voice
from sevens_desktop.table.presenters.architects.outlook import Outlook, outlook
from sevens_desktop.table.words import architects_names as names
from sevens_desktop.table.words.common import COUNTS, all_of, any_of, bold, number, styled, translate


def forecast(seen: ArchitectsObservation, options: Facts, voice: Voice, card: str) -> str:
    """What the watching seat would gain by this card."""
    assert seen.seat is not None
    house = HouseRules.of(options)
    found = outlook(seen, house, seen.seat, card)
    return " ".join(_sentences(found, seen, house, voice) or [_kept(found, seen, voice)])


def _sentences(found: Outlook, seen: ArchitectsObservation, house: HouseRules, voice: Voice) -> list[str]:
    said = []
    if found.turned:
        said.append(_war(found, seen, house, voice))
    if found.points:
        said.append(translate("Architects", "{points} for you.").format(points=COUNTS.points(found.points)))
    if found.cat:
        said.append(translate("Architects", "<b>The cat</b> comes to you."))
    if found.forced:
        said.append(_stage_due(found, seen, house))
    if found.possible:
        stages = any_of([bold(names.stage(piece)) for piece in found.possible])
        said.append(translate("Architects", "You may then build {stages}.").format(stages=stages))
    if found.token:
        said.append(translate("Architects", "It earns you a <b>progress token</b>."))
    if found.extra:
        tokens = all_of([names.token(token) for token in found.extra])
        said.append(translate("Architects", "{tokens}: you may take an extra card.").format(tokens=tokens))
    return said


def _stage_due(found: Outlook, seen: ArchitectsObservation, house: HouseRules) -> str:
    """ARC-N-4, ARC-E4."""
    stages = any_of([bold(names.stage(piece)) for piece in found.forced])
    if len(found.forced) > 1:
        return translate("Architects", "It builds {stages}, as you choose.").format(stages=stages)
    if found.completes:
        return translate("Architects", "It builds {stage}: your wonder is finished and the game ends.").format(
            stage=stages
        )
    if house.forced_at_once:
        line = translate("Architects", "It builds {stage} at once: {worth}.")
    else:
        line = translate("Architects", "It builds {stage} in this turn: {worth}.")
    return line.format(stage=stages, worth=stage_worth(seen, found.forced[0]))


def stage_worth(seen: ArchitectsObservation, piece: str) -> str:
    """What a stage of the own wonder brings: points, then its effect."""
    assert seen.seat is not None
    wonder, index = WONDERS.index(seen.wonders[seen.seat]), PIECES.index(piece)
    points = COUNTS.points(TABLE[wonder].points[index])
    effect = EFFECTS[wonder][index]
    if effect is None:
        return points
    return translate("Architects", "{points}, then {effect}").format(points=points, effect=names.effect(effect))


def _war(found: Outlook, seen: ArchitectsObservation, house: HouseRules, voice: Voice) -> str:
    """ARC-B-1, ARC-B-2, ARC-E2."""
    if not found.battle:
        return translate("Architects", "{turned}: {war} of {all}.").format(
            turned=names.COUNTS.turned(found.turned),
            war=number(found.at_war),
            all=number(seen.conflict_tokens),
        )
    results = ", ".join(_result(duel, seen.seat, voice) for duel in found.duels)
    if house.battle_at_once:
        return translate("Architects", "<b>The last horn calls to battle</b>: {results}.").format(results=results)
    return translate("Architects", "<b>The last horn calls to battle</b> at the end of your turn: {results}.").format(
        results=results
    )


def _result(duel: Duel, seat: int | None, voice: Voice) -> str:
    other = next(who for who in duel.seats if who != seat)
    name = styled(voice.name(other))
    if duel.winner is None:
        return translate("Architects", "you are level with {name}").format(name=name)
    if duel.winner == seat:
        return translate("Architects", "you win against {name}").format(name=name)
    return translate("Architects", "you lose to {name}").format(name=name)


def _kept(found: Outlook, seen: ArchitectsObservation, voice: Voice) -> str:
    """A card that does nothing yet: what it is kept for."""
    kind = CARDS.index(found.card)
    if kind <= GOLD and found.nearest:
        return translate("Architects", "You keep it: {stage} then lacks {cards}.").format(
            stage=names.stage(found.nearest), cards=names.COUNTS.missing(found.missing)
        )
    if kind in SCIENCE:
        return translate("Architects", "You keep it: two of a kind or all three symbols earn a progress token.")
    if kind in RED:
        rivals = neighbours(seen)
        others = ", ".join(f"{styled(voice.name(seat))} {number(seen.shields[seat])}" for seat in rivals)
        return translate("Architects", "You then have {shields}: {others}.").format(
            shields=names.COUNTS.shields(found.shields), others=others
        )
    return translate("Architects", "You keep it.")


def neighbours(seen: ArchitectsObservation) -> list[int]:
    """The left and the right neighbour of the watching seat, each once."""
    assert seen.seat is not None
    left, right = (seen.seat + 1) % seen.seats, (seen.seat - 1) % seen.seats
    return [left] if left == right else [left, right]


# -- the face-down centre


def unknown(seen: ArchitectsObservation, options: Facts) -> str:
    """What the hidden top card of the centre can be: the cards left there are public, their order is not."""
    assert seen.seat is not None
    house = HouseRules.of(options)
    left = seen.knows.piles[-1]
    builds = battles = 0
    for kind, copies in enumerate(left):
        if copies:
            found = outlook(seen, house, seen.seat, CARDS[kind])
            builds += copies * bool(found.forced)
            battles += copies * found.battle
    chances = [names.COUNTS.builders(builds), *([names.COUNTS.battles(battles)] if battles else [])]
    return translate("Architects", "Nobody knows this card. {left}: {chances}.").format(
        left=COUNTS.cards(sum(left)), chances=", ".join(chances)
    )


# -- progress tokens


def token_worth(seen: ArchitectsObservation, token: str) -> str:
    """What a token would bring the watching seat as things stand (ARC-T)."""
    assert seen.seat is not None
    held = seen.tokens[seen.seat]
    worth = {
        "decor": DECOR_POINTS[len(seen.built[seen.seat]) == len(PIECES)],
        "politics": seen.hands[seen.seat][BLUE_CAT],
        "strategy": seen.victories[seen.seat],
        "education": EDUCATION_POINTS * (len(held) + 1),
        "culture": CULTURE_POINTS[held.count("culture") + 1] - CULTURE_POINTS[held.count("culture")],
    }.get(token)
    if worth is not None:
        return translate("Architects", "As things stand it brings {points}.").format(points=COUNTS.points(worth))
    if token == "tactics":
        shields = names.COUNTS.shields(seen.shields[seen.seat] + TACTICS_SHIELDS)
        return translate("Architects", "You then have {shields}.").format(shields=shields)
    return translate("Architects", "It gives you: {effect}.").format(effect=names.token_effect(token))
