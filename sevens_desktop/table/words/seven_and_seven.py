"""7 & 7 in words: the game itself, its options, how it ends."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from sevens_desktop.engine.contract import Event, Reason
from sevens_desktop.table.players import Voice
from sevens_desktop.table.words.common import COUNTS, drawn_or_chosen, first_player, styled, translate
from sevens_desktop.table.words.seven_and_seven_acts import act, sentence
from sevens_desktop.table.words.seven_and_seven_refusals import refusal

__all__ = [
    "direction",
    "event",
    "face",
    "introduction",
    "minutes",
    "option",
    "option_value",
    "pick_random",
    "picks_note",
    "reason",
    "refusal",
    "score",
    "size",
    "summary",
    "title",
]


def title() -> str:
    return translate("SevenAndSeven", "7 & 7")


def summary() -> str:
    return translate("SevenAndSeven", "Seven sins or seven virtues. Every card can turn on you.")


def introduction() -> str:
    return translate(
        "SevenAndSeven",
        "Lay seven different sins or seven different virtues before you. Each card has one of each, "
        "and others steal, turn and block what you play.",
    )


def minutes() -> int:
    return 30


def size(seats: int) -> str:
    goal = translate("SevenAndSeven", "seven sins or seven virtues")
    if seats == 2:
        goal = translate("SevenAndSeven", "seven sins and seven virtues")
    return translate("SevenAndSeven", "{seats}, {goal}").format(seats=COUNTS.seats(seats), goal=goal)


def direction() -> str:
    return translate("SevenAndSeven", "play runs clockwise")


def event(happened: Event, voice: Voice, *, counts_only: bool = False) -> str:
    """A styled sentence. Nothing here has to be remembered, so ``counts_only`` changes nothing."""
    del counts_only
    return sentence(act(happened, voice), ())


# -- how it ended


def reason(why: Reason, winner: str) -> str:
    """Styled: what told the winner from the others."""
    return _REASONS[why.code]().format(name=styled(winner))


_REASONS: Mapping[str, Callable[[], str]] = {
    "seven_sins": lambda: translate("SevenAndSeven", "{name} has all seven <b>sins</b> in play."),
    "seven_virtues": lambda: translate("SevenAndSeven", "{name} has all seven <b>virtues</b> in play."),
    "both_sets": lambda: translate("SevenAndSeven", "{name} has all seven <b>sins and virtues</b> in play."),
    "closest": lambda: translate("SevenAndSeven", "The pile ran out, and {name} came closest."),
    "more_of_the_other": lambda: translate(
        "SevenAndSeven", "The pile ran out. Others came as close, but {name} has more of the other kind."
    ),
    "more_of_the_lesser": lambda: translate(
        "SevenAndSeven",
        "The pile ran out. Sins and virtues add up to the same, but {name} has more of the lesser kind.",
    ),
    "closer_partner": lambda: translate(
        "SevenAndSeven", "The pile ran out. Others came as close, but {name} has the closer partner."
    ),
    "partner_more_of_the_other": lambda: translate(
        "SevenAndSeven",
        "The pile ran out. Others came as close, but {name} has a partner with more of the other kind.",
    ),
    "shared_win": lambda: translate("SevenAndSeven", "The pile ran out, and nothing tells the closest apart."),
}


# -- options


def option(key: str) -> tuple[str, str]:
    """Label and description."""
    label, description = _OPTIONS[key]
    return label(), description()


def option_value(key: str, value: object) -> str:
    """Every option but the first player is on or off."""
    return f"{key} {value}"


def score(_points: int) -> str:
    return ""


def picks_note(_seats: int, _left_out: Sequence[str]) -> str:
    return ""


def pick_random(_count: int) -> str:
    return ""


def face(_key: str, _value: object) -> str:
    return ""


_OPTIONS: Mapping[str, tuple[Callable[[], str], Callable[[], str]]] = {
    "start": (first_player, drawn_or_chosen),
    "teams": (
        lambda: translate("SevenAndSeven", "Teams"),
        lambda: translate("SevenAndSeven", "With four seats: partners sit opposite and win together."),
    ),
    "team_strict": (
        lambda: translate("SevenAndSeven", "Partners apart"),
        lambda: translate("SevenAndSeven", "Kindness and Converter do not turn a partner's card."),
    ),
    "promo_capricious": (
        lambda: translate("SevenAndSeven", "Capricious"),
        lambda: translate("SevenAndSeven", "One more card, which counts as a sin and as a virtue."),
    ),
    "dual_wild_fixed": (
        lambda: translate("SevenAndSeven", "Dual Wild stays"),
        lambda: translate("SevenAndSeven", "A Dual Wild in play cannot be converted."),
    ),
    "wide_block": (
        lambda: translate("SevenAndSeven", "Wide block"),
        lambda: translate("SevenAndSeven", "Chastity blocks every card that leaves a hand, except Kindness."),
    ),
    "active_counterblock": (
        lambda: translate("SevenAndSeven", "Defend your own card"),
        lambda: translate("SevenAndSeven", "Who is at turn may block a Chastity."),
    ),
    "single_counter": (
        lambda: translate("SevenAndSeven", "One counter"),
        lambda: translate("SevenAndSeven", "A Chastity that blocks a Chastity cannot be blocked."),
    ),
    "blocked_draws_one": (
        lambda: translate("SevenAndSeven", "Blocked draws one"),
        lambda: translate("SevenAndSeven", "Who is blocked and plays no other card draws one instead of three."),
    ),
    "no_same_name": (
        lambda: translate("SevenAndSeven", "Another name after a block"),
        lambda: translate("SevenAndSeven", "The replacement of a blocked card must have another name."),
    ),
    "win_after_effect": (
        lambda: translate("SevenAndSeven", "Win after the ability"),
        lambda: translate("SevenAndSeven", "Sets are looked at once the ability of the card is done."),
    ),
    "shared_win": (
        lambda: translate("SevenAndSeven", "Shared sets"),
        lambda: translate("SevenAndSeven", "Sets completed at once share the win."),
    ),
    "envy_active_side_only": (
        lambda: translate("SevenAndSeven", "Envy sees one side"),
        lambda: translate("SevenAndSeven", "Envy uses active sides only."),
    ),
    "kindness_not_self": (
        lambda: translate("SevenAndSeven", "Kindness never itself"),
        lambda: translate("SevenAndSeven", "Kindness cannot turn itself."),
    ),
    "humility_guest_must": (
        lambda: translate("SevenAndSeven", "The guest must"),
        lambda: translate("SevenAndSeven", "Humility's guest has to add a card."),
    ),
    "pride_named_only": (
        lambda: translate("SevenAndSeven", "Pride wants named sins"),
        lambda: translate("SevenAndSeven", "Pride's extra card is no wild."),
    ),
    "greed_no_patience": (
        lambda: translate("SevenAndSeven", "Greed wakes no Patience"),
        lambda: translate("SevenAndSeven", "A card that Greed turns as it arrives does not let Patience out."),
    ),
    "tie_raw_cards": (
        lambda: translate("SevenAndSeven", "Ties count all cards"),
        lambda: translate("SevenAndSeven", "Equally close: all cards of the other kind count, equal ones too."),
    ),
    "two_player_standard_key": (
        lambda: translate("SevenAndSeven", "Two players as more"),
        lambda: translate("SevenAndSeven", "When the pile runs out, two players are compared like three."),
    ),
    "finish_turn": (
        lambda: translate("SevenAndSeven", "Finish the turn"),
        lambda: translate("SevenAndSeven", "The turn in which the pile runs out is played to its end."),
    ),
    "sloth_play_turn_only": (
        lambda: translate("SevenAndSeven", "Sloth after a play"),
        lambda: translate("SevenAndSeven", "Sloths are laid down only in a turn with a card played."),
    ),
    "converter_any_time_own_turn": (
        lambda: translate("SevenAndSeven", "Converter at any time"),
        lambda: translate("SevenAndSeven", "Converters may be used at any moment of the own turn."),
    ),
}
