"""What happens in 7 & 7, in words.

An *act* is something a seat does: a card played or laid down, a block, a draw instead of a card. What follows from it
is told after it in short words without a subject, in the log as a caption, in the recap behind a colon.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sevens_desktop.engine.contract import Event, Facts
from sevens_desktop.engine.seven_and_seven.cards import FACES_BY_NAME, KINDS, SIDES
from sevens_desktop.table.players import Voice
from sevens_desktop.table.words.common import COUNTS, all_of, bold, styled, translate
from sevens_desktop.table.words.seven_and_seven_cards import bold_face, kind, whose

ALONE = ("drew", "discarded", "converted", "stolen", "took", "fetched", "kept", "looked", "invited")
"""What follows from an act and makes a sentence of its own where the act is not told."""


def name_of(card: object) -> str:
    """The active side of an open card: ``sloth`` of ``sloth#3``."""
    return str(card).partition("#")[0]


def both_sides(card: object) -> str:
    """A card that comes from where its sides are not told apart: ``Sloth/Diligence``."""
    slug = name_of(card)
    return kind(next(kind for kind, sides in zip(KINDS, SIDES, strict=True) if FACES_BY_NAME[slug] in sides))


def either(voice: Voice, seat: object, you: str, other: str, /, **words: str) -> str:
    """The sentence to a seat or about it; ``{name}`` is the seat in the latter. ``words`` are styled."""
    return (you if voice.is_you(seat) else other).format(name=styled(voice.name(seat)), **words)


def card_of(voice: Voice, seat: object, card: object, actor: object = None) -> str:
    """Styled: a card in play with whose it is; the own ones of ``actor`` are theirs."""
    if seat == actor and not voice.is_you(seat):
        return translate("SevenAndSeven", "their own {card}").format(card=bold_face(name_of(card)))
    return whose(voice.name(seat), voice.is_you(seat), name_of(card))


def told(begins: Event, following: Sequence[str], voice: Voice) -> str:
    """The sentence of an act. What follows from something that itself followed is one list with it."""
    if begins.kind in ALONE and begins.kind not in ("drew", "discarded"):
        return sentence(", ".join((act(begins, voice), *following)), ())
    return sentence(act(begins, voice), following)


def sentence(act: str, following: Sequence[str]) -> str:
    if not following:
        return f"{act}."
    return translate("SevenAndSeven", "{act}: {following}.").format(act=act, following=", ".join(following))


# -- acts


def act(event: Event, voice: Voice) -> str:
    """Styled, without a full stop: what a seat did."""
    facts = event.facts
    seat = facts.get("seat")
    match event.kind:
        case "announced":
            return _announced(facts, voice)
        case "placed":
            return either(
                voice,
                seat,
                translate("SevenAndSeven", "You laid down {card}"),
                translate("SevenAndSeven", "{name} laid down {card}"),
                card=bold_face(name_of(facts["card"])),
            )
        case "block_played":
            return _block(facts, voice)
        case "used_converter":
            return either(
                voice,
                seat,
                translate("SevenAndSeven", "You used a <b>Converter</b>"),
                translate("SevenAndSeven", "{name} used a <b>Converter</b>"),
            )
        case "drew":
            return _drew(facts, voice)
        case "discarded" if facts["source"] in ("hand", "aside"):
            return either(
                voice,
                seat,
                translate("SevenAndSeven", "You discarded {card}"),
                translate("SevenAndSeven", "{name} discarded {card}"),
                card=bold(both_sides(facts["card"])),
            )
        case "chose":
            return translate("SevenAndSeven", "You are choosing what a card does")
        case "game_over":
            return _game_over(facts, voice)
        case _:
            return _alone(event, voice)


def _alone(event: Event, voice: Voice) -> str:
    """What followed from an act that is not told: ``Otto: turned your Kindness to Envy``."""
    facts = event.facts
    what = following(event, voice)
    if event.kind == "stolen":
        target = card_of(voice, facts["seat"], facts["card"])
        what = translate("SevenAndSeven", "took {card} as {other}").format(
            card=target, other=bold_face(name_of(facts["becomes"]))
        )
    elif event.kind == "looked":
        what = translate("SevenAndSeven", "looked at {cards}").format(cards=_drawn(facts))
    actor = facts.get("by", facts.get("seat"))
    if actor is None:
        return translate("SevenAndSeven", "{card} was turned up").format(card=bold(both_sides(facts["card"])))
    return either(
        voice,
        actor,
        translate("SevenAndSeven", "You: {what}"),
        translate("SevenAndSeven", "{name}: {what}"),
        what=what,
    )


def _announced(facts: Facts, voice: Voice) -> str:
    seat, copied = facts["seat"], facts["copied"]
    what = bold_face(facts["face"])
    if copied is not None:
        what = translate("SevenAndSeven", "{card} as {copied}").format(card=what, copied=bold_face(copied))
    targets = [
        card_of(voice, target["seat"], target["card"], seat)
        for target in _list(facts["targets"])
        if isinstance(target, Mapping)
    ]
    if not targets:
        return either(
            voice,
            seat,
            translate("SevenAndSeven", "You played {card}"),
            translate("SevenAndSeven", "{name} played {card}"),
            card=what,
        )
    return either(
        voice,
        seat,
        translate("SevenAndSeven", "You played {card} on {targets}"),
        translate("SevenAndSeven", "{name} played {card} on {targets}"),
        card=what,
        targets=all_of(targets),
    )


def _block(facts: Facts, voice: Voice) -> str:
    return either(
        voice,
        facts["seat"],
        translate("SevenAndSeven", "You blocked {card} with <b>Chastity</b>"),
        translate("SevenAndSeven", "{name} blocked {card} with <b>Chastity</b>"),
        card=card_of(voice, facts["owner"], facts["against"]),
    )


def _drew(facts: Facts, voice: Voice) -> str:
    return either(
        voice,
        facts["seat"],
        translate("SevenAndSeven", "You drew {cards}"),
        translate("SevenAndSeven", "{name} drew {cards}"),
        cards=_drawn(facts),
    )


def _drawn(facts: Facts) -> str:
    """The cards by name for who drew them, else their number."""
    if "cards" in facts and facts["count"]:
        return styled(all_of([kind(slug) for slug in _list(facts["cards"])]))
    return styled(COUNTS.cards(_int(facts["count"])))


def _game_over(facts: Facts, voice: Voice) -> str:
    seats = _list(facts["winners"])
    if len(seats) > 1:
        names = bold(all_of([voice.name(seat) for seat in seats]))
        return translate("SevenAndSeven", "{names} win together").format(names=names)
    return either(
        voice,
        seats[0],
        translate("SevenAndSeven", "<b>You</b> win"),
        translate("SevenAndSeven", "<b>{name}</b> wins"),
    )


# -- what follows


def following(event: Event, voice: Voice) -> str:
    """What came of an act; styled, ``""`` where nothing needs to be said."""
    facts = event.facts
    match event.kind:
        case "converted":
            return translate("SevenAndSeven", "turned {card} to {other}").format(
                card=card_of(voice, facts["seat"], facts["card"], facts["by"]),
                other=bold_face(name_of(facts["becomes"])),
            )
        case "stolen":
            return _stolen(facts)
        case "discarded":
            return _discarded(facts, voice)
        case "drew":
            return _drew_then(facts)
        case "looked" if "cards" in facts:
            return translate("SevenAndSeven", "looked at {cards}").format(cards=_drawn(facts))
        case "kept":
            what = styled(kind(facts["card"])) if "card" in facts else translate("SevenAndSeven", "one card")
            return translate("SevenAndSeven", "kept {card}").format(card=what)
        case "took":
            return translate("SevenAndSeven", "took {card} from the discard pile").format(
                card=bold(both_sides(facts["card"]))
            )
        case "fetched":
            return translate("SevenAndSeven", "fetched {card} from the discard pile").format(
                card=bold_face(name_of(facts["becomes"]))
            )
        case "blocked":
            return translate("SevenAndSeven", "blocked by {name}").format(name=_you_or(voice, facts["by"]))
        case "invited":
            return translate("SevenAndSeven", "invited {name}").format(name=_you_or(voice, facts["seat"]))
        case _:
            return ""


def _drew_then(facts: Facts) -> str:
    """The one card that ends a turn goes without saying, unless it is one's own."""
    if facts["ends_turn"] and facts["count"] == 1 and "cards" not in facts:
        return ""
    return translate("SevenAndSeven", "drew {cards}").format(cards=_drawn(facts))


def _stolen(facts: Facts) -> str:
    if facts["card"] == facts["becomes"]:
        return translate("SevenAndSeven", "took it")
    return translate("SevenAndSeven", "took it as {card}").format(card=bold_face(name_of(facts["becomes"])))


def _discarded(facts: Facts, voice: Voice) -> str:
    card = bold(both_sides(facts["card"]))
    match facts["source"]:
        case "area":
            return translate("SevenAndSeven", "discarded {card}").format(
                card=card_of(voice, facts["seat"], facts["card"])
            )
        case "pile":
            return translate("SevenAndSeven", "turned up {card}").format(card=card)
        case "aside" | "hand":
            return translate("SevenAndSeven", "discarded {card}").format(card=card)
        case _:
            return ""


def _you_or(voice: Voice, seat: object) -> str:
    return translate("SevenAndSeven", "you") if voice.is_you(seat) else styled(voice.name(seat))


def _list(value: object) -> list[object]:
    return list(value) if isinstance(value, list | tuple) else []


def _int(value: object) -> int:
    return value if isinstance(value, int) else 0
