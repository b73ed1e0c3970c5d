"""Akropolis: its `Rules`, assembled from its parts."""

from __future__ import annotations

from polis.core.interfaces import GameText
from polis.core.rules import Rules, gather
from polis.games.akropolis import scorepad
from polis.games.akropolis.box import make_box
from polis.games.akropolis.drawing import table as drawing
from polis.games.akropolis.rules import apply, chance, legal, observation, position, score
from polis.games.akropolis.sheet import SHEET
from polis.games.akropolis.strategy import playout, prior, value, weights
from polis.games.akropolis.terminal import scorepad as scorepad_terminal
from polis.games.akropolis.terminal import table as terminal
from polis.games.akropolis.text import explanation, narration, notation, prompts, view, why_not

RULES = Rules(
    sheet=SHEET,
    printed=make_box(),
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
    extra_kernels={"cities": scorepad.EXTRA},
)
