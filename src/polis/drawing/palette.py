"""The colours that drawings and the browser share, as pairs: for a light and for a dark theme.

    python -m polis.drawing.palette

prints them; `npm run art` makes the browser's style sheet of them and of those of each game.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

Palette = Mapping[str, tuple[str, str]]

PALETTE: Palette = {
    "surface": ("#f5f0e6", "#1d1b19"),
    "raised": ("#fffaf0", "#282522"),
    "ink": ("#2b2622", "#ece5da"),
    "quiet": ("#6d645a", "#a79d90"),
    "line": ("#ddd3c2", "#3b3631"),
    "accent": ("#1f6fb2", "#5aa9e6"),
}


def variables(palette: Palette, dark: bool = False) -> str:
    """The colours of one theme as CSS variables."""
    return "".join(f"--{name}:{pair[dark]};" for name, pair in palette.items())


if __name__ == "__main__":
    print(json.dumps(PALETTE))
