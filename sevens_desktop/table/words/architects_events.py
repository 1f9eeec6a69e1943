"""What happens in 7 Wonders Architects, and how it ends, in words."""

from __future__ import annotations

from collections.abc import Callable

from sevens_desktop.engine.architects.cards import WONDERS
from sevens_desktop.engine.contract import Event, Facts, Reason
from sevens_desktop.table.players import Voice
from sevens_desktop.table.words.architects_names import (
    COUNTS,
    card,
    cards,
    from_pile,
    from_side,
    integer,
    items,
    stage,
    token,
    token_effect,
    wonder,
)
from sevens_desktop.table.words.common import COUNTS as COMMON
from sevens_desktop.table.words.common import all_of, bold, number, styled, translate


def event(happened: Event, voice: Voice, *, counts_only: bool = False) -> str:  # noqa: ARG001 (all cards lie open)
    """A styled sentence; ``""`` for the next turn, of which the next decision tells."""
    return _SENTENCES[happened.kind](happened.facts, voice)


def ended_turn(seat: int, voice: Voice) -> str:
    """The decision that nothing more is done."""
    return _by(
        voice,
        seat,
        translate("Architects", "You ended your turn."),
        translate("Architects", "{name} ended the turn."),
    )


def _by(voice: Voice, seat: object, you: str, other: str, **words: str) -> str:
    """The sentence that addresses the seat, or the one that names it."""
    return (you if voice.is_you(seat) else other).format(name=styled(voice.name(seat)), **words)


# -- cards


def _peeked(facts: Facts, voice: Voice) -> str:
    if "card" not in facts:
        return _by(
            voice,
            facts["seat"],
            translate("Architects", "You looked at the top card of the centre."),
            translate("Architects", "{name} looked at the top card of the centre."),
        )
    return _by(
        voice,
        facts["seat"],
        translate("Architects", "You looked at the top card of the centre: {card}."),
        translate("Architects", "{name} looked at the top card of the centre: {card}."),
        card=bold(card(facts["card"])),
    )


def _took(facts: Facts, voice: Voice) -> str:
    seat, cause = facts["seat"], str(facts["cause"])
    own = voice.is_you(seat) and facts["side"] is not None
    words = {
        "card": bold(card(facts["card"])),
        "pile": from_side(facts["side"]) if own else from_pile(facts["pile"]),
    }
    if cause == "turn":
        return _by(
            voice,
            seat,
            translate("Architects", "You took {card} {pile}."),
            translate("Architects", "{name} took {card} {pile}."),
            **words,
        )
    return _by(
        voice,
        seat,
        translate("Architects", "{cause} brought you {card} {pile}."),
        translate("Architects", "{cause} brought {name} {card} {pile}."),
        cause=wonder(cause) if cause in WONDERS else token(cause),
        **words,
    )


def _cat_moved(facts: Facts, voice: Voice) -> str:
    if facts["from"] is None:
        return _by(
            voice,
            facts["seat"],
            translate("Architects", "<b>The cat</b> came to you."),
            translate("Architects", "<b>The cat</b> came to {name}."),
        )
    return _by(
        voice,
        facts["seat"],
        translate("Architects", "<b>The cat</b> left {owner} for you."),
        translate("Architects", "<b>The cat</b> left {owner} for {name}."),
        owner=styled(voice.name(facts["from"])),
    )


def _looked(facts: Facts, voice: Voice) -> str:
    words = {"count": number(integer(facts["count"])), "pile": from_pile(facts["pile"])}
    line = _by(
        voice,
        facts["seat"],
        translate("Architects", "You looked at {count} cards {pile}."),
        translate("Architects", "{name} looked at {count} cards {pile}."),
        **words,
    )
    if "cards" not in facts:
        return line
    return f"{line} {bold(cards(items(facts['cards'])))}."


def _shuffled(facts: Facts, _: Voice) -> str:
    return translate("Architects", "The other cards {pile} were shuffled back: {count}.").format(
        pile=from_pile(facts["pile"]), count=number(integer(facts["count"]))
    )


# -- conflict


def _horns(facts: Facts, _: Voice) -> str:
    line = translate("Architects", "{turned}: {war} of {all}.").format(
        turned=bold(COUNTS.turned(integer(facts["turned"]))),
        war=number(integer(facts["at_war"])),
        all=number(integer(facts["tokens"])),
    )
    lost = integer(facts["lost"])
    return f"{line} {COUNTS.horns_lost(lost)}." if lost else line


def _battle(facts: Facts, voice: Voice) -> str:
    shields = [f"{styled(voice.name(seat))} {number(integer(n))}" for seat, n in enumerate(items(facts["shields"]))]
    return translate("Architects", "<b>Battle.</b> Shields: {shields}.").format(shields=", ".join(shields))


def duel(facts: Facts, voice: Voice) -> str:
    """Who compares with whom, and what it brings."""
    seats, shields = items(facts["seats"]), [integer(count) for count in items(facts["shields"])]
    winner = facts["winner"]
    if winner is None:
        return translate("Architects", "{one} and {other} are equal: {shields} each.").format(
            one=styled(voice.name(seats[0])), other=styled(voice.name(seats[1])), shields=COUNTS.shields(shields[0])
        )
    loser = next(seat for seat in seats if seat != winner)
    words = {
        "loser": styled(voice.name(loser)),
        "more": number(max(shields)),
        "fewer": number(min(shields)),
        "tokens": bold(COUNTS.victories(integer(facts["tokens"]))),
    }
    if voice.is_you(loser):
        return translate("Architects", "{name} beats you, {more} to {fewer}: {tokens}.").format(
            name=styled(voice.name(winner)), **words
        )
    return _by(
        voice,
        winner,
        translate("Architects", "You beat {loser}, {more} to {fewer}: {tokens}."),
        translate("Architects", "{name} beats {loser}, {more} to {fewer}: {tokens}."),
        **words,
    )


def _peace(facts: Facts, _: Voice) -> str:
    laid_down = sum(
        integer(copies) for hand in items(facts["discarded"]) if isinstance(hand, dict) for copies in hand.values()
    )
    if not laid_down:
        return translate("Architects", "Peace returns.")
    return translate("Architects", "Peace returns: {cards} discarded.").format(cards=COUNTS.horned(laid_down))


# -- stages and tokens


def _built(facts: Facts, voice: Voice) -> str:
    line = _by(
        voice,
        facts["seat"],
        translate("Architects", "You built {stage} of {wonder} with {cards}: {points}."),
        translate("Architects", "{name} built {stage} of {wonder} with {cards}: {points}."),
        stage=bold(stage(facts["piece"])),
        wonder=wonder(facts["wonder"]),
        cards=cards(items(facts["paid"])),
        points=COMMON.points(integer(facts["points"])),
    )
    if facts["complete"]:
        line += " " + translate("Architects", "{wonder} is <b>finished</b>: the game ends with this turn.").format(
            wonder=wonder(facts["wonder"])
        )
    return line


def _claimed(facts: Facts, voice: Voice) -> str:
    return _by(
        voice,
        facts["seat"],
        translate("Architects", "You gave {cards} for a progress token."),
        translate("Architects", "{name} gave {cards} for a progress token."),
        cards=cards(items(facts["cards"])),
    )


def _gained(facts: Facts, voice: Voice) -> str:
    words = {"token": bold(token(facts["token"])), "effect": token_effect(facts["token"])}
    if facts["source"] == "stack":
        return _by(
            voice,
            facts["seat"],
            translate("Architects", "You drew {token} from the stack: {effect}."),
            translate("Architects", "{name} drew {token} from the stack: {effect}."),
            **words,
        )
    return _by(
        voice,
        facts["seat"],
        translate("Architects", "You gained {token}: {effect}."),
        translate("Architects", "{name} gained {token}: {effect}."),
        **words,
    )


# -- turns, and how it ended


def _passed(facts: Facts, voice: Voice) -> str:
    return _by(
        voice,
        facts["seat"],
        translate("Architects", "You can reach no card."),
        translate("Architects", "{name} can reach no card."),
    )


def _next_turn(_facts: Facts, _voice: Voice) -> str:
    return ""


def _game_over(facts: Facts, voice: Voice) -> str:
    winners = items(facts["winners"])
    if len(winners) > 1:
        names = bold(all_of([voice.name(seat) for seat in winners]))
        return translate("Architects", "{names} share the win.").format(names=names)
    return _by(
        voice,
        winners[0],
        translate("Architects", "<b>You</b> win."),
        translate("Architects", "<b>{name}</b> wins."),
    )


_SENTENCES: dict[str, Callable[[Facts, Voice], str]] = {
    "turn": _next_turn,
    "passed": _passed,
    "peeked": _peeked,
    "took": _took,
    "cat_moved": _cat_moved,
    "looked": _looked,
    "shuffled": _shuffled,
    "horns": _horns,
    "battle": _battle,
    "duel": duel,
    "peace": _peace,
    "built": _built,
    "claimed": _claimed,
    "gained": _gained,
    "game_over": _game_over,
}
"""By kind of event."""


def reason(why: Reason, winner: str) -> str:
    """Styled: what told the winner from the others."""
    match why.code:
        case "most_points":
            return ""
        case "most_stages":
            return translate("Architects", "Points are tied, and {name} built more stages.").format(name=styled(winner))
        case "shared_win":
            return translate("Architects", "Points and stages are tied.")
        case other:
            raise KeyError(other)
