"""What happens in 7: The Sins, in words."""

from __future__ import annotations

from collections.abc import Sequence

from sevens_desktop.engine.contract import Event, Facts, Reason
from sevens_desktop.engine.the_sins.cards import types_in_play
from sevens_desktop.table.players import Voice
from sevens_desktop.table.words.common import (
    COUNTS,
    all_of,
    bold,
    drawn_or_chosen,
    first_player,
    game_over,
    number,
    styled,
    translate,
)


def title() -> str:
    return translate("TheSins", "7: The Sins")


def summary() -> str:
    return translate("TheSins", "Take, hoard, or feed the Abyss that decides whether most or fewest points win.")


def introduction() -> str:
    return translate(
        "TheSins",
        "Collect sins face down. Too few is dull, four to six is ruin, seven is glory. "
        "The Abyss decides if the highest or the lowest score wins.",
    )


def minutes() -> int:
    return 20


def size(seats: int) -> str:
    return translate("TheSins", "{seats}, {kinds}").format(
        seats=COUNTS.seats(seats), kinds=COUNTS.kinds_of_sin(types_in_play(seats))
    )


def face(key: str, value: object) -> str:
    return f"sins_{value}" if key == "sins" else ""


def kind(slug: object) -> str:
    """The name of a sin, or of the Last Judgment."""
    return {
        "pride": translate("TheSins", "Pride"),
        "greed": translate("TheSins", "Greed"),
        "lust": translate("TheSins", "Lust"),
        "envy": translate("TheSins", "Envy"),
        "wrath": translate("TheSins", "Wrath"),
        "sloth": translate("TheSins", "Sloth"),
        "gluttony": translate("TheSins", "Gluttony"),
        "judgment": translate("TheSins", "Last Judgment"),
    }[str(slug)]


def part(slug: object) -> str:
    """A part of the draw pile."""
    return {
        "1": translate("TheSins", "Hell I"),
        "2": translate("TheSins", "Hell II"),
        "3": translate("TheSins", "Hell III"),
        "penance": translate("TheSins", "Penance"),
    }[str(slug)]


def some(count: object, slug: object) -> str:
    """``2 Envy``."""
    return translate("TheSins", "{count} {sin}").format(count=number(_int(count)), sin=kind(slug))


def _int(value: object) -> int:
    return value if isinstance(value, int) else 0


# -- events


def event(happened: Event, voice: Voice, *, counts_only: bool = False) -> str:
    """A styled sentence. ``counts_only`` leaves out which sin it was."""
    facts = happened.facts
    match happened.kind:
        case "took":
            return _took(facts, voice, counts_only)
        case "fed":
            return _fed(facts, voice, counts_only)
        case "revealed":
            return _revealed(facts)
        case "abyss_opened":
            return _abyss_opened(facts)
        case "placed_stones":
            return _placed(facts, voice)
        case "game_over":
            return _game_over(facts, voice)
        case other:
            raise KeyError(other)


def _what(facts: Facts, counts_only: bool) -> str:
    count = _int(facts["count"])
    return styled(COUNTS.cards(count)) if counts_only else bold(some(count, facts["sin"]))


def _took(facts: Facts, voice: Voice, counts_only: bool) -> str:
    what = _what(facts, counts_only)
    if voice.is_you(facts["seat"]):
        return translate("TheSins", "You took {what} to your reserve.").format(what=what)
    return translate("TheSins", "{name} took {what} to the reserve.").format(name=_name(facts, voice), what=what)


def _fed(facts: Facts, voice: Voice, counts_only: bool) -> str:
    what, name, you = _what(facts, counts_only), _name(facts, voice), voice.is_you(facts["seat"])
    if facts["stone"] and you:
        return translate("TheSins", "You fed the Abyss with {what} and took a Stone.").format(what=what)
    if facts["stone"]:
        return translate("TheSins", "{name} fed the Abyss with {what} and took a Stone.").format(name=name, what=what)
    if you:
        return translate("TheSins", "You fed the Abyss with {what}. No Stone was left.").format(what=what)
    return translate("TheSins", "{name} fed the Abyss with {what}. No Stone was left.").format(name=name, what=what)


def _name(facts: Facts, voice: Voice) -> str:
    return styled(voice.name(facts["seat"]))


def _revealed(facts: Facts) -> str:
    if facts["kind"] != "judgment":
        return row_drew([str(facts["kind"])])
    return {
        1: translate("TheSins", "<b>First Last Judgment</b> appeared. It stays in the row."),
        2: translate("TheSins", "<b>Second Last Judgment</b> appeared. It stays in the row."),
        3: translate("TheSins", "<b>Third Last Judgment</b> appeared."),
    }[_int(facts["judgments"])]


def _abyss_opened(facts: Facts) -> str:
    points = bold(number(_int(facts["points"])))
    if facts["high"]:
        return translate("TheSins", "The Abyss opens: {points}. The <b>most</b> points win.").format(points=points)
    return translate("TheSins", "The Abyss opens: {points}. The <b>fewest</b> points win.").format(points=points)


def _placed(facts: Facts, voice: Voice) -> str:
    sins = _names(facts["sins"])
    you, name = voice.is_you(facts["seat"]), _name(facts, voice)
    if not sins:
        if you:
            return translate("TheSins", "You placed no Stone.")
        return translate("TheSins", "{name} placed no Stone.").format(name=name)
    what = bold(all_of(sins))
    if you:
        return translate("TheSins", "You placed Stones on {what}.").format(what=what)
    return translate("TheSins", "{name} placed Stones on {what}.").format(name=name, what=what)


def _names(slugs: object) -> list[str]:
    return [kind(slug) for slug in slugs] if isinstance(slugs, list | tuple) else []


def _game_over(facts: Facts, voice: Voice) -> str:
    winners = facts["winners"]
    seats = list(winners) if isinstance(winners, list | tuple) else []
    if len(seats) > 1:
        return translate("TheSins", "{names} share the win.").format(names=bold(all_of([voice.name(s) for s in seats])))
    if voice.is_you(seats[0]):
        return translate("TheSins", "<b>You</b> win.")
    return translate("TheSins", "{name} wins.").format(name=bold(voice.name(seats[0])))


def drew(slugs: Sequence[str]) -> str:
    """The row was refilled, as a caption."""
    return translate("TheSins", "row drew {sins}").format(sins=", ".join(kind(slug) for slug in slugs))


def row_drew(slugs: Sequence[str]) -> str:
    return translate("TheSins", "The row drew {sin}.").format(sin=bold(all_of([kind(slug) for slug in slugs])))


# -- refusals: title and reason


def refusal(refused: Reason) -> tuple[str, str]:
    facts = refused.facts
    match refused.code:
        case "judgment_stays":
            return (
                translate("TheSins", "This card cannot be taken"),
                translate("TheSins", "A Last Judgment is not a sin. It stays in the row until the game ends."),
            )
        case "no_passing":
            return (
                translate("TheSins", "You cannot pass"),
                translate("TheSins", "Every turn takes one sin from the row or feeds it to the Abyss."),
            )
        case "reserves_stay_closed":
            return (
                translate("TheSins", "Reserves stay closed"),
                translate("TheSins", "Nobody may look into a reserve before the end, not even into the own one."),
            )
        case "abyss_stays_closed":
            return (
                translate("TheSins", "The Abyss stays closed"),
                translate("TheSins", "Nobody may look at the Abyss before the end. Choose a sin first to feed it."),
            )
        case "game_over":
            return (
                game_over(),
                translate("TheSins", "The third Last Judgment ended it. Nothing more is played."),
            )
        case "stones_first":
            return (
                translate("TheSins", "The row is closed"),
                translate("TheSins", "The Abyss is open: Stones are placed now, and nothing more is taken."),
            )
        case "sin_not_in_play":
            return (
                translate("TheSins", "{sin} is not in play").format(sin=kind(facts["sin"])),
                translate("TheSins", "This sin stayed in the box."),
            )
        case "not_in_row":
            return (
                translate("TheSins", "No {sin} in the row").format(sin=kind(facts["sin"])),
                translate("TheSins", "Only sins that lie in the row can be taken or fed to the Abyss."),
            )
        case _:
            return _stone_refusal(refused)


def _stone_refusal(refused: Reason) -> tuple[str, str]:
    facts = refused.facts
    match refused.code:
        case "too_early_for_stones":
            return (
                translate("TheSins", "Not yet"),
                translate("TheSins", "Stones are placed at the end, once the Abyss has been opened."),
            )
        case "stone_needs_card":
            return (
                translate("TheSins", "No card, no Stone"),
                translate(
                    "TheSins", "A Stone needs at least one card of its sin, and the reserve holds no {sin}."
                ).format(sin=kind(facts["sin"])),
            )
        case "too_few_stones":
            return (
                translate("TheSins", "Not enough Stones"),
                translate("TheSins", "The reserve holds {stones}.").format(stones=COUNTS.stones(_int(facts["stones"]))),
            )
        case "stones_must_be_placed":
            return (
                translate("TheSins", "More Stones to place"),
                translate("TheSins", "Every Stone that finds a sin is placed, even where it hurts."),
            )
        case other:
            raise KeyError(other)


# -- how it ended


def reason(why: Reason, winner: str) -> str:
    """Styled: what told the winner from the others, after the line about the Abyss."""
    match why.code:
        case "points":
            return ""
        case "most_cards":
            return translate("TheSins", "Points are tied, and {name} holds more cards.").format(name=styled(winner))
        case "most_types":
            return translate("TheSins", "Points and cards are tied, and {name} holds more kinds of sin.").format(
                name=styled(winner)
            )
        case "shared_win":
            return translate("TheSins", "Points, cards and kinds of sin are tied.")
        case other:
            raise KeyError(other)


# -- options


def option(key: str) -> tuple[str, str]:
    """Label and description."""
    return {
        "penance": (
            translate("TheSins", "Penance"),
            translate("TheSins", "Everyone plays the same number of turns."),
        ),
        "sins": (translate("TheSins", "Sins in play"), translate("TheSins", "The others stay in the box.")),
        "start": (first_player(), drawn_or_chosen()),
        "memory_aid": (
            translate("TheSins", "Memory aid"),
            translate("TheSins", "Shows what was taken. Hints always count every open take."),
        ),
        "hide_counts": (
            translate("TheSins", "Hidden numbers"),
            translate("TheSins", "Nobody sees how many cards a reserve or the Abyss holds."),
        ),
        "abyss_seven": (
            translate("TheSins", "Abyss of exactly 7"),
            translate("TheSins", "Which score wins when the Abyss holds 7 points."),
        ),
        "optional_stones": (
            translate("TheSins", "Stones are optional"),
            translate("TheSins", "A Stone that hurts may be left aside."),
        ),
        "tiebreak_counts_stones": (
            translate("TheSins", "Stones break ties"),
            translate("TheSins", "A placed Stone counts as a card when points are tied."),
        ),
        "manual_stones": (
            translate("TheSins", "Place Stones by hand"),
            translate("TheSins", "Otherwise the best placing is made for everyone."),
        ),
    }[key]


def option_value(key: str, value: object) -> str:
    word = _VALUES.get(f"{key} {value}")
    return kind(value) if word is None else word()


_VALUES = {
    "memory_aid off": lambda: translate("TheSins", "Off"),
    "memory_aid own": lambda: translate("TheSins", "Own reserve"),
    "memory_aid all": lambda: translate("TheSins", "All reserves and the Abyss"),
    "abyss_seven low": lambda: translate("TheSins", "Fewest points"),
    "abyss_seven high": lambda: translate("TheSins", "Most points"),
}


def score(points: int) -> str:
    return COUNTS.points(points)


def picks_note(seats: int, left_out: Sequence[str]) -> str:
    """What a number of seats means for the sins in play."""
    use = {
        2: translate("TheSins", "Two seats use four kinds."),
        3: translate("TheSins", "Three seats use five kinds."),
        4: translate("TheSins", "Four seats use six kinds."),
        5: translate("TheSins", "Five seats use all seven kinds."),
    }[seats]
    if not left_out:
        return use
    names = all_of([kind(slug) for slug in left_out])
    if len(left_out) == 1:
        return use + " " + translate("TheSins", "{sin} stays in the box.").format(sin=names)
    return use + " " + translate("TheSins", "{sins} stay in the box.").format(sins=names)


def pick_random(count: int) -> str:
    return {
        4: translate("TheSins", "Pick four at random"),
        5: translate("TheSins", "Pick five at random"),
        6: translate("TheSins", "Pick six at random"),
        7: translate("TheSins", "All seven are in play"),
    }[count]


def direction() -> str:
    return translate("TheSins", "play runs counter-clockwise")
