"""Sets of cards to choose among in 7 Wonders Architects: what pays for a stage, what is turned in for a token."""

from __future__ import annotations

from collections.abc import Sequence

from sevens_desktop.engine.architects.actions import Build, Claim
from sevens_desktop.engine.architects.cards import names as card_names
from sevens_desktop.engine.architects.wonders import PIECES
from sevens_desktop.engine.contract import Action
from sevens_desktop.table.presenters.architects import places
from sevens_desktop.table.words import architects_names as names
from sevens_desktop.table.words.common import translate


def buildable(legal: Sequence[Action]) -> list[str]:
    """The pieces that can be built now, each once."""
    return list(dict.fromkeys(PIECES[action.piece] for action in legal if isinstance(action, Build)))


def payments(legal: Sequence[Action], piece: str) -> list[list[str]]:
    """The sets of cards that can pay for a piece."""
    return [card_names(action.paid) for action in legal if isinstance(action, Build) and PIECES[action.piece] == piece]


def claims(legal: Sequence[Action]) -> list[list[str]]:
    """The sets of science cards that can be turned in."""
    return [card_names(action.cards) for action in legal if isinstance(action, Claim)]


def payment_offers(ways: Sequence[Sequence[str]]) -> dict[str, object]:
    return {"title": translate("Architects", "Pay with"), "items": [_item("pay", way) for way in ways]}


def claim_offers(legal: Sequence[Action]) -> dict[str, object]:
    """Empty where nothing can be turned in."""
    found = claims(legal)
    if not found:
        return {}
    return {"title": translate("Architects", "Turn in for a token"), "items": [_item("claim", way) for way in found]}


def _item(verb: str, cards: Sequence[str]) -> dict[str, object]:
    return {
        "element": places.cards_element(verb, cards),
        "text": names.cards(cards),
        "cards": [{"emblem": places.EMBLEMS[card], "family": places.FAMILIES[card]} for card in cards],
    }
