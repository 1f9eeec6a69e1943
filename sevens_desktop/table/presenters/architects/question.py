"""What the PromptBar says in 7 Wonders Architects, for every selection."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sevens_desktop.engine.architects.actions import End, Look, Peek, UseToken
from sevens_desktop.engine.architects.knowledge import ArchitectsObservation
from sevens_desktop.engine.architects.layout import HouseRules
from sevens_desktop.engine.architects.tokens import TOKENS
from sevens_desktop.engine.architects.wonders import COSTS, PIECES
from sevens_desktop.table.presenters.architects import cards, facts, places
from sevens_desktop.table.presenters.architects.choices import use_button
from sevens_desktop.table.presenters.architects.forecast import forecast, stage_worth
from sevens_desktop.table.presenters.architects.offers import buildable, claims, payment_offers, payments
from sevens_desktop.table.presenters.architects.outlook import outlook
from sevens_desktop.table.presenters.architects.own import own
from sevens_desktop.table.view import Button, Question, Scene
from sevens_desktop.table.words import architects_names as names
from sevens_desktop.table.words.common import any_of, choosing, game_over, translate


def question(scene: Scene, seen: ArchitectsObservation, follows: Sequence[str]) -> Callable[[Sequence[str]], Question]:
    """``follows`` says by pile what taking its top card would do."""
    if not scene.legal:
        waiting = _waiting(scene, seen)
        return lambda _: waiting

    def ask(selected: Sequence[str]) -> Question:
        if not selected:
            return _ask_first(scene, seen)
        verb, _, rest = selected[0].partition(":")
        match verb:
            case "pile":
                return _pile(scene, seen, rest, follows[places.pile_of(seen, rest)])
            case "stage":
                return _stage(scene, seen, rest, selected[1:])
            case "token":
                return _token(rest)
            case "claim":
                return _claim(rest.split("+"))
        return _keep(seen, scene, rest)

    return ask


def _waiting(scene: Scene, seen: ArchitectsObservation) -> Question:
    if seen.to_act is None:
        return Question(game_over())
    return Question(choosing(scene.voice.name(seen.to_act)))


# -- before anything is selected


def _ask_first(scene: Scene, seen: ArchitectsObservation) -> Question:
    buttons = []
    if any(isinstance(action, Peek) for action in scene.legal):
        buttons.append(Button("peek", translate("Architects", "Peek at the centre"), "P"))
    if any(isinstance(action, End) for action in scene.legal):
        buttons.append(Button("end", translate("Architects", "End the turn"), "Enter", "primary"))
    return Question(_title(scene, seen), what_is_asked(scene, seen), buttons=tuple(buttons))


def _title(scene: Scene, seen: ArchitectsObservation) -> str:
    if scene.voice.is_you(seen.seat):
        return translate("Architects", "Your turn")
    return translate("Architects", "Your turn, {name}").format(name=scene.voice.name(seen.seat))


def what_is_asked(scene: Scene, seen: ArchitectsObservation) -> str:
    match seen.phase:
        case "take":
            return translate("Architects", "Take one card: from the left pile, from the centre or from the right pile.")
        case "draw":
            return translate("Architects", "The stage lets you take the top card of any pile on the table.")
        case "look":
            return translate("Architects", "The stage lets you look at five cards: of the left or of the right pile?")
        case "keep":
            return translate("Architects", "Keep one of these cards. The others are shuffled back.")
        case "pick":
            return translate("Architects", "Choose a progress token: one of the open ones, or the top of the stack.")
    return _before_the_end(scene, seen)


def _before_the_end(scene: Scene, seen: ArchitectsObservation) -> str:
    """ARC-N-3, ARC-N-13: what must be done, and what may be done."""
    stages = any_of([names.stage(piece) for piece in buildable(scene.legal)])
    ends = any(isinstance(action, End) for action in scene.legal)
    said = []
    if stages and ends:
        said.append(translate("Architects", "You may build {stages}.").format(stages=stages))
    elif stages:
        said.append(translate("Architects", "A stage is due: {stages}.").format(stages=stages))
    if claims(scene.legal):
        said.append(translate("Architects", "A progress token is due: choose the cards to turn in."))
    if seen.ready and any(isinstance(action, UseToken) for action in scene.legal):
        ready = any_of([names.token(token) for token in seen.ready])
        said.append(translate("Architects", "{token} lets you take an extra card.").format(token=ready))
    return " ".join(said)


# -- with a selection


def _clear() -> Button:
    return Button("clear", translate("Common", "Clear"), "Esc", "quiet")


def _pile(scene: Scene, seen: ArchitectsObservation, slug: str, follows: str) -> Question:
    pile = places.pile_of(seen, slug)
    top = cards.top_of(scene, seen, pile)
    ready: Sequence[str] = ()
    if top is not None and seen.seat is not None and seen.phase != "look":
        ready = outlook(seen, HouseRules.of(scene.options), seen.seat, top).forced
    return Question(
        facts.taken_from(scene, seen, pile),
        follows,
        "halicarnassus" if seen.phase == "look" else _emblem(top),
        (_clear(), *_pile_buttons(scene, seen, top, len(ready) == 1)),
        {"own": own(seen, scene.voice, ready)},
    )


def _emblem(card: str | None) -> str:
    return "" if card is None else places.EMBLEMS[card]


def _pile_buttons(scene: Scene, seen: ArchitectsObservation, top: str | None, builds: bool) -> list[Button]:
    assert seen.seat is not None
    zone = places.hand_zone(seen.seat)
    if any(isinstance(action, Look) for action in scene.legal):
        return [Button("look", translate("Architects", "Look at five cards"), "Enter", "primary")]
    used = list(dict.fromkeys(TOKENS[action.token] for action in scene.legal if isinstance(action, UseToken)))
    if used:
        words = translate("Architects", "Take with {token}")
        return [
            Button(use_button(token), words.format(token=names.token(token)), "Enter" if last else "", kind, zone)
            for token, last, kind in (
                (token, token == used[-1], "primary" if token == used[-1] else "secondary") for token in used
            )
        ]
    if top is None:
        text = translate("Architects", "Take the card")
    elif builds:
        text = translate("Architects", "Take {card} and build").format(card=names.card(top))
    else:
        text = translate("Architects", "Take {card}").format(card=names.card(top))
    return [Button("take", text, "Enter", "primary", zone)]


def _stage(scene: Scene, seen: ArchitectsObservation, piece: str, paid: Sequence[str]) -> Question:
    ways = payments(scene.legal, piece)
    chosen = ways[0] if len(ways) == 1 else None
    if paid:
        chosen = paid[0].partition(":")[2].split("+")
    cost = names.cost(COSTS[PIECES.index(piece)])
    line = translate("Architects", "{cost}: choose what to pay with.").format(cost=cost)
    buttons = [_clear()]
    if chosen is not None:
        line = translate("Architects", "{cost}, paid with {cards}: {worth}.").format(
            cost=cost, cards=names.cards(chosen), worth=stage_worth(seen, piece)
        )
        text = translate("Architects", "Build {stage}").format(stage=names.stage(piece))
        buttons.append(Button("build", text, "Enter", "primary"))
    view: dict[str, object] = {"own": own(seen, scene.voice, (piece,))}
    if len(ways) > 1:
        view["offers"] = payment_offers(ways)
    title = translate("Architects", "Build {stage}").format(stage=names.stage(piece))
    return Question(title, line, seen.wonders[seen.seat or 0], tuple(buttons), view)


def _token(slug: str) -> Question:
    if slug == "stack":
        title = translate("Architects", "The top of the stack")
        line = translate("Architects", "Nobody knows this token.")
        emblem, text = "progress", translate("Architects", "Take the hidden token")
    else:
        title, line, emblem = names.token(slug), names.token_effect(slug), places.TOKEN_EMBLEMS[slug]
        text = translate("Architects", "Take {token}").format(token=title)
    return Question(title, line, emblem, (_clear(), Button("pick", text, "Enter", "primary")))


def _claim(turned_in: Sequence[str]) -> Question:
    title = translate("Architects", "Turn in {cards}").format(cards=names.cards(turned_in))
    line = translate("Architects", "They are discarded, and you choose a progress token.")
    button = Button("claim", translate("Architects", "Turn in"), "Enter", "primary")
    return Question(title, line, "progress", (_clear(), button))


def _keep(seen: ArchitectsObservation, scene: Scene, card: str) -> Question:
    line = forecast(seen, scene.options, scene.voice, card)
    text = translate("Architects", "Keep {card}").format(card=names.card(card))
    return Question(names.card(card), line, places.EMBLEMS[card], (_clear(), Button("keep", text, "Enter", "primary")))
