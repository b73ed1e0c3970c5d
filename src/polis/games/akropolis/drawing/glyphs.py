"""The signs of an Akropolis table as data: the shape of a hex, colours, glyphs and patterns.

Nothing here knows how a drawing is put together, so any front end can use the same signs.
"""

from __future__ import annotations

import math

from polis.drawing.palette import Palette
from polis.drawing.svg import Point, outline

RADIUS = 36.0  # from the middle of a hex to a corner
TILT = 0.92  # the table is seen a little from the front, so hexes are less deep than wide
HALF = RADIUS * math.sqrt(3) / 2 * TILT  # from the middle of a hex to its north edge
LIFT = 2 * HALF / 3 * 0.75  # a level: a third of a hex, seen as steeply as the table
LIP = LIFT * 0.4  # the coloured edge of the tile that lies on top
SHADES = 8  # levels that the tone of their stone distinguishes; higher ones keep the last tone

PALETTE: Palette = {
    "h": ("#2878b5", "#3f8fce"),
    "m": ("#e3b21c", "#dcae26"),
    "b": ("#d2552d", "#d6623d"),
    "t": ("#8a5bb0", "#9d74bf"),
    "g": ("#2f9e6b", "#3aa876"),
    "q": ("#8b8f92", "#7f8386"),
    "stone": ("#e9dfcb", "#cfc5b1"),
}
COLOURS = {letter: PALETTE[letter][0] for letter in "hmbtgq"}
STONE, PAVING = PALETTE["stone"][0], "#f3ebdb"
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
PLAZA_GLYPH = "translate(0 10)scale(.55)"  # below the stars
PAVED = 0.76  # how much of a plaza is paved
SIDES = ("n", "ne", "se", "s", "sw", "nw")
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


def plaza_stars(stars: int) -> list[str]:
    """The stars of a plaza side by side; three still fit."""
    size = 9.5 - stars
    return [star((k - (stars - 1) / 2) * 1.9 * size, -6.5, size) for k in range(stars)]
