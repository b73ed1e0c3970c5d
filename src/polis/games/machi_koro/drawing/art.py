"""What the browser draws Machi Koro with, as JSON.

    python -m polis.games.machi_koro.drawing.art

prints it; `npm run art` makes TypeScript of it.
"""

from __future__ import annotations

import json
from typing import Any

from polis.games.machi_koro.box import ESTABLISHMENTS
from polis.games.machi_koro.drawing import glyphs, motifs, scenes, tones
from polis.games.machi_koro.text.view import LANDMARK_COSTS, PRINTED

ART: dict[str, Any] = {
    "PALETTE": {
        **tones.PALETTE,
        **{f"scene-{name}": pair for name, pair in tones.GROUNDS.items()},
    },
    "ESTABLISHMENTS": [
        {**face, "cards": card["cards"], "start": card["start"]}
        for face, card in zip(PRINTED, ESTABLISHMENTS, strict=True)
    ],
    "LANDMARKS": LANDMARK_COSTS,
    "GLYPHS": glyphs.GLYPHS,
    "LANDMARK_SIGNS": glyphs.LANDMARK_SIGNS,
    "WIDTH": motifs.WIDTH,
    "HEIGHT": motifs.HEIGHT,
    "TONES": {
        **{name: f"var(--mk-scene-{name})" for name in tones.GROUNDS},
        **tones.TONES,
    },
    "BARE": [*tones.GROUNDS, *tones.BARE],
    "OUTLINE": tones.TONES["ink"],
    "STROKE": scenes.STROKE,
    "SCENES": scenes.SCENES,
}

if __name__ == "__main__":
    print(json.dumps(ART))
