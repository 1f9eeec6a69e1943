"""Cards, spells and lives on the table: what every rule is made of, and CHECK (GRO-I-7).

Each function is one atomic change. It notes in the ledger what happened, and the position changes in no other way, so
that ``retell`` can make a position from a ledger with the same functions.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from sevens_desktop.engine.growl import scoring
from sevens_desktop.engine.growl.cards import (
    BITE,
    CAGED,
    CHARM,
    ICONS,
    INSOMNIA,
    KINDS,
    LIMIT,
    MOANING_COMMAND,
    MOST_ALIVE_AT_END,
    NEIGHBOUR_ICONS,
    NO_ICONS,
    PATIENCE,
    ROTTEN_FLESH,
    SALVE,
    SEANCE,
    SILVER_BULLET,
    SPELLS,
    WOUND,
    WOUND_MARKER,
    Counts,
    is_judged,
)
from sevens_desktop.engine.growl.frames import Events
from sevens_desktop.engine.growl.ledger import WOUNDS, Entry, event_of, mask_of, seats_of

if TYPE_CHECKING:
    from sevens_desktop.engine.growl.state import GrowlState

NOBODY = -1

Link = tuple[int, int, int]
"""A card on its way: giver, receiver, kind."""


def note(state: GrowlState, entry: Entry, events: Events) -> None:
    state.ledger = (entry, state.ledger)
    if events is not None:
        events.append(event_of(entry))


def deal(state: GrowlState, hands: Sequence[Sequence[int]], zeros: Sequence[int]) -> None:
    """GRO-U-3, GRO-U-4: each seat sees its own cards, and who has three Bites is a werewolf."""
    state.zeros = state.wolves = mask_of(zeros)
    for seat, hand in enumerate(hands):
        state.hands[seat] = list(hand)
        mask = 1 << seat
        note(state, Entry("dealt", (seat,), (state.zeros >> seat & 1, *hand), mask, mask), None)
    check(state, None)


def sniff(state: GrowlState) -> None:
    """GRO-U-6: the wolves see each other."""
    note(state, Entry("sniffed", (), tuple(seats_of(state.wolves)), state.wolves), None)


# -- counting


def net_bites(state: GrowlState, seat: int) -> int:
    """GRO-I-1, GRO-I-4."""
    hand, icons = state.hands[seat], state.icons[seat]
    return hand[BITE] + icons[BITE] - hand[CHARM] - icons[CHARM]


def net_wounds(state: GrowlState, seat: int) -> int:
    """GRO-I-2, GRO-I-4; the Silver Bullet has a second wound on a werewolf (GRO-NC-silver-bullet, GRO-Q-11)."""
    hand, icons, bit = state.hands[seat], state.icons[seat], 1 << seat
    wounds = hand[WOUND] + icons[WOUND]
    if state.bullets & bit and state.wolves & bit:
        wounds += 1
    if state.voided & bit:
        return wounds
    return wounds - hand[SALVE] - icons[SALVE]


def icons_shown(state: GrowlState, seat: int, kinds: Iterable[int]) -> int:
    """The icons of these kinds in hand and on the table; an infinity mark comes before the count."""
    hand, icons = state.hands[seat], state.icons[seat]
    voided = state.voided >> seat & 1
    return sum(hand[kind] + icons[kind] for kind in kinds if not (voided and kind == SALVE))


def living(state: GrowlState) -> list[int]:
    """The living seats in ascending order."""
    return seats_of(state.alive)


def clockwise(state: GrowlState, after: int) -> list[int]:
    """All seats clockwise, beginning left of ``after`` and ending with it."""
    ring = state.ring
    place = ring.index(after) + 1
    return [*ring[place:], *ring[:place]]


def closest(state: GrowlState, seat: int, seats: int) -> tuple[int, int]:
    """The closest left and right neighbour among the seats of the mask; the seat itself if there is no other."""
    others = [other for other in clockwise(state, seat) if seats >> other & 1 and other != seat]
    return (others[0], others[-1]) if others else (seat, seat)


def recount(state: GrowlState) -> None:
    """Count the icons on the table anew, after a spell was laid, somebody died, or seats were swapped."""
    icons = [NO_ICONS] * len(state.hands)
    voided = bullets = 0
    for seat, spells in enumerate(state.spells):
        for card in spells:
            if card in ICONS:
                icons[seat] = _sum(icons[seat], ICONS[card])
            voided |= (card == ROTTEN_FLESH) << seat
            bullets |= (card == SILVER_BULLET) << seat
            shared = NEIGHBOUR_ICONS.get(card)
            if shared is not None and state.alive >> seat & 1:
                for neighbour in closest(state, seat, state.alive):
                    icons[neighbour] = _sum(icons[neighbour], shared)
    state.icons = tuple(icons)
    state.voided, state.bullets = voided, bullets


def _sum(one: Counts, other: Counts) -> Counts:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3], one[4] + other[4]


# -- CHECK and death


def check(state: GrowlState, events: Events) -> None:
    """GRO-I-7 for everybody: turning first, then death, until nothing changes."""
    while state.ended is None:
        alive = living(state)
        for seat in alive:
            if not state.wolves >> seat & 1 and net_bites(state, seat) >= LIMIT:
                turn_into_wolf(state, seat, events)
        dying = [seat for seat in alive if net_wounds(state, seat) >= LIMIT]
        if not dying:
            return
        kill(state, dying, WOUNDS, events)


def check_seat(state: GrowlState, seat: int, events: Events) -> None:
    """GRO-I-7 after a change of one hand only; a death changes more."""
    if not state.wolves >> seat & 1 and net_bites(state, seat) >= LIMIT:
        turn_into_wolf(state, seat, events)
    if net_wounds(state, seat) >= LIMIT:
        kill(state, [seat], WOUNDS, events)
        check(state, events)


def turn_into_wolf(state: GrowlState, seat: int, events: Events) -> None:
    """GRO-I-1: secretly and for ever; only the owner is told (GRO-I-6)."""
    state.wolves |= 1 << seat
    note(state, Entry("turned", (seat,), audience=1 << seat), events)


def kill(state: GrowlState, seats: Sequence[int], cause: int, events: Events) -> None:
    """One death step: all together, announced clockwise from the left of the start seat (GRO-I-5, GRO-I-7).

    With two or fewer left the game ends at once (GRO-E-1, GRO-UR-6, GRO-Q-4).
    """
    dying = mask_of(seats)
    order = [seat for seat in clockwise(state, state.start) if dying >> seat & 1]
    state.alive &= ~dying
    if state.command >= 0 and dying >> state.command & 1:
        state.command = NOBODY
    note(state, Entry("died", (cause, *order)), events)
    for seat in order:
        if SEANCE in state.spells[seat]:
            tell_team(state, seat, events)
    recount(state)
    if state.alive.bit_count() <= MOST_ALIVE_AT_END:
        end(state, scoring.ending(state, dying), events)


def end(state: GrowlState, ending: scoring.Ending, events: Events) -> None:
    state.ended = ending
    state.frames.clear()
    note(state, Entry("ended", (ending.team,)), events)


def tell_team(state: GrowlState, seat: int, events: Events) -> None:
    """GRO-NC-seance, GRO-Q-15: the team he had when he died."""
    note(state, Entry("team", (seat, state.wolves >> seat & 1)), events)


# -- cards in hand


def give(state: GrowlState, giver: int, receiver: int, kind: int, events: Events) -> None:
    """GRO-D-1: the top card goes to a hand, in the open."""
    take_top(state)
    if giver != state.command:
        state.command = NOBODY
    state.hands[receiver][kind] += 1
    note(state, Entry("gave", (giver, receiver, kind)), events)
    check_seat(state, receiver, events)


def take_top(state: GrowlState) -> None:
    """Cards that Undead have put there lie above the deck, the last on top (GRO-UR-5)."""
    if state.tops:
        state.tops = state.tops[:-1]
    else:
        state.drawn += 1


def land(state: GrowlState, links: Sequence[Link], told: int, events: Events) -> None:
    """Hidden cards change hands, all as one change (GRO-N-5, GRO-I-7).

    A giver knows what he sent where; a receiver of the mask ``told`` knows who sent what, the others what came in.
    """
    hands = state.hands
    incoming: dict[int, list[int]] = {}
    for giver, receiver, kind in links:
        hands[giver][kind] -= 1
        knowers = 1 << giver | told & 1 << receiver
        note(state, Entry("sent", (giver, receiver), (kind,), knowers), events)
        incoming.setdefault(receiver, []).append(kind)
    for receiver, kinds in incoming.items():
        for kind in kinds:
            hands[receiver][kind] += 1
        if not told >> receiver & 1:
            mask = 1 << receiver
            note(state, Entry("received", (receiver,), tuple(sorted(kinds)), mask, mask), events)
    note(state, Entry("landed", ()), events)
    check(state, events)


def night_lands(state: GrowlState, links: Sequence[Link], events: Events) -> None:
    """GRO-N-5: The Gift comes with the cards passed; Insomnia and Patience tell who sent what."""
    told = 1 << state.awake if state.awake >= 0 else 0
    for seat, spells in enumerate(state.spells):
        if PATIENCE in spells:
            told |= 1 << seat
    links = [*links, *state.pledges]
    state.pledges, state.caged, state.awake = (), NOBODY, NOBODY
    land(state, links, told, events)


def stir(state: GrowlState, puts: Sequence[int], gets: Sequence[int], seats: Sequence[int], events: Events) -> None:
    """GRO-FN-the-tempest: each seat knows what it put in and what it got."""
    for seat, kind in zip(seats, puts, strict=True):
        state.hands[seat][kind] -= 1
        note(state, Entry("put", (seat,), (kind,), 1 << seat), events)
    for seat, kind in zip(seats, gets, strict=True):
        state.hands[seat][kind] += 1
        note(state, Entry("got", (seat,), (kind,), 1 << seat), events)
    note(state, Entry("landed", ()), events)
    check(state, events)


def take(state: GrowlState, taker: int, owner: int, kind: int, events: Events) -> None:
    """GRO-UD-grave-robber, first half; both know the card. CHECK follows the second half."""
    state.hands[owner][kind] -= 1
    state.hands[taker][kind] += 1
    note(state, Entry("took", (taker, owner), (kind,), 1 << taker | 1 << owner), events)


def night_falls(state: GrowlState, active: int, card: int, events: Events) -> None:
    """GRO-N-1: the card is put aside; a Moaning Command lapses."""
    state.night += 1
    state.command = NOBODY
    note(state, Entry("night", (active, card, state.night)), events)


def put_on_top(state: GrowlState, seat: int, kind: int, events: Events) -> None:
    """GRO-UR-5: face-up, for the next living seat."""
    state.hands[seat][kind] -= 1
    state.tops = (*state.tops, kind)
    note(state, Entry("topped", (seat, kind)), events)


# -- cards on the table


def place(state: GrowlState, giver: int, seat: int, card: int, events: Events) -> None:
    """GRO-SR-3, GRO-SR-8: a spell lies at the seat from now on; a Moaning Command lapses on a sin or virtue."""
    if is_judged(card):
        state.command = NOBODY
    state.spells = (*state.spells[:seat], (*state.spells[seat], card), *state.spells[seat + 1 :])
    note(state, Entry("placed", (giver, seat, card)), events)
    recount(state)
    if card == SEANCE and not state.alive >> seat & 1:
        tell_team(state, seat, events)
    check(state, events)


def mark(state: GrowlState, seats: Sequence[int], events: Events) -> None:
    """GRO-UR-1: wound markers instead of deaths, as one change."""
    state.spells = tuple(
        (*spells, WOUND_MARKER) if seat in seats else spells for seat, spells in enumerate(state.spells)
    )
    note(state, Entry("marked", tuple(seats)), events)
    recount(state)
    check(state, events)


def swap(state: GrowlState, one: int, other: int, events: Events) -> None:
    """GRO-FN-the-sleepwalkers: they change places, and what lies at a place stays there."""
    ring, spells = list(state.ring), list(state.spells)
    i, j = ring.index(one), ring.index(other)
    ring[i], ring[j] = other, one
    spells[one], spells[other] = spells[other], spells[one]
    state.ring, state.spells = tuple(ring), tuple(spells)
    note(state, Entry("swapped", (one, other)), events)
    recount(state)
    check(state, events)


# -- what is said and shown


def tell_count(state: GrowlState, seat: int, kind: int, events: Events) -> None:
    """Say aloud how many cards of a kind the hand holds (GRO-NC-hypnosis, GRO-7S-pride)."""
    note(state, Entry("told", (seat, kind, state.hands[seat][kind])), events)


def whisper(state: GrowlState, seat: int, events: Events) -> None:
    """GRO-UD-whispers-below."""
    note(state, Entry("whispered", (seat, net_wounds(state, seat))), events)


def look(state: GrowlState, viewer: int, seat: int, events: Events) -> None:
    """A whole hand is seen by one other (GRO-NC-blood-hound, GRO-UD-grave-stench)."""
    note(state, Entry("looked", (viewer, seat), tuple(state.hands[seat]), 1 << viewer), events)


def show(state: GrowlState, seat: int, viewer: int, kind: int, events: Events) -> None:
    """GRO-NC-truth-serum: all see whether a card is shown, two know which."""
    secret = (kind,) if kind in KINDS else ()
    knowers = 1 << seat | 1 << viewer
    note(state, Entry("showed", (seat, viewer, len(secret)), secret, knowers), events)


def choose(state: GrowlState, active: int, card: int, seats: Sequence[int], events: Events) -> None:
    """A Night card gets its targets; Caged and Insomnia last until the cards have been passed."""
    if card == CAGED:
        state.caged = seats[0]
    elif card == INSOMNIA:
        state.awake = seats[0]
    note(state, Entry("chose", (active, card, *seats)), events)


def draw_undead(state: GrowlState, seat: int, card: int, events: Events) -> None:
    """GRO-UR-5: only the drawer sees it."""
    note(state, Entry("drew", (seat,), (card,), 1 << seat), events)


def play_undead(state: GrowlState, seat: int, card: int, to: int, events: Events) -> None:
    """The card is shown; a spell leaves for good, the others go to the discard (3.2)."""
    if card not in SPELLS:
        state.discards = (*state.discards, card)
    if card == MOANING_COMMAND:
        state.command = to
    note(state, Entry("played", (seat, card, to)), events)


def reshuffle_undead(state: GrowlState, events: Events) -> None:
    """3.2: the discard becomes the deck when that is empty."""
    state.discards = ()
    note(state, Entry("reshuffled", ()), events)


def discard_undead(state: GrowlState, seat: int, card: int, events: Events) -> None:
    """Refused cards are discarded face down (3.2)."""
    state.discards = (*state.discards, card)
    note(state, Entry("discarded", (seat,)), events)


def pledge(state: GrowlState, giver: int, receiver: int, kind: int, events: Events) -> None:
    """GRO-NC-the-gift, GRO-Q-6: the card leaves with those passed this night and can no longer be passed."""
    state.pledges = (*state.pledges, (giver, receiver, kind))
    note(state, Entry("pledged", (giver, receiver), (kind,), 1 << giver), events)
