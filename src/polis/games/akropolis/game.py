"""Akropolis: its `Rules`, assembled from its parts."""

from __future__ import annotations

import numpy as np

from polis.core.kernel import Below
from polis.core.rules import Rules, gather, gather_text
from polis.games.akropolis.box import make_box
from polis.games.akropolis.rules import (
    apply,
    chance,
    city_check,
    legal,
    mask,
    observation,
    position,
    score,
)
from polis.games.akropolis.sheet import MOST_PLACES, SEATS, SHEET
from polis.games.akropolis.strategy import playout, prior, value, weights
from polis.games.akropolis.text import (
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
    printed=make_box(),
    strategy=weights.make_strategy(),
    styles=weights.make_styles(),
    dtype=position.POSITION,
    kernels=gather(position, chance, legal, mask, apply, score, observation, value, prior, playout),
    text=gather_text(notation, why_not, narration, effects, prompts, explanation, view),
    terminal=on_first_use("polis.games.akropolis.terminal.table"),
    drawing=on_first_use("polis.games.akropolis.drawing.table"),
    scorepad=on_first_use("polis.games.akropolis.scorepad"),
    scorepad_terminal=on_first_use("polis.games.akropolis.terminal.scorepad"),
    symmetry=on_first_use("polis.games.akropolis.symmetry"),
    prospects=on_first_use("polis.games.akropolis.strategy.prospects"),
    extra_kernels=(
        (
            city_check.build_city,
            (Below(SEATS), *[np.zeros(0, np.int64)] * 4, np.zeros(3 * MOST_PLACES, np.int64)),
        ),
    ),
)
