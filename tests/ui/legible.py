"""Whether all words of a window can be read: none cut short, none outside what holds it, none under something else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont
from PySide6.QtQml import QQmlExpression, qmlEngine
from PySide6.QtQuick import QQuickItem, QQuickWindow

from tests.ui.window import kind_of

SLACK = 1.5
"""Pixels by which letters may stand out of what holds them: rounding."""

TOUCH = 2.0
"""Pixels by which letters, or letters and a thing, may touch."""

HEIGHT = 0.75
"""Of capitals and figures, as a share of the size of the font; what else a line is high is empty."""

SHOWN = 0.9
"""What is less opaque than this does not hide what is beneath."""

ACROSS = {1: 0.0, 2: 1.0, 4: 0.5, 8: 0.0}
DOWN = {32: 0.0, 64: 1.0, 128: 0.5}
"""Where the free room of a text lies, by Qt's numbers of alignment."""

PASSING = (
    "Bubble",
    "Note",
    "WhyPopover",
    "Banner",
    "Toast",
    "Tip",
    "LogRail",
    "CardPreview",
    "DiscardFan",
    "NightPanel",
    "GrowlMoment",
)
"""What lies over the table for a while and may hide a part of it."""


@dataclass(frozen=True)
class Words:
    """A text on the screen, where its letters stand, and how much of that is shown."""

    item: QQuickItem
    text: str
    letters: QRectF
    seen: QRectF

    def __str__(self) -> str:
        spot = self.letters
        return f"{self.text!r} at {spot.x():.0f},{spot.y():.0f}, {spot.width():.0f} x {spot.height():.0f}"


@dataclass(frozen=True)
class Cover:
    """Something that hides what was painted before it."""

    item: QQuickItem
    seen: QRectF
    passing: bool


def flaws(window: QQuickWindow) -> list[str]:
    """What cannot be read, one sentence each."""
    painted = [part for root in _layers(window) for part in _parts(root, QRectF(0, 0, window.width(), window.height()))]
    words = [part for part in painted if isinstance(part, Words)]
    return [
        *(flaw for one in words for flaw in _alone(one, window)),
        *_covered(painted),
        *_crossing(painted),
    ]


# -- what is painted, in this order


def _layers(window: QQuickWindow) -> list[QQuickItem]:
    """The layer on top that keeps the keyboard to itself, else everything. Tips are no layers."""
    content = window.contentItem()
    overlay = [item for item in content.childItems() if kind_of(item) == "QQuickOverlay"]
    layers = [item for item in (overlay[0].childItems() if overlay else []) if item.isVisible() and item.opacity()]
    return [layer for layer in layers if not _is_tip(layer)][-1:] or [content]


def _is_tip(item: QQuickItem) -> bool:
    """Only popups are asked for their parent: who is asked stays known to Python longer than it lives."""
    if kind_of(item) != "QQuickPopupItem":
        return False
    owner = item.parent()
    return owner is not None and owner.inherits("QQuickToolTip")


def _parts(item: QQuickItem, room: QRectF, opacity: float = 1.0, passing: bool = False) -> Iterator[Words | Cover]:
    if not item.isVisible() or item.opacity() == 0:
        return
    opacity *= item.opacity()
    passing = passing or _is_tip(item) or kind_of(item) in PASSING
    children = sorted(filter(_is_item, item.childItems()), key=lambda child: child.z())
    for child in children:
        if child.z() < 0:
            yield from _parts(child, room, opacity, passing)
    yield from _own(item, room, opacity, passing)
    inner = room & item.mapRectToScene(item.boundingRect()) if item.clip() else room
    for child in children:
        if child.z() >= 0:
            yield from _parts(child, inner, opacity, passing)


def _is_item(child: object) -> bool:
    """Python may still take an item for what lay at its address before."""
    return isinstance(child, QQuickItem)


def _own(item: QQuickItem, room: QRectF, opacity: float, passing: bool) -> Iterator[Words | Cover]:
    if item.inherits("QQuickText"):
        letters = item.mapRectToScene(_letters(item))
        # Beside the room is a flaw, above and below it is scrolled away.
        if letters.width() > 1 and min(room.bottom(), letters.bottom()) - max(room.top(), letters.top()) > 1:
            yield Words(item, item.property("text"), letters, room & letters)
    elif _hides(item, opacity):
        yield Cover(item, room & item.mapRectToScene(item.boundingRect()), passing)


def _letters(item: QQuickItem) -> QRectF:
    width, height = item.property("contentWidth"), item.property("contentHeight")
    across, down = ACROSS[_number(item, "effectiveHorizontalAlignment")], DOWN[_number(item, "verticalAlignment")]
    line = QRectF((item.width() - width) * across, (item.height() - height) * down, width, height)
    font, lines = item.property("font"), max(1, item.property("lineCount"))
    assert isinstance(font, QFont)
    empty = max(0.0, (height / lines - HEIGHT * font.pixelSize()) / 2)
    return line.adjusted(0, empty, 0, -empty)


def _number(item: QQuickItem, name: str) -> int:
    """A property of a type that Python does not know."""
    engine = qmlEngine(item)
    assert engine is not None
    # Not the item's own context: many of them come and go, and Python may take one for what lay at its address before.
    value, _ = QQmlExpression(engine.rootContext(), item, name).evaluate()
    assert isinstance(value, int)
    return value


def _hides(item: QQuickItem, opacity: float) -> bool:
    if item.inherits("QQuickRectangle"):
        colour = item.property("color")
        assert isinstance(colour, QColor)
        return colour.alphaF() * opacity >= SHOWN
    if item.inherits("QQuickImage"):
        return opacity >= SHOWN and item.property("source").toString().startswith("image://face/")
    return False


# -- what is wrong


def _alone(one: Words, window: QQuickWindow) -> Iterator[str]:
    if one.item.property("truncated"):
        yield f"{one} is cut short"
    holder = one.item.parentItem()
    while holder is not None:
        if holder.inherits("QQuickFlickable"):
            edges = holder.mapRectToScene(holder.boundingRect())
            if one.letters.left() < edges.left() - SLACK or one.letters.right() > edges.right() + SLACK:
                yield f"{one} is wider than the list that holds it"
            return
        if holder.clip() or holder.inherits("QQuickRectangle") or holder.inherits("QQuickControl"):
            edges = holder.mapRectToScene(holder.boundingRect())
            if not edges.adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(one.letters):
                yield f"{one} leaves {_name(holder)}"
                return
        holder = holder.parentItem()
    if not QRectF(-SLACK, -SLACK, window.width() + 2 * SLACK, window.height() + 2 * SLACK).contains(one.letters):
        yield f"{one} leaves the window"


def _name(item: QQuickItem) -> str:
    spot = item.mapRectToScene(item.boundingRect())
    kind = kind_of(item)
    return f"{kind} at {spot.x():.0f},{spot.y():.0f}, {spot.width():.0f} x {spot.height():.0f}"


def _covered(painted: list[Words | Cover]) -> Iterator[str]:
    """Words of which something that stays hides a part, and that nothing hides as a whole before."""
    for at, part in enumerate(painted):
        if not isinstance(part, Words):
            continue
        for cover in painted[at + 1 :]:
            if not isinstance(cover, Cover) or not _overlap(part.seen, cover.seen):
                continue
            if cover.seen.adjusted(-TOUCH, -TOUCH, TOUCH, TOUCH).contains(part.seen):
                break
            if not cover.passing:
                yield f"{part} is half under {_name(cover.item)}"


def _crossing(painted: list[Words | Cover]) -> Iterator[str]:
    """Words that lie over each other with nothing between."""
    bare = [
        part
        for at, part in enumerate(painted)
        if isinstance(part, Words)
        and not any(isinstance(later, Cover) and _overlap(part.seen, later.seen) for later in painted[at + 1 :])
    ]
    for one, other in combinations(bare, 2):
        if _overlap(one.seen, other.seen):
            yield f"{one} and {other} lie over each other"


def _overlap(one: QRectF, other: QRectF) -> bool:
    common = one & other
    return common.width() > TOUCH and common.height() > TOUCH
