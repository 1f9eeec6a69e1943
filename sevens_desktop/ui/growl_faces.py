"""The cards of Growl that are composed: Nights, Final Nights and Undead from a frame, an emblem and words; sins and
virtues with the icons that count. In the size for reading each says what it does.

All measures are in units of the drawing, 250 by 350. A frame is the drawing ``growl_moon`` or ``growl_finalnight``.
"""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from sevens_desktop.engine.growl.cards import (
    CARD_CODES,
    FINAL_NIGHTS,
    ICONS,
    KIND_NAMES,
    NO_ICONS,
    SPELLS,
    UNDEAD_CARDS,
    WOUND_MARKER,
)
from sevens_desktop.table.words import growl_names as names
from sevens_desktop.ui.lettering import Word, draw_block, draw_word

SVG = "{http://www.w3.org/2000/svg}"
COMPOSED, SPELL = "growl_card_", "growl_spell_"
EMBLEM_BOX = 512.0

LIGHTS = {"gold": "#E9CF78", "salve": "#9AD8A9", "charm": "#8FD0F2", "wound": "#EE9B74", "bite": "#E58AA0"}
GROUNDS = {"gold": "#2A2210", "salve": "#17281D", "charm": "#14262E", "wound": "#2C1A14", "bite": "#2B1620"}
PAPER, YELLOW, VEIL = "#F5EFE3", "#F2CB5C", "#000000"

NIGHT_INK = {"#11182A": "#1F2413", "#BFD0F2": "#C4D079", "#0B101B": "#14180C", "#323848": "#3A3E2F"}
"""The colours of a Night and, for the same parts, those of an Undead card."""

EMBLEMS = {
    "blood-hound": "wolf",
    "caged": "village",
    "hypnosis": "abyss",
    "insomnia": "sunrise",
    "seance": "speak",
    "silver-bullet": "wound",
    "the-gift": "charity",
    "truth-serum": "salve",
    "all-hallows-eve": "tomb",
    "the-accused": "judgment",
    "the-purge": "war",
    "the-sleepwalkers": "converter",
    "the-tempest": "abyss",
    "the-trusted": "peace",
    "the-unsaved": "human",
    "the-unwanted": "village",
    "grasping-bones": "skeletal",
    "cold-bite": "bite",
    "grave-robber": "skeletal",
    "infested-gift": "charity",
    "whispers-below": "speak",
    "grave-stench": "tomb",
    "shambling-horde": "undead",
    "moaning-command": "undead",
    "rotten-flesh": "salve",
    "open-grave": "tomb",
    "wound-marker": "wound",
}
"""By card."""

FIRST_ICON, ICON_STEP = (42.0, 42.0), 48.0
ICON_RADIUS = 22.0
MARK = (208.0, 42.0)
DISC, LARGE_DISC = (125.0, 148.0, 82.0), (125.0, 92.0, 54.0)
EMBLEM_SHARE = 1.293
"""Width of an emblem in radii of its disc."""

MEDALLION = "translate(55 14) scale(0.56)"
LARGE_NAME_Y, NAME_Y = 184.0, 303.0
YELLOW_PANEL, WHITE_PANEL = QRectF(22, 198, 206, 62), QRectF(22, 268, 206, 56)
WHOLE_PANEL = QRectF(22, 198, 206, 126)
TEXT_SIZE = 15.5


def is_composed(name: str) -> bool:
    return name.startswith((COMPOSED, SPELL))


def slug_of(name: str) -> str:
    return name.removeprefix(COMPOSED).removeprefix(SPELL)


# -- the drawing


def drawing(folder: Path, emblems: Path, name: str, large: bool) -> bytes:
    """The drawing without words. Raises ``KeyError`` for a card that there is not."""
    slug = slug_of(name)
    if name.startswith(SPELL):
        root = _spell(ET.fromstring((folder / f"{name}.svg").read_bytes()), large)
    else:
        root = _framed(folder, emblems, slug, large)
    icons = _icons(slug)
    for place, kind in enumerate(icons):
        _add_disc(root, emblems, kind, FIRST_ICON[0] + place * ICON_STEP, FIRST_ICON[1], ICON_RADIUS)
    return ET.tostring(root)


def _icons(slug: str) -> list[str]:
    """The icons that a card gives its owner, one disc each."""
    counts = ICONS.get(CARD_CODES[slug], NO_ICONS)
    return [KIND_NAMES[kind] for kind, count in enumerate(counts) for _ in range(count)]


def _spell(root: ET.Element, large: bool) -> ET.Element:
    """Without the sample icon; in the large size the medallion is smaller and the band is gone."""
    frame, texture, edge, _, _, mark, mark_emblem, *medallion, band = list(root)
    group = ET.Element(f"{SVG}g", {"transform": MEDALLION} if large else {})
    group.extend(medallion)
    parts = [frame, texture, edge, mark, mark_emblem, group, *(_panels() if large else [band])]
    return _root(root, parts)


def _root(root: ET.Element, parts: list[ET.Element]) -> ET.Element:
    fresh = ET.Element(root.tag, root.attrib)
    fresh.extend(parts)
    return fresh


def _framed(folder: Path, emblems: Path, slug: str, large: bool) -> ET.Element:
    code = CARD_CODES[slug]
    frame = "growl_finalnight" if code in FINAL_NIGHTS else "growl_moon"
    svg = (folder / f"{frame}.svg").read_text(encoding="utf-8")
    if _is_undead(code):
        for night, undead in NIGHT_INK.items():
            svg = svg.replace(night, undead)
    root = ET.fromstring(svg)
    outer, ground, _, edge, _, _ = list(root)
    ink = str(ground[0].get("fill"))
    if large:
        for part in [part for part in ground if part.tag == f"{SVG}g" and part.get("opacity") is None]:
            ground.remove(part)
        ground.remove(ground[-1])
        for circle in ground.iter(f"{SVG}circle"):
            _shrink(circle)
    x, y, radius = LARGE_DISC if large else DISC
    parts = [outer, ground, _emblem(emblems, EMBLEMS[slug], x, y, radius * EMBLEM_SHARE, ink), edge]
    if large:
        parts += _panels(whole=True)
    return _root(root, parts)


def _is_undead(code: int) -> bool:
    return code in UNDEAD_CARDS or code == WOUND_MARKER


def _shrink(circle: ET.Element) -> None:
    """The disc and its ring; stars stay."""
    x, y, radius = DISC
    if (circle.get("cx"), circle.get("cy")) == (f"{x:g}", f"{y:g}"):
        ratio = LARGE_DISC[2] / radius
        circle.set("cy", f"{LARGE_DISC[1]:g}")
        circle.set("r", f"{float(str(circle.get('r'))) * ratio:g}")


def _emblem(emblems: Path, key: str, x: float, y: float, width: float, ink: str) -> ET.Element:
    scale = width / EMBLEM_BOX
    group = ET.Element(f"{SVG}g", {"transform": f"translate({x - width / 2:g} {y - width / 2:g}) scale({scale:g})"})
    for path in _paths(emblems, key):
        path.set("fill", ink)
        group.append(path)
    return group


def _paths(emblems: Path, key: str) -> Iterator[ET.Element]:
    yield from ET.parse(emblems / f"{key}.svg").getroot().iter(f"{SVG}path")


def _add_disc(root: ET.Element, emblems: Path, kind: str, x: float, y: float, radius: float) -> None:
    key = "nugget" if kind == "gold" else kind
    ET.SubElement(root, f"{SVG}circle", {"cx": f"{x:g}", "cy": f"{y:g}", "r": f"{radius:g}", "fill": LIGHTS[kind]})
    root.append(_emblem(emblems, key, x, y, radius * EMBLEM_SHARE, GROUNDS[kind]))


def _panels(*, whole: bool = False) -> list[ET.Element]:
    """Where the text stands."""
    boxes = [WHOLE_PANEL] if whole else [YELLOW_PANEL, WHITE_PANEL]
    return [
        ET.Element(
            f"{SVG}rect",
            {
                "x": f"{box.x():g}",
                "y": f"{box.y():g}",
                "width": f"{box.width():g}",
                "height": f"{box.height():g}",
                "rx": "7",
                "fill": VEIL,
                "fill-opacity": ".42",
            },
        )
        for box in boxes
    ]


# -- the words


def write(painter: QPainter, name: str, large: bool) -> None:
    """The name, and in the large size what the card does: yellow is read aloud once, white stays in force."""
    slug = slug_of(name)
    draw_word(painter, _name(slug, large))
    if not large:
        return
    if name.startswith(SPELL):
        yellow = names.yellow(slug) or names.free()
        draw_block(painter, yellow, YELLOW_PANEL, TEXT_SIZE, QColor(YELLOW))
        draw_block(painter, names.white(slug), WHITE_PANEL, TEXT_SIZE, QColor(PAPER))
    else:
        colour = PAPER if CARD_CODES[slug] in SPELLS else YELLOW if _is_undead(CARD_CODES[slug]) else PAPER
        draw_block(painter, names.tell(slug) or names.white(slug), WHOLE_PANEL, TEXT_SIZE, QColor(colour))


def _name(slug: str, large: bool) -> Word:
    return {
        "word": names.card(slug).upper(),
        "x": 125.0,
        "y": LARGE_NAME_Y if large else NAME_Y,
        "size": 22.0 if large else 26.0,
        "fill": PAPER,
        "anchor": "middle",
        "family": "Marcellus",
        "weight": "400",
        "letterSpacing": 2.0,
        "transforms": [],
    }
