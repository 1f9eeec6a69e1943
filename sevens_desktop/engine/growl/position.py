"""A position of Growl read from JSON: its ledger is retold, and what is to come must fit."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from random import Random

from sevens_desktop.engine.chance import CHANCE_STATES
from sevens_desktop.engine.contract import Action, Game, NotationError, PositionError
from sevens_desktop.engine.growl import actions
from sevens_desktop.engine.growl.cards import (
    BITE,
    CARD_CODES,
    CARD_NAMES,
    CHARM,
    FEWEST_TO_SNIFF,
    FINAL_NIGHTS,
    GOLD,
    JUDGEMENTS,
    KINDS,
    MORE_CARDS,
    NIGHT_CARDS,
    NIGHTS,
    SALVE,
    SPELLS,
    UNDEAD_CARDS,
    WOLF_ZEROS,
    WOUND,
    composition,
    deck_size,
    is_judged,
    is_night,
    sins_in_play,
)
from sevens_desktop.engine.growl.crypt import dig
from sevens_desktop.engine.growl.decisions import DECISIONS
from sevens_desktop.engine.growl.deck import possible_places
from sevens_desktop.engine.growl.frames import Frame
from sevens_desktop.engine.growl.knowledge import nights_in
from sevens_desktop.engine.growl.ledger import CAUSES, ENDINGS, FIELDS, Entry, entries
from sevens_desktop.engine.growl.retell import Contradiction, retell
from sevens_desktop.engine.growl.state import GrowlState
from sevens_desktop.engine.growl.waiting import asked_rightly
from sevens_desktop.engine.reading import Reader, begin


def load(game: Game, position: Mapping[str, object]) -> GrowlState:
    """Raises ``PositionError`` with everything that is wrong."""
    reader, seats, settled = begin(game, position)
    start = reader.integer("start", 0, seats - 1)
    turn = reader.integer("turn", 1)
    active = reader.integer("active", 0, seats - 1)
    chance = reader.integer("chance", 0, CHANCE_STATES - 1)
    deck = reader.items("deck", _read_card)
    crypt = reader.items("crypt", _read_card)
    frames = reader.items("frames", lambda value: _read_frame(value, seats))
    story = reader.items("ledger", lambda value: _read_entry(value, seats))
    reader.check()

    state = GrowlState(settled, seats, start)
    _check_deal(reader, story, seats)
    reader.check()
    try:
        retell(state, story)
        buried = dig(story, seats, Random(0)).left if state.undead else []
    except Contradiction as contradiction:
        reader.problem("ledger_contradicts_itself", contradiction.rule)
        raise PositionError(reader.problems) from contradiction
    if [entry[:3] for entry in entries(state.ledger)] != [entry[:3] for entry in story]:
        reader.problem("ledger_contradicts_itself", "GRO-I-7")
    if sorted(crypt) != sorted(buried):
        reader.problem("wrong_undead_cards", "GRO-UR-2")
    state.turn, state.active, state.chance = turn, active, chance
    state.deck, state.drawn, state.crypt, state.frames = tuple(deck), 0, tuple(crypt), frames
    _check_deck(reader, state)
    reader.check()
    if not asked_rightly(state):
        reader.problem("nothing_to_decide", "GRO-D-1")
    reader.check()
    state.proceed(None)
    return state


def _check_deal(reader: Reader, story: Sequence[Entry], seats: int) -> None:
    """GRO-U-3, GRO-U-4, GRO-U-6: the ledger begins with the hands dealt, seat by seat."""
    if [entry.facts for entry in story if entry.kind == "dealt"] != [(seat,) for seat in range(seats)]:
        reader.problem("wrong_deal", "GRO-U-4")
    zeros = 0
    for entry in story[:seats]:
        if entry.kind != "dealt":
            reader.problem("wrong_deal", "GRO-U-4")
            return
        zero, *hand = entry.secret
        zeros += zero
        wounds_only = hand[WOUND] == MORE_CARDS
        if sum(hand) != 1 + MORE_CARDS or not hand[BITE if zero else GOLD] or wounds_only:
            reader.problem("wrong_hand", "GRO-U-4", seat=entry.facts[0])
    if zeros != WOLF_ZEROS[seats]:
        reader.problem("wrong_number_of_zeros", "GRO-U-3", found=zeros, expected=WOLF_ZEROS[seats])
    sniffed = [index for index, entry in enumerate(story) if entry.kind == "sniffed"]
    before = next((index for index, entry in enumerate(story) if entry.kind not in ("dealt", "turned")), len(story))
    if sniffed != [before] * (seats >= FEWEST_TO_SNIFF):
        reader.problem("wrong_sniff", "GRO-U-6")


def _check_deck(reader: Reader, state: GrowlState) -> None:
    """GRO-U-1, GRO-U-2, GRO-U-5, GRO-SR-2: nothing is lost, added or out of place."""
    for kind, expected in enumerate(composition(state.seats)):
        found = sum(hand[kind] for hand in state.hands) + (*state.tops, *state.deck).count(kind)
        if found != expected:
            reader.problem("wrong_number_of_cards", "GRO-U-2", card=CARD_NAMES[kind], found=found, expected=expected)
    story = entries(state.ledger)
    nights = [entry.facts[1] for entry in story if entry.kind == "night"]
    nights += [card for card in state.deck if is_night(card)]
    regular = len(nights) == NIGHT_CARDS == len(set(nights)) and all(card in NIGHTS for card in nights[:-1])
    if not regular or nights[-1] not in FINAL_NIGHTS:
        reader.problem("wrong_nights", "GRO-U-1")
    cards = deck_size(state.seats, state.settled)
    places = nights_in(state.deck)
    drawn, jitter = cards + NIGHT_CARDS - len(state.deck), state.settled["night_jitter"] is True
    if places not in possible_places(cards, jitter, drawn, state.night, places[:1] == (0,)):
        reader.problem("nights_out_of_place", "GRO-U-5")
    sins = [entry.facts[2] for entry in story if entry.kind == "placed" and is_judged(entry.facts[2])]
    sins += [card for card in state.deck if is_judged(card)]
    if len(set(sins)) != len(sins) or len(sins) != sins_in_play(state.seats, state.settled):
        reader.problem("wrong_number_of_sins", "GRO-SR-2", found=len(sins))
    if any(card not in KINDS and not is_night(card) and not is_judged(card) for card in state.deck):
        reader.problem("card_not_in_deck", "GRO-U-5")


# -- reading


def _read_card(value: object) -> int | None:
    return CARD_CODES.get(value) if isinstance(value, str) else None


def _read_action(value: object) -> Action | None:
    try:
        return actions.parse(value) if isinstance(value, str) else None
    except NotationError:
        return None


def _read_numbers(value: object) -> tuple[int, ...] | None:
    if not isinstance(value, list) or any(type(number) is not int for number in value):
        return None
    return tuple(value)


def _read_frame(value: object, seats: int) -> Frame | None:
    if not isinstance(value, dict) or type(value.get("about")) is not int:
        return None
    kind = value.get("kind")
    if not isinstance(kind, str) or kind not in DECISIONS:
        return None
    order, among = _read_numbers(value.get("order")), _read_numbers(value.get("seats"))
    given = value.get("answers")
    if order is None or among is None or not isinstance(given, list):
        return None
    if any(seat not in range(seats) for seat in (*order, *among)):
        return None
    answers = [action for text in given if (action := _read_action(text)) is not None]
    if len(answers) != len(given):
        return None
    return Frame(kind, order, among, value["about"], tuple(answers))


def _read_entry(value: object, seats: int) -> Entry | None:
    """A kind with its public and secret numbers, each within what its name allows."""
    if not isinstance(value, list) or len(value) != 3 or not isinstance(value[0], str):
        return None
    kind = value[0]
    if kind not in FIELDS:
        return None
    facts, secret = _read_numbers(value[1]), _read_numbers(value[2])
    if facts is None or secret is None:
        return None
    public, private = FIELDS[kind]
    hidden = private if kind != "showed" or facts[-1:] == (1,) else ()
    if not (_fit(kind, public, facts, seats) and _fit(kind, hidden, secret, seats)):
        return None
    return Entry(kind, facts, secret)


def _fit(kind: str, names: Sequence[str], numbers: Sequence[int], seats: int) -> bool:
    starred = bool(names) and names[-1].endswith("*")
    if len(numbers) < len(names) - starred or (len(numbers) > len(names) and not starred):
        return False
    if names and names[-1] in _LENGTHS and len(numbers) - len(names) + 1 not in _LENGTHS[names[-1]]:
        return False
    padded = [*names, *[names[-1]] * (len(numbers) - len(names))] if names else []
    return all(number in _allowed(kind, name, seats) for name, number in zip(padded, numbers, strict=False))


def _allowed(kind: str, name: str, seats: int) -> Collection[int]:
    match name:
        case "seat" | "to" | "seats*":
            return range(-1 if kind == "played" and name == "to" else 0, seats)
        case "card" | "cards*":
            return _CARDS_OF[kind]
        case "cause":
            return range(len(CAUSES))
        case "team":
            return range(len(ENDINGS))
        case "zero" | "wolf" | "shown" | "side":
            return (0, 1)
        case "hand*":
            return range(MOST_IN_HAND)
        case _:
            return _COUNTS


_LENGTHS: dict[str, Collection[int]] = {"hand*": (len(KINDS),), "seats*": range(1, 11), "cards*": range(1, 10)}
"""How many numbers may stand for a name with a star."""

MOST_IN_HAND = 100
_COUNTS = range(-MOST_IN_HAND, MOST_IN_HAND)
"""Counts that no game reaches; what they really are follows when the ledger is retold."""

_CARDS_OF: Mapping[str, Collection[int]] = {
    "needed": (SALVE, CHARM),
    "gave": KINDS,
    "judged": tuple(JUDGEMENTS),
    "placed": SPELLS,
    "night": (*NIGHTS, *FINAL_NIGHTS),
    "chose": (*NIGHTS, *FINAL_NIGHTS),
    "told": KINDS,
    "showed": KINDS,
    "pledged": KINDS,
    "sent": KINDS,
    "received": KINDS,
    "put": KINDS,
    "got": KINDS,
    "drew": UNDEAD_CARDS,
    "played": UNDEAD_CARDS,
    "topped": KINDS,
    "took": KINDS,
}
"""Which cards an entry of each kind can be about."""
