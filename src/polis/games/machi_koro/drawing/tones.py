"""The colours of Machi Koro's cards and pictures, as pairs: for a light and for a dark theme."""

from __future__ import annotations

from polis.drawing.palette import Palette


def _same(colour: str) -> tuple[str, str]:
    """A colour of both themes."""
    return colour, colour


# What cards have by their colour, and coins.
PALETTE: Palette = {
    "blue": _same("#3179b8"),
    "green": _same("#3f8f53"),
    "red": _same("#c64537"),
    "purple": _same("#7c56a8"),
    "landmark": _same("#c99a1e"),
    "coin": _same("#d9a92e"),
}

# Behind the things of a picture: these follow the theme and have no outline.
GROUNDS: Palette = {
    "sky": ("#d3e7f1", "#2b414e"),
    "cloud": ("#f4f9fa", "#3c5664"),
    "hill": ("#a9c98d", "#41573a"),
    "grass": ("#bfd8a0", "#50683f"),
    "path": ("#e6d8bd", "#544a3d"),
    "wall": ("#f3e6cd", "#4a4034"),
    "shade": ("#d9c6a3", "#382f26"),
    "linen": ("#fdf5e8", "#6b574c"),
    "cloth": ("#f2c4b3", "#84544a"),
    "check": ("#e3937d", "#a0614f"),
    "line": ("#3b2f25", "#d5dee0"),
}

# Of the things in a picture, the same in both themes.
TONES = {
    "straw": "#ecc85e",
    "furrow": "#d2a23c",
    "husk": "#c9952f",
    "crust": "#d99a4e",
    "soil": "#a5794b",
    "white": "#fffaf0",
    "chalk": "#fffaf0",
    "cream": "#f3deb4",
    "stone": "#cfc5b4",
    "grey": "#a3a5a4",
    "steel": "#75828d",
    "coal": "#4b4c52",
    "wood": "#bd8449",
    "timber": "#8b5a32",
    "red": "#cc503b",
    "rose": "#eba68f",
    "orange": "#e78b35",
    "gold": "#f2c63f",
    "green": "#4c8c55",
    "leaf": "#7fb35f",
    "pine": "#3f7a54",
    "blue": "#3d7fba",
    "glass": "#9fcde3",
    "pane": "#d9eff7",
    "violet": "#8b66b6",
    "ink": "#3b2f25",
}
BARE = ("ink", "chalk", "furrow")  # tones without an outline, besides those of the ground
