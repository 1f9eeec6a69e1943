"""What happens in Growl, in words: a styled sentence for each kind of event, or none."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sevens_desktop.engine.contract import Event, Facts
from sevens_desktop.engine.growl.cards import CARD_CODES, UNDEAD_CARDS
from sevens_desktop.table.players import Voice
from sevens_desktop.table.words import growl_names as names
from sevens_desktop.table.words.common import all_of, bold, number, styled, translate


def event(happened: Event, voice: Voice) -> str:
    """``""`` for what another sentence tells."""
    if happened.kind in _SAID:
        you, other = _SAID[happened.kind]
        return _said(happened.facts, voice, you(), other())
    return _TOLD[happened.kind](happened.facts, voice)


# -- parts of sentences


def who(voice: Voice, seat: object) -> str:
    """The subject of a sentence about somebody else."""
    return styled(voice.name(seat))


def whom(voice: Voice, seat: object) -> str:
    return translate("Growl", "you") if voice.is_you(seat) else bold(voice.name(seat))


def several(voice: Voice, seats: object) -> str:
    return all_of([whom(voice, seat) for seat in integers(seats)])


def integers(values: object) -> list[int]:
    return [value for value in values if isinstance(value, int)] if isinstance(values, list | tuple) else []


def integer(value: object) -> int:
    return value if isinstance(value, int) else 0


def card(facts: Facts) -> str:
    return bold(names.card(facts["card"]))


def fill(text: str, facts: Facts, voice: Voice) -> str:
    """A sentence with the parts that most events have."""
    return text.format(
        name=who(voice, facts.get("seat")),
        to=whom(voice, facts["to"]) if "to" in facts else "",
        card=card(facts) if "card" in facts else "",
        names=several(voice, facts["seats"]) if "seats" in facts else "",
        count=number(integer(facts["count"])) if "count" in facts else "",
    )


def _said(facts: Facts, voice: Voice, you: str, other: str) -> str:
    return fill(you if voice.is_you(facts["seat"]) else other, facts, voice)


# -- by day


def _placed(facts: Facts, voice: Voice) -> str:
    """Of an Undead card it is said that it was played."""
    if CARD_CODES[str(facts["card"])] in UNDEAD_CARDS:
        return ""
    return _said(
        facts,
        voice,
        translate("Growl", "You laid {card} before {to}."),
        translate("Growl", "{name} laid {card} before {to}."),
    )


def _judged(facts: Facts, voice: Voice) -> str:
    counts = {seat: count for seat, count in enumerate(integers(facts["counts"])) if count >= 0}
    said = ", ".join(f"{styled(voice.name(seat))} {number(count)}" for seat, count in counts.items())
    drew = _said(facts, voice, translate("Growl", "You drew {card}."), translate("Growl", "{name} drew {card}."))
    return f"{drew} {names.asked(facts['card'])}: {said}."


# -- the Night and Final Night cards


def _night(facts: Facts, voice: Voice) -> str:
    title = bold(names.night(integer(facts["number"])))
    drew = _said(
        facts, voice, translate("Growl", "You revealed {card}."), translate("Growl", "{name} revealed {card}.")
    )
    return f"{title}. {drew}"


def _told(facts: Facts, voice: Voice) -> str:
    kind = names.kind_of(facts["card"])
    cards = bold(names.some(kind, integer(facts["count"])))
    you = translate("Growl", "You said aloud: {cards} in hand.")
    other = translate("Growl", "{name} said aloud: {cards} in hand.")
    return (you if voice.is_you(facts["seat"]) else other).format(name=who(voice, facts["seat"]), cards=cards)


def _looked(facts: Facts, voice: Voice) -> str:
    if voice.is_you(facts["to"]):
        text = fill(translate("Growl", "{name} looked at your hand."), facts, voice)
    else:
        text = _said(
            facts,
            voice,
            translate("Growl", "You looked at the hand of {to}."),
            translate("Growl", "{name} looked at the hand of {to}."),
        )
    return f"{text} {_hand(facts)}".strip()


def _hand(facts: Facts) -> str:
    if "hand" not in facts:
        return ""
    return translate("Growl", "It holds {cards}.").format(cards=bold(names.hand(integers(facts["hand"]))))


def _showed(facts: Facts, voice: Voice) -> str:
    if not facts["shown"]:
        return _said(
            facts,
            voice,
            translate("Growl", "You had nothing to show to {to}."),
            translate("Growl", "{name} had nothing to show to {to}."),
        )
    if "card" in facts:
        return _said(
            facts,
            voice,
            translate("Growl", "You showed {to} a {card}."),
            translate("Growl", "{name} showed {to} a {card}."),
        )
    return _said(
        facts,
        voice,
        translate("Growl", "You showed {to} a card."),
        translate("Growl", "{name} showed {to} a card."),
    )


def _pledged(facts: Facts, voice: Voice) -> str:
    if "card" in facts:
        return _said(
            facts,
            voice,
            translate("Growl", "The Gift: you send {to} a {card}."),
            translate("Growl", "The Gift: {name} sends {to} a {card}."),
        )
    return fill(translate("Growl", "The Gift: {name} sends {to} a card."), facts, voice)


def _team(facts: Facts, voice: Voice) -> str:
    if facts["wolf"]:
        return _said(
            facts,
            voice,
            translate("Growl", "The Séance says that you were a <b>werewolf</b>."),
            translate("Growl", "The Séance says that {name} was a <b>werewolf</b>."),
        )
    return _said(
        facts,
        voice,
        translate("Growl", "The Séance says that you were <b>human</b>."),
        translate("Growl", "The Séance says that {name} was <b>human</b>."),
    )


def _swapped(facts: Facts, voice: Voice) -> str:
    return translate("Growl", "{names} changed seats.").format(names=several(voice, [facts["seat"], facts["to"]]))


# -- cards that change hands


def _dusk(_facts: Facts, _voice: Voice) -> str:
    return translate("Growl", "Night falls. Each passes one card to the left and one to the right.")


def _sent(facts: Facts, voice: Voice) -> str:
    if "card" not in facts:
        return ""
    return _said(
        facts,
        voice,
        translate("Growl", "You sent {to} a {card}."),
        translate("Growl", "{name} sent {to} a {card}."),
    )


def _received(facts: Facts, voice: Voice) -> str:
    cards = bold(all_of(names.cards(facts["cards"])))
    you = translate("Growl", "Came in: {cards}.")
    other = translate("Growl", "Came in for {name}: {cards}.")
    return (you if voice.is_you(facts["seat"]) else other).format(name=who(voice, facts["seat"]), cards=cards)


def _put(facts: Facts, voice: Voice) -> str:
    if "card" not in facts:
        return ""
    return _said(
        facts, voice, translate("Growl", "You put in a {card}."), translate("Growl", "{name} put in a {card}.")
    )


def _got(facts: Facts, voice: Voice) -> str:
    if "card" not in facts:
        return ""
    return _said(
        facts, voice, translate("Growl", "You got a {card} back."), translate("Growl", "{name} got a {card} back.")
    )


def _landed(_facts: Facts, _voice: Voice) -> str:
    return translate("Growl", "The cards have changed hands.")


# -- votes


def _pointed(facts: Facts, voice: Voice) -> str:
    if facts["side"] == "left":
        return _said(facts, voice, translate("Growl", "You point left."), translate("Growl", "{name} points left."))
    return _said(facts, voice, translate("Growl", "You point right."), translate("Growl", "{name} points right."))


# -- turning, dying, the end


def _died(facts: Facts, voice: Voice) -> str:
    seats = integers(facts["seats"])
    told = several(voice, seats)
    if len(seats) > 1:
        return _DEATHS[str(facts["cause"])][2]().format(names=told)
    if voice.is_you(seats[0]):
        return _DEATHS[str(facts["cause"])][0]()
    return _DEATHS[str(facts["cause"])][1]().format(name=told)


_DEATHS = {
    "wounds": (
        lambda: translate("Growl", "<b>You died of your wounds.</b>"),
        lambda: translate("Growl", "{name} died of wounds."),
        lambda: translate("Growl", "{names} died of wounds."),
    ),
    "two-cards": (
        lambda: translate("Growl", "<b>You could not pass two cards and died.</b>"),
        lambda: translate("Growl", "{name} could not pass two cards and died."),
        lambda: translate("Growl", "{names} could not pass two cards and died."),
    ),
    "final-night": (
        lambda: translate("Growl", "<b>The Final Night killed you.</b>"),
        lambda: translate("Growl", "The Final Night killed {name}."),
        lambda: translate("Growl", "The Final Night killed {names}."),
    ),
}
"""By cause: you, one other, several."""


def _marked(facts: Facts, voice: Voice) -> str:
    return translate("Growl", "A wound marker instead of death: {names}.").format(names=several(voice, facts["seats"]))


def _ended(facts: Facts, _voice: Voice) -> str:
    return ended_as(str(facts["team"]))


def ended_as(team: str) -> str:
    return {
        "humans": translate("Growl", "<b>The Growl.</b> A human lives: the humans win."),
        "wolves": translate("Growl", "<b>The Growl.</b> No human lives: the werewolves win."),
        "undead": translate("Growl", "Two or fewer are alive: <b>the Undead win.</b>"),
        "nobody": translate("Growl", "Two or fewer are alive, and <b>nobody wins.</b>"),
    }[team]


# -- Undead


def _drew(facts: Facts, voice: Voice) -> str:
    if "card" in facts:
        return _said(
            facts,
            voice,
            translate("Growl", "You drew the Undead card {card}."),
            translate("Growl", "{name} drew the Undead card {card}."),
        )
    return fill(translate("Growl", "{name} drew an Undead card."), facts, voice)


def _played(facts: Facts, voice: Voice) -> str:
    if integer(facts["to"]) < 0:
        return _said(
            facts, voice, translate("Growl", "You played {card}."), translate("Growl", "{name} played {card}.")
        )
    return _said(
        facts,
        voice,
        translate("Growl", "You played {card} on {to}."),
        translate("Growl", "{name} played {card} on {to}."),
    )


def _took(facts: Facts, voice: Voice) -> str:
    if "card" in facts:
        return _said(
            facts,
            voice,
            translate("Growl", "You took a {card} from {to}."),
            translate("Growl", "{name} took a {card} from {to}."),
        )
    return fill(translate("Growl", "{name} took a card from {to}."), facts, voice)


def _reshuffled(_facts: Facts, _voice: Voice) -> str:
    return translate("Growl", "The Undead cards were shuffled anew.")


def have_chosen(chosen: int, asked: int) -> str:
    return translate("Growl", "{chosen} of {asked} have chosen.").format(chosen=number(chosen), asked=number(asked))


_POINTED_AT = (
    lambda: translate("Growl", "You point at {to}."),
    lambda: translate("Growl", "{name} points at {to}."),
)

_SAID: Mapping[str, tuple[Callable[[], str], Callable[[], str]]] = {
    "accused": (
        lambda: translate("Growl", "You called {to} a werewolf."),
        lambda: translate("Growl", "{name} called {to} a werewolf."),
    ),
    "answered": (
        lambda: translate("Growl", "You have chosen."),
        lambda: translate("Growl", "{name} has chosen."),
    ),
    "cast": _POINTED_AT,
    "chose": (
        lambda: translate("Growl", "{card}: you chose {names}."),
        lambda: translate("Growl", "{card}: {name} chose {names}."),
    ),
    "discarded": (
        lambda: translate("Growl", "You discarded the Undead card."),
        lambda: translate("Growl", "{name} discarded the Undead card."),
    ),
    "gave": (
        lambda: translate("Growl", "You gave {to} a {card}."),
        lambda: translate("Growl", "{name} gave {to} a {card}."),
    ),
    "needed": (
        lambda: translate("Growl", "You asked for a {card}."),
        lambda: translate("Growl", "{name} asked for a {card}."),
    ),
    "skipped": (
        lambda: translate("Growl", "<b>Sloth</b> skipped your turn."),
        lambda: translate("Growl", "<b>Sloth</b> skipped the turn of {name}."),
    ),
    "stayed": (
        lambda: translate("Growl", "You had nothing to pass."),
        lambda: translate("Growl", "{name} had nothing to pass."),
    ),
    "topped": (
        lambda: translate("Growl", "You put a {card} on top of the deck."),
        lambda: translate("Growl", "{name} put a {card} on top of the deck."),
    ),
    "trusted": (
        lambda: translate("Growl", "You said that you trust {to}."),
        lambda: translate("Growl", "{name} said: I trust {to}."),
    ),
    "turned": (
        lambda: translate("Growl", "<b>You are a werewolf now.</b> Nobody else knows."),
        lambda: translate("Growl", "<b>{name} is a werewolf now.</b> Nobody else knows."),
    ),
    "voted": _POINTED_AT,
    "whispered": (
        lambda: translate("Growl", "You said aloud that your wounds count {count}."),
        lambda: translate("Growl", "{name} said aloud: my wounds count {count}."),
    ),
    "woke": (
        lambda: translate("Growl", "You took the turn in spite of <b>Sloth</b>."),
        lambda: translate("Growl", "{name} took the turn in spite of <b>Sloth</b>."),
    ),
}
"""By kind of event: what is said to who did it, and to the others."""

_TOLD: Mapping[str, Callable[[Facts, Voice], str]] = {
    "died": _died,
    "drew": _drew,
    "dusk": _dusk,
    "ended": _ended,
    "got": _got,
    "judged": _judged,
    "landed": _landed,
    "looked": _looked,
    "marked": _marked,
    "night": _night,
    "placed": _placed,
    "played": _played,
    "pledged": _pledged,
    "pointed": _pointed,
    "put": _put,
    "received": _received,
    "reshuffled": _reshuffled,
    "sent": _sent,
    "showed": _showed,
    "swapped": _swapped,
    "team": _team,
    "told": _told,
    "took": _took,
}
"""By kind of event: what takes more than that."""
