"""The pieces of an Akropolis drawing, painted as SVG: in a city and beside it alike."""

from __future__ import annotations

from xml.etree.ElementTree import Element

from polis.drawing.svg import INK, PALE, add, blend, number, outline, theme
from polis.games.akropolis.drawing.glyphs import (
    COLOURS,
    DEEP,
    GLYPH_Y,
    GLYPHS,
    LIFT,
    LIP,
    PATTERNS,
    PAVED,
    PAVING,
    PLAZA_GLYPH,
    SHADES,
    STONE,
    corners,
    edge,
    plaza_stars,
)

# The light comes from the left: the share of black on the three sides that face the viewer.
FACES = {"sw": 0.0, "s": 0.13, "se": 0.3}

# The share of black on a top along a side where something higher stands.
SHADOWS = {"nw": 0.3, "n": 0.2, "ne": 0.08}


STYLE = (
    theme("ak")
    + """\
.ak .ak-badge{fill:#fffaf0;stroke:#2b2622;stroke-opacity:.45}
.ak .ak-sign{fill:#2b2622;font-size:12px;font-weight:600;text-anchor:middle}
"""
)


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
    add(top, "path", d=outline(corners(PAVED)), fill=PAVING, stroke=DEEP[letter], stroke_width=1.2)
    for d in plaza_stars(stars):
        add(top, "path", d=d, fill=COLOURS[letter], stroke=DEEP[letter], stroke_linejoin="round")
    add(top, "use", href=f"#ak-glyph-{letter}", transform=PLAZA_GLYPH)


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
    _walls(lip, blend(COLOURS[letter], INK, 0.12), LIP)


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
