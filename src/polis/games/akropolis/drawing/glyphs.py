"""The pieces of an Akropolis drawing: shapes, colours, patterns and glyphs, defined once as SVG."""

from __future__ import annotations

import math
from xml.etree.ElementTree import Element

from polis.drawing.svg import INK, PALE, Point, add, blend, number, outline, theme

RADIUS = 36.0  # from the middle of a hex to a corner
TILT = 0.92  # the table is seen a little from the front, so hexes are less deep than wide
HALF = RADIUS * math.sqrt(3) / 2 * TILT  # from the middle of a hex to its north edge
LIFT = 2 * HALF / 3 * 0.75  # a level: a third of a hex, seen as steeply as the table
SHADES = 8  # levels told apart by the tone of their stone; higher ones keep the last tone

STONE, PAVING = "#e9dfcb", "#f3ebdb"
COLOURS = {
    "h": "#2878b5",
    "m": "#e3b21c",
    "b": "#d2552d",
    "t": "#8a5bb0",
    "g": "#2f9e6b",
    "q": "#8b8f92",
}
# A dark tone of each colour, for outlines and patterns.
DEEP = {
    "h": "#0f3654",
    "m": "#5b4100",
    "b": "#661f0c",
    "t": "#3b2057",
    "g": "#0d4029",
    "q": "#3d4245",
}
GLYPH_Y = 2.0  # a glyph sits a little low, which leaves room for the signs above it
SIDES = ("n", "ne", "se", "s", "sw", "nw")
# The light comes from the left: the share of black on the three sides that face the viewer.
FACES = {"sw": 0.0, "s": 0.13, "se": 0.3}

# The share of black on a top along a side where something higher stands.
SHADOWS = {"nw": 0.3, "n": 0.2, "ne": 0.08}

# Each glyph in a box of 24 by 24 around the origin: what is pale, then what is dark.
GLYPHS = {
    "h": ("M-12.5-.5L0-11.5L12.5-.5H9V10.5H-9V-.5Z", "M-2.8 10.5V3.5H2.8V10.5Z"),
    "m": (
        "M-9.5 2V10.5H9.5V2ZM-9.5-9.5H9.5L12.5 0a3.12 3.12 0 0 1-6.25 0a3.12 3.12 0 0 1-6.25 0"
        "a3.12 3.12 0 0 1-6.25 0a3.12 3.12 0 0 1-6.25 0Z",
        "M-4.8-9.5H0V0a3.12 3.12 0 0 1-6.25 0ZM4.8-9.5H9.5L12.5 0a3.12 3.12 0 0 1-6.25 0Z",
    ),
    "b": (
        "M0-12L10-9C10.5 1 7.5 8 0 12C-7.5 8-10.5 1-10-9Z",
        "M0-12L10-9C10.3-4.9 10-1.4 8.9 1.6H0ZM0 1.6V12C-4.9 9.4-7.6 5.9-8.9 1.6Z",
    ),
    "t": (
        "M0-11.5L12.5-4.5V-2H-12.5V-4.5ZM-9.8-2H-5.6V7H-9.8ZM-2.1-2H2.1V7H-2.1Z"
        "M5.6-2H9.8V7H5.6ZM-12 7H12V10.5H-12Z",
        "M0-8.8L5.4-5.6H-5.4Z",
    ),
    "g": (
        "M-8 8.2C-13-4-5-10.5 11.5-11C12.5 4.5 5.5 12-8 8.2Z",
        "M-11.5 12.2C-7.5 4-2.4-1.2 5-5C-1-.2-5.4 5.6-9 13.2Z",
    ),
    "q": (
        "M0-11.5L6.5-8.3V-1.2L13 2V9.2L6.5 12.4L0 9.2L-6.5 12.4L-13 9.2V2L-6.5-1.2V-8.3Z",
        "M0-5L6.5-8.3V-1.2L0 2ZM-6.5 5.3L0 2V9.2L-6.5 12.4ZM6.5 5.3L13 2V9.2L6.5 12.4Z",
    ),
}
# Each pattern: the size of its tile, the turn of it, the width of its strokes, and their path.
PATTERNS = {
    "h": (8, 7, 0, 1.1, "M0 .6H8M0 4.1H8M2 .6V4.1M6 4.1V7.6"),
    "m": (9, 9, 45, 4.5, "M0 2.25H9"),
    "b": (9, 9, 45, 1.1, "M0 4.5H9M4.5 0V9"),
    "t": (6, 6, 90, 1.6, "M0 3H6"),
    "g": (7, 7, 45, 2.4, "M3.5 3.5h.01"),
    "q": (13, 9, -30, 1.1, "M1 2H6M8 6.5H12"),
}

STYLE = (
    theme("ak")
    + """\
.ak .ak-badge{fill:#fffaf0;stroke:#2b2622;stroke-opacity:.45}
.ak .ak-sign{fill:#2b2622;font-size:12px;font-weight:600;text-anchor:middle}
"""
)


def corners(size: float = 1.0) -> list[Point]:
    """The corners of a hex around the origin, clockwise from the west end of its north side."""
    turns = [math.radians(60 * k - 120) for k in range(6)]
    across = RADIUS * size
    return [(across * math.cos(turn), across * TILT * math.sin(turn)) for turn in turns]


def edge(side: str, size: float = 1.0) -> tuple[Point, Point]:
    """The two corners of a side, clockwise."""
    around, first = corners(size), SIDES.index(side)
    return around[first], around[(first + 1) % 6]


def star(x: float, y: float, size: float) -> str:
    """A five-pointed star."""
    points = []
    for k in range(10):
        reach, turn = size * (0.45 if k % 2 else 1), k * math.pi / 5
        points.append((x + reach * math.sin(turn), y - reach * math.cos(turn)))
    return outline(points)


def define(parent: Element, stars: dict[str, int]) -> None:
    """Everything that is drawn more than once, under the names the drawing uses."""
    defs = add(parent, "defs")
    soft = add(defs, "filter", id="ak-soft", x="-20%", y="-20%", width="140%", height="140%")
    add(soft, "feGaussianBlur", stdDeviation=5)
    for letter in COLOURS:
        _pattern(defs, letter)
        _glyph(defs, letter)
        _district(defs, letter)
        _lip(defs, letter)
        if letter in stars:
            _plaza(defs, letter, stars[letter])
    for level in range(1, SHADES + 1):
        _slab(defs, level)
    for side, dark in SHADOWS.items():
        _shade(defs, side, dark)
    _marks(defs)


def _pattern(defs: Element, letter: str) -> None:
    """The strokes that tell a kind without its colour."""
    width, height, turn, stroke, path = PATTERNS[letter]
    pattern = add(defs, "pattern", id=f"ak-pattern-{letter}", width=width, height=height,
                  patternUnits="userSpaceOnUse", patternTransform=f"rotate({turn})")  # fmt: skip
    add(pattern, "path", d=path, stroke=DEEP[letter], stroke_width=stroke, fill="none",
        stroke_linecap="round" if letter in "gq" else "butt", stroke_opacity=0.3)  # fmt: skip


def _glyph(defs: Element, letter: str) -> None:
    """The sign of a kind."""
    pale, dark = GLYPHS[letter]
    glyph = add(defs, "g", id=f"ak-glyph-{letter}", stroke_linejoin="round")
    add(glyph, "path", d=pale, fill=PALE, stroke=DEEP[letter], stroke_width=2)
    add(glyph, "path", d=dark, fill=DEEP[letter])


def _rim(parent: Element) -> None:
    """The thin edge of a top: light where the light comes from."""
    add(parent, "path", d=outline(corners()), fill="none", stroke=INK, stroke_opacity=0.35)
    lit = [edge("sw", 0.96)[1], *edge("nw", 0.96), edge("n", 0.96)[1]]
    d = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in lit)
    add(parent, "path", d=d, fill="none", stroke=PALE, stroke_width=1.5, stroke_opacity=0.55)


def _district(defs: Element, letter: str) -> None:
    """The top of a district or quarry, bare and with its glyph."""
    face = add(defs, "g", id=f"ak-face-{letter}")
    for fill in (COLOURS[letter], f"url(#ak-pattern-{letter})"):
        add(face, "path", d=outline(corners()), fill=fill)
    _rim(face)
    top = add(defs, "g", id=f"ak-{letter}")
    add(top, "use", href=f"#ak-face-{letter}")
    add(top, "use", href=f"#ak-glyph-{letter}", y=GLYPH_Y)


def _plaza(defs: Element, letter: str, stars: int) -> None:
    """The top of a plaza: its kind's colour and pattern around pale paving with its stars."""
    top = add(defs, "g", id=f"ak-{letter.upper()}")
    add(top, "use", href=f"#ak-face-{letter}")
    add(top, "path", d=outline(corners(0.76)), fill=PAVING, stroke=DEEP[letter], stroke_width=1.2)
    size = 9.5 - stars  # three stars still fit side by side
    for k in range(stars):
        d = star((k - (stars - 1) / 2) * 1.9 * size, -6.5, size)
        add(top, "path", d=d, fill=COLOURS[letter], stroke=DEEP[letter], stroke_linejoin="round")
    add(top, "use", href=f"#ak-glyph-{letter}", transform="translate(0 10)scale(.55)")


def _walls(parent: Element, colour: str, height: float) -> None:
    """The three sides of a prism that face the viewer, hanging down from its top."""
    for side, dark in FACES.items():
        (x1, y1), (x2, y2) = edge(side)
        d = outline([(x1, y1), (x2, y2), (x2, y2 + height), (x1, y1 + height)])
        fill = blend(colour, INK, dark)
        add(parent, "path", d=d, fill=fill, stroke=fill, stroke_width=0.4)


def _slab(defs: Element, level: int) -> None:
    """The stone of one level: the higher, the darker."""
    slab = add(defs, "g", id=f"ak-slab-{level}")
    _walls(slab, blend(STONE, "#6f5a40", 0.11 * (level - 1)), LIFT)
    (x1, y1), (x2, y2) = edge("s")
    west, east = edge("sw")[1], edge("se")[0]
    points = [east, (x1, y1), (x2, y2), west]
    d = "M" + "L".join(f"{number(x)} {number(y + LIFT)}" for x, y in points)
    add(slab, "path", d=d, fill="none", stroke=INK, stroke_opacity=0.35)


def _lip(defs: Element, letter: str) -> None:
    """The coloured edge of the tile that lies on top."""
    lip = add(defs, "g", id=f"ak-lip-{letter}")
    _walls(lip, blend(COLOURS[letter], INK, 0.12), LIFT * 0.4)


def _shade(defs: Element, side: str, dark: float) -> None:
    """The shadow on a top along a side where something higher stands."""
    (x1, y1), (x2, y2) = edge(side)
    (x3, y3), (x4, y4) = edge(side, 0.8)
    add(defs, "path", id=f"ak-shade-{side}", d=outline([(x1, y1), (x2, y2), (x4, y4), (x3, y3)]),
        fill=INK, fill_opacity=dark)  # fmt: skip


def _marks(defs: Element) -> None:
    """The stone under a quiet district, and the sign on it."""
    add(defs, "path", id="ak-cap", d=outline(corners()), fill=STONE)
    off = add(defs, "g", id="ak-off", fill="none", stroke=INK, stroke_width=1.6)
    add(off, "circle", r=5.2, fill=PALE)
    add(off, "path", d="M-3.7 3.7L3.7-3.7")


def prism(piece: Element, letter: str, level: int, hidden: int) -> None:
    """The stone below a top, as far down as the columns before it do not hide it."""
    for below in range(level - hidden):
        shade = min(level - below, SHADES)
        add(piece, "use", href=f"#ak-slab-{shade}", y=below * LIFT)
    if level > hidden:
        add(piece, "use", href=f"#ak-lip-{letter.lower()}")


def badge(piece: Element, text: str, x: float) -> None:
    """A few characters on a pale ground, at the north end of a top, which is hidden last."""
    width = 10.0 + 6 * len(text)
    add(piece, "rect", class_="ak-badge", x=x - width / 2, y=-26, width=width, height=16, rx=8)
    add(piece, "text", text, class_="ak-sign", x=x, y=-13.8)
