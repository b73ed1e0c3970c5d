"""The pieces of a World Wonders drawing, painted as SVG: on a map and beside it alike."""

from __future__ import annotations

from collections.abc import Iterable
from xml.etree.ElementTree import Element

from polis.drawing.svg import INK, PALE, add, blend, moved, number, theme
from polis.games.world_wonders.drawing.glyphs import (
    BATTLEMENTS,
    BRIDGE,
    COLOURS,
    DEEP,
    GLYPHS,
    GROUND,
    GROVE,
    GROVE_COLOURS,
    LIP,
    PATTERNS,
    PAVING,
    PENNANT,
    RIPPLE,
    SIGNS,
    TOWER,
)
from polis.games.world_wonders.drawing.paths import CELL, contour, rounded
from polis.games.world_wonders.drawing.silhouettes import BARE, TONES, silhouette
from polis.games.world_wonders.text.outlines import Area
from polis.games.world_wonders.text.view_types import BuildingFigure, MonumentFigure, Part

OUTLINE = TONES["dark"]

STYLE = (
    theme("ww")
    + """\
.ww .ww-mark{stroke:var(--ink)}
.ww .ww-line{stroke:var(--line)}
.ww .ww-chip{fill:var(--surface);stroke:var(--line)}
.ww .ww-space{fill:var(--surface);stroke:var(--quiet)}
.ww .ww-sign{fill:#2b2622;font-weight:700;text-anchor:middle}
"""
)


def define(root: Element, monuments: Iterable[str]) -> None:
    """Everything that is drawn more than once, under the names the drawing uses."""
    defs = add(root, "defs")
    for letter, (width, height, turn, stroke, path) in PATTERNS.items():
        pattern = add(defs, "pattern", id=f"ww-pattern-{letter}", width=width, height=height,
            patternUnits="userSpaceOnUse", patternTransform=f"rotate({turn})")  # fmt: skip
        add(pattern, "path", d=path, stroke=DEEP[letter], stroke_width=stroke, fill="none",
            stroke_opacity=0.28)  # fmt: skip
    _ground(defs)
    for name, (pale, dark) in GLYPHS.items():
        fill, line = (PALE, DEEP[name]) if name in DEEP else (SIGNS[name], INK)
        glyph = add(defs, "g", id=f"ww-glyph-{name}", stroke_linejoin="round", fill_rule="evenodd")
        edge = "" if name in DEEP else "ww-mark"
        add(glyph, "path", d=pale, fill=fill, stroke=line, stroke_width=1.8, class_=edge)
        if dark:
            add(glyph, "path", d=dark, fill=line)
    for name in monuments:
        picture = add(defs, "g", id=f"ww-monument-{name}", stroke=OUTLINE, stroke_linejoin="round")
        for tone, path in silhouette(name).layers:
            add(picture, "path", d=path, fill=TONES[tone], stroke_width=0 if tone in BARE else 1.2)


def _ground(defs: Element) -> None:
    """Water, paving, trees, planks and the round tower."""
    width, height, path = RIPPLE
    ripple = add(defs, "pattern", id="ww-ripple", width=width, height=height,
                 patternUnits="userSpaceOnUse")  # fmt: skip
    add(ripple, "path", d=path, fill="none", stroke=GROUND["ripple"], stroke_width=1.5,
        stroke_linecap="round", stroke_opacity=0.7)  # fmt: skip
    width, height, path = PAVING
    paving = add(defs, "pattern", id="ww-paving", width=width, height=height, x=0.5, y=0.5,
                 patternUnits="userSpaceOnUse")  # fmt: skip
    add(paving, "path", d=path, fill="none", stroke=GROUND["joint"], stroke_opacity=0.5)
    grove = add(defs, "g", id="ww-grove")
    add(grove, "ellipse", cx=20, cy=33, rx=16, ry=4.5, fill=INK, fill_opacity=0.14)
    for path, colour in zip(GROVE, GROVE_COLOURS, strict=True):
        add(grove, "path", d=path, fill=colour)
    planks = add(defs, "g", id="ww-planks")
    deck, joints, rails = BRIDGE
    add(planks, "path", d=deck, fill=GROUND["plank"], stroke=GROUND["rail"])
    add(planks, "path", d=joints, fill="none", stroke=GROUND["rail"], stroke_opacity=0.55)
    add(planks, "path", d=rails, fill="none", stroke=GROUND["rail"], stroke_width=3)
    _tower(add(defs, "g", id="ww-tower"))


def _tower(tower: Element) -> None:
    """A round tower from above, with battlements and a pennant."""
    stone = GROUND["stone"]
    looks: dict[str, dict[str, object]] = {
        "shadow": {"fill": INK, "fill_opacity": 0.22},
        "wall": {"fill": blend(stone, INK, 0.45)},
        "top": {"fill": stone, "stroke": INK, "stroke_width": 1.2},
        "battlements": {
            "fill": "none", "stroke": PALE, "stroke_width": 5, "stroke_dasharray": BATTLEMENTS,
        },
        "well": {"fill": blend(stone, INK, 0.3), "stroke": INK},
    }  # fmt: skip
    for part, (x, y, radius) in TOWER.items():
        add(tower, "circle", cx=x, cy=y, r=radius, **looks[part])
    add(tower, "path", d=PENNANT, fill="#c4552d", stroke=INK, stroke_linejoin="round")


def glyph(parent: Element, name: str, x: float, y: float, scale: float = 1.0) -> None:
    """A sign around a point."""
    add(parent, "use", href=f"#ww-glyph-{name}", transform=moved(x, y, scale))


def sign(parent: Element, text: str, x: float, y: float, size: float = 12.0) -> None:
    """A letter or a few digits on a pale round ground."""
    radius = 0.78 * size if len(text) == 1 else 0.95 * size
    add(parent, "circle", cx=x, cy=y, r=radius, fill=PALE, stroke=INK, stroke_opacity=0.5)
    add(parent, "text", text, class_="ww-sign", x=x, y=y + 0.36 * size, font_size=size)


def _slab(parent: Element, path: str, fill: str, line: str) -> None:
    """A flat piece: its front side, then its face."""
    add(parent, "path", d=path, transform=f"translate(0 {LIP})", fill=blend(fill, line, 0.6))
    add(parent, "path", d=path, fill=fill, stroke=line, stroke_width=1.3)


def road(parent: Element, cells: Area, water: Area = frozenset()) -> None:
    """A road as paving, over water as planks."""
    land, over = cells - water, cells & water
    if land:
        path = contour(land, 1.5, 4)
        _slab(parent, path, GROUND["paving"], GROUND["joint"])
        add(parent, "path", d=path, fill="url(#ww-paving)")
    upright = len({c for c, _ in cells}) == 1 and len(cells) > 1
    for c, r in sorted(over):
        where = moved(c * CELL, r * CELL)
        turn = f"{where}rotate(90 {number(CELL / 2)} {number(CELL / 2)})" if upright else where
        add(parent, "use", href="#ww-planks", transform=turn)


def tower(parent: Element, cells: Area) -> None:
    """A round tower."""
    for c, r in sorted(cells):
        add(parent, "use", href="#ww-tower", transform=moved(c * CELL, r * CELL))


def building(parent: Element, figure: BuildingFigure, letter: str) -> None:
    """A building in the colour and pattern of its type, with its glyph and letter."""
    path = rounded(figure["outline"], 1.5, 6)
    _slab(parent, path, COLOURS[letter], DEEP[letter])
    add(parent, "path", d=path, fill=f"url(#ww-pattern-{letter})")
    (x, y), (u, v) = figure["glyph"], figure["letter"]
    glyph(parent, letter, x * CELL, y * CELL, 1.7 if x == int(x) else 1.2)
    sign(parent, letter, u * CELL, v * CELL, 14 if u % 1 == 0.5 else 11)


def surrounded(parent: Element, cells: Area) -> None:
    """The mark of a building that counts as a district."""
    c, r = max(cells, key=lambda cell: (cell[1], cell[0]))
    counted(parent, (c + 0.8) * CELL, (r + 0.8) * CELL)


def counted(parent: Element, x: float, y: float) -> None:
    """The mark of whatever brings a point by where it lies."""
    add(parent, "circle", cx=x, cy=y, r=6.6, fill=PALE, stroke=INK, stroke_opacity=0.5)
    add(parent, "path", d=GLYPHS["check"][0], fill=SIGNS["check"], transform=moved(x, y + 0.4, 0.7))


def monument(parent: Element, name: str, figure: MonumentFigure) -> None:
    """A monument: a pale ground as large as its footprint, and its drawing on each part."""
    for part in figure["parts"]:
        _slab(parent, rounded(part["outline"], 1.5, 6), GROUND["plate"], "#8a6a35")
    for part in figure["parts"]:
        _picture(parent, name, part)


def _picture(parent: Element, name: str, part: Part) -> None:
    """A monument's drawing, as large as a part of it lets."""
    picture = silhouette(name)
    c, r, across, down = part["wide" if picture.width >= picture.height else "high"]
    width, height = float(picture.width), float(picture.height)
    turned = picture.turns and (across > down) != (width > height) and across != down
    wide, high = (height, width) if turned else (width, height)
    scale = min((across * CELL - 7) / wide, (down * CELL - 7) / high)
    x, y = (c + across / 2) * CELL, (r + down / 2) * CELL
    where = moved(x, y) + ("rotate(-90)" if turned else "")
    where += f"scale({scale:.4f})translate({number(-width / 2)} {number(-height / 2)})"
    add(parent, "use", href=f"#ww-monument-{name}", transform=where)


def portrait(parent: Element, name: str, x: float, y: float, room: float) -> None:
    """A monument's drawing alone, within a square that begins there."""
    picture = silhouette(name)
    scale = room / max(picture.width, picture.height)
    left = x + (room - picture.width * scale) / 2
    top = y + (room - picture.height * scale) / 2
    add(parent, "use", href=f"#ww-monument-{name}", transform=moved(left, top, scale))
