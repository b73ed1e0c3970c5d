"""What the browser draws Akropolis with, as JSON.

    python -m polis.games.akropolis.drawing.art

prints it; `npm run art` makes TypeScript of it.
"""

from __future__ import annotations

import json
from typing import Any

from polis.drawing.svg import outline
from polis.games.akropolis.box import TILES
from polis.games.akropolis.drawing.glyphs import (
    GLYPH_Y,
    GLYPHS,
    HALF,
    LIFT,
    LIP,
    PALETTE,
    PATTERNS,
    PAVED,
    PLAZA_GLYPH,
    RADIUS,
    SHADES,
    corners,
    plaza_stars,
)
from polis.games.akropolis.drawing.table import KIND_OF, STARS

ART: dict[str, Any] = {
    "PALETTE": PALETTE,
    "KIND_OF": KIND_OF,
    "START": [{**hexagon, "level": 1} for hexagon in TILES["start_tile"]],
    "RADIUS": RADIUS,
    "HALF": round(HALF, 4),
    "LIFT": round(LIFT, 4),
    "LIP": round(LIP, 4),
    "SHADES": SHADES,
    "CORNERS": [[round(x, 4), round(y, 4)] for x, y in corners()],
    "TOP": outline(corners()),
    "PAVING": outline(corners(PAVED)),
    "GLYPH_Y": GLYPH_Y,
    "PLAZA_GLYPH": PLAZA_GLYPH,
    "GLYPHS": GLYPHS,
    "PATTERNS": PATTERNS,
    "PLAZA_STARS": {letter.upper(): "".join(plaza_stars(stars)) for letter, stars in STARS.items()},
}

if __name__ == "__main__":
    print(json.dumps(ART))
