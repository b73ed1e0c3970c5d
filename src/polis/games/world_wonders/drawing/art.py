"""What the browser draws World Wonders with, as JSON.

    python -m polis.games.world_wonders.drawing.art

prints it; `npm run art` makes TypeScript of it.
"""

from __future__ import annotations

import json
from typing import Any

from polis.games.world_wonders.drawing import glyphs, scenes, silhouettes

ART: dict[str, Any] = {
    "PALETTE": glyphs.PALETTE,
    "GLYPHS": glyphs.GLYPHS,
    "SIGNS": glyphs.SIGNS,
    "PATTERNS": glyphs.PATTERNS,
    "GROVE": glyphs.GROVE,
    "GROVE_COLOURS": glyphs.GROVE_COLOURS,
    "RIPPLE": glyphs.RIPPLE,
    "PAVING": glyphs.PAVING,
    "BRIDGE": glyphs.BRIDGE,
    "TOWER": glyphs.TOWER,
    "BATTLEMENTS": glyphs.BATTLEMENTS,
    "PENNANT": glyphs.PENNANT,
    "LIP": glyphs.LIP,
    "TONES": silhouettes.TONES,
    "BARE": silhouettes.BARE,
    "OTHER": silhouettes.OTHER._asdict(),
    "SILHOUETTES": {name: found._asdict() for name, found in silhouettes.SILHOUETTES.items()},
    "SCENES": scenes.SCENES,
    "TRACKS": scenes.TRACKS,
}

if __name__ == "__main__":
    print(json.dumps(ART))
