"""World Wonders: its `Rules`, assembled from its parts."""

from __future__ import annotations

import numpy as np

from polis.core.kernel import Below
from polis.core.rules import Rules, gather, gather_text
from polis.games.world_wonders.components.loader import load
from polis.games.world_wonders.rules import apply, chance, legal, observation, position, score
from polis.games.world_wonders.rules.map import obstacles, piece_places
from polis.games.world_wonders.sheet import MONUMENTS, SEATS, SHAPES, SHEET, WORDS
from polis.games.world_wonders.strategy import playout, prior, value, weights
from polis.games.world_wonders.text import (
    effects,
    explanation,
    narration,
    notation,
    prompts,
    view,
    why_not,
)
from polis.lazy import on_first_use

RULES = Rules(
    sheet=SHEET,
    printed=load(),
    strategy=weights.make_strategy(),
    styles=weights.make_styles(),
    dtype=position.POSITION,
    kernels=gather(position, chance, legal, apply, score, observation, value, prior, playout),
    text=gather_text(notation, why_not, narration, effects, prompts, explanation, view),
    terminal=on_first_use("polis.games.world_wonders.terminal.table"),
    drawing=on_first_use("polis.games.world_wonders.drawing.table"),
    scorepad=on_first_use("polis.games.world_wonders.scorepad"),
    scorepad_terminal=on_first_use("polis.games.world_wonders.terminal.scorepad"),
    components=on_first_use("polis.games.world_wonders.components.sets"),
    prospects=on_first_use("polis.games.world_wonders.strategy.prospects"),
    extra_kernels=(
        (
            piece_places.find_places,
            (
                *(Below(SEATS), Below(SHAPES), np.zeros(WORDS, np.uint64)),
                np.zeros(piece_places.MOST_PLACES, np.int64),
            ),
        ),
        (obstacles.lacking, (Below(SEATS), Below(MONUMENTS))),
        (obstacles.untouched, (Below(MONUMENTS), np.zeros(WORDS, np.uint64))),
        (obstacles.fits_somewhere, (Below(MONUMENTS),)),
        (obstacles.is_near, (np.zeros(WORDS, np.uint64),)),
    ),
)
