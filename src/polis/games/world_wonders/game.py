"""World Wonders: its `Rules`, assembled from its parts."""

from __future__ import annotations

import numpy as np

from polis.core.interfaces import GameText
from polis.core.rules import Rules, gather
from polis.games.world_wonders import scorepad
from polis.games.world_wonders.components import sets
from polis.games.world_wonders.components.loader import load
from polis.games.world_wonders.drawing import table as drawing
from polis.games.world_wonders.rules import apply, chance, legal, observation, position, score
from polis.games.world_wonders.rules.map import obstacles
from polis.games.world_wonders.sheet import SHEET, WORDS
from polis.games.world_wonders.strategy import playout, prior, value, weights
from polis.games.world_wonders.terminal import scorepad as scorepad_terminal
from polis.games.world_wonders.terminal import table as terminal
from polis.games.world_wonders.text import (
    explanation,
    narration,
    notation,
    prompts,
    view,
    why_not,
)

RULES = Rules(
    sheet=SHEET,
    printed=load(),
    strategy=weights.make_strategy(),
    dtype=position.POSITION,
    kernels=gather(position, chance, legal, apply, score, observation, value, prior, playout),
    text=GameText(
        write=notation.write,
        read=notation.read,
        why_not=why_not.why_not,
        tell=narration.tell,
        news=narration.news,
        prompt=prompts.prompt,
        explain=explanation.explain,
        view=view.view,
    ),
    terminal=terminal,
    drawing=drawing,
    scorepad=scorepad,
    scorepad_terminal=scorepad_terminal,
    components=sets,
    extra_kernels={
        "places": scorepad.EXTRA,
        "lacking": (obstacles.lacking, (0, 0)),
        "untouched": (obstacles.untouched, (0, np.zeros(WORDS, np.uint64))),
        "fits_somewhere": (obstacles.fits_somewhere, (0,)),
        "is_near": (obstacles.is_near, (np.zeros(WORDS, np.uint64),)),
    },
)
